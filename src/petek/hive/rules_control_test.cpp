// SPDX-License-Identifier: MIT
// Venom's tick and centipede: mind control and the swap. Spec: V-T, V-E, V-M, H-14, H-15, readings
// 2, 3, 4, 5 and 6.
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

Position venom(std::string_view drawing, const Layout& layout = {}) {
  return lay(drawing, layout.in("Base+MLPVR@colony"));
}
testing::AssertionResult goes(std::string_view name, std::string_view drawing,
                              const Layout& layout = {}) {
  return goes_to_marks(name, drawing, layout.in("Base+MLPVR@colony"));
}

// ---- V-T: the climb

TEST(VTTickClimb, OneStepUpFromTheGroundAndOneDownFromTheTop) {
  EXPECT_TRUE(goes("wT", "wT    wQ!   bQ"));
  EXPECT_TRUE(goes("wT", R"(
         x     x
      wQ    bQ    bA1
         x     x
  )",
                   {.stacked = "wT bQ"}));
  EXPECT_EQ(verdict(venom("wT    wQ    bQ"), "wT wQ/"), "tick-reach");
  EXPECT_EQ(verdict(venom("wQ    bQ    bA1", {.stacked = "wT bQ"}), "wT bA1"), "tick-reach");
}

TEST(VTTickClimb, ObeysTheGatesAtHeight_H11) {
  const char* const drawing = R"(
         bS1
      wT    bQ    wQ
         bS2
  )";
  EXPECT_EQ(verdict(venom(drawing, {.stacked = "bB1 bS1, bB2 bS2"}), "wT bQ"), "high-gate");
  EXPECT_EQ(verdict(venom(drawing, {.stacked = "bB1 bS1"}), "wT bQ"), "legal");
  // Down between the stacks from bQ.
  const Position top = venom(R"(
         bS1
      .     bQ    wQ
         bS2
  )",
                             {.stacked = "bB1 bS1, bB2 bS2, wT bQ"});
  EXPECT_EQ(verdict(top, "wT -bQ"), "high-gate");
}

// ---- V-T: mind control

TEST(VTMindControl, AnEnemyTileBesideItMovesAsItWould) {
  EXPECT_TRUE(goes("bA1", R"(
         x     x     x     x
      bA1   wT    wQ    bQ    x
         x     x     x     x
  )",
                   {.to_act = kWhite}));
  const Position moved = after(venom("bA1   wT    wQ    bQ"), "bA1 bQ-");
  EXPECT_TRUE(moved.frozen().contains(tile_of("bA1"))) << "for its owner's next turn";
  EXPECT_TRUE(moved.just_moved().contains(tile_of("bA1")));
  EXPECT_EQ(verdict(moved, "bA1 bQ/"), "frozen");
}

TEST(VTMindControl, NotFartherNorAtAnotherHeightNorCovered) {
  const Position far = venom("bA1   wQ    wT    bQ");
  EXPECT_EQ(verdict(far, "bA1 bQ-"), "enemy-tile");
  const Position higher = venom("bA1   wG1   wQ    bQ", {.stacked = "wT wG1"});
  EXPECT_EQ(verdict(higher, "bA1 bQ-"), "other-height");
  // On top of two stacks of one height it works.
  const Position level = venom("wA1   wG1   wQ    bQ", {.stacked = "bB1 wA1, wT wG1"});
  EXPECT_EQ(verdict(level, "bB1 -wA1"), "legal");
  EXPECT_EQ(verdict(level, "bB1 wT"), "legal");
  const Position covered = venom("bA1   wT    wQ    bQ", {.stacked = "bB1 bA1"});
  EXPECT_EQ(verdict(covered, "bA1 bQ-"), "covered");
  EXPECT_EQ(verdict(covered, "bB1 -bA1"), "other-height");
}

TEST(VTMindControl, NotByACoveredOrFrozenTick) {
  const Position covered = venom("bA1   wT    wQ    bQ", {.stacked = "bB1 wT"});
  EXPECT_EQ(verdict(covered, "bA1 bQ-"), "enemy-tile");
  const Position frozen = after(venom("wT    bP    bQ    wQ", {.to_act = kBlack}), "wT bP/");
  EXPECT_EQ(verdict(frozen, "bP -wT"), "enemy-tile");
}

