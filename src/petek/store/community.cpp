// SPDX-License-Identifier: MIT
#include "petek/store/community.h"

#include "petek/store/repositories.h"

namespace petek::store {
namespace {

// The rows of a statement that is still without its outputs.
template <class... Uses>
std::vector<RatingRow> ratings_where(soci::session& session, const std::string& tail,
                                     Uses&&... uses) {
  RatingRow row;
  long long games = 0;
  long long updated = 0;
  soci::statement rows(session);
  (rows.exchange(std::forward<Uses>(uses)), ...);
  for (std::string* text : {&row.key.user.text, &row.key.kind, &row.key.speed}) {
    rows.exchange(soci::into(*text));
  }
  for (double* number : {&row.rating, &row.deviation, &row.volatility}) {
    rows.exchange(soci::into(*number));
  }
  rows.exchange(soci::into(games));
  rows.exchange(soci::into(updated));
  rows.alloc();
  rows.prepare(
      "select user_id, kind, speed, rating, deviation, volatility, games, updated "
      "from ratings where " +
      tail);
  rows.define_and_bind();
  rows.execute();
  std::vector<RatingRow> found;
  while (rows.fetch()) {
    row.games = games;
    row.updated = to_time(updated);
    found.push_back(row);
  }
  return found;
}

}  // namespace

std::optional<RatingRow> SqlRatings::find(const RatingKey& key) {
  const std::string user = storable(key.user.text);
  const std::string kind = storable(key.kind);
  const std::string speed = storable(key.speed);
  return guarded([&]() -> std::optional<RatingRow> {
    const auto rows =
        ratings_where(database_.session(), "user_id = :user and kind = :kind and speed = :speed",
                      soci::use(user), soci::use(kind), soci::use(speed));
    if (rows.empty()) return std::nullopt;
    return rows.front();
  });
}

std::vector<RatingRow> SqlRatings::list(const UserId& user) {
  const std::string id = storable(user.text);
  return guarded([&] {
    return ratings_where(database_.session(), "user_id = :user order by kind, speed",
                         soci::use(id));
  });
}

std::vector<RatingRow> SqlRatings::leaders(std::string_view kind, std::string_view speed,
                                           int limit) {
  const std::string of_kind = storable(kind);
  const std::string of_speed = storable(speed);
  const long long most = limit;
  return guarded([&] {
    return ratings_where(
        database_.session(),
        "kind = :kind and speed = :speed order by rating desc, user_id limit :limit",
        soci::use(of_kind), soci::use(of_speed), soci::use(most));
  });
}

void SqlRatings::set(const RatingRow& row) {
  const std::string user = storable(row.key.user.text);
  const std::string kind = storable(row.key.kind);
  const std::string speed = storable(row.key.speed);
  const long long games = row.games;
  const long long updated = to_column(row.updated);
  guarded([&] {
    change(database_.session(),
           "insert into ratings (user_id, kind, speed, rating, deviation, volatility, games, "
           "updated) values (:user, :kind, :speed, :rating, :deviation, :volatility, :games, "
           ":updated) on conflict (user_id, kind, speed) do update set rating = excluded.rating, "
           "deviation = excluded.deviation, volatility = excluded.volatility, "
           "games = excluded.games, updated = excluded.updated",
           soci::use(user), soci::use(kind), soci::use(speed), soci::use(row.rating),
           soci::use(row.deviation), soci::use(row.volatility), soci::use(games),
           soci::use(updated));
  });
}

std::int64_t SqlChat::add(std::string_view room, const ChatLine& line) {
  const std::string name = storable(room);
  const std::string user = storable(line.user.text);
  const std::string text = storable(line.text);
  const long long at = to_column(line.at);
  long long number = 0;
  database_.transaction([&] {
    // The row of the room is held until the end, so that no two lines get one number.
    change(database_.session(),
           "insert into chat_rooms (room, last_number) values (:room, 1) "
           "on conflict (room) do update set last_number = chat_rooms.last_number + 1",
           soci::use(name));
    database_.session() << "select last_number from chat_rooms where room = :room", soci::use(name),
        soci::into(number);
    change(database_.session(),
           "insert into chat (room, number, user_id, text, at) "
           "values (:room, :number, :user, :text, :at)",
           soci::use(name), soci::use(number), soci::use(user), soci::use(text), soci::use(at));
  });
  return number;
}

std::vector<ChatLine> SqlChat::list(std::string_view room, std::int64_t after, int limit) {
  const std::string name = storable(room);
  return guarded([&] {
    std::vector<ChatLine> lines;
    ChatLine line;
    long long number = 0;
    long long at = 0;
    const long long from = after;
    const long long most = limit;
    soci::statement rows =
        (database_.session().prepare
             << "select number, user_id, text, at from chat where room = :room and "
                "number > :after order by number limit :limit",
         soci::use(name), soci::use(from), soci::use(most), soci::into(number),
         soci::into(line.user.text), soci::into(line.text), soci::into(at));
    rows.execute();
    while (rows.fetch()) {
      line.number = number;
      line.at = to_time(at);
      lines.push_back(line);
    }
    return lines;
  });
}

bool SqlReports::add(const Report& report) {
  const std::string id = storable(report.id.text);
  const std::string reporter = storable(report.reporter.text);
  const std::string subject = storable(report.subject.text);
  const std::string game = storable(report.game);
  const std::string text = storable(report.text);
  const long long created = to_column(report.created);
  return guarded([&] {
    return change(database_.session(),
                  "insert into reports (id, reporter, subject, game, text, created, verdict) "
                  "values (:id, :reporter, :subject, :game, :text, :created, '') "
                  "on conflict do nothing",
                  soci::use(id), soci::use(reporter), soci::use(subject), soci::use(game),
                  soci::use(text), soci::use(created)) > 0;
  });
}

std::vector<Report> SqlReports::open() {
  return guarded([&] {
    std::vector<Report> reports;
    Report report;
    long long created = 0;
    soci::statement rows = (database_.session().prepare
                                << "select id, reporter, subject, game, text, created from reports "
                                   "where settled is null order by created, id",
                            soci::into(report.id.text), soci::into(report.reporter.text),
                            soci::into(report.subject.text), soci::into(report.game),
                            soci::into(report.text), soci::into(created));
    rows.execute();
    while (rows.fetch()) {
      report.created = to_time(created);
      reports.push_back(report);
    }
    return reports;
  });
}

bool SqlReports::settle(const ReportId& report, Time at, std::string_view verdict) {
  const std::string id = storable(report.text);
  const std::string text = storable(verdict);
  const long long settled = to_column(at);
  return guarded([&] {
    return change(database_.session(),
                  "update reports set settled = :at, verdict = :verdict "
                  "where id = :id and settled is null",
                  soci::use(settled), soci::use(text), soci::use(id)) > 0;
  });
}

}  // namespace petek::store
