// SPDX-License-Identifier: MIT
// Turns, placing, the queen's duty and passing. Spec: H-2 to H-7, H-9, readings 10 and 14.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "petek/hive/position_fixture.h"

namespace petek::hive {
namespace {

using namespace fixture;
using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::Not;
using ::testing::UnorderedElementsAre;

// ---- H-2

TEST(H2TilesOfASide, AreElevenAndOneMoreForEachOfTheThreeBugs) {
  for (const Colour c : {Colour::White, Colour::Black}) {
    const TileSet base = Position(rules_of("Base")).hand(c);
    EXPECT_EQ(base.size(), 11);
    EXPECT_EQ((base & tiles(Bug::Queen)).size(), 1);
    EXPECT_EQ((base & tiles(Bug::Spider)).size(), 2);
    EXPECT_EQ((base & tiles(Bug::Beetle)).size(), 2);
    EXPECT_EQ((base & tiles(Bug::Grasshopper)).size(), 3);
    EXPECT_EQ((base & tiles(Bug::Ant)).size(), 3);
    for (const char* type : {"Base+M", "Base+L", "Base+P"}) {
      EXPECT_EQ(Position(rules_of(type)).hand(c).size(), 12) << type;
    }
    EXPECT_EQ(Position(rules_of("Base+MLP")).hand(c).size(), 14);
  }
}

// ---- H-3

TEST(H3Turns, WhiteActsFirstAndThePlayersAlternate) {
  EXPECT_EQ(Position().to_act(), Colour::White);
  EXPECT_EQ(position_of("Base;wA1").to_act(), Colour::Black);
  EXPECT_EQ(position_of("Base;wA1;bA1 wA1-").to_act(), Colour::White);
  EXPECT_EQ(verdict(Position(), "bA1"), "not-your-turn");
}

TEST(H3Turns, TheRulesetMayLetBlackActFirst) {
  const Position start(rules_of("Base:first=b"));
  EXPECT_EQ(turn_string(start), "Black[1]");
  EXPECT_EQ(verdict(start, "wA1"), "not-your-turn");
  EXPECT_EQ(turn_string(after(start, "bA1")), "White[1]");
  EXPECT_EQ(turn_string(after(start, "bA1;wA1 bA1-")), "Black[2]");
}

TEST(H3Turns, APassIsATurnOfItsPlayer) {
  const Position position =
      lay("wQ    bQ", {.stacked = "bB1 wQ", .to_act = Colour::White, .turn = 6});
  EXPECT_EQ(turn_string(position), "White[6]");
  EXPECT_EQ(turn_string(after(position, "pass")), "Black[6]");
  EXPECT_EQ(turn_string(after(position, "pass;bB1 bQ")), "White[7]");
}

// ---- H-4

TEST(H4Placing, TheFirstTileOfTheGameLiesAtTheOrigin) {
  EXPECT_THAT(keys_of(Position()), ElementsAre("wA1@0,0", "wB1@0,0", "wG1@0,0", "wS1@0,0"));
  const auto elsewhere = Position().refusal(Action::place(tile_of("wA1"), {1, 0}));
  ASSERT_TRUE(elsewhere.has_value());
  EXPECT_EQ(code(*elsewhere), "not-at-origin");
}

TEST(H4Placing, TheSecondPlayersFirstTileGoesNextToIt) {
  EXPECT_TRUE(goes_to_marks("bA1", R"(
         x     x
      x     wA1   x
         x     x
  )",
                            {.turn = 1}));
}

TEST(H4Placing, ATileTouchesItsOwnColourAndNotTheOther) {
  EXPECT_TRUE(goes_to_marks("wA1", R"(
         x     .
      x     wQ    bQ    .
         x     .
  )"));
  EXPECT_TRUE(goes_to_marks("bA1", R"(
         .     .     x
      .     wQ    bQ    x
         .     .     x
  )"));
}

TEST(H4Placing, TheTopTileGivesItsCellTheColour) {
  const char* const drawing = R"(
         x     x     x
      x     wQ    bQ    x
         x     x     x
  )";
  EXPECT_TRUE(goes_to_marks("wA1", drawing, {.stacked = "wB1 bQ"}));
  EXPECT_TRUE(goes_to_marks("bA1", "wQ    bQ", {.stacked = "wB1 bQ"}));
  // Two on top of each other: the upper one counts.
  EXPECT_TRUE(goes_to_marks("wA1", drawing, {.stacked = "bB1 bQ, wB1 bB1"}));
}

TEST(H4Placing, ATileGoesIntoAHoleToo) {
  EXPECT_TRUE(goes_to_marks("wB1", R"(
            x     x     x
         x     wA1   wA2   x
      x     wA3   x     wG1   .
         x     wG2   wQ    .     bQ
            x     x     x
  )"));
}

TEST(H4Placing, NeverOntoAnotherTileNorWithoutAnyContact) {
  const Position position = lay("wQ    wA1   bQ");
  EXPECT_EQ(verdict(position, "wB1 bQ"), "cell-occupied");
  EXPECT_EQ(verdict(position, "wB1 wQ"), "cell-occupied");
  EXPECT_EQ(verdict(position, "wB1 bQ-"), "next-to-enemy");
  const auto far = position.refusal(Action::place(tile_of("wB1"), {7, 7}));
  ASSERT_TRUE(far.has_value());
  EXPECT_EQ(code(*far), "not-next-to-hive");
  const Position covered = lay("wQ    bQ", {.stacked = "bB1 wQ"});
  const auto alone = covered.refusal(Action::place(tile_of("wA1"), {-1, 0}));
  ASSERT_TRUE(alone.has_value());
  EXPECT_EQ(code(*alone), "next-to-enemy");
}

TEST(H4Placing, APlacedTileIsNeverTakenBackNorPlacedAgain) {
  Position position = position_of("Base;wA1;bA1 wA1-;wQ -wA1;bQ bA1-");
  EXPECT_FALSE(position.hand(Colour::White).contains(tile_of("wA1")));
  const auto again = position.refusal(Action::place(tile_of("wA1"), {-2, 0}));
  ASSERT_TRUE(again.has_value());
  EXPECT_EQ(code(*again), "already-on-board");
  play(position, "wQ \\wA1");
  EXPECT_EQ(position.on_board().size(), 4);
  EXPECT_EQ(position.hand(Colour::White).size(), 9);
}

TEST(H4Placing, TilesOfAKindArePlacedInTheOrderOfTheirNumbers_Case9) {
  EXPECT_EQ(verdict(Position(), "wA2"), "out-of-order");
  EXPECT_EQ(verdict(Position(), "bA1"), "not-your-turn");
  EXPECT_EQ(verdict(Position(), "bA2"), "not-your-turn");
  EXPECT_EQ(verdict(Position(), "wS3"), "not-in-this-game");
  EXPECT_EQ(verdict(position_of("Base;wA1;bA1 wA1-"), "wA3 -wA1"), "out-of-order");
  EXPECT_EQ(verdict(position_of("Base;wA1;bA1 wA1-"), "wA2 -wA1"), "legal");
}

// ---- H-5

const char* const kSixPlies = "Base;wA1;bA1 wA1-;wG1 -wA1;bG1 bA1-;wS1 -wG1;bS1 bG1-";

TEST(H5QueenByTurnFour, OnlyTheQueenMayBePlacedThen_Case14) {
  const Position position = position_of(kSixPlies);
  EXPECT_THAT(placeable(position), ElementsAre("wQ"));
  EXPECT_EQ(verdict(position, "wA2 -wS1"), "queen-due");
  EXPECT_EQ(verdict(position, "wS1 \\wG1"), "queen-not-down");
  EXPECT_EQ(verdict(position, "pass"), "cannot-pass");
  const Position black = after(position, "wQ -wS1");
  EXPECT_THAT(placeable(black), ElementsAre("bQ"));
  EXPECT_THAT(placeable(after(black, "bQ bS1-")), Contains("wA2"));
}

TEST(H5QueenByTurnFour, OnTurnThreeAnythingGoes) {
  const Position position = position_of("Base;wA1;bA1 wA1-;wG1 -wA1;bG1 bA1-");
  EXPECT_THAT(placeable(position), UnorderedElementsAre("wQ", "wS1", "wB1", "wG2", "wA2"));
}

TEST(H5QueenByTurnFour, WithoutACellThePlayerPassesAndTheDutyStays) {
  // The only white tile is covered, so that no cell admits the queen (H-9).
  const Position position = lay("wA1   bQ", {.stacked = "bB1 wA1", .turn = 4});
  EXPECT_THAT(keys_of(position), ElementsAre("pass"));
  //    .     bB1
  // x     wA1   bQ      uncovered: the queen alone, on the two cells that no black tile touches
  //    x     .
  const Position uncovered = after(position, "pass;bB1 wA1/");
  EXPECT_EQ(turn_string(uncovered), "White[5]");
  EXPECT_THAT(keys_of(uncovered), ElementsAre("wQ@-1,0", "wQ@-1,1"));
}

// ---- H-6

TEST(H6OpeningQueen, IsForbiddenToBothPlayersInTheStandardGame) {
  EXPECT_EQ(verdict(Position(), "wQ"), "opening-queen-forbidden");
  EXPECT_EQ(verdict(position_of("Base;wA1"), "bQ wA1-"), "opening-queen-forbidden");
  EXPECT_THAT(placeable(position_of("Base;wA1")), Not(Contains("bQ")));
  EXPECT_EQ(verdict(position_of("Base;wA1;bA1 wA1-"), "wQ -wA1"), "legal");
  EXPECT_EQ(verdict(position_of("Base;wA1;bA1 wA1-;wG1 -wA1"), "bQ bA1-"), "legal");
}

TEST(H6OpeningQueen, MayBeAllowed) {
  EXPECT_THAT(placeable(Position(rules_of("Base@casual"))),
              UnorderedElementsAre("wQ", "wS1", "wB1", "wG1", "wA1"));
  EXPECT_THAT(placeable(position_of("Base@casual;wQ")), Contains("bQ"));
  EXPECT_EQ(verdict(Position(rules_of("Base:opening_queen=allowed")), "wQ"), "legal");
}

TEST(H6OpeningQueen, MayBeRequired) {
  const Position start(rules_of("Base:opening_queen=required"));
  EXPECT_THAT(placeable(start), ElementsAre("wQ"));
  EXPECT_EQ(verdict(start, "wA1"), "opening-queen-required");
  const Position black = after(start, "wQ");
  EXPECT_THAT(placeable(black), ElementsAre("bQ"));
  EXPECT_EQ(verdict(black, "bA1 wQ-"), "opening-queen-required");
  EXPECT_THAT(placeable(after(black, "bQ wQ-")), UnorderedElementsAre("wS1", "wB1", "wG1", "wA1"));
}

// ---- H-7

TEST(H7MovingNeedsTheOwnQueen, WhateverTheOtherPlayersQueenDoes) {
  const Position white = position_of("Base@casual;wA1;bQ wA1-");
  EXPECT_EQ(verdict(white, "wA1 bQ-"), "queen-not-down");
  const Position black = after(white, "wG1 -wA1");
  EXPECT_EQ(verdict(black, "bQ wA1/"), "legal");
}

TEST(H7MovingNeedsTheOwnQueen, AndThenEveryTileMayMoveAtOnce) {
  const Position position = position_of("Base;wA1;bA1 wA1-;wG1 -wA1;bG1 bA1-;wQ \\wA1;bQ bG1-");
  EXPECT_EQ(verdict(position, "wQ -wQ"), "legal");
  EXPECT_EQ(verdict(position, "wG1 bQ-"), "legal");
}

TEST(H7MovingNeedsTheOwnQueen, SoDoesTheToss) {
  const Position position = position_of("Base+P@casual;wP;bQ wP-");
  EXPECT_THAT(keys_of(position), Not(Contains("bQ@1,-1")));
  EXPECT_NE(verdict(position, "bQ wP/"), "legal");
  EXPECT_EQ(verdict(after(position, "wQ -wP;bA1 bQ-"), "wQ wP/"), "legal");
}

// ---- H-9

TEST(H9Pass, IsNotForAPlayerWhoMayDoAnythingElse) {
  EXPECT_EQ(verdict(Position(), "pass"), "cannot-pass");
  EXPECT_THAT(keys_of(position_of("Base;wA1;bA1 wA1-")), Not(Contains("pass")));
}

TEST(H9Pass, IsTheOnlyActionOfAPlayerWhoMayDoNothingElse) {
  // White holds ten tiles and has no cell of its colour.
  const Position no_cell = lay("wQ    bQ", {.stacked = "bB1 wQ"});
  EXPECT_THAT(keys_of(no_cell), ElementsAre("pass"));
  EXPECT_EQ(verdict(no_cell, "pass"), "legal");
  EXPECT_EQ(no_cell.count_legal_actions(), 1U);
  EXPECT_EQ(after(no_cell, "pass").on_board(), no_cell.on_board());
  EXPECT_TRUE(after(no_cell, "pass").to_act() == Colour::Black);
}

TEST(H9Pass, BelongsToNobodyWhenTheGameIsOver) {
  const Position over = after(lay(R"(
         bS1   bA2
      bA3   wQ    bG1
         bG2   .     bQ
            bA1
  )",
                                  {.to_act = Colour::Black}),
                              "bA1 wQ\\");
  EXPECT_EQ(over.outcome(), Outcome::BlackWins);
  EXPECT_THAT(keys_of(over), IsEmpty());
  EXPECT_EQ(over.count_legal_actions(), 0U);
  EXPECT_EQ(verdict(over, "pass"), "game-over");
}

// ---- Section 9

TEST(Reading10TheFirstTile, IsTheFirstThatTheColourEverPlaced) {
  // A side whose tiles are all covered does not begin anew.
  const Position position =
      lay("bA1   wQ", {.stacked = "wB1 bA1", .to_act = Colour::Black, .turn = 3});
  EXPECT_THAT(keys_of(position), ElementsAre("pass"));
}

TEST(Reading14TurnOfAFinishedGame, NamesThePlayerWhoWouldBeNext) {
  const char* const ring = R"(
         bS1   bA2
      bA3   wQ    bG1
         bG2   .     bQ
            bA1
  )";
  const Position over = after(lay(ring, {.to_act = Colour::Black, .turn = 9}), "bA1 wQ\\");
  EXPECT_EQ(turn_string(over), "White[10]");
}

}  // namespace
}  // namespace petek::hive
