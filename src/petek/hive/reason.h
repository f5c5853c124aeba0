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
  OutOfOrder = 20,  // a lower number of this kind is not placed yet
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
  EnemyTile = 51,  // and nothing of the mover's tosses or controls it
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
  // Faces
  OneFace = 80,     // the tile has no second face, or not in this ruleset
  QueenBeeUp = 81,  // the queen is placed bee side up
  AgreedFace = 82,  // flipping=fixed: another face was agreed on
  NoFlipping = 83,  // flipping=none or fixed
  FlipOwnOnly = 84,
  HeldByScorpion = 85,
  // Abilities on other tiles
  NoAbility = 90,  // the first tile named cannot do that, nor can it be made to
  NoWaspBeside = 91,
  EnemiesOnly = 92,  // the victim is not the opponent's
  InStack = 93,      // the tile is not alone in its cell
  ShieldBugUp = 94,
  BesideShieldBug = 95,
  JustTurned = 96,
  OutOfReach = 97,     // of a killer or a centipede
  SplitsTheRest = 98,  // without both tiles the hive would not be one
  NotPlacedLast = 99,  // what a mantis takes
  SameTile = 100,
  Honeycomb = 101,  // it is never moved nor removed
  Removed = 102,
  OtherText = 103,    // the list holds the same action under another text (reading 6)
  OtherHeight = 104,  // a tick controls what is at its own height
  // Swarm
  ChoiceDue = 110,
  NoChoiceDue = 111,
  BadChoice = 112,
  DrawDue = 113,
  NoDrawDue = 114,
  NotInBag = 115,
  NotInHand = 116,  // the player's to place, the opponent's to steal
  QueenNotStolen = 117,
  NoSwarm = 118,
  // HoneyCombo
  NoHoneycomb = 120,
  CombTurned = 121,
  CombCovered = 122,
  // Guardians
  GuardianFirst = 125,  // never a side's first tile
  GuardianOnGround = 126,
  GuardianSupport = 127,  // neither the cell nor a neighbour shows the own colour or the honeycomb
  GuardianNextToEnemy = 128,
  // The bug's own way of moving, continued
  WaspReach = 140,
  ScorpionReach = 141,
  FireflyReach = 142,
  DragonflyReach = 143,
  FlyReach = 144,
  TickReach = 145,
  ShieldBugReach = 146,
  CentipedeReach = 147,
  AssassinReach = 148,
  MantisReach = 149,
  MothReach = 150,
  ButterflyReach = 151,
  RaisedOffGround = 152,  // on top of others, and a bug that moves on the ground alone
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
