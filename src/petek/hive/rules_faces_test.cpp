// SPDX-License-Identifier: MIT
// Venom: which faces tiles have, and turning them over. Spec: V-1 to V-5, H-7, H-14.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "petek/hive/position_fixture.h"

namespace petek::hive {
namespace {

using namespace fixture;
using ::testing::UnorderedElementsAre;

constexpr Colour kBlack = Colour::Black;

Position venom(std::string_view drawing, const Layout& layout = {}) {
  return lay(drawing, layout.in("Base+MLPVR@colony"));
}
Bug face(const Position& position, std::string_view name) {
  return position.face_of(tile_of(name));
}

// ---- V-1

TEST(V1Faces, EveryCoreTileHasASecondFaceAndTheOthersHaveOne) {
  constexpr std::string_view kFirst = "QBGSALMP";
  constexpr std::string_view kSecond = "WFDCYKTE";
  for (std::size_t i = 0; i < kFirst.size(); ++i) {
    const Bug first = *bug_of_letter(kFirst[i]);
    EXPECT_EQ(face_of_kind(first, true), *bug_of_letter(kSecond[i])) << kFirst[i];
    EXPECT_EQ(first_face(*bug_of_letter(kSecond[i])), first) << kFirst[i];
  }
  for (const char letter : {'X', 'N', 'O', 'U', 'H'}) {
    const Bug bug = *bug_of_letter(letter);
    EXPECT_EQ(face_of_kind(bug, true), bug) << letter;
  }
}

TEST(V1Faces, ATileOfOneFaceIsNeitherFlippedNorPlacedSecondFaceUp) {
  const Position position = venom("wX    wQ    bQ");
  EXPECT_EQ(verdict(position, "flip wX"), "one-face");
  const auto mantis = position.refusal(Action::place(tile_of("wN"), {-1, 0}, true));
  ASSERT_TRUE(mantis.has_value());
  EXPECT_EQ(code(*mantis), "one-face");
  EXPECT_EQ(verdict(position, "wN -wX"), "legal");
}

// ---- V-2

TEST(V2Placing, WithEitherFaceUpTheQueenBeeSideUp) {
  const Position start = position_of("Base+V@colony");
  EXPECT_EQ(verdict(start, "wA1"), "legal");
  EXPECT_EQ(verdict(start, "wY1"), "legal");
  EXPECT_EQ(verdict(start, "wQ"), "legal");
  EXPECT_EQ(verdict(start, "wW"), "queen-bee-up");
  // Four kinds with two faces, and the queen bee.
  EXPECT_EQ(start.count_legal_actions(), 9U);
  const Position later = after(start, "wY1;bA1 wY1-");
  EXPECT_EQ(face(later, "wA1"), Bug::Fly);
  EXPECT_EQ(face(later, "bA1"), Bug::Ant);
}

TEST(V2Placing, NumbersAreSharedByTheTwoFaces) {
  const Position position = position_of("Base+V@colony;wY1;bQ wY1-");
  EXPECT_EQ(position.refusal(Action::place(tile_of("wA1"), {-1, 0})), Reason::AlreadyOnBoard);
  EXPECT_EQ(verdict(position, "wA2 -wY1"), "legal");
  EXPECT_EQ(verdict(position, "wY3 -wY1"), "out-of-order");
}

// ---- V-3

TEST(V3Flip, TurnsAnOwnTileOverWhichIsTheWholeAction) {
  const Position position = venom("wA1   wQ    bQ    bA1");
  EXPECT_THAT(commands_of(position), UnorderedElementsAre("flip wA1", "flip wQ"));
  const Position flipped = after(position, "flip wA1");
  EXPECT_EQ(face(flipped, "wA1"), Bug::Fly);
  EXPECT_EQ(flipped.to_act(), kBlack);
  EXPECT_TRUE(flipped.just_turned().contains(tile_of("wA1")));
  EXPECT_TRUE(flipped.frozen().empty());
  // And back again, named by the face that is up (reading 7) or the other.
  EXPECT_EQ(face(after(flipped, "bA1 bQ\\;flip wY1"), "wA1"), Bug::Ant);
  EXPECT_EQ(face(after(flipped, "bA1 bQ\\;flip wA1"), "wA1"), Bug::Ant);
}

TEST(V3Flip, ThoughPinnedOrOnAStack) {
  const Position position = venom("wA1   wQ    bQ    bA1", {.stacked = "wB1 bA1"});
  EXPECT_THAT(commands_of(position), UnorderedElementsAre("flip wA1", "flip wQ", "flip wB1"));
  EXPECT_EQ(verdict(position, "wQ wA1/"), "pinned");
}

TEST(V3Flip, NotTheEnemysNorACoveredTileNorBeforeTheQueenIsDown) {
  const Position position = venom("wA1   wQ    bQ    bA1", {.stacked = "bB1 wA1"});
  EXPECT_EQ(verdict(position, "flip wA1"), "covered");
  EXPECT_EQ(verdict(position, "flip bA1"), "flip-own-only");
  EXPECT_EQ(verdict(position, "flip wA2"), "not-on-board");
  EXPECT_EQ(verdict(position_of("Base+V@colony;wA1;bA1 wA1-"), "flip wA1"), "queen-not-down");
}

TEST(V3Flip, NotAFrozenTile) {
  // Tossed, and stung, by the other player.
  const Position tossed = after(venom("wA1   bP    bQ    wQ", {.to_act = kBlack}), "wA1 bP/");
  EXPECT_EQ(verdict(tossed, "flip wA1"), "frozen");
  EXPECT_EQ(verdict(after(tossed, "flip wQ;bG1 -bP"), "flip wA1"), "legal");
  const Position stung = after(venom("wA1   bW    wQ", {.to_act = kBlack}), "sting wA1");
  EXPECT_EQ(verdict(stung, "flip wY1"), "frozen");
  EXPECT_EQ(verdict(after(stung, "flip wQ;flip bW"), "flip wY1"), "legal");
}

// ---- V-4

TEST(V4End, AQueenTileLosesSurroundedBeeOrWasp) {
  const char* const drawing = R"(
         bS1   wA2
      wA3   %Q    bG1
         bG2   .     bQ
            bA1
  )";
  for (const char* queen : {"wQ", "wW"}) {
    std::string text = drawing;
    text.replace(text.find("%Q"), 2, queen);
    EXPECT_EQ(outcome_after(venom(text, {.to_act = kBlack}), "bA1 wQ\\"), Outcome::BlackWins)
        << queen;
  }
}

// ---- V-5

TEST(V5Variants, WithoutFlippingTheFacesAreChosenAndStay) {
  const Position position =
      venom("wA1   wQ    bW    bA1", {.type = "Base+V@colony:flipping=none", .to_act = kBlack});
  EXPECT_EQ(verdict(position, "flip bA1"), "no-flipping");
  EXPECT_EQ(verdict(position, "bY2 bA1-"), "legal");
  EXPECT_EQ(verdict(position, "bA2 bA1-"), "legal");
  // A sting then only freezes.
  const Position stung = after(position, "sting wQ");
  EXPECT_EQ(face(stung, "wQ"), Bug::Queen);
  EXPECT_TRUE(stung.frozen().contains(tile_of("wQ")));
  EXPECT_EQ(verdict(stung, "wQ wA1/"), "frozen");
}

TEST(V5Variants, UnderFixedEachKindShowsItsAgreedFace) {
  constexpr std::string_view kType = "Base+V@colony:flipping=fixed:faces=YC";
  const Position start = position_of(kType);
  EXPECT_EQ(verdict(start, "wY1"), "legal");
  EXPECT_EQ(verdict(start, "wA1"), "agreed-face");
  EXPECT_EQ(verdict(start, "wC1"), "legal");
  EXPECT_EQ(verdict(start, "wS1"), "agreed-face");
  EXPECT_EQ(verdict(start, "wB1"), "legal");
  EXPECT_EQ(verdict(start, "wF1"), "agreed-face");
  EXPECT_EQ(verdict(start, "wQ"), "legal");
  EXPECT_EQ(verdict(start, "wW"), "queen-bee-up");
  EXPECT_EQ(start.count_legal_actions(), 5U);
  const Position position = venom("wY1   wQ    bQ    bY1", {.type = kType});
  EXPECT_EQ(verdict(position, "flip wY1"), "no-flipping");
}

TEST(V5Variants, TheConditionsOfAStingAreTheSame) {
  // Under each way of flipping shield bugs and tiles of one face are spared.
  for (const std::string_view type : {"Base+LVR@colony", "Base+LVR@colony:flipping=none",
                                      "Base+LVR@colony:flipping=fixed:faces=K"}) {
    const Position position = venom(R"(
         wK    wX
      wA1   bW    wQ
    )",
                                    {.type = type, .to_act = kBlack});
    EXPECT_THAT(commands_of(position, "sting"), UnorderedElementsAre("wA1", "wQ")) << type;
    EXPECT_EQ(verdict(position, "sting wK"), "shield-bug-up") << type;
    EXPECT_EQ(verdict(position, "sting wX"), "one-face") << type;
  }
}

TEST(V5Variants, OnlyTheNamedKindsHaveASecondFace) {
  constexpr std::string_view kType = "Base+V@colony:two_faced=QA";
  const Position start = position_of(kType);
  EXPECT_EQ(verdict(start, "wY1"), "legal");
  EXPECT_EQ(verdict(start, "wF1"), "one-face");
  const Position position = venom("wB1   wA1   wQ    bQ", {.type = kType});
  EXPECT_THAT(commands_of(position), UnorderedElementsAre("flip wA1", "flip wQ"));
  EXPECT_EQ(verdict(position, "flip wB1"), "one-face");
  // Nor are the others stung.
  const Position wasp = venom("bB1   wW    bA1   bQ", {.type = kType});
  EXPECT_THAT(commands_of(wasp, "sting"), UnorderedElementsAre("bA1"));
  EXPECT_EQ(verdict(wasp, "sting bB1"), "one-face");
}

}  // namespace
}  // namespace petek::hive
