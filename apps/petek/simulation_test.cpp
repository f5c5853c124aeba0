// SPDX-License-Identifier: MIT
#include "apps/petek/simulation.h"

#include <gtest/gtest.h>

#include <numeric>

namespace petek::app {
namespace {

hive::Rules rules_of(std::string_view game_type) {
  return *hive::parse_rules(game_type);
}

TEST(Simulation, CountsEveryGameOnceAndEveryAction) {
  for (const std::string_view type :
       {"Base", "Base+MLPVSRHG@colony", "Base+R@casual", "Base@kandu", "Base:repetition=none"}) {
    SCOPED_TRACE(type);
    Tally tally;
    std::uint64_t actions = 0;
    std::uint64_t plies = 0;
    constexpr std::uint64_t kGames = 40;
    Rng rng(7);
    for (std::uint64_t i = 0; i < kGames; ++i) {
      const hive::Game game = play_random_game(rules_of(type), rng, 400, tally);
      actions += game.actions().size();
      plies += game.position().ply();
    }
    const auto sum = [](const auto& counts) {
      return std::accumulate(counts.begin(), counts.end(), std::uint64_t{0});
    };
    EXPECT_EQ(tally.games, kGames);
    EXPECT_EQ(sum(tally.endings), kGames);
    EXPECT_EQ(sum(tally.actions), actions);
    EXPECT_EQ(tally.plies, plies);
    EXPECT_EQ(sum(tally.wins), sum(tally.wins_by_order));
    EXPECT_EQ(sum(tally.wins), tally.count(Ending::Ring) + tally.count(Ending::Removal) +
                                   tally.count(Ending::Deadline));
  }
}

TEST(Simulation, DependsOnTheSeedAndNotOnTheThreads) {
  const std::vector<hive::Rules> rulesets = {rules_of("Base+MLP"), rules_of("Base+S@casual")};
  SimulationOptions options{.games = 12, .threads = 1, .seed = 4, .cap = 200};
  const auto nothing = [](std::uint64_t) {};
  const std::vector<Tally> one = simulate(rulesets, options, nothing);
  options.threads = 3;
  const std::vector<Tally> three = simulate(rulesets, options, nothing);
  ASSERT_EQ(one.size(), 2U);
  for (std::size_t i = 0; i < one.size(); ++i) {
    EXPECT_EQ(one[i].games, 12U);
    EXPECT_EQ(one[i].plies, three[i].plies);
    EXPECT_EQ(one[i].actions, three[i].actions);
    EXPECT_EQ(one[i].endings, three[i].endings);
  }
  options.seed = 5;
  EXPECT_NE(simulate(rulesets, options, nothing)[0].plies, one[0].plies);
}

TEST(Simulation, CutsGamesShortAtTheCap) {
  Tally tally;
  Rng rng(1);
  const hive::Game game = play_random_game(rules_of("Base"), rng, 6, tally);
  EXPECT_EQ(game.position().ply(), 6U);
  EXPECT_EQ(tally.count(Ending::Cap), 1U);
}

}  // namespace
}  // namespace petek::app
