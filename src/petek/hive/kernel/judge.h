// SPDX-License-Identifier: MIT
// What follows from an action: surrounded queens, outcome, marks, turn; and cells of the window.
#pragma once

#include <bit>
#include <cstdint>

#include "petek/hive/action.h"
#include "petek/hive/kernel/tables.h"
#include "petek/hive/state.h"

namespace petek::hive::kernel::PETEK_KERNEL {

// Which queens are surrounded (H-16, X-4): bit 0 White's, bit 1 Black's. `cells` gives the index of
// a queen's cell; it is asked only for queens on the board.
template <class G, class Cells>
[[nodiscard]] unsigned surrounded(const State& s, const typename G::Set& white,
                                  const typename G::Set& black, const typename G::Set& neutral,
                                  Cells&& cells) {
  const auto closed = [&](Colour c, const typename G::Set& enemy) -> unsigned {
    if (!s.on_board.contains(queen_of(c))) return 0;
    typename G::Stored wall;
    wall.store(s.rules.surround == Surround::Any ? white | black | neutral : enemy);
    if (G::pattern(wall, cells(c)) != kFullRing) return 0;
    const bool must_be_covered = s.rules.expansions.contains(Expansion::Guardians);  // U-2
    return must_be_covered && !s.covered.contains(queen_of(c)) ? 0U : 1U;
  };
  return closed(Colour::White, black) | closed(Colour::Black, white) << 1;
}

// `lifted`: what was surrounded while the tile was in the air.
[[nodiscard]] inline Outcome judged(const Rules& rules, unsigned lifted, unsigned landed) {
  if (landed == 0) return Outcome::InProgress;
  if (landed == 1) return Outcome::BlackWins;
  if (landed == 2) return Outcome::WhiteWins;
  if (rules.both == BothSurrounded::FirstLoses) {
    if (lifted == 1) return Outcome::BlackWins;
    if (lifted == 2) return Outcome::WhiteWins;
  }
  return Outcome::Draw;
}

// Marks and turn after an action (H-14, H-15): a tile is frozen when its owner did not move it.
inline void finish_turn(State& s, TileSet moved) {
  s.just_moved = moved;
  s.to_act = opponent(s.to_act);
  s.frozen = moved & tiles(s.to_act);
  ++s.ply;
}

// The tile on top of a cell of the plane that `besides` does not hold.
template <class G>
[[nodiscard]] Tile top_of(const State& s, WrappedHex cell, TileSet besides) {
  TileSet here = TileSet(G::tiles_at(s, cell.q, cell.r)) - besides;
  Tile top = here.first();
  if (here.size() > 1) {
    for (const Tile t : here) {
      if (s.level[t.id] > s.level[top.id]) top = t;
    }
  }
  return top;
}

// A cell of the plane in the window.
template <class G>
struct Spot {
  unsigned column;
  unsigned row;

  Spot(const State& s, WrappedHex cell)
      : column(static_cast<std::uint8_t>(cell.q - static_cast<std::uint8_t>(s.origin.q))),
        row(static_cast<std::uint8_t>(cell.r - static_cast<std::uint8_t>(s.origin.r))) {}

  // A tile must leave the border of the window free.
  [[nodiscard]] bool is_inside() const {
    return column - 1 < G::kSide - 2 && row - 1 < G::kSide - 2;
  }
  [[nodiscard]] typename G::Set set() const { return G::single(row, column); }
  [[nodiscard]] int arcs(const typename G::Stored& occupied) const {
    return kRings.arcs[G::pattern(occupied, row, column)];
  }
};

template <class G>
[[nodiscard]] unsigned surrounded_in_window(const State& s) {
  return surrounded<G>(s, G::load(s.tops[0]), G::load(s.tops[1]), G::load(s.tops[2]),
                       [&](Colour c) {
                         const Tile queen = queen_of(c);
                         const Spot<G> spot(s, {s.q[queen.id], s.r[queen.id]});
                         return spot.row * G::kSide + spot.column;
                       });
}

template <class G>
[[nodiscard]] typename G::Set occupied_cells(const State& s) {
  return G::load(s.tops[0]) | G::load(s.tops[1]) | G::load(s.tops[2]);
}

}  // namespace petek::hive::kernel::PETEK_KERNEL
