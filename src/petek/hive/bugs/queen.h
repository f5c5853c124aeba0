// SPDX-License-Identifier: MIT
// Queen bee (H-Q): one ground step.
#pragma once

#include "petek/hive/kernel/context.h"

namespace petek::hive::kernel::PETEK_KERNEL {

template <class G>
struct QueenBee {
  static constexpr Bug kBug = Bug::Queen;

  // Where a tile of this bug on `cell`, with `beneath` tiles under it, may go; and how many.
  // Every bug has these two; they are asked of tiles that may move (unpinned, uncovered).
  [[nodiscard]] static typename G::Set targets(Context<G>& c, unsigned cell, unsigned /*beneath*/) {
    return G::ring(cell, kRings.slides[c.board.around(cell)]);
  }
  [[nodiscard]] static unsigned count(Context<G>& c, unsigned cell, unsigned /*beneath*/) {
    return kRings.slide_count[c.board.around(cell)];
  }
};

}  // namespace petek::hive::kernel::PETEK_KERNEL
