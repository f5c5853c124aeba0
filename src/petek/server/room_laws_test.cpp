// SPDX-License-Identifier: MIT
// What holds in every room, shown by random games of both kinds.
#include <gtest/gtest.h>

#include <array>
#include <set>

#include "petek/core/rng.h"
#include "petek/protocol/codec.h"
#include "petek/server/table_fixture.h"

namespace petek::server {
namespace {

using protocol::CommandKind;

constexpr ClockRules kClock = {
    ClockKind::Game, std::chrono::minutes(60), Milliseconds(1000), {}, {}};
constexpr ClockRules kTimers = {ClockKind::Turn,
                                std::chrono::seconds(30),
                                {},
                                std::chrono::seconds(20),
                                std::chrono::seconds(15)};

std::vector<SettingsRequest> games() {
  return {hive_game("Base+MLP", kClock), hive_game("Base+MLPVSRHG@colony"),
          hive_game("Base+S@colony", kClock), ada_game(3, kTimers), ada_game(4)};
}

// Everything that may come in, mostly actions.
void stir(Table& table, Rng& rng) {
  constexpr std::array kOthers = {CommandKind::OfferDraw,   CommandKind::AcceptTakeback,
                                  CommandKind::DeclineDraw, CommandKind::AskTakeback,
                                  CommandKind::Return,      CommandKind::DeclineTakeback};
  table.pass(Milliseconds(rng.below(4000)));
  const std::uint32_t chance = rng.below(40);
  const std::string user = kUsers.at(rng.below(3));
  if (chance < 5) {
    (void)table.say(user, kOthers.at(rng.below(kOthers.size())));
  } else if (chance == 5) {
    table.take(table.room.restart(table.now));
  } else if (chance == 6) {
    table.take(table.room.leave_to_bot(Seat{0}, table.now));
    (void)table.say("ann", CommandKind::Return);
  } else if (chance < 10) {
    table.pass(std::chrono::seconds(20));
    table.tick(rng());
  } else {
    table.tick(rng());
    for (const char* away : kUsers) (void)table.say(away, CommandKind::Return);
    if (!table.is_over()) table.act_randomly(rng());
  }
}

std::vector<std::optional<Seat>> viewers(const Table& table) {
  std::vector<std::optional<Seat>> all = {std::nullopt};
  for (int seat = 0; seat < table.room.settings().seats; ++seat) {
    all.emplace_back(Seat{static_cast<std::uint8_t>(seat)});
  }
  return all;
}

TEST(MediumRoomLaws, ARoomIsItsEventsAtEveryPrefix) {
  Rng rng(1);
  for (const SettingsRequest& request : games()) {
    Table table(request);
    std::vector<std::pair<std::size_t, Room>> before;
    for (int step = 0; step < 200 && !table.is_over(); ++step) {
      before.emplace_back(table.events.size(), table.room);
      stir(table, rng);
      if (::testing::Test::HasFatalFailure()) return;
    }
    before.emplace_back(table.events.size(), table.room);
    std::vector<Event> stored;
    for (const Event& event : table.events) {  // as the store gives them back
      auto read = parse_event(event.seq, event.at, name(event.kind), payload(event));
      ASSERT_TRUE(read) << payload(event) << read.error().what;
      ASSERT_EQ(*read, event);
      stored.push_back(*std::move(read));
    }
    for (const auto& [size, room] : before) {
      const auto again = Room::replay(std::span(stored).first(size));
      ASSERT_TRUE(again) << again.error().what;
      ASSERT_EQ(*again, room);
      for (const auto viewer : viewers(table)) {
        ASSERT_EQ(protocol::encode(again->view(viewer, table.now)),
                  protocol::encode(room.view(viewer, table.now)));
      }
    }
  }
}

TEST(MediumRoomLaws, NothingThatIsMissingOrDoubledIsReplayed) {
  Table table(hive_game());
  Rng rng(3);
  for (int i = 0; i < 20; ++i) table.act_randomly(rng());
  for (std::size_t i = 0; i < table.events.size(); ++i) {
    auto lacking = table.events;
    lacking.erase(lacking.begin() + static_cast<std::ptrdiff_t>(i));
    if (i + 1 < table.events.size()) {
      EXPECT_FALSE(Room::replay(lacking));
    }
    auto doubled = table.events;
    doubled.insert(doubled.begin() + static_cast<std::ptrdiff_t>(i), table.events[i]);
    EXPECT_FALSE(Room::replay(doubled));
  }
}

// ---- Nothing hidden leaves. A fact is changed in the events; whoever must not know it gets the
// same bytes.

std::string bytes(const Room& room, std::optional<Seat> viewer, Time now) {
  return protocol::encode(room.view(viewer, now));
}

TEST(MediumRoomSecrets, TheSeedIsSeenByNobodyBeforeTheEnd) {
  Rng rng(5);
  for (const SettingsRequest& request : games()) {
    Table table(request);
    for (int step = 0; step < 60 && !table.is_over(); ++step) stir(table, rng);
    std::size_t size = table.events.size();
    while (table.events[size - 1].kind == EventKind::Finished) --size;
    auto changed = table.events;
    changed[0].settings->seed = fair::to_hex(seed_of(99));
    const auto room = Room::replay(std::span(table.events).first(size)).value();
    const auto other = Room::replay(std::span(changed).first(size)).value();
    for (const auto viewer : viewers(table)) {
      EXPECT_EQ(bytes(room, viewer, table.now), bytes(other, viewer, table.now));
    }
  }
}

TEST(MediumRoomSecrets, AnOpenChoiceOfSwarmIsSeenByItsOwnerAlone) {
  Table one(hive_game("Base+MLPVSRHG@colony"));
  Table two(hive_game("Base+MLPVSRHG@colony"));
  const auto legal = one.view(Seat{0}).legal;
  ASSERT_GT(legal.size(), 2);
  ASSERT_TRUE(one.act("ann", legal.front()));
  ASSERT_TRUE(two.act("ann", legal.back()));
  EXPECT_EQ(one.view({}).actions, std::vector<std::string>{"choose ?"});
  EXPECT_EQ(one.view(Seat{0}).actions, std::vector<std::string>{legal.front()});
  EXPECT_EQ(bytes(one.room, {}, one.now), bytes(two.room, {}, two.now));
  EXPECT_EQ(bytes(one.room, Seat{1}, one.now), bytes(two.room, Seat{1}, two.now));
  EXPECT_NE(bytes(one.room, Seat{0}, one.now), bytes(two.room, Seat{0}, two.now));
  const auto answer = one.view(Seat{1}).legal.front();
  ASSERT_TRUE(one.act("bob", answer));
  EXPECT_EQ(one.view({}).actions, (std::vector<std::string>{legal.front(), answer}));
}

// The seats that a chance outcome of Ada is shown to: who drew or stole, and who was robbed.
std::set<int> who_knows(const Room& before, const std::string& action) {
  std::set<int> seats;
  const protocol::RoomView view = before.view({}, Time{});
  const auto& shown = std::get<ada::View>(view.position).shown;
  seats.insert(shown.on_turn);
  for (int seat = 0; seat < shown.seat_count; ++seat) {
    const auto colour = ada::name(shown.players[static_cast<std::size_t>(seat)].colour);
    if (action == "rob " + std::string(colour)) seats.insert(seat);
  }
  return seats;
}

// With another outcome in event `i`, others get the same bytes until the turn's end, or until what
// follows is not possible any more. Returns whether there was another outcome.
bool check_secret(const Table& table, std::size_t i) {
  static const std::array kOutcomes = {"lumber",        "brick",        "wool",   "grain",
                                       "ore",           "knight",       "plenty", "monopoly",
                                       "road_building", "victory_point"};
  const auto before = Room::replay(std::span(table.events).first(i)).value();
  const std::set<int> knows = who_knows(before, table.events[i - 1].text);
  bool changed_any = false;
  for (const char* outcome : kOutcomes) {
    auto changed = table.events;
    if (changed[i].text == outcome) continue;
    changed[i].text = outcome;
    for (std::size_t size = i + 1; size <= std::min(changed.size(), i + 6); ++size) {
      const Event& last = changed[size - 1];
      const bool reveals = last.text.starts_with("monopoly ") || last.kind == EventKind::Finished;
      const auto other = Room::replay(std::span(changed).first(size));
      if (!other || reveals) break;
      const auto room = Room::replay(std::span(table.events).first(size)).value();
      changed_any = true;
      for (const auto viewer : viewers(table)) {
        const bool may_know = viewer && knows.contains(viewer->number);
        if (may_know && size == i + 1) {
          EXPECT_NE(bytes(room, viewer, table.now), bytes(*other, viewer, table.now));
        }
        if (!may_know) {
          EXPECT_EQ(bytes(room, viewer, table.now), bytes(*other, viewer, table.now));
        }
      }
      if (last.text == "end") break;
    }
  }
  return changed_any;
}

TEST(MediumRoomSecrets, CardsOfAdaAreSeenByThoseWhomTheyConcern) {
  Rng rng(8);
  int checked = 0;
  for (int game = 0; game < 4; ++game) {
    Table table(ada_game(game % 2 == 0 ? 3 : 4), static_cast<std::uint8_t>(game));
    for (int step = 0; step < 300 && !table.is_over(); ++step) table.act_randomly(rng());
    for (std::size_t i = 1; i < table.events.size() && checked < 60; ++i) {
      const bool is_card =
          table.events[i].kind == EventKind::Chance && table.events[i - 1].text != "roll";
      if (is_card && check_secret(table, i)) ++checked;
    }
  }
  EXPECT_GT(checked, 20);
}

// The record that a viewer is sent is the engine's for it.
TEST(MediumRoomSecrets, AViewHasWhatTheEngineWritesForIt) {
  Rng rng(9);
  Table table(ada_game(4));
  for (int step = 0; step < 400 && !table.is_over(); ++step) table.act_randomly(rng());
  std::string record = table.room.settings().start;
  for (const std::string& entry : table.view(Seat{0}).actions) record += ';' + entry;
  EXPECT_NE(record.find('?'), std::string::npos);
  for (const auto viewer : viewers(table)) {
    const auto position = std::get<ada::View>(table.view(viewer).position);
    EXPECT_EQ(position.seat, viewer ? viewer->number : ada::kNobody);
  }
}

TEST(MediumRoomSecrets, AFinishedRoomCanBeCheckedByAnybody) {
  Table table(ada_game(3));
  Rng rng(10);
  for (int step = 0; step < 100; ++step) table.act_randomly(rng());
  ASSERT_TRUE(table.say("ann", CommandKind::Resign));
  ASSERT_TRUE(table.say("bob", CommandKind::Resign));
  const protocol::RoomView view = table.view({});
  EXPECT_EQ(fair::to_hex(fair::commitment(fair::parse_seed(view.seed).value())), view.commitment);
  for (const std::string& entry : view.actions) EXPECT_EQ(entry.find('?'), std::string::npos);
}

}  // namespace
}  // namespace petek::server
