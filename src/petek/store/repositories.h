// SPDX-License-Identifier: MIT
// The repositories in SQL that both databases understand.
#pragma once

#include "petek/store/database.h"
#include "petek/store/store.h"

namespace petek::store {

class SqlUsers final : public Users {
 public:
  explicit SqlUsers(Database& database) : database_(database) {}
  Result<void, UserFault> add(const User& user) override;
  std::optional<User> find(const UserId& id) override;
  std::optional<User> find_by_name(std::string_view name_key) override;
  Result<void, UserFault> update(const User& user) override;
  Result<void, UserFault> erase(const UserId& id, Time at) override;
  void set_recovery_codes(const UserId& id, std::span<const std::string> hashes) override;
  bool use_recovery_code(const UserId& id, std::string_view hash) override;

 private:
  std::optional<User> find_where(const std::string& condition, const std::string& value);
  Database& database_;
};

class SqlSessions final : public Sessions {
 public:
  explicit SqlSessions(Database& database) : database_(database) {}
  bool add(const Session& session) override;
  std::optional<Session> find(std::string_view token_hash, Time now) override;
  std::vector<Session> list(const UserId& user) override;
  void extend(std::string_view token_hash, Time expires) override;
  void erase(std::string_view token_hash) override;
  void erase_all(const UserId& user) override;
  void erase_expired(Time now) override;

 private:
  std::vector<Session> list_where(const std::string& condition, const std::string& value);
  Database& database_;
};

class SqlGames final : public Games {
 public:
  explicit SqlGames(Database& database) : database_(database) {}
  bool add(const GameRow& game) override;
  std::optional<GameRow> find(const GameId& id) override;
  void set_seat(const GameId& id, const GameSeat& seat) override;
  void finish(const GameId& id, Time at, std::string_view result) override;
  std::vector<GameId> unfinished() override;
  std::vector<GameRow> search(const GameQuery& query) override;

 private:
  std::vector<GameSeat> seats_of(const GameId& id);
  void write_seat(const GameId& id, const GameSeat& seat);
  Database& database_;
};

class SqlEvents final : public Events {
 public:
  explicit SqlEvents(Database& database) : database_(database) {}
  Result<void, AppendFault> append(const GameId& game,
                                   std::span<const StoredEvent> events) override;
  std::vector<StoredEvent> list(const GameId& game, std::int64_t after,
                                std::int64_t limit) override;

 private:
  [[nodiscard]] AppendFault fault_of(const GameId& game, std::int64_t first);
  void insert(const GameId& game, std::span<const StoredEvent> events);
  Database& database_;
};

class SqlRatings final : public Ratings {
 public:
  explicit SqlRatings(Database& database) : database_(database) {}
  std::optional<RatingRow> find(const RatingKey& key) override;
  std::vector<RatingRow> list(const UserId& user) override;
  std::vector<RatingRow> leaders(std::string_view kind, std::string_view speed, int limit) override;
  void set(const RatingRow& row) override;

 private:
  Database& database_;
};

class SqlChat final : public Chat {
 public:
  explicit SqlChat(Database& database) : database_(database) {}
  std::int64_t add(std::string_view room, const ChatLine& line) override;
  std::vector<ChatLine> list(std::string_view room, std::int64_t after, int limit) override;

 private:
  Database& database_;
};

class SqlReports final : public Reports {
 public:
  explicit SqlReports(Database& database) : database_(database) {}
  bool add(const Report& report) override;
  std::vector<Report> open() override;
  bool settle(const ReportId& id, Time at, std::string_view verdict) override;

 private:
  Database& database_;
};

}  // namespace petek::store
