// SPDX-License-Identifier: MIT
// The pillbug, its toss, and what a toss leaves behind. Spec: H-P, H-M, H-14, H-15, X-8.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "petek/hive/position_fixture.h"

namespace petek::hive {
namespace {

using namespace fixture;
using ::testing::IsEmpty;

constexpr Colour kWhite = Colour::White;
constexpr Colour kBlack = Colour::Black;

// ---- H-P

TEST(HPPillbug, MovesOneGroundStepLikeAQueen) {
  EXPECT_TRUE(goes_to_marks("wP", R"(
         .     x     .
      .     wP    bQ    wQ
         .     x     .
  )"));
  EXPECT_EQ(verdict(lay("wP    bQ    wQ"), "wP wQ-"), "pillbug-reach");
  EXPECT_EQ(verdict(lay("wP    bQ    wQ"), "wP bQ"), "cannot-climb");
}

TEST(HPPillbug, TossesANeighbourOfEitherColourToAnotherEmptyCellNextToIt) {
  const char* const enemy = R"(
         x     x
      bA1   wP    wQ    bQ
         x     x
  )";
  EXPECT_TRUE(goes_to_marks("bA1", enemy, {.to_act = kWhite}));
  EXPECT_TRUE(goes_to_marks("wQ", R"(
         x     x
      wQ    wP    wA1   bQ
         x     x
  )",
                            {.to_act = kWhite}));
}

TEST(HPPillbug, TossesTheQueensToo) {
  EXPECT_TRUE(goes_to_marks("bQ", R"(
         x     x
      bQ    wP    wQ    bA1
         x     x
  )",
                            {.to_act = kWhite}));
}

TEST(HPPillbug, AMoveAndATossToOneCellAreOneAction) {
  // The ant walks to all that the toss reaches, and farther; keys_of() fails on doubles.
  EXPECT_TRUE(goes_to_marks("wA1", R"(
         x     x     x     x
      wA1   wP    wQ    bQ    x
         x     x     x     x
  )"));
  const Position position = lay("wA1   wP    wQ    bQ");
  EXPECT_EQ(keys_of(position).size(), position.count_legal_actions());
}

TEST(HPPillbug, DoesNotTossATileThatTheOtherPlayerJustMoved_Case7) {
  const Position position = after(lay("bA1   wP    wQ    bQ", {.to_act = kBlack}), "bA1 \\wP");
  EXPECT_EQ(verdict(position, "bA1 -wP"), "just-moved");
  // The others are free.
  EXPECT_EQ(verdict(position, "wQ /wP"), "pinned");
  EXPECT_EQ(verdict(lay("bA1   wP    wQ    bQ"), "bA1 -wP"), "same-cell");
  EXPECT_EQ(verdict(lay("bA1   wP    wQ    bQ"), "bA1 \\wP"), "legal");
}

TEST(HPPillbug, DoesNotTossFromAStack_Case7) {
  const Position position = lay("bA1   wP    wQ    bQ", {.stacked = "bB1 bA1", .to_act = kWhite});
  EXPECT_EQ(verdict(position, "bB1 \\wP"), "toss-from-stack");
  EXPECT_EQ(verdict(position, "bA1 \\wP"), "covered");
}

TEST(HPPillbug, DoesNotTossATileWhoseLiftingSplitsTheHive) {
  const Position position = lay("bA2   bA1   wP    wQ    bQ");
  EXPECT_EQ(verdict(position, "bA1 \\wP"), "pinned");
  EXPECT_TRUE(goes_to_marks("bA1", "bA2   bA1   wP    wQ    bQ", {.to_act = kWhite}));
}

TEST(HPPillbug, DoesNotTossOntoATileNorFartherThanItsNeighbours) {
  const Position position = lay("bA1   wP    wQ    bQ");
  EXPECT_EQ(verdict(position, "bA1 wQ"), "cell-occupied");
  EXPECT_EQ(verdict(position, "bA1 bQ-"), "pillbug-reach");
  EXPECT_EQ(verdict(position, "bQ wQ\\"), "enemy-tile");  // it does not touch the pillbug
}

TEST(HPPillbug, DoesNotTossUpThroughAGate_Case7) {
  // bA1 is to go up between two stacks of two.
  const char* const drawing = R"(
         bS1   .
      bA1   wP    wQ
         bS2   .     bQ
  )";
  EXPECT_TRUE(goes_to_marks("bA1", drawing, {.stacked = "bB1 bS1, bB2 bS2", .to_act = kWhite}));
  EXPECT_EQ(verdict(lay(drawing, {.stacked = "bB1 bS1, bB2 bS2"}), "bA1 wP/"), "high-gate");
  // One stack alone is no gate.
  EXPECT_TRUE(goes_to_marks("bA1", R"(
         bS1   x
      bA1   wP    wQ
         bS2   x     bQ
  )",
                            {.stacked = "bB1 bS1", .to_act = kWhite}));
}

