// SPDX-License-Identifier: MIT
// Guardians: the moth and the butterfly, placed on top. Spec: U-1 to U-4, H-11, H-16, readings 9
// and 10.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "petek/hive/position_fixture.h"

namespace petek::hive {
namespace {

using namespace fixture;

constexpr Colour kBlack = Colour::Black;

Position guarded(std::string_view drawing, const Layout& layout = {}) {
  return lay(drawing, layout.in("Base+MLPVRHG@colony"));
}
testing::AssertionResult goes(std::string_view name, std::string_view drawing,
                              const Layout& layout = {}) {
  return goes_to_marks(name, drawing, layout.in("Base+MLPVRHG@colony"));
}

// ---- U-1

TEST(U1Placing, OntoAnOccupiedCellAwayFromTheEnemy) {
  EXPECT_TRUE(goes("wO", "wA1!  wA2!  wQ    bQ    bA1"));
  const Position position = guarded("wA1   wA2   wQ    bQ    bA1");
  EXPECT_EQ(verdict(position, "wO wA1"), "legal");
  EXPECT_EQ(verdict(position, "wU wA1"), "legal");
  EXPECT_EQ(verdict(position, "wO -wA1"), "guardian-on-ground");
  EXPECT_EQ(verdict(position, "wO wQ"), "guardian-next-to-enemy");
  EXPECT_EQ(verdict(position, "wO bA1"), "guardian-next-to-enemy");
}

TEST(U1Placing, OfAnyColourAndHeightAndTheHoneycombToo) {
  // Onto an enemy tile too, if no other enemy is next to it: it does not neighbour itself.
  EXPECT_TRUE(goes("wO", "bA1!  wA2   wQ!   H!    wA1   bQ!"));
  EXPECT_TRUE(goes("wU", "wA1!  wA2!  wQ    bQ!", {.stacked = "wB1 wA1"}));
  EXPECT_TRUE(goes("wO", "H!    wQ    bQ!"));
}

TEST(U1Placing, NeedsSupportOfItsColourOrTheHoneycomb) {
  // A hive of one cell, which the enemy tops; elsewhere one that touches no enemy has support.
  const Position position = guarded("wQ", {.stacked = "bB1 wQ"});
  EXPECT_EQ(verdict(position, "wO bB1"), "guardian-support");
}

TEST(U1Placing, NeverAsASidesFirstTile_Reading10) {
  EXPECT_EQ(verdict(position_of("Base+HG@colony"), "wO H"), "guardian-first");
  EXPECT_EQ(verdict(position_of("Base+G@colony"), "wO"), "guardian-first");
  EXPECT_EQ(verdict(position_of("Base+G@colony;wA1"), "bO wA1"), "guardian-first");
  EXPECT_EQ(verdict(position_of("Base+G@colony;wA1;bA1 wA1-;wA2 -wA1;bA2 bA1-"), "wO wA2"),
            "legal");
}

TEST(U1Placing, TheQueenRulesAndTheDutyHoldForThemToo) {
  const Position due =
      position_of("Base+G@colony;wA1;bA1 wA1-;wA2 -wA1;bA2 bA1-;wA3 -wA2;bA3 bA2-");
  EXPECT_EQ(verdict(due, "wO wA3"), "queen-due");
}

TEST(U1Placing, AGuardianIsADeedAndCoversWhatItLiesOn) {
  const Position position = after(guarded("wA1   wA2   wQ    bQ"), "wO wA1");
  EXPECT_TRUE(position.is_covered(tile_of("wA1")));
  EXPECT_EQ(position.level_of(tile_of("wO")), 1);
  EXPECT_EQ(verdict(after(position, "flip bQ"), "flip wA1"), "covered");
  EXPECT_EQ(verdict(after(position, "flip bQ"), "flip wO"), "one-face");
}

TEST(U1Placing, IsTheSameUnderKandu_Reading9) {
  const Position position = guarded("wA1   wA2   wQ    bQ    bA1", {.type = "Base+G@kandu"});
  EXPECT_EQ(verdict(position, "wO wA1"), "legal");
  EXPECT_EQ(verdict(position, "wO wQ"), "guardian-next-to-enemy");
}

// ---- U-2

constexpr std::string_view kRing = R"(
         bS1   wA2
      wA3   wQ    bG1
         bG2   .     bQ
            bA1
)";

TEST(U2Surrounding, NeedsSixNeighboursAndATileOnTheQueen) {
  const Position ring = guarded(kRing, {.to_act = kBlack});
  const Position closed = after(ring, "bA1 wQ\\");
  EXPECT_EQ(closed.outcome(), Outcome::InProgress);
  // Covered before, or covered after.
  const Position covered = guarded(kRing, {.stacked = "bB1 wQ", .to_act = kBlack});
  EXPECT_EQ(outcome_after(covered, "bA1 wQ\\"), Outcome::BlackWins);
  const Position beetle = guarded(R"(
         bS1   wA2
      wA3   wQ    bG1
         bG2   bA1   bQ
  )",
                                  {.stacked = "bB1 bG1", .to_act = kBlack});
  EXPECT_EQ(outcome_after(beetle, "bB1 wQ"), Outcome::BlackWins);
}

