// SPDX-License-Identifier: MIT
// What is hidden: rule A-27.
#include "petek/ada/view.h"

#include "petek/ada/table_fixture.h"

namespace petek::ada {
namespace {

Table with_secrets() {
  Table table;
  table.hand(0, {1, 2, 0, 0, 0}).hand(1, {0, 0, 3, 0, 1}).card(1, Card::VictoryPoint);
  table.card(0, Card::Knight, 2);
  table.s.fresh = Cards::of(Card::Knight);
  return table;
}

TEST(AdaView, A27TheOwnHandAndCardsAreShown) {
  const View view = view_of(with_secrets().s, Seat{0});
  EXPECT_EQ(view.shown.players[0].hand, Resources({1, 2, 0, 0, 0}));
  EXPECT_EQ(view.shown.players[0].cards, Cards::of(Card::Knight, 2));
  EXPECT_EQ(view.shown.fresh, Cards::of(Card::Knight));
}

TEST(AdaView, A27OfOthersOnlyHowMany) {
  const View view = view_of(with_secrets().s, Seat{0});
  EXPECT_TRUE(view.shown.players[1].hand.empty());
  EXPECT_TRUE(view.shown.players[1].cards.empty());
  EXPECT_EQ(view.hand_sizes, (std::array<std::uint8_t, 4>{3, 4, 0, 0}));
  EXPECT_EQ(view.card_counts, (std::array<std::uint8_t, 4>{2, 1, 0, 0}));
  const View other = view_of(with_secrets().s, Seat{2});
  EXPECT_TRUE(other.shown.fresh.empty());
  EXPECT_EQ(other.fresh_count, 1);
}

TEST(AdaView, A27TheDeckIsASizeTheBankIsPublic) {
  const Table table = with_secrets();
  const View view = view_of(table.s, std::nullopt);
  EXPECT_TRUE(view.shown.deck.empty());
  EXPECT_EQ(view.deck_size, 22);
  EXPECT_EQ(view.shown.bank, table.s.bank);
  for (const Player& p : view.shown.players) EXPECT_TRUE(p.hand.empty() && p.cards.empty());
}

TEST(AdaView, A22Case40VictoryPointCardsAreShownWhenTheirOwnerHasWon) {
  Table table = with_secrets();
  table.card(1, Card::Knight);
  EXPECT_EQ(points(view_of(table.s, Seat{0}).shown, 1), 0);
  table.turn(1, Phase::Over);
  const View view = view_of(table.s, Seat{0});
  EXPECT_EQ(view.shown.players[1].cards, Cards::of(Card::VictoryPoint));
  EXPECT_EQ(points(view.shown, 1), 1);
}

TEST(AdaView, A27WhatWasStolenIsKnownToTheTwoConcerned) {
  Table lumber;
  Table ore;
  for (Table* table : {&lumber, &ore}) {
    table->settle(1, {18}).hand(1, {1, 0, 0, 0, 1}).turn(0, Phase::Robber).play({"robber h9"});
  }
  lumber.play({"rob amber=lumber"});
  ore.play({"rob amber=ore"});
  EXPECT_EQ(view_of(lumber.s, Seat{2}), view_of(ore.s, Seat{2}));
  EXPECT_EQ(view_of(lumber.s, std::nullopt), view_of(ore.s, std::nullopt));
  EXPECT_NE(view_of(lumber.s, Seat{0}), view_of(ore.s, Seat{0}));
  EXPECT_NE(view_of(lumber.s, Seat{1}), view_of(ore.s, Seat{1}));
}

}  // namespace
}  // namespace petek::ada
