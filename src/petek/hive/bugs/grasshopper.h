// SPDX-License-Identifier: MIT
// Grasshopper (H-G): a straight jump over one or more occupied cells to the first empty one.
#pragma once

#include "petek/hive/kernel/context.h"

namespace petek::hive::kernel::PETEK_KERNEL {

template <class C>
struct Grasshopper {
  using Set = typename C::Set;
  static constexpr Bug kBug = Bug::Grasshopper;

  [[nodiscard]] static Set targets(C& c, unsigned cell, unsigned /*beneath*/) {
    Set targets = Set::none();
    const Pattern p = c.board.around(cell);
    for (unsigned i = 0; i < 6; ++i) {
      if ((p >> i & 1) == 0) continue;
      unsigned at = cell + kIndexStep<typename C::Grid>[i];
      do {
        at += kIndexStep<typename C::Grid>[i];
      } while (c.board.at_least[1].contains(at));
      targets = targets | C::Grid::single(at);
    }
    return targets;
  }
  // Each occupied neighbour begins a row, and each row ends.
  [[nodiscard]] static unsigned count(C& c, unsigned cell, unsigned /*beneath*/) {
    return static_cast<unsigned>(std::popcount(c.board.around(cell)));
  }
};

}  // namespace petek::hive::kernel::PETEK_KERNEL