TEST(HPPillbug, DoesNotTossDownThroughAGate_Case7) {
  // To the left of the pillbug the way down is between two stacks of two.
  EXPECT_TRUE(goes_to_marks("bA1", R"(
      bQ
         bS1   x
      .     wP    bA1
         bS2   x
      wQ
  )",
                            {.stacked = "bB1 bS1, bB2 bS2", .to_act = kWhite}));
  EXPECT_TRUE(goes_to_marks("bA1", R"(
      bQ
         bS1   x
      x     wP    bA1
         bS2   x
      wQ
  )",
                            {.stacked = "bB1 bS1", .to_act = kWhite}));
}

TEST(HPPillbug, CannotTossWhenItIsCovered) {
  const Position position = lay("bA1   wP    wQ    bQ", {.stacked = "bB1 wP"});
  EXPECT_EQ(verdict(position, "bA1 \\wP"), "enemy-tile");
  EXPECT_TRUE(
      goes_to_marks("bA1", "bA1   wP    wQ    bQ", {.stacked = "bB1 wP", .to_act = kWhite}));
}

TEST(HPPillbug, TossesThoughItIsPinned) {
  const Position position = lay("bA1   wP    wQ    bQ");
  EXPECT_THAT(cells_of(kernel::chosen(), position, tile_of("wP")), IsEmpty());
  EXPECT_EQ(verdict(position, "wP bA1/"), "pinned");
  EXPECT_EQ(verdict(position, "bA1 /wP"), "legal");
}

TEST(HPPillbug, TossesIntoAHoleAndOutOfIt) {
  // On the ground bA1 could not squeeze in or out.
  EXPECT_TRUE(goes_to_marks("bA1", R"(
         x     wQ    bS1
      bA1   wP    x     bQ
         x     bG1   bS2
  )",
                            {.to_act = kWhite}));
  EXPECT_TRUE(goes_to_marks("bA1", R"(
         x     wQ    bS1
      x     wP    bA1   bQ
         x     bG1   bS2
  )",
                            {.to_act = kWhite}));
}

// ---- H-M with H-P

TEST(HMMosquitoNextToAPillbug, TossesThePillbugAndThePillbugTossesIt_Case8) {
  EXPECT_TRUE(goes_to_marks("bP", R"(
         x     x
      bP    wM    wQ    bQ
         x     x
  )",
                            {.to_act = kWhite}));
  EXPECT_TRUE(goes_to_marks("wM", R"(
         x     x
      wM    bP    wQ    bQ
         x     x
  )",
                            {.to_act = kBlack}));
}

TEST(HMMosquitoNextToAPillbug, DoesNotTossWhileItStandsOnATile) {
  EXPECT_TRUE(goes_to_marks("bA1", R"(
      bA1   bG1   bP    wQ    bQ
  )",
                            {.stacked = "wM bG1", .to_act = kWhite}));
}

TEST(HMMosquitoNextToAPillbug, CopiesOneThatItselfMayNotAct) {
  // Black tosses White's pillbug, which is frozen now; the mosquito beside it tosses all the same.
  const Position start = lay("wP    bP    wM    wQ    bQ", {.to_act = kBlack});
  const Position position = after(start, "wP bP/");
  EXPECT_TRUE(position.frozen().contains(tile_of("wP")));
  EXPECT_EQ(verdict(position, "bP wM\\"), "legal");  // by wM, which touches both pillbugs
  EXPECT_EQ(verdict(position, "bP -wP"), "pillbug-reach") << "only wP could, which is frozen";
}

// ---- H-14

// White's pillbug tosses a black ant to its upper right.
Position tossed() {
  return after(lay("bA1   wP    wQ    bQ    bG1"), "bA1 wP/");
}

TEST(H14Frozen, ATossedEnemyTileMayNotMoveInTheNextTurn) {
  const Position position = tossed();
  EXPECT_TRUE(position.frozen().contains(tile_of("bA1")));
  EXPECT_EQ(verdict(position, "bA1 bG1-"), "frozen");
  EXPECT_THAT(cells_of(kernel::chosen(), position, tile_of("bA1")), IsEmpty());
  EXPECT_EQ(verdict(position, "bG1 -wP"), "legal");
}

TEST(H14Frozen, EndsWithThatTurn) {
  const Position position = after(tossed(), "bG1 -wP;wA1 wP\\");
  EXPECT_FALSE(position.frozen().contains(tile_of("bA1")));
  EXPECT_EQ(verdict(position, "bA1 bQ-"), "legal");
}

