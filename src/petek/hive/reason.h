// SPDX-License-Identifier: MIT
// Why an action is refused. The values are wire-stable: never renumber, never reuse.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

namespace petek::hive {

enum class Reason : std::uint8_t {
  // The text
  Unreadable = 1,           // not a move in the notation of section 8
  NotInThisGame = 2,        // the game type does not have this tile
  ReferenceNotOnBoard = 3,  // the tile that a destination is named by is not on the board
  // The turn
  GameOver = 10,
  NotYourTurn = 11,
  CannotPass = 12,
  // Placing
  OutOfOrder = 20,  // a lower number of this kind is still in hand
  CellOccupied = 21,
  NotNextToOwnColour = 22,
  NextToEnemy = 23,
  NotNextToHive = 24,    // kandu, and each side's first tile
  NextToOwnColour = 25,  // kandu, before the own queen is down
  NotAtOrigin = 26,      // the first tile of the game lies at 0,0
  OpeningQueenForbidden = 27,
  OpeningQueenRequired = 28,
  QueenDue = 29,
  // Moving
  QueenNotDown = 40,
  NotOnBoard = 41,
  AlreadyOnBoard = 42,
  Covered = 43,
  Pinned = 44,
  Frozen = 45,
  JustMoved = 46,
  SameCell = 47,
  Gate = 48,      // squeezed between two tiles on the ground
  HighGate = 49,  // between two stacks
  LosesContact = 50,
  EnemyTile = 51,  // and nothing of the mover's tosses it
  TossFromStack = 52,
  TossOwnOnly = 53,
  ClimbLimit = 54,
  CannotClimb = 55,  // the cell is occupied and this bug stays off others
  NothingToCopy = 56,
  // The bug's own way of moving does not lead there
  QueenReach = 70,
  SpiderReach = 71,
  BeetleReach = 72,
  GrasshopperReach = 73,
  AntReach = 74,
  MosquitoReach = 75,
  LadybugReach = 76,
  PillbugReach = 77,
};

struct ReasonSpec {
  Reason reason;
  std::string_view code;      // "pinned": stable, for programs
  std::string_view rule;      // "H-8": the spec id
  std::string_view sentence;  // English, one clause without a full stop
};

[[nodiscard]] std::span<const ReasonSpec> reasons();
[[nodiscard]] const ReasonSpec& spec(Reason reason);
[[nodiscard]] inline std::string_view message(Reason reason) {
  return spec(reason).sentence;
}
[[nodiscard]] inline std::string_view code(Reason reason) {
  return spec(reason).code;
}
[[nodiscard]] inline std::string_view rule_id(Reason reason) {
  return spec(reason).rule;
}

}  // namespace petek::hive
