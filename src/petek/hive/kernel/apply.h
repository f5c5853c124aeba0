// SPDX-License-Identifier: MIT
// Performing an action on a hive in its window: tile arrays, bitboards, key, holes, marks, outcome.
// The plain actions of the core have a short way; all others go through perform() in perform.h.
#pragma once

#include <bit>
#include <cstdint>

#include "petek/hive/action.h"
#include "petek/hive/kernel/judge.h"
#include "petek/hive/kernel/perform.h"
#include "petek/hive/kernel/plane.h"
#include "petek/hive/key.h"

namespace petek::hive::kernel::PETEK_KERNEL {

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
  } else if (filled.any()) {
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

// The board of perform() where all of it stays in the window.
template <class G>
class WindowBoard {
 public:
  explicit WindowBoard(State& s) : s_(s) {}

  void lift(Tile tile) {
    kernel::PETEK_KERNEL::lift<G>(s_, tile);
    s_.on_board.erase(tile);
  }
  void land(Tile tile, WrappedHex cell) {
    s_.on_board.insert(tile);
    kernel::PETEK_KERNEL::land<G>(s_, tile, cell, Spot<G>(s_, cell));
  }
  void turn(Tile tile) {
    const Spot<G> at(s_, {s_.q[tile.id], s_.r[tile.id]});
    const auto term = [&](bool second) {
      return key_term(tile, second, s_.level[tile.id], at.column, at.row);
    };
    const bool second = s_.second_face.contains(tile);
    s_.key_sum += term(!second) - term(second);
    second ? s_.second_face.erase(tile) : s_.second_face.insert(tile);
  }
  [[nodiscard]] unsigned surrounded() const { return surrounded_in_window<G>(s_); }
  void settle() {}

 private:
  State& s_;
};

template <class G>
PETEK_APART void apply_colony(State& s, Action action) {
  if (s.wide || (has_cell(action.kind) && !Spot<G>(s, action.cell).is_inside())) {
    apply_anywhere<G>(s, action);
    return;
  }
  WindowBoard<G> board(s);
  perform(s, action, board);
  judge_missed_queen(s);
}

template <class G>
PETEK_INLINE void apply_core(State& s, Action action) {
  constexpr int kTilesOfAClosedRing = 7;
  const Tile tile = action.tile();
  const Spot<G> to(s, action.cell);
  if (s.wide || action.kind == ActionKind::Pass || !to.is_inside()) [[unlikely]] {
    apply_anywhere<G>(s, action);
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
    s.hand[index(s.to_act)].erase(tile);
    s.on_board.insert(tile);
  }
  land<G>(s, tile, action.cell, to);
  if (s.on_board.size() >= kTilesOfAClosedRing) {
    s.outcome = judged(s.rules, lifted, surrounded_in_window<G>(s));
  }
  finish_turn(s, moved);
  if (s.rules.missed == Missed::Loses) [[unlikely]]
    judge_missed_queen(s);
}

}  // namespace petek::hive::kernel::PETEK_KERNEL