TEST(VTMindControl, NotOfTheJustMovedNorOfAShieldBugYetOfTheJustFlipped) {
  const Position moved = after(venom("bA1   bQ    wT    wQ", {.to_act = kBlack}), "bA1 wT\\");
  EXPECT_EQ(verdict(moved, "bA1 bQ/"), "just-moved");
  EXPECT_EQ(verdict(venom("bK    wT    wQ    bQ"), "bK wT/"), "shield-bug-up");
  // H-15: flipped only, it may be controlled.
  const Position flipped = after(venom("bY1   wT    wQ    bQ", {.to_act = kBlack}), "flip bY1");
  EXPECT_EQ(verdict(flipped, "bA1 bQ-"), "legal");
}

TEST(VTMindControl, NeedsTheControllersQueenNotTheOwners_H7) {
  // The pillbug that wT controls tosses its own side's tile. Black's queen is not down in either.
  const Position down = position_of("Base+MPV@colony;wT;bP wT-;wQ -wT;bG1 bP-");
  EXPECT_EQ(verdict(down, "bG1 bP/"), "legal");
  const Position not_down = position_of("Base+MPV@colony;wT;bP wT-;wA1 -wT;bG1 bP-");
  EXPECT_EQ(verdict(not_down, "bG1 bP/"), "queen-not-down");
  EXPECT_EQ(verdict(not_down, "bP wT/"), "queen-not-down");
}

TEST(VTMindControl, APinnedTileDoesNotMoveYetUsesItsAbility_Reading3) {
  const Position position = venom("bA1   bW    wT    wQ");
  EXPECT_EQ(verdict(position, "bW bA1/"), "pinned");
  // "Enemy" is the controller's opponent: the wasp stings its own side.
  EXPECT_THAT(commands_of(position, "sting"), UnorderedElementsAre("bA1"));
}

TEST(VTMindControl, AControlledWaspStingsItsOwnersSide_Reading2_Reading5) {
  const Position position = venom("bA1   bW    wT    wQ    bG1");
  EXPECT_EQ(verdict(position, "sting wT"), "enemies-only");
  const Position stung = after(position, "sting bA1");
  EXPECT_EQ(stung.face_of(tile_of("bA1")), Bug::Fly);
  EXPECT_TRUE(stung.frozen().contains(tile_of("bA1")));
  EXPECT_FALSE(stung.frozen().contains(tile_of("bW")))
      << "made to use an ability, it is not marked";
  EXPECT_FALSE(stung.just_moved().contains(tile_of("bW")));
}

TEST(VTMindControl, AControlledPillbugTosses) {
  // bP tosses either colour; what is tossed is marked, the pillbug is not.
  const Position position = venom("bA1   bP    wT    wQ    bQ");
  EXPECT_EQ(verdict(position, "bA1 bP/"), "legal");
  const Position tossed = after(position, "bA1 bP/");
  EXPECT_TRUE(tossed.frozen().contains(tile_of("bA1")));
  EXPECT_FALSE(tossed.frozen().contains(tile_of("bP")));
  EXPECT_EQ(verdict(venom("bA1   bP    bG1   wT    wQ    bQ"), "bA1 bP/"), "enemy-tile");
}

TEST(VTMindControl, AControlledAssassinKillsItsOwnersSide) {
  const Position position = venom(R"(
         bA1   bG1
      wQ    bX    wT
         bQ    wG1
  )");
  EXPECT_THAT(commands_of(position, "kill"), UnorderedElementsAre("bX bA1", "bX bG1", "bX bQ"));
  EXPECT_EQ(verdict(position, "kill bX wQ"), "enemies-only");
  EXPECT_EQ(outcome_after(position, "kill bX bQ"), Outcome::WhiteWins);
  const Position killed = after(position, "kill bX bA1");
  EXPECT_THAT(killed.removed().size(), 2);
  EXPECT_FALSE(killed.on_board().contains(tile_of("bX")));
}

