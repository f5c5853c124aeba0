// SPDX-License-Identifier: MIT
// HoneyCombo: the honeycomb and the double turn. Spec: C-1 to C-4, H-9, V-Y, readings 1, 12 and 13.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "petek/hive/position_fixture.h"

namespace petek::hive {
namespace {

using namespace fixture;
using ::testing::Contains;
using ::testing::IsEmpty;
using ::testing::UnorderedElementsAre;

constexpr Colour kWhite = Colour::White;
constexpr Colour kBlack = Colour::Black;

Position comb(std::string_view drawing, const Layout& layout = {}) {
  return lay(drawing, layout.in("Base+MLPVRH@colony"));
}
// White has turned the honeycomb, Black has moved; White's double turn begins.
Position double_turn(std::string_view drawing, std::string_view answer, Layout layout = {}) {
  return after(comb(drawing, layout), "comb;" + std::string(answer));
}

// ---- C-1

TEST(C1Honeycomb, LiesAtTheOriginBeforeTheFirstTurn) {
  const Position start = position_of("Base+H@colony");
  EXPECT_EQ(start.top_at({0, 0}), kHoneycomb);
  EXPECT_EQ(state_string(start, start.outcome()), "NotStarted");
  EXPECT_EQ(verdict(start, "wA1 H-"), "legal");
  const Action on_it = Action::place(tile_of("wA1"), {0, 0});
  EXPECT_EQ(start.refusal(on_it), Reason::CellOccupied) << "built next to, not onto (reading 16)";
  const Action away = Action::place(tile_of("wA1"), {3, 0});
  EXPECT_EQ(start.refusal(away), Reason::NotNextToHive);
  // Five kinds on six cells each.
  EXPECT_EQ(start.count_legal_actions(), 30U);
}

TEST(C1Honeycomb, TheBarAgainstTheOtherColourIsWaivedForTheFirstPlacementsOnly) {
  const Position first = position_of("Base+H@colony;wQ H-");
  EXPECT_EQ(verdict(first, "bQ wQ-"), "legal") << "next to the hive, the enemy too";
  EXPECT_EQ(verdict(first, "bQ H\\"), "legal");
  EXPECT_EQ(verdict(first, "bQ -H"), "legal");
  const Position second = after(first, "bQ -H");
  EXPECT_EQ(verdict(second, "wA1 -bQ"), "next-to-enemy");
  EXPECT_EQ(verdict(second, "wA1 \\H"), "next-to-enemy");
}

TEST(C1Honeycomb, AloneMaySupportAPlacement) {
  // Far from White's queen, next to nothing but the honeycomb.
  const Position position = comb(R"(
      bQ    bA1   H     wA1   wQ
  )");
  EXPECT_EQ(verdict(position, "wG1 H\\"), "legal");
  const Position alone = comb(R"(
      H     bA1   wA1   wQ    bQ
  )");
  EXPECT_EQ(verdict(alone, "wG1 -H"), "legal");
  EXPECT_EQ(verdict(alone, "wG1 \\H"), "legal");
  EXPECT_EQ(verdict(alone, "wG1 H/"), "next-to-enemy");
}

// ---- C-2

TEST(C2Honeycomb, CountsForTheHiveForClimbingAndJumping) {
  EXPECT_EQ(verdict(comb("H     wA1   wQ    bQ"), "wA1 bQ-"), "pinned");
  EXPECT_TRUE(goes_to_marks("wB1", R"(
         x     .
      wB1   H!    wQ    bQ
         x     .
  )",
                            {.type = "Base+H@colony"}));
  EXPECT_TRUE(goes_to_marks("wG1", R"(
      wG1   H     wQ    x
  )",
                            {.type = "Base+H@colony"}));
  // A stack on it is a gate at height.
  const char* const gate = R"(
         H
      wB1   bQ    wQ
         bS1
  )";
  EXPECT_EQ(verdict(comb(gate, {.stacked = "bB1 H, bB2 bS1"}), "wB1 bQ"), "high-gate");
  EXPECT_EQ(verdict(comb(gate, {.stacked = "bB2 bS1"}), "wB1 bQ"), "legal");
}

TEST(C2Honeycomb, CountsForSurrounding) {
  const Position position = comb(R"(
         H     wA2
      wA3   wQ    bG1
         bG2   .     bQ
            bA1
  )",
                                 {.to_act = kBlack});
  EXPECT_EQ(outcome_after(position, "bA1 wQ\\"), Outcome::BlackWins);
  const Position opponents = comb(R"(
         H     bS1
      bS2   wQ    bG1
         bG2   .     bQ
            bA1
  )",
                                  {.type = "Base+H@colony:surround=opponent", .to_act = kBlack});
  EXPECT_EQ(outcome_after(opponents, "bA1 wQ\\"), Outcome::InProgress) << "it is not the enemy's";
}

