// SPDX-License-Identifier: MIT
// Files of records: formats told apart, several records in one file, lines counted through it.
#include "petek/hive/record.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

namespace petek::hive {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

const std::string kPgn = "[GameType \"Base\"]\n[Result \"Draw\"]\n\n1. wS1\n2. bS1 wS1-\n";
const std::string kSgf =
    "(;\nGM[27]\nSU[hive]\n; P0[1 move W wS1 N 13 .]\n; P0[2 dance]\n; P0[3 done]\n)";
const std::string kGameString = "Base;NotStarted;White[1];wS1\n";

// "record@line of its first warning", or the fault with its line.
std::vector<std::string> summary(std::string_view text) {
  std::vector<std::string> out;
  for (const auto& record : parse_records(text)) {
    if (!record) {
      out.push_back("fault@" + std::to_string(record.error().line));
    } else {
      const std::string line =
          record->warnings.empty() ? "-" : std::to_string(record->warnings.front().line);
      out.push_back(std::to_string(record->game.actions().size()) + "@" + line);
    }
  }
  return out;
}

TEST(RecordFormats, AreToldByTheirFirstCharacters) {
  EXPECT_EQ(detect_format(kPgn), RecordFormat::Pgn);
  EXPECT_EQ(detect_format(" \r\n" + kSgf), RecordFormat::Sgf);
  EXPECT_EQ(detect_format(kGameString), RecordFormat::GameString);
  EXPECT_EQ(detect_format("\xef\xbb\xbf" + kPgn), RecordFormat::Pgn);
  EXPECT_EQ(detect_format("# a comment\n" + kSgf), RecordFormat::Sgf);
  EXPECT_EQ(detect_format(""), RecordFormat::GameString);
  EXPECT_EQ(detect_format("#"), RecordFormat::GameString);
}

TEST(Records, OfAnEmptyFileAreNone) {
  EXPECT_THAT(summary(""), IsEmpty());
  EXPECT_THAT(summary(" \r\n\t\n"), IsEmpty());
  EXPECT_THAT(summary("# nothing\n#"), IsEmpty());
  EXPECT_THAT(summary("\xef\xbb\xbf"), IsEmpty());
}

TEST(Records, MayBeSeveralInOneFileInAnyMix) {
  const std::string file = kPgn + kPgn + kSgf + "\n" + kGameString + kGameString + "\n" + kSgf +
                           kSgf + kPgn + "\n\n" + kGameString;
  EXPECT_THAT(summary(file),
              ElementsAre("2@2", "2@7", "1@15", "1@18", "1@19", "1@25", "1@31", "2@34", "1@40"));
}

TEST(Records, OfEmptyPgnGamesAreToldApartByTheLineBetween) {
  const std::string empty = "[GameType \"Base\"]\n[White \"A\"]\n\n";
  EXPECT_THAT(summary(empty + empty + kPgn), ElementsAre("0@-", "0@-", "2@8"));
}

TEST(Records, ABracketInAPgnCommentBeginsNoRecord) {
  EXPECT_THAT(
      summary("[GameType \"Base\"]\n1. wS1 {\n[GameType \"Base\"]\nBase;x\n}\n2. bS1 wS1-\n"),
      ElementsAre("2@-"));
}

TEST(Records, AFaultStopsItsOwnRecordOnlyAndNamesTheLineOfTheFile) {
  const std::string bad_pgn = "[GameType \"Base\"]\n\n1. wS1\n2. bQ wS1-\n3. wA1 -wS1\n\n";
  EXPECT_THAT(summary(bad_pgn + kPgn + "Base;wQ\n" + bad_pgn),
              ElementsAre("fault@4", "2@8", "fault@12", "fault@16"));
}

TEST(Records, AFileOfSomethingElseIsOneFault) {
  EXPECT_THAT(summary("Dear diary,\ntoday it rained.\n\nBye.\n" + kGameString),
              ElementsAre("fault@1", "1@5"));
  EXPECT_THAT(summary(std::string(100'000, '\xff')), ElementsAre("fault@1"));
}

TEST(Records, CommentsStandBetweenThem) {
  EXPECT_THAT(summary("# first\n" + kGameString + "# second\r\n\n" + kGameString),
              ElementsAre("1@2", "1@5"));
}

TEST(Records, AreReadToTheThousandthFault) {
  std::string file;
  for (int i = 0; i < 3000; ++i) file += "Base;x\n";
  const auto records = parse_records(file);
  ASSERT_EQ(records.size(), 1001u);
  EXPECT_THAT(records.back().error().what, HasSubstr("too many faults"));
  EXPECT_EQ(records.back().error().line, 1001u);
}

TEST(Records, AnUnfinishedSgfEndsWithTheFile) {
  EXPECT_THAT(summary("(;\nGM[27]\nSU[hive]\n; P0[1 move W wS1 N 13 .]; P0[2 done]"),
              ElementsAre("1@-"));
  EXPECT_THAT(summary("(;\nSU[hi"), ElementsAre("fault@2"));
}

}  // namespace
}  // namespace petek::hive
