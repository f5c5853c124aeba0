// SPDX-License-Identifier: MIT
// Scorpion (V-C): exactly two ground steps, no cell twice; enemy tiles next to it are not flipped.
#pragma once

#include "petek/hive/kernel/context.h"

namespace petek::hive::kernel::PETEK_KERNEL {

template <class C>
struct Scorpion {
  using Set = typename C::Set;
  static constexpr Bug kBug = Bug::Scorpion;

  [[nodiscard]] static Set targets(C& c, unsigned cell, unsigned /*beneath*/) {
    const Set start = C::Grid::single(cell);
    const GroundSteps<typename C::Grid> step(c.board.occupied.without(start));
    const Set first = step(start);
    // Two steps never lead back to the first cell, so all first steps go on together.
    return step(first).without(start);
  }
  [[nodiscard]] static unsigned count(C& c, unsigned cell, unsigned beneath) {
    return targets(c, cell, beneath).count();
  }

  // Tiles that their owner, the player to act, may not flip.
  [[nodiscard]] static TileSet held(const C& c) {
    const TileSet scorpions = (c.state.on_board & c.enemies() & c.showing(kBug)) - c.state.covered;
    if (scorpions.empty()) return {};
    const Set next_to = dilated<typename C::Grid>(c.cells_of(scorpions));
    return c.tiles_in(next_to) - c.showing(Bug::ShieldBug);
  }
};

}  // namespace petek::hive::kernel::PETEK_KERNEL
