// SPDX-License-Identifier: MIT
// What holds for the movement of every bug. Spec: H-1, H-8, H-10 to H-13, reading 18.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "petek/hive/position_fixture.h"

namespace petek::hive {
namespace {

using namespace fixture;

// ---- H-1

TEST(H1Stacks, OnlyTheTopTileOfACellActs) {
  const Position position = lay("wQ    wA1   bQ", {.stacked = "wB1 wA1, bB1 wB1"});
  EXPECT_EQ(verdict(position, "wA1 -wQ"), "covered");
  EXPECT_EQ(verdict(position, "wB1 wA1/"), "covered");
  const Position black = after(position, "wQ \\wA1");
  EXPECT_EQ(verdict(black, "bB1 wA1/"), "legal");
}

TEST(H1Stacks, HeightIsTheNumberOfTilesOfTheCell) {
  const Position position = lay("wQ    bQ", {.stacked = "wB1 bQ, bB1 wB1"});
  EXPECT_EQ(position.height_at({0, 0}), 1);
  EXPECT_EQ(position.height_at({1, 0}), 3);
  EXPECT_EQ(position.height_at({2, 0}), 0);
  EXPECT_EQ(position.top_at({1, 0}), tile_of("bB1"));
  EXPECT_FALSE(position.top_at({2, 0}).has_value());
  EXPECT_EQ(position.level_of(tile_of("bB1")), 2);
  EXPECT_TRUE(position.is_covered(tile_of("wB1")));
  const auto stack = position.stack_at({1, 0});
  ASSERT_EQ(stack.size(), 3U);
  EXPECT_EQ(stack[0], tile_of("bQ"));
  EXPECT_EQ(stack[2], tile_of("bB1"));
}

TEST(H1Stacks, TheTileBeneathComesToTheTopWhenItsCoverLeaves) {
  const Position position =
      lay("wQ    bQ", {.stacked = "wB1 bQ, bB1 wB1", .to_act = Colour::Black});
  const Position uncovered = after(position, "bB1 bQ/");
  EXPECT_EQ(uncovered.top_at({1, 0}), tile_of("wB1"));
  EXPECT_EQ(verdict(uncovered, "wB1 wQ"), "legal");
}

// ---- H-8

TEST(H8OneHive, BarsATileThatHoldsTwoPartsTogether) {
  EXPECT_TRUE(goes_to_marks("wA1", "wQ    wA1   bQ"));
  EXPECT_EQ(verdict(lay("wQ    wA1   bQ"), "wA1 -wQ"), "pinned");
  // The ends of the row are free.
  EXPECT_TRUE(goes_to_marks("wQ", R"(
         x
      wQ    wA1   bQ
         x
  )"));
}

TEST(H8OneHive, HoldsWhileTheTileIsLiftedThoughItWouldJoinThePartsAgain) {
  // At the cell to its right wQ would touch both bA1 and bS1 once more.
  EXPECT_TRUE(goes_to_marks("wQ", R"(
         bQ    bA1
            wQ    .
               bS1
  )"));
  EXPECT_EQ(verdict(lay(R"(
         bQ    bA1
            wQ    .
               bS1
  )"),
                    "wQ wQ-"),
            "pinned");
}

TEST(H8OneHive, LeavesTheTilesOfARingFree) {
  EXPECT_TRUE(goes_to_marks("wQ", R"(
               x
            bA1   wQ    x
         bA2   .     bG1
            bQ    bG2
  )"));
  // Where the ring is open the same tile holds bG1.
  EXPECT_TRUE(goes_to_marks("wQ", R"(
            bA1   wQ
         bA2   .     bG1
            bQ    .
  )"));
}

TEST(H8OneHive, NeverBarsATileThatStandsOnAnother) {
  EXPECT_TRUE(goes_to_marks("wB1", R"(
         x     x
      wQ!   wA1   bQ!
         x     x
  )",
                            {.stacked = "wB1 wA1"}));
  EXPECT_TRUE(goes_to_marks("bB2", R"(
         x     x
      wQ!   wA1   bQ!
         x     x
  )",
                            {.stacked = "wB1 wA1, bB2 wB1"}));
}

TEST(H8OneHive, CountsTilesOfBothColoursAndHoldsForBothPlayers_Case10) {
  EXPECT_TRUE(goes_to_marks("bG1", "wA1   bG1   bQ"));
  // Also while the other queen is in hand.
  EXPECT_EQ(verdict(position_of("Base;wA1;bG1 wA1-;wB1 -wA1;bQ bG1-;wG1 -wB1"), "bG1 -wG1"),
            "pinned");
}

// ---- H-10

TEST(H10FreedomToMove, BarsSqueezingBetweenTwoTiles) {
  EXPECT_TRUE(goes_to_marks("wQ", R"(
         x     bA1   bA2
            wQ    .     bQ
         x     bS1   bS2
  )"));
  const Position position = lay(R"(
               bA1   bA2
            wQ    .     bQ
               bS1   bS2
  )");
  EXPECT_EQ(verdict(position, "wQ wQ-"), "gate");
}

TEST(H10FreedomToMove, BarsTheAntFromABayWithANarrowMouth) {
  EXPECT_TRUE(goes_to_marks("wA1", R"(
            x     x     x
         x     bA1   bA2   x     x
            x     .     bQ    wQ    wA1
         x     bS1   bS2   x     x
            x     x     x
  )"));
}

TEST(H10FreedomToMove, BarsTheAntFromTheHoleInWhoseWallItStood) {
  // Once lifted, wA1 is no part of the wall; wQ and bG2 still squeeze where it stood.
  EXPECT_TRUE(goes_to_marks("wA1", R"(
            x     x     x
         x     bA1   wQ    x
      x     bA2   .     wA1
         x     bQ    bG2   x
            x     x     x
  )"));
  // With one of those two missing the way in is open.
  EXPECT_TRUE(goes_to_marks("wA1", R"(
            x     x     .
         x     wQ    x     .
      x     bA2   x     wA1
         x     bQ    bG2   x
            x     x     x
  )"));
}

TEST(H10FreedomToMove, AsksForContactWithTheHiveAlongTheWay) {
  // Both cells beyond the gap touch the hive, but nothing lies beside the step that leads there.
  const char* const drawing = R"(
               x
            bQ    wQ    .     bA1
         bA2   x     .     bA3
            bS1   bS2   bG1
  )";
  EXPECT_TRUE(goes_to_marks("wQ", drawing));
  EXPECT_EQ(verdict(lay(drawing), "wQ wQ-"), "loses-contact");
  EXPECT_EQ(verdict(lay(drawing), "wQ wQ\\"), "loses-contact");
}

TEST(H10FreedomToMove, DoesNotCountTheMovingTileAsContact) {
  // Round the end of a single tile the mover has nothing but that tile to hold on to.
  EXPECT_TRUE(goes_to_marks("wQ", R"(
         x
      wQ    bQ
         x
  )"));
}

// ---- H-11

TEST(H11GatesAtHeight, BarAStepUpBetweenTwoHigherStacks) {
  const char* const drawing = R"(
         x     bS1!
            wB1   bQ    wQ
         x     bS2!
  )";
  EXPECT_TRUE(goes_to_marks("wB1", drawing, {.stacked = "bB1 bS1, bB2 bS2"}));
  const Position position = lay(drawing, {.stacked = "bB1 bS1, bB2 bS2"});
  EXPECT_EQ(verdict(position, "wB1 bQ"), "high-gate");
}

TEST(H11GatesAtHeight, NeedBothCellsToBeHigher) {
  EXPECT_TRUE(goes_to_marks("wB1", R"(
         x     bS1!
            wB1   bQ!   wQ
         x     bS2!
  )",
                            {.stacked = "bB1 bS1"}));
  // Equally high is not higher.
  EXPECT_TRUE(goes_to_marks("wB1", R"(
         x     bS1!
            wB1   bQ!   wQ
         x     bS2!
  )",
                            {.stacked = "bB1 bS1, bB2 bS2, wB2 bQ"}));
}

TEST(H11GatesAtHeight, BarAStepAlongTheTop) {
  EXPECT_TRUE(goes_to_marks("wB1", R"(
            x     bS1!
         x     wS1   bQ    wQ
            x     bS2!
  )",
                            {.stacked = "wB1 wS1, bB1 bS1, bB2 bS2"}));
}

TEST(H11GatesAtHeight, CountTheHeightWithoutTheMovingTile) {
  // wB1 stands on two tiles, which is as high as the gate.
  EXPECT_TRUE(goes_to_marks("wB1", R"(
            x     bS1!
         x     wS1   bQ!   wQ
            x     bS2!
  )",
                            {.stacked = "wB2 wS1, wB1 wB2, bB1 bS1, bB2 bS2"}));
}

TEST(H11GatesAtHeight, BarAStepDown) {
  const char* const drawing = R"(
            x     bS1!  wQ
         x     wS1   .
            x     bS2!  bQ
  )";
  EXPECT_TRUE(goes_to_marks("wB1", drawing, {.stacked = "wB1 wS1, bB1 bS1, bB2 bS2"}));
  const Position position = lay(drawing, {.stacked = "wB1 wS1, bB1 bS1, bB2 bS2"});
  EXPECT_EQ(verdict(position, "wB1 wS1-"), "high-gate");
}

TEST(H11GatesAtHeight, LetATileDownBetweenTwoSingleTiles) {
  // On the ground it would be squeezed there.
  EXPECT_TRUE(goes_to_marks("wB1", R"(
            x     bS1!  wQ
         x     wS1   x
            x     bS2!  bQ
  )",
                            {.stacked = "wB1 wS1"}));
  EXPECT_TRUE(goes_to_marks("wB1", R"(
            x     bS1!  wQ
         .     wB1   .     bG1
            x     bS2!  bQ
  )"));
}

std::uint64_t leaves(const Position& position, int depth) {
  if (depth == 1) return position.count_legal_actions();
  ActionList actions;
  position.legal_actions(actions);
  std::uint64_t count = 0;
  for (const Action action : actions) {
    const Position next = position.after(action);
    count += leaves(next, depth - 1);
  }
  return count;
}

TEST(H11GatesAtHeight, LeaveAsManyPositionsAsOtherEnginesCount_Case2) {
  const Position position =
      position_of("Base+MLP;wB1;bB1 -wB1;wQ wB1-;bQ /bB1;wB2 wQ-;bQ /wB1;wB2 wQ;bB1 bQ");
  EXPECT_EQ(leaves(position, 1), 36U);
  EXPECT_EQ(leaves(position, 2), 965U);
  EXPECT_EQ(leaves(position, 3), 44'307U);
}

TEST(H11GatesAtHeight, HoldForEachStepOfTheLadybug) {
  // Only up by a stack, over bQ and down on the far side.
  EXPECT_TRUE(goes_to_marks("wL", R"(
               bS1   x
            wL    bQ    wQ
               bS2   x
  )",
                            {.stacked = "bB1 bS1, bB2 bS2"}));
}

TEST(H11GatesAtHeight, DoNotHoldForTheGrasshopperAlone_Reading18) {
  EXPECT_TRUE(goes_to_marks("wG1", R"(
                  x
               bS1   .
            wG1   bQ    wQ    x
               bS2   .
                  x
  )",
                            {.stacked = "bB1 bS1, bB2 bS2"}));
  // The beetle, which some sources name beside it, obeys them.
  EXPECT_TRUE(goes_to_marks("wB1", R"(
         x     bS1!
            wB1   bQ    wQ
         x     bS2!
  )",
                            {.stacked = "bB1 bS1, bB2 bS2"}));
}

