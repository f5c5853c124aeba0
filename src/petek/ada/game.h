// SPDX-License-Identifier: MIT
// A game of Ada: a position and how it came about. Knows which offers were declined.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "petek/ada/position.h"
#include "petek/ada/undo_log.h"
#include "petek/core/game.h"

namespace petek::ada {

// What happened once: a player's action, or what chance answered (its seat is the one on turn).
struct Step {
  Seat seat;
  Action action;

  friend bool operator==(const Step&, const Step&) = default;
};

class Game {
 public:
  using Action = ada::Action;
  using Reason = ada::Reason;
  using ActionList = ada::ActionList;
  using Position = ada::Position;

  explicit Game(const Setup& setup);

  [[nodiscard]] const Setup& setup() const { return setup_; }
  [[nodiscard]] const Rules& rules() const { return setup_.rules; }
  [[nodiscard]] const Position& position() const { return position_; }
  [[nodiscard]] const State& state() const { return position_.state(); }
  // What led here, in order, chance outcomes included.
  [[nodiscard]] const std::vector<Step>& steps() const { return steps_; }

  // ---- The game concept (core/game.h)
  [[nodiscard]] int seat_count() const { return position_.seat_count(); }
  [[nodiscard]] SeatSet acting_seats() const { return position_.acting_seats(); }
  [[nodiscard]] bool is_chance() const { return position_.is_chance(); }
  [[nodiscard]] bool is_over() const { return position_.is_over(); }
  void legal_actions(Seat seat, ActionList& out) const { position_.legal_actions(seat, out); }
  void chance_outcomes(petek::ActionList<Weighted<Action>>& out) const {
    position_.chance_outcomes(out);
  }
  [[nodiscard]] std::optional<Reason> refusal(Seat seat, const Action& action) const;
  void apply(Seat seat, const Action& action);
  void undo();
  // Equal for equal positions in which the same offers were declined.
  [[nodiscard]] std::uint64_t key() const;
  [[nodiscard]] View view(Seat seat) const { return position_.view(seat); }
  [[nodiscard]] double score(Seat seat) const { return position_.score(seat); }

  [[nodiscard]] std::optional<Seat> winner() const { return position_.winner(); }
  [[nodiscard]] std::optional<Reason> outcome_refusal(const Action& outcome) const {
    return position_.outcome_refusal(outcome);
  }

 private:
  [[nodiscard]] bool was_declined(const Action& offer) const;

  Setup setup_;
  Position position_;
  std::vector<Step> steps_;
  UndoLog log_;
};

}  // namespace petek::ada
