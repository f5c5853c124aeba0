// SPDX-License-Identifier: MIT
// The clocks of a game, as a value: time is passed in, nothing runs by itself.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <vector>

#include "petek/core/game.h"

namespace petek::server {

using Milliseconds = std::chrono::milliseconds;
using Time = std::chrono::sys_time<Milliseconds>;  // the server's

// Stored by name, see event_codec.cpp.
enum class ClockKind : std::uint8_t {
  None,
  Game,  // `main` for the whole game, and `increment` after each turn
  Turn,  // `main` for each turn, then `bank` once; `answer` to answer or discard
  Move,  // `main` for each turn, in days: a restart of the server does not stop it
};

struct ClockRules {
  ClockKind kind = ClockKind::None;
  Milliseconds main{};
  Milliseconds increment{};
  Milliseconds bank{};
  Milliseconds answer{};

  friend bool operator==(const ClockRules&, const ClockRules&) = default;
};
// Whether a game can be played with it: positive times, none beyond a year.
[[nodiscard]] bool is_playable(const ClockRules& rules);
// "none", "blitz" (under 8 minutes for 40 turns), "rapid" (under 25), "classical", "daily".
[[nodiscard]] const char* speed(const ClockRules& rules);

// What keeps a seat busy: nothing, its turn, or a question that it has to answer.
enum class Duty : std::uint8_t { None, Turn, Answer };

struct Situation {
  std::vector<Duty> duties;  // by seat
  std::uint64_t turn = 0;    // another number: another turn

  friend bool operator==(const Situation&, const Situation&) = default;
};

// What an action is forgiven for its way to the server, at most.
inline constexpr Milliseconds kMostLag{500};

class Clocks {
 public:
  Clocks() = default;
  Clocks(const ClockRules& rules, std::size_t seats);

  // The game stands differently from `now` on. `actor` acted, and its way here took `lag`.
  void go_on(const Situation& next, Time now, std::optional<Seat> actor = {},
             Milliseconds lag = {});
  // Takes up what a crash or restart had stopped: the time between costs nobody anything.
  void resume(Time now);
  void stop(Time now);

  // What is left to the seat at `now`; below 0, it is late. Nothing without a clock.
  [[nodiscard]] std::optional<Milliseconds> left(Seat seat, Time now) const;
  // Too late even with this lag.
  [[nodiscard]] bool is_late(Seat seat, Time now, Milliseconds lag) const;
  // When the first of the running clocks is late beyond doubt; nothing when none runs.
  [[nodiscard]] std::optional<Time> deadline() const;

  friend bool operator==(const Clocks&, const Clocks&) = default;

 private:
  struct Hand {
    Milliseconds main{};
    Milliseconds bank{};
    Milliseconds answer{};

    friend bool operator==(const Hand&, const Hand&) = default;
  };
  void charge(std::size_t seat, Time now, Milliseconds lag);
  [[nodiscard]] Milliseconds budget(std::size_t seat) const;

  ClockRules rules_;
  std::vector<Hand> hands_;
  Situation situation_;
  Time since_{};
};

}  // namespace petek::server
