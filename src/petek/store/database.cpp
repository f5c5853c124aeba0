// SPDX-License-Identifier: MIT
#include "petek/store/database.h"

#include <soci/postgresql/soci-postgresql.h>
#include <soci/sqlite3/soci-sqlite3.h>

namespace petek::store {
namespace {

constexpr std::string_view kSqlite = "sqlite:";
constexpr std::string_view kPostgresql = "postgresql:";

bool names_sqlite(std::string_view address) {
  if (address.starts_with(kSqlite)) return true;
  if (address.starts_with(kPostgresql)) return false;
  throw StoreError("a store is sqlite:PATH or postgresql://…, not " + std::string(address));
}

std::string connection_string(std::string_view address) {
  if (!names_sqlite(address)) return std::string(address);
  const std::string path(address.substr(kSqlite.size()));
  if (path.empty() || path.find('"') != std::string::npos) {
    throw StoreError("no SQLite file can be called '" + path + "'");
  }
  return "dbname=\"" + path + "\"";
}

void connect(soci::session& session, bool is_sqlite, const std::string& text) {
  if (!is_sqlite) {
    session.open(soci::postgresql, text);
    session << "set client_encoding to 'UTF8'";
    session << "set synchronous_commit to on";
    session << "set client_min_messages to warning";
    return;
  }
  session.open(soci::sqlite3, text);
  session << "pragma busy_timeout = 10000";
  // Readers and a writer do not wait for each other; with FULL a commit is on the disk when it
  // returns, so that not even a power cut takes it back.
  session << "pragma journal_mode = wal";
  session << "pragma synchronous = full";
  session << "pragma foreign_keys = on";
}

}  // namespace

Database::Database(std::string_view address) : is_sqlite_(names_sqlite(address)) {
  guarded([&] { connect(session_, is_sqlite_, connection_string(address)); });
}

// A SQLite transaction that begins by reading cannot always go on to write; so it says at once that
// it will.
const char* Database::write_begin() const {
  return is_sqlite_ ? "begin immediate" : "begin";
}

const char* Database::snapshot_begin() const {
  return is_sqlite_ ? "begin" : "begin isolation level repeatable read read only";
}

void Database::run(const std::function<void()>& work, const char* begin) {
  if (in_transaction_) {
    try {
      guarded(work);
    } catch (...) {
      is_doomed_ = true;
      throw;
    }
    return;
  }
  guarded([&] { session_ << begin; });
  in_transaction_ = true;
  is_doomed_ = false;
  try {
    guarded(work);
    if (is_doomed_) throw StoreError("a part of the transaction had failed");
    guarded([&] { session_ << "commit"; });
  } catch (...) {
    roll_back();
    throw;
  }
  in_transaction_ = false;
}

void Database::roll_back() noexcept {
  in_transaction_ = false;
  try {
    session_ << "rollback";
  } catch (const soci::soci_error&) {
    // The connection is gone, and with it the transaction.
  }
}

}  // namespace petek::store
