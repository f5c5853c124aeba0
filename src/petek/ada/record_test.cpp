// SPDX-License-Identifier: MIT
// Records as text: section 10 of the specification.
#include "petek/ada/record.h"

#include "petek/ada/table_fixture.h"

namespace petek::ada {
namespace {

const std::string kSetupActions =
    ";settle v31;road e39;settle v14;road e16;settle v7;road e7"
    ";settle v12;road e12;settle v38;road e49;settle v44;road e58";

std::string record(std::string_view actions, std::string_view options = "-") {
  return test_header(options) + kSetupActions + std::string(actions);
}
constexpr std::size_t kSetupCount = 12;

// The canonical text of what is read, or where and why it is refused.
std::string reread(std::string_view text) {
  const auto game = parse_record(text);
  if (game) return to_record(*game);
  const RecordError& error = game.error();
  return std::to_string(error.position) + " " + error.action + " " + std::string(rule_id(error));
}

TEST(AdaRecord, ACompleteRecordReadsAsItself) {
  for (const char* actions :
       {"", ";roll", ";roll 5 6", ";roll 5 6;end;roll 3 4;robber h9;rob blue=grain",
        ";roll 1 2;end;roll 3 4;robber h14;rob blue",
        ";roll 1 2;offer give=ore:1 want=wool:2 "
        "to=amber,white;white:decline;amber:counter give=lumber:1 want=ore:1;confirm amber;end"}) {
    const std::string text = record(actions);
    EXPECT_EQ(reread(text), text);
  }
  EXPECT_EQ(reread(record(";roll 5 6")), record(";roll 5 6"));
  EXPECT_EQ(reread(test_header()), test_header());
}

TEST(AdaRecord, WhatIsReadNeedNotBeCanonical) {
  const std::string text = record(";blue:roll 5 6;blue:end");
  EXPECT_EQ(reread(text), record(";roll 5 6;end"));
  EXPECT_EQ(reread(record(";roll 5 6") + "\n"), record(";roll 5 6"));
  EXPECT_EQ(reread(record("", "strict_phases=yes,desert=one")), record("", "strict_phases=yes"));
}

TEST(AdaRecord, AFaultIsReportedWithActionPositionAndRule) {
  EXPECT_EQ(reread(record(";end")), std::to_string(kSetupCount + 1) + " end A-14");
  EXPECT_EQ(reread(record(";roll;end")), std::to_string(kSetupCount + 2) + " end A-28");
  EXPECT_EQ(reread(record(";roll 1 7")), std::to_string(kSetupCount + 1) + " roll 1 7 10");
  EXPECT_EQ(reread(record(";")), std::to_string(kSetupCount + 1) + "  10");
  EXPECT_EQ(reread(test_header() + ";settle v54"), "1 settle v54 10");
  EXPECT_EQ(reread(test_header() + ";settle v0;road e30"), "2 road e30 A-11");
  const auto game = parse_record(record(";end"));
  EXPECT_EQ(game.error().what, "'end': the dice have to be rolled first (A-14)");
}

TEST(AdaRecord, AFaultInTheHeaderHasPositionZero) {
  const std::string island(kTestIsland);
  const std::vector<std::pair<std::string, std::string>> faults = {
      {"", "10"},
      {"ada/2;blue,amber,white;" + island + ";-", "10"},
      {"ada/1;blue,amber;" + island + ";-", "A-1"},
      {"ada/1;blue,amber,blue;" + island + ";-", "10"},
      {"ada/1;blue,amber,green;" + island + ";-", "10"},
      {"ada/1;blue,amber,white;D;WO?G??B?L;-", "10"},
      {"ada/1;blue,amber,white;" + island, "10"},
      {"ada/1;blue,amber,white;" + island + ";points=3", "10"},
      {"ada/1;blue,amber,white;" + island + ";desert=none", "A-8"},
  };
  for (const auto& [text, rule] : faults) EXPECT_EQ(reread(text), "0 " + text + " " + rule);
  std::string wrong = test_header();
  wrong.replace(wrong.find("L12"), 3, "W12");
  EXPECT_EQ(reread(wrong), "0 " + wrong + " A-7");
  wrong = test_header();
  wrong.replace(wrong.find("?G??"), 4, "????");
  EXPECT_EQ(reread(wrong + ";end"), "0 " + wrong + " A-10");
}

TEST(AdaRecord, A27ARecordForOneSeatHasQuestionMarks) {
  const auto game = parse_record(record(";roll 3 4;robber h3;rob amber"));
  ASSERT_TRUE(game.has_value()) << game.error().what;
  Game played = *game;
  petek::ActionList<Weighted<Action>> outcomes;
  played.chance_outcomes(outcomes);
  played.apply(Seat{0}, outcomes[0].action);
  const std::string full = to_record(played);
  EXPECT_EQ(to_record(played, Seat{0}), full);
  EXPECT_EQ(to_record(played, Seat{1}), full);
  const std::string hidden = full.substr(0, full.rfind('=')) + "=?";
  EXPECT_EQ(to_record(played, Seat{2}), hidden);
  EXPECT_EQ(to_public_record(played), hidden);
  EXPECT_EQ(reread(hidden), std::to_string(kSetupCount + 3) + " rob amber=? 10");
}

TEST(AdaRecord, ActionsAreReadInAnyOrderAndRefusedWhenTheyAreNotActions) {
  const Table table;
  const auto written = [&](std::string_view text) {
    const auto told = parse_action(table.s, text);
    return told ? to_string(table.s, told->seat, told->action) : std::string("-");
  };
  EXPECT_EQ(written("discard wool=2,brick=1"), "discard brick=1,wool=2");
  EXPECT_EQ(written("plenty ore grain"), "plenty grain ore");
  EXPECT_EQ(written("offer give=wool:1,brick:1 want=ore:1 to=white,amber"),
            "offer give=brick:1,wool:1 want=ore:1 to=amber,white");
  EXPECT_EQ(written("white:discard ore=4"), "white:discard ore=4");
  EXPECT_EQ(written("bank brick:4=ore"), "bank brick:4=ore");
  EXPECT_EQ(written("monopoly wool"), "monopoly wool");
  for (const char* text : {"",
                           "settle",
                           "settle 12",
                           "settle e12",
                           "settle v12 v13",
                           "road v1",
                           "roll 1",
                           "roll 1 2 3",
                           "roll 0 3",
                           "discard",
                           "discard ore",
                           "discard ore=0",
                           "discard ore=1,ore=2",
                           "discard gold=1",
                           "robber 3",
                           "rob",
                           "rob gold",
                           "rob amber=gold",
                           "offer",
                           "offer give=ore:1 want=wool:1",
                           "offer give=ore:1 want=wool:1 to=",
                           "counter give=ore:1",
                           "offer give=ore:1 want=wool:1 to=amber,amber",
                           "confirm",
                           "bank ore=wool",
                           "bank ore:4",
                           "buy gold",
                           "plenty ore",
                           "plenty ore ore ore",
                           "monopoly",
                           "victory_point",
                           "end end",
                           ":end",
                           "blue:",
                           "blue:blue:end",
                           "END",
                           "settle v99999999999"}) {
    EXPECT_EQ(written(text), "-") << text;
  }
}

}  // namespace
}  // namespace petek::ada
