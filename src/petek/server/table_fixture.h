// SPDX-License-Identifier: MIT
// A room and all of its events, for tests: time stands still unless it is moved.
#pragma once

#include <string>
#include <vector>

#include "petek/server/room.h"

namespace petek::server {

inline constexpr std::array<const char*, 4> kUsers = {"ann", "bob", "cat", "dan"};

[[nodiscard]] inline fair::Seed seed_of(std::uint8_t byte) {
  fair::Seed seed{};
  seed.fill(byte);
  return seed;
}

class Table {
 public:
  // Everybody sits down, in turn, and the game begins.
  explicit Table(const SettingsRequest& request, std::uint8_t seed = 7);

  // A command of a user that has seen everything.
  Result<std::int64_t, protocol::Refusal> say(const std::string& user, protocol::CommandKind kind,
                                              const std::string& text = "");
  Result<std::int64_t, protocol::Refusal> act(const std::string& user, const std::string& text) {
    return say(user, protocol::CommandKind::Act, text);
  }
  // As it is, with its own id and what was seen.
  Result<Decision, protocol::Refusal> ask(const Request& request);
  // The refusal's code, or nothing.
  std::string refused(const std::string& user, protocol::CommandKind kind,
                      const std::string& text = "");
  void pass(Milliseconds time) { now += time; }
  void tick(std::uint64_t entropy = 1) { take(room.tick(now, entropy)); }
  void take(Decision decision);
  // The first of the seats that may act, and one of its legal actions.
  void act_randomly(std::uint64_t random);
  [[nodiscard]] std::string user_of(Seat seat) const { return kUsers.at(seat.number); }
  [[nodiscard]] bool is_over() const { return room.status() == protocol::RoomStatus::Finished; }
  [[nodiscard]] protocol::RoomView view(std::optional<Seat> viewer) const {
    return room.view(viewer, now);
  }

  Time now{Milliseconds(1'800'000'000'000)};
  Room room;
  std::vector<Event> events;
  int commands = 0;
};

[[nodiscard]] inline SettingsRequest hive_game(const std::string& ruleset = "Base",
                                               const ClockRules& clock = {}) {
  return {"hive", ruleset, 2, false, clock};
}
[[nodiscard]] inline SettingsRequest ada_game(int seats = 3, const ClockRules& clock = {}) {
  return {"ada", "-", seats, false, clock};
}

}  // namespace petek::server
