// SPDX-License-Identifier: MIT
#include "petek/server/journal.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "petek/core/rng.h"
#include "petek/server/table_fixture.h"

namespace petek::server {
namespace {

using protocol::CommandKind;

class Journal : public ::testing::Test {
 protected:
  void SetUp() override {
    for (const char* user : kUsers) {
      ASSERT_TRUE(store->users().add({{user}, user, user, "", Time{}, {}}));
    }
    const auto settings = make_settings(
        hive_game("Base", {ClockKind::Game, std::chrono::minutes(5), {}, {}, {}}), seed_of(1), 1);
    Decision made = Room::create(*settings, now);
    ASSERT_TRUE(add_game(*store, id, store::Visibility::Public, made));
    EXPECT_FALSE(add_game(*store, id, store::Visibility::Public, made));
    room = std::move(made.after);
    say("ann", CommandKind::Sit);
    say("bob", CommandKind::Sit);
  }
  void say(const std::string& user, CommandKind kind, const std::string& text = "") {
    const Request request{{std::to_string(++commands), room->seq(), kind, {}, text}, user, {}};
    auto decision = room->decide(request, now);
    ASSERT_TRUE(decision) << decision.error().what;
    ASSERT_TRUE(append(*store, id, *decision));
    room = std::move(decision->after);
  }

  std::unique_ptr<store::Store> store = store::open("sqlite::memory:");
  store::GameId id{"g"};
  Time now{Milliseconds(1'800'000'000'000)};
  std::optional<Room> room;
  int commands = 0;
};

TEST_F(Journal, RebuildsTheRoomAfterEveryCommand) {
  Rng rng(1);
  for (int i = 0; i < 30; ++i) {
    const bool first = room->view({}, now).seats[0].is_acting;
    const auto legal = room->view(Seat{first ? std::uint8_t{0} : std::uint8_t{1}}, now).legal;
    say(first ? "ann" : "bob", CommandKind::Act,
        legal[rng.below(static_cast<std::uint32_t>(legal.size()))]);
    now += Milliseconds(1700);
    const auto loaded = load(*store, id);
    ASSERT_TRUE(loaded) << loaded.error().what;
    ASSERT_EQ(*loaded, *room);
  }
}

TEST_F(Journal, KeepsTheRowOfTheGameUpToDate) {
  auto row = store->games().find(id);
  EXPECT_EQ(row->seats[1].user, store::UserId{"bob"});
  EXPECT_EQ(row->speed, "blitz");
  say("bob", CommandKind::Resign);
  row = store->games().find(id);
  EXPECT_EQ(row->finished, now);
  EXPECT_EQ(row->result, "resigned");
  EXPECT_EQ(row->seats[0].place, 1);
  EXPECT_EQ(row->seats[1].place, 2);
  EXPECT_TRUE(store->games().unfinished().empty());
  store::GameQuery query;
  query.player = store::UserId{"ann"};
  EXPECT_EQ(store->games().search(query).size(), 1);
  EXPECT_TRUE(store->check().empty());
}

// Two nodes that both think that a room is theirs: the later one is told, and nothing is mixed.
TEST_F(Journal, RefusesASecondWriter) {
  const Room stale = *room;
  say("ann", CommandKind::Act, "wG1");
  const Request request{{"x", stale.seq(), CommandKind::Act, {}, "wS1"}, "ann", {}};
  const auto decision = stale.decide(request, now);
  ASSERT_TRUE(decision);
  EXPECT_EQ(append(*store, id, *decision).error(), store::AppendFault::Exists);
  EXPECT_EQ(load(*store, id).value(), *room);
}

TEST_F(Journal, SaysWhichEventCannotBeRead) {
  const store::StoredEvent strange{room->seq() + 1, "danced", "{}", now};
  ASSERT_TRUE(store->events().append(id, std::array{strange}));
  EXPECT_EQ(load(*store, id).error().seq, strange.seq);
  EXPECT_EQ(load(*store, store::GameId{"none"}).error().seq, 0);
}

TEST(EventPayload, IsReadStrictly) {
  const auto fault = [](const std::string& kind, const std::string& payload) {
    const auto read = parse_event(1, Time{}, kind, payload);
    return read ? "" : read.error().what;
  };
  EXPECT_EQ(fault("acted", R"({"seat":0,"text":"wG1"})"), "");
  EXPECT_EQ(fault("acted", R"({"seat":0,"txt":"wG1"})"), "event: unknown field txt");
  EXPECT_EQ(fault("acted", R"({"seat":77})"), "seat: no seat");
  EXPECT_EQ(fault("acted", R"({"by":"magic"})"), "by: no such value");
  EXPECT_NE(fault("acted", "{"), "");
  EXPECT_NE(fault("acted", "[]"), "");
}

// The stored form, letter by letter: it only grows.
TEST(EventPayload, IsWrittenInTheStoredForm) {
  Event event;
  event.kind = EventKind::Acted;
  event.seat = Seat{1};
  event.text = "bG1 -wG1";
  event.by = By::Timeout;
  event.lag = Milliseconds(40);
  event.command = "c1";
  event.sender = "bob";
  EXPECT_EQ(
      payload(event),
      R"({"seat":1,"text":"bG1 -wG1","by":"timeout","lag":40,"command":"c1","sender":"bob"})");
}

}  // namespace
}  // namespace petek::server
