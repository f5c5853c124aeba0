// SPDX-License-Identifier: MIT
// Queen bee (H-Q): one ground step.
#pragma once

#include "petek/hive/kernel/context.h"

namespace petek::hive::kernel::PETEK_KERNEL {

// C is the Context. Every bug that moves has these three.
template <class C>
struct QueenBee {
  using Set = typename C::Set;
  static constexpr Bug kBug = Bug::Queen;

  // Where a tile of this bug on `cell`, with `beneath` tiles under it, may go; and how many.
  // Asked of tiles that may move (unpinned, uncovered) and, if they stay on it, are on the ground.
  [[nodiscard]] static Set targets(C& c, unsigned cell, unsigned /*beneath*/) {
    return C::Grid::ring(cell, kRings.slides[c.board.around(cell)]);
  }
  [[nodiscard]] static unsigned count(C& c, unsigned cell, unsigned /*beneath*/) {
    return kRings.slide_count[c.board.around(cell)];
  }
};

}  // namespace petek::hive::kernel::PETEK_KERNEL
