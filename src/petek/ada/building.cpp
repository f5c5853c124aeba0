// SPDX-License-Identifier: MIT
#include "petek/ada/building.h"

#include <algorithm>
#include <cstddef>

#include "petek/ada/longest_road.h"

namespace petek::ada {
namespace {

constexpr int kShortestForCard = 5;
constexpr int kFewestForCard = 3;

Player& player(State& s, int seat) {
  return s.players[static_cast<std::size_t>(seat)];
}

// The holder keeps the card while it has 5 and nobody is longer; else the one player who is
// longest takes it, and nobody if several are.
void update_longest_road(State& s) {
  int best = 0;
  int how_many = 0;
  std::uint8_t who = kNobody;
  for (std::size_t seat = 0; seat < s.seat_count; ++seat) {
    const int length = s.players[seat].road_length;
    if (length > best) how_many = 0;
    if (length >= best) {
      best = length;
      ++how_many;
      who = static_cast<std::uint8_t>(seat);
    }
  }
  if (best < kShortestForCard) {
    s.longest_road = kNobody;
  } else if (s.longest_road == kNobody || player(s, s.longest_road).road_length < best) {
    s.longest_road = how_many == 1 ? who : kNobody;
  }
}

void add_yields(State& s, int seat, VertexId v) {
  for (const HexId h : kTopology.vertex_hexes[v]) ++s.yields[h][static_cast<std::size_t>(seat)];
}

// An opponent has settled on `v`, an end of this player's roads: it may not build onward there
// except from the far end of an edge, and a path may no longer lead through.
void cut_at(State& s, int seat, VertexId v) {
  Player& p = player(s, seat);
  for (const EdgeId e : kTopology.vertex_edges[v]) {
    if ((p.touched & bit(other_end(e, v))) == 0) p.frontier -= EdgeSet::of(e);
  }
  if ((p.roads & kTopology.vertex_edge_set[v]).size() < 2) return;
  p.road_length = static_cast<std::uint8_t>(longest_road(p.roads, cuts_of(s, seat)));
}

}  // namespace

State initial_state(const Setup& setup) {
  State s;
  s.seat_count = static_cast<std::uint8_t>(setup.seats.size());
  for (std::size_t i = 0; i < setup.seats.size(); ++i) s.players[i].colour = setup.seats[i];
  s.island = setup.island;
  s.rules = setup.rules;
  s.robber = robber_start(setup.island);
  for (auto& hexes : s.hexes_of) hexes.fill(kNowhere);
  for (std::size_t h = 0; h < kHexCount; ++h) {
    if (s.island.number[h] == 0) continue;
    auto& hexes = s.hexes_of[s.island.number[h]];
    *std::find(hexes.begin(), hexes.end(), kNowhere) = static_cast<HexId>(h);
  }
  return s;
}

VertexSet cuts_of(const State& s, int seat) {
  VertexSet cuts = 0;
  for (int other = 0; other < s.seat_count; ++other) {
    if (other != seat) cuts |= s.players[static_cast<std::size_t>(other)].buildings();
  }
  return cuts;
}

void put_settlement(State& s, int seat, VertexId v) {
  Player& p = player(s, seat);
  p.settlements |= bit(v);
  --p.settlements_left;
  s.blocked |= bit(v) | kTopology.vertex_neighbour_set[v];
  p.frontier |= kTopology.vertex_edge_set[v] - s.taken;
  add_yields(s, seat, v);
  const std::uint8_t harbour = kTopology.vertex_harbour[v];
  if (harbour != kNowhere) {
    p.harbours |= static_cast<std::uint8_t>(1U << static_cast<int>(s.island.harbours[harbour]));
  }
  bool was_cut = false;
  for (int other = 0; other < s.seat_count; ++other) {
    if (other == seat || (player(s, other).touched & bit(v)) == 0) continue;
    cut_at(s, other, v);
    was_cut = true;
  }
  if (was_cut) update_longest_road(s);
}

void put_city(State& s, int seat, VertexId v) {
  Player& p = player(s, seat);
  p.settlements &= ~bit(v);
  p.cities |= bit(v);
  ++p.settlements_left;
  --p.cities_left;
  add_yields(s, seat, v);
}

void put_road(State& s, int seat, EdgeId e) {
  Player& p = player(s, seat);
  const EdgeSet road = EdgeSet::of(e);
  p.roads |= road;
  --p.roads_left;
  s.taken |= road;
  const VertexSet cuts = cuts_of(s, seat);
  for (const VertexId v : kTopology.edge_ends[e]) {
    p.touched |= bit(v);
    if ((cuts & bit(v)) == 0) p.frontier |= kTopology.vertex_edge_set[v] - s.taken;
  }
  for (Player& other : s.players) other.frontier -= road;
  const int length = longest_road_over(e, p.roads, cuts);
  if (length <= p.road_length) return;
  p.road_length = static_cast<std::uint8_t>(length);
  update_longest_road(s);
}

void update_largest_army(State& s, int seat) {
  const int knights = player(s, seat).knights;
  if (knights < kFewestForCard) return;
  if (s.largest_army == kNobody || knights > player(s, s.largest_army).knights) {
    s.largest_army = static_cast<std::uint8_t>(seat);
  }
}

}  // namespace petek::ada
