// SPDX-License-Identifier: MIT
// Games and what happened in them. A game can be rebuilt from its events alone; the rest of its
// row is there to be searched.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "petek/core/game.h"
#include "petek/core/result.h"
#include "petek/store/types.h"

namespace petek::store {

enum class Visibility : std::uint8_t { Public, Unlisted, Private };  // Unlisted: by its link

struct GameSeat {
  Seat seat;
  std::optional<UserId> user;  // nobody: open, or a bot's
  std::string bot;
  std::optional<std::int64_t> place;  // in the final order, from 1; who is level shares it

  friend bool operator==(const GameSeat&, const GameSeat&) = default;
};

struct GameRow {
  GameId id;
  std::string kind;     // "hive"
  std::string ruleset;  // as the game writes it
  std::string speed;    // a class of clocks, as ratings know it
  std::string options;  // whatever else the game was made with
  Visibility visibility = Visibility::Public;
  bool rated = false;
  Time created{};
  std::optional<Time> finished;
  std::string result;           // a code, empty until it is finished
  std::int64_t last_seq = 0;    // of its last event; kept by Events
  std::vector<GameSeat> seats;  // by number

  friend bool operator==(const GameRow&, const GameRow&) = default;
};

// Newest first. Behind a key, never from an offset, so that pages neither skip nor repeat a game
// while others are finished.
struct PageKey {
  Time finished{};
  GameId id;
};
struct GameQuery {
  std::optional<UserId> player;
  std::optional<std::string> kind;
  std::optional<std::string> ruleset;
  std::optional<std::string> result;
  std::optional<Time> from;   // finished at or after
  std::optional<Time> until;  // finished before
  // Unlisted and private games, too: for their players and for administrators.
  bool all_visibilities = false;
  std::optional<PageKey> after;
  int limit = 50;
};

class Games {
 public:
  virtual ~Games() = default;

  // With its seats; its last_seq is 0. False when there is such a game.
  [[nodiscard]] virtual bool add(const GameRow& game) = 0;
  [[nodiscard]] virtual std::optional<GameRow> find(const GameId& id) = 0;
  // Writes the seat anew, whoever had it.
  virtual void set_seat(const GameId& id, const GameSeat& seat) = 0;
  virtual void finish(const GameId& id, Time at, std::string_view result) = 0;
  // What a server takes up again when it starts; oldest first.
  [[nodiscard]] virtual std::vector<GameId> unfinished() = 0;
  // Finished games that meet every condition.
  [[nodiscard]] virtual std::vector<GameRow> search(const GameQuery& query) = 0;
};

struct StoredEvent {
  std::int64_t seq = 0;  // from 1, without a gap
  std::string kind;
  std::string payload;
  Time at{};

  friend bool operator==(const StoredEvent&, const StoredEvent&) = default;
};

enum class AppendFault : std::uint8_t { NoSuchGame, Exists, Gap };

class Events {
 public:
  virtual ~Events() = default;

  // All or nothing. Refused unless they go on from the game's last event, which also refuses one of
  // two writers at once. When it returns outside of a transaction, a crash of the program, or of
  // the machine, no longer loses them.
  [[nodiscard]] virtual Result<void, AppendFault> append(const GameId& game,
                                                         std::span<const StoredEvent> events) = 0;
  // Those with seq > after, in order, at most `limit`.
  [[nodiscard]] virtual std::vector<StoredEvent> list(const GameId& game, std::int64_t after,
                                                      std::int64_t limit) = 0;
};

}  // namespace petek::store
