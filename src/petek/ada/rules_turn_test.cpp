// SPDX-License-Identifier: MIT
// The turn, production, the seven and the robber: rules.
#include "petek/ada/production.h"
#include "petek/ada/table_fixture.h"

namespace petek::ada {
namespace {

using Five = std::array<std::uint8_t, 5>;

TEST(AdaTurn, A14Case58TheRollMustBeMade) {
  Table table;
  table.settle(0, {0}).turn(0, Phase::PreRoll).hand(0, {9, 9, 9, 9, 9});
  EXPECT_EQ(table.legal(), (std::set<std::string>{"roll"}));
  for (const char* text : {"end", "road e0", "settle v2", "city v0", "buy"}) {
    EXPECT_EQ(table.broken_rule(text), "A-14") << text;
  }
  EXPECT_EQ(table.broken_rule("bank lumber:4=ore"), "A-19");
  table.play({"roll 1 2"});
  EXPECT_EQ(table.why_not("roll"), "already-rolled");
  table.play({"end"});
  EXPECT_EQ(table.s.on_turn, 1);
  EXPECT_EQ(table.s.phase, Phase::PreRoll);
}

TEST(AdaTurn, A14OnlyThePlayerOnTurnActs) {
  Table table;
  EXPECT_EQ(table.why_not("amber:end"), "not-your-turn");
  EXPECT_EQ(table.why_not("blue:end"), "");
  EXPECT_EQ(table.why_not("ink:end"), "not-at-the-table");
}

TEST(AdaTurn, A28TheStateWaitsForChance) {
  Table table;
  table.turn(0, Phase::PreRoll).play({"roll"});
  EXPECT_EQ(table.s.phase, Phase::ChanceDice);
  EXPECT_EQ(table.why_not("end"), "awaits-chance");
  EXPECT_TRUE(table.legal().empty());
  EXPECT_TRUE(outcome_refusal(table.s, Action::steal(Resource::Ore)).has_value());
  EXPECT_FALSE(outcome_refusal(table.s, Action::dice(6, 6)).has_value());
}

TEST(AdaTurn, A28OutcomesComeWithTheirWeights) {
  petek::ActionList<Weighted<Action>> outcomes;
  Table table;
  generate_outcomes(table.turn(0, Phase::PreRoll).play({"roll"}).s, outcomes);
  ASSERT_EQ(outcomes.size(), 36U);
  EXPECT_EQ(outcomes[1].action, Action::dice(1, 2));
  EXPECT_EQ(outcomes[35].action, Action::dice(6, 6));

  Table theft;
  theft.settle(1, {31}).hand(1, {0, 2, 0, 0, 3}).turn(0, Phase::Robber);
  generate_outcomes(theft.play({"robber h9", "rob amber"}).s, outcomes);
  ASSERT_EQ(outcomes.size(), 2U);
  EXPECT_EQ(outcomes[0].action, Action::steal(Resource::Brick));
  EXPECT_EQ(outcomes[0].weight, 2U);
  EXPECT_EQ(outcomes[1].weight, 3U);
  EXPECT_EQ(outcome_refusal(theft.s, Action::steal(Resource::Wool)), Reason::NotAnOutcome);

  Table draw;
  generate_outcomes(draw.hand(0, {0, 0, 1, 1, 1}).play({"buy"}).s, outcomes);
  ASSERT_EQ(outcomes.size(), 5U);
  EXPECT_EQ(outcomes[0].weight, 14U);
  EXPECT_EQ(outcomes[4].action, Action::draw(Card::Monopoly));
}

// v31 touches h9 (grain 11), h10 (grain 10) and h14 (ore 9); v13 h2 (lumber 4), h5, h6.
TEST(AdaProduction, A15OneCardForASettlementTwoForACity) {
  Table table;
  table.settle(0, {31}).city(1, {18}).turn(0, Phase::PreRoll).play({"roll 5 6"});
  EXPECT_EQ(table.hand_of(0), (Five{0, 0, 0, 1, 0}));
  EXPECT_EQ(table.hand_of(1), (Five{0, 0, 0, 2, 0}));
  EXPECT_EQ(table.s.bank, kFullBank - Resources({0, 0, 0, 3, 0}));
}

TEST(AdaProduction, A15Case25OnlyTheRobbersHexStops) {
  Table table;
  table.settle(0, {31});
  table.s.robber = 9;
  table.turn(0, Phase::PreRoll).play({"roll 5 6"});
  EXPECT_TRUE(table.player(0).hand.empty());
  table.turn(0, Phase::PreRoll).play({"roll 5 5"});
  EXPECT_EQ(table.hand_of(0), (Five{0, 0, 0, 1, 0}));
}

TEST(AdaProduction, A15Case32TwoHexesOfOneNumberAndKindBothYield) {
  Table table;
  table.s.island.terrain[10] = Terrain::Grain;
  table.s.hexes_of[11] = {9, 10, kNowhere};
  table.settle(0, {31}).turn(0, Phase::PreRoll).play({"roll 5 6"});
  EXPECT_EQ(table.hand_of(0), (Five{0, 0, 0, 2, 0}));
}

TEST(AdaProduction, A15Case28NobodyGetsWhatTheBankCannotServeToSeveral) {
  Table table;  // h0 lumber 12 and h1 wool 11 with h9 grain 11
  table.city(0, {31}).settle(1, {18}).settle(1, {7}).hand(2, {0, 0, 0, 17, 0});
  table.turn(0, Phase::PreRoll).play({"roll 5 6"});
  EXPECT_TRUE(table.player(0).hand.empty());
  EXPECT_EQ(table.hand_of(1), (Five{0, 0, 1, 0, 0}));  // other resources are paid
  EXPECT_EQ(table.s.bank[Resource::Grain], 2);
  EXPECT_TRUE(production(table.s, 11).is_short());
}

TEST(AdaProduction, A15Case28ASingleClaimantGetsWhatIsLeft) {
  Table table;
  table.city(0, {31}).hand(2, {0, 0, 0, 18, 0});
  table.turn(0, Phase::PreRoll).play({"roll 5 6"});
  EXPECT_EQ(table.hand_of(0), (Five{0, 0, 0, 1, 0}));
  EXPECT_EQ(table.s.bank[Resource::Grain], 0);
}

TEST(AdaProduction, A15Case29ARollThatPaysNobodyIsStillTheRoll) {
  Table table;
  table.city(0, {31}).hand(2, {0, 0, 0, 19, 0});
  table.turn(0, Phase::PreRoll).play({"roll 5 6"});
  EXPECT_TRUE(table.player(0).hand.empty());
  EXPECT_EQ(table.s.phase, Phase::Main);
  EXPECT_EQ(table.why_not("roll"), "already-rolled");
}

// Case 17: how many of a hand are to be discarded.
TEST(AdaSeven, A20Case17HalfRoundedDownOfMoreThanSeven) {
  for (const auto& [cards, due] : {std::pair{7, 0}, {8, 4}, {9, 4}, {10, 5}, {15, 7}}) {
    Table table;
    table.hand(1, {static_cast<std::uint8_t>(cards), 0, 0, 0, 0});
    table.turn(0, Phase::PreRoll).play({"roll 3 4"});
    EXPECT_EQ(table.player(1).discard_due, due) << cards;
    EXPECT_EQ(table.s.phase, due > 0 ? Phase::Discard : Phase::Robber) << cards;
  }
}

TEST(AdaSeven, A20TheLimitIsAnOption) {
  Table table("hand_limit=9");
  table.hand(1, {9, 0, 0, 0, 0}).hand(2, {0, 10, 0, 0, 0});
  table.turn(0, Phase::PreRoll).play({"roll 3 4"});
  EXPECT_EQ(table.player(1).discard_due, 0);
  EXPECT_EQ(table.player(2).discard_due, 5);
}

TEST(AdaSeven, A20AllDiscardAtOnceInAnyOrderTheRollerToo) {
  Table table;
  table.hand(0, {8, 0, 0, 0, 0}).hand(2, {0, 4, 4, 1, 0}).card(1, Card::Knight, 9);
  table.turn(0, Phase::PreRoll).play({"roll 6 1"});
  EXPECT_EQ(table.legal("discard"), (std::set<std::string>{"discard lumber=4"}));
  EXPECT_TRUE(table.legal("amber:").empty());  // development cards do not count
  EXPECT_EQ(table.why_not("amber:discard ore=1"), "nothing-to-discard");
  EXPECT_EQ(table.why_not("white:discard brick=4,wool=1"), "wrong-discard");
  EXPECT_EQ(table.why_not("white:discard lumber=4"), "discard-not-held");
  EXPECT_EQ(table.why_not("robber h3"), "robber-not-now");
  table.play({"white:discard brick=1,wool=2,grain=1"});
  EXPECT_EQ(table.hand_of(2), (Five{0, 3, 2, 0, 0}));
  EXPECT_EQ(table.why_not("white:discard brick=1"), "nothing-to-discard");
  table.play({"discard lumber=4"});
  EXPECT_EQ(table.s.phase, Phase::Robber);
}

TEST(AdaSeven, A20Case18TwentyCardsAreHalvedOnce) {
  Table table;
  table.hand(1, {10, 10, 0, 0, 0}).turn(0, Phase::PreRoll).play({"roll 6 1"});
  table.play({"amber:discard lumber=5,brick=5"});
  EXPECT_EQ(table.player(1).hand.total(), 10);
  EXPECT_EQ(table.s.phase, Phase::Robber);
}

TEST(AdaSeven, A20Case20DiscardsGoBackToTheBank) {
  Table table;
  table.hand(1, {8, 0, 0, 0, 0}).turn(0, Phase::PreRoll).play({"roll 6 1"});
  table.play({"amber:discard lumber=4"});
  EXPECT_EQ(table.s.bank[Resource::Lumber], 15);
}

TEST(AdaSeven, A20NobodyProducesAndEveryDiscardIsListedOnce) {
  Table table;
  table.hand(1, {3, 3, 2, 1, 1}).turn(0, Phase::PreRoll).play({"roll 6 1"});
  int expected = 0;
  for (int a = 0; a <= 3; ++a)
    for (int b = 0; b <= 3; ++b)
      for (int c = 0; c <= 2; ++c)
        for (int d = 0; d <= 1; ++d)
          for (int e = 0; e <= 1; ++e) expected += a + b + c + d + e == 5 ? 1 : 0;
  ActionList actions;
  generate(table.s, 1, OpenEntries::Listed, actions);
  EXPECT_EQ(actions.size(), static_cast<std::size_t>(expected));
  EXPECT_EQ(table.legal().size(), static_cast<std::size_t>(expected));
}

TEST(AdaRobber, A20Case22MustMoveToAnotherHexTheDesertToo) {
  Table table;
  table.s.robber = 4;
  table.turn(0, Phase::Robber);
  EXPECT_EQ(table.legal().size(), 18U);
  EXPECT_EQ(table.why_not("robber h4"), "robber-stays");
  EXPECT_EQ(table.why_not("robber h18"), "");
  EXPECT_EQ(table.broken_rule("roll"), "A-14");
  EXPECT_EQ(table.broken_rule("end"), "A-14");
}

TEST(AdaRobber, A8MayGoAnywhereFromOffTheIsland) {
  Table table;
  table.s.robber = kNowhere;
  EXPECT_EQ(table.turn(0, Phase::Robber).legal().size(), 19U);
}

TEST(AdaRobber, A20StealsFromOneWithABuildingThereAndACard) {
  Table table("-", 4);
  table.settle(0, {31}).settle(1, {18}).city(2, {29}).settle(3, {0});
  table.hand(0, {1, 0, 0, 0, 0}).hand(1, {1, 0, 0, 0, 0}).hand(2, {0, 0, 0, 0, 2});
  table.hand(3, {1, 0, 0, 0, 0}).turn(0, Phase::Robber).play({"robber h9"});
  EXPECT_EQ(table.legal(), (std::set<std::string>{"rob amber", "rob white"}));
  EXPECT_EQ(table.why_not("rob blue"), "not-a-victim");
  EXPECT_EQ(table.why_not("rob ink"), "not-a-victim");
  EXPECT_EQ(table.why_not("end"), "cannot-end");
  table.play({"rob white=ore"});
  EXPECT_EQ(table.hand_of(0), (Five{1, 0, 0, 0, 1}));
  EXPECT_EQ(table.hand_of(2), (Five{0, 0, 0, 0, 1}));
  EXPECT_EQ(table.s.phase, Phase::Main);
}

TEST(AdaRobber, A20Case23AVictimWithoutCardsIsNone) {
  Table table;
  table.settle(1, {18}).turn(0, Phase::Robber).play({"robber h9"});
  EXPECT_EQ(table.s.phase, Phase::Main);
}

TEST(AdaRobber, A20ASingleVictimIsChosenToo) {
  Table table;
  table.settle(1, {18}).hand(1, {1, 0, 0, 0, 0}).turn(0, Phase::Robber).play({"robber h9"});
  EXPECT_EQ(table.legal(), (std::set<std::string>{"rob amber"}));
}

TEST(AdaRobber, A20Case26IsAskedForOncePerSeven) {
  Table table;
  table.turn(0, Phase::PreRoll).play({"roll 3 4", "robber h9"});
  EXPECT_EQ(table.why_not("robber h3"), "robber-not-now");
  EXPECT_EQ(table.s.phase, Phase::Main);
}

TEST(AdaRobber, A21Case27AFriendlyRobberSparesThePoor) {
  Table table("friendly_robber=yes");
  table.settle(0, {31}).settle(1, {14}).city(2, {20}).settle(2, {38});
  table.turn(0, Phase::Robber);
  for (const char* text : {"robber h9", "robber h10", "robber h14",   // the mover's own too
                           "robber h3", "robber h4", "robber h8"}) {  // amber's
    EXPECT_EQ(table.why_not(text), "friendly-robber") << text;
  }
  EXPECT_EQ(table.why_not("robber h5"), "");  // white has three
  table.card(2, Card::VictoryPoint, 5).s.players[2].cities_left = 4;
  EXPECT_EQ(table.why_not("robber h5"), "friendly-robber");  // hidden points do not count
}

TEST(AdaRobber, A21Case27TheRestrictionFallsAwayWhenNoHexIsLeft) {
  Table table("friendly_robber=yes", 4);
  for (std::size_t h = 0; h < kHexCount; ++h) table.s.yields[h][h % 4] = 1;
  table.turn(0, Phase::Robber);
  EXPECT_EQ(table.legal().size(), 18U);
}

}  // namespace
}  // namespace petek::ada
