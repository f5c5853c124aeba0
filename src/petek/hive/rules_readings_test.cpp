// SPDX-License-Identifier: MIT
// Readings of section 9 that belong to no one expansion: 7, 8, 14, 15, 16 and 18.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "petek/hive/position_fixture.h"

namespace petek::hive {
namespace {

using namespace fixture;
using ::testing::Contains;
using ::testing::Not;

TEST(Reading7Names, FlipAndStingNameTheFaceBeforeAPlacementTheFaceAfter) {
  const Position position = lay("wY1   wW    bG1   bQ", {.type = "Base+V@colony"});
  const std::set<std::string> keys = keys_of(position);
  EXPECT_THAT(keys, Contains("flip wY1"));
  EXPECT_THAT(keys, Not(Contains("flip wA1")));
  EXPECT_THAT(keys, Contains("sting bG1"));
  EXPECT_THAT(keys, Contains("wY2@-1,0"));
  EXPECT_THAT(keys, Contains("wA2@-1,0"));
  // Either letter is read.
  EXPECT_EQ(verdict(position, "flip wA1"), "legal");
  EXPECT_EQ(verdict(position, "sting bD1"), "legal");
}

TEST(Reading8Tr, OwnTilesAreTheActingPlayersAndOnlyStepsAreClimbs) {
  // Under control a black pillbug tosses White's tiles alone.
  const Position toss = lay("bA1   bP    wT    wQ    bQ", {.type = "Base+MPV@tr"});
  EXPECT_EQ(verdict(toss, "bA1 bP/"), "toss-own-only");
  const Position own = lay(R"(
         wA1   wT
            bP    wQ
         bQ
  )",
                           {.type = "Base+MPV@tr"});
  EXPECT_EQ(verdict(own, "wA1 -bP"), "legal");
  // A limit of one bars every step onto a stack of two, the first of a firefly too.
  const Layout low{.type = "Base+MV@tr:climb=1", .stacked = "bB1 bA1"};
  const Layout high{.type = "Base+MV@tr:climb=2", .stacked = "bB1 bA1"};
  EXPECT_EQ(verdict(lay("wF1   bA1   wQ    bQ", low), "wF1 wQ"), "firefly-reach");
  EXPECT_EQ(verdict(lay("wF1   bA1   wQ    bQ", high), "wF1 wQ"), "legal");
  EXPECT_EQ(verdict(lay("wD1   bA1   wQ    bQ", low), "wD1 bB1"), "climb-limit");
  EXPECT_EQ(verdict(lay("wD1   bA1   wQ    bQ", high), "wD1 bB1"), "legal");
  EXPECT_EQ(verdict(lay("wT    bA1   wQ    bQ", low), "wT bB1"), "climb-limit");
  EXPECT_EQ(verdict(lay("wT    bA1   wQ    bQ", high), "wT bB1"), "legal");
  // A jump over it is no climb.
  EXPECT_EQ(verdict(lay("wG1   bA1   wQ    bQ", low), "wG1 bQ-"), "legal");
}

TEST(Reading14Turn, OfAFinishedGameNamesWhoWouldBeNext) {
  const Position won = position_of("Base+R@colony;wQ;bA1 wQ-;wN -wQ;bQ bA1-;take wN bQ");
  EXPECT_EQ(turn_string(won), "Black[3]");
  EXPECT_EQ(state_string(won, won.outcome()), "WhiteWins");
}

TEST(Reading15Repetition, CountsPassesAndTheFaceThatIsUp) {
  // The same cells with another face up are another position.
  const Game game = game_of(
      "Base+V@colony;wQ;bQ wQ-;flip wQ;flip bQ;flip wW;flip bW;flip wQ;flip bQ;flip wW;flip bW");
  EXPECT_EQ(game.outcome(), Outcome::Draw);
  const Game shorter =
      game_of("Base+V@colony;wQ;bQ wQ-;flip wQ;flip bQ;flip wW;flip bW;flip wQ;flip bQ;flip wW");
  EXPECT_EQ(shorter.outcome(), Outcome::InProgress);
}

TEST(Reading16Analogy, StingsReachNeighboursOnlyAndPredatorsAndGuardiansAreOneOfEachASide) {
  EXPECT_EQ(verdict(lay("wW    wA1   bA1   bQ", {.type = "Base+V@colony"}), "sting bA1"),
            "no-wasp-beside");
  const TileSet in_play = tiles_in_play(rules_of("Base+RG@colony"));
  for (const Bug bug : {Bug::Assassin, Bug::Mantis, Bug::Moth, Bug::Butterfly}) {
    EXPECT_EQ((in_play & tiles(bug)).size(), 2) << letter(bug);
  }
}

TEST(Reading18Gates, GrasshoppersAreFreeOfThemBeetlesAreNot) {
  const char* const grasshopper = R"(
         bS1
      wG1   bQ    wQ
         bS2
  )";
  const char* const beetle = R"(
         bS1
      wB1   bQ    wQ
         bS2
  )";
  const Layout high{.type = "Base+V@colony", .stacked = "bB1 bS1, bB2 bS2"};
  EXPECT_EQ(verdict(lay(grasshopper, high), "wG1 wQ-"), "legal");
  EXPECT_EQ(verdict(lay(beetle, high), "wB1 bQ"), "high-gate");
}

}  // namespace
}  // namespace petek::hive
