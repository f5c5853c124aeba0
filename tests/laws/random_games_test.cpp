// SPDX-License-Identifier: MIT
// Law: whatever the letters, the preset and the options, a random game ends or reaches a ply cap
// without a fault, is written and read back as itself, and is undone to its start.
#include <gtest/gtest.h>

#include <iostream>
#include <set>
#include <string>

#include "petek/hive/notation.h"
#include "petek/hive/record.h"
#include "tests/laws/playout.h"
#include "tests/laws/random_rules.h"

namespace petek::laws {
namespace {

constexpr std::size_t kCap = 300;

void expect_read_back(const hive::Game& game) {
  const std::string text = hive::to_record(game);
  const auto read = hive::parse_record(text);
  ASSERT_TRUE(read.has_value()) << text << "\n" << read.error().what;
  ASSERT_EQ(read->rules(), game.rules()) << text;
  ASSERT_EQ(read->actions(), game.actions()) << text;
  ASSERT_EQ(read->outcome(), game.outcome()) << text;
  ASSERT_TRUE(read->position() == game.position()) << text;
  ASSERT_EQ(hive::to_record(*read), text);
}

void expect_undone(hive::Game game) {
  const std::string text = describe(game);
  while (!game.actions().empty()) game.undo();
  const hive::Game start(game.rules());
  ASSERT_TRUE(game.position() == start.position()) << text;
  ASSERT_EQ(game.key(), start.key()) << text;
  ASSERT_EQ(game.repetitions(), 1) << text;
}

struct Ends {
  int won = 0, drawn = 0, repeated = 0, capped = 0;
  std::set<std::string> types;
};

void play_one(std::uint64_t seed, Ends& ends) {
  Rng rng(seed);
  const std::string type = random_game_type(rng);
  SCOPED_TRACE(type);
  const auto rules = hive::parse_rules(type);
  ASSERT_TRUE(rules.has_value()) << rules.error().what;
  // Every other game is any actions, the rest are played in all the styles.
  const Style style = seed % 2 == 0 ? Style::Uniform : static_cast<Style>(seed / 2 % kStyleCount);
  Playout playout(type, seed, style);
  playout.set_longest(kCap);
  do {
    const bool has_action = playout.game().count_legal_actions() > 0;
    ASSERT_NE(has_action, playout.game().is_over()) << describe(playout.game());
  } while (playout.step());
  const hive::Game& game = playout.game();
  expect_read_back(game);
  expect_undone(game);
  const bool is_won =
      game.outcome() == hive::Outcome::WhiteWins || game.outcome() == hive::Outcome::BlackWins;
  ++(is_won                      ? ends.won
     : !game.is_over()           ? ends.capped
     : game.is_repetition_draw() ? ends.repeated
                                 : ends.drawn);
  ends.types.insert(to_string(*rules));
}

void play_games(std::uint64_t first_seed, int count) {
  Ends ends;
  for (int i = 0; i < count; ++i) {
    play_one(first_seed + static_cast<std::uint64_t>(i), ends);
    if (testing::Test::HasFatalFailure()) return;
  }
  std::cout << count << " games by " << ends.types.size() << " rulesets: " << ends.won << " won, "
            << ends.drawn << " drawn, " << ends.repeated << " by repetition, " << ends.capped
            << " at the cap\n";
  // All ways to end occur, so the law is not about a corner of the game.
  EXPECT_GT(ends.won, 0);
  EXPECT_GT(ends.repeated, 0);
  EXPECT_GT(ends.capped, 0);
}

TEST(RandomRulesets, AreReadAndWrittenAsTheSameRules) {
  Rng rng(5);
  for (int i = 0; i < 2000; ++i) {
    const std::string type = random_game_type(rng);
    const auto rules = hive::parse_rules(type);
    ASSERT_TRUE(rules.has_value()) << type << ": " << rules.error().what;
    const auto again = hive::parse_rules(to_string(*rules));
    ASSERT_TRUE(again.has_value()) << type;
    EXPECT_EQ(*again, *rules) << type;
  }
}

TEST(RandomGames, OfAnyRulesetAreWholeReadBackAndUndone) {
  play_games(1, 200);
}

// Two suites, so that they run side by side.
TEST(SlowRandomGames, OfAnyRulesetAreWholeReadBackAndUndone) {
  play_games(1'000'000, 10'000);
}
TEST(SlowMoreRandomGames, OfAnyRulesetAreWholeReadBackAndUndone) {
  play_games(2'000'000, 10'000);
}

}  // namespace
}  // namespace petek::laws
