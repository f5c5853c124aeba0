// SPDX-License-Identifier: MIT
// Predators: the assassin bug, the mantis, and what is gone with them. Spec: R-1 to R-6, V-K, H-8,
// H-11, H-15, readings 3, 5, 6, 10.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "petek/hive/position_fixture.h"

namespace petek::hive {
namespace {

using namespace fixture;
using ::testing::IsEmpty;
using ::testing::UnorderedElementsAre;

constexpr Colour kBlack = Colour::Black;

Position wild(std::string_view drawing, const Layout& layout = {}) {
  return lay(drawing, layout.in("Base+MLPVR@colony"));
}
// White's assassin next to a lone ant, which may go.
Position ambush() {
  return wild(R"(
         bA1   bG1
      wX    wQ    bQ
  )");
}

// ---- R-1

TEST(R1Removed, ATileNeverComesBack) {
  const Position killed = after(ambush(), "kill wX bA1");
  EXPECT_EQ(killed.removed(), TileSet::of(tile_of("wX")) | TileSet::of(tile_of("bA1")));
  EXPECT_FALSE(killed.on_board().contains(tile_of("bA1")));
  EXPECT_FALSE(killed.hand(kBlack).contains(tile_of("bA1")));
  EXPECT_EQ(verdict(killed, "bA1 bQ-"), "removed");
  EXPECT_EQ(verdict(killed, "flip bA1"), "removed");
  EXPECT_EQ(verdict(killed, "bA2 bQ-"), "legal");
  EXPECT_EQ(verdict(after(killed, "bA2 bQ-"), "kill wX bA2"), "removed");
  EXPECT_EQ(verdict(killed, "bA2 bA1-"), "reference-not-on-board");
}

TEST(R1Removed, TheOpponentsQueenWinsAtOnce) {
  const Position position = wild(R"(
         bQ    bG1
      wX    wQ    bA1
  )");
  EXPECT_EQ(outcome_after(position, "kill wX bQ"), Outcome::WhiteWins);
  // As a wasp too, and though the killer's own queen is surrounded by then.
  const Position wasp = wild(R"(
         bW    bG1
      wX    wQ    bA1
  )");
  EXPECT_EQ(outcome_after(wasp, "kill wX bW"), Outcome::WhiteWins);
  const Position taken = position_of("Base+R@colony;wQ;bA1 wQ-;wN -wQ;bQ bA1-");
  EXPECT_EQ(outcome_after(taken, "take wN bQ"), Outcome::WhiteWins);
}

// ---- R-2

TEST(R2OneHive, MustHoldWithTheRemovedTilesGone) {
  EXPECT_EQ(verdict(wild("bG1   bA1   wX    wQ    bQ"), "kill wX bA1"), "pinned");
  // bG1 would be cut off without bA1.
  const Position cut = wild(R"(
         bG1   bA1   bG2
            wX    wQ    bQ
  )");
  EXPECT_EQ(verdict(cut, "kill wX bA1"), "splits-the-rest");
  EXPECT_EQ(verdict(ambush(), "kill wX bA1"), "legal");
  const Position take = after(wild("wN    wQ    bG1   bQ", {.to_act = kBlack}), "bA1 bQ-");
  EXPECT_EQ(verdict(take, "take wN bA1"), "legal");
  const Position taker = after(wild("wA1   wN    wQ    bQ", {.to_act = kBlack}), "bA1 bQ-");
  EXPECT_EQ(verdict(taker, "take wN bA1"), "splits-the-rest");
}

TEST(R2OneHive, IsTestedWithBothTilesOfATakeLiftedTogether_Reading3) {
  // bA1 closes a ring, and without it and the mantis the ring falls into two.
  const char* const gap = R"(
            wN    bG1
         wQ    .     .
            wA1   .     bS1
               bQ    bG2
  )";
  const Position closed = after(wild(gap, {.to_act = kBlack}), "bA1 \\bS1");
  EXPECT_EQ(verdict(closed, "wN -wQ"), "mantis-reach") << "neither is pinned";
  EXPECT_EQ(verdict(after(closed, "flip wQ"), "bA1 bS1-"), "legal");
  EXPECT_EQ(verdict(closed, "take wN bA1"), "splits-the-rest");
  const Position beside = after(wild(gap, {.to_act = kBlack}), "bA1 bS1-");
  EXPECT_EQ(verdict(beside, "take wN bA1"), "splits-the-rest") << "bG1 hangs on the mantis";
}

// ---- R-3

TEST(R3AssassinBug, MovesOneGroundStep) {
  EXPECT_TRUE(goes_to_marks("wX", R"(
         .     x     .
      .     wX    bQ    wQ
         .     x     .
  )",
                            {.type = "Base+R@colony"}));
  EXPECT_EQ(verdict(wild("wX    bQ    wQ"), "wX wQ-"), "assassin-reach");
  EXPECT_EQ(verdict(wild("wX    bQ    wQ"), "wX bQ"), "cannot-climb");
}

