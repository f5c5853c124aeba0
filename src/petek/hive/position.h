// SPDX-License-Identifier: MIT
// A position of Hive: who stands where, who is to act, what each may do. A value of plain bytes.
// Spec: section 1 (H-) and section 7 (X-). Repetition (H-17) needs history: see game.h.
#pragma once

#include <cstdint>
#include <optional>

#include "petek/core/hex.h"
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

  // The start of a game. `rules` may hold only expansions for which is_supported() is true.
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

  // ---- Board. hex_of and level_of ask for a tile that is on the board.
  [[nodiscard]] TileSet on_board() const { return state_.on_board; }
  [[nodiscard]] TileSet hand(Colour player) const { return state_.hand[index(player)]; }
  [[nodiscard]] TileSet just_moved() const { return state_.just_moved; }
  [[nodiscard]] TileSet frozen() const { return state_.frozen; }
  [[nodiscard]] bool is_covered(Tile t) const { return state_.covered.contains(t); }
  [[nodiscard]] Bug face_of(Tile t) const;
  [[nodiscard]] Hex hex_of(Tile t) const;
  [[nodiscard]] int level_of(Tile t) const { return state_.level[t.id]; }
  [[nodiscard]] int height_at(Hex h) const;
  [[nodiscard]] std::optional<Tile> top_at(Hex h) const;
  // From the ground up.
  [[nodiscard]] StaticVector<Tile, kTileCount> stack_at(Hex h) const;
  // The hexagon that an action of this position names.
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

// Whether this build plays the ruleset; a game type may name expansions that it does not play yet.
[[nodiscard]] bool is_supported(const Rules& rules);

static_assert(std::is_trivially_copyable_v<Position>);

}  // namespace petek::hive
