// SPDX-License-Identifier: MIT
// PGN in its dialects. Spec: section 8; case 16.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "petek/core/rng.h"
#include "petek/hive/record.h"

namespace petek::hive {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::Pair;

Record read(std::string_view text) {
  auto record = parse_pgn(text);
  EXPECT_TRUE(record.has_value()) << text << ": " << (record ? "" : record.error().what);
  return record ? *record : Record{};
}

RecordError fault(std::string_view text) {
  const auto record = parse_pgn(text);
  EXPECT_FALSE(record.has_value()) << text;
  return record ? RecordError{} : record.error();
}

std::vector<std::string> warnings(const Record& record) {
  std::vector<std::string> out;
  for (const RecordWarning& warning : record.warnings) {
    out.push_back(std::to_string(warning.line) + ": " + warning.what);
  }
  return out;
}

// White wins: Black's ant closes the ring round its own queen.
const char* const kWords = R"([GameType "Base"]
[Date "2024.02.29"]
[Event ""]
[Site ""]
[Round ""]
[White "Ayse"]
[Black "Bora"]
[Result "WhiteWins"]
[Clock "10+5"]

1. wB1
2. bB1 wB1\
3. wS1 wB1/
4. bQ bB1-
5. wQ wS1-
6. bQ wS1\
7. wG1 \wS1
8. bA1 /bB1
9. wG1 bQ\
10. bA1 wQ\

WhiteWins
)";

const char* const kFigures = R"([GameType "Base"]
[White "Ayse"]
[Black "Bora"]
[Result "1-0"]

1. wB1 bB1 wB1\
2. wS1 wB1/ bQ bB1-
3. wQ wS1- bQ wS1\
4. wG1 \wS1 bA1 /bB1
5. wG1 bQ\ bA1 wQ\ 1-0
)";

TEST(Pgn, OneMoveToANumberWithResultsInWordsIsReadAndWrittenAlike) {
  const Record record = read(kWords);
  EXPECT_EQ(record.game.outcome(), Outcome::WhiteWins);
  EXPECT_THAT(record.warnings, IsEmpty());
  EXPECT_EQ(record.tags.size(), 9u);
  EXPECT_THAT(record.tags.back(), Pair("Clock", "10+5"));
  EXPECT_EQ(to_pgn(record), kWords);
}

TEST(Pgn, TwoMovesToANumberWithResultsInFiguresAreTheSameGame) {
  const Record record = read(kFigures);
  EXPECT_THAT(record.warnings, IsEmpty());
  EXPECT_EQ(record.game.actions(), read(kWords).game.actions());
}

TEST(Pgn, AGameMayStopBehindAnyMove) {
  const std::string tags = "[GameType \"Base\"]\n";
  EXPECT_EQ(read(tags).game.actions().size(), 0u);
  EXPECT_EQ(read(tags + "1. wS1").game.actions().size(), 1u);
  EXPECT_EQ(read(tags + "1. wS1 bS1 wS1-").game.actions().size(), 2u);
  EXPECT_EQ(read(tags + "1. wS1 bS1 wS1- 2. wQ -wS1").game.actions().size(), 3u);
  EXPECT_EQ(read(tags + "1. wS1\n1... bS1 wS1-\n2. wQ -wS1").game.actions().size(), 3u);
  EXPECT_EQ(read(tags + "wS1 bS1 wS1- wQ -wS1").game.actions().size(), 3u);
  EXPECT_EQ(read(tags + "1.wS1 2.bS1 wS1- 3.wQ -wS1").game.actions().size(), 3u);
}

TEST(Pgn, PassesStandAloneOrBesideAMove) {
  const std::string tags = "[GameType \"Base+MLP\"]\n";
  const std::string start =
      "1. wM bP wM/ 2. wL wM\\ bQ bP- 3. wB1 /wM bQ bP\\ 4. wQ -wM wM \\bP 5. wS1 wL\\ bL bQ-\n"
      "6. wP -wM bL bQ/ ";
  const Record record = read(tags + start + "7. wS1 bL- pass 8. wP \\wM pass 9. wG1 /wP");
  EXPECT_EQ(record.game.actions().size(), 17u);
  EXPECT_EQ(record.game.actions()[13], Action::pass());
  EXPECT_EQ(record.game.actions()[15], Action::pass());
  EXPECT_EQ(read(to_pgn(record)).game.actions(), record.game.actions());

  const RecordError error = fault(tags + start + "7. pass wP \\wM");
  EXPECT_EQ(error.ply, 13u);
  EXPECT_EQ(error.move, "pass");
  EXPECT_EQ(error.rule, "H-9");
}

