// SPDX-License-Identifier: MIT
// Venom: the sting, and how the second faces move. Spec: V-W, V-F, V-D, V-C, V-Y, V-K, V-M, H-11,
// H-13, H-14, H-15. Faces, ticks and centipedes have files of their own.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "petek/hive/position_fixture.h"

namespace petek::hive {
namespace {

using namespace fixture;
using ::testing::Contains;
using ::testing::IsEmpty;
using ::testing::UnorderedElementsAre;

constexpr Colour kBlack = Colour::Black;

Position venom(std::string_view drawing, const Layout& layout = {}) {
  return lay(drawing, layout.in("Base+MLPVR@colony"));
}
testing::AssertionResult goes(std::string_view name, std::string_view drawing,
                              const Layout& layout = {}) {
  return goes_to_marks(name, drawing, layout.in("Base+MLPVR@colony"));
}
Bug face(const Position& position, std::string_view name) {
  return position.face_of(tile_of(name));
}

// ---- V-W

TEST(VWQueenWasp, MovesOneGroundStepLikeAQueen) {
  EXPECT_TRUE(goes("wW", R"(
         .     x     .
      .     wW    bQ    bA1
         .     x     .
  )"));
  EXPECT_EQ(verdict(venom("wW    bQ    bA1"), "wW bA1-"), "wasp-reach");
  EXPECT_EQ(verdict(venom("wW    bQ    bA1"), "wW bQ"), "cannot-climb");
}

TEST(VWQueenWasp, StingsANeighbouringEnemyTileWhichIsTurnedOverAndFrozen) {
  const Position position = venom("bA1   wW    bQ    bG1");
  EXPECT_THAT(commands_of(position, "sting"), UnorderedElementsAre("bA1", "bQ"));
  EXPECT_EQ(verdict(position, "sting bG1"), "no-wasp-beside");
  const Position stung = after(position, "sting bA1");
  EXPECT_EQ(face(stung, "bA1"), Bug::Fly);
  EXPECT_TRUE(stung.frozen().contains(tile_of("bA1")));
  EXPECT_FALSE(stung.just_moved().contains(tile_of("bA1")));
  EXPECT_EQ(verdict(stung, "bY1 bG1-"), "frozen");
  EXPECT_FALSE(after(stung, "bG1 -bA1").frozen().contains(tile_of("bA1")));
}

TEST(VWQueenWasp, MayBePinnedYetNeitherCoveredNorFrozen) {
  EXPECT_EQ(verdict(venom("bA1   wW    bQ"), "wW bA1/"), "pinned");
  EXPECT_EQ(verdict(venom("bA1   wW    bQ"), "sting bA1"), "legal");
  EXPECT_EQ(verdict(venom("bA1   wW    bQ", {.stacked = "bB1 wW"}), "sting bA1"), "no-wasp-beside");
  // Black's pillbug relocates the wasp, which is frozen then.
  const Position tossed = after(venom("wW    bP    bQ    bA1", {.to_act = kBlack}), "wW bP/");
  EXPECT_EQ(verdict(tossed, "sting bP"), "no-wasp-beside");
}

TEST(VWQueenWasp, StingsFromTheTopOfAStackWhatLiesAloneBesideIt) {
  // H-13: whatever the heights; the victim alone must be alone in its cell.
  const Position raised = venom("bA1   wG1   bQ", {.stacked = "wW wG1"});
  EXPECT_THAT(commands_of(raised, "sting"), UnorderedElementsAre("bA1", "bQ"));
  const Position stack = venom("bA1   wW    bQ", {.stacked = "bB1 bA1"});
  EXPECT_THAT(commands_of(stack, "sting"), UnorderedElementsAre("bQ"));
  EXPECT_EQ(verdict(stack, "sting bB1"), "in-stack");
  EXPECT_EQ(verdict(stack, "sting bA1"), "covered");
}

TEST(VWQueenWasp, SparesOwnTilesShieldBugsAndTheJustMovedOrFlipped) {
  EXPECT_EQ(verdict(venom("wA1   wW    bQ"), "sting wA1"), "enemies-only");
  EXPECT_EQ(verdict(venom("bK    wW    bQ"), "sting bK"), "shield-bug-up");
  const Position moved = after(venom("bA1   bQ    wW", {.to_act = kBlack}), "bA1 wW-");
  EXPECT_EQ(verdict(moved, "sting bA1"), "just-moved");
  const Position flipped = after(venom("bA1   wW    bQ", {.to_act = kBlack}), "flip bA1");
  EXPECT_EQ(verdict(flipped, "sting bY1"), "just-turned");
  EXPECT_EQ(verdict(flipped, "sting bQ"), "legal");
  // A tile just placed is not "moved".
  const Position placed =
      after(venom("bQ    wW    wA1", {.type = "Base+V@casual:placement=kandu", .to_act = kBlack}),
            "bG1 wW\\");
  EXPECT_EQ(verdict(placed, "sting bG1"), "legal");
}

TEST(VWQueenWasp, QueensMayBeStung) {
  const Position stung = after(venom("wW    bQ    bA1"), "sting bQ");
  EXPECT_EQ(face(stung, "bQ"), Bug::Wasp);
  EXPECT_EQ(verdict(stung, "bW wW/"), "frozen");
  EXPECT_EQ(verdict(stung, "sting wW"), "no-wasp-beside") << "it is frozen";
  const Position later = after(stung, "bA1 bQ\\;wW \\bQ");
  EXPECT_EQ(verdict(later, "sting wW"), "just-moved");
}

TEST(VWQueenWasp, AScorpionDoesNotPreventASting) {
  // bC1 stands next to both the wasp and the victim, wC1 next to the victim.
  const Position position = venom(R"(
         bC1   wC1
      wW    bA1   bQ
  )");
  EXPECT_EQ(verdict(position, "sting bA1"), "legal");
  EXPECT_EQ(verdict(position, "sting bC1"), "legal");
}

// ---- V-F

TEST(VFFirefly, FromTheGroundTwoStepsOnTopEndingOnTop) {
  EXPECT_TRUE(goes("wF1", R"(
      wF1   wQ    bQ!   bA1
  )"));
  EXPECT_TRUE(goes("wF1", R"(
         wA1!  bA1!
      wF1   wQ!   bQ!
  )"));
  EXPECT_EQ(verdict(venom("wF1   wQ    bQ    bA1"), "wF1 wQ/"), "firefly-reach");
  EXPECT_EQ(verdict(venom("wF1   wQ    bQ    bA1"), "wF1 wQ"), "firefly-reach");
}

TEST(VFFirefly, StandingOnTopOneStepOverOrDown) {
  EXPECT_TRUE(goes("wF1", R"(
         x     x
      wQ!   bQ    bA1!
         x     x
  )",
                   {.stacked = "wF1 bQ"}));
}

TEST(VFFirefly, ObeysTheGatesAtHeight_H11) {
  const char* const gate = R"(
         bS1
      wF1   bQ    wQ
         bS2
  )";
  // Up the stacks themselves and on it gets, but between them it does not.
  EXPECT_TRUE(goes("wF1", R"(
         bS1
      wF1   bQ!   wQ
         bS2
  )",
                   {.stacked = "bB1 bS1, bB2 bS2"}));
  const Position position = venom(gate, {.stacked = "bB1 bS1, bB2 bS2"});
  EXPECT_EQ(verdict(position, "wF1 wQ"), "firefly-reach");
  EXPECT_EQ(verdict(venom(gate, {.stacked = "bB1 bS1"}), "wF1 wQ"), "legal");
  // From the top: bQ and the cell to the left are lower than the gate of two.
  EXPECT_TRUE(goes("wF1", R"(
         bS1!  x
      .     bQ    wQ!
         bS2!  x
  )",
                   {.stacked = "bB1 bS1, bB2 bS2, wF1 bQ"}));
}

// ---- V-D

TEST(VDDragonfly, FromTheGroundOneStepUp) {
  EXPECT_TRUE(goes("wD1", R"(
      wD1   wQ!   bQ
  )"));
  EXPECT_EQ(verdict(venom("wD1   wQ    bQ"), "wD1 wQ/"), "dragonfly-reach");
  EXPECT_EQ(verdict(venom("wD1   wQ    bQ"), "wD1 bQ"), "dragonfly-reach");
}

TEST(VDDragonfly, FromTheTopStraightOverOccupiedCellsToTheFirstEmptyOne) {
  EXPECT_TRUE(goes("wD1", R"(
      x     wQ    bQ    bA1   bG1   x
  )",
                   {.stacked = "wD1 bQ"}));
  // Over stacks of any height, and never straight down.
  EXPECT_TRUE(goes("wD1", R"(
            bQ    bA1   bG1   x
         wQ
      x
  )",
                   {.stacked = "wD1 bQ, bB1 bA1, bB2 bB1"}));
  EXPECT_EQ(verdict(venom("wQ    bQ    bA1", {.stacked = "wD1 bQ"}), "wD1 bQ/"), "dragonfly-reach");
}

