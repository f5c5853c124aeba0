// SPDX-License-Identifier: MIT
// Setup and building: rules.
#include "petek/ada/table_fixture.h"

namespace petek::ada {
namespace {

Table in_setup(int seats = 3) {
  Table table("-", seats);
  table.s.turn = 0;
  table.turn(0, Phase::SetupSettle);
  table.s.rolled = {};
  return table;
}

TEST(AdaSetupPhase, A11Case48PlacesInSnakeOrder) {
  Table table = in_setup();
  const std::array<const char*, 12> actions = {"settle v0",  "road e0",  "settle v7",  "road e7",
                                               "settle v12", "road e13", "settle v31", "road e39",
                                               "settle v38", "road e49", "settle v41", "road e54"};
  const std::array<int, 6> order = {0, 1, 2, 2, 1, 0};
  for (std::size_t i = 0; i < actions.size(); ++i) {
    EXPECT_EQ(table.s.on_turn, order[i / 2]) << actions[i];
    EXPECT_EQ(table.s.turn, 0U);
    table.play({actions[i]});
  }
  EXPECT_EQ(table.s.on_turn, 0);
  EXPECT_EQ(table.s.turn, 1U);
  EXPECT_EQ(table.s.phase, Phase::PreRoll);
}

TEST(AdaSetupPhase, A13Case48TheSecondSettlementYieldsOneCardForEachHex) {
  Table table = in_setup();
  table.play({"settle v0", "road e0", "settle v7", "road e7", "settle v12", "road e13"});
  for (int seat = 0; seat < 3; ++seat) EXPECT_TRUE(table.player(seat).hand.empty());
  table.play({"settle v31"});  // h9 grain, h10 grain, h14 ore
  EXPECT_EQ(table.hand_of(2), (std::array<std::uint8_t, 5>{0, 0, 0, 2, 1}));
  table.play({"road e39", "settle v43"});  // h14 ore, h15 wool, h18 desert
  EXPECT_EQ(table.hand_of(1), (std::array<std::uint8_t, 5>{0, 0, 1, 0, 1}));
  EXPECT_EQ(table.s.bank, kFullBank - Resources({0, 0, 1, 2, 2}));
}

TEST(AdaSetupPhase, A11Case49TheRoadTouchesTheSettlementJustPlaced) {
  Table table = in_setup();
  table.play({"settle v14"});
  EXPECT_EQ(table.legal(), (std::set<std::string>{"road e16", "road e17", "road e23"}));
  EXPECT_EQ(table.why_not("road e0"), "not-at-settlement");
}

TEST(AdaSetupPhase, A11NothingElseIsDone) {
  Table table = in_setup();
  for (const char* text : {"roll", "end", "buy", "bank ore:4=wool", "knight", "withdraw", "accept",
                           "discard ore=1", "road e1"}) {
    EXPECT_EQ(table.broken_rule(text), "A-11") << text;
  }
}

TEST(AdaBuilding, A12TheDistanceRuleHoldsInSetupAndLater) {
  Table table = in_setup();
  table.play({"settle v14", "road e16"});
  for (const char* text : {"settle v3", "settle v15", "settle v19"}) {
    EXPECT_EQ(table.why_not(text), "too-close") << text;
  }
  EXPECT_EQ(table.why_not("settle v14"), "vertex-taken");
  EXPECT_EQ(table.legal("settle").size(), 50U);

  Table later;
  later.settle(0, {0}).roads(0, {0, 1}).settle(1, {3}).hand(0, {1, 1, 1, 1, 0});
  EXPECT_EQ(later.why_not("settle v2"), "too-close");
}

TEST(AdaBuilding, A17RoadsTouchOnesOwn) {
  Table table;
  table.settle(0, {0}).roads(0, {0}).hand(0, {5, 5, 0, 0, 0});
  EXPECT_EQ(table.legal("road"), (std::set<std::string>{"road e1", "road e10", "road e5"}));
  EXPECT_EQ(table.why_not("road e0"), "edge-taken");
  EXPECT_EQ(table.why_not("road e30"), "road-not-connected");
}

TEST(AdaBuilding, A17NotOnwardThroughAnOpponentsBuilding) {
  Table table;
  table.settle(0, {0}).roads(0, {0, 1}).settle(1, {2}).hand(0, {5, 5, 0, 0, 0});
  EXPECT_EQ(table.legal("road"), (std::set<std::string>{"road e10", "road e5"}));
  EXPECT_EQ(table.why_not("road e2"), "road-not-connected");
  table.roads(0, {10, 6, 7, 8});  // round to v9, the far end of e9
  EXPECT_EQ(table.why_not("road e9"), "");
  EXPECT_EQ(table.why_not("road e2"), "road-not-connected");
}

TEST(AdaBuilding, A17ACutTakesBackTheWayOnward) {
  Table table;
  table.settle(0, {0}).roads(0, {0, 1}).settle(1, {18}).roads(1, {21, 9});
  table.hand(0, {5, 5, 0, 0, 0});
  EXPECT_EQ(table.why_not("road e2"), "");
  table.turn(1).hand(1, {1, 1, 1, 1, 0}).play({"settle v2"}).turn(0);
  EXPECT_EQ(table.why_not("road e2"), "road-not-connected");
}

TEST(AdaBuilding, A17SettlementsTouchAnOwnRoad) {
  Table table;
  table.settle(0, {0}).roads(0, {0, 1}).hand(0, {1, 1, 1, 1, 0});
  EXPECT_EQ(table.legal("settle"), (std::set<std::string>{"settle v2"}));
  EXPECT_EQ(table.why_not("settle v30"), "settlement-not-connected");
}

TEST(AdaBuilding, A17ACityTakesThePlaceOfAnOwnSettlement) {
  Table table;
  table.settle(0, {0}).city(0, {9}).settle(1, {30}).hand(0, {0, 0, 0, 4, 6});
  EXPECT_EQ(table.legal("city"), (std::set<std::string>{"city v0"}));
  EXPECT_EQ(table.why_not("city v9"), "not-own-settlement");
  EXPECT_EQ(table.why_not("city v30"), "not-own-settlement");
}

TEST(AdaBuilding, A5EverythingIsPaidToTheBank) {
  Table table;
  table.settle(0, {0}).roads(0, {0, 1}).hand(0, {2, 2, 2, 4, 4});
  table.play({"road e2"});
  EXPECT_EQ(table.hand_of(0), (std::array<std::uint8_t, 5>{1, 1, 2, 4, 4}));
  table.play({"settle v2"});
  EXPECT_EQ(table.hand_of(0), (std::array<std::uint8_t, 5>{0, 0, 1, 3, 4}));
  table.play({"city v2"});
  EXPECT_EQ(table.hand_of(0), (std::array<std::uint8_t, 5>{0, 0, 1, 1, 1}));
  table.play({"buy knight"});
  EXPECT_TRUE(table.player(0).hand.empty());
  EXPECT_EQ(table.s.bank, kFullBank);  // case 30
  for (const char* text : {"road e16", "settle v9", "city v0", "buy"}) {
    EXPECT_EQ(table.broken_rule(text), "A-5") << text;
  }
}

TEST(AdaBuilding, A4Case46TheSixthSettlementWaitsForACity) {
  Table table;
  table.settle(0, {0, 9, 14, 20, 30}).roads(0, {36, 41, 53}).hand(0, {5, 5, 5, 5, 5});
  EXPECT_EQ(table.why_not("settle v41"), "no-piece-left");
  EXPECT_TRUE(table.legal("settle").empty());
  table.play({"city v0", "settle v41"});
  EXPECT_EQ(table.player(0).settlements_left, 0);
}

TEST(AdaBuilding, A4Case46FourCitiesAndFifteenRoads) {
  Table table;
  table.city(0, {0, 9, 14, 20}).settle(0, {30}).hand(0, {5, 5, 5, 5, 5});
  EXPECT_EQ(table.why_not("city v30"), "no-piece-left");
  table.roads(0, {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14});
  EXPECT_EQ(table.why_not("road e16"), "no-piece-left");
  EXPECT_TRUE(table.legal("road").empty());
}

TEST(AdaBuilding, A16InAnyOrderAsOftenAsOneCanPay) {
  Table table;
  table.settle(0, {0}).roads(0, {0}).hand(0, {6, 2, 1, 1, 0});
  table.play({"road e1", "bank lumber:4=brick", "settle v2"});
  EXPECT_EQ(table.s.phase, Phase::Main);
}

TEST(AdaBuilding, A16StrictPhasesAllowNoTradeAfterBuilding) {
  Table table("strict_phases=yes");
  table.settle(0, {0}).roads(0, {0}).hand(0, {9, 5, 0, 0, 0});
  EXPECT_EQ(table.why_not("bank lumber:4=ore"), "");
  table.play({"road e1"});
  EXPECT_EQ(table.why_not("bank lumber:4=ore"), "strict-phases");
  EXPECT_EQ(table.why_not("offer give=lumber:1 want=ore:1 to=white"), "strict-phases");
  EXPECT_EQ(table.why_not("road e2"), "");
  EXPECT_TRUE(table.legal("bank").empty());
  EXPECT_TRUE(table.legal("offer").empty());

  Table free_roads("strict_phases=yes");  // what is not paid for does not count
  free_roads.settle(0, {0}).card(0, Card::RoadBuilding).hand(0, {9, 0, 0, 0, 0});
  free_roads.play({"road_building", "road e0", "waive", "bank lumber:4=ore"});
}

}  // namespace
}  // namespace petek::ada
