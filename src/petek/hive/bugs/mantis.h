// SPDX-License-Identifier: MIT
// Mantis: it takes the tile that the opponent placed last and is removed with it.
#pragma once

#include "petek/hive/kernel/context.h"

namespace petek::hive::kernel::PETEK_KERNEL {

template <class C>
struct Mantis {
  using G = typename C::Grid;
  using Set = typename C::Set;
  static constexpr Bug kBug = Bug::Mantis;

  // The tile that a tile that uses this ability, pinned or not, can take: one or none.
  [[nodiscard]] static TileSet victims(const C& c, Tile user) {
    const State& s = c.state;
    const std::uint8_t last = s.last_placed[index(opponent(s.to_act))];
    if (last == State::kNone || last == user.id) return {};
    const Tile victim{last};
    const TileSet it = TileSet::of(victim);
    if ((it & s.on_board).empty() || !(it & (s.covered | c.showing(Bug::ShieldBug))).empty()) {
      return {};
    }
    const unsigned cell = c.board.cell[victim.id];
    if (c.is_shielded(cell)) return {};
    Set emptied = Set::none();
    if (s.level[user.id] == 0) emptied = emptied | G::single(c.board.cell[user.id]);
    if (s.level[victim.id] == 0) emptied = emptied | G::single(cell);
    return c.is_one_hive_without(emptied) ? it : TileSet{};
  }
};

}  // namespace petek::hive::kernel::PETEK_KERNEL
