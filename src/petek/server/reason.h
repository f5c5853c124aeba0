// SPDX-License-Identifier: MIT
// Why a room refuses a command; what the rules refuse has the engine's reason instead. The values
// and the codes are wire-stable: never renumber, never reuse.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "petek/protocol/messages.h"

namespace petek::server {

enum class Reason : std::uint8_t {
  UnknownGame = 1,
  BadRuleset = 2,
  BadSeatCount = 3,
  BadClock = 4,
  NotOpen = 10,
  NoSuchSeat = 11,
  SeatTaken = 12,
  AlreadySeated = 13,
  BadNonce = 14,
  NotSeated = 20,
  NotYourSeat = 21,
  NotPlaying = 22,
  BotHoldsSeat = 23,
  NoBotHoldsSeat = 24,
  Stale = 30,
  ChanceIsNotYours = 31,
  NoDraws = 40,
  NoDrawOffer = 41,
  AlreadyOffered = 42,
  NoTakebacks = 43,
  NothingToTakeBack = 44,
  NoTakebackAsked = 45,
  TooLateToAbort = 46,
  HasResigned = 47,
};

struct ReasonSpec {
  Reason reason;
  std::string_view code;
  std::string_view sentence;
};
[[nodiscard]] std::span<const ReasonSpec> reasons();
[[nodiscard]] protocol::Refusal refusal(Reason reason, std::string_view detail = "");

}  // namespace petek::server