TEST(VTMindControl, AControlledMantisTakesItsOwnersLatestTileNeverItself_Reading5) {
  const Position other = after(venom("bN    wT    wQ    bQ", {.to_act = kBlack}), "bA1 bQ-");
  EXPECT_THAT(commands_of(other, "take"), UnorderedElementsAre("bN bA1"));
  const Position itself =
      after(venom("wT    wQ    bQ", {.type = "Base+MVR@casual:placement=kandu", .to_act = kBlack}),
            "bN -wT");
  EXPECT_THAT(commands_of(itself, "take"), IsEmpty());
  EXPECT_EQ(verdict(itself, "take bN bN"), "same-tile");
}

TEST(VTMindControl, AControlledMosquitoMovesAndStingsAsWhatItTouches) {
  EXPECT_EQ(verdict(venom("bM    wT    wQ    bQ"), "bM wT"), "legal") << "the tick's climb";
  // bA1 is next to the mosquito alone, the mosquito to the wasp.
  const Position beside = venom(R"(
               wW
      bA1   bM    wT
  )");
  EXPECT_THAT(commands_of(beside, "sting"), UnorderedElementsAre("bA1", "bM"));
}

TEST(VTMindControl, AControlledCentipedeSwaps_Reading2_Reading6) {
  const Position position = venom(R"(
         wT
      bE    wA1   wQ    bQ
  )");
  EXPECT_THAT(commands_of(position, "swap"), UnorderedElementsAre("bE bQ"));
  EXPECT_EQ(verdict(position, "swap bQ bE"), "no-ability") << "the queen swaps nothing";
  const Position swapped = after(position, "swap bE bQ");
  EXPECT_TRUE(swapped.frozen().contains(tile_of("bE"))) << "both are the enemy's";
  EXPECT_TRUE(swapped.frozen().contains(tile_of("bQ")));
}

TEST(VTMindControl, ChainsOnThroughATick) {
  // wT controls bT, and bT the ant beyond it.
  const Position position = venom("bA1   bT    wT    wQ    bQ");
  EXPECT_EQ(verdict(position, "bA1 bQ-"), "legal");
  EXPECT_EQ(verdict(venom("bA1   bG1   wT    wQ    bQ"), "bA1 bQ-"), "enemy-tile");
  EXPECT_EQ(verdict(venom("bA1   bK    wT    wQ    bQ"), "bA1 bQ-"), "enemy-tile");
}

TEST(VTMindControl, ChainsOnThroughAMosquitoNextToATick) {
  // wT controls bM, which is next to a tick, and bM the ant.
  EXPECT_EQ(verdict(venom("bA1   bM    wT    wQ    bQ"), "bA1 bQ-"), "legal");
  // Reading 4: White's own mosquito beside a tick has the ability too, whoever's tick it is.
  EXPECT_EQ(verdict(venom("bA1   wM    bT    bQ    wQ"), "bA1 wQ-"), "legal");
  EXPECT_EQ(verdict(venom("bA1   wM    wG1   bT    bQ    wQ"), "bA1 wQ-"), "enemy-tile");
  // On top of a tile it is a beetle.
  EXPECT_EQ(verdict(venom("bA1   wG1   bT    bQ    wQ", {.stacked = "wM wG1"}), "bA1 wQ-"),
            "enemy-tile");
}

TEST(VTMindControl, AFlipIsNoAbilityAndCannotBeControlled) {
  EXPECT_EQ(verdict(venom("bA1   wT    wQ    bQ"), "flip bA1"), "flip-own-only");
}

TEST(VTMindControl, OwnMoveTossAndControlToOneCellAreOneAction) {
  const Position position = venom(R"(
         wP
      bA1   wT    wQ    bQ
  )");
  EXPECT_EQ(keys_of(position).size(), position.count_legal_actions());
}

TEST(VTMindControl, SharesOneHive_H8) {
  EXPECT_EQ(verdict(venom("bG1   bA1   wT    wQ    bQ"), "bA1 bQ-"), "pinned");
}

// ---- V-E

TEST(VECentipede, ChangesPlacesWithALoneTileThreeStepsAwayOnTop) {
  const Position position = venom("wE    wQ    bQ    bA1");
  EXPECT_THAT(commands_of(position, "swap"), UnorderedElementsAre("wE bA1"));
  const Position swapped = after(position, "swap wE bA1");
  EXPECT_EQ(swapped.hex_of(tile_of("wE")), (Hex{3, 0}));
  EXPECT_EQ(swapped.hex_of(tile_of("bA1")), (Hex{0, 0}));
  EXPECT_TRUE(swapped.just_moved().contains(tile_of("wE")));
  EXPECT_TRUE(swapped.just_moved().contains(tile_of("bA1")));
  EXPECT_TRUE(swapped.frozen().contains(tile_of("bA1")));
  EXPECT_EQ(verdict(swapped, "bA1 wE-"), "frozen");
}

