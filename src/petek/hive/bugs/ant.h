// SPDX-License-Identifier: MIT
// Soldier ant (H-A): any number of ground steps.
#pragma once

#include "petek/hive/kernel/context.h"

namespace petek::hive::kernel::PETEK_KERNEL {

template <class C>
struct Ant {
  using Set = typename C::Set;
  static constexpr Bug kBug = Bug::Ant;

  [[nodiscard]] static Set targets(C& c, unsigned cell, unsigned /*beneath*/) {
    return c.walk(cell);
  }
  [[nodiscard]] static unsigned count(C& c, unsigned cell, unsigned /*beneath*/) {
    return c.count_walk(cell);
  }
};

}  // namespace petek::hive::kernel::PETEK_KERNEL
