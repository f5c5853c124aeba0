// SPDX-License-Identifier: MIT
// A connection and its transactions; for the sources of this folder alone, since SOCI is heavy.
#pragma once

#include <soci/soci.h>

#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "petek/store/types.h"

namespace petek::store {

class Database {
 public:
  // Connects; makes no tables.
  explicit Database(std::string_view address);

  [[nodiscard]] soci::session& session() { return session_; }
  [[nodiscard]] bool is_sqlite() const { return is_sqlite_; }

  // See Store::transaction().
  void transaction(const std::function<void()>& work) { run(work, write_begin()); }
  // Sees one moment of everything and writes nothing.
  void snapshot(const std::function<void()>& work) { run(work, snapshot_begin()); }

 private:
  [[nodiscard]] const char* write_begin() const;
  [[nodiscard]] const char* snapshot_begin() const;
  void run(const std::function<void()>& work, const char* begin);
  void roll_back() noexcept;

  bool is_sqlite_;
  soci::session session_;
  bool in_transaction_ = false;
  bool is_doomed_ = false;  // a part of the transaction threw
};

// Calls it, and turns what SOCI throws into a StoreError.
template <class Work>
auto guarded(Work&& work) {
  try {
    return work();
  } catch (const soci::soci_error& error) {
    throw StoreError(error.what());
  }
}

// The text, if it can be stored.
[[nodiscard]] inline std::string storable(std::string_view text) {
  if (text.find('\0') != std::string_view::npos) throw StoreError("a text has a zero byte");
  return std::string(text);
}

[[nodiscard]] inline long long to_column(Time at) {
  return at.time_since_epoch().count();
}
[[nodiscard]] inline Time to_time(long long column) {
  return Time(std::chrono::milliseconds(column));
}

// A column that may be null: its value, and the indicator that SOCI asks for.
template <class T>
struct Nullable {
  T value{};
  soci::indicator indicator = soci::i_null;

  [[nodiscard]] bool has_value() const { return indicator == soci::i_ok; }
};
[[nodiscard]] inline Nullable<long long> to_column(const std::optional<Time>& at) {
  if (!at) return {};
  return {to_column(*at), soci::i_ok};
}
[[nodiscard]] inline std::optional<Time> to_time(const Nullable<long long>& column) {
  if (!column.has_value()) return std::nullopt;
  return to_time(column.value);
}

// Exchanges that read better in a row of many.
template <class T>
[[nodiscard]] auto into(Nullable<T>& column) {
  return soci::into(column.value, column.indicator);
}
// SOCI keeps a reference to the name, so that it must outlive the call.
inline const std::string kByPosition;
template <class T>
[[nodiscard]] auto use(Nullable<T>& column) {
  return soci::use(column.value, column.indicator, kByPosition);
}

// Prepares and executes what changes rows; says how many.
template <class... Uses>
long long change(soci::session& session, const std::string& sql, Uses&&... uses) {
  soci::statement statement(session);
  (statement.exchange(std::forward<Uses>(uses)), ...);
  statement.alloc();
  statement.prepare(sql);
  statement.define_and_bind();
  statement.execute(true);
  return statement.get_affected_rows();
}

}  // namespace petek::store