TEST(R3AssassinBug, KillsANeighbouringEnemyTileAndIsRemovedWithIt) {
  const Position position = ambush();
  EXPECT_THAT(commands_of(position, "kill"), UnorderedElementsAre("wX bA1"));
  const Position killed = after(position, "kill wX bA1");
  EXPECT_EQ(killed.on_board().size(), 3);
  EXPECT_EQ(killed.to_act(), kBlack);
  EXPECT_EQ(killed.outcome(), Outcome::InProgress);
  EXPECT_TRUE(killed.just_moved().empty());
  EXPECT_EQ(verdict(position, "kill wX bG1"), "out-of-reach");
  EXPECT_EQ(verdict(position, "kill wX wQ"), "enemies-only");
  EXPECT_EQ(verdict(position, "kill wX wX"), "same-tile");
  EXPECT_EQ(verdict(position, "kill wX bA2"), "not-on-board");
  EXPECT_EQ(verdict(position, "kill wQ bA1"), "no-ability");
  EXPECT_EQ(verdict(position, "kill bA1 wX"), "no-ability");
}

TEST(R3AssassinBug, OnlyWhatIsAloneInItsCell) {
  const Position stack = wild(R"(
         bA1   bG1
      wX    wQ    bQ
  )",
                              {.stacked = "bB1 bA1"});
  EXPECT_EQ(verdict(stack, "kill wX bB1"), "in-stack");
  EXPECT_EQ(verdict(stack, "kill wX bA1"), "covered");
}

TEST(R3AssassinBug, NotTheJustMovedNorTheJustFlipped_H15) {
  const Position start = wild(R"(
         bA1   bG1
      wX    wQ    bQ
  )",
                              {.to_act = kBlack});
  EXPECT_EQ(verdict(after(start, "flip bA1"), "kill wX bY1"), "just-turned");
  EXPECT_EQ(verdict(after(start, "flip bG1"), "kill wX bA1"), "legal");
  const Position moved = after(wild(R"(
               bG1
      wX    wQ    bQ    bA1
  )",
                                    {.to_act = kBlack}),
                               "bA1 wX/");
  EXPECT_EQ(verdict(moved, "kill wX bA1"), "just-moved");
  // What was only placed may be killed at once.
  const Position placed =
      after(wild("wX    wQ    bQ", {.type = "Base+R@casual:placement=kandu", .to_act = kBlack}),
            "bA1 wX/");
  EXPECT_EQ(verdict(placed, "kill wX bA1"), "legal");
}

TEST(R3AssassinBug, NotAShieldBugNorWhatIsNextToOne) {
  EXPECT_EQ(verdict(wild(R"(
         bK    bG1
      wX    wQ    bQ
  )"),
                    "kill wX bK"),
            "shield-bug-up");
  EXPECT_EQ(verdict(wild(R"(
         bA1   bK
      wX    wQ    bQ
  )"),
                    "kill wX bA1"),
            "beside-shield-bug");
}

TEST(R3AssassinBug, StepsOntoItUncoveredUnpinnedAndUnfrozen) {
  EXPECT_EQ(verdict(wild(R"(
         bA1   bG1
      wX    wQ    bQ
  )",
                         {.stacked = "bB1 wX"}),
                    "kill wX bA1"),
            "covered");
  EXPECT_EQ(verdict(wild("wG1   wX    bA1   bQ    wQ"), "kill wX bA1"), "pinned");
  const Position tossed = after(wild(R"(
         wX
      bP    bQ    wQ
         bA1
  )",
                                     {.to_act = kBlack}),
                                "wX -bP");
  EXPECT_TRUE(tossed.frozen().contains(tile_of("wX")));
  EXPECT_EQ(verdict(tossed, "kill wX bP"), "frozen");
  EXPECT_EQ(verdict(position_of("Base+R@colony;wX;bA1 wX-;wA1 -wX;bG1 bA1-"), "kill wX bA1"),
            "queen-not-down");
}

TEST(R3AssassinBug, PassesNoGateAtHeight_H11) {
  const char* const drawing = R"(
         bS1   bQ
      wX    bA1   wQ
         bS2   bG1
  )";
  EXPECT_EQ(verdict(wild(drawing, {.stacked = "bB1 bS1, bB2 bS2"}), "kill wX bA1"), "high-gate");
  EXPECT_EQ(verdict(wild(drawing, {.stacked = "bB1 bS1"}), "kill wX bA1"), "legal");
}

