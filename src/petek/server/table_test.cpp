// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "petek/server/table_fixture.h"

namespace petek::server {
namespace {

Decision created(const SettingsRequest& request, std::uint8_t seed, Time now) {
  const auto settings = make_settings(request, seed_of(seed), 11);
  EXPECT_TRUE(settings);
  return Room::create(*settings, now);
}

}  // namespace

Table::Table(const SettingsRequest& request, std::uint8_t seed)
    : room(created(request, seed, now).after) {
  events = created(request, seed, now).events;
  for (int seat = 0; seat < request.seats; ++seat) {
    EXPECT_TRUE(say(kUsers.at(static_cast<std::size_t>(seat)), protocol::CommandKind::Sit));
  }
}

void Table::take(Decision decision) {
  for (Event& event : decision.events) events.push_back(std::move(event));
  room = std::move(decision.after);
}

Result<Decision, protocol::Refusal> Table::ask(const Request& request) {
  const std::int64_t before = room.seq();
  auto decision = room.decide(request, now);
  EXPECT_EQ(room.seq(), before);
  if (decision) take(*decision);
  return decision;
}

Result<std::int64_t, protocol::Refusal> Table::say(const std::string& user,
                                                   protocol::CommandKind kind,
                                                   const std::string& text) {
  Request request;
  request.user = user;
  request.command = {"c" + std::to_string(++commands), room.seq(), kind, std::nullopt, text};
  const auto decision = ask(request);
  if (!decision) return fail(decision.error());
  return decision->seq;
}

std::string Table::refused(const std::string& user, protocol::CommandKind kind,
                           const std::string& text) {
  const auto said = say(user, kind, text);
  return said ? "" : said.error().code;
}

void Table::act_randomly(std::uint64_t random) {
  const protocol::RoomView seats = view(std::nullopt);
  std::vector<Seat> acting;
  for (std::uint8_t i = 0; i < seats.seats.size(); ++i) {
    if (seats.seats[i].is_acting) acting.push_back(Seat{i});
  }
  ASSERT_FALSE(acting.empty());
  const Seat seat = acting[random % acting.size()];
  std::vector<std::string> legal = view(seat).legal;
  std::erase_if(legal, [](const std::string& text) {
    return text.ends_with("offer") || text.ends_with("counter");
  });
  ASSERT_FALSE(legal.empty());
  ASSERT_TRUE(act(user_of(seat), legal[random / 8 % legal.size()]));
}

}  // namespace petek::server
