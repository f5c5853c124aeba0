// SPDX-License-Identifier: MIT
// What everything above the rules knows of a game: the concept that each game meets.
//
// A game is a state machine of values. Several seats may act at once; chance is an explicit kind
// of action with weights; what a seat may see is one function; records are text.
#pragma once

#include <bit>
#include <compare>
#include <concepts>
#include <cstdint>
#include <optional>

#include "petek/core/action_list.h"

namespace petek {

// A place at the table, from 0.
struct Seat {
  std::uint8_t number = 0;

  friend constexpr auto operator<=>(const Seat&, const Seat&) = default;
};

class SeatSet {
 public:
  constexpr SeatSet() = default;
  static constexpr SeatSet of(Seat seat) {
    SeatSet set;
    set.insert(seat);
    return set;
  }
  constexpr void insert(Seat seat) { bits_ |= 1U << seat.number; }
  constexpr void erase(Seat seat) { bits_ &= ~(1U << seat.number); }
  [[nodiscard]] constexpr bool contains(Seat seat) const { return (bits_ >> seat.number & 1) != 0; }
  [[nodiscard]] constexpr bool empty() const { return bits_ == 0; }
  [[nodiscard]] constexpr int size() const { return std::popcount(bits_); }
  friend constexpr bool operator==(SeatSet, SeatSet) = default;

 private:
  std::uint32_t bits_ = 0;
};

// A chance action and its weight; its probability is weight / sum of weights.
template <class Action>
struct Weighted {
  Action action;
  std::uint32_t weight = 0;
};

// Contracts:
//  - acting_seats() is empty when chance is to decide (is_chance()) and when the game is over.
//  - legal_actions(seat, out) lists every legal action of that seat once, in a fixed order; the
//    list is empty for a seat that may not act. There is no upper bound on its length. Where there
//    are too many to list (offers of trade), one open entry stands for them, see is_open() below.
//  - refusal(seat, action) is empty exactly when legal_actions(seat) lists the action, or an open
//    entry that it fills in; the open entry itself is refused.
//  - apply(seat, action) asks for a legal action; with is_chance() the seat is ignored and the
//    action is one of chance_outcomes(). undo() takes back the last and restores every value.
//  - view(seat) is what that seat may see, nothing else; it is what leaves the rules for a
//    client, a log or a bot.
//  - key() is equal for equal states; score(seat) of a finished game is between 0 and 1.
// Beside the members, a game has free functions found by its namespace: to_record(game) and
// parse_record(text), which are inverse to each other.
template <class G>
concept GameState = std::copyable<G> &&
    requires(G game, const G& view, Seat seat, typename G::Action action,
             ActionList<typename G::Action>& actions,
             ActionList<Weighted<typename G::Action>>& outcomes) {
  { view.seat_count() } -> std::same_as<int>;
  { view.acting_seats() } -> std::same_as<SeatSet>;
  { view.is_chance() } -> std::same_as<bool>;
  { view.is_over() } -> std::same_as<bool>;
  view.legal_actions(seat, actions);
  view.chance_outcomes(outcomes);
  { view.refusal(seat, action) } -> std::same_as<std::optional<typename G::Reason>>;
  game.apply(seat, action);
  game.undo();
  { view.key() } -> std::same_as<std::uint64_t>;
  view.view(seat);
  { view.score(seat) } -> std::convertible_to<double>;
};

// Whether an entry of legal_actions() stands for actions that are too many to list. It cannot be
// applied. Games whose actions have no is_open() list everything.
template <class Action>
[[nodiscard]] constexpr bool is_open(const Action& action) {
  if constexpr (requires { action.is_open(); }) {
    return action.is_open();
  } else {
    return false;
  }
}

}  // namespace petek
