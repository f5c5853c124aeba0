// SPDX-License-Identifier: MIT
// How a game ends. Spec: H-16, H-18, X-3 to X-5, reading 9, case 15.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "petek/hive/position_fixture.h"

namespace petek::hive {
namespace {

using namespace fixture;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

// The same game under other options.
constexpr std::string_view kFirstLoses = "Base+MLP@casual:both=first_loses";
constexpr std::string_view kOpponent = "Base+MLP@casual:surround=opponent";
constexpr std::string_view kKanduEnds = "Base+MLP@casual:surround=opponent:both=first_loses";

// ---- H-16

// wQ lacks one of her six neighbours.
const char* const kFiveRoundWhite = R"(
         bS1   wA2
      wA3   wQ    bG1
         bG2   .     bQ
            bA1
)";

TEST(H16Surrounded, TheSideWhoseQueenIsSurroundedLosesWhateverTheColours) {
  const Position position = lay(kFiveRoundWhite, {.to_act = Colour::Black});
  EXPECT_EQ(position.outcome(), Outcome::InProgress);
  EXPECT_EQ(outcome_after(position, "bA1 wQ\\"), Outcome::BlackWins);
}

TEST(H16Surrounded, ClosingOnesOwnRingLoses_Case15) {
  const Position position = lay(R"(
         bS1   wA2
      wA3   wQ    bG1
         bG2   .     bQ
            wA1
  )");
  EXPECT_EQ(outcome_after(position, "wA1 wQ\\"), Outcome::BlackWins);
}

TEST(H16Surrounded, APlacementClosesARingToo) {
  const Position position = lay(R"(
         wS1   wA2
      wA3   wQ    wG1   bQ
         wG2   .
  )");
  EXPECT_EQ(outcome_after(position, "wA1 wQ\\"), Outcome::BlackWins);
}

TEST(H16Surrounded, ATossClosesARingToo) {
  // The queen of Black is thrown into the gap beside the pillbug.
  const Position position = lay(R"(
            bS1   bA2
         bA3   .     bG1
      bQ    wP    bG2
               wQ
  )");
  EXPECT_EQ(outcome_after(position, "bQ wP/"), Outcome::WhiteWins);
}

TEST(H16Surrounded, ACoveredQueenIsSurroundedAllTheSame) {
  const Position position = lay(kFiveRoundWhite, {.stacked = "wB1 wQ", .to_act = Colour::Black});
  EXPECT_EQ(outcome_after(position, "bA1 wQ\\"), Outcome::BlackWins);
}

TEST(H16Surrounded, ATileOnTopOfTheQueenIsNoNeighbour) {
  // Five tiles round her and one upon her.
  const Position position = lay(R"(
         bS1   wA2
      wA3   wQ    bG1   bQ
         bG2   bB1
  )",
                                {.to_act = Colour::Black});
  EXPECT_EQ(outcome_after(position, "bB1 wQ"), Outcome::InProgress);
  const Position stacked = lay(kFiveRoundWhite, {.stacked = "bB1 wQ", .to_act = Colour::Black});
  EXPECT_EQ(outcome_after(stacked, "bA1 -bG2"), Outcome::InProgress);
}

TEST(H16Surrounded, AStackIsOneNeighbour) {
  const Position position = lay(R"(
         bS1   wA2
      wA3   wQ    bG1
         bG2   .     bQ
  )",
                                {.stacked = "bB1 bS1, wB1 wA2, bB2 bG1", .to_act = Colour::Black});
  EXPECT_EQ(outcome_after(position, "bB2 bQ"), Outcome::InProgress);
  EXPECT_EQ(outcome_after(position, "bB2 wQ\\"), Outcome::BlackWins);
}

// One gap between both queens, and wA1 before it.
const char* const kOneGap = R"(
            wA1
         bA1   .     wG1
      wG2   wQ    bQ    bG1
         bA2   wS1   bS1
)";

TEST(H16Surrounded, BothAtOnceAreADraw_Case15) {
  const Position over = after(lay(kOneGap), "wA1 \\bQ");
  EXPECT_EQ(over.outcome(), Outcome::Draw);
  EXPECT_TRUE(over.is_over());
  EXPECT_THAT(keys_of(over), IsEmpty());
  EXPECT_EQ(state_string(over, over.outcome()), "Draw");
}

