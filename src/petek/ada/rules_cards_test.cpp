// SPDX-License-Identifier: MIT
// Development cards, largest army, points and winning: rules.
#include "petek/ada/table_fixture.h"

namespace petek::ada {
namespace {

using Five = std::array<std::uint8_t, 5>;

TEST(AdaDeck, A6Case33IsDrawnWithoutReturnAndSellsNothingWhenEmpty) {
  Table table;
  table.hand(0, {0, 0, 1, 1, 1}).play({"buy plenty"});
  EXPECT_EQ(table.s.deck, Cards({14, 5, 2, 1, 2}));
  table.s.deck = Cards({1, 0, 0, 0, 0});
  table.hand(0, {0, 0, 2, 2, 2}).play({"buy"});
  EXPECT_EQ(outcome_refusal(table.s, Action::draw(Card::Plenty)), Reason::NotAnOutcome);
  apply(table.s, 0, Action::draw(Card::Knight));
  EXPECT_EQ(table.why_not("buy"), "deck-empty");
  EXPECT_TRUE(table.legal("buy").empty());
}

TEST(AdaCards, A22Case34NotInTheTurnInWhichItWasBought) {
  Table table;
  table.hand(0, {0, 0, 1, 1, 1}).play({"buy knight"});
  EXPECT_EQ(table.why_not("knight"), "card-too-new");
  EXPECT_TRUE(table.legal("knight").empty());
  table.play({"end"}).turn(0, Phase::PreRoll);
  EXPECT_EQ(table.why_not("knight"), "");
}

TEST(AdaCards, A22Case39AnOldAndANewOneOneMayBePlayed) {
  Table table;
  table.card(0, Card::Monopoly).hand(0, {0, 0, 1, 1, 1}).play({"buy monopoly"});
  EXPECT_EQ(table.why_not("monopoly ore"), "");
  table.play({"monopoly ore"});
  EXPECT_EQ(table.why_not("monopoly ore"), "card-played");
}

TEST(AdaCards, A22Case37AnyCardMayBePlayedBeforeTheRoll) {
  Table table;
  table.settle(0, {0}).turn(0, Phase::PreRoll);
  for (const Card c : {Card::Knight, Card::RoadBuilding, Card::Plenty, Card::Monopoly}) {
    table.card(0, c);
  }
  for (const char* text : {"knight", "road_building", "plenty ore wool", "monopoly ore"}) {
    EXPECT_EQ(table.why_not(text), "") << text;
  }
  table.play({"plenty ore wool"});
  EXPECT_EQ(table.s.phase, Phase::PreRoll);
  EXPECT_EQ(table.why_not("knight"), "card-played");  // one a turn
  table.play({"roll 1 1"});
  EXPECT_EQ(table.why_not("knight"), "card-played");
}

TEST(AdaCards, A22OneNeedsTheCardAndTheTime) {
  Table table;
  EXPECT_EQ(table.why_not("knight"), "card-not-held");
  table.card(0, Card::Knight).turn(0, Phase::Robber);
  EXPECT_EQ(table.why_not("knight"), "card-not-now");
}

TEST(AdaKnight, A23Case21MovesTheRobberButCausesNoDiscards) {
  Table table;
  table.card(0, Card::Knight).hand(1, {9, 0, 0, 0, 0}).settle(1, {18}).turn(0, Phase::PreRoll);
  table.play({"knight"});
  EXPECT_EQ(table.s.phase, Phase::Robber);
  EXPECT_EQ(table.player(1).discard_due, 0);
  table.play({"robber h9", "rob amber=lumber"});
  EXPECT_EQ(table.s.phase, Phase::PreRoll);  // case 26: asked for once
  EXPECT_EQ(table.why_not("robber h3"), "robber-not-now");
}

TEST(AdaArmy, A26Case14TheThirdPlayedKnightTakesIt) {
  Table table;
  table.card(0, Card::Knight, 5);
  for (int i = 0; i < 3; ++i) {
    EXPECT_EQ(table.s.largest_army, kNobody);
    table.turn(0, Phase::PreRoll).play({"knight", i % 2 == 0 ? "robber h1" : "robber h2"});
    table.s.card_played = false;
  }
  EXPECT_EQ(table.s.largest_army, 0);
  EXPECT_EQ(public_points(table.s, 0), 2);
}

TEST(AdaArmy, A26Case15ATieDoesNotTransfer) {
  Table table;
  table.card(1, Card::Knight, 2);
  table.player(0).knights = 3;
  table.player(1).knights = 2;
  table.s.largest_army = 0;
  table.turn(1, Phase::PreRoll).play({"knight", "robber h1"});
  EXPECT_EQ(table.s.largest_army, 0);
  table.s.card_played = false;
  table.play({"knight"});
  EXPECT_EQ(table.s.largest_army, 1);
}

TEST(AdaArmy, A1A26Case16TheArmyThatMakesTenEndsTheGameRightThere) {
  Table table;
  table.city(0, {0, 7, 12, 23}).card(0, Card::Knight).turn(0, Phase::PreRoll);
  table.player(0).knights = 2;
  table.play({"knight"});
  EXPECT_EQ(table.s.phase, Phase::Over);  // before the robber moves, and before the roll: case 58
  EXPECT_EQ(table.why_not("robber h1"), "game-over");
}

TEST(AdaRoadBuilding, A23Case41TwoFreeRoadsTheSecondMayExtendTheFirst) {
  Table table;
  table.settle(0, {0}).settle(1, {2}).roads(1, {1}).card(0, Card::RoadBuilding);
  table.play({"road_building"});
  EXPECT_EQ(table.s.free_roads, 2);
  EXPECT_EQ(table.why_not("waive"), "nothing-to-waive");  // the first may not
  EXPECT_EQ(table.why_not("road e1"), "edge-taken");      // not on another's road
  EXPECT_EQ(table.why_not("road e72"), "no-such-place");
  EXPECT_EQ(table.why_not("end"), "cannot-end");
  table.play({"road e0"});
  EXPECT_EQ(table.why_not("road e0"), "edge-taken");
  EXPECT_EQ(table.legal(), (std::set<std::string>{"road e10", "road e5", "waive"}));
  table.play({"road e10"});
  EXPECT_EQ(table.s.phase, Phase::Main);
  EXPECT_TRUE(table.player(0).hand.empty());
  EXPECT_EQ(table.s.bank, kFullBank);
}

TEST(AdaRoadBuilding, A23TheSecondMayBeWaived) {
  Table table;
  table.settle(0, {0}).card(0, Card::RoadBuilding).turn(0, Phase::PreRoll);
  table.play({"road_building", "road e0", "waive"});
  EXPECT_EQ(table.s.phase, Phase::PreRoll);
  EXPECT_EQ(table.s.free_roads, 0);
}

TEST(AdaRoadBuilding, A23AsManyAsPiecesAndPlacesAllow) {
  Table table;
  table.settle(0, {0}).card(0, Card::RoadBuilding);
  table.player(0).roads_left = 1;
  table.play({"road_building"});
  EXPECT_EQ(table.s.free_roads, 1);
  EXPECT_EQ(table.why_not("waive"), "nothing-to-waive");
  table.play({"road e0"});
  EXPECT_EQ(table.s.phase, Phase::Main);

  Table walled;  // one place, and none after it: v5 leads only on to amber's v4
  walled.settle(0, {0}).settle(1, {4}).roads(1, {0, 4}).card(0, Card::RoadBuilding);
  walled.play({"road_building", "road e5"});
  EXPECT_EQ(walled.s.phase, Phase::Main);
}

TEST(AdaRoadBuilding, A23NotPlayableWithoutAPieceOrAPlace) {
  Table table;
  table.settle(0, {0}).card(0, Card::RoadBuilding);
  table.player(0).roads_left = 0;
  EXPECT_EQ(table.why_not("road_building"), "no-place-for-road");
  table.player(0).roads_left = 5;
  table.roads(1, {0, 5});
  EXPECT_EQ(table.why_not("road_building"), "no-place-for-road");
  EXPECT_TRUE(table.legal("road_building").empty());
}

TEST(AdaRoadBuilding, A1TheGameIsWonBeforeTheSecondRoad) {
  Table table;
  table.city(0, {0, 7, 12, 23}).roads(0, {0, 1, 2, 16}).card(0, Card::RoadBuilding);
  table.play({"road_building", "road e23"});
  EXPECT_EQ(table.s.phase, Phase::Over);
  EXPECT_EQ(table.s.free_roads, 0);
}

TEST(AdaPlenty, A23Case43AnyTwoCardsThatTheBankHas) {
  Table table;
  table.card(0, Card::Plenty).hand(1, {19, 18, 0, 0, 0});
  EXPECT_EQ(table.why_not("plenty lumber ore"), "plenty-bank-lacks");
  EXPECT_EQ(table.why_not("plenty brick brick"), "plenty-bank-lacks");
  EXPECT_EQ(table.legal("plenty").size(), 4U + 3 + 2 + 1 - 1);
  EXPECT_EQ(table.why_not("plenty brick ore"), "");
  table.play({"plenty ore ore"});
  EXPECT_EQ(table.hand_of(0), (Five{0, 0, 0, 0, 2}));
  EXPECT_EQ(table.s.bank[Resource::Ore], 17);
  EXPECT_EQ(table.why_not("plenty ore ore"), "card-not-held");  // once a card
}

TEST(AdaPlenty, A23Case43NotPlayableWithFewerThanTwoCardsInTheBank) {
  Table table;
  table.card(0, Card::Plenty).hand(1, {19, 19, 19, 19, 18});
  EXPECT_TRUE(table.legal("plenty").empty());
  EXPECT_EQ(table.broken_rule("plenty ore ore"), "A-23");
}

TEST(AdaMonopoly, A23Case44AllCardsOfTheKindFromAllOthers) {
  Table table("-", 4);
  table.card(0, Card::Monopoly).hand(0, {1, 0, 0, 0, 0}).hand(1, {3, 1, 0, 0, 0});
  table.hand(2, {0, 2, 0, 0, 0}).hand(3, {5, 0, 0, 0, 1});
  const Resources bank = table.s.bank;
  table.play({"monopoly lumber"});
  EXPECT_EQ(table.hand_of(0), (Five{9, 0, 0, 0, 0}));
  EXPECT_EQ(table.hand_of(1), (Five{0, 1, 0, 0, 0}));
  EXPECT_EQ(table.hand_of(3), (Five{0, 0, 0, 0, 1}));
  EXPECT_EQ(table.s.bank, bank);
}

TEST(AdaMonopoly, A23Case44NoneIsPossible) {
  Table table;
  table.card(0, Card::Monopoly).play({"monopoly ore"});
  EXPECT_TRUE(table.player(0).hand.empty());
}

TEST(AdaCards, A22Case45WhatPlentyAndMonopolyBringMayBeSpentAtOnce) {
  Table table;
  table.settle(0, {0}).card(0, Card::Plenty).play({"plenty lumber brick", "road e0"});
  Table other;
  other.settle(0, {0}).card(0, Card::Monopoly).hand(0, {1, 0, 0, 0, 0}).hand(1, {0, 1, 0, 0, 0});
  other.play({"monopoly brick", "road e0"});
}

TEST(AdaPoints, A3OfPiecesAndCards) {
  Table table;
  table.settle(0, {0}).city(0, {9}).card(0, Card::VictoryPoint, 2);
  EXPECT_EQ(public_points(table.s, 0), 3);  // case 40: hidden cards are not public
  EXPECT_EQ(points(table.s, 0), 5);
  table.s.longest_road = 0;
  table.s.largest_army = 0;
  EXPECT_EQ(points(table.s, 0), 9);
}

TEST(AdaWinning, A1A22Case35VictoryPointCardsCountAtOnce) {
  Table table;
  table.city(0, {0, 7, 12, 23}).card(0, Card::VictoryPoint).hand(0, {0, 0, 1, 1, 1});
  EXPECT_EQ(points(table.s, 0), 9);
  table.play({"buy victory_point"});
  EXPECT_EQ(table.s.phase, Phase::Over);
  EXPECT_EQ(table.s.fresh, Cards::of(Card::VictoryPoint));
}

TEST(AdaWinning, A1Case56OnlyOnTheOwnTurn) {
  Table table;
  table.city(1, {0, 7, 12, 23}).settle(1, {38, 41}).settle(0, {30}).hand(0, {4, 0, 0, 0, 0});
  EXPECT_EQ(points(table.s, 1), 10);
  table.play({"bank lumber:4=ore"});
  EXPECT_EQ(table.s.phase, Phase::Main);
  table.play({"end"});  // at the turn's start, without a claim
  EXPECT_EQ(table.s.phase, Phase::Over);
  EXPECT_EQ(table.s.on_turn, 1);
  EXPECT_TRUE(table.legal().empty());
}

TEST(AdaWinning, A1Case56ALowerScoreMayWin) {
  Table table;
  table.city(1, {0, 7, 12, 23}).settle(1, {38, 41, 44}).city(0, {4, 15, 27, 49});
  table.settle(0, {51}).hand(0, {0, 0, 1, 1, 1});
  EXPECT_EQ(points(table.s, 0), 9);
  table.play({"buy victory_point"});
  EXPECT_EQ(table.s.phase, Phase::Over);
  EXPECT_GT(points(table.s, 1), 10);
  EXPECT_EQ(table.s.on_turn, 0);
}

TEST(AdaWinning, A1Case58AWinBeforeTheRollIsPossible) {
  Table table;
  table.city(0, {0, 7, 12, 23}).card(0, Card::RoadBuilding).roads(0, {0, 1, 2, 16});
  table.turn(0, Phase::PreRoll).play({"road_building", "road e23"});
  EXPECT_EQ(table.s.phase, Phase::Over);
  EXPECT_EQ(table.s.rolled[0], 0);
}

TEST(AdaWinning, A1NeverInSetupButAtTheStartOfTheFirstTurn) {
  Table table("points_to_win=2");
  table.s.turn = 0;
  table.turn(0, Phase::SetupSettle).s.rolled = {};
  table.play({"settle v0", "road e0", "settle v7", "road e7", "settle v12", "road e13",
              "settle v31", "road e39", "settle v38", "road e49", "settle v41"});
  EXPECT_EQ(table.s.phase, Phase::SetupRoad);
  table.play({"road e54"});
  EXPECT_EQ(table.s.phase, Phase::Over);
  EXPECT_EQ(table.s.on_turn, 0);
}

TEST(AdaWinning, A1NothingIsLegalAfterIt) {
  Table table;
  table.turn(0, Phase::Over);
  for (const char* text : {"end", "roll", "amber:accept", "settle v0"}) {
    EXPECT_EQ(table.why_not(text), "game-over") << text;
  }
}

}  // namespace
}  // namespace petek::ada
