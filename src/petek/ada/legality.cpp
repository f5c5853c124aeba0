// SPDX-License-Identifier: MIT
#include "petek/ada/legality.h"

#include <algorithm>
#include <cstddef>

#include "petek/ada/apply.h"
#include "petek/ada/building.h"
#include "petek/ada/generate.h"

namespace petek::ada {
namespace {

using Refusal = std::optional<Reason>;

const Player& mover(const State& s) {
  return s.players[s.on_turn];
}

// No hand and no bank holds more, and larger numbers would run over in Counts.
bool is_sound(const Lot& lot) {
  return std::all_of(lot.numbers.begin(), lot.numbers.end(),
                     [](std::uint8_t n) { return n <= kBankOfEach; });
}

// The reason that stands for "this may not be done now" of each kind of action.
Reason not_now(ActionKind kind, Phase phase) {
  using enum ActionKind;
  const bool is_early = phase == Phase::PreRoll;
  switch (kind) {
    case Settle:
    case Road:
    case City:
    case Buy:
      return is_early ? Reason::RollFirst : Reason::BusyTurn;
    case Roll:
      return Reason::AlreadyRolled;
    case End:
      return is_early ? Reason::RollFirst : Reason::CannotEnd;
    case Discard:
      return Reason::NothingToDiscard;
    case MoveRobber:
      return Reason::RobberNotNow;
    case Rob:
      return Reason::RobNotNow;
    case Offer:
      return Reason::OfferNotNow;
    case Accept:
    case Decline:
    case Counter:
    case Confirm:
    case Withdraw:
      return Reason::NoOffer;
    case Bank:
      return Reason::BankNotNow;
    case Knight:
    case RoadBuilding:
    case Plenty:
    case Monopoly:
      return Reason::CardNotNow;
    case Waive:
      return Reason::NothingToWaive;
    default:
      return Reason::NotAnOutcome;
  }
}

// In which phases a kind of action has a place.
bool has_place(ActionKind kind, Phase phase) {
  using enum ActionKind;
  switch (kind) {
    case Settle:
      return phase == Phase::Main || phase == Phase::SetupSettle;
    case Road:
      return phase == Phase::Main || phase == Phase::SetupRoad || phase == Phase::FreeRoad;
    case City:
    case Buy:
    case Offer:
    case Bank:
    case End:
      return phase == Phase::Main;
    case Roll:
      return phase == Phase::PreRoll;
    case Discard:
      return phase == Phase::Discard;
    case MoveRobber:
      return phase == Phase::Robber;
    case Rob:
      return phase == Phase::Rob;
    case Accept:
    case Decline:
    case Counter:
    case Confirm:
    case Withdraw:
      return phase == Phase::Answers;
    case Knight:
    case RoadBuilding:
    case Plenty:
    case Monopoly:
      return phase == Phase::PreRoll || phase == Phase::Main;
    case Waive:
      return phase == Phase::FreeRoad;
    default:
      return false;
  }
}

// Others than the player on turn only discard and answer.
bool is_for_anyone(ActionKind kind) {
  return kind == ActionKind::Discard || kind == ActionKind::Accept || kind == ActionKind::Decline ||
         kind == ActionKind::Counter;
}

// ---- Building

Refusal refuse_settlement(const State& s, VertexId v) {
  if (v >= kVertexCount) return Reason::NoSuchPlace;
  const bool is_setup = s.phase == Phase::SetupSettle;
  if (!is_setup && mover(s).settlements_left == 0) return Reason::NoPieceLeft;
  if (!is_setup && !mover(s).hand.covers(kSettlementCost)) return Reason::CannotAfford;
  for (const Player& p : s.players) {
    if ((p.buildings() & bit(v)) != 0) return Reason::VertexTaken;
  }
  if ((s.blocked & bit(v)) != 0) return Reason::TooClose;
  if (!is_setup && (mover(s).touched & bit(v)) == 0) return Reason::SettlementNotConnected;
  return std::nullopt;
}

Refusal refuse_road(const State& s, EdgeId e) {
  if (e >= kEdgeCount) return Reason::NoSuchPlace;
  if (s.phase == Phase::Main) {
    if (mover(s).roads_left == 0) return Reason::NoPieceLeft;
    if (!mover(s).hand.covers(kRoadCost)) return Reason::CannotAfford;
  }
  if (s.taken.contains(e)) return Reason::EdgeTaken;
  if (road_sites(s).contains(e)) return std::nullopt;
  return s.phase == Phase::SetupRoad ? Reason::NotAtSettlement : Reason::RoadNotConnected;
}

Refusal refuse_city(const State& s, VertexId v) {
  if (v >= kVertexCount) return Reason::NoSuchPlace;
  if (mover(s).cities_left == 0) return Reason::NoPieceLeft;
  if (!mover(s).hand.covers(kCityCost)) return Reason::CannotAfford;
  if ((mover(s).settlements & bit(v)) == 0) return Reason::NotOwnSettlement;
  return std::nullopt;
}

Refusal refuse_buying(const State& s) {
  if (s.deck.empty()) return Reason::DeckEmpty;
  if (!mover(s).hand.covers(kCardCost)) return Reason::CannotAfford;
  return std::nullopt;
}

// ---- Trade

// What any offer or counter has to be; `hand` is that of the one who makes it.
Refusal refuse_terms(const Action& action, Resources hand) {
  if (!is_sound(action.give) || !is_sound(action.want)) return Reason::GivesMoreThanHeld;
  const Resources give = action.give.resources();
  const Resources want = action.want.resources();
  if (give.empty() || want.empty()) return Reason::Gift;
  if (give.meets(want)) return Reason::SameOnBothSides;
  if (!hand.covers(give)) return Reason::GivesMoreThanHeld;
  return std::nullopt;
}

Refusal refuse_offer(const State& s, const Action& action) {
  if (!may_trade(s)) return Reason::StrictPhases;
  if (s.offers >= s.rules.max_offers) return Reason::TooManyOffers;
  if (action.target == 0) return Reason::NobodyAsked;
  if (action.target >> s.seat_count != 0) return Reason::NotAtTheTable;
  if ((action.target >> s.on_turn & 1) != 0) return Reason::AsksOneself;
  return refuse_terms(action, mover(s).hand);
}

Refusal refuse_answer(const State& s, int seat, const Action& action) {
  const Answer answer = s.offer.answers[static_cast<std::size_t>(seat)];
  if (answer == Answer::NotAsked) return Reason::NotAsked;
  if (answer != Answer::None) return Reason::AlreadyAnswered;
  const Resources hand = s.players[static_cast<std::size_t>(seat)].hand;
  if (action.kind == ActionKind::Counter) return refuse_terms(action, hand);
  if (action.kind == ActionKind::Accept && !hand.covers(s.offer.want.resources())) {
    return Reason::CannotAccept;
  }
  return std::nullopt;
}

Refusal refuse_confirmation(const State& s, std::uint8_t answerer) {
  if (answerer >= s.seat_count) return Reason::NotAtTheTable;
  const Answer answer = s.offer.answers[answerer];
  if (answer == Answer::NotAsked) return Reason::NotAsked;
  if (answer != Answer::Accepted && answer != Answer::Countered) return Reason::NotAgreed;
  if (!can_confirm(s, answerer)) return Reason::CannotConfirm;
  return std::nullopt;
}

Refusal refuse_bank_trade(const State& s, const Action& action) {
  if (!may_trade(s)) return Reason::StrictPhases;
  if (!is_sound(action.give) || !is_sound(action.want)) return Reason::BankForm;
  const Resources give = action.give.resources();
  const Resources want = action.want.resources();
  for (const Resource r : kResources) {
    if (give[r] == 0) continue;
    if (give != Resources::of(r, give[r]) || want.total() != 1 || want[r] != 0) break;
    if (give[r] != ratio_of(mover(s), r)) return Reason::BankRatio;
    if (!mover(s).hand.covers(give)) return Reason::BankCards;
    if (!s.bank.covers(want)) return Reason::BankLacks;
    return std::nullopt;
  }
  return Reason::BankForm;
}

// ---- The robber

Refusal refuse_discard(const State& s, int seat, const Lot& lot) {
  const Player& p = s.players[static_cast<std::size_t>(seat)];
  if (p.discard_due == 0) return Reason::NothingToDiscard;
  if (!is_sound(lot)) return Reason::DiscardNotHeld;
  if (!p.hand.covers(lot.resources())) return Reason::DiscardNotHeld;
  if (lot.resources().total() != p.discard_due) return Reason::WrongDiscard;
  return std::nullopt;
}

Refusal refuse_robber(const State& s, HexId h) {
  if (h >= kHexCount) return Reason::NoSuchPlace;
  if (h == s.robber) return Reason::RobberStays;
  if ((robber_targets(s) >> h & 1) == 0) return Reason::FriendlyRobber;
  return std::nullopt;
}

Refusal refuse_robbing(const State& s, std::uint8_t victim) {
  if (victim >= s.seat_count) return Reason::NotAtTheTable;
  if ((victims(s) >> victim & 1) == 0) return Reason::NotAVictim;
  return std::nullopt;
}

// ---- Development cards

Refusal refuse_card(const State& s, Card card) {
  const Player& p = mover(s);
  if (p.cards[card] == 0) return Reason::CardNotHeld;
  if (s.card_played) return Reason::CardPlayed;
  if (p.cards[card] <= s.fresh[card]) return Reason::CardTooNew;
  return std::nullopt;
}

Refusal refuse_road_building(const State& s) {
  if (const Refusal reason = refuse_card(s, Card::RoadBuilding)) return reason;
  if (!can_play(s, Card::RoadBuilding)) return Reason::NoPlaceForRoad;
  return std::nullopt;
}

Refusal refuse_plenty(const State& s, const Lot& lot) {
  if (const Refusal reason = refuse_card(s, Card::Plenty)) return reason;
  if (!is_sound(lot) || lot.resources().total() != 2) return Reason::PlentyForm;
  if (!s.bank.covers(lot.resources())) return Reason::PlentyBankLacks;
  return std::nullopt;
}

Refusal refuse_monopoly(const State& s, std::uint8_t resource) {
  if (resource >= kKindCount) return Reason::Unreadable;
  return refuse_card(s, Card::Monopoly);
}

// What the action needs beyond its time, its place in the turn and its seat.
Refusal refuse_by_kind(const State& s, int seat, const Action& action) {
  using enum ActionKind;
  switch (action.kind) {
    case Settle:
      return refuse_settlement(s, action.target);
    case Road:
      return refuse_road(s, action.target);
    case City:
      return refuse_city(s, action.target);
    case Buy:
      return refuse_buying(s);
    case Discard:
      return refuse_discard(s, seat, action.give);
    case MoveRobber:
      return refuse_robber(s, action.target);
    case Rob:
      return refuse_robbing(s, action.target);
    case Offer:
      return refuse_offer(s, action);
    case Accept:
    case Decline:
    case Counter:
      return refuse_answer(s, seat, action);
    case Confirm:
      return refuse_confirmation(s, action.target);
    case Bank:
      return refuse_bank_trade(s, action);
    case Knight:
      return refuse_card(s, Card::Knight);
    case RoadBuilding:
      return refuse_road_building(s);
    case Plenty:
      return refuse_plenty(s, action.want);
    case Monopoly:
      return refuse_monopoly(s, action.target);
    case Waive:
      return s.is_first_free_road ? Refusal(Reason::NothingToWaive) : std::nullopt;
    default:
      return std::nullopt;
  }
}

// Bytes that no text and no list makes: members that the kind of action does not use are 0.
bool has_stray_bytes(const Action& action) {
  using enum ActionKind;
  bool uses_target = false;
  bool uses_give = false;
  bool uses_want = false;
  switch (action.kind) {
    case Settle:
    case Road:
    case City:
    case MoveRobber:
    case Rob:
    case Confirm:
    case Monopoly:
      uses_target = true;
      break;
    case Discard:
      uses_give = true;
      break;
    case Offer:
      uses_target = true;
      [[fallthrough]];
    case Counter:
    case Bank:
      uses_give = true;
      [[fallthrough]];
    case Plenty:
      uses_want = true;
      break;
    default:
      break;
  }
  return (!uses_target && action.target != 0) || (!uses_give && action.give != Lot{}) ||
         (!uses_want && action.want != Lot{});
}

}  // namespace

Refusal refusal(const State& s, int seat, const Action& action) {
  if (s.phase == Phase::Over) return Reason::GameOver;
  if (is_chance(s.phase)) return Reason::AwaitsChance;
  if (action.is_chance()) return Reason::NotAnOutcome;
  if (seat < 0 || seat >= s.seat_count) return Reason::NotAtTheTable;
  if (action.kind < ActionKind::Settle || has_stray_bytes(action)) return Reason::Unreadable;
  if (!has_place(action.kind, s.phase)) {
    const bool is_setup = s.phase == Phase::SetupSettle || s.phase == Phase::SetupRoad;
    return is_setup ? Reason::SetupOnly : not_now(action.kind, s.phase);
  }
  if (seat != s.on_turn && !is_for_anyone(action.kind)) return Reason::NotYourTurn;
  return refuse_by_kind(s, seat, action);
}

Refusal outcome_refusal(const State& s, const Action& outcome) {
  if (s.phase == Phase::Over) return Reason::GameOver;
  const std::uint8_t kind = outcome.target;
  const bool is_clean = outcome.give == Lot{} && outcome.want == Lot{};
  const auto is_possible = [&] {
    switch (s.phase) {
      case Phase::ChanceDice:
        return outcome.kind == ActionKind::Dice && kind < 36;
      case Phase::ChanceSteal:
        return outcome.kind == ActionKind::Steal && kind < kKindCount &&
               s.players[s.victim].hand[outcome.resource()] > 0;
      case Phase::ChanceDraw:
        return outcome.kind == ActionKind::Draw && kind < kKindCount && s.deck[outcome.card()] > 0;
      default:
        return false;
    }
  };
  return is_clean && is_possible() ? Refusal() : Refusal(Reason::NotAnOutcome);
}

}  // namespace petek::ada
