// SPDX-License-Identifier: MIT
#include "petek/bots/hive_evaluation.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <string_view>

#include "petek/core/rng.h"
#include "petek/hive/notation.h"
#include "petek/hive/record.h"
#include "petek/search/alphabeta.h"

namespace petek::bots {
namespace {

hive::Game game_of(std::string_view game_string) {
  auto record = hive::parse_game_string(game_string);
  EXPECT_TRUE(record) << game_string;
  return record ? record->game : hive::Game();
}

int value_of(std::string_view game_string) {
  return HiveEvaluation()(game_of(game_string));
}

TEST(HiveEvaluation, IsTheSameForBothSidesOfOnePosition) {
  // The second is the first with the colours changed.
  EXPECT_EQ(value_of("Base@casual;InProgress;White[3];wQ;bS1 wQ-;wA1 -wQ;bQ bS1-"),
            value_of("Base@casual:first=b;InProgress;Black[3];bQ;wS1 bQ-;bA1 -bQ;wQ wS1-"));
}

TEST(HiveEvaluation, FearsTheClosingRing) {
  const int open =
      value_of("Base;InProgress;White[4];wS1;bS1 wS1-;wQ -wS1;bQ bS1-;wA1 -wQ;bA1 bQ-");
  // Black's second ant has gone to White's queen.
  const int closing = value_of(
      R"(Base;InProgress;White[4];wS1;bS1 wS1-;wQ -wS1;bQ bS1-;wA1 -wQ;bA1 bQ-;wA2 -wA1;bA1 \wQ)");
  EXPECT_LT(closing, open);
}

TEST(HiveEvaluation, PrefersTilesThatCanMove) {
  // For Black to act: behind White's queen the ant pins her, beside her it does not.
  const int pinned = value_of("Base;InProgress;Black[3];wS1;bS1 wS1-;wQ -wS1;bQ bS1-;wA1 -wQ");
  const int loose = value_of(R"(Base;InProgress;Black[3];wS1;bS1 wS1-;wQ -wS1;bQ bS1-;wA1 \wS1)");
  EXPECT_GT(pinned, loose);
}

TEST(HiveEvaluation, StaysFarFromForcedWinsInRandomGames) {
  const HiveEvaluation evaluation;
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    Rng rng(seed);
    const bool has_colony = seed % 2 == 0;
    hive::Game game(hive::make_rules(static_cast<hive::Preset>(seed / 2 % hive::kPresetCount),
                                     has_colony ? "MLPVSRHG" : "MLP"));
    hive::ActionList actions;
    for (int ply = 0; ply < 150 && !game.is_over(); ++ply) {
      const int value = evaluation(game);
      ASSERT_LT(std::abs(value), search::kCertain / 2);
      game.legal_actions(actions);
      for (const hive::Action action : actions) {
        const int promise = evaluation.promise(game, action);
        ASSERT_GE(promise, 0);
        ASSERT_LE(promise, search::kMaxPromise);
      }
      game.apply(actions[rng.below(static_cast<std::uint32_t>(actions.size()))]);
    }
  }
}

TEST(HiveEvaluation, FearsARingLessWhereTheQueenMustBeCoveredToo) {
  // U-2: five tiles round White's queen, with Guardians in the game and without; the hands differ
  // alike for both sides.
  constexpr std::string_view kRing =
      R"(;wQ;bQ wQ-;wG1 -wQ;bA1 bQ-;wG2 /wG1;bA1 \wQ;wG3 -wG1;bA2 bQ/;wB1 -wG3;bA2 wQ/)";
  const int plain = value_of("Base@casual" + std::string(kRing));
  const int guarded = value_of("Base+G@casual" + std::string(kRing));
  EXPECT_LT(plain, guarded);
}

TEST(HiveEvaluation, PromisesTheEnemyQueensRemovalMost) {
  const hive::Game game = game_of("Base+R@casual;wQ;bQ wQ/;wN -wQ;bQ wQ-");
  const HiveEvaluation evaluation;
  hive::ActionList actions;
  game.legal_actions(actions);
  for (const hive::Action action : actions) {
    const int promise = evaluation.promise(game, action);
    EXPECT_EQ(promise == search::kMaxPromise, action.kind == hive::ActionKind::Take);
  }
}

TEST(HiveEvaluation, PromisesMostWhereTheEnemyQueenIs) {
  const hive::Game game =
      game_of("Base;InProgress;White[4];wS1;bS1 wS1-;wQ -wS1;bQ bS1-;wA1 -wQ;bA1 bQ-");
  const HiveEvaluation evaluation;
  const auto promise = [&](std::string_view text) {
    const auto action = parse_legal_move(game.position(), text);
    EXPECT_TRUE(action) << text;
    return action ? evaluation.promise(game, *action) : 0;
  };
  EXPECT_GT(promise("wA1 bQ/"), promise("wA1 wS1/"));
  EXPECT_GT(promise("wA1 bQ/"), promise(R"(wA1 /wQ)"));
}

}  // namespace
}  // namespace petek::bots
