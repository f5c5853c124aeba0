// SPDX-License-Identifier: MIT
#include "petek/store/repositories.h"

namespace petek::store {

bool SqlSessions::add(const Session& session) {
  const std::string token = storable(session.token_hash);
  const std::string user = storable(session.user.text);
  const std::string kind = storable(session.kind);
  const long long created = to_column(session.created);
  const long long expires = to_column(session.expires);
  return guarded([&] {
    return change(database_.session(),
                  "insert into sessions (token_hash, user_id, kind, created, expires) "
                  "values (:token, :user, :kind, :created, :expires) on conflict do nothing",
                  soci::use(token), soci::use(user), soci::use(kind), soci::use(created),
                  soci::use(expires)) > 0;
  });
}

std::vector<Session> SqlSessions::list_where(const std::string& condition,
                                             const std::string& value) {
  return guarded([&] {
    std::vector<Session> sessions;
    Session session;
    long long created = 0;
    long long expires = 0;
    soci::statement rows =
        (database_.session().prepare
             << "select token_hash, user_id, kind, created, expires from sessions where " +
                    condition + " order by created, token_hash",
         soci::use(value), soci::into(session.token_hash), soci::into(session.user.text),
         soci::into(session.kind), soci::into(created), soci::into(expires));
    rows.execute();
    while (rows.fetch()) {
      session.created = to_time(created);
      session.expires = to_time(expires);
      sessions.push_back(session);
    }
    return sessions;
  });
}

std::optional<Session> SqlSessions::find(std::string_view token_hash, Time now) {
  const auto found = list_where("token_hash = :value", storable(token_hash));
  if (found.empty() || found.front().expires <= now) return std::nullopt;
  return found.front();
}

std::vector<Session> SqlSessions::list(const UserId& user) {
  return list_where("user_id = :value", storable(user.text));
}

void SqlSessions::extend(std::string_view token_hash, Time expires) {
  const std::string token = storable(token_hash);
  const long long at = to_column(expires);
  guarded([&] {
    change(database_.session(), "update sessions set expires = :at where token_hash = :token",
           soci::use(at), soci::use(token));
  });
}

void SqlSessions::erase(std::string_view token_hash) {
  const std::string token = storable(token_hash);
  guarded([&] {
    change(database_.session(), "delete from sessions where token_hash = :token", soci::use(token));
  });
}

void SqlSessions::erase_all(const UserId& user) {
  const std::string id = storable(user.text);
  guarded([&] {
    change(database_.session(), "delete from sessions where user_id = :id", soci::use(id));
  });
}

void SqlSessions::erase_expired(Time now) {
  const long long at = to_column(now);
  guarded([&] {
    change(database_.session(), "delete from sessions where expires <= :at", soci::use(at));
  });
}

}  // namespace petek::store
