// SPDX-License-Identifier: MIT
#include "petek/bots/ada_plan.h"

#include <algorithm>

#include "petek/ada/building.h"

namespace petek::bots {
namespace {

using ada::Action;
using ada::kResources;
using ada::kTopology;
using ada::Resource;
using ada::Resources;
using ada::State;
using ada::VertexId;

constexpr int kPoint = 100;
constexpr int kMostRoads = 3;  // beyond that somebody else is there first

Resources times(Resources cost, int number) {
  Resources sum;
  for (int i = 0; i < number; ++i) sum += cost;
  return sum;
}

// How many knights make the largest army the seat's.
int knights_needed(const State& s, int seat) {
  constexpr int kFewest = 3;
  if (s.largest_army == ada::kNobody) return kFewest;
  if (s.largest_army == seat) return 0;
  return s.players[s.largest_army].knights + 1;
}

}  // namespace

Resources missing(Resources cost, Resources hand) {
  Resources lacking;
  for (const Resource r : kResources) {
    lacking += Resources::of(r, std::max(0, cost[r] - hand[r]));
  }
  return lacking;
}

Plan::Plan(const ada::View& view)
    : s_(view.shown),
      view_(view),
      seat_(view.seat),
      points_(points(view.shown, view.seat)),
      income_(income_of(view.shown, view.seat)) {
  const ada::Player& p = s_.players[view.seat];
  for (const Resource r : kResources) ratios_[index(r)] = ada::ratio_of(p, r);
  add_cities();
  add_settlements();
  add_longest_road();
  add_card();
  std::stable_sort(goals_.begin(), goals_.end(), [&](const Goal& a, const Goal& b) {
    return score(a, p.hand) > score(b, p.hand);
  });
}

void Plan::add(const Goal& goal) {
  goals_.push_back(goal);
  // Whatever wins the game is worth more than anything that does not.
  constexpr int kWinning = 5;
  const int gain = goal.worth / kPoint;
  if (points_ + gain >= s_.rules.points_to_win) goals_.back().worth *= kWinning;
}

void Plan::add_cities() {
  const ada::Player& p = s_.players[view_.seat];
  if (p.cities_left == 0) return;
  ada::for_each_bit(p.settlements, [&](VertexId v) {
    int gain = 0;
    for (const ada::HexId h : kTopology.vertex_hexes[v]) gain += pips(s_.island.number[h]);
    constexpr int kOfAPip = 4;
    add({Action::city(v), ada::kCityCost, ada::kCityCost, kPoint + kOfAPip * gain});
  });
}

void Plan::add_settlements() {
  const ada::Player& p = s_.players[view_.seat];
  if (p.settlements_left == 0) return;
  const Reach reach = reach_of(s_, seat_, std::min<int>(kMostRoads, p.roads_left));
  for (VertexId v = 0; v < ada::kVertexCount; ++v) {
    const int roads = reach.roads[v];
    if (roads == Reach::kFar || (s_.blocked & ada::bit(v)) != 0) continue;
    const Resources cost = ada::kSettlementCost + times(ada::kRoadCost, roads);
    const int worth = kPoint + site_worth(s_, seat_, v) / 2;
    if (roads == 0) {
      add({Action::settle(v), cost, cost, worth});
    } else {
      add({Action::road(reach.first[v]), ada::kRoadCost, cost, worth});
    }
  }
}

void Plan::add_longest_road() {
  constexpr int kShortest = 5;
  const ada::Player& p = s_.players[view_.seat];
  if (s_.longest_road == view_.seat || p.roads_left == 0) return;
  const int to_beat = s_.longest_road == ada::kNobody
                          ? kShortest - 1
                          : int{s_.players[s_.longest_road].road_length};
  const int lacking = to_beat + 1 - p.road_length;
  if (lacking > std::min<int>(kMostRoads, p.roads_left)) return;
  const Extension extension = best_extension(s_, seat_);
  if (extension.edge == ada::kNowhere) return;
  const int roads = 1 + std::max(0, to_beat + 1 - extension.length);
  add({Action::road(extension.edge), ada::kRoadCost, times(ada::kRoadCost, roads), 2 * kPoint});
}

void Plan::add_card() {
  if (view_.deck_size == 0) return;
  const ada::Player& p = s_.players[view_.seat];
  constexpr int kCard = 55;
  constexpr int kForTheArmy = 35;
  const int lacking = knights_needed(s_, seat_) - p.knights - p.cards[ada::Card::Knight];
  const int worth = kCard + (lacking > 0 && lacking <= 2 ? kForTheArmy : 0);
  add({Action::make(ada::ActionKind::Buy), ada::kCardCost, ada::kCardCost, worth});
}

// In tenths of a roll, until the hand has grown to the cost, with what the bank gives for the rest.
int Plan::delay(Resources cost, Resources hand) const {
  int lots = 0;    // trades that the hand allows already
  int traded = 0;  // cards in 360 rolls from trading what is not needed
  for (const Resource r : kResources) {
    const int ratio = ratios_[index(r)];
    lots += std::max(0, hand[r] - cost[r]) / ratio;
    if (hand[r] >= cost[r]) traded += 10 * income_[index(r)] / ratio;
  }
  int sum = 0;
  int longest_of_one = 0;
  for (const Resource r : kResources) {
    const int lacking = std::max(0, cost[r] - hand[r]);
    if (lacking == 0) continue;
    const int of_one = 3600 / std::max(1, 10 * income_[index(r)] + traded);
    sum += lacking * of_one;
    longest_of_one = std::max(longest_of_one, of_one);
  }
  return std::max(0, sum - lots * longest_of_one);
}

int Plan::score(const Goal& goal, Resources hand) const {
  constexpr int kScale = 1000;
  constexpr int kPatience = 80;  // tenths of a roll: two rounds of four
  return goal.worth * kScale / (kPatience + delay(goal.cost, hand));
}

int Plan::worth_of(Resources hand) const {
  constexpr int kCardInHand = 20;
  int best = 0;
  for (const Goal& goal : goals_) best = std::max(best, score(goal, hand));
  return best + kCardInHand * std::min<int>(hand.total(), s_.rules.hand_limit);
}

Resources Plan::spare(Resources hand) const {
  if (goals_.empty()) return hand;
  return missing(hand, goals_.front().cost);  // what the goal lacks to cover the hand
}

}  // namespace petek::bots
