// SPDX-License-Identifier: MIT
// petek ada, as its users run it.
#include <gtest/gtest.h>

#include <boost/json.hpp>
#include <string>

#include "tests/integration/program.h"

namespace petek::integration {
namespace {

namespace json = boost::json;

bool has(std::string_view text, std::string_view part) {
  return text.find(part) != std::string_view::npos;
}

// A game to three points whose outcomes follow from kSeed, with nonces of the first and last seat.
const std::string kRecord =
    "ada/1;amber,white,ink;O4,L11,W5,L10,O4,W5,D,G3,B2,L8,L12,G8,B6,B9,G11,W3,G9,W10,O6;\?G\?\?\?LO"
    "WB;points_to_win=3;settle v37;road e48;settle v28;road e34;settle v38;road e49;settle v3;r"
    "oad e3;settle v48;road e64;settle v51;road e68;roll 3 6;end;roll 6 3;end;roll 3 5;road e37"
    ";end;roll 1 6;robber h9;end;roll 2 6;end;roll 4 5;end;roll 4 1;end;roll 6 5;end;roll 2 6;e"
    "nd;roll 2 2;end;roll 5 5;bank grain:4=brick;end;roll 5 2;discard brick=2,grain=1,ore=2;rob"
    "ber h8;end;roll 4 3;robber h9;end;roll 5 4;end;roll 3 5;road e38;end;roll 2 3;bank grain:4"
    "=brick;end;roll 6 3;end;roll 4 4;bank grain:4=brick;end;roll 2 4;end;roll 4 1;end;roll 5 2"
    ";robber h6;end;roll 1 1;end;roll 5 6;end;roll 5 4;end;roll 3 2;end;roll 1 4;end;roll 3 1;b"
    "ank ore:4=grain;bank brick:4=wool;end;roll 2 1;end;roll 1 3;end;roll 3 6;end;roll 1 4;end;"
    "roll 6 5;bank grain:4=wool;end;roll 4 1;buy knight;end;roll 4 6;end;roll 6 1;robber h15;ro"
    "b amber=grain;end;roll 1 3;road e41;city v3";
const std::string kSeed = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";
const std::string kCommitment = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd";

TEST(AdaCli, ReplayTellsStatesAndFaults) {
  const Finished good = run_petek({"ada", "replay", "-"}, "# a comment\n" + kRecord + "\n\n");
  EXPECT_EQ(good.exit_code, 0);
  EXPECT_TRUE(has(good.output, "wins with 3 points")) << good.output;
  const Finished bad = run_petek({"ada", "replay"}, kRecord + ";end\n");
  EXPECT_EQ(bad.exit_code, 1);
  EXPECT_EQ(bad.output, "");
  EXPECT_TRUE(has(bad.error_output, "'end': the game is over (A-1)")) << bad.error_output;
  EXPECT_EQ(run_petek({"ada", "replay", "/no/such/file"}).exit_code, 1);
}

TEST(AdaCli, ReplayPrintsALineOfJsonForEachRecord) {
  const Finished run = run_petek({"ada", "replay", "--json"}, kRecord + "\nada/2\n");
  EXPECT_EQ(run.exit_code, 1);
  const std::size_t end = run.output.find('\n');
  const json::object good = json::parse(run.output.substr(0, end)).as_object();
  EXPECT_TRUE(good.at("legal").as_array().empty());
  EXPECT_EQ(good.at("state").at("phase"), "over");
  const json::value bad = json::parse(run.output.substr(end + 1)).at("error");
  EXPECT_EQ(bad, (json::object{{"position", 0}, {"action", "ada/2"}, {"rule", "10"}}));
}

TEST(AdaCli, A29VerifyDerivesTheOutcomes) {
  const std::string first = kRecord.substr(6, kRecord.find(',') - 6);
  const std::size_t end = kRecord.find(';', 6);
  const std::size_t comma = kRecord.rfind(',', end);
  const std::string last = kRecord.substr(comma + 1, end - comma - 1);
  const Finished good =
      run_petek({"ada", "verify", kRecord, "--seed", kSeed, "--nonce", first + "=aa", "--nonce",
                 last + "=0102", "--commitment", kCommitment});
  EXPECT_EQ(good.exit_code, 0) << good.error_output;
  EXPECT_TRUE(has(good.output, "outcomes follow from the seed"));
  const Finished bad = run_petek({"ada", "verify", "-", "--seed", kSeed}, kRecord);
  EXPECT_EQ(bad.exit_code, 1);
  EXPECT_TRUE(
      has(bad.error_output, "outcome 0 (from 0) is '3 6', but the seed gives '5 1' (A-29)"));
  EXPECT_EQ(run_petek({"ada", "verify", kRecord, "--seed", "00"}).exit_code, 1);
  EXPECT_EQ(run_petek({"ada", "verify", kRecord, "--seed", kSeed, "--nonce", "pink=aa"}).exit_code,
            1);
  const Finished other =
      run_petek({"ada", "verify", kRecord, "--seed", kSeed, "--commitment", "00"});
  EXPECT_TRUE(has(other.error_output, "not what was published (A-29)")) << other.error_output;
}

TEST(AdaCli, A9MapIsMadeFromTheSeed) {
  const Finished one = run_petek({"ada", "map", "--seed", "4"});
  EXPECT_EQ(one.exit_code, 0);
  EXPECT_TRUE(one.output.starts_with("ada/1;"));
  EXPECT_EQ(run_petek({"ada", "map", "--seed", "4"}).output, one.output);
  EXPECT_NE(run_petek({"ada", "map", "--seed", "5"}).output, one.output);
  const Finished svg = run_petek({"ada", "map", "--svg", "-", "--numbering"});
  EXPECT_TRUE(svg.output.starts_with("<svg "));
  for (const char* label : {">h18<", ">v53<", ">e71<"}) EXPECT_TRUE(has(svg.output, label));
  const Finished bad = run_petek({"ada", "map", "--options", "dessert=none"});
  EXPECT_EQ(bad.exit_code, 2);
  EXPECT_TRUE(has(bad.error_output, "unknown option 'dessert'")) << bad.error_output;
}

json::object without_times(const Finished& run) {
  json::object object = json::parse(run.output).as_object();
  for (const char* key : {"seconds", "cpu_seconds", "games_per_cpu_second"}) object.erase(key);
  return object;
}

TEST(AdaCli, SimulateSumsUpTheSameGamesOnAnyNumberOfThreads) {
  const auto simulate = [](const char* threads) {
    return without_times(run_petek({"ada", "simulate", "-n", "50", "--players", "3", "--seed", "9",
                                    "--threads", threads, "--json"}));
  };
  const json::object one = simulate("1");
  EXPECT_EQ(one, simulate("3"));
  EXPECT_EQ(one.at("games"), 50);
  EXPECT_EQ(one.at("seats").as_array().size(), 3U);
  const json::object& events = one.at("events").as_object();
  EXPECT_GT(events.at("sevens").to_number<int>(), 100);
  const Finished text = run_petek({"ada", "simulate", "-n", "20"});
  EXPECT_TRUE(has(text.output, "games per CPU second"));
  const Finished csv = run_petek({"ada", "simulate", "-n", "3", "--csv"});
  EXPECT_TRUE(
      csv.output.starts_with("game,turns,actions,winner,points_1,points_2,points_3,points_4,"
                             "bot_1,bot_2,bot_3,bot_4\n0,"));
}

TEST(AdaCli, SimulateTellsWhichKindOfBotWins) {
  const json::object one =
      without_times(run_petek({"ada", "simulate", "-n", "40", "--bots",
                               "scripted,random,random,random", "--json", "--threads", "1"}));
  const json::object& kinds = one.at("bots").as_object();
  EXPECT_EQ(kinds.at("scripted").at("seats"), 40);
  EXPECT_EQ(kinds.at("random").at("seats"), 120);
  EXPECT_GE(kinds.at("scripted").at("wins").to_number<int>(), 36);
  EXPECT_GT(one.at("events").at("offers").to_number<int>(), 0);
  EXPECT_EQ(run_petek({"ada", "simulate", "--bots", "scripted,random"}).exit_code, 2);
  EXPECT_EQ(run_petek({"ada", "simulate", "--bots", "clever"}).exit_code, 2);
}

TEST(AdaCli, RefusesCommandLinesThatMakeNoSense) {
  EXPECT_EQ(run_petek({"ada"}).exit_code, 2);
  EXPECT_EQ(run_petek({"ada", "simulate", "--players", "5"}).exit_code, 2);
  const Finished meant = run_petek({"ada", "map", "--sed", "3"});
  EXPECT_EQ(meant.exit_code, 2);
  EXPECT_TRUE(has(meant.error_output, "did you mean --seed?")) << meant.error_output;
}

}  // namespace
}  // namespace petek::integration
