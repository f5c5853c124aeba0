// SPDX-License-Identifier: MIT
// The island's 19 hexes, 54 vertices, 72 edges and 9 harbours as tables, numbered by A-10b and
// made at compile time from the geometry of hexagons. docs/ada-numbering.svg draws them.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "petek/core/direction.h"
#include "petek/core/hex.h"
#include "petek/core/static_vector.h"

namespace petek::ada {

inline constexpr int kHexCount = 19;
inline constexpr int kVertexCount = 54;
inline constexpr int kEdgeCount = 72;
inline constexpr int kCoastLength = 30;
inline constexpr int kHarbourCount = 9;
inline constexpr std::uint8_t kNowhere = 0xff;  // no such hex, vertex, edge or harbour

// Ids are their numbers: h0-h18, v0-v53, e0-e71.
using HexId = std::uint8_t;
using VertexId = std::uint8_t;
using EdgeId = std::uint8_t;

// Visits the numbers of the bits that are set, the lowest first.
template <class Visitor>
constexpr void for_each_bit(std::uint64_t bits, Visitor&& visit) {
  for (; bits != 0; bits &= bits - 1) {
    visit(static_cast<std::uint8_t>(std::countr_zero(bits)));
  }
}

using VertexSet = std::uint64_t;  // bit i: vertex i
[[nodiscard]] constexpr VertexSet bit(VertexId v) {
  return std::uint64_t{1} << v;
}

class EdgeSet {
 public:
  constexpr EdgeSet() = default;
  [[nodiscard]] static constexpr EdgeSet of(EdgeId e) {
    EdgeSet set;
    (e < 64 ? set.low_ : set.high_) = std::uint64_t{1} << (e & 63);
    return set;
  }
  [[nodiscard]] static constexpr EdgeSet all() {
    EdgeSet set;
    set.low_ = ~std::uint64_t{0};
    set.high_ = (std::uint64_t{1} << (kEdgeCount - 64)) - 1;
    return set;
  }

  [[nodiscard]] constexpr bool contains(EdgeId e) const {
    return ((e < 64 ? low_ : high_) >> (e & 63) & 1) != 0;
  }
  [[nodiscard]] constexpr bool empty() const { return (low_ | high_) == 0; }
  [[nodiscard]] constexpr int size() const { return std::popcount(low_) + std::popcount(high_); }
  // Asks for a set that is not empty.
  [[nodiscard]] constexpr EdgeId first() const {
    return static_cast<EdgeId>(low_ != 0 ? std::countr_zero(low_) : 64 + std::countr_zero(high_));
  }
  template <class Visitor>
  constexpr void for_each(Visitor&& visit) const {
    for_each_bit(low_, visit);
    for_each_bit(high_, [&](std::uint8_t e) { visit(static_cast<EdgeId>(64 + e)); });
  }

  constexpr EdgeSet& operator|=(EdgeSet other) {
    low_ |= other.low_;
    high_ |= other.high_;
    return *this;
  }
  constexpr EdgeSet& operator&=(EdgeSet other) {
    low_ &= other.low_;
    high_ &= other.high_;
    return *this;
  }
  // Without the edges of `other`.
  constexpr EdgeSet& operator-=(EdgeSet other) {
    low_ &= ~other.low_;
    high_ &= ~other.high_;
    return *this;
  }
  friend constexpr EdgeSet operator|(EdgeSet a, EdgeSet b) { return a |= b; }
  friend constexpr EdgeSet operator&(EdgeSet a, EdgeSet b) { return a &= b; }
  friend constexpr EdgeSet operator-(EdgeSet a, EdgeSet b) { return a -= b; }
  friend constexpr bool operator==(EdgeSet, EdgeSet) = default;

 private:
  std::uint64_t low_ = 0;
  std::uint64_t high_ = 0;
};

// The corners of a hex in the order of numbering, and likewise its sides.
enum class Corner : std::uint8_t { N, NE, SE, S, SW, NW };
enum class Side : std::uint8_t { NE, E, SE, SW, W, NW };

using FewIds = StaticVector<std::uint8_t, 3>;  // what meets at a vertex

struct Topology {
  std::array<Hex, kHexCount> hex_at{};                            // the middle hex is 0,0
  std::array<std::array<VertexId, 6>, kHexCount> hex_vertices{};  // by Corner
  std::array<std::array<EdgeId, 6>, kHexCount> hex_edges{};       // by Side
  std::array<VertexSet, kHexCount> hex_vertex_set{};
  std::array<std::array<HexId, 6>, kHexCount> hex_neighbours{};  // by Side; kNowhere at sea

  std::array<FewIds, kVertexCount> vertex_hexes{};
  std::array<FewIds, kVertexCount> vertex_edges{};
  std::array<FewIds, kVertexCount> vertex_neighbours{};
  std::array<EdgeSet, kVertexCount> vertex_edge_set{};
  std::array<VertexSet, kVertexCount> vertex_neighbour_set{};
  std::array<std::uint8_t, kVertexCount> vertex_harbour{};  // A-10; kNowhere without one

