// SPDX-License-Identifier: MIT
#include "petek/bots/ada_scripted.h"

#include <algorithm>
#include <limits>
#include <optional>

#include "petek/ada/building.h"
#include "petek/bots/ada_plan.h"
#include "petek/core/assert.h"

namespace petek::bots {
namespace {

using ada::Action;
using ada::ActionKind;
using ada::Answer;
using ada::Card;
using ada::kResources;
using ada::kTopology;
using ada::Phase;
using ada::Resource;
using ada::Resources;
using ada::State;
using ada::VertexId;

using Choice = std::optional<Action>;

// One decision, looked at from one seat.
class Decision {
 public:
  Decision(const ada::View& view, const ada::ActionList& legal)
      : view_(view), s_(view.shown), legal_(legal), me_(s_.players[view.seat]) {}

  [[nodiscard]] Action choose() const {
    switch (s_.phase) {
      case Phase::SetupSettle:
        return best([&](const Action& a) { return site_worth(s_, view_.seat, a.target); });
      case Phase::SetupRoad:
        return best([&](const Action& a) { return setup_road_worth(a.target); });
      case Phase::PreRoll:
        return before_the_roll();
      case Phase::Discard:
        return discard();
      case Phase::Robber:
        return best([&](const Action& a) { return robber_worth(a.target); });
      case Phase::Rob:
        return best([&](const Action& a) { return victim_worth(a.target); });
      case Phase::FreeRoad:
        return free_road();
      case Phase::Answers:
        return view_.seat == s_.on_turn ? settle_offer() : answer();
      default:
        return main();
    }
  }

 private:
  // ---- The list of legal actions
  template <class Worth>
  [[nodiscard]] Action best(Worth&& worth) const {
    const Action* found = &legal_[0];
    int most = std::numeric_limits<int>::min();
    for (const Action& action : legal_) {
      if (action.is_open()) continue;
      const int value = worth(action);
      if (value <= most) continue;
      most = value;
      found = &action;
    }
    return *found;
  }
  [[nodiscard]] bool is_legal(const Action& action) const {
    return std::find(legal_.begin(), legal_.end(), action) != legal_.end();
  }
  [[nodiscard]] Choice if_legal(const Action& action) const {
    return is_legal(action) ? Choice(action) : std::nullopt;
  }
  [[nodiscard]] bool may_offer() const {
    return std::any_of(legal_.begin(), legal_.end(), [](const Action& action) {
      return action.kind == ActionKind::Offer && action.is_open();
    });
  }

  // ---- The others
  template <class Visitor>
  void for_each_opponent(Visitor&& visit) const {
    for (std::uint8_t seat = 0; seat < s_.seat_count; ++seat) {
      if (seat != view_.seat) visit(seat);
    }
  }
  [[nodiscard]] bool is_near_victory(std::uint8_t seat) const {
    return public_points(s_, seat) + 2 >= s_.rules.points_to_win;
  }

  // ---- Setup: the road that leads to the best site two edges away.
  [[nodiscard]] int setup_road_worth(ada::EdgeId e) const {
    const VertexId end = ada::other_end(e, s_.setup_vertex);
    int most = 0;
    for (const VertexId v : kTopology.vertex_neighbours[end]) {
      if ((s_.blocked & ada::bit(v)) != 0) continue;
      most = std::max(most, site_worth(s_, view_.seat, v));
    }
    return most;
  }

  // ---- The robber
  [[nodiscard]] int robber_worth(ada::HexId h) const {
    constexpr int kOwn = 30;
    const int number = pips(s_.island.number[h]);
    int worth = -kOwn * number * s_.yields[h][view_.seat];
    for_each_opponent([&](std::uint8_t seat) {
      const int yield = s_.yields[h][seat];
      if (yield == 0) return;
      const int points = public_points(s_, seat);
      worth += number * yield * (2 + points) + (view_.hand_sizes[seat] > 0 ? points : 0);
    });
    return worth;
  }
  [[nodiscard]] int victim_worth(std::uint8_t seat) const {
    constexpr int kOfAPoint = 3;
    return kOfAPoint * public_points(s_, seat) + view_.hand_sizes[seat];
  }
  [[nodiscard]] bool is_robbed() const {
    return s_.robber != ada::kNowhere && s_.yields[s_.robber][view_.seat] > 0;
  }

