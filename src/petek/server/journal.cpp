// SPDX-License-Identifier: MIT
#include "petek/server/journal.h"

#include <limits>

namespace petek::server {
namespace {

std::vector<store::StoredEvent> stored(std::span<const Event> events) {
  std::vector<store::StoredEvent> out;
  for (const Event& event : events) {
    out.push_back({event.seq, std::string(name(event.kind)), payload(event), event.at});
  }
  return out;
}

store::GameSeat row_of(Seat seat, const Event& event) {
  store::GameSeat row{seat, std::nullopt, event.bot, std::nullopt};
  if (!event.user.empty()) row.user = store::UserId{event.user};
  return row;
}

void write_places(store::Store& store, const store::GameId& id, const Event& finished) {
  const auto game = store.games().find(id);
  if (!game) return;
  for (store::GameSeat seat : game->seats) {
    if (seat.seat.number >= finished.places.size()) continue;
    seat.place = finished.places[seat.seat.number];
    store.games().set_seat(id, seat);
  }
}

// What archive and lobby look for.
void update_row(store::Store& store, const store::GameId& id, const Event& event) {
  switch (event.kind) {
    case EventKind::Seated:
    case EventKind::Left:
      store.games().set_seat(id, row_of(event.seat.value(), event));
      break;
    case EventKind::Finished:
      write_places(store, id, event);
      store.games().finish(id, event.at, event.text);
      break;
    default:
      break;
  }
}

store::GameRow game_row(const store::GameId& id, store::Visibility visibility,
                        const Decision& made) {
  const Settings& settings = made.after.settings();
  store::GameRow row;
  row.id = id;
  row.kind = settings.kind;
  row.ruleset = settings.ruleset;
  row.speed = speed(settings.clock);
  row.visibility = visibility;
  row.rated = settings.rated;
  row.created = made.events.front().at;
  for (std::uint8_t seat = 0; seat < settings.seats; ++seat) {
    row.seats.push_back({Seat{seat}, std::nullopt, "", std::nullopt});
  }
  return row;
}

}  // namespace

bool add_game(store::Store& store, const store::GameId& id, store::Visibility visibility,
              const Decision& made) {
  bool is_new = false;
  store.transaction([&] {
    is_new = store.games().add(game_row(id, visibility, made));
    if (is_new && !append(store, id, made)) throw store::StoreError("a new game had events");
  });
  return is_new;
}

Result<void, store::AppendFault> append(store::Store& store, const store::GameId& id,
                                        const Decision& decision) {
  if (decision.events.empty()) return {};
  Result<void, store::AppendFault> result;
  store.transaction([&] {
    result = store.events().append(id, stored(decision.events));
    if (!result) return;
    for (const Event& event : decision.events) update_row(store, id, event);
  });
  return result;
}

Result<Room, ReplayError> load(store::Store& store, const store::GameId& id) {
  std::vector<Event> events;
  for (const auto& row : store.events().list(id, 0, std::numeric_limits<std::int64_t>::max())) {
    auto event = parse_event(row.seq, row.at, row.kind, row.payload);
    if (!event) return fail(ReplayError{row.seq, event.error().what});
    events.push_back(*std::move(event));
  }
  return Room::replay(events);
}

}  // namespace petek::server