TEST(Pgn, CommentsVariationsAndAnnotationsAreSkipped) {
  const Record record = read(
      "[GameType \"Base\"]\n\n{ [a comment] over\n two lines; 9. wQ }1. wS1! {x} ; bA1 wS1-\n"
      "2. bS1 wS1- $4 (2. bA1 wS1- (2. bG1 -wS1) 3. wA1) 3. wQ -wS1!?\n");
  EXPECT_EQ(to_game_string(record.game), "Base;InProgress;Black[2];wS1;bS1 wS1-;wQ -wS1");
}

TEST(Pgn, CarriageReturnsAndBlanksDoNoHarm) {
  std::string text;
  for (const char c : std::string(kWords))
    text += c == '\n' ? std::string(" \r\n") : std::string(1, c);
  EXPECT_EQ(to_pgn(read(text)), kWords);
}

TEST(Pgn, TagsKeepQuotesAndBackslashes) {
  const Record record =
      read("[GameType \"Base\"]\n[White \"the \\\"Bee\\\" \\\\ queen\"]\n[Black \"a \"b\" c\"]\n");
  EXPECT_THAT(record.tags[1], Pair("White", "the \"Bee\" \\ queen"));
  EXPECT_THAT(record.tags[2], Pair("Black", "a \"b\" c"));
  const Record again = read(to_pgn(record));
  EXPECT_THAT(again.tags[5], Pair("White", "the \"Bee\" \\ queen"));
  EXPECT_THAT(again.tags[6], Pair("Black", "a \"b\" c"));
}

TEST(Pgn, TheMovesAreBelievedAndNotTheResult_Case17) {
  std::string text = kWords;
  text.replace(text.find("WhiteWins"), 9, "Draw");
  EXPECT_THAT(warnings(read(text)),
              ElementsAre("8: the record says Draw, the moves lead to WhiteWins"));
  EXPECT_EQ(to_pgn(read(text)), kWords);
}

TEST(Pgn, AResignedGameKeepsItsResultAndANote_Case16) {
  const Record record =
      read("[GameType \"Base\"]\n[Result \"0-1\"]\n\n1. wS1\n2. bS1 wS1-\n\n0-1\n");
  EXPECT_EQ(record.game.outcome(), Outcome::InProgress);
  EXPECT_THAT(warnings(record),
              ElementsAre("2: the record says BlackWins, the moves leave the game in progress: it "
                          "was resigned, agreed or timed out"));
  const Record again = read(to_pgn(record));
  EXPECT_THAT(again.tags.back(), Pair("Result", "BlackWins"));
  EXPECT_EQ(warnings(again).size(), 1u);
}

TEST(Pgn, ResultsThatSayNothingAreNoFault) {
  for (const char* result : {"*", "Unknown", "", "InProgress", "error parsing result"}) {
    const Record record =
        read("[GameType \"Base\"]\n[Result \"" + std::string(result) + "\"]\n1. wS1");
    EXPECT_THAT(record.warnings, IsEmpty()) << result;
  }
}

TEST(Pgn, AFaultNamesLinePlyMoveAndRule) {
  std::string text = kWords;
  text.replace(text.find("bQ bB1-"), 7, "bQ wS1/");
  const RecordError error = fault(text);
  EXPECT_EQ(error.line, 14u);
  EXPECT_EQ(error.ply, 4u);
  EXPECT_EQ(error.move, "bQ wS1/");
  EXPECT_EQ(error.rule, "H-4");
  EXPECT_EQ(error.what, "bQ may not be placed next to a tile of the other colour (H-4)");
}

TEST(Pgn, FaultsOfTheTextNameTheirLine) {
  EXPECT_EQ(fault("").what, "there is no tag GameType");
  EXPECT_EQ(fault("[White \"A\"]\n\n1. wS1").line, 3u);
  EXPECT_EQ(fault("[GameType \"Base+X\"]\n1. wS1").line, 1u);
  EXPECT_EQ(fault("[White \"A\"]\n[GameType Base]").what, "'[GameType Base]' is not a tag");
  EXPECT_EQ(fault("[White \"A\"]\n[GameType Base]").line, 2u);
  EXPECT_EQ(fault("[GameType \"Base\"]\n1. wS1 wS1/").what, "wS1 is not on the board");
  EXPECT_EQ(fault("[GameType \"Base\"]\n1. wS1\n[White \"A\"]").line, 3u);
}

