// SPDX-License-Identifier: MIT
// A game of Hive: a position and how it came about. Knows repetition (H-17).
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "petek/core/game.h"
#include "petek/hive/position.h"

namespace petek::hive {

class Game {
 public:
  using Action = hive::Action;
  using Reason = hive::Reason;
  using ActionList = hive::ActionList;
  using Position = hive::Position;

  Game() : Game(Rules{}) {}
  explicit Game(const Rules& rules);

  [[nodiscard]] const Rules& rules() const { return position_.rules(); }
  [[nodiscard]] const Position& position() const { return position_; }
  // The actions that led here, in order.
  [[nodiscard]] const std::vector<Action>& actions() const { return actions_; }
  // The position before the i-th action; position_at(actions().size()) is the present one.
  [[nodiscard]] const Position& position_at(std::size_t i) const;

  // ---- The game concept (core/game.h)
  [[nodiscard]] static int seat_count() { return 2; }
  [[nodiscard]] SeatSet acting_seats() const;
  // Whether a tile is to be drawn (S-2).
  [[nodiscard]] bool is_chance() const { return !is_over() && position_.is_chance(); }
  [[nodiscard]] bool is_over() const { return outcome() != Outcome::InProgress; }
  void legal_actions(Seat seat, ActionList& out) const;
  // The draws, each with the number of such tiles in the bag.
  void chance_outcomes(petek::ActionList<Weighted<Action>>& out) const;
  [[nodiscard]] std::optional<Reason> refusal(Seat seat, Action action) const;
  void apply(Seat seat, Action action);
  void undo();
  [[nodiscard]] std::uint64_t key() const;
  // The game as the seat may see it, or any other number as a spectator may: the first choice of
  // Swarm is hidden until the second is made (S-1), all else is open. A view with a hidden choice
  // says what may be chosen and is not played on.
  [[nodiscard]] Game view(Seat seat) const;
  // 1 for a win, 0 for a loss, 1/2 for a draw or a game in progress.
  [[nodiscard]] double score(Seat seat) const;

  // ---- The same for the one player who is to act
  void legal_actions(ActionList& out) const;
  [[nodiscard]] std::uint32_t count_legal_actions() const;
  [[nodiscard]] std::optional<Reason> refusal(Action action) const;
  void apply(Action action);
  // Plays on although the position stands for the third time: recorded games did (H-17).
  void apply_past_repetition(Action action);

  // What a seat or a spectator sees while the first choice of Swarm is hidden (reading 17).
  [[nodiscard]] bool has_hidden_choice() const { return position_.has_hidden_choice(); }
  [[nodiscard]] bool can_hide_choice() const {
    return position_.phase() == Phase::Choose && position_.to_act() == rules().first;
  }
  void hide_choice() { apply_past_repetition(Action::hidden_choice()); }

  // The position's outcome, or a draw by repetition.
  [[nodiscard]] Outcome outcome() const { return outcome_; }
  [[nodiscard]] bool is_repetition_draw() const;
  // How often the present position has stood, itself included; 1 with `repetition=none` too.
  [[nodiscard]] int repetitions() const { return repetitions_; }

 private:
  [[nodiscard]] int count_repetitions() const;
  void update_outcome();

  Position position_;
  std::vector<Position> before_;     // before_[i]: the position before actions_[i]
  std::vector<std::uint64_t> keys_;  // board keys of before_
  std::vector<Action> actions_;
  // The index of the first position that could come back: the one after the latest placement.
  std::size_t settled_ = 0;
  int repetitions_ = 1;
  struct Count {
    std::size_t settled;
    int repetitions;
  };
  std::vector<Count> counts_;  // what the two were before each action
  Outcome outcome_ = Outcome::InProgress;
};

[[nodiscard]] constexpr Colour colour_of(Seat seat) {
  return seat == Seat{0} ? Colour::White : Colour::Black;
}
[[nodiscard]] constexpr Seat seat_of(Colour c) {
  return Seat{static_cast<std::uint8_t>(index(c))};
}

}  // namespace petek::hive
