// SPDX-License-Identifier: MIT
// A position of Hive: who stands where, who is to act, what each may do. A value of plain bytes.
// Spec: section 1 (H-) and section 7 (X-). Repetition (H-17) needs history: see game.h.
#pragma once

#include <cstdint>
#include <optional>

#include "petek/core/hex.h"
#include "petek/core/result.h"
#include "petek/core/static_vector.h"
#include "petek/hive/action.h"
#include "petek/hive/reason.h"
#include "petek/hive/rules.h"
#include "petek/hive/state.h"

namespace petek::hive {

class Position {
 public:
  using Action = hive::Action;
  using ActionList = hive::ActionList;

  // What undo needs: the position before. Copying it costs about as much as copying a cache line
  // a few times, and there is nothing to get wrong.
  struct Undo;

  // The start of a game.
  Position() : Position(Rules{}) {}
  explicit Position(const Rules& rules);

  // ---- Turn
  [[nodiscard]] const Rules& rules() const { return state_.rules; }
  [[nodiscard]] Colour to_act() const { return state_.to_act; }
  [[nodiscard]] std::uint32_t ply() const { return state_.ply; }
  // The number of the turn of the player to act, from 1: UHP's White[n].
  [[nodiscard]] std::uint32_t turn() const { return state_.ply / 2 + 1; }
  [[nodiscard]] Outcome outcome() const { return state_.outcome; }
  [[nodiscard]] bool is_over() const { return state_.outcome != Outcome::InProgress; }
  [[nodiscard]] Phase phase() const { return state_.phase; }
  // Whether chance is to decide which tile the player to act draws (S-2).
  [[nodiscard]] bool is_chance() const { return !is_over() && state_.phase == Phase::Draw; }
  // Whether this is a view in which a choice is not known (S-1).
  [[nodiscard]] bool has_hidden_choice() const { return !state_.hidden.empty(); }
  // Whether the player to act is in the second action of a double turn, or its draw (C-4).
  [[nodiscard]] bool is_second_action() const { return state_.again; }
  // Whether the player's next turn, or its present one, has two actions (C-4).
  [[nodiscard]] bool has_double_turn(Colour player) const {
    return state_.doubles.contains(player);
  }
  // Whether the player has turned the honeycomb (C-3).
  [[nodiscard]] bool has_turned_comb(Colour player) const { return state_.combs.contains(player); }

  // ---- Board. hex_of and level_of ask for a tile that is on the board.
  [[nodiscard]] TileSet on_board() const { return state_.on_board; }
  [[nodiscard]] TileSet hand(Colour player) const { return state_.hand[index(player)]; }
  // The tiles of both colours that may still be drawn (S-1).
  [[nodiscard]] TileSet bag() const { return state_.bag; }
  // Tiles that a predator or its copy removed, and those that went with it.
  [[nodiscard]] TileSet removed() const;
  // What the other player did in its last turn (H-14, H-15).
  [[nodiscard]] TileSet just_moved() const { return state_.just_moved; }
  [[nodiscard]] TileSet just_turned() const { return state_.just_turned; }
  [[nodiscard]] TileSet just_placed() const { return state_.just_placed; }
  [[nodiscard]] TileSet frozen() const { return state_.frozen; }
  // What a mantis of the opponent takes: the player's own tile that it placed last. It may
  // have been removed since.
  [[nodiscard]] std::optional<Tile> last_placed(Colour player) const;
  [[nodiscard]] bool is_covered(Tile t) const { return state_.covered.contains(t); }
  [[nodiscard]] Bug face_of(Tile t) const;
  [[nodiscard]] Hex hex_of(Tile t) const;
  [[nodiscard]] int level_of(Tile t) const { return state_.level[t.id]; }
  [[nodiscard]] int height_at(Hex h) const;
  [[nodiscard]] std::optional<Tile> top_at(Hex h) const;
  // From the ground up.
  [[nodiscard]] StaticVector<Tile, kTileCount> stack_at(Hex h) const;
  // The hexagon that a placement or a move of this position names.
  [[nodiscard]] Hex hex_of(Action action) const { return unwrap(action.cell, state_.origin); }

  // ---- Rules
  // Every legal action once, in a fixed order; `pass` alone when there is no other (H-9); nothing
  // when the game is over. Never allocates once `out` has grown to its size.
  void legal_actions(ActionList& out) const;
  [[nodiscard]] std::uint32_t count_legal_actions() const;
  // The sum of count_legal_actions() over the positions after each of these legal actions.
  [[nodiscard]] std::uint64_t count_after(const ActionList& actions) const;
  [[nodiscard]] bool is_legal(Action action) const { return !refusal(action).has_value(); }
  // Why the action is not legal; nothing when it is. Any bytes may be asked about.
  [[nodiscard]] std::optional<Reason> refusal(Action action) const;

  // The legal action that leads to the same position: the list holds one of several texts (reading
  // 6). Any bytes may be asked about.
  [[nodiscard]] Result<Action, Reason> listed(Action action) const;

  // Performs a legal action. Actions MUST be undone in the reverse order of applying.
  void apply(Action action);
  void apply(Action action, Undo& undo);
  void undo(const Undo& undo);
  // The position after a legal action; quicker than copying and applying.
  [[nodiscard]] Position after(Action action) const;

  // Equal for positions that are the same up to translation: board, player to act, hands, marks.
  [[nodiscard]] std::uint64_t key() const;
  // The same without the marks of the last turn (H-14, H-15), as H-17 asks for.
  [[nodiscard]] std::uint64_t board_key() const;

  // Same rules, same tiles on the same hexagons, same hands, marks and turn.
  friend bool operator==(const Position& a, const Position& b);

  [[nodiscard]] const State& state() const { return state_; }

 private:
  struct Unset {};
  explicit Position(Unset) {}

  // In a union so that after() need not clear what it is about to write.
  union {
    State state_;  // NOLINT(readability-identifier-naming): it is private
  };
};

struct Position::Undo {
  Position before;
};

static_assert(std::is_trivially_copyable_v<Position>);

}  // namespace petek::hive