  // ---- Development cards
  [[nodiscard]] Action before_the_roll() const {
    if (is_robbed()) {
      if (const Choice knight = if_legal(Action::make(ActionKind::Knight))) return *knight;
    }
    return Action::make(ActionKind::Roll);
  }
  // Knights take the army as soon as they suffice; the last one waits for a robber otherwise.
  [[nodiscard]] bool wants_knight() const {
    if (is_robbed()) return true;
    if (me_.cards[Card::Knight] > 1) return true;
    const bool is_mine = s_.largest_army == view_.seat;
    constexpr int kFewest = 3;
    const int needed =
        s_.largest_army == ada::kNobody ? kFewest : s_.players[s_.largest_army].knights + 1;
    return !is_mine && me_.knights + me_.cards[Card::Knight] >= needed;
  }
  [[nodiscard]] Choice play_card(const Plan& plan) const {
    if (wants_knight()) {
      if (const Choice knight = if_legal(Action::make(ActionKind::Knight))) return knight;
    }
    const bool has_road = std::any_of(plan.goals().begin(), plan.goals().end(), is_road);
    const Choice roads = if_legal(Action::make(ActionKind::RoadBuilding));
    if (roads && has_road && me_.roads_left > 1) return roads;
    if (plan.goals().empty()) return std::nullopt;
    const Goal& goal = plan.goals().front();
    const Resources lacking = missing(goal.cost, me_.hand);
    if (const Choice plenty = play_plenty(lacking)) return plenty;
    return play_monopoly(lacking);
  }
  [[nodiscard]] Choice play_plenty(Resources lacking) const {
    if (lacking.empty() || lacking.total() > 2) return std::nullopt;
    Resources wanted = lacking;
    if (wanted.total() == 1) {  // the other card: what the own buildings bring least of
      const Income income = income_of(s_, view_.seat);
      const auto least = std::min_element(income.begin(), income.end()) - income.begin();
      wanted += Resources::of(static_cast<Resource>(least));
    }
    return if_legal(Action{ActionKind::Plenty, 0, {}, ada::Lot::of(wanted)});
  }
  // When the others hold much, of what the goal lacks that which they produce most of.
  [[nodiscard]] Choice play_monopoly(Resources lacking) const {
    constexpr int kManyEach = 3;
    int held = 0;
    Income income{};
    for_each_opponent([&](std::uint8_t seat) {
      held += view_.hand_sizes[seat];
      const Income of_seat = income_of(s_, seat);
      for (std::size_t i = 0; i < income.size(); ++i) income[i] += of_seat[i];
    });
    if (lacking.empty() || held < kManyEach * (s_.seat_count - 1)) return std::nullopt;
    std::optional<Resource> wanted;
    for (const Resource r : kResources) {
      if (lacking[r] == 0) continue;
      if (!wanted || income[index(r)] > income[index(*wanted)]) wanted = r;
    }
    return if_legal(Action::monopoly(*wanted));
  }
  [[nodiscard]] static bool is_road(const Goal& goal) { return goal.next.kind == ActionKind::Road; }
  [[nodiscard]] Action free_road() const {
    const Plan plan(view_);
    for (const Goal& goal : plan.goals()) {
      if (is_road(goal) && is_legal(goal.next)) return goal.next;
    }
    const Extension extension = best_extension(s_, view_.seat);
    return best([&](const Action& a) {
      return a.kind == ActionKind::Road && a.target == extension.edge ? 1 : 0;
    });
  }

  // ---- Sevens: of what the best goal can spare the most numerous goes first.
  [[nodiscard]] Action discard() const {
    const Plan plan(view_);
    Resources hand = me_.hand;
    Resources given;
    for (int due = me_.discard_due; due > 0; --due) {
      Resources from = plan.spare(hand);
      if (from.empty()) from = hand;
      const Resource most = most_numerous(from);
      hand -= Resources::of(most);
      given += Resources::of(most);
    }
    return Action::discard(given);
  }
  [[nodiscard]] static Resource most_numerous(Resources cards) {
    return *std::max_element(kResources.begin(), kResources.end(),
                             [&](Resource a, Resource b) { return cards[a] < cards[b]; });
  }

