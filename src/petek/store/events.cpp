// SPDX-License-Identifier: MIT
#include "petek/store/repositories.h"

namespace petek::store {

Result<void, AppendFault> SqlEvents::append(const GameId& game,
                                            std::span<const StoredEvent> events) {
  if (events.empty()) return {};
  for (std::size_t i = 1; i < events.size(); ++i) {
    if (events[i].seq != events[i - 1].seq + 1) return fail(AppendFault::Gap);
  }
  const std::string id = storable(game.text);
  const long long before = events.front().seq - 1;
  const long long last = events.back().seq;
  std::optional<AppendFault> fault;
  database_.transaction([&] {
    // The row of the game is what two writers meet at: one of them finds another last_seq.
    const long long moved =
        change(database_.session(),
               "update games set last_seq = :last where id = :id and last_seq = :before",
               soci::use(last), soci::use(id), soci::use(before));
    if (moved == 0) {
      fault = fault_of(game, events.front().seq);
    } else {
      insert(game, events);
    }
  });
  if (fault) return fail(*fault);
  return {};
}

AppendFault SqlEvents::fault_of(const GameId& game, std::int64_t first) {
  long long last = 0;
  database_.session() << "select last_seq from games where id = :id", soci::use(game.text),
      soci::into(last);
  if (!database_.session().got_data()) return AppendFault::NoSuchGame;
  return first <= last ? AppendFault::Exists : AppendFault::Gap;
}

void SqlEvents::insert(const GameId& game, std::span<const StoredEvent> events) {
  for (const StoredEvent& event : events) {
    const long long seq = event.seq;
    const long long at = to_column(event.at);
    const std::string kind = storable(event.kind);
    const std::string payload = storable(event.payload);
    change(database_.session(),
           "insert into events (game_id, seq, kind, payload, at) "
           "values (:game, :seq, :kind, :payload, :at)",
           soci::use(game.text), soci::use(seq), soci::use(kind), soci::use(payload),
           soci::use(at));
  }
}

std::vector<StoredEvent> SqlEvents::list(const GameId& game, std::int64_t after,
                                         std::int64_t limit) {
  const std::string id = storable(game.text);
  return guarded([&] {
    std::vector<StoredEvent> events;
    StoredEvent event;
    long long seq = 0;
    long long at = 0;
    const long long from = after;
    const long long most = limit;
    soci::statement rows =
        (database_.session().prepare
             << "select seq, kind, payload, at from events where game_id = :id and seq > :after "
                "order by seq limit :limit",
         soci::use(id), soci::use(from), soci::use(most), soci::into(seq), soci::into(event.kind),
         soci::into(event.payload), soci::into(at));
    rows.execute();
    while (rows.fetch()) {
      event.seq = seq;
      event.at = to_time(at);
      events.push_back(event);
    }
    return events;
  });
}

}  // namespace petek::store
