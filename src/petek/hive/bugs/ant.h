// SPDX-License-Identifier: MIT
// Soldier ant (H-A): any number of ground steps.
#pragma once

#include "petek/hive/kernel/context.h"

namespace petek::hive::kernel::PETEK_KERNEL {

template <class G>
struct Ant {
  static constexpr Bug kBug = Bug::Ant;

  [[nodiscard]] static typename G::Set targets(Context<G>& c, unsigned cell, unsigned /*beneath*/) {
    return c.walk(cell);
  }
  [[nodiscard]] static unsigned count(Context<G>& c, unsigned cell, unsigned /*beneath*/) {
    return c.count_walk(cell);
  }
};

}  // namespace petek::hive::kernel::PETEK_KERNEL
