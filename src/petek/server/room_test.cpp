// SPDX-License-Identifier: MIT
#include "petek/server/room.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "petek/server/table_fixture.h"

namespace petek::server {
namespace {

using protocol::CommandKind;
using protocol::RoomStatus;
using std::chrono::hours;
using std::chrono::seconds;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

std::string last_kind(const Table& table) {
  return std::string(name(table.events.back().kind));
}

// ---- Making a room

TEST(RoomSettings, AreRefusedWhenNobodyCouldPlay) {
  const auto code = [](const SettingsRequest& request) {
    const auto made = make_settings(request, seed_of(1), 1);
    return made ? "" : made.error().code;
  };
  EXPECT_EQ(code({"chess", "", 2, false, {}}), "unknown-game");
  EXPECT_EQ(code({"hive", "Base", 3, false, {}}), "bad-seat-count");
  EXPECT_EQ(code({"ada", "-", 2, false, {}}), "bad-seat-count");
  EXPECT_EQ(code({"hive", "Bass", 2, false, {}}), "bad-ruleset");
  EXPECT_EQ(code({"ada", "points=3", 3, false, {}}), "bad-ruleset");
  EXPECT_EQ(code({"hive", "Base", 2, false, {ClockKind::Game, Milliseconds(1), {}, {}, {}}}),
            "bad-clock");
  EXPECT_EQ(code({"hive", "base+plm", 2, false, {}}), "");
}

TEST(RoomSettings, PromiseTheDice) {
  const auto settings = make_settings(hive_game("base+PLM"), seed_of(1), 1);
  EXPECT_EQ(settings->ruleset, "Base+MLP");
  EXPECT_EQ(settings->commitment, fair::to_hex(fair::commitment(seed_of(1))));
}

// ---- Sitting down

TEST(RoomSeats, FillAndTheGameBegins) {
  Table table(hive_game());
  EXPECT_EQ(table.room.status(), RoomStatus::Playing);
  EXPECT_EQ(last_kind(table), "started");
  EXPECT_EQ(table.refused("eve", CommandKind::Sit), "not-open");
  EXPECT_EQ(table.refused("ann", CommandKind::Leave), "not-open");
}

TEST(RoomSeats, AreTakenOnceAndLeftAgain) {
  const auto settings = make_settings(hive_game(), seed_of(1), 1);
  Table table(hive_game());
  Decision fresh = Room::create(*settings, table.now);
  table.events = fresh.events;
  table.room = fresh.after;
  EXPECT_EQ(table.refused("ann", CommandKind::Act, "wQ"), "not-seated");
  EXPECT_EQ(table.refused("ann", CommandKind::Sit, "xyz"), "bad-nonce");
  EXPECT_EQ(table.refused("ann", CommandKind::Sit, "aa"), "");
  EXPECT_EQ(table.refused("ann", CommandKind::Sit), "already-seated");
  EXPECT_EQ(table.refused("ann", CommandKind::Act, "wQ"), "not-playing");
  const auto at_seat = [&](std::uint8_t seat) {
    Request request{{"x" + std::to_string(seat), 0, CommandKind::Sit, Seat{seat}, ""}, "bob", {}};
    const auto said = table.ask(request);
    return said ? "" : said.error().code;
  };
  EXPECT_EQ(at_seat(0), "seat-taken");
  EXPECT_EQ(at_seat(7), "no-such-seat");
  EXPECT_EQ(table.refused("ann", CommandKind::Leave), "");
  EXPECT_EQ(at_seat(0), "");  // a refused command may come again
}

TEST(RoomSeats, CanBeABots) {
  const auto settings = make_settings(hive_game(), seed_of(1), 1);
  Table table(hive_game());
  table.room = Room::create(*settings, table.now).after;
  EXPECT_EQ(table.refused("ann", CommandKind::Sit), "");
  EXPECT_EQ(table.refused("ann", CommandKind::AddBot, "calm"), "");
  EXPECT_TRUE(table.room.bots_to_act().empty());
  EXPECT_EQ(table.refused("ann", CommandKind::Act, "wG1"), "");
  EXPECT_TRUE(table.room.bots_to_act().contains(Seat{1}));
  Request bot{{"b1", table.room.seq(), CommandKind::Act, Seat{0}, "bG1 -wG1"}, "", {}};
  EXPECT_EQ(table.ask(bot).error().code, "not-your-seat");
  bot.command.seat = Seat{1};
  ASSERT_TRUE(table.ask(bot));
  EXPECT_EQ(table.events.back().by, By::Bot);
}

// ---- Acting

TEST(RoomActs, GiveTheEnginesReason) {
  Table table(hive_game());
  const auto refused = table.act("ann", "wQ");
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().code, "opening-queen-forbidden");
  EXPECT_EQ(refused.error().rule, "H-6");
  EXPECT_EQ(table.refused("bob", CommandKind::Act, "bG1"), "not-your-turn");
  EXPECT_EQ(table.refused("ann", CommandKind::Act, "nonsense"), "unreadable");
  EXPECT_EQ(table.refused("eve", CommandKind::Act, "wG1"), "not-seated");
}

TEST(RoomActs, AreNotPlayedTwice) {
  Table table(hive_game());
  const Request request{{"once", table.room.seq(), CommandKind::Act, {}, "wG1"}, "ann", {}};
  const auto first = table.ask(request);
  ASSERT_TRUE(first);
  ASSERT_TRUE(table.act("bob", "bG1 -wG1"));
  const auto again = table.ask(request);
  ASSERT_TRUE(again);
  EXPECT_TRUE(again->is_repeated);
  EXPECT_THAT(again->events, IsEmpty());
  EXPECT_EQ(again->seq, first->seq);
  EXPECT_THAT(table.view({}).actions, ElementsAre("wG1", "bG1 -wG1"));
  // Another's command may have the same id.
  Request other{{"once", table.room.seq(), CommandKind::OfferDraw, {}, ""}, "bob", {}};
  EXPECT_FALSE(table.ask(other)->is_repeated);
}

TEST(RoomActs, AreRefusedWhenStale) {
  Table table(hive_game());
  const std::int64_t before = table.room.seq();
  ASSERT_TRUE(table.act("ann", "wG1"));
  ASSERT_TRUE(table.act("bob", "bG1 -wG1"));
  const Request late{{"l", before, CommandKind::Act, {}, "wQ wG1-"}, "ann", {}};
  EXPECT_EQ(table.ask(late).error().code, "stale");
}

TEST(RoomActs, OfAdaAreOnlyThePlayersOwn) {
  Table table(ada_game());
  const auto legal = table.view(Seat{0}).legal;
  EXPECT_THAT(table.view(Seat{1}).legal, IsEmpty());
  EXPECT_EQ(table.refused("bob", CommandKind::Act, legal[0]), "not-your-turn");
  EXPECT_EQ(table.refused("ann", CommandKind::Act, "roll 3 4"), "chance-is-not-yours");
  EXPECT_EQ(table.refused("ann", CommandKind::Act, "roll"), "setup-only");
  EXPECT_EQ(table.refused("ann", CommandKind::Act, legal[0]), "");
}

// ---- Agreements

TEST(RoomAgreements, EndAGameInADraw) {
  Table table(hive_game());
  ASSERT_TRUE(table.act("ann", "wG1"));
  EXPECT_EQ(table.refused("bob", CommandKind::AcceptDraw), "no-draw-offer");
  EXPECT_EQ(table.refused("ann", CommandKind::OfferDraw), "");
  EXPECT_EQ(table.refused("ann", CommandKind::AcceptDraw), "no-draw-offer");
  EXPECT_EQ(table.refused("bob", CommandKind::OfferDraw), "already-offered");
  EXPECT_EQ(table.view({}).draw_offer, Seat{0});
  EXPECT_EQ(table.refused("bob", CommandKind::AcceptDraw), "");
  EXPECT_TRUE(table.is_over());
  EXPECT_EQ(table.view({}).result, "agreed");
  EXPECT_THAT(table.room.places(), ElementsAre(1, 1));
  EXPECT_EQ(table.refused("ann", CommandKind::Resign), "not-playing");
}

TEST(RoomAgreements, LapseWhenTheOtherPlaysOn) {
  Table table(hive_game());
  ASSERT_TRUE(table.act("ann", "wG1"));
  ASSERT_TRUE(table.say("ann", CommandKind::OfferDraw));
  const std::int64_t seen = table.room.seq();
  ASSERT_TRUE(table.act("bob", "bG1 -wG1"));
  EXPECT_EQ(table.refused("bob", CommandKind::AcceptDraw), "no-draw-offer");
  ASSERT_TRUE(table.say("ann", CommandKind::OfferDraw));
  const Request unseen{{"u", seen, CommandKind::AcceptDraw, {}, ""}, "bob", {}};
  EXPECT_EQ(table.ask(unseen).error().code, "stale");
  ASSERT_TRUE(table.say("bob", CommandKind::DeclineDraw));
  EXPECT_FALSE(table.view({}).draw_offer);
}

TEST(RoomAgreements, TakeAnActionBack) {
  Table table(hive_game());
  EXPECT_EQ(table.refused("bob", CommandKind::AskTakeback), "nothing-to-take-back");
  for (const char* text : {"wG1", "bG1 -wG1", "wQ wG1-"}) {
    ASSERT_TRUE(table.act(table.view({}).seats[0].is_acting ? "ann" : "bob", text));
  }
  ASSERT_TRUE(table.say("bob", CommandKind::AskTakeback));
  EXPECT_EQ(table.refused("bob", CommandKind::AcceptTakeback), "no-takeback-asked");
  ASSERT_TRUE(table.say("ann", CommandKind::AcceptTakeback));
  EXPECT_THAT(table.view({}).actions, ElementsAre("wG1"));
  EXPECT_TRUE(table.view({}).seats[1].is_acting);
  ASSERT_TRUE(table.say("bob", CommandKind::DeclineTakeback).error().code == "no-takeback-asked");
  ASSERT_TRUE(table.act("bob", "bS1 -wG1"));
}

TEST(RoomAgreements, AreNotForTheIsland) {
  Table table(ada_game());
  EXPECT_EQ(table.refused("ann", CommandKind::OfferDraw), "no-draws");
  EXPECT_EQ(table.refused("ann", CommandKind::AskTakeback), "no-takebacks");
}

// ---- Ends

TEST(RoomEnds, ByResigning) {
  Table table(hive_game());
  ASSERT_TRUE(table.say("ann", CommandKind::Resign));
  EXPECT_EQ(table.view({}).result, "resigned");
  EXPECT_THAT(table.room.places(), ElementsAre(2, 1));
  EXPECT_EQ(table.view({}).seed, fair::to_hex(seed_of(7)));
}

TEST(RoomEnds, ByResigningOfAllButOneOnTheIsland) {
  Table table(ada_game());
  ASSERT_TRUE(table.say("bob", CommandKind::Resign));
  EXPECT_FALSE(table.is_over());
  EXPECT_EQ(table.refused("bob", CommandKind::Return), "has-resigned");
  EXPECT_TRUE(table.view({}).seats[1].bot_holds);
  ASSERT_TRUE(table.say("ann", CommandKind::Resign));
  EXPECT_THAT(table.room.places(), ElementsAre(2, 3, 1));
}

TEST(RoomEnds, WithoutAResultWhenAborted) {
  Table table(hive_game());
  ASSERT_TRUE(table.act("ann", "wG1"));
  EXPECT_EQ(table.refused("ann", CommandKind::Abort), "too-late-to-abort");
  ASSERT_TRUE(table.say("bob", CommandKind::Abort));
  EXPECT_EQ(table.view({}).result, "aborted");
  EXPECT_THAT(table.room.places(), IsEmpty());
}

TEST(RoomEnds, WhenNobodyIsLeftButBots) {
  const auto settings = make_settings(ada_game(), seed_of(1), 1);
  Table table(hive_game());
  table.room = Room::create(*settings, table.now).after;
  for (const CommandKind kind : {CommandKind::Sit, CommandKind::AddBot, CommandKind::AddBot}) {
    ASSERT_TRUE(table.say("ann", kind, kind == CommandKind::Sit ? "" : "calm"));
  }
  ASSERT_TRUE(table.say("ann", CommandKind::Resign));
  EXPECT_THAT(table.room.places(), ElementsAre(3, 1, 1));
}

// ---- Clocks

constexpr ClockRules kFive = {ClockKind::Game, seconds(300), seconds(3), {}, {}};

TEST(RoomClocks, ChargeTheSeatThatActsAndAddTheIncrement) {
  Table table(hive_game("Base", kFive));
  table.pass(seconds(10));
  EXPECT_EQ(table.view({}).seats[0].left, seconds(290));
  EXPECT_EQ(table.view({}).seats[1].left, seconds(300));
  ASSERT_TRUE(table.act("ann", "wG1"));
  EXPECT_EQ(table.view({}).seats[0].left, seconds(293));
  EXPECT_EQ(table.room.deadline(), table.now + seconds(300) + kMostLag + Milliseconds(1));
}

TEST(RoomClocks, ForgiveTheWayHereUpToABound) {
  Table table(hive_game("Base", kFive));
  table.pass(seconds(10));
  Request request{{"a", table.room.seq(), CommandKind::Act, {}, "wG1"}, "ann", Milliseconds(200)};
  ASSERT_TRUE(table.ask(request));
  EXPECT_EQ(table.view({}).seats[0].left, Milliseconds(293'200));
  table.pass(seconds(10));
  request = {{"b", table.room.seq(), CommandKind::Act, {}, "bG1 -wG1"}, "bob", hours(1)};
  ASSERT_TRUE(table.ask(request));
  EXPECT_EQ(table.view({}).seats[1].left, seconds(293) + kMostLag);
}

TEST(RoomClocks, FlagByTheServersTime) {
  Table table(hive_game("Base", kFive));
  table.pass(seconds(300) + kMostLag);
  table.tick();
  EXPECT_FALSE(table.is_over());  // an action may still be on its way
  table.pass(Milliseconds(1));
  table.tick();
  EXPECT_EQ(table.view({}).result, "flagged");
  EXPECT_THAT(table.room.places(), ElementsAre(2, 1));
}

TEST(RoomClocks, FlagAnActionThatCameTooLate) {
  Table table(hive_game("Base", kFive));
  table.pass(seconds(301));
  ASSERT_TRUE(table.act("ann", "wG1"));
  EXPECT_EQ(table.view({}).result, "flagged");
  EXPECT_THAT(table.view({}).actions, IsEmpty());
}

TEST(RoomClocks, StandStillWhileTheServerIsAway) {
  Table table(hive_game("Base", kFive));
  table.pass(hours(5));
  table.take(table.room.restart(table.now));
  EXPECT_EQ(table.view({}).seats[0].left, seconds(300));
  table.tick();
  EXPECT_FALSE(table.is_over());
}

TEST(RoomClocks, OfDaysGoOnWhileTheServerIsAway) {
  Table table(hive_game("Base", {ClockKind::Move, hours(24), {}, {}, {}}));
  table.pass(hours(20));
  ASSERT_TRUE(table.act("ann", "wG1"));
  EXPECT_EQ(table.view({}).seats[0].left, hours(4));
  EXPECT_EQ(table.view({}).seats[1].left, hours(24));
  table.pass(hours(23));
  table.take(table.room.restart(table.now));
  EXPECT_EQ(table.view({}).seats[1].left, hours(1));
  ASSERT_TRUE(table.act("bob", "bG1 -wG1"));
  EXPECT_EQ(table.view({}).seats[0].left, hours(24));
}

constexpr ClockRules kIsland = {ClockKind::Turn, seconds(90), {}, seconds(60), seconds(15)};

TEST(RoomTimers, ActForTheSilentAndGiveTheSeatToABot) {
  Table table(ada_game(3, kIsland));
  table.pass(seconds(149));
  table.tick();
  EXPECT_EQ(last_kind(table), "started");
  table.pass(seconds(2));
  table.tick();
  EXPECT_EQ(table.events.back().by, By::Timeout);
  EXPECT_THAT(table.view({}).actions, ::testing::SizeIs(2));  // a settlement and a road
  EXPECT_TRUE(table.view({}).seats[1].is_acting);
  for (int i = 0; i < 12 && !table.view({}).seats[0].bot_holds; ++i) {
    table.pass(seconds(160));
    table.tick(static_cast<std::uint64_t>(i));
  }
  EXPECT_TRUE(table.view({}).seats[0].bot_holds);
  EXPECT_EQ(table.refused("ann", CommandKind::Act, "roll"), "bot-holds-seat");
  EXPECT_EQ(table.refused("ann", CommandKind::Return), "");
  EXPECT_EQ(table.refused("ann", CommandKind::Return), "no-bot-holds-seat");
  EXPECT_FALSE(table.view({}).seats[0].bot_holds);
}

TEST(RoomTimers, GiveAnAbsentPlayersSeatToABot) {
  Table table(ada_game(4, kIsland));
  table.take(table.room.leave_to_bot(Seat{0}, table.now));
  EXPECT_TRUE(table.room.bots_to_act().contains(Seat{0}));
  EXPECT_THAT(table.room.leave_to_bot(Seat{0}, table.now).events, IsEmpty());
  Table hive(hive_game("Base", kFive));
  EXPECT_THAT(hive.room.leave_to_bot(Seat{0}, hive.now).events, IsEmpty());
}

// A whole table that never says a word comes to an end all the same, or at least goes on.
TEST(RoomTimers, KeepASilentTableGoing) {
  Table table(ada_game(3, kIsland));
  std::int64_t before = 0;
  for (int i = 0; i < 300 && !table.is_over(); ++i) {
    before = table.room.seq();
    table.now = *table.room.deadline();
    table.tick(static_cast<std::uint64_t>(i) * 7919);
    ASSERT_GT(table.room.seq(), before);
  }
  EXPECT_EQ(Room::replay(table.events).value(), table.room);
}

}  // namespace
}  // namespace petek::server
