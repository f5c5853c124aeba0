// SPDX-License-Identifier: MIT
// Performing an action: tile arrays, bitboards, key, holes, marks, outcome.
//
// apply() is the common case, a hive in its window. Whatever does not fit goes through
// apply_anywhere() in rebuild.h, which changes the tile arrays and makes the rest anew.
#pragma once

#include <bit>
#include <cstdint>

#include "petek/hive/action.h"
#include "petek/hive/kernel/generator.h"
#include "petek/hive/kernel/kernel.h"
#include "petek/hive/key.h"

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
    return G::pattern(wall, cells(c)) == kFullRing ? 1U : 0U;
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

[[nodiscard]] inline Outcome win_of(Colour c) {
  return c == Colour::White ? Outcome::WhiteWins : Outcome::BlackWins;
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
  [[nodiscard]] bool is_inside() const { return column - 1 < G::kSide - 2 && row - 1 < G::kSide - 2; }
  [[nodiscard]] typename G::Set set() const { return G::single(row, column); }
  [[nodiscard]] int arcs(const typename G::Stored& occupied) const {
    return kRings.arcs[G::pattern(occupied, row, column)];
  }
};

template <class G>
[[nodiscard]] unsigned surrounded_in_window(const State& s) {
  return surrounded<G>(s, G::load(s.tops[0]), G::load(s.tops[1]), G::load(s.tops[2]), [&](Colour c) {
    const Tile queen = queen_of(c);
    const Spot<G> spot(s, {s.q[queen.id], s.r[queen.id]});
    return spot.row * G::kSide + spot.column;
  });
}

template <class G>
[[nodiscard]] typename G::Set occupied_cells(const State& s) {
  return G::load(s.tops[0]) | G::load(s.tops[1]) | G::load(s.tops[2]);
}

// Takes a tile off its cell, and whatever is beneath it comes to the top. Its own arrays stay.
template <class G>
void lift(State& s, Tile tile) {
  const WrappedHex start = {s.q[tile.id], s.r[tile.id]};
  const Spot<G> from(s, start);
  const unsigned level = s.level[tile.id];
  const typename G::Set leaving = from.set();
  WindowSet& own = s.tops[index(colour(tile))];
  s.key_sum -= key_term(tile, s.second_face.contains(tile), level, from.column, from.row);
  if (level == 0) {
    typename G::Stored occupied;
    occupied.store(occupied_cells<G>(s));
    s.holes = static_cast<std::int8_t>(s.holes + 1 - from.arcs(occupied));
    G::store(own, G::load(own).without(leaving));
    return;
  }
  const Tile beneath = top_of<G>(s, start, TileSet::of(tile));
  s.covered.erase(beneath);
  s.elevated.erase(tile);
  G::store(own, G::load(own).without(leaving));
  WindowSet& uncovered = s.tops[index(colour(beneath))];
  G::store(uncovered, G::load(uncovered) | leaving);
}

// Puts a tile that is in the air or in hand onto a cell inside the window.
template <class G>
PETEK_INLINE void land(State& s, Tile tile, WrappedHex cell, const Spot<G>& to) {
  const typename G::Set filled = occupied_cells<G>(s);
  const typename G::Set landing = to.set();
  unsigned level = 0;
  if (filled.meets(landing)) {
    const Tile beneath = top_of<G>(s, cell, TileSet::of(tile));
    level = s.level[beneath.id] + 1U;
    s.covered.insert(beneath);
    s.elevated.insert(tile);
    WindowSet& covered = s.tops[index(colour(beneath))];
    G::store(covered, G::load(covered).without(landing));
  } else if (s.ply > 0) {
    typename G::Stored occupied;
    occupied.store(filled);
    s.holes = static_cast<std::int8_t>(s.holes - 1 + to.arcs(occupied));
  }
  WindowSet& own = s.tops[index(colour(tile))];
  G::store(own, G::load(own) | landing);
  G::put(s.q, tile, cell.q);
  G::put(s.r, tile, cell.r);
  if (s.level[tile.id] != level) s.level[tile.id] = static_cast<std::uint8_t>(level);
  s.key_sum += key_term(tile, s.second_face.contains(tile), level, to.column, to.row);
}

template <class G>
PETEK_INLINE void apply(State& s, Action action) {
  constexpr int kTilesOfAClosedRing = 7;
  const Tile tile = action.tile();
  const Spot<G> to(s, action.cell);
  if (s.wide || action.kind == ActionKind::Pass || !to.is_inside()) [[unlikely]] {
    apply_anywhere(s, action);
    return;
  }
  TileSet moved;
  unsigned lifted = 0;
  if (action.kind == ActionKind::Move) {
    moved = TileSet::of(tile);
    lift<G>(s, tile);
    if (s.rules.both == BothSurrounded::FirstLoses) [[unlikely]] {
      s.on_board.erase(tile);  // in the air it surrounds nobody, and nobody surrounds it
      lifted = surrounded_in_window<G>(s);
      s.on_board.insert(tile);
    }
  } else {
    s.hand[0].erase(tile);
    s.hand[1].erase(tile);
    s.on_board.insert(tile);
    if (action.second_face()) s.second_face.insert(tile);
  }
  land<G>(s, tile, action.cell, to);
  if (s.on_board.size() >= kTilesOfAClosedRing) {
    s.outcome = judged(s.rules, lifted, surrounded_in_window<G>(s));
  }
  finish_turn(s, moved);
  if (s.rules.missed == Missed::Loses) [[unlikely]] judge_missed_queen_anywhere(s);
}

}  // namespace petek::hive::kernel::PETEK_KERNEL
