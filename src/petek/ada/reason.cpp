// SPDX-License-Identifier: MIT
// Every reason with its code, the rule that it stands for and an English clause.
#include "petek/ada/reason.h"

#include <array>

#include "petek/core/reason_table.h"

namespace petek::ada {
namespace {

constexpr std::array kReasons = {
    ReasonSpec{Reason::Unreadable, "unreadable", "10", "the text is not an action"},
    ReasonSpec{Reason::NotAtTheTable, "not-at-the-table", "10",
               "nobody at the table plays this colour"},
    ReasonSpec{Reason::NoSuchPlace, "no-such-place", "10", "the island has no such place"},
    ReasonSpec{Reason::Header, "header", "10", "the record's header cannot be read"},
    ReasonSpec{Reason::Hidden, "hidden", "10",
               "the record leaves out a hidden outcome, so it cannot be replayed"},
    ReasonSpec{Reason::SeatCount, "seat-count", "A-1", "three or four play"},
    ReasonSpec{Reason::WrongTerrain, "wrong-terrain", "A-7", "the island has the wrong terrain"},
    ReasonSpec{Reason::WrongNumbers, "wrong-numbers", "A-8", "the island has the wrong numbers"},
    ReasonSpec{Reason::WrongHarbours, "wrong-harbours", "A-10",
               "the island has the wrong harbours"},
    ReasonSpec{Reason::GameOver, "game-over", "A-1", "the game is over"},
    ReasonSpec{Reason::SetupOnly, "setup-only", "A-11",
               "in setup a settlement and a road are placed in turn, nothing else"},
    ReasonSpec{Reason::NotYourTurn, "not-your-turn", "A-14", "it is another player's turn"},
    ReasonSpec{Reason::AwaitsChance, "awaits-chance", "A-28",
               "the dice or the cards have to answer first"},
    ReasonSpec{Reason::NotAnOutcome, "not-an-outcome", "A-28", "chance cannot answer that"},
    ReasonSpec{Reason::RollFirst, "roll-first", "A-14", "the dice have to be rolled first"},
    ReasonSpec{Reason::AlreadyRolled, "already-rolled", "A-14", "the dice cannot be rolled now"},
    ReasonSpec{Reason::CannotEnd, "cannot-end", "A-14", "the turn cannot end now"},
    ReasonSpec{Reason::BusyTurn, "busy-turn", "A-16",
               "something else has to be finished before building or buying"},
    ReasonSpec{Reason::StrictPhases, "strict-phases", "A-16",
               "no trade once something was built or bought in this turn"},
    ReasonSpec{Reason::NoPieceLeft, "no-piece-left", "A-4", "there is no such piece left"},
    ReasonSpec{Reason::CannotAfford, "cannot-afford", "A-5",
               "the hand does not hold what it costs"},
    ReasonSpec{Reason::DeckEmpty, "deck-empty", "A-6", "there is no development card left"},
    ReasonSpec{Reason::NotAtSettlement, "not-at-settlement", "A-11",
               "the road has to touch the settlement just placed"},
    ReasonSpec{Reason::TooClose, "too-close", "A-12", "a building stands on the next vertex"},
    ReasonSpec{Reason::VertexTaken, "vertex-taken", "A-17", "a building stands there"},
    ReasonSpec{Reason::EdgeTaken, "edge-taken", "A-17", "a road lies there"},
    ReasonSpec{Reason::RoadNotConnected, "road-not-connected", "A-17",
               "the road would touch nothing of one's own, or only beyond an opponent's building"},
    ReasonSpec{Reason::SettlementNotConnected, "settlement-not-connected", "A-17",
               "no own road leads there"},
    ReasonSpec{Reason::NotOwnSettlement, "not-own-settlement", "A-17",
               "a city takes the place of an own settlement"},
    ReasonSpec{Reason::OfferNotNow, "offer-not-now", "A-18",
               "offers are made after the roll, one at a time, by the player on turn"},
    ReasonSpec{Reason::TooManyOffers, "too-many-offers", "A-18",
               "there were as many offers in this turn as are allowed"},
    ReasonSpec{Reason::NobodyAsked, "nobody-asked", "A-18",
               "an offer asks at least one other player"},
    ReasonSpec{Reason::AsksOneself, "asks-oneself", "A-18", "nobody trades with oneself"},
    ReasonSpec{Reason::Gift, "gift", "A-18", "both sides of a trade give at least one card"},
    ReasonSpec{Reason::SameOnBothSides, "same-on-both-sides", "A-18",
               "no resource may be on both sides of a trade"},
    ReasonSpec{Reason::GivesMoreThanHeld, "gives-more-than-held", "A-18",
               "the hand does not hold what it would give"},
    ReasonSpec{Reason::DeclinedBefore, "declined-before", "A-18",
               "a player asked has declined the same trade in this turn"},
    ReasonSpec{Reason::NoOffer, "no-offer", "A-18", "no offer is open"},
    ReasonSpec{Reason::NotAsked, "not-asked", "A-18", "the offer does not ask this player"},
    ReasonSpec{Reason::AlreadyAnswered, "already-answered", "A-18", "an answer is final"},
    ReasonSpec{Reason::CannotAccept, "cannot-accept", "A-18",
               "the hand does not hold what the offer wants"},
    ReasonSpec{Reason::NotAgreed, "not-agreed", "A-18",
               "that player has neither accepted nor made a counter-offer"},
    ReasonSpec{Reason::CannotConfirm, "cannot-confirm", "A-18",
               "a hand does not hold what it would give"},
    ReasonSpec{Reason::BankNotNow, "bank-not-now", "A-19",
               "the bank trades after the roll, when nothing else is to be finished"},
    ReasonSpec{Reason::BankForm, "bank-form", "A-19",
               "the bank takes like cards for one other card"},
    ReasonSpec{Reason::BankRatio, "bank-ratio", "A-19",
               "that is not the best ratio that the player has for this resource"},
    ReasonSpec{Reason::BankCards, "bank-cards", "A-19", "the hand does not hold so many"},
    ReasonSpec{Reason::BankLacks, "bank-lacks", "A-19", "the bank has no such card"},
    ReasonSpec{Reason::NothingToDiscard, "nothing-to-discard", "A-20",
               "this player has nothing to discard"},
    ReasonSpec{Reason::WrongDiscard, "wrong-discard", "A-20",
               "half of the hand, rounded down, is to be discarded"},
    ReasonSpec{Reason::DiscardNotHeld, "discard-not-held", "A-20",
               "the hand does not hold what it would discard"},
    ReasonSpec{Reason::RobberNotNow, "robber-not-now", "A-20", "the robber is not to be moved now"},
    ReasonSpec{Reason::RobberStays, "robber-stays", "A-20",
               "the robber has to move to another hex"},
    ReasonSpec{Reason::RobNotNow, "rob-not-now", "A-20", "nobody is to be robbed now"},
    ReasonSpec{Reason::NotAVictim, "not-a-victim", "A-20",
               "only another player with a building there and a card can be robbed"},
    ReasonSpec{Reason::FriendlyRobber, "friendly-robber", "A-21",
               "a player there has fewer than 3 public points"},
    ReasonSpec{Reason::CardNotNow, "card-not-now", "A-22", "no development card may be played now"},
    ReasonSpec{Reason::CardPlayed, "card-played", "A-22",
               "a development card was already played in this turn"},
    ReasonSpec{Reason::CardNotHeld, "card-not-held", "A-22", "the player has no such card"},
    ReasonSpec{Reason::CardTooNew, "card-too-new", "A-22", "the card was bought in this turn"},
    ReasonSpec{Reason::NoPlaceForRoad, "no-place-for-road", "A-23",
               "there is no road left, or no place for one"},
    ReasonSpec{Reason::NothingToWaive, "nothing-to-waive", "A-23",
               "only the second free road may be waived"},
    ReasonSpec{Reason::PlentyForm, "plenty-form", "A-23", "plenty takes two cards"},
    ReasonSpec{Reason::PlentyBankLacks, "plenty-bank-lacks", "A-23",
               "the bank does not have these cards"},
};

static_assert(is_ordered_by_reason(kReasons), "kReasons is searched by value");

}  // namespace

std::span<const ReasonSpec> reasons() {
  return kReasons;
}

const ReasonSpec& spec(Reason reason) {
  return row_of(kReasons, reason);
}

}  // namespace petek::ada
