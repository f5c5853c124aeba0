// SPDX-License-Identifier: MIT
// What needs the history: declined offers and undo. The game concept.
#include "petek/ada/game.h"

#include "petek/ada/random_play.h"
#include "petek/ada/record.h"
#include "petek/ada/table_fixture.h"

namespace petek::ada {
namespace {

static_assert(GameState<Game>);

// A game in its first turn, where blue holds cards; every other too.
Game with_hands(std::string_view options = "-") {
  auto game = parse_record(test_header(options) +
                           ";settle v31;road e39;settle v14;road e16;settle v7;road e7;settle v13"
                           ";road e13;settle v38;road e49;settle v44;road e58;roll 1 2");
  EXPECT_TRUE(game.has_value()) << game.error().what;
  return *game;
}
std::string why_not(const Game& game, std::string_view text) {
  const auto told = parse_action(game.state(), text);
  if (!told) return std::string(code(told.error().reason));
  const auto reason = game.refusal(told->seat, told->action);
  return reason ? std::string(code(*reason)) : "";
}
void play(Game& game, std::initializer_list<const char*> texts) {
  for (const char* text : texts) {
    const auto played = play_text(game, text);
    EXPECT_TRUE(played.has_value()) << played.error().what;
  }
}

TEST(AdaDeclined, A18TheSameTradeIsNotOfferedAgainToOneWhoDeclinedIt) {
  Game game = with_hands();
  play(game, {"offer give=ore:1 want=lumber:1 to=amber,white", "amber:decline", "withdraw"});
  EXPECT_EQ(why_not(game, "offer give=ore:1 want=lumber:1 to=amber"), "declined-before");
  EXPECT_EQ(why_not(game, "offer give=ore:1 want=lumber:1 to=amber,white"), "declined-before");
  EXPECT_EQ(why_not(game, "offer give=ore:1 want=lumber:1 to=white"), "");
  EXPECT_EQ(why_not(game, "offer give=ore:1 want=lumber:2 to=amber"), "");
  game.undo();
  game.undo();
  game.undo();
  EXPECT_EQ(why_not(game, "offer give=ore:1 want=lumber:1 to=amber"), "");
}

TEST(AdaDeclined, A18OnlyInThatTurnAndOnlyWithoutTheOption) {
  Game game = with_hands();
  play(game, {"offer give=ore:1 want=lumber:1 to=amber", "amber:decline", "end", "roll 1 2", "end",
              "roll 1 2", "end", "roll 1 2"});
  EXPECT_EQ(why_not(game, "offer give=ore:1 want=lumber:1 to=amber"), "");
  Game repeating = with_hands("repeat_declined=yes");
  play(repeating, {"offer give=ore:1 want=lumber:1 to=amber", "amber:decline"});
  EXPECT_EQ(why_not(repeating, "offer give=ore:1 want=lumber:1 to=amber"), "");
}

TEST(AdaDeclined, A18MoreDeclinedOffersThanAnyTableHoldsAreRemembered) {
  Game game = with_hands("max_offers=1000");
  for (int n = 1; n <= 19; ++n) {
    for (const char* want : {"lumber", "brick", "wool"}) {
      const std::string text =
          "offer give=ore:1 want=" + std::string(want) + ":" + std::to_string(n) + " to=amber";
      play(game, {text.c_str(), "amber:decline"});
      EXPECT_EQ(why_not(game, text), "declined-before");
    }
  }
  EXPECT_EQ(why_not(game, "offer give=ore:1 want=lumber:1 to=amber"), "declined-before");
}

TEST(AdaGame, KeysTellDeclinedOffersApart) {
  Game asked = with_hands();
  Game declined = asked;
  play(asked, {"offer give=ore:1 want=lumber:1 to=amber", "withdraw"});
  play(declined, {"offer give=ore:1 want=lumber:1 to=amber", "amber:decline"});
  EXPECT_EQ(asked.position(), declined.position());
  EXPECT_NE(asked.key(), declined.key());
}

TEST(AdaGame, TheWinnerScoresOne) {
  Game game(make_setup(Rules{}, 3, 1));
  Rng rng(1);
  ActionList actions;
  Position position = game.position();
  while (!position.is_over()) random_step(position, rng, actions);
  const Seat winner = *position.winner();
  for (std::uint8_t i = 0; i < 3; ++i) {
    EXPECT_EQ(position.score(Seat{i}), Seat{i} == winner ? 1.0 : 0.0);
  }
}

}  // namespace
}  // namespace petek::ada