TEST(U2Surrounding, ByATileOfAnyColourAndForBothSides) {
  const Position own = guarded(kRing, {.stacked = "wB1 wQ", .to_act = kBlack});
  EXPECT_EQ(outcome_after(own, "bA1 wQ\\"), Outcome::BlackWins);
  // The own moth, placed on the ringed queen by her own side: that loses.
  const Position suicide = guarded(R"(
         wS1   wA2
      wA3   wQ    wG1
         wG2   wA1
            wS2   bQ
  )");
  EXPECT_EQ(outcome_after(suicide, "wO wQ"), Outcome::BlackWins);
  // Without Guardians the ring alone is enough.
  const Position without = lay(kRing, {.type = "Base+V@colony", .to_act = kBlack});
  EXPECT_EQ(outcome_after(without, "bA1 wQ\\"), Outcome::BlackWins);
}

TEST(U2Surrounding, UnderKanduTheSixAreTheOpponentsAndTheTileAnyones_Reading9) {
  const Position mixed =
      guarded(kRing, {.type = "Base+G@kandu", .stacked = "wB1 wQ", .to_act = kBlack});
  EXPECT_EQ(outcome_after(mixed, "bA1 wQ\\"), Outcome::InProgress);
  const Position black = guarded(R"(
         bS1   bA2
      bA3   wQ    bG1
         bG2   .     bQ
            bA1
  )",
                                 {.type = "Base+G@kandu", .stacked = "wB1 wQ", .to_act = kBlack});
  EXPECT_EQ(outcome_after(black, "bA1 wQ\\"), Outcome::BlackWins);
}

// ---- U-3

TEST(U3Moth, OneStepDownToAnEmptyCellAndOneUp) {
  // Down on either side of wA1, and up onto wQ; never back, nor to the ground.
  EXPECT_TRUE(goes("wO", "wA1   wQ!   bQ", {.stacked = "wO wA1"}));
  EXPECT_TRUE(goes("wO", "wA1!  wQ    bQ!   bA1", {.stacked = "wO wQ"}));
  const Position position = guarded("wA1   wQ    bQ", {.stacked = "wO wA1"});
  EXPECT_EQ(verdict(position, "wO bQ"), "moth-reach");
  EXPECT_EQ(verdict(position, "wO -wA1"), "moth-reach");
  EXPECT_EQ(verdict(position, "wO wA1"), "same-cell");
}

TEST(U3Moth, ObeysTheGatesAtHeight_H11) {
  // Every way down from bA1 but one lies between two higher stacks.
  const char* const drawing = R"(
            bS1   wQ
         .     bA1   .
            bS2   bQ
  )";
  const Position low = guarded(drawing, {.stacked = "wO bA1"});
  EXPECT_EQ(verdict(low, "wO bS1"), "legal");
  const Position high = guarded(drawing, {.stacked = "wO bA1, bB1 bS1, bB2 bS2, wB1 wQ, wB2 bQ"});
  EXPECT_EQ(verdict(high, "wO bB1"), "moth-reach");
  EXPECT_EQ(verdict(high, "wO wB1"), "moth-reach");
  EXPECT_EQ(verdict(guarded(drawing, {.stacked = "wO bA1, bB1 bS1, bB2 bS2, wB1 wQ"}), "wO wB1"),
            "legal");
}

// ---- U-4

TEST(U4Butterfly, TwoStepsOnTopOverTwoDifferentCells) {
  EXPECT_TRUE(goes("wU", "wA1   wQ    bQ!   bA1", {.stacked = "wU wA1"}));
  EXPECT_TRUE(goes("wU", R"(
         bA1!
      wA1   wQ!   bQ!
  )",
                   {.stacked = "wU wA1"}));
  const Position position = guarded("wA1   wQ    bQ    bA1", {.stacked = "wU wA1"});
  EXPECT_EQ(verdict(position, "wU wQ"), "butterfly-reach");
  EXPECT_EQ(verdict(position, "wU bA1"), "butterfly-reach");
  EXPECT_EQ(verdict(position, "wU wQ/"), "butterfly-reach");
}

TEST(U4Butterfly, ObeysTheGatesAtHeight_H11) {
  const char* const gate = R"(
         bS1
      wA1   wQ    bQ
         bS2
  )";
  EXPECT_EQ(verdict(guarded(gate, {.stacked = "wU wA1, bB1 bS1, bB2 bS2"}), "wU bQ"),
            "butterfly-reach");
  EXPECT_EQ(verdict(guarded(gate, {.stacked = "wU wA1, bB1 bS1"}), "wU bQ"), "legal");
}

TEST(U4Butterfly, AMosquitoOnTheGroundCopiesNothingFromGuardians) {
  const Position position = guarded("wM    wA1   wQ    bQ", {.stacked = "wO wA1"});
  EXPECT_EQ(verdict(position, "wM wA1/"), "nothing-to-copy");
  EXPECT_EQ(verdict(position, "wM wO"), "nothing-to-copy");
}

TEST(U4Butterfly, GuardiansAreControlledAndTakenLikeOthersAndTossedNever) {
  // At their height a tick controls them.
  const Position level = guarded("wA1   wG1   wQ    bQ", {.stacked = "bU wA1, wT wG1"});
  EXPECT_EQ(verdict(level, "bU wQ"), "legal");
  const Position toss = guarded("wA1   wP    wQ    bQ", {.stacked = "bU wA1"});
  EXPECT_EQ(verdict(toss, "bU wP/"), "toss-from-stack");
  const Position taken = after(guarded("wN    wQ    bQ    bA1", {.to_act = kBlack}), "bO bA1");
  EXPECT_EQ(verdict(taken, "take wN bO"), "legal");
  EXPECT_EQ(verdict(guarded("wX    bA1   bQ    wQ", {.stacked = "bO bA1"}), "kill wX bO"),
            "in-stack");
}

}  // namespace
}  // namespace petek::hive
