// SPDX-License-Identifier: MIT
// A game of any kind, as a room knows it. A kind of game is one row of kinds(), and one class.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "petek/core/game.h"
#include "petek/core/result.h"
#include "petek/fair/fair_dice.h"
#include "petek/protocol/messages.h"
#include "petek/server/clock.h"

namespace petek::server {

// A game in progress. Its record is a list of entries: actions and outcomes of chance.
class Play {
 public:
  virtual ~Play() = default;
  [[nodiscard]] virtual std::unique_ptr<Play> clone() const = 0;

  [[nodiscard]] virtual SeatSet acting_seats() const = 0;
  [[nodiscard]] virtual bool is_chance() const = 0;
  [[nodiscard]] virtual bool is_over() const = 0;
  [[nodiscard]] virtual std::uint64_t key() const = 0;
  // Another number: another turn; from 1.
  [[nodiscard]] virtual std::uint64_t turn() const = 0;
  [[nodiscard]] virtual Duty duty(Seat seat) const = 0;

  // The canonical text of an action that the seat may perform, or the engine's reason against it.
  [[nodiscard]] virtual Result<std::string, protocol::Refusal> read(
      Seat seat, std::string_view text) const = 0;
  // Performs what read() gave. False, with nothing changed, when it is not legal.
  [[nodiscard]] virtual bool play(Seat seat, std::string_view action) = 0;
  // What chance answers, by the dice. Asks for is_chance().
  [[nodiscard]] virtual std::string draw(const fair::FairDice& dice) const = 0;
  [[nodiscard]] virtual bool play_chance(std::string_view outcome) = 0;
  // What is done for a seat that is silent: never unwise beyond need, always legal. `entropy`
  // decides where nothing else does. Asks for a seat that acts.
  [[nodiscard]] virtual std::string safe_action(Seat seat, std::uint64_t entropy) const = 0;

  // How many entries go when the seat takes its last action back; 0: it has none.
  [[nodiscard]] virtual std::int64_t takeback_size(Seat seat) const = 0;
  [[nodiscard]] virtual bool take_back(std::int64_t entries) = 0;

  // The final order by seat, from 1; who is level shares a place. Asks for is_over(), or for a game
  // that ends otherwise: then by how it stands.
  [[nodiscard]] virtual std::vector<int> places() const = 0;

  // Fills in what the viewer may see: actions, position, its own legal actions. Made from the
  // engine's view, never from the game itself where that hides anything; a game that is over for
  // the room (`is_open`) shows its whole record.
  virtual void show(std::optional<Seat> viewer, bool is_open, protocol::RoomView& out) const = 0;
};

// What a silent player's clock does when it is out.
enum class OnTimeout : std::uint8_t { Loses, ActsSafely };

struct Kind {
  std::string_view name;
  int fewest_seats;
  int most_seats;
  OnTimeout on_timeout;
  bool has_draws;      // by agreement
  bool has_takebacks;  // where nothing that was hidden would have been seen
  // Reads a ruleset and makes what the record begins with; `seed` for what is drawn before the
  // game begins and is public (a map).
  Result<std::string, std::string> (*start)(std::string_view ruleset, int seats,
                                            std::uint64_t seed);
  // The ruleset as the game writes it, of a start.
  std::string (*ruleset)(std::string_view start);
  // Null when it is no start of that kind.
  std::unique_ptr<Play> (*make)(std::string_view start);
};
[[nodiscard]] std::span<const Kind> kinds();
[[nodiscard]] const Kind* find_kind(std::string_view name);

// The rows, each beside its class.
[[nodiscard]] const Kind& hive_kind();
[[nodiscard]] const Kind& ada_kind();

}  // namespace petek::server
