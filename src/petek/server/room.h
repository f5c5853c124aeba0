// SPDX-License-Identifier: MIT
// One game of any kind with its seats, clocks and agreements. A value without time, threads or
// sockets of its own: time is passed in.
//
// A room is its events, no more: replay() of them gives the same room. What is to happen is first
// decided, then stored, then told:
//
//     auto decision = room.decide(request, now);      // changes nothing
//     store.append(decision->events);                 // may fail: then nothing has happened
//     room = std::move(decision->after);
//     ... acknowledge, and send every viewer its view
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "petek/core/game.h"
#include "petek/core/result.h"
#include "petek/protocol/messages.h"
#include "petek/server/clock.h"
#include "petek/server/event.h"
#include "petek/server/play.h"
#include "petek/server/reason.h"

namespace petek::server {

struct SettingsRequest {
  std::string kind;
  std::string ruleset;
  int seats = 2;
  bool rated = false;
  ClockRules clock;
};
// `seed`: of the dice, secret random bytes. `setup_seed`: for what is drawn before the game and
// shown (a map); it must not be derived from the other.
[[nodiscard]] Result<Settings, protocol::Refusal> make_settings(const SettingsRequest& request,
                                                                const fair::Seed& seed,
                                                                std::uint64_t setup_seed);

// Who asks: a user, or a bot that the server runs for a seat (command.seat says which).
struct Request {
  protocol::Command command;
  std::string user;    // authenticated; empty for a bot
  Milliseconds lag{};  // its way here, as the server measured it; bounded by kMostLag
};

class Room;
struct Decision;
struct ReplayError {
  std::int64_t seq = 0;  // of the event that cannot have happened
  std::string what;
};

class Room {
 public:
  [[nodiscard]] static Decision create(const Settings& settings, Time now);
  [[nodiscard]] static Result<Room, ReplayError> replay(std::span<const Event> events);

  Room(const Room& other);
  Room(Room&&) noexcept = default;
  Room& operator=(const Room& other);
  Room& operator=(Room&&) noexcept = default;
  ~Room() = default;

  // What follows from a command, or why nothing does. A command with an id that this user has used
  // before is not played again: the answer is that of the first time, without events.
  [[nodiscard]] Result<Decision, protocol::Refusal> decide(const Request& request, Time now) const;
  // What follows from time alone: flags, actions for the silent. `entropy` for the latter.
  [[nodiscard]] Decision tick(Time now, std::uint64_t entropy) const;
  // When tick() next has something to do, unless something else happens before.
  [[nodiscard]] std::optional<Time> deadline() const;
  // The user has gone: a bot takes the seat until the user returns. Nothing where that is not done.
  [[nodiscard]] Decision leave_to_bot(Seat seat, Time now) const;
  // To be asked once after a restart of the server: no clock ran meanwhile.
  [[nodiscard]] Decision restart(Time now) const;

  [[nodiscard]] std::int64_t seq() const { return seq_; }
  [[nodiscard]] const Settings& settings() const { return settings_; }
  [[nodiscard]] protocol::RoomStatus status() const { return status_; }
  [[nodiscard]] std::optional<Seat> seat_of(std::string_view user) const;
  // Seats for which a bot is to send a command now.
  [[nodiscard]] SeatSet bots_to_act() const;
  [[nodiscard]] const std::vector<int>& places() const { return places_; }
  // What may be sent to this seat, or to spectators; `now` for the clocks.
  [[nodiscard]] protocol::RoomView view(std::optional<Seat> viewer, Time now) const;

  // Everything that decides what happens next is equal.
  friend bool operator==(const Room& a, const Room& b);

 private:
  friend class Draft;  // draft.h
  struct Place {
    std::string user;
    std::string bot;
    std::string nonce;
    bool bot_holds = false;
    bool has_resigned = false;
    bool has_acted = false;
    int timeouts = 0;             // in a row
    std::int64_t duty_since = 0;  // the event that a command to act must have seen

    friend bool operator==(const Place&, const Place&) = default;
  };

  Room() = default;

  // One event further. False, with the room in no usable state, when it cannot have happened.
  [[nodiscard]] bool apply(const Event& event);
  [[nodiscard]] bool apply_created(const Event& event);
  [[nodiscard]] bool apply_seating(const Event& event);
  [[nodiscard]] bool apply_play(const Event& event);
  [[nodiscard]] bool apply_agreement(const Event& event);
  void after_play(const Event& event, bool taken_back);
  [[nodiscard]] fair::FairDice dice() const;
  [[nodiscard]] bool is_playing() const { return status_ == protocol::RoomStatus::Playing; }
  [[nodiscard]] const Place& place(Seat seat) const { return seats_[seat.number]; }

  // ---- Deciding: a refusal, or events added to the draft
  using Verdict = std::optional<protocol::Refusal>;
  [[nodiscard]] Verdict sit(const Request& request, class Draft& draft) const;
  [[nodiscard]] Verdict leave(const Request& request, Draft& draft) const;
  [[nodiscard]] Verdict act(const Request& request, Seat seat, Draft& draft) const;
  [[nodiscard]] Verdict resign(Seat seat, Draft& draft) const;
  [[nodiscard]] Verdict abort(Seat seat, Draft& draft) const;
  [[nodiscard]] Verdict draw(const Request& request, Seat seat, Draft& draft) const;
  [[nodiscard]] Verdict takeback(const Request& request, Seat seat, Draft& draft) const;
  [[nodiscard]] Verdict give_back(Seat seat, Draft& draft) const;
  [[nodiscard]] Verdict decide_for(const Request& request, Draft& draft) const;
  [[nodiscard]] Result<Seat, protocol::Refusal> seat_of(const Request& request) const;

  const Kind* kind_ = nullptr;
  Settings settings_;
  std::unique_ptr<Play> play_;
  std::int64_t seq_ = 0;
  protocol::RoomStatus status_ = protocol::RoomStatus::Open;
  std::vector<Place> seats_;
  Clocks clocks_;
  std::optional<Seat> draw_offer_;
  std::optional<Seat> takeback_;
  std::int64_t agreement_since_ = 0;  // the event with which the open question was asked
  std::vector<Seat> resigned_;        // in that order
  std::string result_;
  std::vector<int> places_;
  // By user and command: the events to which it led.
  std::map<std::pair<std::string, std::string>, std::int64_t> commands_;
};

struct Decision {
  std::vector<Event> events;  // to be stored before `after` takes the room's place; may be none
  Room after;
  std::int64_t seq = 0;      // the first event of the command, also where it had come before
  bool is_repeated = false;  // the command had come before
};

}  // namespace petek::server
