// SPDX-License-Identifier: MIT
// Trade: rules.
#include "petek/ada/table_fixture.h"

namespace petek::ada {
namespace {

using Five = std::array<std::uint8_t, 5>;

Table with_hands() {
  Table table("-", 4);
  table.hand(0, {3, 2, 0, 0, 0}).hand(1, {0, 0, 2, 0, 1}).hand(2, {0, 0, 0, 0, 2});
  return table;
}

TEST(AdaOffer, A18Case54OnlyThePlayerOnTurnAfterTheRoll) {
  Table table = with_hands();
  EXPECT_EQ(table.why_not("offer give=lumber:1 want=ore:1 to=amber,white"), "");
  EXPECT_EQ(table.why_not("amber:offer give=ore:1 want=lumber:1 to=blue"), "not-your-turn");
  table.turn(0, Phase::PreRoll);
  EXPECT_EQ(table.why_not("offer give=lumber:1 want=ore:1 to=amber"), "offer-not-now");
  EXPECT_TRUE(table.legal("offer").empty());
}

TEST(AdaOffer, A18Case54NoGiftsNoEqualResourcesNotMoreThanHeld) {
  const Table table = with_hands();
  EXPECT_EQ(table.why_not("offer give=lumber:1 want=lumber:1 to=amber"), "same-on-both-sides");
  EXPECT_EQ(table.why_not("offer give=lumber:4 want=ore:1 to=amber"), "gives-more-than-held");
  EXPECT_EQ(table.why_not("offer give=wool:1 want=ore:1 to=amber"), "gives-more-than-held");
  EXPECT_EQ(table.why_not("offer give=lumber:1 want=ore:1 to=blue"), "asks-oneself");
  EXPECT_EQ(refusal(table.s, 0, Action::offer(Resources({1, 0, 0, 0, 0}), {}, 2)), Reason::Gift);
  EXPECT_EQ(refusal(table.s, 0, Action::offer({}, Resources({1, 0, 0, 0, 0}), 2)), Reason::Gift);
  EXPECT_EQ(
      refusal(table.s, 0, Action::offer(Resources({1, 0, 0, 0, 0}), Resources({0, 0, 0, 0, 1}), 0)),
      Reason::NobodyAsked);
}

TEST(AdaOffer, A18OneEntryStandsForAll) {
  Table table = with_hands();
  EXPECT_EQ(table.legal("offer"), (std::set<std::string>{"offer"}));
  EXPECT_EQ(refusal(table.s, 0, Action::make(ActionKind::Offer)), Reason::NobodyAsked);
  table.hand(0, {});
  EXPECT_TRUE(table.legal("offer").empty());
}

TEST(AdaOffer, A18AddresseesAnswerOnceAndNothingElseIsLegal) {
  Table table = with_hands();
  table.play({"offer give=lumber:1 want=ore:1 to=amber,white"});
  EXPECT_EQ(table.legal(),
            (std::set<std::string>{"amber:accept", "amber:counter", "amber:decline", "white:accept",
                                   "white:counter", "white:decline", "withdraw"}));
  EXPECT_EQ(table.broken_rule("end"), "A-14");
  EXPECT_EQ(table.broken_rule("road e0"), "A-16");
  EXPECT_EQ(table.why_not("bank lumber:3=ore"), "bank-not-now");
  EXPECT_EQ(table.why_not("offer give=lumber:1 want=wool:1 to=ink"), "offer-not-now");
  EXPECT_EQ(table.why_not("ink:accept"), "not-asked");
  EXPECT_EQ(table.why_not("accept"), "not-asked");
  EXPECT_EQ(table.why_not("confirm amber"), "not-agreed");
  table.play({"amber:accept"});
  EXPECT_EQ(table.why_not("amber:decline"), "already-answered");
  EXPECT_EQ(table.why_not("amber:withdraw"), "not-your-turn");
  EXPECT_EQ(table.why_not("confirm amber"), "");
}

TEST(AdaOffer, A18TheConfirmedHandsAreSwapped) {
  Table table = with_hands();
  table.play({"offer give=lumber:2,brick:1 want=ore:1 to=amber,white", "amber:accept",
              "white:accept", "confirm white"});
  EXPECT_EQ(table.hand_of(0), (Five{1, 1, 0, 0, 1}));
  EXPECT_EQ(table.hand_of(1), (Five{0, 0, 2, 0, 1}));
  EXPECT_EQ(table.hand_of(2), (Five{2, 1, 0, 0, 1}));
  EXPECT_EQ(table.s.phase, Phase::Main);
  EXPECT_EQ(table.s.offer, OpenOffer{});
}

TEST(AdaOffer, A18ACounterIsSeenFromTheAnswerer) {
  Table table = with_hands();
  table.play({"offer give=lumber:1 want=ore:1 to=amber"});
  EXPECT_EQ(table.why_not("amber:counter give=ore:2 want=brick:1"), "gives-more-than-held");
  EXPECT_EQ(table.why_not("amber:counter give=wool:1 want=wool:1"), "same-on-both-sides");
  table.play({"amber:counter give=wool:2 want=brick:2", "confirm amber"});
  EXPECT_EQ(table.hand_of(0), (Five{3, 0, 2, 0, 0}));
  EXPECT_EQ(table.hand_of(1), (Five{0, 2, 0, 0, 1}));
}

TEST(AdaOffer, A18Case54BothHandsAreCheckedAgain) {
  Table table = with_hands();
  table.play(
      {"offer give=lumber:1 want=ore:1 to=amber,white", "amber:counter give=wool:1 want=grain:1"});
  EXPECT_EQ(table.why_not("confirm amber"), "cannot-confirm");  // no grain to give
  table.play({"white:accept"});
  table.hand(2, {});
  EXPECT_EQ(table.why_not("confirm white"), "cannot-confirm");
  EXPECT_EQ(table.legal(), (std::set<std::string>{"withdraw"}));
}

TEST(AdaOffer, A18OneAcceptsOnlyWhatOneHolds) {
  Table table = with_hands();
  table.play({"offer give=lumber:1 want=ore:2 to=amber,white,ink"});
  EXPECT_EQ(table.why_not("amber:accept"), "cannot-accept");
  EXPECT_EQ(table.why_not("white:accept"), "");
  EXPECT_EQ(table.legal("ink:"), (std::set<std::string>{"ink:decline"}));  // no card in hand
}

TEST(AdaOffer, A18DeclinedByAllItIsOver) {
  Table table = with_hands();
  table.play({"offer give=lumber:1 want=ore:1 to=amber,white", "white:decline"});
  EXPECT_EQ(table.s.phase, Phase::Answers);
  table.play({"amber:decline"});
  EXPECT_EQ(table.s.phase, Phase::Main);
  EXPECT_EQ(table.s.offers, 1);
}

TEST(AdaOffer, A18AtMostSixInATurn) {
  Table table = with_hands();
  for (int i = 0; i < 6; ++i) table.play({"offer give=lumber:1 want=ore:1 to=amber", "withdraw"});
  EXPECT_EQ(table.why_not("offer give=lumber:1 want=ore:1 to=amber"), "too-many-offers");
  EXPECT_TRUE(table.legal("offer").empty());
  table.play({"end"}).turn(0);
  EXPECT_EQ(table.why_not("offer give=lumber:1 want=ore:1 to=amber"), "");
}

TEST(AdaOffer, A18WithoutAnOfferThereIsNothingToAnswer) {
  const Table table = with_hands();
  for (const char* text : {"accept", "amber:decline", "confirm amber", "withdraw",
                           "amber:counter give=ore:1 want=brick:1"}) {
    EXPECT_EQ(table.why_not(text), "no-offer") << text;
  }
}

TEST(AdaBank, A19Case53FourLikeCardsForAnother) {
  Table table;
  table.hand(0, {4, 3, 0, 0, 0});
  EXPECT_EQ(table.legal("bank"),
            (std::set<std::string>{"bank lumber:4=brick", "bank lumber:4=wool",
                                   "bank lumber:4=grain", "bank lumber:4=ore"}));
  EXPECT_EQ(table.why_not("bank lumber:4=lumber"), "bank-form");
  EXPECT_EQ(table.why_not("bank lumber:2,brick:2=ore"), "bank-form");
  EXPECT_EQ(table.why_not("bank brick:4=ore"), "bank-cards");
  EXPECT_EQ(table.why_not("bank brick:3=ore"), "bank-ratio");
  table.play({"bank lumber:4=ore"});
  EXPECT_EQ(table.hand_of(0), (Five{0, 3, 0, 0, 1}));
  EXPECT_EQ(table.s.bank, kFullBank - Resources({0, 3, 0, 0, 1}));
}

TEST(AdaBank, A19Case31OnlyWhatTheBankHas) {
  Table table;
  table.hand(0, {4, 0, 0, 0, 0}).hand(1, {0, 0, 0, 0, 19});
  EXPECT_EQ(table.why_not("bank lumber:4=ore"), "bank-lacks");
  EXPECT_EQ(table.legal("bank").size(), 3U);
}

// Harbours of the test island: wool at v0 and v5, general at v11 and v12.
TEST(AdaBank, A10A19BothEndsOfAHarbourGiveTheBestRatioAtOnce) {
  for (const int v : {0, 5}) {
    Table table;
    table.settle(0, {v}).hand(0, {4, 0, 4, 0, 0});
    EXPECT_EQ(table.why_not("bank wool:2=ore"), "") << v;
    EXPECT_EQ(table.why_not("bank wool:3=ore"), "bank-ratio") << v;
    EXPECT_EQ(table.why_not("bank lumber:4=ore"), "") << v;
  }
  Table general;
  general.settle(0, {12}).hand(0, {4, 0, 4, 0, 0});
  EXPECT_EQ(general.why_not("bank lumber:3=ore"), "");
  EXPECT_EQ(general.why_not("bank lumber:4=ore"), "bank-ratio");
  general.settle(0, {0});
  EXPECT_EQ(general.why_not("bank wool:2=ore"), "");
  EXPECT_EQ(general.why_not("bank lumber:3=ore"), "");
}

TEST(AdaBank, A10ACityKeepsTheHarbourAndOthersDoNotUseIt) {
  Table table;
  table.city(0, {0}).hand(0, {0, 0, 2, 0, 0}).hand(1, {0, 0, 2, 0, 0});
  EXPECT_EQ(table.why_not("bank wool:2=ore"), "");
  table.turn(1);
  EXPECT_EQ(table.why_not("bank wool:2=ore"), "bank-ratio");
}

TEST(AdaBank, A19NeedsNoRefusalByPlayersFirst) {
  Table table;
  table.hand(0, {4, 0, 0, 0, 0}).play({"bank lumber:4=ore"});
  EXPECT_EQ(table.s.offers, 0);
}

}  // namespace
}  // namespace petek::ada
