// SPDX-License-Identifier: MIT
#include "petek/bots/ada_places.h"

#include "petek/ada/building.h"
#include "petek/ada/longest_road.h"
#include "petek/core/static_vector.h"

namespace petek::bots {

using ada::EdgeId;
using ada::HexId;
using ada::kTopology;
using ada::State;
using ada::VertexId;

Income income_of(const State& s, int seat) {
  Income income{};
  for (std::size_t h = 0; h < ada::kHexCount; ++h) {
    if (s.island.terrain[h] == ada::Terrain::Desert) continue;
    income[static_cast<std::size_t>(s.island.terrain[h])] +=
        pips(s.island.number[h]) * s.yields[h][static_cast<std::size_t>(seat)];
  }
  return income;
}

int site_worth(const State& s, int seat, VertexId v) {
  // Of a card: lumber and brick are wanted early, grain and ore all the time.
  constexpr std::array<int, ada::kKindCount> kWorth = {10, 10, 8, 11, 11};
  constexpr int kNewResource = 15;
  constexpr int kGeneralHarbour = 8;
  constexpr int kSpecialHarbour = 4;
  Income income = income_of(s, seat);
  int worth = 0;
  for (const HexId h : kTopology.vertex_hexes[v]) {
    if (s.island.terrain[h] == ada::Terrain::Desert) continue;
    const auto resource = static_cast<std::size_t>(s.island.terrain[h]);
    worth += kWorth[resource] * pips(s.island.number[h]);
    if (income[resource] == 0) worth += kNewResource;
    income[resource] += pips(s.island.number[h]);
  }
  const std::uint8_t harbour = kTopology.vertex_harbour[v];
  if (harbour == ada::kNowhere) return worth;
  const ada::Harbour kind = s.island.harbours[harbour];
  if (kind == ada::Harbour::General) return worth + kGeneralHarbour;
  return worth + kSpecialHarbour + 2 * income[static_cast<std::size_t>(kind)];
}

Reach reach_of(const State& s, int seat, int most_roads) {
  const ada::Player& p = s.players[static_cast<std::size_t>(seat)];
  const ada::VertexSet cuts = ada::cuts_of(s, seat);
  Reach reach;
  reach.roads.fill(Reach::kFar);
  reach.first.fill(ada::kNowhere);
  StaticVector<VertexId, ada::kVertexCount> queue;
  ada::for_each_bit(p.touched | p.buildings(), [&](VertexId v) {
    reach.roads[v] = 0;
    queue.push_back(v);
  });
  for (std::size_t i = 0; i < queue.size(); ++i) {
    const VertexId from = queue[i];
    if (reach.roads[from] == most_roads || (cuts & ada::bit(from)) != 0) continue;
    for (const EdgeId e : kTopology.vertex_edges[from]) {
      const VertexId to = ada::other_end(e, from);
      if (s.taken.contains(e) || reach.roads[to] != Reach::kFar) continue;
      reach.roads[to] = static_cast<std::uint8_t>(reach.roads[from] + 1);
      reach.first[to] = reach.roads[from] == 0 ? e : reach.first[from];
      queue.push_back(to);
    }
  }
  return reach;
}

Extension best_extension(const State& s, int seat) {
  const ada::Player& p = s.players[static_cast<std::size_t>(seat)];
  const ada::VertexSet cuts = ada::cuts_of(s, seat);
  Extension best{ada::kNowhere, p.road_length};
  (p.frontier - s.taken).for_each([&](EdgeId e) {
    const int length = ada::longest_road_over(e, p.roads | ada::EdgeSet::of(e), cuts);
    if (length > best.length) best = {e, length};
  });
  return best;
}

}  // namespace petek::bots