TEST(H16Surrounded, TheGameIsOverThen) {
  const Position over = after(lay(kFiveRoundWhite, {.to_act = Colour::Black}), "bA1 wQ\\");
  EXPECT_TRUE(over.is_over());
  EXPECT_THAT(keys_of(over), IsEmpty());
  EXPECT_EQ(verdict(over, "wA2 wA2/"), "game-over");
}

TEST(H16Surrounded, ANearlyClosedRingIsNothing) {
  const Position position = lay(kFiveRoundWhite, {.to_act = Colour::Black});
  EXPECT_EQ(outcome_after(position, "bA1 -bG2"), Outcome::InProgress);
}

// ---- X-4

TEST(X4SurroundedByTheOpponent, NeedsSixCellsToppedByItsColour) {
  const Position mixed = lay(kFiveRoundWhite, {.type = kOpponent, .to_act = Colour::Black});
  EXPECT_EQ(outcome_after(mixed, "bA1 wQ\\"), Outcome::InProgress);
  const Position black = lay(R"(
         bS1   bA2
      bA3   wQ    bG1
         bG2   .     bQ
            bA1
  )",
                             {.type = kOpponent, .to_act = Colour::Black});
  EXPECT_EQ(outcome_after(black, "bA1 wQ\\"), Outcome::BlackWins);
}

TEST(X4SurroundedByTheOpponent, CountsTheTopOfAStack) {
  // wA2 counts as Black's while bB1 lies on it, and bS1 as White's beneath wB1.
  const char* const drawing = R"(
         bS1   wA2
      bA3   wQ    bG1
         bG2   .     bQ
            bA1
  )";
  const Position covered =
      lay(drawing, {.type = kOpponent, .stacked = "bB1 wA2", .to_act = Colour::Black});
  EXPECT_EQ(outcome_after(covered, "bA1 wQ\\"), Outcome::BlackWins);
  const Position taken_back =
      lay(drawing, {.type = kOpponent, .stacked = "bB1 wA2, wB1 bS1", .to_act = Colour::Black});
  EXPECT_EQ(outcome_after(taken_back, "bA1 wQ\\"), Outcome::InProgress);
}

TEST(X4SurroundedByTheOpponent, MayHappenByLiftingOnesOwnBeetle) {
  // wB1 uncovers the sixth black tile.
  const Position position = lay(R"(
         bS1   bA2
      bA3   wQ    bG1
         bG2   bG3   bQ
  )",
                                {.type = kOpponent, .stacked = "wB1 bG3"});
  EXPECT_EQ(outcome_after(position, "wB1 bQ"), Outcome::BlackWins);
}

// ---- X-5

// wB1 covers the black ant that would close White's ring; from there it steps into Black's.
const char* const kTwoRings = R"(
         bA2   bA3   wS1   wA1   wA2
      bG1   wQ    bA1   .     bQ    wA3
         bG2   bG3   .     wG1   wG2
)";

TEST(X5TheRingThatClosedFirst, LosesWhenLiftingClosesOneAndLandingTheOther) {
  const Position position = lay(kTwoRings, {.type = kKanduEnds, .stacked = "wB1 bA1"});
  EXPECT_EQ(outcome_after(position, "wB1 -bQ"), Outcome::BlackWins);
}

TEST(X5TheRingThatClosedFirst, IsAskedOfEitherColour) {
  // The colours of the drawing above exchanged.
  const Position position =
      lay(R"(
         wA2   wA3   bS1   bA1   bA2
      wG1   bQ    wA1   .     wQ    bA3
         wG2   wG3   .     bG1   bG2
  )",
          {.type = kKanduEnds, .stacked = "bB1 wA1", .to_act = Colour::Black});
  EXPECT_EQ(outcome_after(position, "bB1 -wQ"), Outcome::WhiteWins);
}

TEST(X5TheRingThatClosedFirst, DoesNotMatterWhereBothMakeADraw) {
  const Position position = lay(kTwoRings, {.type = kOpponent, .stacked = "wB1 bA1"});
  EXPECT_EQ(outcome_after(position, "wB1 -bQ"), Outcome::Draw);
}

TEST(X5TheRingThatClosedFirst, IsNoneWhenBothCloseAtTheSameMoment) {
  const Position position = lay(kOneGap, {.type = kFirstLoses});
  EXPECT_EQ(outcome_after(position, "wA1 \\bQ"), Outcome::Draw);
}