TEST(VDDragonfly, OneBarredStepBarsTheDirection_H11) {
  // The step from bQ to bA1 lies between two stacks of two.
  EXPECT_TRUE(goes("wD1", R"(
               bS1
      wQ    bQ    bA1   .
               bS2
  )",
                   {.stacked = "wD1 wQ, bB1 bS1, bB2 bS2"}));
  EXPECT_TRUE(goes("wD1", R"(
               bS1
      wQ    bQ    bA1   x
               bS2
  )",
                   {.stacked = "wD1 wQ, bB1 bS1"}));
  // The last step down is barred as well.
  EXPECT_TRUE(goes("wD1", R"(
               bS1
      wQ    bQ    .
               bS2
  )",
                   {.stacked = "wD1 wQ, bB1 bS1, bB2 bS2"}));
}

// ---- V-C

TEST(VCScorpion, MovesExactlyTwoGroundSteps) {
  EXPECT_TRUE(goes("wC1", R"(
         .     .     x
      .     wC1   wQ    bQ
         .     .     x
  )"));
  EXPECT_EQ(verdict(venom("wC1   wQ    bQ"), "wC1 \\wQ"), "scorpion-reach") << "that is one step";
  EXPECT_EQ(verdict(venom("wC1   wQ    bQ"), "wC1 wQ"), "cannot-climb");
}

TEST(VCScorpion, ObeysTheGatesOnTheGround_H10) {
  // It does not squeeze into the middle.
  EXPECT_TRUE(goes("wC1", R"(
               x     .
            .     bA1   bA2
               wC1   .     bQ    wQ
            .     bS1   bS2
               x     .
  )"));
}

TEST(VCScorpion, HoldsEnemyTilesBesideItThatTheirOwnerDoesNotFlip) {
  const Position position = venom("wA1   bC1   wQ    wG1   bQ");
  EXPECT_THAT(commands_of(position), UnorderedElementsAre("flip wG1"));
  EXPECT_EQ(verdict(position, "flip wA1"), "held-by-scorpion");
  EXPECT_EQ(verdict(position, "flip wQ"), "held-by-scorpion");
  // Its own side's tiles it does not hold.
  EXPECT_EQ(verdict(venom("bA1   bC1   wQ    bQ", {.to_act = kBlack}), "flip bA1"), "legal");
}

TEST(VCScorpion, HoldsOnlyWhatLiesOnTopAndOnlyUncovered) {
  // On top of a neighbouring stack too.
  const Position top = venom("wA1   bC1   wQ    bQ", {.stacked = "wB1 wA1"});
  EXPECT_EQ(verdict(top, "flip wB1"), "held-by-scorpion");
  // A raised scorpion holds all the same (H-13), a covered one does not.
  EXPECT_EQ(verdict(venom("wA1   bG1   wQ    bQ", {.stacked = "bC1 bG1"}), "flip wA1"),
            "held-by-scorpion");
  EXPECT_EQ(verdict(venom("wA1   bC1   wQ    bQ", {.stacked = "bB1 bC1"}), "flip wA1"), "legal");
}

TEST(VCScorpion, ShieldBugsMayBeFlippedAllTheSame) {
  const Position position = venom("wK    bC1   wQ    bQ");
  EXPECT_EQ(verdict(position, "flip wK"), "legal");
  const Position flipped = after(position, "flip wK;bQ wQ/");
  EXPECT_EQ(face(flipped, "wL"), Bug::Ladybug);
  EXPECT_EQ(verdict(flipped, "flip wL"), "held-by-scorpion");
}

// ---- V-Y

TEST(VYFly, LandsNextToWhatTheOtherPlayerMoved) {
  // From the far end, on every empty cell next to bA1.
  const Position position = after(venom("wY1   wQ    bQ    bA1", {.to_act = kBlack}), "bA1 bQ\\");
  EXPECT_THAT(cells_of(kernel::chosen(), position, tile_of("wY1")),
              UnorderedElementsAre(Hex{3, 0}, Hex{3, 1}, Hex{2, 2}, Hex{1, 2}, Hex{1, 1}));
  EXPECT_EQ(verdict(position, "wY1 -wY1"), "loses-contact");
  EXPECT_EQ(verdict(position, "wY1 wQ/"), "fly-reach");
  EXPECT_EQ(verdict(position, "wY1 bA1"), "cannot-climb");
}

TEST(VYFly, AndToWhatItPlacedFlippedStungSwappedOrTossedOfEitherColour) {
  const auto count = [](const Position& position) {
    return cells_of(kernel::chosen(), position, tile_of("wY1")).size();
  };
  const Position start = venom("wY1   wQ    bQ    bA1", {.to_act = kBlack});
  EXPECT_EQ(count(after(start, "bG1 bA1-")), 5U) << "placed: around bG1 but bA1";
  EXPECT_EQ(count(after(start, "flip bA1")), 5U) << "flipped";
  const Position wasp = venom("wY1   wQ    bW    bA1", {.to_act = kBlack});
  EXPECT_EQ(count(after(wasp, "sting wQ")), 4U) << "stung: around wQ, its own cell not counted";
  const Position pillbug = venom("wA2   bP    bQ    wQ    wY1", {.to_act = kBlack});
  EXPECT_EQ(count(after(pillbug, "wA2 /bP")), 5U) << "tossed, the fly's own side's";
}

TEST(VYFly, HasNoMoveAfterAPass) {
  const Position start = venom("wY1   wQ    bQ    bA1");
  EXPECT_EQ(verdict(start, "wY1 bA1-"), "fly-reach") << "nothing was done before";
  // Black tosses the ant into the hole; White's queen is covered, and no cell admits a tile.
  const Position tossed = after(venom(R"(
               bQ    bS1
      wA1   bP    .     wQ
               bY1   bS2
  )",
                                      {.stacked = "bB1 wQ", .to_act = kBlack}),
                                "wA1 bP-");
  EXPECT_THAT(keys_of(tossed), UnorderedElementsAre("pass"));
  EXPECT_EQ(verdict(tossed, "wA1 wQ"), "frozen");
  EXPECT_EQ(verdict(after(tossed, "pass"), "bY1 wQ-"), "fly-reach");
}

TEST(VYFly, MustBeUnpinnedAndUncovered) {
  const Position pinned =
      after(venom("wG1   wY1   wQ    bQ    bA1", {.to_act = kBlack}), "bA1 bQ\\");
  EXPECT_EQ(verdict(pinned, "wY1 bA1-"), "pinned");
  const Position covered =
      after(venom("wY1   wQ    bQ    bA1", {.stacked = "bB1 wY1", .to_act = kBlack}), "bA1 bQ\\");
  EXPECT_EQ(verdict(covered, "wY1 bA1-"), "covered");
}

TEST(VYFly, StepsDownThroughNoGateAtHeight_H11) {
  const auto cells = [](std::string_view stacked) {
    const Position start = venom(R"(
         bS1   wG1   wQ
      .     .     bQ    wY1
   bA1   bS2   wG2
    )",
                                 {.stacked = stacked, .to_act = kBlack});
    return cells_of(kernel::chosen(), after(start, "bA1 /bS1"), tile_of("wY1"));
  };
  EXPECT_THAT(cells("bB1 bS1, bB2 bS2"), UnorderedElementsAre(Hex{-2, 1}, Hex{-1, 0}, Hex{-2, 2}))
      << "not between the two stacks";
  EXPECT_THAT(cells("bB1 bS1"), Contains(Hex{0, 1}));
}

