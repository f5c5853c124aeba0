// SPDX-License-Identifier: MIT
// Pillbug (H-P): one ground step like a queen bee; its toss is in kernel/generator.h.
#pragma once

#include "petek/hive/bugs/queen.h"

namespace petek::hive::kernel::PETEK_KERNEL {

template <class G>
struct Pillbug : QueenBee<G> {
  static constexpr Bug kBug = Bug::Pillbug;
};

}  // namespace petek::hive::kernel::PETEK_KERNEL
