// SPDX-License-Identifier: MIT
// The length of a road by the plainest search there is, against the one that is fast.
#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "petek/ada/longest_road.h"
#include "petek/core/rng.h"

namespace petek::laws {
namespace {

using ada::EdgeSet;
using ada::kTopology;
using ada::VertexId;

// Every path from every vertex, with a list of the edges and a mark on each that is used.
class NaiveRoads {
 public:
  NaiveRoads(EdgeSet roads, ada::VertexSet cuts) : is_cut_(ada::kVertexCount) {
    roads.for_each([&](ada::EdgeId e) { edges_.push_back(kTopology.edge_ends[e]); });
    is_used_.resize(edges_.size());
    for (std::size_t v = 0; v < is_cut_.size(); ++v) is_cut_[v] = (cuts >> v & 1) != 0;
  }
  int longest() {
    int best = 0;
    for (int v = 0; v < ada::kVertexCount; ++v) best = std::max(best, from(v, true));
    return best;
  }

 private:
  int from(int at, bool is_start) {
    if (is_cut_[static_cast<std::size_t>(at)] && !is_start) return 0;
    int best = 0;
    for (std::size_t i = 0; i < edges_.size(); ++i) {
      const auto [a, b] = edges_[i];
      if (is_used_[i] || (a != at && b != at)) continue;
      is_used_[i] = true;
      best = std::max(best, 1 + from(a == at ? b : a, false));
      is_used_[i] = false;
    }
    return best;
  }

  std::vector<std::array<VertexId, 2>> edges_;
  std::vector<bool> is_used_;
  std::vector<bool> is_cut_;
};

// One to fifteen roads: mostly each at an earlier one, so that loops and branches are common.
std::vector<ada::EdgeId> random_network(Rng& rng) {
  std::vector<ada::EdgeId> roads;
  EdgeSet set;
  const std::size_t count = 1 + rng.below(15);
  while (roads.size() < count) {
    auto e = static_cast<ada::EdgeId>(rng.below(ada::kEdgeCount));
    if (!roads.empty() && rng.below(12) != 0) {
      const auto from = roads[rng.below(static_cast<std::uint32_t>(roads.size()))];
      const auto& edges = kTopology.vertex_edges[kTopology.edge_ends[from][rng.below(2)]];
      e = edges[rng.below(static_cast<std::uint32_t>(edges.size()))];
    }
    if (set.contains(e)) continue;
    set |= EdgeSet::of(e);
    roads.push_back(e);
  }
  return roads;
}

TEST(MediumAdaLongestRoad, A24IsWhatTheNaiveSearchFindsIn100000Networks) {
  Rng rng(24);
  int long_ones = 0;
  for (int i = 0; i < 100'000; ++i) {
    ada::VertexSet cuts = 0;
    for (std::uint32_t n = rng.below(6); n > 0; --n) {
      cuts |= ada::bit(static_cast<VertexId>(rng.below(ada::kVertexCount)));
    }
    EdgeSet roads;
    int grown = 0;
    for (const ada::EdgeId e : random_network(rng)) {
      roads |= EdgeSet::of(e);
      grown = std::max(grown, longest_road_over(e, roads, cuts));
    }
    const int expected = NaiveRoads(roads, cuts).longest();
    ASSERT_EQ(longest_road(roads, cuts), expected) << i;
    ASSERT_EQ(grown, expected) << i;  // as a game finds it, road by road
    long_ones += expected >= 11 ? 1 : 0;
  }
  EXPECT_GT(long_ones, 100);
}

}  // namespace
}  // namespace petek::laws
