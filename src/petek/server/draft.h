// SPDX-License-Identifier: MIT
// A room that goes ahead of the real one, and the events that it took.
#pragma once

#include <utility>
#include <vector>

#include "petek/core/assert.h"
#include "petek/server/room.h"

namespace petek::server {

class Draft {
 public:
  Draft(const Room& room, Time now) : room_(room), now_(now) {}
  // Of a room that does not exist yet.
  explicit Draft(Time now) : now_(now) {}

  // The next event carries this command.
  void set_command(const std::string& user, const std::string& id) {
    sender_ = user;
    command_ = id;
  }

  void add(Event event) {
    event.seq = room_.seq_ + 1;
    event.at = now_;
    event.command = std::exchange(command_, "");
    event.sender = std::exchange(sender_, "");
    const bool happened = room_.apply(event);
    PETEK_ASSERT(happened, "an event was decided that cannot happen");
    events_.push_back(std::move(event));
  }
  void add(EventKind kind, std::optional<Seat> seat = {}, std::string text = "") {
    Event event;
    event.kind = kind;
    event.seat = seat;
    event.text = std::move(text);
    add(std::move(event));
  }

  // What the game itself goes on to do: chance answers, the game ends.
  void settle();
  // The game ends for this reason; by how it stands, or with these places.
  void finish(const std::string& why, std::vector<int> places);
  // Acts for a seat that is silent.
  void act_safely(Seat seat, std::uint64_t entropy);

  [[nodiscard]] const Room& room() const { return room_; }
  [[nodiscard]] Time now() const { return now_; }
  [[nodiscard]] Decision take() {
    const std::int64_t seq = events_.empty() ? room_.seq_ : events_.front().seq;
    return {std::move(events_), std::move(room_), seq, false};
  }

 private:
  Room room_;
  Time now_;
  std::vector<Event> events_;
  std::string command_;
  std::string sender_;
};

}  // namespace petek::server