// ---- R-4

TEST(R4Mantis, NeverMoves) {
  EXPECT_TRUE(goes_to_marks("wN", "wN    wQ    bQ", {.type = "Base+R@colony"}));
  EXPECT_EQ(verdict(wild("wN    wQ    bQ"), "wN wQ/"), "mantis-reach");
  // It may be tossed.
  EXPECT_EQ(verdict(wild("wN    wP    wQ    bQ"), "wN wP/"), "legal");
}

TEST(R4Mantis, TakesTheTileThatTheOpponentPlacedLastFromAnywhere) {
  const Position position = after(wild("wN    wQ    bQ    bG1", {.to_act = kBlack}), "bA1 bG1-");
  EXPECT_THAT(commands_of(position, "take"), UnorderedElementsAre("wN bA1"));
  EXPECT_EQ(verdict(position, "take wN bG1"), "not-placed-last");
  EXPECT_EQ(verdict(position, "take wN wQ"), "enemies-only");
  EXPECT_EQ(verdict(position, "take wN wN"), "same-tile");
  const Position taken = after(position, "take wN bA1");
  EXPECT_EQ(taken.removed().size(), 2);
  EXPECT_EQ(verdict(taken, "wN bQ-"), "removed");
}

TEST(R4Mantis, HoweverLongAgoAndThoughItJustMoved) {
  const Position position =
      after(wild("wN    wQ    bQ    bG1", {.to_act = kBlack}), "bA1 bG1-;flip wQ;bA1 bG1/;flip wW");
  EXPECT_EQ(verdict(after(position, "bA1 bG1-"), "take wN bA1"), "legal");
}

TEST(R4Mantis, HasNoTargetWhenThatTileIsGoneOrCovered) {
  const Position placed = after(wild(R"(
               bB1
      wN    wQ    bQ
  )",
                                     {.to_act = kBlack}),
                                "bA1 bB1-");
  const Position covered = after(placed, "flip wQ;bB1 bA1");
  EXPECT_EQ(verdict(covered, "take wN bA1"), "covered");
  EXPECT_THAT(commands_of(covered, "take"), IsEmpty());
  // White's mosquito takes it first.
  const Position taken =
      after(after(wild("wM    wN    wQ    bQ    bG1", {.to_act = kBlack}), "bA1 bG1-"),
            "take wM bA1;flip bG1");
  EXPECT_THAT(commands_of(taken, "take"), IsEmpty());
  EXPECT_EQ(verdict(taken, "take wN bD1"), "not-placed-last");
}

TEST(R4Mantis, OnTopOfAStackTooYetNoShieldBugNorBesideOne) {
  const Position stack =
      after(wild("wN    wQ    bQ    bG1", {.to_act = kBlack}), "bB1 bG1-;flip wQ;bB1 bG1");
  EXPECT_EQ(verdict(stack, "take wN bB1"), "legal");
  EXPECT_EQ(after(stack, "take wN bB1").top_at({3, 0}), tile_of("bG1"));
  const Position shield = after(wild("wN    wQ    bQ", {.to_act = kBlack}), "bK bQ-");
  EXPECT_EQ(verdict(shield, "take wN bK"), "shield-bug-up");
  const Position beside = after(wild("wN    wQ    bQ    bK", {.to_act = kBlack}), "bA1 bK-");
  EXPECT_EQ(verdict(beside, "take wN bA1"), "beside-shield-bug");
}

TEST(R4Mantis, KnowsNoGate) {
  const Position position = after(wild(R"(
         bS1
      .     bQ    wQ    wN
         bS2
  )",
                                       {.stacked = "bB1 bS1, bB2 bS2", .to_act = kBlack}),
                                  "bA1 -bQ");
  EXPECT_EQ(verdict(position, "take wN bA1"), "legal");
}

// ---- R-5

TEST(R5MosquitoThatKills, IsRemovedInThePredatorsPlace) {
  const Position position = wild(R"(
         bA1   bG1
      wM    wQ    bQ
         wX
  )");
  EXPECT_THAT(commands_of(position, "kill"), UnorderedElementsAre("wM bA1"));
  const Position killed = after(position, "kill wM bA1");
  EXPECT_TRUE(killed.on_board().contains(tile_of("wX")));
  EXPECT_TRUE(killed.removed().contains(tile_of("wM")));
  // Beside a mantis it takes; standing on a tile it does neither.
  const Position taker = after(wild("wM    bN    bQ    wQ", {.to_act = kBlack}), "bA1 bN/");
  EXPECT_THAT(commands_of(taker, "take"), UnorderedElementsAre("wM bA1"));
  const Position raised = wild(R"(
         bA1   bG1
      wG1   wQ    bQ
         wX
  )",
                               {.stacked = "wM wG1"});
  EXPECT_EQ(verdict(raised, "kill wM bA1"), "no-ability");
}

