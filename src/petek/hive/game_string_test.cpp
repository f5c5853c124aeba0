// SPDX-License-Identifier: MIT
// GameStrings. Spec: section 8; cases 16 and 17.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "petek/core/rng.h"
#include "petek/hive/notation.h"
#include "petek/hive/record.h"

namespace petek::hive {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

Record read(std::string_view text) {
  auto record = parse_game_string(text);
  EXPECT_TRUE(record.has_value()) << text << ": " << (record ? "" : record.error().what);
  return record ? *record : Record{};
}

RecordError fault(std::string_view text) {
  const auto record = parse_game_string(text);
  EXPECT_FALSE(record.has_value()) << text;
  return record ? RecordError{} : record.error();
}

std::vector<std::string> warnings(std::string_view text) {
  std::vector<std::string> out;
  for (const RecordWarning& warning : read(text).warnings) out.push_back(warning.what);
  return out;
}

// White wins: Black's ant closes the ring round its own queen.
const std::string kWon =
    "Base;wB1;bB1 wB1\\;wS1 wB1/;bQ bB1-;wQ wS1-;bQ wS1\\;wG1 \\wS1;bA1 /bB1;wG1 bQ\\;bA1 wQ\\";

// Four tiles in a row, the queens at its ends walk to and fro.
const char* const kRow = ";wA1;bA1 wA1-;wQ -wA1;bQ bA1-";
const char* const kToAndFro = ";wQ \\wA1;bQ bA1/;wQ -wA1;bQ bA1-";

TEST(GameString, OfANewGameIsThatOfTheProtocol) {
  EXPECT_EQ(to_game_string(Game{}), "Base;NotStarted;White[1]");
  EXPECT_EQ(to_game_string(read("base+plm").game), "Base+MLP;NotStarted;White[1]");
  EXPECT_EQ(to_game_string(read("Base@kandu").game), "Base@kandu;NotStarted;Black[1]");
}

TEST(GameString, HoldsTypeStateTurnAndMoves) {
  EXPECT_EQ(to_game_string(read("Base+LM;wS1;bm1  WS1-;wQ -wS1").game),
            "Base+ML;InProgress;Black[2];wS1;bM wS1-;wQ -wS1");
  EXPECT_EQ(to_game_string(read(kWon).game).substr(0, 25), "Base;WhiteWins;White[6];w");
}

TEST(GameString, StateAndTurnMayBeLeftOut) {
  const std::string whole = "Base;InProgress;White[2];wS1;bS1 wS1-";
  for (const char* text :
       {"Base;wS1;bS1 wS1-", "Base;InProgress;wS1;bS1 wS1-", "Base;White[2];wS1;bS1 wS1-",
        "Base;inprogress;WHITE[2];wS1;bS1 wS1-", "Base;wS1;bS1 wS1-;",
        " Base ; InProgress ; White[2] ;wS1; bS1 wS1- \r\n"}) {
    EXPECT_EQ(to_game_string(read(text).game), whole) << text;
    EXPECT_THAT(warnings(text), IsEmpty()) << text;
  }
}

TEST(GameString, TheMovesAreBelievedAndNotStateAndTurn_Case17) {
  EXPECT_THAT(warnings("Base;NotStarted;White[1];wS1;bS1 wS1-"),
              ElementsAre("the record says NotStarted, the moves lead to InProgress",
                          "the record says White[1], the moves lead to White[2]"));
  EXPECT_THAT(warnings("Base;InProgress;Black[1]"),
              ElementsAre("the record says InProgress, the moves lead to NotStarted",
                          "the record says Black[1], the moves lead to White[1]"));
  EXPECT_THAT(warnings("Base;Draw;White[6]" + kWon.substr(4)),
              ElementsAre("the record says Draw, the moves lead to WhiteWins"));
}

TEST(GameString, AFaultNamesPlyMoveAndRule) {
  const RecordError error = fault("Base;InProgress;White[2];wS1;bS1 wS1-;wQ wS1-");
  EXPECT_EQ(error.line, 1u);
  EXPECT_EQ(error.ply, 3u);
  EXPECT_EQ(error.move, "wQ wS1-");
  EXPECT_EQ(error.rule, "H-4");
  EXPECT_EQ(error.what, "wQ may only be placed on an empty cell (H-4)");
}

TEST(GameString, AFaultOfTheTextCitesNoRule) {
  const RecordError type = fault("Base+MM;NotStarted;White[1]");
  EXPECT_EQ(type.ply, 0u);
  EXPECT_EQ(type.rule, "");
  EXPECT_EQ(type.what, "repeated expansion 'M' in game type 'Base+MM'");
  const RecordError move = fault("Base;wS1;;bS1 wS1-");
  EXPECT_EQ(move.ply, 2u);
  EXPECT_EQ(move.rule, "");
  EXPECT_EQ(move.what, "the move is empty");
  EXPECT_EQ(fault("Base;Started;White[1];wS1").what, "'Started' is not a tile");
  EXPECT_THAT(fault("").what, HasSubstr("does not begin with 'Base'"));
}

TEST(GameString, ARecordThatWentOnPastARepetitionLoadsWhole_Case16) {
  const std::string drawn = std::string("Base") + kRow + kToAndFro + kToAndFro;
  EXPECT_EQ(read(drawn).game.outcome(), Outcome::Draw);
  EXPECT_THAT(warnings(drawn), IsEmpty());

  const std::string went_on = drawn + ";wQ \\wA1;bQ bA1/;wB1 -wQ";
  const Record record = read(went_on);
  EXPECT_EQ(record.game.actions().size(), 15u);
  EXPECT_EQ(record.game.outcome(), Outcome::InProgress);
  EXPECT_THAT(warnings(went_on),
              ElementsAre("the position stood for the third time after ply 12, the record goes on "
                          "(H-17)"));
  EXPECT_EQ(read(to_game_string(record.game)).game.actions(), record.game.actions());
}

TEST(GameString, AResignedGameStaysInProgressWithANote_Case16) {
  EXPECT_THAT(warnings("Base;WhiteWins;Black[1];wS1"),
              ElementsAre("the record says WhiteWins, the moves leave the game in progress: it was "
                          "resigned, agreed or timed out"));
  EXPECT_EQ(read("Base;WhiteWins;Black[1];wS1").game.outcome(), Outcome::InProgress);
}

TEST(GameString, NothingIsPlayedAfterTheEnd) {
  const RecordError error = fault(kWon + ";wS2 -wS1");
  EXPECT_EQ(error.rule, "H-16");
  EXPECT_EQ(error.what, "the game is over (H-16)");
}

TEST(GameString, IsTheGamesRecordAndReadBackAsTheSameGame) {
  Rng rng(8);
  for (const PresetSpec& preset : presets()) {
    Game game(make_rules(preset.preset, "MLP"));
    ActionList actions;
    for (int ply = 0; ply < 60 && !game.is_over(); ++ply) {
      game.legal_actions(actions);
      game.apply(actions[rng.below(static_cast<std::uint32_t>(actions.size()))]);
      const auto again = parse_record(to_record(game));
      ASSERT_TRUE(again.has_value()) << again.error().what;
      EXPECT_EQ(again->rules(), game.rules());
      EXPECT_EQ(again->actions(), game.actions());
      EXPECT_EQ(again->outcome(), game.outcome());
      EXPECT_TRUE(again->position() == game.position());
    }
  }
}

TEST(GameString, ARecordOfThousandsOfRepeatedPliesLoads) {
  std::string text = std::string("Base") + kRow;
  for (int i = 0; i < 1000; ++i) text += kToAndFro;
  const Record record = read(text);
  EXPECT_EQ(record.game.actions().size(), 4004u);
  EXPECT_EQ(record.game.repetitions(), 1001);
  EXPECT_EQ(record.game.outcome(), Outcome::Draw);
}

TEST(GameString, HugeTextDoesNoHarm) {
  EXPECT_EQ(fault("Base;wS1;" + std::string(1'000'000, 'x')).ply, 2u);
  EXPECT_EQ(fault("Base" + std::string(1'000'000, ';')).ply, 1u);
  EXPECT_LT(fault("Base;wS1;" + std::string(1'000'000, '\xff')).move.size(), 100u);
}

TEST(GameString, TellsOfAGameThatIsLostBeforeItBegins) {
  // the queen is due at once and may not be placed.
  const Game game(*parse_rules("Base:deadline=1:missed=loses"));
  EXPECT_TRUE(game.is_over());
  EXPECT_EQ(to_game_string(game), "Base:deadline=1:missed=loses;BlackWins;White[1]");
  EXPECT_EQ(parse_record(to_game_string(game))->outcome(), Outcome::BlackWins);
}

}  // namespace
}  // namespace petek::hive
