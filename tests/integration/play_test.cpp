// SPDX-License-Identifier: MIT
// petek play, without a terminal: what is typed comes from a file.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "tests/integration/program.h"
#include "tests/integration/transcripts.h"

namespace petek::integration {
namespace {

bool has(std::string_view text, std::string_view part) {
  return text.find(part) != std::string_view::npos;
}
std::string last_line(std::string text) {
  if (text.ends_with('\n')) text.pop_back();
  return text.substr(text.rfind('\n') + 1);
}
// The line that begins so, or nothing.
std::string line_of(const std::string& text, std::string_view beginning) {
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) {
    if (line.starts_with(beginning)) return line;
  }
  return "";
}

class PlayTranscript : public testing::TestWithParam<std::filesystem::path> {};

TEST_P(PlayTranscript, AnswersAsWritten) {
  std::string input;
  std::vector<ExpectedLine> expected;
  for (const Exchange& exchange : read_transcript(GetParam())) {
    expected.insert(expected.end(), exchange.output.begin(), exchange.output.end());
    if (exchange.line > 0) input += exchange.input + "\n";
  }
  const Finished run = run_petek(read_arguments(GetParam()), input);
  EXPECT_EQ(run.exit_code, 0);
  EXPECT_EQ(run.error_output, "");
  EXPECT_EQ(difference(expected, run.output), "");
}

INSTANTIATE_TEST_SUITE_P(Files, PlayTranscript, testing::ValuesIn(transcripts("play")),
                         [](const auto& row) { return row.param.stem().string(); });

TEST(PlayHive, TheBotAnswers) {
  const Finished run = run_petek({"play", "hive", "Base", "--depth", "1", "--seed", "3"}, "wS1\n");
  EXPECT_EQ(run.exit_code, 0);
  EXPECT_TRUE(has(run.output, "white: wS1\nblack: b")) << run.output;
  EXPECT_TRUE(has(run.output, "Base;InProgress;White[2];wS1;b")) << run.output;
}

TEST(PlayHive, BotsPlayAlone) {
  const Finished run =
      run_petek({"play", "hive", "Base", "--human", "none", "--depth", "1", "--seed", "3"});
  EXPECT_EQ(run.exit_code, 0);
  const std::string record = line_of(run.output, "Base;");
  EXPECT_FALSE(has(record, "InProgress"));
  EXPECT_EQ(run_petek({"replay", "-"}, record + "\n").exit_code, 0);
  EXPECT_EQ(
      run_petek({"play", "hive", "Base", "--human", "none", "--depth", "1", "--seed", "3"}).output,
      run.output);
}

TEST(PlayHive, GoesOnWithARecord) {
  const Finished run = run_petek(
      {"play", "hive", "Base;InProgress;White[2];wS1;bS1 wS1-", "--human", "all"}, "wQ -wS1\n");
  EXPECT_TRUE(has(run.output, "Base;InProgress;Black[2];wS1;bS1 wS1-;wQ -wS1")) << run.output;
  const Finished bad = run_petek({"play", "hive", "Baze"});
  EXPECT_EQ(bad.exit_code, 1);
  EXPECT_EQ(bad.output, "");
}

TEST(PlayHive, SavesTheGame) {
  const auto path = std::filesystem::temp_directory_path() / "petek-play-test.uhp";
  const Finished run = run_petek({"play", "hive", "Base", "--human", "all"},
                                 "wS1\nsave " + path.string() + "\nsave /no/such/folder/x\n");
  std::ifstream file(path);
  std::string line;
  std::getline(file, line);
  EXPECT_EQ(line, "Base;InProgress;Black[1];wS1");
  EXPECT_TRUE(has(run.output, "/no/such/folder/x: No such file")) << run.output;
  std::filesystem::remove(path);
}

TEST(PlayAda, A29TheDiceAreThePromisedOnes) {
  const Finished run =
      run_petek({"play", "ada", "--human", "none", "--players", "3", "--seed", "5"});
  EXPECT_EQ(run.exit_code, 0);
  EXPECT_TRUE(has(run.output, " wins with 10 points in turn "));
  std::istringstream told(last_line(run.output));
  std::string word;
  std::string commitment;
  std::string seed;
  while (told >> word) {
    if (word == "--commitment") told >> commitment;
    if (word == "--seed") told >> seed;
  }
  EXPECT_TRUE(has(run.output.substr(0, 300), "SHA-256 is\n" + commitment + "\n"));
  const Finished check = run_petek(
      {"ada", "verify", line_of(run.output, "ada/1;"), "--commitment", commitment, "--seed", seed});
  EXPECT_EQ(check.exit_code, 0) << check.error_output;
  EXPECT_TRUE(has(check.output, "outcomes follow from the seed"));
}

// The setup of white, amber and ink, by people.
const std::string kOpening =
    "settle v18\nroad e21\nsettle v30\nroad e38\nsettle v40\nroad e51\n"
    "settle v42\nroad e54\nsettle v36\nroad e46\nsettle v2\nroad e1\n";

TEST(PlayAda, A27OnlyTheOwnHandIsShown) {
  const Finished run = run_petek({"play", "ada", "--seed", "7", "--human", "blue"},
                                 "settle v18\nroad e21\nsettle v40\nroad e52\nroll\nend\ndecline\n"
                                 "roll\nend\n");
  EXPECT_TRUE(has(run.output, "blue's hand: "));
  for (const char* other : {"white's hand", "amber's hand", "ink's hand", "pass to"}) {
    EXPECT_FALSE(has(run.output, other)) << other;
  }
  const Finished watched =
      run_petek({"play", "ada", "--seed", "7", "--human", "none", "--options", "points_to_win=4"});
  EXPECT_FALSE(has(watched.output, "'s hand: "));
}

const std::vector<std::string> kPeople = {"play",    "ada", "--seed",    "7",
                                          "--human", "all", "--players", "3"};

TEST(PlayAda, PeopleTradeEachFromItsOwnSeat) {
  const Finished run = run_petek(kPeople, kOpening +
                                              "roll\noffer give=brick:1 want=wool:1 to=amber\n"
                                              "accept\nconfirm amber\n");
  EXPECT_TRUE(has(run.output, "pass to amber\n"));
  EXPECT_TRUE(has(run.output, "white offers 1 brick for 1 wool: amber has to answer\n"));
  EXPECT_TRUE(has(line_of(run.output, "ada/1;"),
                  ";roll 3 1;offer give=brick:1 want=wool:1 to=amber;amber:accept;confirm amber"));
  EXPECT_TRUE(has(run.output, "white's hand: 1 lumber, 1 wool, 1 grain\n"));
}

// Who asks why another may not do something would hear what it holds.
TEST(PlayAda, A27OthersHandsCannotBeAskedAbout) {
  const Finished run = run_petek(kPeople, kOpening +
                                              "roll\nwhy ink:city v40\n"
                                              "offer give=brick:1 want=wool:1 to=amber\n"
                                              "white:withdraw\n");
  EXPECT_TRUE(has(run.output, "'ink:city v40': white is to act here\n"));
  EXPECT_TRUE(has(line_of(run.output, "ada/1;"), "to=amber;withdraw"));
}

TEST(PlayAda, A28ChanceIsNotTyped) {
  const Finished run = run_petek(kPeople, kOpening + "roll 1 1\n");
  EXPECT_TRUE(has(run.output, "No: 'roll 1 1': what chance answers is not typed (A-28)"));
  EXPECT_FALSE(has(line_of(run.output, "ada/1;"), "roll"));
}

TEST(PlayAda, ThrowsTheSameDiceAfterAnUndo) {
  const Finished once = run_petek(kPeople, kOpening + "roll\n");
  const Finished twice = run_petek(kPeople, kOpening + "roll\nundo\nroll\n");
  EXPECT_TRUE(has(line_of(once.output, "ada/1;"), ";roll "));
  EXPECT_EQ(line_of(once.output, "ada/1;"), line_of(twice.output, "ada/1;"));
}

TEST(PlayAda, ABotPlaysOnForWhoResigns) {
  const Finished run =
      run_petek({"play", "ada", "--seed", "7", "--options", "points_to_win=4"}, "resign\n");
  EXPECT_EQ(run.exit_code, 0);
  EXPECT_TRUE(has(run.output, "blue resigns; a bot plays on.\n"));
  EXPECT_TRUE(has(run.output, " wins with "));
}

TEST(Play, RefusesCommandLinesThatMakeNoSense) {
  EXPECT_EQ(run_petek({"play"}).exit_code, 2);
  EXPECT_EQ(run_petek({"play", "ada", "--human", "pink"}).exit_code, 2);
  EXPECT_EQ(run_petek({"play", "ada", "--options", "dessert=none"}).exit_code, 2);
  const Finished absent =
      run_petek({"play", "ada", "--seed", "7", "--players", "3", "--human", "ink"});
  EXPECT_TRUE(absent.exit_code == 2 || has(absent.output, "ink (a person)"));
}

}  // namespace
}  // namespace petek::integration
