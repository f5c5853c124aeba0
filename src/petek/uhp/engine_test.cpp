// SPDX-License-Identifier: MIT
// What the transcripts in tests/integration/uhp cannot show: bytes that are not text, lengths,
// times, and that an error never changes anything.
#include "petek/uhp/engine.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "petek/core/rng.h"

namespace petek::uhp {
namespace {

using namespace std::chrono_literals;

std::string ask(Engine& engine, std::string_view line) {
  std::ostringstream out;
  engine.answer(line, out);
  return out.str();
}

// The game that is running, without changing it: the answer to an `undo` and the lines behind it.
std::string state_of(Engine& engine) {
  std::string state = ask(engine, "validmoves") + ask(engine, "options");
  std::string too_many = ask(engine, "undo 999999");  // tells how many were played
  return state + too_many;
}

bool is_one_error(std::string_view answer) {
  const bool is_error = answer.starts_with("err ") || answer.starts_with("invalidmove ");
  return is_error && answer.ends_with("\nok\n") &&
         std::count(answer.begin(), answer.end(), '\n') == 2;
}

TEST(Engine, GreetsWithItsInfo) {
  Engine engine;
  std::ostringstream greeting;
  engine.greet(greeting);
  EXPECT_EQ(greeting.str(),
            "id Petek v" + std::string(version()) + "\nMosquito;Ladybug;Pillbug\nok\n");
  EXPECT_EQ(ask(engine, "info"), greeting.str());
}

// The rest of case 12 stands in the tests of bytes, lengths and times below.
TEST(Engine, ABadGameStringLeavesTheGameAndNewGameStartsAnew_Case12) {
  Engine engine;
  ask(engine, "newgame Base;NotStarted;White[1];wS1;bS1 wS1-");
  const std::string before = state_of(engine);
  for (const std::string_view bad :
       {"newgame Base;NotStarted;White[1];wS1;bS1 wS1", "newgame Base;wS1;bQ wS1-", "newgame Bass",
        "newgame Base+X", "newgame Base;InProgress;White[2];wS2"}) {
    EXPECT_TRUE(is_one_error(ask(engine, bad))) << bad;
    EXPECT_EQ(state_of(engine), before) << bad;
  }
  EXPECT_EQ(ask(engine, "newgame"), "Base;NotStarted;White[1]\nok\n");

  ask(engine, "newgame Base@casual;InProgress;White[3];wQ;bQ wQ-;wS1 -wQ;bS1 bQ-");
  EXPECT_TRUE(ask(engine, "bestmove time 00:00:00").ends_with("\nok\n"));
  EXPECT_FALSE(is_one_error(ask(engine, "bestmove time 00:00:00")));
}

TEST(Engine, IgnoresLineEndsAndBlanks) {
  Engine engine;
  EXPECT_EQ(ask(engine, "newgame\r\n"), "Base;NotStarted;White[1]\nok\n");
  EXPECT_EQ(ask(engine, "  play\t wS1 \r"), "Base;InProgress;Black[1];wS1\nok\n");
  for (const std::string_view empty : {"", "\r\n", " \t ", "\r", "\n"}) {
    EXPECT_EQ(ask(engine, empty), "");
  }
}

TEST(Engine, EndsAtExitAndAtTheEndOfItsInput) {
  for (const std::string_view input :
       {"newgame\nexit\nplay wS1\n", "newgame\nEXIT now\n", "newgame\n", "newgame"}) {
    std::istringstream in{std::string(input)};
    std::ostringstream out;
    Engine().run(in, out);
    EXPECT_TRUE(out.str().ends_with("\nok\nBase;NotStarted;White[1]\nok\n")) << input;
  }
}

TEST(Engine, StandsAnyBytes) {
  Engine engine;
  ask(engine, "newgame Base+MLP");
  ask(engine, "play wS1");
  const std::string before = state_of(engine);
  const std::string_view nul("play \0wS1", 9);
  for (const std::string_view line :
       {std::string_view("\xff\xfe"), std::string_view("play \xc3\x28"), nul,
        std::string_view("play bS1 \x1b[2J"), std::string_view("options set Threads \x01\x02"),
        std::string_view("newgame Base\x80;x"), std::string_view("\xef\xbb\xbfinfo"),
        std::string_view("help \x7f"), std::string_view("bestmove depth \xd9\xa3")}) {
    const std::string answer = ask(engine, line);
    EXPECT_TRUE(is_one_error(answer)) << answer;
    EXPECT_TRUE(std::all_of(answer.begin(), answer.end(), [](char c) {
      return c == '\n' || (c >= ' ' && c <= '~');
    })) << answer;
  }
  EXPECT_EQ(state_of(engine), before);
}

TEST(Engine, StandsLinesOfAMegabyte) {
  Engine engine;
  ask(engine, "newgame");
  const std::string before = state_of(engine);
  constexpr std::size_t kMegabyte = std::size_t{1} << 20;
  const std::string filler(kMegabyte, 'x');
  std::string moves = "newgame Base;InProgress;White[1]";
  while (moves.size() < kMegabyte) moves += ";pass";
  for (const std::string& line :
       {filler, "play " + filler, "play wS1 " + filler, "newgame " + filler,
        "newgame Base+" + filler, "newgame Base;" + filler,
        "newgame Base;NotStarted;White[1];" + filler, moves, "options set " + filler,
        "options set Threads " + filler, "help " + filler, "bestmove time " + filler,
        "undo " + filler, "perft " + std::string(kMegabyte, '9'),
        "newgame Base;" + std::string(kMegabyte, ';'), "play wS1 " + std::string(kMegabyte, '-')}) {
    const std::string answer = ask(engine, line);
    EXPECT_TRUE(is_one_error(answer)) << line.substr(0, 40);
    EXPECT_LT(answer.size(), 500U);
  }
  EXPECT_EQ(state_of(engine), before);
  EXPECT_EQ(ask(engine, std::string(kMegabyte, ' ')), "");
  EXPECT_EQ(ask(engine, "info" + std::string(kMegabyte, ' ')), ask(engine, "info"));
}

TEST(Engine, KeepsTheTimeOfBestMove) {
  Engine engine;
  ask(engine, "newgame Base+MLP");
  for (const std::string_view move : {"wL", R"(bL \wL)", R"(wA1 wL\)", R"(bM bL/)"}) {
    ASSERT_FALSE(is_one_error(ask(engine, "play " + std::string(move)))) << move;
  }
  const std::string moves = ";" + ask(engine, "validmoves");
  const std::vector<std::pair<std::string, std::chrono::milliseconds>> cases = {
      {"bestmove time 00:00:00", 0ms},
      {"bestmove time 00:00:00.25", 250ms},
      {"bestmove time 00:00:01", 1000ms}};
  for (const auto& [line, time] : cases) {
    const auto start = std::chrono::steady_clock::now();
    std::string answer = ask(engine, line);
    const auto taken = std::chrono::steady_clock::now() - start;
    EXPECT_LT(taken, time + 500ms) << line;  // a busy machine is beyond the engine's help
    ASSERT_TRUE(answer.ends_with("\nok\n"));
    answer.resize(answer.size() - 4);
    EXPECT_NE(moves.find(";" + answer), std::string::npos) << answer;
  }
}

TEST(Engine, WithoutLimitsThinksForTheDefaultTime) {
  Engine engine;
  ask(engine, "newgame Base+MLP");
  ask(engine, "options set DefaultTimeSeconds 0.2");
  const auto start = std::chrono::steady_clock::now();
  EXPECT_FALSE(is_one_error(ask(engine, "bestmove")));
  EXPECT_LT(std::chrono::steady_clock::now() - start, 700ms);
}

TEST(Engine, ReportsOnlyBeforeTheLastLine) {
  Engine engine;
  ask(engine, "newgame Base");
  const std::string plain = ask(engine, "bestmove depth 3");
  EXPECT_EQ(std::count(plain.begin(), plain.end(), '\n'), 2);
  ask(engine, "options set ReportIntermediateBestMoves True");
  const std::string reported = ask(engine, "bestmove depth 3");
  EXPECT_EQ(std::count(reported.begin(), reported.end(), '\n'), 5);
  EXPECT_TRUE(reported.ends_with("\n" + plain));
}

TEST(Engine, TheSeedChangesThePickAndIsRepeatable) {
  std::vector<std::string> picks;
  for (int seed = 1; seed <= 12; ++seed) {
    std::string first;
    for (int run = 0; run < 2; ++run) {
      Engine engine;
      ask(engine, "options set Seed " + std::to_string(seed));
      ask(engine, "newgame Base;InProgress;Black[1];wS1");
      const std::string pick = ask(engine, "bestmove depth 1");
      if (run == 0) first = pick;
      EXPECT_EQ(pick, first);
    }
    picks.push_back(first);
  }
  std::sort(picks.begin(), picks.end());
  EXPECT_NE(picks.front(), picks.back());
}

TEST(Engine, TheNodeLimitBoundsSearchAndPerft) {
  Engine engine(10'000);
  ask(engine, "newgame Base+MLP");
  EXPECT_TRUE(is_one_error(ask(engine, "perft 12")));
  EXPECT_FALSE(is_one_error(ask(engine, "perft 2")));
  const std::string answer = ask(engine, "bestmove depth 40");
  EXPECT_FALSE(is_one_error(answer));
}

TEST(Engine, MemoryThatIsNotThereIsAnErrorOrIsThere) {
  Engine engine;
  ask(engine, "newgame");
  ask(engine, "options set TableSizeMiB 1");
  EXPECT_EQ(ask(engine, "bestmove depth 2").substr(0, 1), "w");
  ask(engine, "options set TableSizeMiB 16");
  EXPECT_EQ(ask(engine, "bestmove depth 2").substr(0, 1), "w");
}

// Random lines of likely words: every answer has its form, and an error changes nothing.
TEST(Engine, AnswersEveryLineInForm) {
  const std::vector<std::string> words = {"info",     "newgame",    "play",
                                          "pass",     "validmoves", "undo",
                                          "options",  "get",        "set",
                                          "Threads",  "Seed",       "1",
                                          "2",        "0",          "-1",
                                          "99",       "True",       "perft",
                                          "help",     "bestmove",   "depth",
                                          "time",     "00:00:00",   "Base",
                                          "Base+MLP", "Base@kandu", "Base+V",
                                          ";",        "wS1",        "bS1",
                                          "wS1-",     "/wS1",       "wQ",
                                          "bQ",       "wA1",        "\\bS1",
                                          "bA1",      "bS1/",       "Base;NotStarted;White[1];wS1",
                                          "\x80",     "\t"};
  Engine engine(2'000);
  Rng rng(2024);
  for (int i = 0; i < 3000; ++i) {
    std::string line = words[rng.below(24)];
    for (std::uint32_t n = rng.below(4); n > 0; --n) {
      line += " " + words[rng.below(static_cast<std::uint32_t>(words.size()))];
    }
    const std::string before = state_of(engine);
    const std::string answer = ask(engine, line);
    ASSERT_TRUE(answer.ends_with("ok\n")) << line;
    if (answer.starts_with("err") || answer.starts_with("invalidmove")) {
      ASSERT_TRUE(is_one_error(answer)) << line << "\n" << answer;
      ASSERT_EQ(state_of(engine), before) << line;
    }
  }
}

}  // namespace
}  // namespace petek::uhp
