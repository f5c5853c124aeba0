// SPDX-License-Identifier: MIT
#include "petek/server/rating.h"

#include <gtest/gtest.h>

#include <array>

namespace petek::server {
namespace {

// Glickman, "Example of the Glicko-2 system".
TEST(Rating, AgreesWithTheExampleOfThePaper) {
  const std::array<RatedGame, 3> games = {RatedGame{{1400, 30, 0.06}, 1},
                                          RatedGame{{1550, 100, 0.06}, 0},
                                          RatedGame{{1700, 300, 0.06}, 0}};
  const Rating after = rate({1500, 200, 0.06}, games);
  EXPECT_NEAR(after.rating, 1464.06, 0.01);
  EXPECT_NEAR(after.deviation, 151.52, 0.01);
  EXPECT_NEAR(after.volatility, 0.05999, 0.00001);
}

TEST(Rating, GrowsUncertainWithoutGames) {
  const Rating after = rate({1500, 50, 0.06}, {});
  EXPECT_EQ(after.rating, 1500);
  EXPECT_NEAR(after.deviation, 51.07, 0.01);
  EXPECT_EQ(rate({1500, 350, 0.06}, {}).deviation, 350);
}

TEST(Rating, MovesTwoEqualPlayersByTheSame) {
  const std::array<Rating, 2> before{};
  const auto after = rate_table(before, std::array{1, 2});
  EXPECT_NEAR(after[0].rating - 1500, 1500 - after[1].rating, 1e-6);
  EXPECT_GT(after[0].rating, 1600);
  const auto drawn = rate_table(before, std::array{1, 1});
  EXPECT_NEAR(drawn[0].rating, 1500, 1e-6);
}

TEST(Rating, TakesATableByItsFinalOrder) {
  const std::array<Rating, 4> before{};
  const auto after = rate_table(before, std::array{2, 1, 4, 2});
  EXPECT_GT(after[1].rating, after[0].rating);
  EXPECT_NEAR(after[0].rating, after[3].rating, 1e-6);
  EXPECT_GT(after[3].rating, after[2].rating);
}

TEST(Rating, SurvivesAnUpset) {
  const std::array<RatedGame, 1> game = {RatedGame{{2900, 40, 0.06}, 1}};
  const Rating after = rate({600, 40, 0.06}, game);
  EXPECT_GT(after.rating, 600);
  EXPECT_LT(after.rating, 700);
  EXPECT_GT(after.volatility, 0.06);
}

}  // namespace
}  // namespace petek::server
