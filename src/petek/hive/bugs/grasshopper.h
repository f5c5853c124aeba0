// SPDX-License-Identifier: MIT
// Grasshopper (H-G): a straight jump over one or more occupied cells to the first empty one.
#pragma once

#include "petek/hive/kernel/context.h"

namespace petek::hive::kernel::PETEK_KERNEL {

template <class G>
struct Grasshopper {
  static constexpr Bug kBug = Bug::Grasshopper;

  [[nodiscard]] static typename G::Set targets(Context<G>& c, unsigned cell, unsigned /*beneath*/) {
    using Set = typename G::Set;
    Set targets = Set::none();
    const Pattern p = c.board.around(cell);
    for (unsigned i = 0; i < 6; ++i) {
      if ((p >> i & 1) == 0) continue;
      unsigned at = cell + kStep[i];
      do {
        at += kStep[i];
      } while (c.board.at_least[1].contains(at));
      targets = targets | G::single(at);
    }
    return targets;
  }
  // Each occupied neighbour begins a row, and each row ends.
  [[nodiscard]] static unsigned count(Context<G>& c, unsigned cell, unsigned /*beneath*/) {
    return static_cast<unsigned>(std::popcount(c.board.around(cell)));
  }

 private:
  // Index differences in the order of kRing.
  static constexpr unsigned kStep[6] = {0U - G::kSide, 1U - G::kSide, 0U - 1U, 1U,
                                        G::kSide - 1,  G::kSide};
};

}  // namespace petek::hive::kernel::PETEK_KERNEL
