// SPDX-License-Identifier: MIT
#include "petek/server/reason.h"

#include <array>
#include <string>
#include <utility>

#include "petek/core/reason_table.h"

namespace petek::server {
namespace {

constexpr std::array kReasons = {
    ReasonSpec{Reason::UnknownGame, "unknown-game", "there is no such kind of game"},
    ReasonSpec{Reason::BadRuleset, "bad-ruleset", "the ruleset cannot be read"},
    ReasonSpec{Reason::BadSeatCount, "bad-seat-count", "so many cannot play this game"},
    ReasonSpec{Reason::BadClock, "bad-clock", "no game is played with such a clock"},
    ReasonSpec{Reason::NotOpen, "not-open", "the game has begun"},
    ReasonSpec{Reason::NoSuchSeat, "no-such-seat", "the table has no such seat"},
    ReasonSpec{Reason::SeatTaken, "seat-taken", "somebody else sits there"},
    ReasonSpec{Reason::AlreadySeated, "already-seated", "you sit at this table already"},
    ReasonSpec{Reason::BadNonce, "bad-nonce", "a nonce is 1 to 32 bytes in hexadecimal"},
    ReasonSpec{Reason::NotSeated, "not-seated", "you do not sit at this table"},
    ReasonSpec{Reason::NotYourSeat, "not-your-seat", "that is another's seat"},
    ReasonSpec{Reason::NotPlaying, "not-playing", "the game has not begun, or is over"},
    ReasonSpec{Reason::BotHoldsSeat, "bot-holds-seat", "a bot plays for you: take your seat back"},
    ReasonSpec{Reason::NoBotHoldsSeat, "no-bot-holds-seat", "no bot plays for you"},
    ReasonSpec{Reason::Stale, "stale", "something has happened that you had not seen"},
    ReasonSpec{Reason::ChanceIsNotYours, "chance-is-not-yours", "the server draws and rolls"},
    ReasonSpec{Reason::NoDraws, "no-draws", "this game has no draws by agreement"},
    ReasonSpec{Reason::NoDrawOffer, "no-draw-offer", "no draw is offered to you"},
    ReasonSpec{Reason::AlreadyOffered, "already-offered", "that is asked already"},
    ReasonSpec{Reason::NoTakebacks, "no-takebacks", "this game has no takebacks"},
    ReasonSpec{Reason::NothingToTakeBack, "nothing-to-take-back", "you have not acted yet"},
    ReasonSpec{Reason::NoTakebackAsked, "no-takeback-asked", "nobody asks you for a takeback"},
    ReasonSpec{Reason::TooLateToAbort, "too-late-to-abort", "you have acted already"},
    ReasonSpec{Reason::HasResigned, "has-resigned", "you have resigned"},
};
static_assert(is_ordered_by_reason(kReasons), "kReasons is searched by value");

}  // namespace

std::span<const ReasonSpec> reasons() {
  return kReasons;
}

protocol::Refusal refusal(Reason reason, std::string_view detail) {
  const ReasonSpec& spec = row_of(kReasons, reason);
  std::string what(spec.sentence);
  if (!detail.empty()) what += ": " + std::string(detail);
  return {std::string(spec.code), "", std::move(what)};
}

}  // namespace petek::server
