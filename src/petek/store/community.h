// SPDX-License-Identifier: MIT
// What players leave beside their games: ratings, chat, reports.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "petek/store/types.h"

namespace petek::store {

struct RatingKey {
  UserId user;
  std::string kind;   // of game
  std::string speed;  // a class of clocks

  friend bool operator==(const RatingKey&, const RatingKey&) = default;
};
// Glicko-2.
struct RatingRow {
  RatingKey key;
  double rating = 0;
  double deviation = 0;
  double volatility = 0;
  std::int64_t games = 0;
  Time updated{};

  friend bool operator==(const RatingRow&, const RatingRow&) = default;
};

class Ratings {
 public:
  virtual ~Ratings() = default;

  [[nodiscard]] virtual std::optional<RatingRow> find(const RatingKey& key) = 0;
  [[nodiscard]] virtual std::vector<RatingRow> list(const UserId& user) = 0;
  // The best first.
  [[nodiscard]] virtual std::vector<RatingRow> leaders(std::string_view kind,
                                                       std::string_view speed, int limit) = 0;
  virtual void set(const RatingRow& row) = 0;
};

// A room of talk is a text: the players' and the spectators' of one game are two.
struct ChatLine {
  std::int64_t number = 0;  // in its room, from 1; given by add()
  UserId user;
  std::string text;
  Time at{};

  friend bool operator==(const ChatLine&, const ChatLine&) = default;
};

class Chat {
 public:
  virtual ~Chat() = default;

  // Returns its number.
  virtual std::int64_t add(std::string_view room, const ChatLine& line) = 0;
  // Those with number > after, in order, at most `limit`.
  [[nodiscard]] virtual std::vector<ChatLine> list(std::string_view room, std::int64_t after,
                                                   int limit) = 0;
};

struct Report {
  ReportId id;
  UserId reporter;
  UserId subject;
  std::string game;  // empty: not about a game
  std::string text;  // what is said, with the lines of chat that it is about
  Time created{};
  std::optional<Time> settled;
  std::string verdict;

  friend bool operator==(const Report&, const Report&) = default;
};

class Reports {
 public:
  virtual ~Reports() = default;

  [[nodiscard]] virtual bool add(const Report& report) = 0;  // false when there is such an id
  // Oldest first.
  [[nodiscard]] virtual std::vector<Report> open() = 0;
  // False when it is not there or settled already.
  [[nodiscard]] virtual bool settle(const ReportId& id, Time at, std::string_view verdict) = 0;
};

}  // namespace petek::store