TEST(VYFly, FliesFromTheTopOfAStackToo) {
  const Position position =
      after(venom("wG1   wQ    bQ    bA1", {.stacked = "wY1 wG1", .to_act = kBlack}), "bA1 bQ\\");
  EXPECT_EQ(verdict(position, "wY1 bA1-"), "legal");
}

// ---- V-K

TEST(VKShieldBug, OneStepUpAndOneDown) {
  EXPECT_TRUE(goes("wK", R"(
         x     x
      wK    wQ    bQ
         x     x
  )"));
  EXPECT_EQ(verdict(venom("wK    wQ    bQ"), "wK bQ-"), "shield-bug-reach");
  EXPECT_EQ(verdict(venom("wK    wQ    bQ"), "wK wQ"), "cannot-climb");
}

TEST(VKShieldBug, ObeysTheGatesAtHeight_H11) {
  EXPECT_TRUE(goes("wK", R"(
            .     wQ
         x     bS1
      wK    bQ    .
         x     bS2
  )",
                   {.stacked = "bB1 bS1, bB2 bS2"}));
  EXPECT_TRUE(goes("wK", R"(
            .     wQ
         x     bS1
      wK    bQ    x
         x     bS2
  )",
                   {.stacked = "bB1 bS1"}));
}

TEST(VKShieldBug, IsNotTossedStungOrControlled) {
  const Position toss = venom("bK    wP    wQ    bQ");
  EXPECT_EQ(verdict(toss, "bK wP/"), "shield-bug-up");
  EXPECT_EQ(verdict(venom("bK    wW    bQ"), "sting bK"), "shield-bug-up");
  EXPECT_EQ(verdict(venom("bK    wT    wQ    bQ"), "bK wT/"), "shield-bug-up");
}