TEST(Pgn, RandomGamesOfEveryPresetAreReadBack) {
  Rng rng(17);
  for (const PresetSpec& preset : presets()) {
    for (int round = 0; round < 10; ++round) {
      Record record{Game(make_rules(preset.preset, "MLP")), {{"Event", "laws"}}, {}};
      petek::ActionList<Action> actions;
      while (!record.game.is_over() && record.game.actions().size() < 150) {
        record.game.legal_actions(actions);
        record.game.apply(actions[rng.below(static_cast<std::uint32_t>(actions.size()))]);
      }
      const std::string text = to_pgn(record);
      const Record again = read(text);
      EXPECT_EQ(again.game.actions(), record.game.actions());
      EXPECT_EQ(again.game.rules(), record.game.rules());
      EXPECT_THAT(again.warnings, IsEmpty());
      EXPECT_EQ(to_pgn(again), text);
    }
  }
}

TEST(Pgn, RandomGamesOfColonyAreReadBack) {
  Rng rng(18);
  for (const std::string_view type :
       {"Base+MLPVSRHG@colony", "Base+MLPVRHG@colony", "Base+S@casual", "Base+VS@kandu"}) {
    for (int round = 0; round < 15; ++round) {
      Record record{Game(*parse_rules(type)), {{"Event", "laws"}}, {}};
      petek::ActionList<Action> actions;
      const std::size_t plies = rng.below(150);
      while (!record.game.is_over() && record.game.actions().size() < plies) {
        record.game.legal_actions(actions);
        record.game.apply(actions[rng.below(static_cast<std::uint32_t>(actions.size()))]);
      }
      const std::string text = to_pgn(record);
      const Record again = read(text);
      EXPECT_EQ(again.game.actions(), record.game.actions()) << text;
      EXPECT_EQ(again.game.rules(), record.game.rules());
      EXPECT_THAT(again.warnings, IsEmpty()) << text;
      EXPECT_EQ(to_pgn(again), text);
    }
  }
}

TEST(Pgn, TellsADrawnTileFromADrawnGame) {
  const std::string tags = "[GameType \"Base+S@casual\"]\n";
  const std::string moves = "1. choose S A S 2. choose A A B\n3. wQ 4. draw bA\n5. bQ wQ/\n";
  EXPECT_EQ(read(tags + moves).game.actions().size(), 5u);
  EXPECT_EQ(read(tags + moves + "6. draw wA").game.actions().size(), 6u);
  const Record agreed = read(tags + moves + "6. draw wA\n\nDraw\n");
  EXPECT_EQ(agreed.game.actions().size(), 6u);
  EXPECT_EQ(agreed.warnings.size(), 1u) << "the moves leave it in progress";
  EXPECT_EQ(read(tags + moves + "Draw").game.actions().size(), 5u);
  EXPECT_EQ(read("[GameType \"Base\"]\n1. wS1\ndraw").game.actions().size(), 1u);
}

TEST(Pgn, ReadsSeveralMovesOfColonyToANumber) {
  const Record drawn = read(
      "[GameType \"Base+SH@casual\"]\n1. choose A B G choose G G S\n"
      "2. wQ H- draw wB bQ -H draw bS\n3. comb bG1 -bQ! draw wA\n");
  EXPECT_EQ(drawn.game.actions().size(), 9u);
  const Record taken =
      read("[GameType \"Base+R@casual\"]\n1. wQ bQ wQ/ 2. wN -wQ bQ wQ- 3. take wN bQ");
  EXPECT_EQ(taken.game.outcome(), Outcome::WhiteWins);
  const Record hidden = read("[GameType \"Base+S\"]\n1. choose ?\n");
  EXPECT_TRUE(hidden.game.has_hidden_choice());
  EXPECT_TRUE(to_pgn(hidden).ends_with("1. choose ?\n")) << to_pgn(hidden);
}

TEST(Pgn, HostileTextDoesNoHarm) {
  const std::string tags = "[GameType \"Base\"]\n";
  const std::string million(1'000'000, '(');
  EXPECT_EQ(read(tags + million).game.actions().size(), 0u);
  EXPECT_EQ(read(tags + "{" + million).game.actions().size(), 0u);
  EXPECT_EQ(read(tags + "} ) }1. wS1}").game.actions().size(), 1u);
  EXPECT_EQ(fault(tags + std::string(1'000'000, '1') + " x").ply, 1u);
  EXPECT_EQ(fault(tags + std::string(1'000'000, '\0')).ply, 1u);
  EXPECT_LT(fault(std::string(1'000'000, '[')).what.size(), 200u);
}

}  // namespace
}  // namespace petek::hive
