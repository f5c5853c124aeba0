// SPDX-License-Identifier: MIT
#include "petek/ada/topology.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace petek::ada {
namespace {

TEST(AdaTopology, A7RowsOfThreeFourFiveFourThree) {
  std::array<int, 5> rows{};
  for (const Hex h : kTopology.hex_at) ++rows[static_cast<std::size_t>(h.r + 2)];
  EXPECT_EQ(rows, (std::array<int, 5>{3, 4, 5, 4, 3}));
}

TEST(AdaTopology, A7EveryVertexAndEdgeIsUsed) {
  std::set<int> vertices;
  std::set<int> edges;
  for (std::size_t h = 0; h < kHexCount; ++h) {
    vertices.insert(kTopology.hex_vertices[h].begin(), kTopology.hex_vertices[h].end());
    edges.insert(kTopology.hex_edges[h].begin(), kTopology.hex_edges[h].end());
  }
  EXPECT_EQ(vertices.size(), 54U);
  EXPECT_EQ(*vertices.rbegin(), 53);
  EXPECT_EQ(edges.size(), 72U);
  EXPECT_EQ(*edges.rbegin(), 71);
}

TEST(AdaTopology, A10bNumbersCornersAndSidesAsTheyAreMet) {
  using Six = std::array<std::uint8_t, 6>;
  EXPECT_EQ(kTopology.hex_vertices[0], (Six{0, 1, 2, 3, 4, 5}));
  EXPECT_EQ(kTopology.hex_vertices[1], (Six{6, 7, 8, 9, 2, 1}));
  EXPECT_EQ(kTopology.hex_vertices[3], (Six{4, 3, 14, 15, 16, 17}));
  EXPECT_EQ(kTopology.hex_vertices[18], (Six{43, 46, 52, 53, 50, 44}));
  EXPECT_EQ(kTopology.hex_edges[0], (Six{0, 1, 2, 3, 4, 5}));
  EXPECT_EQ(kTopology.hex_edges[1], (Six{6, 7, 8, 9, 1, 10}));
  EXPECT_EQ(kTopology.hex_edges[18], (Six{61, 69, 70, 71, 66, 57}));
}

TEST(AdaTopology, EdgesJoinTheCornersBesideThem) {
  for (std::size_t h = 0; h < kHexCount; ++h) {
    for (std::size_t i = 0; i < 6; ++i) {
      const auto& ends = kTopology.edge_ends[kTopology.hex_edges[h][i]];
      const std::set<int> expected = {kTopology.hex_vertices[h][i],
                                      kTopology.hex_vertices[h][(i + 1) % 6]};
      EXPECT_EQ((std::set<int>{ends[0], ends[1]}), expected) << "h" << h << " side " << i;
    }
  }
}

TEST(AdaTopology, NeighboursAreMutual) {
  for (std::uint8_t v = 0; v < kVertexCount; ++v) {
    EXPECT_EQ(kTopology.vertex_edges[v].size(), kTopology.vertex_neighbours[v].size());
    EXPECT_GE(kTopology.vertex_edges[v].size(), 2U);
    for (const VertexId other : kTopology.vertex_neighbours[v]) {
      EXPECT_NE(kTopology.vertex_neighbour_set[other] & bit(v), 0U);
    }
    for (const EdgeId e : kTopology.vertex_edges[v]) {
      EXPECT_NE(kTopology.vertex_neighbour_set[v] & bit(other_end(e, v)), 0U);
    }
  }
}

TEST(AdaTopology, A10TheCoastRunsClockwiseFromTheNorthWestOfH0) {
  const auto& coast = kTopology.coast;
  EXPECT_EQ(coast[0], kTopology.hex_edges[0][static_cast<std::size_t>(Side::NW)]);
  EXPECT_EQ(coast[1], kTopology.hex_edges[0][static_cast<std::size_t>(Side::NE)]);
  EXPECT_EQ(std::set<int>(coast.begin(), coast.end()).size(), 30U);
  for (std::size_t i = 0; i < coast.size(); ++i) {
    const EdgeSet meeting = kTopology.vertex_edge_set[kTopology.edge_ends[coast[i]][0]] |
                            kTopology.vertex_edge_set[kTopology.edge_ends[coast[i]][1]];
    EXPECT_TRUE(meeting.contains(coast[(i + 1) % coast.size()])) << i;
  }
}

TEST(AdaTopology, A10HarboursLieOnNineCoastalEdges) {
  const std::array<std::size_t, 9> places = {1, 4, 7, 11, 14, 17, 21, 24, 27};
  std::set<int> vertices;
  for (std::size_t i = 0; i < places.size(); ++i) {
    EXPECT_EQ(kTopology.harbour_edges[i], kTopology.coast[places[i] - 1]);
    for (const VertexId v : kTopology.edge_ends[kTopology.harbour_edges[i]]) {
      EXPECT_EQ(kTopology.vertex_harbour[v], i);
      vertices.insert(v);
    }
  }
  EXPECT_EQ(vertices.size(), 18U);
  EXPECT_EQ(std::count(kTopology.vertex_harbour.begin(), kTopology.vertex_harbour.end(), kNowhere),
            kVertexCount - 18);
}

TEST(AdaEdgeSet, HoldsBothEnds) {
  EdgeSet set = EdgeSet::of(0) | EdgeSet::of(63) | EdgeSet::of(64) | EdgeSet::of(71);
  EXPECT_EQ(set.size(), 4);
  EXPECT_TRUE(set.contains(71));
  EXPECT_FALSE(set.contains(7));
  set -= EdgeSet::of(0);
  EXPECT_EQ(set.first(), 63);
  std::string text;
  set.for_each([&](EdgeId e) { text += std::to_string(e) + " "; });
  EXPECT_EQ(text, "63 64 71 ");
  EXPECT_EQ(EdgeSet::all().size(), kEdgeCount);
}

}  // namespace
}  // namespace petek::ada