TEST(VKShieldBug, IsNotSwappedKilledOrTaken) {
  const Position swap = venom("wE    wQ    bQ    bK");
  EXPECT_EQ(verdict(swap, "swap wE bK"), "shield-bug-up");
  EXPECT_EQ(verdict(venom("bK    wX    wQ    bQ"), "kill wX bK"), "shield-bug-up");
  const Position take = after(venom("wN    wQ    bQ", {.to_act = kBlack}), "bK bQ-");
  EXPECT_EQ(verdict(take, "take wN bK"), "shield-bug-up");
}

TEST(VKShieldBug, ShieldsItsNeighboursWhoseverItIsWhileUncovered) {
  const char* const blacks = R"(
         bK    bG1
      wX    bA1   bQ    wQ
  )";
  const char* const whites = R"(
         wK    bG1
      wX    bA1   bQ    wQ
  )";
  EXPECT_EQ(verdict(venom(blacks), "kill wX bA1"), "beside-shield-bug");
  EXPECT_EQ(verdict(venom(whites), "kill wX bA1"), "beside-shield-bug");
  EXPECT_EQ(verdict(venom(blacks, {.stacked = "bB1 bK"}), "kill wX bA1"), "legal");
  // Its first face shields nothing.
  EXPECT_EQ(verdict(after(venom(whites), "flip wK;flip bG1"), "kill wX bA1"), "legal");
}