  std::array<std::array<VertexId, 2>, kEdgeCount> edge_ends{};  // clockwise end last, seen from the
                                                                // hex that named the edge
  std::array<EdgeId, kCoastLength> coast{};                     // clockwise from the NW side of h0
  std::array<EdgeId, kHarbourCount> harbour_edges{};            // along the coast
};

namespace detail {

// Clockwise around a hex: side i lies between corner i and corner i + 1.
inline constexpr std::array<Direction, 6> kSideDirections = {
    Direction::NE, Direction::E, Direction::SE, Direction::SW, Direction::W, Direction::NW};

// Three times the centre of a corner: the sum of the three hexes that meet there.
[[nodiscard]] constexpr Hex corner_point(Hex h, std::size_t corner) {
  const Hex after = step(kSideDirections[corner]);
  const Hex before = step(kSideDirections[(corner + 5) % 6]);
  return {3 * h.q + before.q + after.q, 3 * h.r + before.r + after.r};
}
// Twice the centre of a side.
[[nodiscard]] constexpr Hex side_point(Hex h, std::size_t side) {
  const Hex to = step(kSideDirections[side]);
  return {2 * h.q + to.q, 2 * h.r + to.r};
}

// A number for each point, given when it is first met (A-10b).
template <std::size_t N>
class Numbering {
 public:
  [[nodiscard]] constexpr std::uint8_t number(Hex point) {
    for (std::size_t i = 0; i < points_.size(); ++i) {
      if (points_[i] == point) return static_cast<std::uint8_t>(i);
    }
    points_.push_back(point);
    return static_cast<std::uint8_t>(points_.size() - 1);
  }
  [[nodiscard]] constexpr std::size_t size() const { return points_.size(); }

 private:
  StaticVector<Hex, N> points_;
};

consteval void lay_hexes(Topology& t) {
  constexpr int kRadius = 2;
  std::size_t id = 0;
  for (int r = -kRadius; r <= kRadius; ++r) {
    for (int q = -kRadius; q <= kRadius; ++q) {
      if (distance(Hex{0, 0}, Hex{q, r}) <= kRadius) t.hex_at[id++] = Hex{q, r};
    }
  }
}

consteval void number_corners_and_sides(Topology& t) {
  Numbering<kVertexCount> vertices;
  Numbering<kEdgeCount> edges;
  for (std::size_t h = 0; h < kHexCount; ++h) {
    for (std::size_t i = 0; i < 6; ++i) {
      const VertexId v = vertices.number(corner_point(t.hex_at[h], i));
      t.hex_vertices[h][i] = v;
      t.hex_vertex_set[h] |= bit(v);
      t.vertex_hexes[v].push_back(static_cast<HexId>(h));
    }
    for (std::size_t i = 0; i < 6; ++i) {
      t.hex_edges[h][i] = edges.number(side_point(t.hex_at[h], i));
    }
  }
}

consteval void join_edges(Topology& t) {
  std::array<int, kEdgeCount> hexes_beside{};
  for (std::size_t h = 0; h < kHexCount; ++h) {
    for (std::size_t i = 0; i < 6; ++i) {
      const EdgeId e = t.hex_edges[h][i];
      t.hex_neighbours[h][i] = kNowhere;
      for (std::size_t other = 0; other < kHexCount; ++other) {
        if (t.hex_at[other] == neighbour(t.hex_at[h], kSideDirections[i])) {
          t.hex_neighbours[h][i] = static_cast<HexId>(other);
        }
      }
      if (++hexes_beside[e] > 1) continue;
      const VertexId a = t.hex_vertices[h][i];
      const VertexId b = t.hex_vertices[h][(i + 1) % 6];
      t.edge_ends[e] = {a, b};
      t.vertex_neighbours[a].push_back(b);
      t.vertex_neighbours[b].push_back(a);
      t.vertex_neighbour_set[a] |= bit(b);
      t.vertex_neighbour_set[b] |= bit(a);
      for (const VertexId v : {a, b}) {
        t.vertex_edges[v].push_back(e);
        t.vertex_edge_set[v] |= EdgeSet::of(e);
      }
    }
  }
}

consteval void walk_coast(Topology& t) {
  EdgeSet coastal;
  for (std::size_t h = 0; h < kHexCount; ++h) {
    for (std::size_t i = 0; i < 6; ++i) {
      if (t.hex_neighbours[h][i] == kNowhere) coastal |= EdgeSet::of(t.hex_edges[h][i]);
    }
  }
  EdgeId edge = t.hex_edges[0][static_cast<std::size_t>(Side::NW)];
  VertexId at = t.hex_vertices[0][static_cast<std::size_t>(Corner::N)];
  for (EdgeId& place : t.coast) {
    place = edge;
    edge = ((t.vertex_edge_set[at] & coastal) - EdgeSet::of(edge)).first();
    at = t.edge_ends[edge][0] == at ? t.edge_ends[edge][1] : t.edge_ends[edge][0];
  }
  // A-10, counted from 1.
  constexpr std::array<std::size_t, kHarbourCount> kPlaces = {1, 4, 7, 11, 14, 17, 21, 24, 27};
  t.vertex_harbour.fill(kNowhere);
  for (std::size_t i = 0; i < kHarbourCount; ++i) {
    t.harbour_edges[i] = t.coast[kPlaces[i] - 1];
    for (const VertexId v : t.edge_ends[t.harbour_edges[i]]) {
      t.vertex_harbour[v] = static_cast<std::uint8_t>(i);
    }
  }
}

consteval Topology make_topology() {
  Topology t;
  lay_hexes(t);
  number_corners_and_sides(t);
  join_edges(t);
  walk_coast(t);
  return t;
}

}  // namespace detail

inline constexpr Topology kTopology = detail::make_topology();

[[nodiscard]] constexpr VertexId other_end(EdgeId e, VertexId v) {
  const auto& ends = kTopology.edge_ends[e];
  return ends[0] == v ? ends[1] : ends[0];
}

}  // namespace petek::ada
