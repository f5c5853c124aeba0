// SPDX-License-Identifier: MIT
// What each kind of action does, whatever the board is made of.
#pragma once

#include "petek/hive/action.h"
#include "petek/hive/kernel/judge.h"
#include "petek/hive/kernel/pool.h"

namespace petek::hive::kernel::PETEK_KERNEL {

// The turn ends: its deeds become the marks that the other player must heed.
inline void finish_noted_turn(State& s) {
  const Deeds done = s.deeds;
  s.deeds = {};
  s.again = false;
  s.doubles.erase(s.to_act);
  finish_turn(s, done.moved);
  s.frozen = s.frozen | (done.turned & tiles(s.to_act));  // own tiles are flipped, theirs stung
  s.just_turned = done.turned;
  s.just_placed = done.placed;
}

// What comes after an action: a draw (S-2), the second action of the turn (C-4), or its end.
inline void advance(State& s, ActionKind done) {
  const bool is_over = s.outcome != Outcome::InProgress;
  if (done == ActionKind::Place && !s.bag.empty() && !is_over) {
    s.phase = Phase::Draw;
    return;
  }
  s.phase = Phase::Act;
  if (s.doubles.contains(s.to_act) && !s.again && done != ActionKind::Pass) {
    s.again = true;
    return;
  }
  finish_noted_turn(s);
}

// The first player chooses first, then the other; that is no turn (reading 11).
inline void advance_choice(State& s) {
  s.to_act = opponent(s.to_act);
  if (s.to_act == s.rules.first) s.phase = Phase::Act;
}

inline void forget(State& s, Tile removed) {
  for (TileSet* marks : {&s.just_moved, &s.just_turned, &s.just_placed, &s.frozen, &s.deeds.moved,
                         &s.deeds.turned, &s.deeds.placed, &s.second_face}) {
    marks->erase(removed);
  }
}

// R-1, H-16
inline void judge(State& s, Action action, unsigned lifted, unsigned landed) {
  const Colour player = s.to_act;
  const Tile their_queen = queen_of(opponent(player));
  const bool removes = action.kind == ActionKind::Kill || action.kind == ActionKind::Take;
  if (removes && (action.tile() == their_queen || action.other() == their_queen)) {
    s.outcome = player == Colour::White ? Outcome::WhiteWins : Outcome::BlackWins;
  } else {
    s.outcome = judged(s.rules, lifted, landed);
  }
}

// `board` lifts a tile off its cell and off the board, lands one in the air on a cell, turns one
// over, tells who is surrounded (H-16), and settles what is left to do when all is in place.
template <class Board>
void perform(State& s, Action action, Board& board) {
  const Colour player = s.to_act;
  const Tile tile = action.tile();
  const Tile other = action.other();
  const auto cell_of = [&s](Tile t) { return WrappedHex{s.q[t.id], s.r[t.id]}; };
  unsigned lifted = 0;  // who is surrounded by the lifting alone
  const auto while_lifted = [&] {
    if (s.rules.both == BothSurrounded::FirstLoses) lifted = board.surrounded();
  };

  switch (action.kind) {
    case ActionKind::Place:
      take_from_hand(s, player, tile);
      if (action.second_face()) s.second_face.insert(tile);
      board.land(tile, action.cell);
      if (has_colony(s.rules)) {
        s.deeds.placed.insert(tile);
        if (colour(tile) == player) s.last_placed[index(player)] = tile.id;
      }
      break;
    case ActionKind::Move:
      board.lift(tile);
      while_lifted();
      board.land(tile, action.cell);
      s.deeds.moved.insert(tile);
      break;
    case ActionKind::Sting:
    case ActionKind::Flip:
      if (s.rules.flipping == Flipping::Free) board.turn(tile);  // V-5
      s.deeds.turned.insert(tile);
      break;
    case ActionKind::Swap: {
      const WrappedHex from = cell_of(tile);
      const WrappedHex to = cell_of(other);
      board.lift(tile);
      board.lift(other);
      while_lifted();
      board.land(tile, to);
      board.land(other, from);
      s.deeds.moved.insert(tile);
      s.deeds.moved.insert(other);
      break;
    }
    case ActionKind::Kill:
    case ActionKind::Take:
      board.lift(tile);
      board.lift(other);
      while_lifted();
      forget(s, tile);
      forget(s, other);
      break;
    case ActionKind::Comb:
      s.combs.insert(player);
      break;
    case ActionKind::Steal:
      steal(s, player, tile);
      break;
    case ActionKind::Draw:
      draw(s, player, tile);
      break;
    case ActionKind::Choose:
      choose_hand(s, player, action);
      advance_choice(s);
      return;
    case ActionKind::Pass:
      break;
  }
  const bool is_board_changed = has_cell(action.kind) || has_pair(action.kind) ||
                                action.kind == ActionKind::Flip || action.kind == ActionKind::Sting;
  if (is_board_changed) {
    board.settle();
    judge(s, action, lifted, board.surrounded());
  }
  advance(s, action.kind);
  if (action.kind == ActionKind::Comb) s.doubles.insert(player);  // C-4
}

}  // namespace petek::hive::kernel::PETEK_KERNEL