TEST(X5TheRingThatClosedFirst, ChangesNothingForOneRing) {
  EXPECT_EQ(outcome_after(lay(kFiveRoundWhite, {.type = kFirstLoses, .to_act = Colour::Black}),
                          "bA1 wQ\\"),
            Outcome::BlackWins);
  // Both lifting and landing: the ring is closed at the end, and Black's is not.
  const Position position = lay(R"(
         bA2   bA3   wS1   wA1   wA2
      bG1   wQ    bA1   .     bQ
         bG2   bG3   .     wG1   wG2
  )",
                                {.type = kKanduEnds, .stacked = "wB1 bA1"});
  EXPECT_EQ(outcome_after(position, "wB1 -bQ"), Outcome::BlackWins);
}

TEST(X5TheRingThatClosedFirst, IsNotClosedWhenTheLandingOpensItAgain) {
  // wB1 uncovers bA1 and covers bG3: five black tops round the queen are left.
  const Position position = lay(kTwoRings, {.type = kKanduEnds, .stacked = "wB1 bA1"});
  EXPECT_EQ(outcome_after(position, "wB1 bG3"), Outcome::InProgress);
}

// ---- X-3 and reading 9

// White's ants and beetles keep every cell; Black's beetle stands on its own queen.
const char* const kNoCellForTheQueen = ";bQ;wA1 -bQ;bB1 bQ\\;wB1 bQ-;bB1 bQ";

TEST(X3TheQueenByTurnThree, IsTheOnlyPlacementOnIt) {
  const Position position = position_of("Base@kandu;bA1;wA1 bA1-;bG1 wA1-;wG1 bG1-");
  EXPECT_EQ(turn_string(position), "Black[3]");
  EXPECT_THAT(placeable(position), ElementsAre("bQ"));
  EXPECT_EQ(verdict(position, "bA2 wG1-"), "queen-due");
}

TEST(X3TheQueenByTurnThree, NoCellForHerLosesAsSoonAsThePlayerIsToAct_Reading9) {
  const Game game = game_of(std::string("Base@kandu") + kNoCellForTheQueen);
  EXPECT_EQ(turn_string(game.position()), "White[3]");
  EXPECT_EQ(game.outcome(), Outcome::BlackWins);
  EXPECT_EQ(state_string(game.position(), game.outcome()), "BlackWins");
}

TEST(X3TheQueenByTurnThree, NoCellForHerIsAPassWhereNothingIsLost) {
  const Position position =
      position_of(std::string("Base@kandu:missed=forced") + kNoCellForTheQueen);
  EXPECT_EQ(position.outcome(), Outcome::InProgress);
  EXPECT_THAT(keys_of(position), ElementsAre("pass"));
}

TEST(X3TheQueenByTurnThree, MayBeLostUnderAnyPresetThatSaysSo_X6) {
  const Layout layout = {
      .type = "Base@casual:missed=loses", .stacked = "bB1 wA1", .to_act = Colour::Black, .turn = 3};
  // wA1 is covered; Black moves another tile, and White is to act in its fourth turn.
  EXPECT_EQ(outcome_after(lay("wA1   bQ    bA1", layout), "bA1 bQ/"), Outcome::BlackWins);
  Layout earlier = layout;
  earlier.turn = 2;
  EXPECT_EQ(outcome_after(lay("wA1   bQ    bA1", earlier), "bA1 bQ/"), Outcome::InProgress);
}

TEST(X3TheQueenByTurnThree, IsLostAfterAPassToo) {
  // White has nothing to do in its third turn, and nothing to place the queen on in its fourth.
  const Layout layout = {.type = "Base@casual:missed=loses", .stacked = "bB1 wA1", .turn = 3};
  const Position position = lay("wA1   bQ    bA1", layout);
  EXPECT_EQ(outcome_after(position, "pass"), Outcome::InProgress);
  EXPECT_EQ(outcome_after(position, "pass;bA1 bQ/"), Outcome::BlackWins);
}

// ---- H-18

TEST(H18TheMatch, ResignationAgreementAndClocksAreUnknownToTheEngine) {
  const Position position = position_of("Base;wA1;bA1 wA1-");
  for (const char* text : {"resign", "wresign", "timeout", "flag", "offer", "agree", "accept"}) {
    EXPECT_EQ(verdict(position, text), "unreadable") << text;
  }
  // Whatever else a record says of itself, the rules alone end a game.
  EXPECT_EQ(game_of("Base;BlackWins;White[2];wA1;bA1 wA1-").outcome(), Outcome::InProgress);
  EXPECT_EQ(game_of("Base;Draw;White[2];wA1;bA1 wA1-").outcome(), Outcome::InProgress);
}

}  // namespace
}  // namespace petek::hive