TEST(VECentipede, HasNoOtherMovement) {
  EXPECT_TRUE(goes("wE", "wE    wQ    bQ    bA1"));
  EXPECT_EQ(verdict(venom("wE    wQ    bQ    bA1"), "wE wQ/"), "centipede-reach");
  // Yet it can be tossed.
  EXPECT_TRUE(goes("wE", R"(
         x     x
      wE    bP    wQ    bQ
         x     x
  )",
                   {.to_act = kBlack}));
  EXPECT_EQ(verdict(venom("bE    wP    wQ    bQ"), "bE bQ-"), "pillbug-reach");
}

TEST(VECentipede, SwapsQueensAndOwnTilesToo) {
  const Position enemy = venom("wE    wQ    bA1   bQ");
  EXPECT_THAT(commands_of(enemy, "swap"), UnorderedElementsAre("wE bQ"));
  const Position own = venom("wE    bA1   bQ    wQ");
  EXPECT_THAT(commands_of(own, "swap"), UnorderedElementsAre("wE wQ"));
  // Reading 2: its own tile is just moved, no more.
  const Position swapped = after(own, "swap wE wQ");
  EXPECT_TRUE(swapped.frozen().empty());
  EXPECT_TRUE(swapped.just_moved().contains(tile_of("wQ")));
}

TEST(VECentipede, NotNearerFartherOntoAStackOrWithItself) {
  const Position position = venom("wE    wQ    bQ    bA1   bG1");
  EXPECT_EQ(verdict(position, "swap wE wQ"), "out-of-reach");
  EXPECT_EQ(verdict(position, "swap wE bG1"), "out-of-reach");
  EXPECT_EQ(verdict(position, "swap wE wE"), "same-tile");
  EXPECT_EQ(verdict(position, "swap bA1 wE"), "no-ability");
  const Position stack = venom("wE    wQ    bQ    bA1", {.stacked = "bB1 bA1"});
  EXPECT_EQ(verdict(stack, "swap wE bB1"), "in-stack");
  EXPECT_EQ(verdict(stack, "swap wE bA1"), "covered");
}

TEST(VECentipede, ReachesANeighbourByARoundaboutWay) {
  // Over wQ and bA1 onto bQ, which it touches: three different cells, none its own.
  const Position position = venom(R"(
         bQ    bA1
      wE    wQ
  )");
  EXPECT_EQ(verdict(position, "swap wE bQ"), "legal");
}

TEST(VECentipede, SparesShieldBugsTheJustMovedAndTheFrozen) {
  EXPECT_EQ(verdict(venom("wE    wQ    bQ    bK"), "swap wE bK"), "shield-bug-up");
  const Position moved = after(venom("bA1   wE    wQ    bQ", {.to_act = kBlack}), "bA1 bQ-");
  EXPECT_EQ(verdict(moved, "swap wE bA1"), "just-moved");
  // An own tile that Black stung is frozen.
  const Position stung = after(venom("wE    bA1   bW    wQ", {.to_act = kBlack}), "sting wQ");
  EXPECT_EQ(verdict(stung, "swap wE wW"), "frozen");
  // One that was only flipped may be swapped (H-15).
  const Position flipped = after(venom("wE    wQ    bQ    bA1", {.to_act = kBlack}), "flip bA1");
  EXPECT_EQ(verdict(flipped, "swap wE bY1"), "legal");
}

TEST(VECentipede, ItselfNeitherCoveredNorFrozenNorBeforeTheQueen) {
  EXPECT_EQ(verdict(venom("wE    wQ    bQ    bA1", {.stacked = "bB1 wE"}), "swap wE bA1"),
            "covered");
  const Position tossed = after(venom("wE    bP    wQ    bQ    bA1", {.to_act = kBlack}), "wE bP/");
  EXPECT_EQ(verdict(tossed, "swap wE bA1"), "frozen");
  const Position early = position_of("Base+PV@colony;wE;bG1 wE-;wA1 -wE;bA1 bG1-");
  EXPECT_EQ(verdict(early, "swap wE bA1"), "queen-not-down");
}