TEST(C2Honeycomb, IsNeverMovedTossedSwappedStungControlledOrRemoved) {
  const Position position = comb(R"(
         wP    wT
      bA1   H     wW
         wX    wG1
                  bW
  )");
  EXPECT_EQ(verdict(position, "H bW-"), "honeycomb");
  EXPECT_EQ(verdict(position, "sting H"), "honeycomb");
  EXPECT_EQ(verdict(position, "kill wX H"), "honeycomb");
  EXPECT_EQ(verdict(position, "flip H"), "one-face");
  EXPECT_EQ(verdict(comb("wE    wQ    bQ    H"), "swap wE H"), "honeycomb");
  EXPECT_EQ(verdict(comb("wN    wQ    bQ    H"), "take wN H"), "honeycomb");
  EXPECT_THAT(cells_of(kernel::chosen(), comb("H     wP    wQ    bQ"), kHoneycomb), IsEmpty());
}

TEST(C2Honeycomb, LendsNothingToAMosquito) {
  EXPECT_EQ(verdict(comb("wM    H     wQ    bQ"), "wM H/"), "nothing-to-copy");
  EXPECT_EQ(verdict(comb("wM    H     wQ    bQ"), "wM \\H"), "nothing-to-copy");
}

TEST(C2Honeycomb, IsNeverWhereAFlyLands) {
  // V-Y: it is turned, not flipped.
  const Position position = after(comb("H     wY1   wQ    bQ", {.to_act = kBlack}), "comb");
  EXPECT_EQ(verdict(position, "wY1 -H"), "pinned");
  const Position free = after(comb("H     bQ    wQ    wY1", {.to_act = kBlack}), "comb");
  EXPECT_EQ(verdict(free, "wY1 -H"), "fly-reach");
}

// ---- C-3

TEST(C3Turning, NeedsTheOwnQueenTheHoneycombUncoveredAndDark) {
  const Position position = comb("H     wQ    bQ");
  EXPECT_EQ(verdict(position, "comb"), "legal");
  EXPECT_EQ(verdict(comb("H     wQ    bQ", {.stacked = "bB1 H"}), "comb"), "comb-covered");
  EXPECT_EQ(verdict(position_of("Base+H@colony;wA1 H-;bA1 -H"), "comb"), "queen-not-down");
  EXPECT_EQ(verdict(after(position, "comb"), "comb"), "comb-turned") << "once a game";
  EXPECT_EQ(verdict(after(position, "comb;flip bQ"), "comb"), "comb-turned");
  EXPECT_EQ(position_of("Base+V@colony;wQ;bQ wQ-").refusal(Action::of(ActionKind::Comb)),
            Reason::NoHoneycomb);
}

TEST(C3Turning, OnceEachWhicheverSideIsUp_Reading13) {
  const Position position = comb("H     wQ    bQ", {.type = "Base+VH@colony:combs=once_each"});
  const Position whites = after(position, "comb");
  EXPECT_EQ(verdict(whites, "comb"), "legal");
  const Position both = after(whites, "comb");
  EXPECT_TRUE(both.has_turned_comb(kWhite));
  EXPECT_TRUE(both.has_turned_comb(kBlack));
  EXPECT_EQ(verdict(both, "comb"), "comb-turned");
}

TEST(C3Turning, IsTheWholeActionAndAddsNothingToTheRecord_Reading1) {
  const Position turned = after(comb("H     wQ    bQ    bA1", {.to_act = kBlack}), "bA1 bQ\\;comb");
  EXPECT_EQ(turned.to_act(), kBlack);
  EXPECT_TRUE(turned.just_moved().empty());
  EXPECT_TRUE(turned.has_double_turn(kWhite));
  EXPECT_FALSE(turned.is_second_action());
}

// ---- C-4

TEST(C4DoubleTurn, TheNextTurnHasTwoActionsTheSameTileToo) {
  Position position = double_turn("H     wQ    bQ    wA1", "flip bQ");
  EXPECT_TRUE(position.has_double_turn(kWhite));
  EXPECT_FALSE(position.is_second_action());
  const auto ply = position.ply();
  play(position, "wA1 H\\");
  EXPECT_EQ(position.to_act(), kWhite);
  EXPECT_TRUE(position.is_second_action());
  EXPECT_EQ(position.ply(), ply) << "the turn goes on";
  play(position, "wA1 bW-");
  EXPECT_EQ(position.to_act(), kBlack);
  EXPECT_FALSE(position.has_double_turn(kWhite));
  EXPECT_EQ(position.ply(), ply + 1);
}

TEST(C4DoubleTurn, TheSecondActionIsOptional_Reading12) {
  const Position first = double_turn("H     wQ    bQ    wA1", "flip bQ");
  EXPECT_EQ(verdict(first, "pass"), "cannot-pass")
      << "in the first only when nothing else is legal";
  const Position second = after(first, "wA1 H\\");
  EXPECT_THAT(keys_of(second), Contains("pass"));
  const Position passed = after(second, "pass");
  EXPECT_EQ(passed.to_act(), kBlack);
  // Reading 1: the pass erases nothing of the turn.
  EXPECT_TRUE(passed.just_moved().contains(tile_of("wA1")));
}

