// SPDX-License-Identifier: MIT
// Tick (V-T): one step up from the ground or down to it, or mind control of a neighbouring enemy
// tile.
#pragma once

#include "petek/hive/kernel/context.h"

namespace petek::hive::kernel::PETEK_KERNEL {

template <class C>
struct Tick {
  using Set = typename C::Set;
  static constexpr Bug kBug = Bug::Tick;

  [[nodiscard]] static Set targets(C& c, unsigned cell, unsigned beneath) {
    const Set steps = c.steps(cell, beneath)(C::Grid::single(cell));
    return beneath == 0 ? steps & c.climbable() : steps.without(c.board.occupied);
  }
  [[nodiscard]] static unsigned count(C& c, unsigned cell, unsigned beneath) {
    return targets(c, cell, beneath).count();
  }

  // Whether the tile has the ability; a mosquito on the ground has it from a tick beside it.
  [[nodiscard]] static bool is_user(const C& c, Tile t) {
    if (c.showing(kBug).contains(t)) return true;
    return c.showing(Bug::Mosquito).contains(t) && !c.state.elevated.contains(t) &&
           c.touches(c.board.cell[t.id], kBug);
  }

  // Every enemy tile that is under control of one of these own tiles, chains included.
  [[nodiscard]] static TileSet controlled(const C& c, TileSet able) {
    const State& s = c.state;
    TileSet controlled;
    TileSet users;
    for (const Tile t : able&(c.showing(kBug) | c.showing(Bug::Mosquito))) {
      if (is_user(c, t)) users.insert(t);
    }
    while (!users.empty()) {
      const Tile user = users.first();
      users.erase(user);
      const TileSet reached = (c.touched(c.board.cell[user.id]) & c.enemies()) - s.just_moved -
                              c.showing(Bug::ShieldBug) - controlled;
      for (const Tile t : reached) {
        if (s.level[t.id] != s.level[user.id]) continue;
        controlled.insert(t);
        if (is_user(c, t)) users.insert(t);
      }
    }
    return controlled;
  }
};

}  // namespace petek::hive::kernel::PETEK_KERNEL
