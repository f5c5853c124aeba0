// SPDX-License-Identifier: MIT
// Pillbug (H-P): one ground step like a queen bee, or it tosses a neighbouring tile over itself.
#pragma once

#include "petek/hive/bugs/queen.h"

namespace petek::hive::kernel::PETEK_KERNEL {

template <class C>
struct Pillbug : QueenBee<C> {
  using Set = typename C::Set;
  static constexpr Bug kBug = Bug::Pillbug;

  struct Toss {
    TileSet tiles;  // which may be tossed
    Set cells;      // to any of these
  };

  // What a tile that uses this ability can do, pinned or not; `pinned`: cells of tiles that are.
  [[nodiscard]] static Toss toss(const C& c, Tile user, const Set& pinned) {
    using G = typename C::Grid;
    const auto& b = c.board;
    const unsigned cell = b.cell[user.id];
    const Pattern p = b.around(cell);
    // Both steps pass over the pillbug's top: its own height bars whatever gate is no higher.
    const Pattern ways = c.ungated(cell, c.state.level[user.id] + 1U);
    Pattern lone = p;
    if (b.tallest >= 2) lone &= ~G::pattern(b.at_least[2], cell);
    const Pattern to = ways & ~p;
    const Pattern from = ways & lone;
    if (to == 0 || from == 0) return {{}, Set::none()};
    TileSet tossable =
        c.tiles_in(G::ring(cell, from).without(pinned)) - c.state.just_moved - c.state.frozen;
    if (c.state.rules.toss == hive::Toss::Own) tossable = tossable & tiles(c.state.to_act);
    if constexpr (C::kHasColony) {
      tossable = tossable - c.showing(Bug::ShieldBug) - TileSet::of(kHoneycomb);  // V-K, C-2
    }
    return {tossable, G::ring(cell, to)};
  }
};

}  // namespace petek::hive::kernel::PETEK_KERNEL
