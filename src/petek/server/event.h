// SPDX-License-Identifier: MIT
// What happens in a room, one after the other: all that a room is made of, and all that is stored.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "petek/core/game.h"
#include "petek/core/result.h"
#include "petek/server/clock.h"

namespace petek::server {

// Stored by name, see event_codec.cpp; never renumbered. Chat is no part of a game.
enum class EventKind : std::uint8_t {
  Created,           // settings
  Seated,            // seat, user or bot; text: the nonce
  Left,              // seat
  Started,           //
  Acted,             // seat, text: the action, by, lag
  Chance,            // text: the outcome
  DrawOffered,       // seat
  DrawAccepted,      // seat
  DrawDeclined,      // seat
  TakebackAsked,     // seat
  TakebackDeclined,  // seat
  TakenBack,         // seat, who agreed; number: how many entries of the record go
  Resigned,          // seat
  Aborted,           // seat
  Flagged,           // seat
  Absent,            // seat: a bot holds it
  Returned,          // seat: its user is back
  Restarted,         // the server was; the clocks did not run
  Finished,          // text: why; places; the seed becomes public
};
inline constexpr std::size_t kEventKindCount = 19;

enum class By : std::uint8_t { Player, Bot, Timeout };

// What a room is made with. Public but for the seed.
struct Settings {
  std::string kind;     // of game, see play.h
  std::string ruleset;  // as the game writes it
  std::string start;    // what the record begins with
  int seats = 0;
  bool rated = false;
  ClockRules clock;
  std::string seed;        // of the dice, hexadecimal; secret until the game is over
  std::string commitment;  // SHA-256 of the seed, public from the beginning

  friend bool operator==(const Settings&, const Settings&) = default;
};

struct Event {
  std::int64_t seq = 0;  // from 1, without a gap
  Time at{};
  EventKind kind = EventKind::Created;
  std::optional<Seat> seat;
  std::string text;
  std::string user;  // who sits down
  std::string bot;
  By by = By::Player;
  Milliseconds lag{};
  std::int64_t number = 0;
  std::vector<int> places;  // by seat, from 1; who is level shares one; empty: aborted
  std::optional<Settings> settings;
  // The command that led to it, and whose that was; only in the first event of several.
  std::string command;
  std::string sender;

  friend bool operator==(const Event&, const Event&) = default;
};

// As stored: the name of the kind and a JSON object. Written text is read back equal; unknown
// fields are refused, since an event that is half understood would make another game.
[[nodiscard]] std::string_view name(EventKind kind);
[[nodiscard]] std::string payload(const Event& event);
struct EventError {
  std::string what;
};
[[nodiscard]] Result<Event, EventError> parse_event(std::int64_t seq, Time at,
                                                    std::string_view kind,
                                                    std::string_view payload);

}  // namespace petek::server