TEST(VECentipede, TheRestIsOneGroupWithBothLifted_H8) {
  const Position pinned = venom("wG1   wE    wQ    bQ    bA1");
  EXPECT_EQ(verdict(pinned, "swap wE bA1"), "splits-the-rest");
  const Position far = venom("wE    wQ    bQ    bA1   bG1   bG2");
  EXPECT_EQ(verdict(far, "swap wE bA1"), "splits-the-rest") << "bG1 and bG2 would be cut off";
  // A ring: each lifted alone leaves one hive, both together do not.
  const Position ring = venom(R"(
         wQ    bQ
      wE    .     bA1
         bG1   bG2
  )");
  EXPECT_EQ(verdict(ring, "swap wE bA1"), "splits-the-rest");
}

TEST(VECentipede, EachStepObeysTheGatesAtHeight_H11) {
  const char* const drawing = R"(
         bS1
      wE    wQ    bQ    bA1
         bS2
  )";
  EXPECT_EQ(verdict(venom(drawing, {.stacked = "bB1 bS1, bB2 bS2"}), "swap wE bA1"),
            "out-of-reach");
  EXPECT_EQ(verdict(venom(drawing, {.stacked = "bB1 bS1"}), "swap wE bA1"), "legal");
}

TEST(VECentipede, TheTileThatComesBackPassesNoGate_H11) {
  // bA1 lands between the stacks, where no step would lead.
  const Position position = venom(R"(
         bS1   bQ
      wE    wQ    bA1
         bS2
  )",
                                  {.stacked = "bB1 bS1, bB2 bS2"});
  EXPECT_EQ(verdict(position, "swap wE bA1"), "legal") << "by way of bB1 and bQ";
}

TEST(VECentipede, RaisedBySwapsAGroundBugHasNoMoveUntilItIsBroughtDown) {
  // The centipede stands on a tile and brings bA1 up there.
  const Position position = venom("wG1   wQ    bQ    bA1", {.stacked = "wE wG1"});
  const Position swapped = after(position, "swap wE bA1");
  EXPECT_EQ(swapped.level_of(tile_of("bA1")), 1);
  EXPECT_EQ(swapped.level_of(tile_of("wE")), 0);
  const Position later = after(swapped, "bG1 -bA1;wA1 wE-");
  EXPECT_EQ(verdict(later, "bA1 bG1/"), "raised-off-ground");
  EXPECT_EQ(verdict(later, "flip bA1"), "legal");
  EXPECT_EQ(verdict(after(later, "flip bA1;wA1 wE\\"), "bY1 wA1-"), "legal") << "a fly flies";
}

TEST(VMMosquito, SwapsBesideACentipede) {
  const Position position = venom(R"(
         bE
      wM    wQ    bQ    bA1
  )");
  EXPECT_THAT(commands_of(position, "swap"), Contains("wM bA1"));
  EXPECT_EQ(verdict(position, "swap bA1 wM"), "no-ability");
}

// ---- H-14 and H-15 against each ability

TEST(H15JustFlipped, MayBeTossedSwappedControlledAndTakenYetNotStungOrKilled) {
  const Position toss = after(venom("bA1   wP    wQ    bQ", {.to_act = kBlack}), "flip bA1");
  EXPECT_EQ(verdict(toss, "bY1 wP/"), "legal");
  const Position swap = after(venom("wE    wQ    bQ    bA1", {.to_act = kBlack}), "flip bA1");
  EXPECT_EQ(verdict(swap, "swap wE bY1"), "legal");
  const Position control = after(venom("bY1   wT    wQ    bQ", {.to_act = kBlack}), "flip bY1");
  EXPECT_EQ(verdict(control, "bA1 wT/"), "legal");
  const Position take =
      after(venom("wN    wQ    bQ    bG1", {.to_act = kBlack}), "bA1 bG1-;flip wQ;flip bA1");
  EXPECT_EQ(verdict(take, "take wN bY1"), "legal");
  const Position sting = after(venom("bA1   wW    bQ", {.to_act = kBlack}), "flip bA1");
  EXPECT_EQ(verdict(sting, "sting bY1"), "just-turned");
}

