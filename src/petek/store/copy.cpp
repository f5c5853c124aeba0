// SPDX-License-Identifier: MIT
#include "petek/store/copy.h"

#include <array>
#include <span>
#include <vector>

namespace petek::store {
namespace {

enum class Type : std::uint8_t { Text, Number, Real };
struct Column {
  std::string_view name;
  Type type;
};
struct Table {
  std::string_view name;
  std::vector<Column> columns;
};

// A table comes behind those that it refers to. The contract of backup() fails for what is missing.
std::vector<Table> tables() {
  using enum Type;
  return {
      {"users",
       {{"id", Text},
        {"name", Text},
        {"name_key", Text},
        {"password_hash", Text},
        {"created", Number},
        {"deleted", Number}}},
      {"recovery_codes", {{"user_id", Text}, {"hash", Text}}},
      {"sessions",
       {{"token_hash", Text},
        {"user_id", Text},
        {"kind", Text},
        {"created", Number},
        {"expires", Number}}},
      {"games",
       {{"id", Text},
        {"kind", Text},
        {"ruleset", Text},
        {"speed", Text},
        {"options", Text},
        {"visibility", Number},
        {"rated", Number},
        {"created", Number},
        {"finished", Number},
        {"result", Text},
        {"last_seq", Number}}},
      {"seats",
       {{"game_id", Text}, {"seat", Number}, {"user_id", Text}, {"bot", Text}, {"place", Number}}},
      {"events",
       {{"game_id", Text}, {"seq", Number}, {"kind", Text}, {"payload", Text}, {"at", Number}}},
      {"ratings",
       {{"user_id", Text},
        {"kind", Text},
        {"speed", Text},
        {"rating", Real},
        {"deviation", Real},
        {"volatility", Real},
        {"games", Number},
        {"updated", Number}}},
      {"chat_rooms", {{"room", Text}, {"last_number", Number}}},
      {"chat",
       {{"room", Text}, {"number", Number}, {"user_id", Text}, {"text", Text}, {"at", Number}}},
      {"reports",
       {{"id", Text},
        {"reporter", Text},
        {"subject", Text},
        {"game", Text},
        {"text", Text},
        {"created", Number},
        {"settled", Number},
        {"verdict", Text}}},
  };
}

// Room for one value on its way from one statement to the other.
struct Cell {
  Nullable<std::string> text;
  Nullable<long long> number;
  Nullable<double> real;
};

void exchange(Type type, Cell& cell, soci::statement& read, soci::statement& write) {
  const auto both = [&](auto& column) {
    read.exchange(into(column));
    write.exchange(use(column));
  };
  if (type == Type::Text) both(cell.text);
  if (type == Type::Number) both(cell.number);
  if (type == Type::Real) both(cell.real);
}

void start(soci::statement& statement, const std::string& sql) {
  statement.alloc();
  statement.prepare(sql);
  statement.define_and_bind();
}

void copy_table(const Table& table, soci::session& from, soci::session& to) {
  soci::statement read(from);
  soci::statement write(to);
  std::vector<Cell> cells(table.columns.size());
  std::string names;
  std::string places;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    const std::string name(table.columns[i].name);
    names += (i == 0 ? "" : ", ") + name;
    places += (i == 0 ? ":p" : ", :p") + std::to_string(i);
    exchange(table.columns[i].type, cells[i], read, write);
  }
  const std::string of_table(table.name);
  start(read, "select " + names + " from " + of_table);
  start(write, "insert into " + of_table + " (" + names + ") values (" + places + ")");
  read.execute();
  while (read.fetch()) write.execute(true);
}

}  // namespace

void copy_rows(Database& from, Database& to) {
  for (const Table& table : tables()) copy_table(table, from.session(), to.session());
}

bool has_rows(Database& database) {
  long long count = 0;
  for (const Table& table : tables()) {
    long long here = 0;
    database.session() << "select count(*) from " + std::string(table.name), soci::into(here);
    count += here;
  }
  return count > 0;
}

}  // namespace petek::store
