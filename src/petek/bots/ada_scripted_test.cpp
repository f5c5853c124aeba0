// SPDX-License-Identifier: MIT
#include "petek/bots/ada_scripted.h"

#include <gtest/gtest.h>

#include <array>
#include <memory>

#include "petek/ada/game.h"
#include "petek/ada/random_play.h"
#include "petek/ada/table_fixture.h"

namespace petek::bots {
namespace {

using ada::Action;
using ada::ActionKind;
using ada::Card;
using ada::Phase;
using ada::Table;

// What the bot does at the table, as text.
std::string choice(const Table& table, int seat = 0) {
  const ada::Position position(table.s);
  const Seat who{static_cast<std::uint8_t>(seat)};
  ada::ActionList legal;
  position.legal_actions(who, legal);
  return to_string(table.s, who, ScriptedAdaBot().choose(position.view(who), legal));
}

// The winner of a game, each bot playing its seat; kNobody after 1,000 turns.
std::uint8_t play(std::array<AdaBotKind, 4> kinds, std::uint64_t seed) {
  constexpr std::uint32_t kMostTurns = 1000;
  Rng rng(seed);
  ada::Game game(ada::make_setup({}, 4, rng()));
  std::array<std::unique_ptr<AdaBot>, 4> bots;
  for (std::size_t i = 0; i < bots.size(); ++i) bots[i] = make_ada_bot(kinds[i], rng());
  ada::ActionList legal;
  while (!game.is_over() && game.state().turn <= kMostTurns) {
    const Seat seat = next_to_act(game.position());
    if (game.is_chance()) {
      game.apply(seat, random_outcome(game.position(), rng));
      continue;
    }
    game.legal_actions(seat, legal);
    const Action action = bots[seat.number]->choose(game.view(seat), legal);
    EXPECT_FALSE(game.refusal(seat, action).has_value())
        << to_string(game.state(), seat, action) << ", seed " << seed;
    game.apply(seat, action);
  }
  return game.is_over() ? game.state().on_turn : ada::kNobody;
}

TEST(ScriptedAdaBot, BeatsRandomPlayers) {
  int wins = 0;
  for (std::uint64_t i = 0; i < 100; ++i) {
    std::array<AdaBotKind, 4> kinds{};
    kinds[i % 4] = AdaBotKind::Scripted;
    if (play(kinds, i) == i % 4) ++wins;
  }
  EXPECT_GE(wins, 90);
}

TEST(ScriptedAdaBot, FinishesItsGamesAmongItsLike) {
  constexpr AdaBotKind kScripted = AdaBotKind::Scripted;
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    EXPECT_NE(play({kScripted, kScripted, kScripted, kScripted}, seed), ada::kNobody) << seed;
  }
}

TEST(ScriptedAdaBot, BuildsACityWhenItCan) {
  Table table;
  table.settle(0, {12}).hand(0, {0, 0, 0, 2, 3});
  EXPECT_EQ(choice(table), "city v12");
}

TEST(ScriptedAdaBot, WinsWhenItCan) {
  Table table("points_to_win=3");
  table.settle(0, {12, 30}).hand(0, {1, 1, 1, 3, 4});
  EXPECT_TRUE(choice(table).starts_with("city ")) << choice(table);
}

TEST(ScriptedAdaBot, TradesWithTheBankTowardsACity) {
  Table table;
  table.settle(0, {12}).hand(0, {0, 0, 4, 1, 3});
  EXPECT_EQ(choice(table), "bank wool:3=grain");  // v12 lies at a harbour
}

TEST(ScriptedAdaBot, MovesTheRobberAwayFromItself) {
  Table table;
  table.settle(0, {12}).settle(1, {40}).card(0, Card::Knight).turn(0, Phase::PreRoll);
  table.s.robber = ada::kTopology.vertex_hexes[12][0];
  EXPECT_EQ(choice(table), "knight");
  table.play({"knight"});
  const std::string text = choice(table);
  const auto told = parse_action(table.s, text);
  ASSERT_TRUE(told.has_value());
  EXPECT_TRUE((ada::kTopology.hex_vertex_set[told->action.target] & ada::bit(40)) != 0) << text;
}

TEST(ScriptedAdaBot, DiscardsWhatItCanSpare) {
  Table table;
  table.settle(0, {12}).hand(0, {0, 0, 6, 2, 3});
  table.turn(0, Phase::Discard).player(0).discard_due = 5;
  EXPECT_EQ(choice(table), "discard wool=5");
}

TEST(ScriptedAdaBot, AcceptsWhatHelpsItAndNothingElse) {
  Table table;
  table.settle(0, {12}).settle(1, {40}).hand(0, {1, 1, 1, 1, 1}).hand(1, {0, 0, 1, 2, 2});
  Table good = table;
  good.play({"offer give=ore:1 want=wool:1 to=amber"});
  EXPECT_EQ(choice(good, 1), "amber:accept");
  Table bad = table;
  bad.play({"offer give=lumber:1 want=ore:1 to=amber"});
  EXPECT_EQ(choice(bad, 1), "amber:decline");
}

TEST(ScriptedAdaBot, ConfirmsAnAcceptedOffer) {
  Table table;
  table.settle(0, {12}).settle(1, {40}).hand(0, {1, 0, 0, 2, 2}).hand(1, {0, 0, 0, 0, 3});
  EXPECT_EQ(choice(table), "offer give=lumber:1 want=ore:1 to=amber");
  table.play({"offer give=lumber:1 want=ore:1 to=amber", "amber:accept"});
  EXPECT_EQ(choice(table), "confirm amber");
}

TEST(AdaBots, AreFoundByName) {
  for (const std::string_view text : kAdaBotNames) {
    const auto kind = parse_ada_bot(text);
    ASSERT_TRUE(kind.has_value());
    EXPECT_EQ(name(*kind), text);
    EXPECT_NE(make_ada_bot(*kind, 1), nullptr);
  }
  EXPECT_FALSE(parse_ada_bot("").has_value());
}

}  // namespace
}  // namespace petek::bots
