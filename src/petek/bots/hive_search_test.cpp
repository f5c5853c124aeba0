// SPDX-License-Identifier: MIT
#include "petek/bots/hive_search.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <ostream>
#include <string>
#include <string_view>

#include "petek/core/rng.h"
#include "petek/hive/notation.h"
#include "petek/hive/record.h"

namespace petek::bots {
namespace {

using namespace std::chrono_literals;
using search::kWin;

constexpr std::size_t kTableBytes = std::size_t{1} << 20;

hive::Game game_of(std::string_view game_string) {
  auto record = hive::parse_game_string(game_string);
  EXPECT_TRUE(record) << game_string;
  return record ? record->game : hive::Game();
}

struct Puzzle {
  std::string_view name;
  int plies;  // until the win of the player to act; negative: until its loss
  std::string_view game_string;
};

std::ostream& operator<<(std::ostream& out, const Puzzle& puzzle) {
  return out << puzzle.name;
}

class ForcedEnd : public testing::TestWithParam<Puzzle> {};

TEST_P(ForcedEnd, IsFoundAndPlayed) {
  hive::Game game = game_of(GetParam().game_string);
  const int plies = std::abs(GetParam().plies);
  HiveTable table(kTableBytes);
  const HiveResult result = find_best(game, table, {.limits = {.depth = plies}});
  EXPECT_EQ(result.value, GetParam().plies > 0 ? kWin - plies : plies - kWin);
  ASSERT_EQ(result.pv.size(), static_cast<std::size_t>(plies));
  EXPECT_EQ(result.pv.front(), result.action);
  for (const hive::Action action : result.pv) {
    ASSERT_FALSE(game.refusal(action));
    game.apply(action);
  }
  EXPECT_TRUE(game.is_over());
}

INSTANTIATE_TEST_SUITE_P(
    Positions, ForcedEnd,
    testing::Values(
        Puzzle{"AntClosesTheRing", 1,
               R"(Base+MLP;InProgress;White[8];wG1;bL /wG1;wP \wG1;bP /bL;wB1 \wP;bS1 bL\;wQ wG1/;)"
               R"(bQ bP\;wA1 wQ\;bM /bP;wA1 bS1-;bS2 bQ\;wA2 /wB1;bA1 bM\)"},
        Puzzle{"AntClosesTheRingWithBaseTiles", 1,
               R"(Base;InProgress;White[12];wG1;bG1 \wG1;wB1 wG1\;bS1 -bG1;wG2 wB1-;bQ -bS1;)"
               R"(wQ \wG2;bB1 -bQ;wB1 /wG1;bG2 \bG1;wB1 wG1;bG2 bQ\;wG2 \wQ;bB1 /bQ;wA1 /wB1;)"
               R"(bS2 \bG1;wA2 wA1\;bB2 \bQ;wA3 /wA1;bS2 wQ/;wG2 /bB2;bA1 \bG1)"},
        Puzzle{"GrasshopperThreatensTwice", 3,
               R"(Base;InProgress;Black[17];wS1;bA1 wS1/;wG1 /wS1;bS1 bA1/;wG2 wG1\;bQ \bS1;)"
               R"(wQ wG2\;bB1 bS1\;wQ wG2-;bS2 bB1-;wB1 /wG1;bA2 -bQ;wA1 wS1\;bS2 wQ/;wA2 -wG1;)"
               R"(bA2 wQ\;wG2 -wS1;bG1 bQ/;wA2 \wG2;bG1 /bQ;wA2 -bG1;bA3 bB1/;wA2 \bQ;bA2 wG1\;)"
               R"(wG1 \wG2;bA3 bB1-;wG3 \wA2;bA3 wQ\;wA3 \wG3;bG1 bA1\;wA3 bQ/;bG2 bA3-;wS2 \wG1)"},
        Puzzle{"MosquitoThreatensTwice", 3,
               R"(Base+MLP;InProgress;Black[20];wP;bG1 wP\;wQ -wP;bQ /bG1;wG1 /wQ;bB1 bQ\;wL \wP;)"
               R"(bB2 bG1\;wG1 wL/;bP bB2/;wM wG1/;bS1 bB1\;wG2 -wG1;bS1 -bQ;wA1 -wM;bS1 -wQ;)"
               R"(wM -bQ;bB2 bQ;wM /bB2;bB1 wM;wA1 wG1/;bP bG1/;wA1 /bB1;bA1 bP-;wG3 \wG1;)"
               R"(bB2 wQ\;wA1 bA1-;bB2 wQ;wA1 bA1\;bG2 \bS1;wA1 wG3/;bA1 wA1-;wG1 -wA1;bA2 bS1\;)"
               R"(wS1 \wG1;bM bP-;wS1 bA1/;bM \bP;wA2 /wG1)"},
        Puzzle{"NoDefenceIsLeft", -2,
               R"(Base+MLP;InProgress;White[21];wP;bG1 wP\;wQ -wP;bQ /bG1;wG1 /wQ;bB1 bQ\;wL \wP;)"
               R"(bB2 bG1\;wG1 wL/;bP bB2/;wM wG1/;bS1 bB1\;wG2 -wG1;bS1 -bQ;wA1 -wM;bS1 -wQ;)"
               R"(wM -bQ;bB2 bQ;wM /bB2;bB1 wM;wA1 wG1/;bP bG1/;wA1 /bB1;bA1 bP-;wG3 \wG1;)"
               R"(bB2 wQ\;wA1 bA1-;bB2 wQ;wA1 bA1\;bG2 \bS1;wA1 wG3/;bA1 wA1-;wG1 -wA1;bA2 bS1\;)"
               R"(wS1 \wG1;bM bP-;wS1 bA1/;bM \bP;wA2 /wG1;bM bB2\)"}),
    [](const auto& row) { return std::string(row.param.name); });

// What is forced within `depth` plies, by looking at every line.
int forced_value(hive::Game& game, int depth, int ply = 0) {
  hive::ActionList actions;
  game.legal_actions(actions);
  const Seat seat = seat_of(game.position().to_act());
  int best = -kWin;
  for (const hive::Action action : actions) {
    game.apply(action);
    int value = 0;
    if (game.is_over()) {
      value = static_cast<int>(2 * game.score(seat) - 1) * (kWin - ply - 1);
    } else if (depth > 1) {
      value = -forced_value(game, depth - 1, ply + 1);
    }
    game.undo();
    best = std::max(best, value);
  }
  return best;
}

TEST(HiveSearch, AgreesWithLookingAtEveryLineAboutWhatIsForced) {
  HiveTable table(kTableBytes);
  for (const std::string_view type : {"Base", "Base+MLP", "Base+P@tr", "Base+MLP@kandu"}) {
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
      SCOPED_TRACE(testing::Message() << type << ", seed " << seed);
      Rng rng(seed);
      hive::Game game(*hive::parse_rules(type));
      hive::ActionList actions;
      constexpr int kDepth = 2;
      for (int ply = 0; ply < 60 && !game.is_over(); ++ply) {
        if (ply >= 40) {
          const HiveResult result = find_best(game, table, {.limits = {.depth = kDepth}});
          const int forced = forced_value(game, kDepth);
          if (std::abs(forced) > search::kCertain || std::abs(result.value) > search::kCertain) {
            ASSERT_EQ(result.value, forced) << to_game_string(game);
          }
        }
        game.legal_actions(actions);
        game.apply(actions[rng.below(static_cast<std::uint32_t>(actions.size()))]);
      }
    }
  }
}

TEST(HiveSearch, KeepsItsTime) {
  const hive::Game game = game_of("Base+MLP;InProgress;White[2];wS1;bS1 wS1-");
  HiveTable table(kTableBytes);
  for (const auto time : {0ms, 1ms, 20ms, 100ms, 300ms}) {
    const auto start = std::chrono::steady_clock::now();
    const HiveResult result = find_best(game, table, {.limits = {.time = time}});
    const auto taken = std::chrono::steady_clock::now() - start;
    EXPECT_FALSE(game.refusal(result.action));
    // The machine may be busy: what is tested is that the search looks at the clock at all.
    EXPECT_LT(taken, time + 500ms);
  }
}

TEST(HiveSearch, AnswersWithoutAnyLimitWhenOneActionIsLegal) {
  // White has no tile to move and nowhere to place one.
  const hive::Game game = game_of(
      R"(Base;InProgress;White[9];wA1;bB1 wA1-;wQ \wA1;bQ bB1-;wA2 /wQ;bA1 \bQ;wA2 bB1\;bA1 bQ\;)"
      R"(wA2 /wA1;bS1 bB1\;wQ \bB1;bA2 bQ/;wQ \wA1;bA1 \wQ;wA2 /wQ;bA2 /wA2)");
  HiveTable table(kTableBytes);
  EXPECT_EQ(find_best(game, table, {}).action, hive::Action::pass());
}

TEST(HiveSearch, PlaysWholeGamesOfEveryRulesetLegally) {
  for (const hive::PresetSpec& preset : hive::presets()) {
    SCOPED_TRACE(preset.name);
    hive::Game game(hive::make_rules(preset.preset, "MLP"));
    HiveTable table(kTableBytes);
    for (int ply = 0; ply < 120 && !game.is_over(); ++ply) {
      const HiveResult result =
          find_best(game, table, {.limits = {.depth = 2}, .seed = static_cast<std::uint64_t>(ply)});
      ASSERT_FALSE(game.refusal(result.action)) << to_game_string(game);
      game.apply(result.action);
    }
  }
}

TEST(HiveSearch, PlaysWholeGamesOfColonyLegally) {
  for (const std::string_view type :
       {"Base+MLPVRHG@colony", "Base+MLPVSRHG@colony", "Base+S@casual", "Base+MLPVSRHG@kandu",
        "Base+MLPVSRH@tr:combs=once_each"}) {
    SCOPED_TRACE(type);
    hive::Game game(*hive::parse_rules(type));
    HiveTable table(kTableBytes);
    for (int ply = 0; ply < 90 && !game.is_over(); ++ply) {
      const HiveResult result =
          find_best(game, table, {.limits = {.depth = 2}, .seed = static_cast<std::uint64_t>(ply)});
      ASSERT_FALSE(game.refusal(result.action)) << to_game_string(game);
      game.apply(result.action);
    }
  }
}

TEST(HiveSearch, TakesAQueenWhereItCan) {
  const hive::Game game = game_of("Base+R@casual;InProgress;White[3];wQ;bQ wQ/;wN -wQ;bQ wQ-");
  HiveTable table(kTableBytes);
  const HiveResult result = find_best(game, table, {.limits = {.depth = 2}});
  EXPECT_EQ(to_string(game.position(), result.action), "take wN bQ");
  EXPECT_EQ(result.value, kWin - 1);
}

TEST(HiveSearch, ChoosesWithoutALookAtTheOtherChoice) {
  std::string first;
  for (const std::string_view other : {"A A A", "B B G", "G S S"}) {
    const hive::Game game = game_of("Base+S;choose " + std::string(other));
    const hive::Action choice = choose_tiles(game, 0);
    EXPECT_FALSE(game.refusal(choice));
    if (first.empty()) first = to_string(game.position(), choice);
    EXPECT_EQ(to_string(game.position(), choice), first);
  }
  EXPECT_EQ(first, "choose A A A") << "the most useful tiles";
}

TEST(HiveSearch, DrawsEachTileAsOftenAsItIsInTheBag) {
  const hive::Game game = game_of("Base+S;choose A A A;choose A A A;wA1");
  petek::ActionList<Weighted<hive::Action>> draws;
  game.chance_outcomes(draws);
  std::uint32_t in_bag = 0;
  for (const auto& draw : draws) in_bag += draw.weight;
  constexpr std::uint64_t kDraws = 14'000;
  for (const auto& draw : draws) {
    std::uint64_t count = 0;
    for (std::uint64_t seed = 0; seed < kDraws; ++seed) {
      if (draw_tile(game, seed) == draw.action) ++count;
    }
    const auto expected = static_cast<double>(kDraws * draw.weight) / in_bag;
    EXPECT_NEAR(static_cast<double>(count), expected, expected / 5);
  }
}

TEST(HiveSearch, IsTheSameOnEveryRun) {
  const hive::Game game =
      game_of(R"(Base+MLP;InProgress;White[4];wM;bL \wM;wB1 /wM;bP -bL;wG1 wM-;bG1 \bP)");
  HiveTable first_table(kTableBytes);
  HiveTable second_table(kTableBytes);
  const search::SearchOptions options{.limits = {.depth = 3}, .seed = 4};
  const HiveResult first = find_best(game, first_table, options);
  const HiveResult second = find_best(game, second_table, options);
  EXPECT_EQ(first.nodes, second.nodes);
  EXPECT_EQ(first.pv, second.pv);
}

}  // namespace
}  // namespace petek::bots
