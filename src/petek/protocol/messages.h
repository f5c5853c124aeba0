// SPDX-License-Identifier: MIT
// What clients and the server say to each other, as values; their JSON is in codec.h.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "petek/ada/view.h"
#include "petek/core/game.h"
#include "petek/hive/position.h"

namespace petek::protocol {

using Milliseconds = std::chrono::milliseconds;

// Wire-stable: their names are in codec.cpp, and values are never renumbered.
enum class CommandKind : std::uint8_t {
  Sit,     // seat: absent, any; text: a nonce for the dice, or empty
  AddBot,  // seat; text: the bot's name
  Leave,   // before the game begins
  Act,     // text: the action
  Resign,
  Abort,  // before one's own first action
  OfferDraw,
  AcceptDraw,
  DeclineDraw,
  AskTakeback,
  AcceptTakeback,
  DeclineTakeback,
  Return,  // takes the seat back from the bot that holds it
};
inline constexpr std::size_t kCommandKindCount = 13;

struct Command {
  std::string id;         // chosen by the client; a second one with the same id is not played
  std::int64_t seen = 0;  // the sequence number of the last event that the client has seen
  CommandKind kind = CommandKind::Act;
  std::optional<Seat> seat;
  std::string text;

  friend bool operator==(const Command&, const Command&) = default;
};

// Why a command was not obeyed.
struct Refusal {
  std::string code;  // stable: the engine's for an action, else the room's
  std::string rule;  // the id of the broken rule, or empty
  std::string what;  // an English sentence

  friend bool operator==(const Refusal&, const Refusal&) = default;
};

struct SeatView {
  std::string user;  // empty: open, or a bot's
  std::string bot;
  bool bot_holds = false;  // the user is away
  bool has_resigned = false;
  bool is_acting = false;
  std::optional<Milliseconds> left;  // on its clock, at the time of the view
  std::optional<int> place;          // in the final order

  friend bool operator==(const SeatView&, const SeatView&) = default;
};

enum class RoomStatus : std::uint8_t { Open, Playing, Finished };

// All that one seat, or a spectator, may know of a room.
struct RoomView {
  std::int64_t seq = 0;  // of the last event in it
  std::string kind;      // of game
  std::string ruleset;
  bool rated = false;
  RoomStatus status = RoomStatus::Open;
  std::optional<Seat> viewer;  // nobody: a spectator
  std::vector<SeatView> seats;
  std::string start;                 // what the record begins with
  std::vector<std::string> actions;  // the record behind it, with ? for what is hidden
  std::variant<hive::Position, ada::View> position;
  std::vector<std::string> legal;  // the viewer's own; an open entry stands for many
  std::optional<Seat> draw_offer;  // whose is open
  std::optional<Seat> takeback;    // who asks
  std::string commitment;          // of the dice: SHA-256 of the seed
  std::string seed;                // once the game is over
  std::string result;              // a code, once it is over
};

}  // namespace petek::protocol
