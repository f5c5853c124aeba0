// SPDX-License-Identifier: MIT
// How each bug moves. Spec: H-Q, H-B, H-G, H-S, H-A, H-L, H-M; the pillbug has a file of its own.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "petek/hive/position_fixture.h"

namespace petek::hive {
namespace {

using namespace fixture;

// ---- H-Q

TEST(HQQueenBee, MovesOneGroundStep) {
  EXPECT_TRUE(goes_to_marks("wQ", R"(
         .     x     .     .
      .     wQ    bQ    bA1   .
         .     x     .     .
  )"));
  EXPECT_EQ(verdict(lay("wQ    bQ    bA1"), "wQ bA1-"), "queen-reach");
}

TEST(HQQueenBee, NeitherClimbsNorJumps) {
  const Position position = lay("wQ    bQ    bA1");
  EXPECT_EQ(verdict(position, "wQ bQ"), "cannot-climb");
  EXPECT_EQ(verdict(position, "wQ bA1"), "cannot-climb");
}

// ---- H-B

TEST(HBBeetle, MovesOneStepOnTheGroundOrUp) {
  EXPECT_TRUE(goes_to_marks("wB1", R"(
         .     x     .
      .     wB1   bQ!   wQ
         .     x     .
  )"));
  EXPECT_EQ(verdict(lay("wB1   bQ    wQ"), "wB1 wQ-"), "beetle-reach");
}

TEST(HBBeetle, StandingOnTheHiveStepsOverItAndDown) {
  EXPECT_TRUE(goes_to_marks("wB1", R"(
         x     x
      wQ!   bQ    bA1!
         x     x
  )",
                            {.stacked = "wB1 bQ"}));
}

TEST(HBBeetle, MayStandOnAnyTile) {
  // A queen of either colour, a beetle, a stack of four.
  EXPECT_TRUE(goes_to_marks("wB2", R"(
            wQ!   bB1!
         x     wB2   bQ!
            x     bG1!
  )",
                            {.stacked = "wB1 bG1, bB2 wB1, bM bB2"}));
}

TEST(HBBeetle, CoversWhatIsBeneathItWhichCannotAct) {
  Position position = lay("wB1   bA1   wQ    bQ");
  play(position, "wB1 bA1");
  EXPECT_EQ(position.top_at({1, 0}), tile_of("wB1"));
  EXPECT_TRUE(position.is_covered(tile_of("bA1")));
  EXPECT_EQ(verdict(position, "bA1 bQ-"), "covered");
}

TEST(HBBeetle, SeveralMayStack) {
  Position position = lay("wB1   wB2   bQ    wQ    bB1");
  play(position, "wB1 wB2");
  EXPECT_EQ(position.level_of(tile_of("wB1")), 1);
  play(position, "bB1 wQ;wB1 bQ;bB1 wB1;wB2 bB1");
  EXPECT_EQ(position.height_at({2, 0}), 4);
  EXPECT_EQ(position.top_at({2, 0}), tile_of("wB2"));
  EXPECT_EQ(position.level_of(tile_of("wB2")), 3);
}

TEST(HBBeetle, IsPlacedOnTheGroundOnly) {
  EXPECT_EQ(verdict(lay("wQ    bQ"), "wB1 bQ"), "cell-occupied");
  EXPECT_EQ(verdict(lay("wQ    bQ"), "wB1 wQ"), "cell-occupied");
}

TEST(HBBeetle, LeavesAHoleOverItsWall) {
  EXPECT_TRUE(goes_to_marks("wB1", R"(
            bA1!  bA2!
         wQ!   wB1   bG1!
            bQ!   bG2!
  )"));
}

// ---- H-G

TEST(HGGrasshopper, JumpsStraightOverARowToTheFirstEmptyCell) {
  EXPECT_TRUE(goes_to_marks("wG1", R"(
      wG1   bA1   x     bQ
         bS1   bS2   wQ
            x
  )"));
  const Position position = lay(R"(
      wG1   bA1   .     bQ
         bS1   bS2   wQ
  )");
  EXPECT_EQ(verdict(position, "wG1 bQ-"), "grasshopper-reach");
  EXPECT_EQ(verdict(position, "wG1 \\bA1"), "grasshopper-reach");
  EXPECT_EQ(verdict(position, "wG1 bA1"), "cannot-climb");
}

TEST(HGGrasshopper, CountsAStackAsAnOccupiedCell) {
  EXPECT_TRUE(goes_to_marks("wG1", R"(
      wG1   bA1   bQ    wQ    x
  )",
                            {.stacked = "bB1 bQ, wB1 bB1, bB2 bA1"}));
}

TEST(HGGrasshopper, JumpsIntoAHoleAndOut) {
  EXPECT_TRUE(goes_to_marks("wG1", R"(
               bA1   bA2
      wG1   wQ    x     bQ
               bS1   bS2
  )"));
  EXPECT_TRUE(goes_to_marks("wG1", R"(
            x           x
               bA1   bA2
      x     wQ    wG1   bQ    x
               bS1   bS2
            x           x
  )"));
}

// ---- H-S

TEST(HSSpider, MovesExactlyThreeGroundSteps) {
  EXPECT_TRUE(goes_to_marks("wS1", R"(
         x     .     .
      .     wQ    bQ    wS1
         x     .     .
  )"));
  const Position position = lay("wQ    bQ    wS1");
  EXPECT_EQ(verdict(position, "wS1 bQ/"), "spider-reach");
  EXPECT_EQ(verdict(position, "wS1 -wQ"), "spider-reach");
  EXPECT_EQ(verdict(position, "wS1 wQ"), "cannot-climb");
}

TEST(HSSpider, MayEndWhereFewerStepsLeadToo_Case1) {
  const Position position =
      position_of("Base;wA1;bG1 -wA1;wB1 wA1/;bA1 -bG1;wQ \\wB1;bQ \\bA1;wS1 \\wQ;bS1 bQ/");
  const Tile spider = tile_of("wS1");
  std::set<Hex> expected;
  for (const char* text : {"wS1 wB1-", "wS1 \\bS1", "wS1 bS1\\", "wS1 /wQ"}) {
    expected.insert(position.hex_of(*parse_move(position, text)));
  }
  EXPECT_EQ(cells_of(kernel::chosen(), position, spider), expected);
}

TEST(HSSpider, IsBarredFromANarrowBay) {
  // The way to the right is squeezed: three steps round the wall on either side are left.
  EXPECT_TRUE(goes_to_marks("wS1", R"(
                  x
               bA1   bA2
            wS1   .     bQ
               bG1   wQ
                  x
  )"));
}

// ---- H-A

TEST(HASoldierAnt, MovesAnyNumberOfGroundSteps) {
  EXPECT_TRUE(goes_to_marks("wA1", R"(
         x     x     x     x
      x     wQ    bQ    bG1   wA1
         x     x     x     x
  )"));
  EXPECT_EQ(verdict(lay("wQ    bQ    wA1"), "wA1 wQ"), "cannot-climb");
}

TEST(HASoldierAnt, StaysInsideAHole) {
  EXPECT_TRUE(goes_to_marks("wA1", R"(
            bA1   bA2   bA3
         bG1   wA1   x     bG2
            bG3   x     bS1
               wQ    bQ
  )"));
  // Shut in by six tiles it has nowhere to go.
  EXPECT_TRUE(goes_to_marks("wA1", R"(
            bA1   bA2
         wQ    wA1   bG1
            bQ    bG2
  )"));
}

// ---- H-L

TEST(HLLadybug, MovesTwoStepsOnTopAndOneDown) {
  EXPECT_TRUE(goes_to_marks("wL", R"(
               x     x
      wL    wQ    bQ    x
               x     x
  )"));
  const Position position = lay("wL    wQ    bQ");
  EXPECT_EQ(verdict(position, "wL \\wQ"), "ladybug-reach");
  EXPECT_EQ(verdict(position, "wL bQ"), "cannot-climb");
}

TEST(HLLadybug, NeedsTwoCellsToWalkOn) {
  EXPECT_TRUE(goes_to_marks("wL", "wL    wQ", {.stacked = "bB1 wQ"}));
}

TEST(HLLadybug, WalksOverStacksAndDownIntoHoles) {
  EXPECT_TRUE(goes_to_marks("wL", R"(
            x     x
         x     bA1   bA2
      wL    wQ    x     bQ
         x     bS1   bS2
            x     x
  )",
                            {.stacked = "bB1 bA1, bB2 bB1, bM bS1"}));
}

// ---- H-M

TEST(HMMosquito, MovesAsTheBugItTouches) {
  EXPECT_TRUE(goes_to_marks("wM", R"(
         x
      wM    bQ    wQ
         x
  )"));
  EXPECT_TRUE(goes_to_marks("wM", "wM    bG1   bQ    wQ    x"));
  EXPECT_TRUE(goes_to_marks("wM", R"(
         x     .     .
      .     wQ    bS1   wM
         x     .     .
  )"));
  EXPECT_TRUE(goes_to_marks("wM", R"(
         x     x     x     x
      x     wQ    bQ    wA1   wM
         x     x     x     x
  )"));
  EXPECT_TRUE(goes_to_marks("wM", R"(
               x     x
      wM    bL    wQ    x
               x     x
  )"));
  EXPECT_TRUE(goes_to_marks("wM", R"(
         x
      wM    bP    wQ
         x
  )"));
}

TEST(HMMosquito, MayChooseAmongSeveralOfEitherColour) {
  // A step beside the queen, a jump over either neighbour.
  EXPECT_TRUE(goes_to_marks("wM", R"(
            x
         wM    bQ    x
      x     wG1   wQ
               x
  )"));
}

TEST(HMMosquito, CopiesWhatLiesOnTop) {
  EXPECT_TRUE(goes_to_marks("wM", R"(
         x
      wM    bA1!  bQ    wQ
         x
  )",
                            {.stacked = "bB1 bA1"}));
}

TEST(HMMosquito, CopiesNothingFromAMosquito_Case8) {
  EXPECT_TRUE(goes_to_marks("wM", "wM    bM    bA1   wQ"));
  const Position position = lay("wM    bM    bA1   wQ");
  EXPECT_EQ(verdict(position, "wM wQ-"), "nothing-to-copy");
  // Not even from one that stands on a tile and is a beetle there.
  EXPECT_TRUE(goes_to_marks("wM", "wM    bA1   wQ", {.stacked = "bM bA1"}));
}

TEST(HMMosquito, StandingOnATileIsABeetleWhateverItTouches) {
  EXPECT_TRUE(goes_to_marks("wM", R"(
         x     x
      bA1!  bG1   wQ!
         x     x
  )",
                            {.stacked = "wM bG1"}));
  // Next to a mosquito alone as well.
  EXPECT_TRUE(goes_to_marks("wM", R"(
         x     x
      wQ!   bM    x
         x     x
  )",
                            {.stacked = "wM bM"}));
}

TEST(HMMosquito, IsAMosquitoAgainOnceItHasComeDown) {
  Position position = lay("bA1   wQ    bQ    bG1", {.stacked = "wM wQ"});
  EXPECT_EQ(verdict(position, "wM bG1-"), "beetle-reach");
  play(position, "wM \\wQ;bA1 bG1-");
  EXPECT_EQ(verdict(position, "wM \\bQ"), "legal");  // as the queen that it touches
  EXPECT_EQ(verdict(position, "wM wQ"), "mosquito-reach");
}

TEST(HMMosquito, IsPinnedLikeAnyOther) {
  EXPECT_TRUE(goes_to_marks("wM", "wQ    wM    bQ"));
}

}  // namespace
}  // namespace petek::hive
