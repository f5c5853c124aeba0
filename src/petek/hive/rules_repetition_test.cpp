// SPDX-License-Identifier: MIT
// Positions that come back. Spec: H-17, reading 15, cases 3, 4, 5 and 16.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "petek/hive/position_fixture.h"

namespace petek::hive {
namespace {

using namespace fixture;

// Four tiles in a row; its queens step to and fro, or carry it one cell to the east.
const std::string kRow = ";wA1;bA1 wA1-;wQ -wA1;bQ bA1-";
const std::string kToAndFro = ";wQ \\wA1;bQ bA1/;wQ -wA1;bQ bA1-";
const std::string kEast = ";wQ /wA1;bQ bA1\\;wQ wA1\\;bA1 bQ/;wA1 wQ/;bQ bA1\\;wQ -wA1;bQ bA1-";

TEST(H17Repetition, IsADrawWhenAPositionStandsForTheThirdTime) {
  const Game twice = game_of("Base" + kRow + kToAndFro);
  EXPECT_EQ(twice.repetitions(), 2);
  EXPECT_EQ(twice.outcome(), Outcome::InProgress);
  const Game thrice = game_of("Base" + kRow + kToAndFro + kToAndFro);
  EXPECT_EQ(thrice.repetitions(), 3);
  EXPECT_TRUE(thrice.is_repetition_draw());
  EXPECT_EQ(thrice.outcome(), Outcome::Draw);
  EXPECT_EQ(thrice.count_legal_actions(), 0U);
  EXPECT_EQ(thrice.refusal(Action::pass()), Reason::GameOver);
}

TEST(H17Repetition, ComesAtTheFirstPositionThatStandsThreeTimes) {
  // The row itself was complete only after Black's move: White's first step is the first to repeat.
  Game game = game_of("Base" + kRow + kToAndFro);
  for (const char* move : {"wQ \\wA1", "bQ bA1/", "wQ -wA1"}) {
    game.apply(*parse_legal_move(game.position(), move));
    EXPECT_EQ(game.outcome(), Outcome::InProgress) << move;
  }
  game.apply(*parse_legal_move(game.position(), "bQ bA1-"));
  EXPECT_EQ(game.outcome(), Outcome::Draw);
}

TEST(H17Repetition, MayBeSwitchedOff) {
  const Game game = game_of("Base:repetition=none" + kRow + kToAndFro + kToAndFro + kToAndFro);
  EXPECT_EQ(game.outcome(), Outcome::InProgress);
  EXPECT_EQ(game.repetitions(), 1);
  EXPECT_GT(game.count_legal_actions(), 0U);
}

TEST(H17Repetition, IsTakenBackWithTheMove) {
  Game game = game_of("Base" + kRow + kToAndFro + kToAndFro);
  ASSERT_EQ(game.outcome(), Outcome::Draw);
  game.undo();
  EXPECT_EQ(game.outcome(), Outcome::InProgress);
  EXPECT_EQ(game.repetitions(), 2);
  game.apply(*parse_legal_move(game.position(), "bQ bA1-"));
  EXPECT_EQ(game.outcome(), Outcome::Draw);
}

TEST(H17Repetition, IsNotTheSameBoardFourPliesAgo_Case3) {
  const Game game = game_of(
      "Base;wA1;bA1 wA1-;wQ /wA1;bQ bA1/;wS1 /wQ;bS1 bQ-;wS2 wQ\\;bS2 bS1\\;wS1 wS2-;bB1 /bS2;"
      "wA2 -wA1;bA2 bA1-;wB1 \\wA1;bB1 bA2;wB1 wA2;bB1 bQ;wB1 wQ;bB1 \\bB1;wB1 wB1-;bB1 bQ;wB1 wQ");
  EXPECT_EQ(game.repetitions(), 2);
  EXPECT_EQ(game.outcome(), Outcome::InProgress);
}

TEST(H17Repetition, CountsAHiveThatWanders_Case4) {
  const Game game = game_of("Base" + kRow + kEast + kEast);
  EXPECT_EQ(game.position().hex_of(tile_of("wA1")), (Hex{2, 0}));
  EXPECT_EQ(game.repetitions(), 3);
  EXPECT_EQ(game.outcome(), Outcome::Draw);
}

TEST(H17Repetition, CountsNeitherMirrorImagesNorRotations_Case4) {
  // The queens stand above, in the row, below, in the row, above.
  const Game mirrored =
      game_of("Base" + kRow + ";wQ \\wA1;bQ bA1/;wQ -wA1;bQ bA1-;wQ /wA1;bQ bA1\\");
  EXPECT_EQ(mirrored.repetitions(), 1);
  // The same row turned by a sixth, and by a half.
  const Position flat = lay("wQ    wA1   bA1   bQ");
  const Position turned = lay(R"(
                  bQ
               bA1
            wA1
         wQ
  )");
  EXPECT_NE(flat.board_key(), turned.board_key());
  EXPECT_NE(lay("bQ    bA1   wA1   wQ").board_key(), flat.board_key());
}

TEST(H17Repetition, DoesNotTellTilesOfAKindApart_Reading15) {
  // In three turns of each player wA2 and wA3 change places, and bA2 comes back to its own.
  const std::string start = "Base" + kRow + ";wA2 -wQ;bA2 bQ-;wA3 \\wQ;bB1 bQ\\";
  const std::string once = ";wA2 /wQ;bA2 bQ/;wA3 -wQ;bA2 \\bQ;wA2 \\wQ;bA2 bQ-";
  const std::string again = ";wA3 /wQ;bA2 bQ/;wA2 -wQ;bA2 \\bQ;wA3 \\wQ;bA2 bQ-";
  EXPECT_EQ(game_of(start + once).repetitions(), 2);
  EXPECT_EQ(game_of(start + once + again).outcome(), Outcome::Draw);
}

TEST(H17Repetition, AsksWhoIsToAct) {
  // White's ant returns in three moves while Black's returns in two: the same board, but Black is
  // to act.
  const Game game = game_of(
      "Base;wA1;bA1 wA1-;wQ -wA1;bQ bA1-;wA2 -wQ;bA2 bQ-;"
      "wA2 \\wQ;bA2 bQ/;wA2 /wQ;bA2 bQ-;wA2 -wQ");
  EXPECT_EQ(game.position().to_act(), Colour::Black);
  EXPECT_EQ(game.repetitions(), 1);
}

TEST(H17Repetition, IgnoresAJustMovedMarkThatTakesNoActionAway_Case5) {
  // bB1 was placed the first time and moved the other times; no pillbug reaches it.
  const Game game = game_of(
      "Base+P@casual;wB1;bQ wB1\\;wP \\wB1;bA1 bQ\\;wQ wP-;bB1 bA1-;wP -wB1;bB1 bA1\\;"
      "wP -wQ;bB1 bA1-;wP -wB1;bB1 bA1\\;wP -wQ;bB1 bA1-");
  EXPECT_EQ(game.repetitions(), 3);
  EXPECT_EQ(game.outcome(), Outcome::Draw);
}

TEST(H17Repetition, HeedsAJustMovedMarkThatTakesAnActionAway_Case5) {
  // The first time another tile could not be tossed.
  const Game game = game_of(
      "Base+P@casual;wA1;bP -wA1;wP wA1/;bQ /bP;wQ wP-;bA1 \\bP;wQ bA1-;wA1 bQ-;wP wQ/;wA1 bP-;"
      "wP wQ-;wA1 bQ-;wP wQ/;wA1 bP-;wP wQ-");
  EXPECT_EQ(game.repetitions(), 2);
  EXPECT_EQ(game.outcome(), Outcome::InProgress);
}

TEST(H17Repetition, TheMarkIsInTheKeyAndNotInTheBoardsKey) {
  const Position before = lay("bA1   wP    wQ    bQ", {.to_act = Colour::Black});
  const Position moved = after(before, "bA1 \\wP");
  State state = moved.state();
  state.just_moved = {};
  const auto unmarked = std::bit_cast<Position>(state);
  EXPECT_EQ(moved.board_key(), unmarked.board_key());
  EXPECT_NE(moved.key(), unmarked.key());
}

TEST(H17Repetition, CountsThePositionsOfForcedPasses_Reading15) {
  // Black can do nothing while White's queen goes to and fro.
  const std::string start =
      "Base+P@casual;wB1;bP wB1-;wA1 /wB1;bQ bP\\;wP wA1\\;bQ bP/;wQ wP\\;bQ wA1-;wB1 bP";
  const std::string cycle = ";pass;wQ wP-;pass;wQ wP\\";
  EXPECT_EQ(game_of(start).repetitions(), 1);
  EXPECT_EQ(game_of(start + cycle).repetitions(), 2);
  const Game game = game_of(start + cycle + cycle);
  EXPECT_EQ(game.position().to_act(), Colour::Black);
  EXPECT_EQ(game.repetitions(), 3);
  EXPECT_EQ(game.outcome(), Outcome::Draw);
}

TEST(H17Repetition, ARecordThatWentOnIsJudgedByItsLastPosition_Reading15_Case16) {
  const std::string drawn = "Base" + kRow + kToAndFro + kToAndFro;
  const auto gone_on = parse_game_string(drawn + ";wQ \\wA1");
  ASSERT_TRUE(gone_on.has_value());
  EXPECT_EQ(gone_on->game.repetitions(), 3);  // this one stands for the third time as well
  EXPECT_EQ(gone_on->game.outcome(), Outcome::Draw);
  EXPECT_FALSE(gone_on->warnings.empty());
  const auto changed = parse_game_string(drawn + ";wB1 -wQ");
  ASSERT_TRUE(changed.has_value());
  EXPECT_EQ(changed->game.repetitions(), 1);
  EXPECT_EQ(changed->game.outcome(), Outcome::InProgress);
}

TEST(H17Repetition, AResignedRecordLoadsWhole_Case16) {
  const auto record = parse_game_string("Base;BlackWins;White[3]" + kRow);
  ASSERT_TRUE(record.has_value());
  EXPECT_EQ(record->game.actions().size(), 4U);
  EXPECT_EQ(record->game.outcome(), Outcome::InProgress);
}

TEST(H17Repetition, APlacementMakesEveryEarlierPositionImpossible) {
  const Game game = game_of("Base" + kRow + kToAndFro + ";wB1 -wQ;bB1 bQ-");
  EXPECT_EQ(game.repetitions(), 1);
}

// ---- The keys by which positions are compared

TEST(PositionKeys, AreTheSameWhereverTheHiveLies) {
  const char* const drawing = R"(
            bA1   wB1
         wQ    .     bQ    wL
            wP    bM
  )";
  const Layout layout = {.stacked = "bB1 wB1, wB2 bQ"};
  const Position here = lay(drawing, layout);
  for (const Hex far : {Hex{1, 0}, Hex{0, -1}, Hex{-7, 5}, Hex{128, -128}, Hex{-129, 127},
                        Hex{32'768, -32'769}, Hex{1'000'000, -2'000'000}}) {
    const Position there = lay(drawing, layout, far);
    EXPECT_EQ(there.key(), here.key()) << far.q << "," << far.r;
    EXPECT_EQ(there.board_key(), here.board_key());
    EXPECT_FALSE(there == here);
    EXPECT_EQ(there.count_legal_actions(), here.count_legal_actions());
  }
}

TEST(PositionKeys, TellColoursKindsLevelsAndThePlayerToActApart) {
  const Position position = lay("wQ    wA1   bB1   bQ");
  EXPECT_NE(position.board_key(), lay("wQ    bA1   bB1   bQ").board_key());
  EXPECT_NE(position.board_key(), lay("wQ    wG1   bB1   bQ").board_key());
  EXPECT_NE(position.board_key(), lay("wQ    wA1   bQ    bB1").board_key());
  EXPECT_NE(position.board_key(),
            lay("wQ    wA1   bB1   bQ", {.to_act = Colour::Black}).board_key());
  EXPECT_NE(lay("wQ    wB1   bQ", {.stacked = "bB1 wB1"}).board_key(),
            lay("wQ    bB1   bQ", {.stacked = "wB1 bB1"}).board_key());
  // Not the numbers of tiles of one kind.
  EXPECT_EQ(position.board_key(), lay("wQ    wA2   bB1   bQ").board_key());
}

}  // namespace
}  // namespace petek::hive