TEST(C4DoubleTurn, JustCoversBothActions_H15) {
  const Position start = double_turn("H     wQ    bQ    wA1   wG1", "flip bQ");
  const Position done = after(start, "wG1 -H;flip wA1");
  EXPECT_TRUE(done.just_moved().contains(tile_of("wG1")));
  EXPECT_TRUE(done.just_turned().contains(tile_of("wA1")));
  EXPECT_TRUE(done.frozen().empty());
}

TEST(C4DoubleTurn, AFlyAfterTwoActionsHasBothForTargetsWhereTheyLieNow_Reading12) {
  const Position start = double_turn("H     wQ    bQ    bY1   wA1", "flip bQ");
  const Position twice = after(start, "wA1 -H;wA1 H/");
  const auto cells = cells_of(kernel::chosen(), twice, tile_of("bY1"));
  EXPECT_FALSE(cells.contains(Hex{-2, 0})) << "where the ant was in between";
  EXPECT_TRUE(cells.contains(Hex{1, -2})) << "above where it is";
  // A move and a placement: next to either.
  const Position two = after(start, "wA1 H/;wG1 -H");
  const auto around = cells_of(kernel::chosen(), two, tile_of("bY1"));
  EXPECT_TRUE(around.contains(Hex{-2, 0}));
  EXPECT_TRUE(around.contains(Hex{1, -2}));
}

TEST(C4DoubleTurn, MarksAreAlwaysTheOtherPlayers_Reading1) {
  // Within the turn one tile is stung twice, and flipped twice.
  const Position start = double_turn("H     bA1   wW    bQ", "flip bQ");
  EXPECT_EQ(verdict(after(start, "sting bA1"), "sting bY1"), "legal");
  EXPECT_EQ(verdict(after(start, "flip wW"), "flip wQ"), "legal");
  // What Black did before the turn holds for both actions.
  const Position flipped = double_turn("H     bA1   wW    bQ    wA1", "flip bA1");
  EXPECT_EQ(verdict(flipped, "sting bY1"), "just-turned");
  EXPECT_EQ(verdict(after(flipped, "wA1 bQ\\"), "sting bY1"), "just-turned");
}

TEST(C4DoubleTurn, ATossOrSwapTwice_Reading1) {
  const Position start = double_turn("bA1   wP    H     wQ    bQ", "flip bQ");
  const Position once = after(start, "bA1 wP/");
  EXPECT_EQ(verdict(once, "bA1 \\wP"), "legal");
  EXPECT_EQ(after(once, "bA1 \\wP").frozen(), TileSet::of(tile_of("bA1")));
}

TEST(C4DoubleTurn, TheEndIsTestedAfterEachAction) {
  // The first action surrounds Black's queen: there is no second.
  const Position start = double_turn(R"(
         H     wA2
      wG1   bQ    wG2
         wG3   .     wQ
            wA1
  )",
                                     "flip bQ");
  EXPECT_EQ(outcome_after(start, "wA1 bQ\\"), Outcome::WhiteWins);
}

TEST(C4DoubleTurn, IsSpentByAForcedPass_Reading12) {
  // White turned the honeycomb; its queen is covered and Black tosses its last tile into the hole.
  const Position start = comb(R"(
               bQ    bS1
      wA1   bP    .     wQ
               H     bS2
            bG1
  )",
                              {.stacked = "bB1 wQ"});
  const Position turned = after(start, "comb;wA1 bP-");
  EXPECT_TRUE(turned.has_double_turn(kWhite));
  EXPECT_THAT(keys_of(turned), UnorderedElementsAre("pass"));
  const Position passed = after(turned, "pass");
  EXPECT_EQ(passed.to_act(), kBlack);
  EXPECT_FALSE(passed.has_double_turn(kWhite));
  EXPECT_TRUE(passed.just_moved().empty()) << "a pass clears the record";
}

TEST(C4DoubleTurn, InSwarmATileIsDrawnBeforeTheSecondAction_S2) {
  const Position position = position_of(
      "Base+SH@colony;choose A B S;choose A B S;wQ H-;draw wG;bQ -H;draw bG;comb;bA1 -bQ;draw bG;"
      "wA1 wQ-");
  EXPECT_EQ(position.phase(), Phase::Draw);
  EXPECT_TRUE(position.is_second_action() || position.has_double_turn(kWhite));
  const Position drawn = after(position, "draw wG");
  EXPECT_EQ(drawn.to_act(), kWhite);
  EXPECT_TRUE(drawn.is_second_action());
  EXPECT_EQ(verdict(drawn, "wG1 wA1-"), "legal") << "what was just drawn too";
  EXPECT_EQ(verdict(drawn, "pass"), "legal");
}

}  // namespace
}  // namespace petek::hive
