// SPDX-License-Identifier: MIT
// Assassin bug: one ground step, or it kills a neighbouring enemy tile and is removed with
// it.
#pragma once

#include "petek/hive/bugs/queen.h"

namespace petek::hive::kernel::PETEK_KERNEL {

template <class C>
struct Assassin : QueenBee<C> {
  using G = typename C::Grid;
  using Set = typename C::Set;
  static constexpr Bug kBug = Bug::Assassin;

  // The tiles that a tile that uses this ability, which must not be pinned, can kill.
  [[nodiscard]] static TileSet victims(C& c, Tile user) {
    const State& s = c.state;
    const unsigned cell = c.board.cell[user.id];
    const unsigned beneath = s.level[user.id];
    const Set steps = G::ring(cell, c.ungated(cell, beneath) & c.board.around(cell));
    const TileSet candidates = (c.tiles_in(steps) & c.enemies()) - s.covered - s.elevated -
                               s.just_moved - s.just_turned - c.showing(Bug::ShieldBug);
    TileSet victims;
    for (const Tile t : candidates) {
      if (c.is_shielded(c.board.cell[t.id])) continue;
      const Set other = G::single(c.board.cell[t.id]);
      if (c.is_one_hive_without(beneath == 0 ? other | G::single(cell) : other)) victims.insert(t);
    }
    return victims;
  }
};

}  // namespace petek::hive::kernel::PETEK_KERNEL
