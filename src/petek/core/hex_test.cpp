// SPDX-License-Identifier: MIT
// Geometry of the hexagon grid.
#include "petek/core/hex.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <unordered_set>
#include <vector>

#include "petek/core/rng.h"

namespace petek {
namespace {

std::vector<Hex> ring(Hex centre, std::int32_t radius) {
  std::vector<Hex> hexes;
  for_each_in_ring(centre, radius, [&hexes](Hex h) { hexes.push_back(h); });
  return hexes;
}

// Hexagons near and far, on either side of both axes.
std::vector<Hex> samples() {
  std::vector<Hex> hexes = {{0, 0}, {1, 0}, {0, 1}, {-1, 1}, {1000000, -2000000}};
  Rng rng(1);
  for (int i = 0; i < 200; ++i) {
    hexes.push_back({static_cast<std::int32_t>(rng.below(201)) - 100,
                     static_cast<std::int32_t>(rng.below(201)) - 100});
  }
  return hexes;
}

TEST(Hex, TheSixStepsAreThoseOfTheSpecification_8b) {
  EXPECT_EQ(step(Direction::E), (Hex{1, 0}));
  EXPECT_EQ(step(Direction::NE), (Hex{1, -1}));
  EXPECT_EQ(step(Direction::SE), (Hex{0, 1}));
  EXPECT_EQ(step(Direction::W), (Hex{-1, 0}));
  EXPECT_EQ(step(Direction::SW), (Hex{-1, 1}));
  EXPECT_EQ(step(Direction::NW), (Hex{0, -1}));
}

TEST(Hex, StepsInAllSixDirectionsCancelOut) {
  Hex sum;
  for (const Direction d : kDirections) {
    sum = sum + step(d);
    EXPECT_EQ(step(d) + step(opposite(d)), Hex{});
  }
  EXPECT_EQ(sum, Hex{});
}

TEST(Hex, NeighboursAreTheSixHexagonsAtDistanceOne) {
  for (const Hex h : samples()) {
    const auto around = neighbours(h);
    EXPECT_EQ(std::set<Hex>(around.begin(), around.end()).size(), 6u);
    for (std::size_t i = 0; i < around.size(); ++i) {
      EXPECT_EQ(around[i], neighbour(h, kDirections[i]));
      EXPECT_TRUE(are_neighbours(h, around[i]));
      // Neighbouring directions lead to hexagons that neighbour each other.
      EXPECT_TRUE(are_neighbours(around[i], around[(i + 1) % 6]));
    }
    EXPECT_FALSE(are_neighbours(h, h));
  }
}

TEST(Hex, SixRotationsAreNone) {
  for (const Hex h : samples()) {
    EXPECT_EQ(rotated(h, 6), h);
    EXPECT_EQ(rotated(h, 0), h);
    EXPECT_EQ(rotated(rotated(h, 1), 5), h);
    EXPECT_EQ(rotated(h, -1), rotated(h, 5));
    EXPECT_EQ(rotated(h, 3), (Hex{-h.q, -h.r}));
    EXPECT_EQ(rotated(h, 7), rotated(h, 1));
  }
}

TEST(Hex, ARotationTurnsEveryDirectionByOne) {
  for (const Direction d : kDirections) {
    for (int steps = -7; steps <= 7; ++steps) {
      EXPECT_EQ(rotated(step(d), steps), step(turned(d, steps)));
    }
  }
}

TEST(Hex, TwoMirrorsAreNoneAndOneSwapsNorthAndSouth) {
  for (const Hex h : samples()) EXPECT_EQ(mirrored(mirrored(h)), h);
  EXPECT_EQ(mirrored(step(Direction::E)), step(Direction::E));
  EXPECT_EQ(mirrored(step(Direction::W)), step(Direction::W));
  EXPECT_EQ(mirrored(step(Direction::NE)), step(Direction::SE));
  EXPECT_EQ(mirrored(step(Direction::NW)), step(Direction::SW));
}

TEST(Hex, RotationAndMirrorKeepDistances) {
  const auto hexes = samples();
  for (std::size_t i = 1; i < hexes.size(); ++i) {
    const Hex a = hexes[i - 1];
    const Hex b = hexes[i];
    for (int steps = 0; steps < 6; ++steps) {
      EXPECT_EQ(distance(rotated(a, steps), rotated(b, steps)), distance(a, b));
    }
    EXPECT_EQ(distance(mirrored(a), mirrored(b)), distance(a, b));
  }
}

TEST(Hex, DistanceIsAMetric) {
  const auto hexes = samples();
  for (std::size_t i = 2; i < hexes.size(); ++i) {
    const Hex a = hexes[i - 2];
    const Hex b = hexes[i - 1];
    const Hex c = hexes[i];
    EXPECT_EQ(distance(a, a), 0);
    EXPECT_EQ(distance(a, b), distance(b, a));
    EXPECT_LE(distance(a, c), distance(a, b) + distance(b, c));
    EXPECT_EQ(distance(a, b) == 0, a == b);
  }
  EXPECT_EQ(distance({0, 0}, {3, -1}), 3);
  EXPECT_EQ(distance({0, 0}, {2, 2}), 4);
}

TEST(Hex, ARingHoldsSixTimesItsRadiusOnceEach) {
  for (const Hex centre : {Hex{0, 0}, Hex{-7, 12}}) {
    EXPECT_EQ(ring(centre, 0), std::vector<Hex>{centre});
    for (std::int32_t radius = 1; radius <= 6; ++radius) {
      const auto hexes = ring(centre, radius);
      EXPECT_EQ(hexes.size(), static_cast<std::size_t>(6 * radius));
      EXPECT_EQ(std::set<Hex>(hexes.begin(), hexes.end()).size(), hexes.size());
      for (const Hex h : hexes) EXPECT_EQ(distance(centre, h), radius);
      EXPECT_EQ(hexes.front(), (centre + Hex{radius, 0}));
      EXPECT_TRUE(are_neighbours(hexes.front(), hexes.back()));
    }
  }
}

TEST(Hex, ARingGoesCounterClockwise) {
  const auto hexes = ring({0, 0}, 1);
  for (std::size_t i = 0; i < 6; ++i) EXPECT_EQ(hexes[i], step(kDirections[i]));
}

TEST(Hex, HashesApartOverABoard) {
  std::unordered_set<std::size_t> hashes;
  for (std::int32_t q = -40; q <= 40; ++q) {
    for (std::int32_t r = -40; r <= 40; ++r) hashes.insert(std::hash<Hex>{}({q, r}));
  }
  EXPECT_EQ(hashes.size(), 81u * 81u);
}

}  // namespace
}  // namespace petek