TEST(H14Frozen, ATossedTileMayBeTossedAgainByTheSamePillbugTheTurnAfter) {
  EXPECT_EQ(verdict(after(tossed(), "bG1 -wP"), "bA1 \\wP"), "legal");
}

TEST(H14Frozen, ItsOwnPillbugMayNotMoveItEither) {
  // After the toss bA1 lies next to both pillbugs.
  const Position position = after(lay("bA1   wP    bP    wQ    bQ"), "bA1 wP/");
  EXPECT_EQ(verdict(position, "bA1 bP/"), "frozen");
  const Position later = after(position, "bQ wQ/;wP wP\\");
  EXPECT_EQ(verdict(later, "bA1 bP/"), "legal");
}

TEST(H14Frozen, ATossedPillbugMayNotToss) {
  const Position position = after(lay("bP    wP    wQ    bQ"), "bP wP/");
  EXPECT_TRUE(position.frozen().contains(tile_of("bP")));
  // It touches wP, which nothing pins, and could toss it but for the freeze.
  EXPECT_THAT(cells_of(kernel::chosen(), position, tile_of("wP")), IsEmpty());
  EXPECT_EQ(verdict(position, "wP bP/"), "enemy-tile");
}

TEST(H14Frozen, PassiveEffectsStay) {
  // A frozen tile still gives its cell its colour, carries the hive and lends its bug.
  const Position position = tossed();
  EXPECT_EQ(position.top_at({2, -1}), tile_of("bA1"));
  EXPECT_EQ(verdict(position, "bA2 bA1/"), "legal");
}

TEST(H14Frozen, APassClearsTheRecord_Case6) {
  // Black tosses the ant into the hole; White's queen is covered, and no cell admits a tile.
  const Position position = after(lay(R"(
               bQ    bS1
      wA1   bP    .     wQ
               bG1   bS2
  )",
                                      {.stacked = "bB1 wQ", .to_act = kBlack}),
                                  "wA1 bP-");
  EXPECT_TRUE(position.frozen().contains(tile_of("wA1")));
  EXPECT_EQ(verdict(position, "wA1 wQ"), "frozen");
  const Position passed = after(position, "pass");
  EXPECT_TRUE(passed.frozen().empty());
  EXPECT_TRUE(passed.just_moved().empty());
  EXPECT_EQ(verdict(passed, "wA1 -bP"), "legal");
}

// ---- H-15

TEST(H15JustMoved, ATossedTileOfTheTossersOwnIsJustMovedAndNotFrozen) {
  const Position position = after(lay("wA1   wP    bP    wQ    bQ"), "wA1 wP/");
  EXPECT_TRUE(position.just_moved().contains(tile_of("wA1")));
  EXPECT_TRUE(position.frozen().empty());
  EXPECT_EQ(verdict(position, "wA1 bP/"), "just-moved");
  EXPECT_EQ(verdict(after(position, "bQ wQ/"), "wA1 bQ-"), "legal");
}

TEST(H15JustMoved, CountsForTheNextTurnOnly) {
  const Position position =
      after(lay("bA1   wP    wQ    bQ", {.to_act = kBlack}), "bA1 \\wP;wA1 /wP;bQ wQ/");
  EXPECT_EQ(verdict(position, "bA1 -wP"), "legal");
}

TEST(H15JustMoved, ATileJustPlacedMayBeTossed) {
  // By the Persian placing, which alone puts a tile next to the enemy.
  const Position position =
      after(lay("wP    wQ    bQ", {.type = "Base+MLP@casual:placement=kandu", .to_act = kBlack}),
            "bA1 -wP");
  EXPECT_TRUE(position.just_moved().empty());
  EXPECT_EQ(verdict(position, "bA1 \\wP"), "legal");
}

TEST(H15JustMoved, SuchATileMayAlwaysBeClimbed) {
  const Position position = after(lay("wB1   wQ    bQ    bA1", {.to_act = kBlack}), "bA1 \\wQ");
  EXPECT_EQ(verdict(position, "wB1 bA1"), "legal");
}

// ---- X-8

TEST(X8TheTurkishRemark, HasNoEffectWhereOnlyOwnTilesAreTossed) {
  const Position position =
      after(lay("wA1   wP    wQ    bQ", {.type = "Base+P@tr"}), "wA1 wP/;bQ wQ/");
  EXPECT_TRUE(position.frozen().empty());
  EXPECT_EQ(verdict(position, "wA1 bQ-"), "legal");
  EXPECT_EQ(verdict(position, "wA1 \\wP"), "legal");
}

}  // namespace
}  // namespace petek::hive