TEST(VKShieldBug, CanBeCovered) {
  const Position position = venom("wB1   bK    bQ    wQ");
  EXPECT_EQ(verdict(position, "wB1 bK"), "legal");
}

TEST(VKShieldBug, ItsOwnerMayFlipIt) {
  EXPECT_EQ(verdict(venom("wK    wQ    bQ"), "flip wK"), "legal");
}

// ---- V-M

TEST(VMMosquito, CopiesTheMoveOfEachSecondFace) {
  EXPECT_TRUE(goes("wM", R"(
         .     x     .
      .     wM    bW    wQ
         .     x     .
  )")) << "the queen wasp's step";
  EXPECT_TRUE(goes("wM", R"(
         .     .     x
      .     wM    bC1   wQ    bQ
         .     .     x
  )")) << "the scorpion's two steps";
  EXPECT_TRUE(goes("wM", R"(
      wM    bF1   wQ!   bQ
  )")) << "the firefly's two steps on top";
  EXPECT_TRUE(goes("wM", R"(
      wM    bD1!  wQ    bQ
  )")) << "the dragonfly's climb only";
  EXPECT_TRUE(goes("wM", R"(
      wM    bT!   wQ    bQ
  )")) << "the tick's climb only";
  EXPECT_TRUE(goes("wM", R"(
         x     x
      wM    bK    wQ    bQ
         x     x
  )")) << "the shield bug's step up and down";
  EXPECT_TRUE(goes("wM", "wM    bE    wQ    bQ")) << "a centipede lends no movement";
}

TEST(VMMosquito, CopiesTheFly) {
  const Position position =
      after(venom("wM    wY1   bQ    bA1   wQ", {.to_act = kBlack}), "flip bQ");
  // The fly is beside it; bQ was flipped, and all empty cells around it are open.
  EXPECT_EQ(cells_of(kernel::chosen(), position, tile_of("wM")).size(), 4U);
}

TEST(VMMosquito, StingsBesideAWaspOfEitherColour) {
  const Position position = venom(R"(
      bA1   wM    bW    wQ
  )");
  EXPECT_THAT(commands_of(position, "sting"), UnorderedElementsAre("bA1", "bW"));
  // Not from the top of another tile, where it is a beetle.
  const Position raised = venom("bA1   bG1   bW    wQ", {.stacked = "wM bG1"});
  EXPECT_THAT(commands_of(raised, "sting"), IsEmpty());
}

TEST(VMMosquito, DoesNotCopyWhatIsPassive) {
  // Next to a shield bug it may be stung, next to a scorpion it holds nothing.
  EXPECT_EQ(verdict(venom("bK    bM    wW    bQ"), "sting bM"), "legal");
  EXPECT_EQ(verdict(venom("wA1   bM    bC1   wQ    bQ"), "flip wA1"), "legal");
}

}  // namespace
}  // namespace petek::hive