  // ---- Trade between players: good is what brings the best goal nearer.
  [[nodiscard]] Action answer() const {
    const Plan plan(view_);
    const Action accept = Action::make(ActionKind::Accept);
    const Resources give = s_.offer.want.resources();
    const Resources get = s_.offer.give.resources();
    if (is_legal(accept) && !is_near_victory(s_.on_turn) && is_gain(plan, give, get)) return accept;
    return Action::make(ActionKind::Decline);
  }
  [[nodiscard]] bool is_gain(const Plan& plan, Resources give, Resources get) const {
    return me_.hand.covers(give) && plan.worth_of(me_.hand - give + get) > plan.worth_of(me_.hand);
  }
  [[nodiscard]] Action settle_offer() const {
    const Plan plan(view_);
    Action chosen = Action::make(ActionKind::Withdraw);
    int most = plan.worth_of(me_.hand);
    for (const Action& action : legal_) {
      if (action.kind != ActionKind::Confirm) continue;
      const bool is_counter = s_.offer.answers[action.target] == Answer::Countered;
      const Resources give =
          (is_counter ? s_.offer.counter_want[action.target] : s_.offer.give).resources();
      const Resources get =
          (is_counter ? s_.offer.counter_give[action.target] : s_.offer.want).resources();
      if (!me_.hand.covers(give)) continue;
      const int worth = plan.worth_of(me_.hand - give + get);
      if (worth <= most) continue;
      most = worth;
      chosen = action;
    }
    return chosen;
  }
  // One offer a turn, so that none is repeated: a card to spare for a card that is lacking.
  [[nodiscard]] Choice offer(const Plan& plan) const {
    if (s_.offers > 0 || plan.goals().empty() || !may_offer()) return std::nullopt;
    constexpr int kFew = 2;
    const Resources spare = plan.spare(me_.hand);
    const Resources lacking = missing(plan.goals().front().cost, me_.hand);
    if (spare.empty() || lacking.empty() || lacking.total() > kFew) return std::nullopt;
    std::uint8_t to = 0;
    for_each_opponent([&](std::uint8_t seat) {
      if (view_.hand_sizes[seat] > 0 && !is_near_victory(seat)) {
        to = static_cast<std::uint8_t>(to | 1U << seat);
      }
    });
    if (to == 0) return std::nullopt;
    const Resources give = Resources::of(most_numerous(spare));
    const Resources get = Resources::of(most_numerous(lacking));
    if (!is_gain(plan, give, get)) return std::nullopt;
    return Action::offer(give, get, to);
  }

  // ---- Building and the bank
  [[nodiscard]] bool has_too_many() const { return me_.hand.total() > s_.rules.hand_limit; }

  // The best goal, or another that leaves alone what the best one has so far. A hand that a seven
  // would halve is better spent at all.
  [[nodiscard]] Choice build(const Plan& plan) const {
    const Resources spare = plan.spare(me_.hand);
    for (const Goal& goal : plan.goals()) {
      const bool is_first = &goal == &plan.goals().front();
      const bool is_affordable = spare.covers(goal.next_cost) || is_first || has_too_many();
      if (is_affordable && is_legal(goal.next)) return goal.next;
    }
    return std::nullopt;
  }
  // Towards the best goal's next step, if the bank can bring it about in this turn.
  [[nodiscard]] Choice trade_with_bank(const Plan& plan) const {
    if (plan.goals().empty()) return std::nullopt;
    const Goal& goal = plan.goals().front();
    const Resources lacking = missing(goal.next_cost, me_.hand);
    const Resources spare = missing(me_.hand, goal.next_cost);
    int lots = 0;
    for (const Resource r : kResources) lots += spare[r] / ada::ratio_of(me_, r);
    if (lacking.empty() || lots == 0) return std::nullopt;
    if (lots < lacking.total() && !has_too_many()) return std::nullopt;
    Choice chosen;
    for (const Action& action : legal_) {
      if (action.kind != ActionKind::Bank) continue;
      const Resources give = action.give.resources();
      if (!spare.covers(give) || !lacking.covers(action.want.resources())) continue;
      if (!chosen || give.total() < chosen->give.resources().total()) chosen = action;
    }
    return chosen;
  }
  [[nodiscard]] Action main() const {
    const Plan plan(view_);
    if (const Choice card = play_card(plan)) return *card;
    if (const Choice trade = trade_with_bank(plan)) return *trade;
    if (const Choice offered = offer(plan)) return *offered;
    if (const Choice built = build(plan)) return *built;
    return Action::make(ActionKind::End);
  }

  const ada::View& view_;
  const State& s_;
  const ada::ActionList& legal_;
  const ada::Player& me_;
};

}  // namespace

Action ScriptedAdaBot::choose(const ada::View& view, const ada::ActionList& legal) {
  PETEK_ASSERT(!legal.empty(), "the seat has nothing to choose from");
  return Decision(view, legal).choose();
}

}  // namespace petek::bots