TEST(R5MosquitoThatKills, AndAVMMosquitoMovesLikeAnAssassinBug) {
  EXPECT_TRUE(goes_to_marks("wM", R"(
         .     x     .
      .     wM    bX    wQ
         .     x     .
  )",
                            {.type = "Base+MR@colony"}));
}

// ---- R-6

TEST(R6OwnTiles, AreNeverRemovedSaveByAControlledEnemyPredator) {
  const Position position = wild(R"(
         wA1   bG1
      wX    wQ    bQ
  )");
  EXPECT_THAT(commands_of(position, "kill"), IsEmpty());
  EXPECT_EQ(verdict(position, "kill wX wA1"), "enemies-only");
  // A predator next to a shield bug may kill; the victim's place counts.
  const Position beside = wild(R"(
         bA1   bG1
      wX    wQ    bQ
         wK
  )");
  EXPECT_EQ(verdict(beside, "kill wX bA1"), "legal");
  // Black's own tile falls to Black's assassin under White's control.
  const Position controlled = wild(R"(
         bA1   bG1
      bX    wQ    bQ
         wT
  )");
  EXPECT_THAT(commands_of(controlled, "kill"), UnorderedElementsAre("bX bA1"));
}

TEST(R6OwnTiles, APredatorIsAVictimLikeAnyOther) {
  const Position position = wild(R"(
         bN    bG1
      wX    wQ    bQ
  )");
  EXPECT_EQ(verdict(position, "kill wX bN"), "legal");
}

// ---- Reading 6

TEST(Reading6TwoTexts, KillAndKillOrKillAndTakeAreOneAction) {
  // bX kills bM, or bM, next to it, kills bX: White's tick controls both.
  const Position both = wild(R"(
         bX    bG1
      bM    wT    bQ
         wQ
  )");
  EXPECT_EQ(commands_of(both, "kill").count("bM bX"), 1U);
  EXPECT_EQ(commands_of(both, "kill").count("bX bM"), 0U);
  EXPECT_EQ(verdict(both, "kill bX bM"), "legal");
  EXPECT_EQ(verdict(both, "kill bM bX"), "legal");
  EXPECT_EQ(after(both, "kill bX bM").key(), after(both, "kill bM bX").key());
  EXPECT_EQ(verdict(both, "take bX bM"), "no-ability");
  // One reading only: White's assassin and an ant that kills nothing.
  EXPECT_EQ(verdict(ambush(), "kill bA1 wX"), "no-ability");
  EXPECT_EQ(verdict(ambush(), "take wX bA1"), "no-ability");
}

TEST(Reading6TwoTexts, AKillOfAMantisAndItsTakeOfTheKiller) {
  // bX is what Black placed last; bX could kill bN, and bN take bX.
  const Position position =
      after(wild(R"(
               bG1
      bN    wT    wQ    bQ
  )",
                 {.type = "Base+MVR@casual:placement=kandu", .to_act = kBlack}),
            "bX bN/");
  EXPECT_EQ(commands_of(position, "kill").count("bX bN"), 1U);
  EXPECT_THAT(commands_of(position, "take"), IsEmpty());
  EXPECT_EQ(verdict(position, "take bN bX"), "legal");
  EXPECT_EQ(verdict(position, "kill bN bX"), "no-ability");
  EXPECT_EQ(verdict(position, "take bX bN"), "no-ability");
}

// ---- Reading 10

TEST(Reading10FirstTile, ASideThatLostAllItsTilesHasNoCellAndPasses) {
  // White placed one tile, long ago, and it is gone; its queen is in hand.
  State state = wild("bQ    bA1", {.turn = 2}).state();
  const Tile gone = tile_of("wA1");
  state.hand[0].erase(gone);
  EXPECT_GT(std::bit_cast<Position>(state).count_legal_actions(), 1U) << "it has placed nothing";
  state.last_placed[0] = gone.id;
  const Position position = std::bit_cast<Position>(state);
  EXPECT_THAT(keys_of(position), UnorderedElementsAre("pass"));
  EXPECT_EQ(verdict(position, "wG1 bA1-"), "next-to-enemy");
  EXPECT_EQ(verdict(position, "wA1 bA1-"), "removed");
}

}  // namespace
}  // namespace petek::hive