TEST(H15JustMoved, CoversOwnTilesThatWereTossedOrSwapped_Reading2) {
  // Reading 2: an own tile that was relocated is just moved, no more.
  const Position tossed = after(venom("bA1   bP    bQ    wW", {.to_act = kBlack}), "bA1 bP/");
  EXPECT_TRUE(tossed.just_moved().contains(tile_of("bA1")));
  const Position swapped = after(venom("bE    bQ    bA1   wW", {.to_act = kBlack}), "swap bE wW");
  EXPECT_TRUE(swapped.frozen().contains(tile_of("wW")));
  EXPECT_TRUE(swapped.just_moved().contains(tile_of("bE")));
  EXPECT_EQ(verdict(swapped, "sting bQ"), "no-wasp-beside") << "the wasp is frozen";
}

TEST(H14Frozen, AStungTileIsNotMovedByItsOwnSideEither) {
  const Position stung = after(venom(R"(
         wA1   bW
      wP    wQ
  )",
                                     {.to_act = kBlack}),
                               "sting wA1");
  EXPECT_EQ(verdict(stung, "wY1 -wP"), "frozen") << "not by the pillbug";
  EXPECT_EQ(verdict(stung, "flip wY1"), "frozen");
}

TEST(H14Frozen, AStungTickControlsNothingAndAStungPillbugTossesNothing) {
  const Position tick = after(venom(R"(
         bW    bA1
            wM    wQ
  )",
                                    {.to_act = kBlack}),
                              "sting wM");
  EXPECT_EQ(tick.face_of(tile_of("wT")), Bug::Tick);
  EXPECT_EQ(verdict(tick, "bA1 bW/"), "enemy-tile");
  const Position pillbug = after(venom(R"(
         bW    bA1
            wE    wQ
  )",
                                       {.to_act = kBlack}),
                                 "sting wE");
  EXPECT_EQ(verdict(pillbug, "bA1 -wP"), "enemy-tile");
}

TEST(VYFly, LandsNextToWhatWasSwappedOrControlled) {
  const Position by_swap = after(venom(R"(
         bQ    wY2
      bE    wQ    bG1   wA1
  )",
                                       {.to_act = kBlack}),
                                 "swap bE wA1");
  EXPECT_EQ(verdict(by_swap, "wY2 -wA1"), "legal") << "next to the tile that was sent back";
  EXPECT_EQ(verdict(by_swap, "wY2 bE-"), "legal");
  const Position controlled =
      after(venom("wA1   bT    bQ    wQ    wY2", {.to_act = kBlack}), "wA1 bT/");
  EXPECT_EQ(verdict(controlled, "wY2 \\wA1"), "legal");
}

// ---- Reading 6

TEST(Reading6TwoTexts, ASwapByControlIsReadInEitherOrderWhereEachIsAllowed) {
  // Both centipedes may be used: wE by White, bE because wT controls it.
  const Position position = venom(R"(
         wT    bQ
      bE    bA1   wQ    wE
  )");
  EXPECT_EQ(commands_of(position, "swap").count("bE wE"), 1U);
  EXPECT_EQ(commands_of(position, "swap").count("wE bE"), 0U);
  EXPECT_EQ(verdict(position, "swap wE bE"), "legal");
  EXPECT_EQ(verdict(position, "swap bE wE"), "legal");
  const Position one = after(position, "swap wE bE");
  const Position other = after(position, "swap bE wE");
  EXPECT_EQ(one.key(), other.key());
  // Without the tick only one of the two texts can be meant.
  const Position alone = venom(R"(
         wG1   bQ
      bE    bA1   wQ    wE
  )");
  EXPECT_EQ(verdict(alone, "swap wE bE"), "legal");
  EXPECT_EQ(verdict(alone, "swap bE wE"), "no-ability");
  // The raw action is another than the listed one.
  const Action raw = Action::of(ActionKind::Swap, tile_of("wE"), tile_of("bE"));
  EXPECT_EQ(position.refusal(raw), Reason::OtherText);
  ASSERT_TRUE(position.listed(raw).has_value());
  EXPECT_EQ(position.listed(raw)->tile(), tile_of("bE"));
}

}  // namespace
}  // namespace petek::hive
