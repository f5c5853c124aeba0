// SPDX-License-Identifier: MIT
#include "petek/ada/island.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

#include "petek/ada/setup.h"

namespace petek::ada {
namespace {

Island island_of(MapKind map, bool has_desert, std::uint64_t seed) {
  Rules rules;
  rules.map = map;
  rules.desert = has_desert;
  Rng rng(seed);
  return make_island(rules, rng);
}

bool has_red_neighbours(const Island& island) {
  for (std::size_t h = 0; h < kHexCount; ++h) {
    for (const HexId other : kTopology.hex_neighbours[h]) {
      if (other == kNowhere) continue;
      if (is_red(island.number[h]) && is_red(island.number[other])) return true;
    }
  }
  return false;
}

constexpr int kSeeds = 300;

TEST(AdaIsland, A7A8A10EveryIslandMadeIsSound) {
  for (const MapKind map : {MapKind::Random, MapKind::Spiral, MapKind::FullyRandom}) {
    for (const bool has_desert : {true, false}) {
      for (std::uint64_t seed = 0; seed < kSeeds; ++seed) {
        const auto fault = island_fault(island_of(map, has_desert, seed), has_desert);
        EXPECT_FALSE(fault.has_value()) << fault->what;
      }
    }
  }
}

TEST(AdaIsland, A9Case51SixAndEightAreNeverNeighboursOnARandomIsland) {
  for (const bool has_desert : {true, false}) {
    for (std::uint64_t seed = 0; seed < kSeeds; ++seed) {
      EXPECT_FALSE(has_red_neighbours(island_of(MapKind::Random, has_desert, seed))) << seed;
    }
  }
}

TEST(AdaIsland, A9TheyMayBeOnAFullyRandomOne) {
  int islands = 0;
  for (std::uint64_t seed = 0; seed < kSeeds; ++seed) {
    islands += has_red_neighbours(island_of(MapKind::FullyRandom, true, seed)) ? 1 : 0;
  }
  EXPECT_GT(islands, kSeeds / 4);
}

TEST(AdaIsland, A9TheSpiralRunsClockwiseFromACornerHex) {
  EXPECT_EQ(spiral_from(2), (std::array<HexId, kHexCount>{0, 1, 2, 6, 11, 15, 18, 17, 16, 12, 7, 3,
                                                          4, 5, 10, 14, 13, 8, 9}));
  EXPECT_EQ(spiral_from(0), (std::array<HexId, kHexCount>{11, 15, 18, 17, 16, 12, 7, 3, 0, 1, 2, 6,
                                                          10, 14, 13, 8, 4, 5, 9}));
}

TEST(AdaIsland, A9ASpiralIslandCarriesTheFixedOrder) {
  const std::vector<int> order = {5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11};
  std::set<int> corners;
  for (std::uint64_t seed = 0; seed < kSeeds; ++seed) {
    const Island island = island_of(MapKind::Spiral, true, seed);
    int matches = 0;
    for (int corner = 0; corner < 6; ++corner) {
      std::vector<int> numbers;
      for (const HexId h : spiral_from(corner)) {
        if (island.number[h] != 0) numbers.push_back(island.number[h]);
      }
      if (numbers != order) continue;
      ++matches;
      corners.insert(corner);
    }
    EXPECT_EQ(matches, 1) << seed;
  }
  EXPECT_EQ(corners.size(), 6U);
}

TEST(AdaIsland, A9TheSeedMakesTheMap) {
  EXPECT_EQ(island_of(MapKind::Random, true, 7), island_of(MapKind::Random, true, 7));
  EXPECT_NE(island_of(MapKind::Random, true, 7), island_of(MapKind::Random, true, 8));
}

TEST(AdaIsland, A8WithoutADesertAnyTerrainAndNumberIsAdded) {
  std::set<int> terrains;
  std::set<int> numbers;
  for (std::uint64_t seed = 0; seed < kSeeds; ++seed) {
    const Island island = island_of(MapKind::Random, false, seed);
    EXPECT_EQ(robber_start(island), kNowhere);
    std::map<int, int> terrain_counts;
    for (const Terrain t : island.terrain) ++terrain_counts[static_cast<int>(t)];
    const std::array<int, 5> usual = {4, 3, 4, 4, 3};
    for (int t = 0; t < 5; ++t) {
      if (terrain_counts[t] > usual[static_cast<std::size_t>(t)]) terrains.insert(t);
    }
    for (int n = 2; n <= 12; ++n) {
      const int most = n == 2 || n == 12 ? 1 : 2;
      if (std::count(island.number.begin(), island.number.end(), n) > most) numbers.insert(n);
    }
  }
  EXPECT_EQ(terrains.size(), 5U);
  EXPECT_EQ(numbers.size(), 10U);
  EXPECT_FALSE(numbers.contains(7));
}

TEST(AdaIsland, A8TheRobberStartsInTheDesert) {
  const Island island = island_of(MapKind::Random, true, 1);
  EXPECT_EQ(island.terrain[robber_start(island)], Terrain::Desert);
}

TEST(AdaIsland, A9TheCountsOfAGivenIslandAreCheckedNotTheNeighbours) {
  Island island = island_of(MapKind::FullyRandom, true, 1);
  for (std::uint64_t seed = 1; !has_red_neighbours(island); ++seed) {
    island = island_of(MapKind::FullyRandom, true, seed);
  }
  EXPECT_FALSE(island_fault(island, true).has_value());
  EXPECT_EQ(island_fault(island, false)->rule, "A-8");

  Island wrong = island;
  std::replace(wrong.terrain.begin(), wrong.terrain.end(), Terrain::Ore, Terrain::Wool);
  EXPECT_EQ(island_fault(wrong, true)->rule, "A-7");
  wrong = island;
  std::replace(wrong.number.begin(), wrong.number.end(), std::uint8_t{2}, std::uint8_t{3});
  EXPECT_EQ(island_fault(wrong, true)->rule, "A-8");
  wrong = island;
  wrong.harbours.fill(Harbour::General);
  EXPECT_EQ(island_fault(wrong, true)->rule, "A-10");
}

TEST(AdaSetup, A1A11ThreeOrFourSeatsInRandomOrder) {
  std::set<std::vector<Colour>> orders;
  for (std::uint64_t seed = 0; seed < kSeeds; ++seed) {
    const ada::Setup setup = make_setup(Rules{}, 3, seed);
    std::vector<Colour> seats(setup.seats.begin(), setup.seats.end());
    EXPECT_EQ(std::set<Colour>(seats.begin(), seats.end()).size(), 3U);
    orders.insert(seats);
  }
  EXPECT_EQ(orders.size(), 24U);
  EXPECT_EQ(make_setup(Rules{}, 4, 5).seats.size(), 4U);
  EXPECT_EQ(make_setup(Rules{}, 4, 5), make_setup(Rules{}, 4, 5));
}

}  // namespace
}  // namespace petek::ada
