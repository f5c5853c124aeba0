// SPDX-License-Identifier: MIT
#include "petek/ada/longest_road.h"

#include <algorithm>

namespace petek::ada {
namespace {

// The longest path that goes on from `at` over edges of `left`; `seen` gathers where it can lead.
int onward(VertexId at, EdgeSet left, VertexSet cuts, VertexSet& seen) {
  seen |= bit(at);
  if ((cuts & bit(at)) != 0) return 0;
  int best = 0;
  for (const EdgeId e : kTopology.vertex_edges[at]) {
    if (!left.contains(e)) continue;
    best = std::max(best, 1 + onward(other_end(e, at), left - EdgeSet::of(e), cuts, seen));
  }
  return best;
}

// The longest of `length`, the path so far, which ends at `at`, plus a path from `other` over what
// it leaves; or of any path that it grows into.
int both_ways(VertexId at, int length, VertexId other, EdgeSet left, VertexSet cuts) {
  VertexSet seen = 0;
  int best = length + onward(other, left, cuts, seen);
  if ((cuts & bit(at)) != 0) return best;
  for (const EdgeId e : kTopology.vertex_edges[at]) {
    if (!left.contains(e)) continue;
    best =
        std::max(best, both_ways(other_end(e, at), length + 1, other, left - EdgeSet::of(e), cuts));
  }
  return best;
}

}  // namespace

int longest_road(EdgeSet roads, VertexSet cuts) {
  int best = 0;
  roads.for_each([&](EdgeId e) {  // as the first edge of a path, either way
    for (const VertexId to : kTopology.edge_ends[e]) {
      VertexSet seen = 0;
      best = std::max(best, 1 + onward(to, roads - EdgeSet::of(e), cuts, seen));
    }
  });
  return best;
}

int longest_road_over(EdgeId road, EdgeSet roads, VertexSet cuts) {
  const auto [a, b] = kTopology.edge_ends[road];
  const EdgeSet left = roads - EdgeSet::of(road);
  VertexSet seen = 0;
  const int from_a = onward(a, left, cuts, seen);
  if ((seen & bit(b)) != 0) return both_ways(a, 1, b, left, cuts);  // on a loop
  return 1 + from_a + onward(b, left, cuts, seen);
}

}  // namespace petek::ada
