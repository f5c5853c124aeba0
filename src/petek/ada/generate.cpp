// SPDX-License-Identifier: MIT
#include "petek/ada/generate.h"

#include <algorithm>
#include <cstddef>

#include "petek/ada/apply.h"
#include "petek/ada/building.h"

namespace petek::ada {
namespace {

const Player& mover(const State& s) {
  return s.players[s.on_turn];
}

// Written in place: an action made byte by byte and copied as words makes the processor wait.
Action& add(ActionKind kind, std::uint8_t target, ActionList& out) {
  Action& action = out.append();
  action.kind = kind;
  action.target = target;
  action.give = {};
  action.want = {};
  return action;
}
void add(ActionKind kind, ActionList& out) {
  add(kind, 0, out);
}

void list(ActionKind kind, VertexSet targets, ActionList& out) {
  for_each_bit(targets, [&](std::uint8_t target) { add(kind, target, out); });
}
void list_roads(const State& s, ActionList& out) {
  road_sites(s).for_each([&](EdgeId e) { add(ActionKind::Road, e, out); });
}

// Every way to take `due` cards from the hand.
void list_discards(const Player& p, ActionList& out) {
  const auto held = p.hand.numbers();
  // behind[i]: how many cards the kinds behind i hold.
  std::array<int, kKindCount> behind{};
  for (std::size_t i = kKindCount - 1; i > 0; --i) behind[i - 1] = behind[i] + held[i];
  const auto choose = [&](const auto& self, std::size_t kind, int due, Resources taken) -> void {
    const Resource resource = kResources[kind];
    if (kind + 1 == kKindCount) {  // the last kind gives the rest
      const Resources all = taken + Resources::of(resource, due);
      add(ActionKind::Discard, 0, out).give = Lot::of(all);
      return;
    }
    const int least = std::max(0, due - behind[kind]);
    const int most = std::min<int>(due, held[kind]);
    for (int n = least; n <= most; ++n) {
      self(self, kind + 1, due - n, taken + Resources::of(resource, n));
    }
  };
  choose(choose, 0, p.discard_due, {});
}

void list_cards(const State& s, ActionList& out) {
  if (s.card_played) return;
  if (can_play(s, Card::Knight)) add(ActionKind::Knight, out);
  if (can_play(s, Card::RoadBuilding)) add(ActionKind::RoadBuilding, out);
  if (can_play(s, Card::Plenty)) {
    for (std::size_t a = 0; a < kKindCount; ++a) {
      for (std::size_t b = a; b < kKindCount; ++b) {
        const Action action = Action::plenty(kResources[a], kResources[b]);
        if (s.bank.covers(action.want.resources())) out.push_back(action);
      }
    }
  }
  if (can_play(s, Card::Monopoly)) {
    for (const Resource r : kResources) out.push_back(Action::monopoly(r));
  }
}

void list_bank_trades(const State& s, ActionList& out) {
  const Player& p = mover(s);
  for (const Resource give : kResources) {
    const int ratio = ratio_of(p, give);
    if (p.hand[give] < ratio) continue;
    for (const Resource want : kResources) {
      if (want == give || s.bank[want] == 0) continue;
      Action& action = add(ActionKind::Bank, 0, out);
      action.give.numbers[index(give)] = static_cast<std::uint8_t>(ratio);
      action.want.numbers[index(want)] = 1;
    }
  }
}

void list_main(const State& s, ActionList& out) {
  const Player& p = mover(s);
  if (p.hand.covers(kRoadCost) && p.roads_left > 0) list_roads(s, out);
  if (p.hand.covers(kSettlementCost) && p.settlements_left > 0) {
    list(ActionKind::Settle, settlement_sites(s), out);
  }
  if (p.hand.covers(kCityCost) && p.cities_left > 0) list(ActionKind::City, p.settlements, out);
  if (p.hand.covers(kCardCost) && !s.deck.empty()) add(ActionKind::Buy, out);
  list_cards(s, out);
  if (may_trade(s)) list_bank_trades(s, out);
  add(ActionKind::End, out);
}

void list_free_roads(const State& s, ActionList& out) {
  list_roads(s, out);
  if (!s.is_first_free_road) add(ActionKind::Waive, out);
}

// The player on turn may confirm or withdraw, an addressee answers once.
void list_answers(const State& s, int seat, ActionList& out) {
  if (seat == s.on_turn) {
    for (int answerer = 0; answerer < s.seat_count; ++answerer) {
      if (can_confirm(s, answerer)) {
        out.push_back(Action::confirm(Seat{static_cast<std::uint8_t>(answerer)}));
      }
    }
    add(ActionKind::Withdraw, out);
  } else if (s.offer.answers[static_cast<std::size_t>(seat)] == Answer::None) {
    const Resources hand = s.players[static_cast<std::size_t>(seat)].hand;
    if (hand.covers(s.offer.want.resources())) add(ActionKind::Accept, out);
    add(ActionKind::Decline, out);
  }
}

}  // namespace

VertexSet settlement_sites(const State& s) {
  return s.phase == Phase::SetupSettle ? ~s.blocked & (bit(kVertexCount) - 1)
                                       : mover(s).touched & ~s.blocked;
}

EdgeSet road_sites(const State& s) {
  return s.phase == Phase::SetupRoad ? kTopology.vertex_edge_set[s.setup_vertex] - s.taken
                                     : mover(s).frontier;
}

bool may_trade(const State& s) {
  return s.phase == Phase::Main && !(s.rules.strict_phases && s.has_built);
}

bool may_offer(const State& s) {
  return may_trade(s) && s.offers < s.rules.max_offers && !mover(s).hand.empty();
}

bool may_counter(const State& s, int seat) {
  const auto i = static_cast<std::size_t>(seat);
  return s.phase == Phase::Answers && s.offer.answers[i] == Answer::None &&
         !s.players[i].hand.empty();
}

bool can_confirm(const State& s, int answerer) {
  const auto i = static_cast<std::size_t>(answerer);
  const Resources theirs = s.players[i].hand;
  switch (s.offer.answers[i]) {
    case Answer::Accepted:
      return mover(s).hand.covers(s.offer.give.resources()) &&
             theirs.covers(s.offer.want.resources());
    case Answer::Countered:
      return mover(s).hand.covers(s.offer.counter_want[i].resources()) &&
             theirs.covers(s.offer.counter_give[i].resources());
    default:
      return false;
  }
}

bool can_play(const State& s, Card card) {
  if (s.card_played || mover(s).cards[card] <= s.fresh[card]) return false;
  if (card == Card::RoadBuilding) return mover(s).roads_left > 0 && !mover(s).frontier.empty();
  if (card == Card::Plenty) return s.bank.total() >= 2;
  return card != Card::VictoryPoint;
}

void generate(const State& s, int seat, OpenEntries open, ActionList& out) {
  out.clear();
  const bool is_on_turn = seat == s.on_turn;
  switch (s.phase) {
    case Phase::Discard:
      if (s.players[static_cast<std::size_t>(seat)].discard_due > 0) {
        list_discards(s.players[static_cast<std::size_t>(seat)], out);
      }
      return;
    case Phase::Answers:
      list_answers(s, seat, out);
      if (open == OpenEntries::Listed && may_counter(s, seat)) {
        add(ActionKind::Counter, out);
      }
      return;
    default:
      break;
  }
  if (!is_on_turn) return;
  switch (s.phase) {
    case Phase::SetupSettle:
      return list(ActionKind::Settle, settlement_sites(s), out);
    case Phase::SetupRoad:
      return list_roads(s, out);
    case Phase::PreRoll:
      list_cards(s, out);
      return add(ActionKind::Roll, out);
    case Phase::Main:
      list_main(s, out);
      if (open == OpenEntries::Listed && may_offer(s)) {
        add(ActionKind::Offer, out);
      }
      return;
    case Phase::Robber:
      return list(ActionKind::MoveRobber, robber_targets(s), out);
    case Phase::Rob:
      return list(ActionKind::Rob, victims(s), out);
    case Phase::FreeRoad:
      return list_free_roads(s, out);
    default:
      return;  // chance, or over
  }
}

void generate_outcomes(const State& s, petek::ActionList<Weighted<Action>>& out) {
  out.clear();
  const auto outcome = [&](const Action& action, int weight) {
    if (weight > 0) out.push_back({action, static_cast<std::uint32_t>(weight)});
  };
  switch (s.phase) {
    case Phase::ChanceDice:
      for (std::uint8_t i = 0; i < 36; ++i) outcome(Action::make(ActionKind::Dice, i), 1);
      return;
    case Phase::ChanceSteal:
      for (const Resource r : kResources) outcome(Action::steal(r), s.players[s.victim].hand[r]);
      return;
    case Phase::ChanceDraw:
      for (const Card c : kCards) outcome(Action::draw(c), s.deck[c]);
      return;
    default:
      return;
  }
}

}  // namespace petek::ada
