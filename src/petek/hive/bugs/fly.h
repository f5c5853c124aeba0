// SPDX-License-Identifier: MIT
// Fly (V-Y): from anywhere onto a tile that the opponent touched in its last turn, and a step down.
#pragma once

#include "petek/hive/kernel/context.h"

namespace petek::hive::kernel::PETEK_KERNEL {

template <class C>
struct Fly {
  using Set = typename C::Set;
  static constexpr Bug kBug = Bug::Fly;

  [[nodiscard]] static Set targets(C& c, unsigned cell, unsigned beneath) {
    const State& s = c.state;
    const TileSet touched = (s.just_moved | s.just_turned | s.just_placed) & s.on_board;
    const Set cells = c.cells_of(touched - s.covered).without(C::Grid::single(cell));
    if (!cells.any()) return cells;
    return c.steps(cell, beneath)(cells).without(c.board.occupied);
  }
  [[nodiscard]] static unsigned count(C& c, unsigned cell, unsigned beneath) {
    return targets(c, cell, beneath).count();
  }
};

}  // namespace petek::hive::kernel::PETEK_KERNEL
