// SPDX-License-Identifier: MIT
// Why an action is refused. The values are wire-stable: never renumber, never reuse.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace petek::ada {

enum class Reason : std::uint8_t {
  // The text and the table
  Unreadable = 1,
  NotAtTheTable = 2,
  NoSuchPlace = 3,
  Header = 4,
  Hidden = 5,
  SeatCount = 6,
  WrongTerrain = 7,
  WrongNumbers = 8,
  WrongHarbours = 9,
  // Whose turn
  GameOver = 10,
  SetupOnly = 11,
  NotYourTurn = 12,
  AwaitsChance = 13,
  NotAnOutcome = 14,
  // The order of a turn
  RollFirst = 20,
  AlreadyRolled = 21,
  CannotEnd = 22,
  BusyTurn = 23,
  StrictPhases = 24,
  // Building
  NoPieceLeft = 30,
  CannotAfford = 31,
  DeckEmpty = 32,
  NotAtSettlement = 33,
  TooClose = 34,
  VertexTaken = 35,
  EdgeTaken = 36,
  RoadNotConnected = 37,
  SettlementNotConnected = 38,
  NotOwnSettlement = 39,
  // Domestic trade
  OfferNotNow = 50,
  TooManyOffers = 51,
  NobodyAsked = 52,
  AsksOneself = 53,
  Gift = 54,
  SameOnBothSides = 55,
  GivesMoreThanHeld = 56,
  DeclinedBefore = 57,
  NoOffer = 58,
  NotAsked = 59,
  AlreadyAnswered = 60,
  CannotAccept = 61,
  NotAgreed = 62,
  CannotConfirm = 63,
  // Maritime trade
  BankNotNow = 70,
  BankForm = 71,
  BankRatio = 72,
  BankCards = 73,
  BankLacks = 74,
  // Seven and the robber
  NothingToDiscard = 80,
  WrongDiscard = 81,
  DiscardNotHeld = 82,
  RobberNotNow = 83,
  RobberStays = 84,
  RobNotNow = 85,
  NotAVictim = 86,
  FriendlyRobber = 87,
  // Development cards
  CardNotNow = 90,
  CardPlayed = 91,
  CardNotHeld = 92,
  CardTooNew = 93,
  NoPlaceForRoad = 94,
  NothingToWaive = 95,
  PlentyForm = 96,
  PlentyBankLacks = 97,
};

struct ReasonSpec {
  Reason reason;
  std::string_view code;      // "too-close": stable, for programs
  std::string_view rule;      // "A-12": the spec id; "10" is the text form
  std::string_view sentence;  // English, one clause without a full stop
};

// Ordered by value.
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

}  // namespace petek::ada
