// SPDX-License-Identifier: MIT
// Centipede (V-E): it changes places with a lone tile three steps away on top of the hive.
#pragma once

#include "petek/hive/kernel/context.h"

namespace petek::hive::kernel::PETEK_KERNEL {

template <class C>
struct Centipede {
  using G = typename C::Grid;
  using Set = typename C::Set;
  static constexpr Bug kBug = Bug::Centipede;

  // The tiles with which a tile that uses this ability, pinned or not, can change places.
  [[nodiscard]] static TileSet partners(C& c, Tile user) {
    const State& s = c.state;
    const unsigned cell = c.board.cell[user.id];
    const unsigned beneath = s.level[user.id];
    const auto step = c.steps(cell, beneath);
    const Set start = G::single(cell);
    const Set tops = c.climbable().without(start);
    const Set lone = c.board.occupied.without(c.board.two_or_more() | start);
    // The third cell must differ from the first, so each first step is followed by itself.
    Set ends = Set::none();
    (step(start) & tops).for_each([&](std::size_t index) {
      const Set first = G::single(static_cast<unsigned>(index));
      const Set second = step(first) & tops;
      ends = ends | (step(second) & lone).without(first);
    });
    const TileSet candidates =
        (c.tiles_in(ends) - s.just_moved - s.frozen - c.showing(Bug::ShieldBug)) -
        TileSet::of(kHoneycomb);
    TileSet partners;
    for (const Tile t : candidates) {
      const Set other = G::single(c.board.cell[t.id]);
      // The same cells are occupied after it, so one hive while both are lifted is enough.
      if (c.is_one_hive_without(beneath == 0 ? other | start : other)) partners.insert(t);
    }
    return partners;
  }
};

}  // namespace petek::hive::kernel::PETEK_KERNEL
