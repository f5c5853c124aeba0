// SPDX-License-Identifier: MIT
// A position of Ada: the island, who owns what, whose turn, what each seat may do. A value of plain
// bytes. What it does not know is which offers were declined in the turn: see game.h.
#pragma once

#include <cstdint>
#include <optional>

#include "petek/ada/action.h"
#include "petek/ada/apply.h"
#include "petek/ada/generate.h"
#include "petek/ada/legality.h"
#include "petek/ada/reason.h"
#include "petek/ada/setup.h"
#include "petek/ada/state.h"
#include "petek/ada/view.h"
#include "petek/core/game.h"

namespace petek::ada {

class Position {
 public:
  using Action = ada::Action;
  using ActionList = ada::ActionList;
  using Reason = ada::Reason;

  // The start of a game.
  explicit Position(const Setup& setup);
  // Any state that the rules can reach, as bots imagine it.
  explicit Position(const State& state) : state_(state) {}

  [[nodiscard]] const State& state() const { return state_; }
  [[nodiscard]] Phase phase() const { return state_.phase; }
  [[nodiscard]] int seat_count() const { return state_.seat_count; }
  [[nodiscard]] Seat on_turn() const { return Seat{state_.on_turn}; }
  // Several at once while discards or answers are due; none while chance is to decide.
  [[nodiscard]] SeatSet acting_seats() const;
  [[nodiscard]] bool is_chance() const { return ada::is_chance(state_.phase); }
  [[nodiscard]] bool is_over() const { return state_.phase == Phase::Over; }
  [[nodiscard]] std::optional<Seat> winner() const;

  // Every legal action once, in a fixed order. Where offers or counters are allowed, one open entry
  // stands for all of them (Action::is_open); it comes last.
  void legal_actions(Seat seat, ActionList& out) const {
    generate(state_, seat.number, OpenEntries::Listed, out);
  }
  // The same without open entries: all of them can be performed as they are.
  void playable_actions(Seat seat, ActionList& out) const {
    generate(state_, seat.number, OpenEntries::Left, out);
  }
  // The outcomes that chance may give, with their weights, in the order of A-29.
  void chance_outcomes(petek::ActionList<Weighted<Action>>& out) const {
    generate_outcomes(state_, out);
  }

  // Why the action is not legal; nothing when it is. Any bytes may be asked about. An open entry is
  // refused: it gives nothing.
  [[nodiscard]] std::optional<Reason> refusal(Seat seat, const Action& action) const {
    return ada::refusal(state_, seat.number, action);
  }
  [[nodiscard]] std::optional<Reason> outcome_refusal(const Action& outcome) const {
    return ada::outcome_refusal(state_, outcome);
  }

  // Performs a legal action, or one of the outcomes when chance is to decide (the seat is ignored).
  void apply(Seat seat, const Action& action) { ada::apply(state_, seat.number, action); }

  // Equal for equal positions. The number of the turn is left out: nothing depends on it.
  [[nodiscard]] std::uint64_t key() const;

  [[nodiscard]] View view(Seat seat) const { return view_of(state_, seat); }
  [[nodiscard]] View spectator_view() const { return view_of(state_, std::nullopt); }
  // 1 for the winner, 0 for all others and in a game in progress.
  [[nodiscard]] double score(Seat seat) const { return winner() == seat ? 1.0 : 0.0; }

  friend bool operator==(const Position&, const Position&) = default;

 private:
  State state_;
};

static_assert(std::is_trivially_copyable_v<Position>);

}  // namespace petek::ada
