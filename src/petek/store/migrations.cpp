// SPDX-License-Identifier: MIT
#include "petek/store/migrations.h"

#include <array>
#include <string>

namespace petek::store {
namespace {

// Numbers are bigint throughout: SOCI silently cuts what comes from a smaller column of SQLite.
constexpr std::array<std::string_view, 15> kFirst = {
    R"(create table users (
         id text primary key,
         name text not null,
         name_key text unique,
         password_hash text not null,
         created bigint not null,
         deleted bigint))",
    R"(create table recovery_codes (
         user_id text not null references users (id),
         hash text not null,
         primary key (user_id, hash)))",
    R"(create table sessions (
         token_hash text primary key,
         user_id text not null references users (id),
         kind text not null,
         created bigint not null,
         expires bigint not null))",
    "create index sessions_by_user on sessions (user_id)",
    R"(create table games (
         id text primary key,
         kind text not null,
         ruleset text not null,
         speed text not null,
         options text not null,
         visibility bigint not null,
         rated bigint not null,
         created bigint not null,
         finished bigint,
         result text not null,
         last_seq bigint not null))",
    "create index games_by_end on games (finished, id)",
    "create index games_in_play on games (created) where finished is null",
    R"(create table seats (
         game_id text not null references games (id),
         seat bigint not null,
         user_id text references users (id),
         bot text not null,
         place bigint,
         primary key (game_id, seat)))",
    "create index seats_by_user on seats (user_id, game_id)",
    R"(create table events (
         game_id text not null references games (id),
         seq bigint not null,
         kind text not null,
         payload text not null,
         at bigint not null,
         primary key (game_id, seq)))",
    R"(create table ratings (
         user_id text not null references users (id),
         kind text not null,
         speed text not null,
         rating double precision not null,
         deviation double precision not null,
         volatility double precision not null,
         games bigint not null,
         updated bigint not null,
         primary key (user_id, kind, speed)))",
    "create index ratings_by_value on ratings (kind, speed, rating)",
    R"(create table chat_rooms (
         room text primary key,
         last_number bigint not null))",
    R"(create table chat (
         room text not null references chat_rooms (room),
         number bigint not null,
         user_id text not null references users (id),
         text text not null,
         at bigint not null,
         primary key (room, number)))",
    R"(create table reports (
         id text primary key,
         reporter text not null references users (id),
         subject text not null references users (id),
         game text not null,
         text text not null,
         created bigint not null,
         settled bigint,
         verdict text not null))",
};

constexpr std::array<Migration, 1> kMigrations = {{{1, kFirst}}};

// Any number: servers that start together take their turns.
constexpr const char* kPostgresqlLock = "select pg_advisory_xact_lock(7285031)";

bool has_version_table(Database& database) {
  long long count = 0;
  database.session() << (database.is_sqlite()
                             ? "select count(*) from sqlite_master where name = 'schema_version'"
                             : "select count(*) from information_schema.tables "
                               "where table_schema = current_schema() "
                               "and table_name = 'schema_version'"),
      soci::into(count);
  return count > 0;
}

void perform(Database& database, const Migration& step) {
  if (step.number == 1) {
    database.session() << "create table schema_version (version bigint not null)";
    database.session() << "insert into schema_version (version) values (0)";
  }
  for (const std::string_view sql : step.statements) database.session() << std::string(sql);
  const long long number = step.number;
  database.session() << "update schema_version set version = :number", soci::use(number);
}

}  // namespace

std::span<const Migration> migrations() {
  return kMigrations;
}

std::int64_t schema_version(Database& database) {
  return guarded([&]() -> std::int64_t {
    if (!has_version_table(database)) return 0;
    long long version = 0;
    database.session() << "select version from schema_version", soci::into(version);
    return version;
  });
}

void migrate(Database& database, std::span<const Migration> steps) {
  const auto known = static_cast<std::int64_t>(steps.size());
  if (schema_version(database) > known) {
    throw StoreError("a later version of the program has written this store");
  }
  for (const Migration& step : steps) {
    if (schema_version(database) >= step.number) continue;
    database.transaction([&] {
      if (!database.is_sqlite()) database.session() << kPostgresqlLock;
      if (schema_version(database) < step.number) perform(database, step);
    });
  }
}

}  // namespace petek::store
