// SPDX-License-Identifier: MIT
// A table for the tests: pieces, hands and turns are put as a case needs them, then actions are
// tried as text.
#pragma once

#include <gtest/gtest.h>

#include <initializer_list>
#include <set>
#include <string>
#include <string_view>

#include "petek/ada/building.h"
#include "petek/ada/notation.h"
#include "petek/ada/position.h"
#include "petek/ada/record.h"

namespace petek::ada {

// The island of the tests; docs/ada-numbering.svg shows the numbers.
inline constexpr std::string_view kTestIsland =
    "L12,W11,L4,O9,G6,B3,L8,W10,B5,G11,G10,G5,O8,L4,O9,W2,W3,B6,D;WO?G??B?L";

[[nodiscard]] inline std::string test_header(std::string_view options = "-", int seats = 3) {
  return "ada/1;blue,amber,white" + std::string(seats == 4 ? ",ink;" : ";") +
         std::string(kTestIsland) + ";" + std::string(options);
}

class Table {
 public:
  // An empty island in blue's first turn, after a roll of 1 1 that brought nothing.
  explicit Table(std::string_view options = "-", int seats = 3)
      : s(initial_state(parse_header(test_header(options, seats)).value())) {
    s.turn = 1;
    turn(0);
  }

  State s;

  Table& turn(int seat, Phase phase = Phase::Main) {
    s.on_turn = static_cast<std::uint8_t>(seat);
    s.phase = phase;
    s.rolled = {};
    if (phase != Phase::PreRoll) s.rolled = {1, 1};
    return *this;
  }
  Table& settle(int seat, std::initializer_list<int> vertices) {
    for (const int v : vertices) put_settlement(s, seat, static_cast<VertexId>(v));
    return *this;
  }
  Table& city(int seat, std::initializer_list<int> vertices) {
    settle(seat, vertices);
    for (const int v : vertices) put_city(s, seat, static_cast<VertexId>(v));
    return *this;
  }
  Table& roads(int seat, std::initializer_list<int> edges) {
    for (const int e : edges) put_road(s, seat, static_cast<EdgeId>(e));
    return *this;
  }
  // Lumber, brick, wool, grain, ore, from the bank.
  Table& hand(int seat, std::array<std::uint8_t, kKindCount> numbers) {
    Player& p = player(seat);
    s.bank += p.hand;
    p.hand = Resources(numbers);
    s.bank -= p.hand;
    return *this;
  }
  Table& card(int seat, Card c, int number = 1) {
    s.deck -= Cards::of(c, number);
    player(seat).cards += Cards::of(c, number);
    return *this;
  }

  [[nodiscard]] Player& player(int seat) { return s.players[static_cast<std::size_t>(seat)]; }
  [[nodiscard]] std::array<std::uint8_t, kKindCount> hand_of(int seat) {
    return player(seat).hand.numbers();
  }

  // The code of the reason why not; empty when the action is legal.
  [[nodiscard]] std::string why_not(std::string_view text) const {
    const auto told = parse_action(s, text);
    if (!told) return std::string(code(told.error().reason));
    const auto reason = refusal(s, told->seat.number, told->action);
    return reason ? std::string(code(*reason)) : "";
  }
  // The rule that it breaks.
  [[nodiscard]] std::string broken_rule(std::string_view text) const {
    const auto told = parse_action(s, text);
    if (!told) return std::string(rule_id(told.error().reason));
    const auto reason = refusal(s, told->seat.number, told->action);
    return reason ? std::string(rule_id(*reason)) : "";
  }
  Table& play(std::initializer_list<std::string_view> texts) {
    for (const std::string_view text : texts) {
      const auto told = parse_action(s, text);
      EXPECT_TRUE(told.has_value()) << text;
      if (!told) return *this;
      EXPECT_EQ(why_not(text), "") << text;
      apply(s, told->seat.number, told->action);
      if (!told->outcome) continue;
      EXPECT_FALSE(outcome_refusal(s, *told->outcome).has_value()) << text;
      apply(s, told->seat.number, *told->outcome);
    }
    return *this;
  }
  // The legal actions of all seats that begin so, as text.
  [[nodiscard]] std::set<std::string> legal(std::string_view beginning = "") const {
    std::set<std::string> texts;
    ActionList actions;
    for (std::uint8_t seat = 0; seat < s.seat_count; ++seat) {
      generate(s, seat, OpenEntries::Listed, actions);
      for (const Action& action : actions) {
        const std::string text = to_string(s, Seat{seat}, action);
        if (text.starts_with(beginning)) texts.insert(text);
      }
    }
    return texts;
  }
};

}  // namespace petek::ada