// ---- H-12

TEST(H12AMove, EndsOnAnotherCellThanItBegan) {
  const Position position = lay("wQ    bQ    wA1   wB1");
  EXPECT_EQ(verdict(position, "wQ -bQ"), "same-cell");
  EXPECT_EQ(verdict(position, "wB1 wA1-"), "same-cell");
  EXPECT_FALSE(cells_of(kernel::chosen(), position, tile_of("wQ")).contains({0, 0}));
}

TEST(H12AMove, DoesNotLeadTheAntBackToItsStart) {
  EXPECT_TRUE(goes_to_marks("wA1", R"(
            x     x     x
         x     wQ    bQ    wA1
            x     x     x
  )"));
}

TEST(H12AMove, EntersNoCellTwice) {
  // In a hole of three cells there are no three steps for a spider.
  EXPECT_TRUE(goes_to_marks("wS1", R"(
            bA1   bA2   bA3
         bG1   wS1   .     bG2
            bG3   .     bS1
               wQ    bQ
  )"));
  EXPECT_TRUE(goes_to_marks("wA1", R"(
            bA1   bA2   bA3
         bG1   wA1   x     bG2
            bG3   x     bS1
               wQ    bQ
  )"));
}

TEST(H12AMove, DoesNotLeadTheLadybugBackToItsStart) {
  EXPECT_TRUE(goes_to_marks("wL", R"(
         x     x
      x     bQ    x
         wL    wQ    x
            x     x
  )"));
}

// ---- H-13

TEST(H13Adjacency, IsBetweenCellsWhateverTheirHeights) {
  // A mosquito on the ground is next to the beetle on top of the stack.
  EXPECT_TRUE(goes_to_marks("wM", R"(
         x
      wM    bA1!  bQ    wQ
         x
  )",
                            {.stacked = "wB1 bA1, bB1 wB1"}));
  // A pillbug is next to its neighbours whatever lies upon them, and tosses the single ones.
  EXPECT_TRUE(goes_to_marks("bA2", R"(
            x     x
         bA2   wP    wQ    bQ
            x     x
  )",
                            {.stacked = "wB1 wQ", .to_act = Colour::White}));
}

}  // namespace
}  // namespace petek::hive
