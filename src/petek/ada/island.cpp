// SPDX-License-Identifier: MIT
// Making islands, and checking given ones.
#include "petek/ada/island.h"

#include <algorithm>
#include <cstddef>
#include <span>
#include <utility>

#include "petek/core/hex.h"

namespace petek::ada {
namespace {

constexpr int kProducing = 18;
constexpr std::array<int, kKindCount> kTerrainCounts = {4, 3, 4, 4, 3};
constexpr std::array<std::uint8_t, kProducing> kNumbers = {2, 3, 3, 4, 4,  5,  5,  6,  6,
                                                           8, 8, 9, 9, 10, 10, 11, 11, 12};
constexpr std::array<std::uint8_t, kProducing> kSpiralNumbers = {5, 2, 6,  3, 8, 10, 9, 12, 11,
                                                                 4, 8, 10, 9, 4, 5,  6, 3,  11};
constexpr std::array<Harbour, kHarbourCount> kHarbours = {
    Harbour::General, Harbour::General, Harbour::General, Harbour::General, Harbour::Lumber,
    Harbour::Brick,   Harbour::Wool,    Harbour::Grain,   Harbour::Ore};

constexpr int kNumberEnd = 13;
using NumberCounts = std::array<int, kNumberEnd>;

// Fisher and Yates.
template <class T, std::size_t N>
void shuffle(std::array<T, N>& items, Rng& rng) {
  for (std::size_t i = N; i > 1; --i) {
    std::swap(items[i - 1], items[rng.below(static_cast<std::uint32_t>(i))]);
  }
}

std::uint8_t random_number(Rng& rng) {
  const auto number = static_cast<std::uint8_t>(2 + rng.below(10));
  return number < 7 ? number : static_cast<std::uint8_t>(number + 1);
}

bool has_red_neighbours(const Island& island) {
  for (std::size_t h = 0; h < kHexCount; ++h) {
    if (!is_red(island.number[h])) continue;
    for (const HexId other : kTopology.hex_neighbours[h]) {
      if (other != kNowhere && is_red(island.number[other])) return true;
    }
  }
  return false;
}

// Terrains shuffled, and the hex that is the desert or, without one, the added terrain.
HexId lay_terrain(Island& island, bool has_desert, Rng& rng) {
  std::size_t next = 0;
  for (const Resource r : kResources) {
    for (int i = 0; i < kTerrainCounts[index(r)]; ++i) {
      island.terrain[next++] = static_cast<Terrain>(r);
    }
  }
  island.terrain[next] = Terrain::Desert;
  shuffle(island.terrain, rng);
  const auto at = std::find(island.terrain.begin(), island.terrain.end(), Terrain::Desert);
  if (!has_desert) *at = static_cast<Terrain>(rng.below(kKindCount));
  return static_cast<HexId>(at - island.terrain.begin());
}

// `special` is the hex without a number of the eighteen.
void lay_numbers_along(Island& island, std::span<const HexId> path, HexId special,
                       std::span<const std::uint8_t> numbers) {
  std::size_t next = 0;
  for (const HexId h : path) {
    if (h != special) island.number[h] = numbers[next++];
  }
}

std::array<HexId, kHexCount> rows() {
  std::array<HexId, kHexCount> path{};
  for (std::size_t h = 0; h < kHexCount; ++h) path[h] = static_cast<HexId>(h);
  return path;
}

HexId id_at(Hex hex) {
  const auto at = std::find(kTopology.hex_at.begin(), kTopology.hex_at.end(), hex);
  return static_cast<HexId>(at - kTopology.hex_at.begin());
}

bool has_right_terrain(const Island& island, bool has_desert) {
  std::array<int, kKindCount + 1> counts{};
  for (const Terrain t : island.terrain) ++counts[static_cast<std::size_t>(t)];
  if (counts[static_cast<std::size_t>(Terrain::Desert)] != (has_desert ? 1 : 0)) return false;
  for (std::size_t i = 0; i < kTerrainCounts.size(); ++i) {  // the nineteenth may be any
    if (counts[i] < kTerrainCounts[i]) return false;
  }
  return true;
}

bool has_right_numbers(const Island& island) {
  NumberCounts missing{};
  for (const std::uint8_t number : kNumbers) ++missing[number];
  int others = 0;
  for (std::size_t h = 0; h < kHexCount; ++h) {
    const int number = island.number[h];
    if ((island.terrain[h] == Terrain::Desert) != (number == 0)) return false;
    if (number == 0) continue;
    if (number < 2 || number >= kNumberEnd || number == 7) return false;
    if (missing[static_cast<std::size_t>(number)] > 0) {
      --missing[static_cast<std::size_t>(number)];
    } else {
      ++others;
    }
  }
  const bool has_all = missing == NumberCounts{};
  return has_all && others <= 1;
}

bool has_right_harbours(const Island& island) {
  std::array<Harbour, kHarbourCount> sorted = island.harbours;
  std::sort(sorted.begin(), sorted.end());
  std::array<Harbour, kHarbourCount> expected = kHarbours;
  std::sort(expected.begin(), expected.end());
  return sorted == expected;
}

}  // namespace

HexId robber_start(const Island& island) {
  for (std::size_t h = 0; h < kHexCount; ++h) {
    if (island.terrain[h] == Terrain::Desert) return static_cast<HexId>(h);
  }
  return kNowhere;
}

std::optional<IslandFault> island_fault(const Island& island, bool has_desert) {
  if (!has_right_terrain(island, has_desert)) {
    if (has_desert) {
      return IslandFault{"A-7",
                         "the hexes must be 4 lumber, 4 wool, 4 grain, 3 brick, 3 ore, 1 desert"};
    }
    return IslandFault{"A-8",
                       "the hexes must be 4 lumber, 4 wool, 4 grain, 3 brick, 3 ore and one more"};
  }
  if (!has_right_numbers(island)) {
    return IslandFault{"A-8",
                       "the hexes must carry one 2, one 12 and two each of 3 4 5 6 8 9 10 11; "
                       "without a desert one more of these"};
  }
  if (!has_right_harbours(island)) {
    return IslandFault{"A-10", "the harbours must be 4 general and one of each resource"};
  }
  return std::nullopt;
}

std::array<HexId, kHexCount> spiral_from(int corner) {
  std::array<HexId, kHexCount> path{};
  std::size_t next = 0;
  const Direction outward = turned(Direction::E, corner);
  for (int radius = 2; radius > 0; --radius) {
    Hex at{0, 0};
    for (int i = 0; i < radius; ++i) at = neighbour(at, outward);
    // From a corner the ring runs clockwise in the direction two turns on.
    for (int side = 0; side < kDirectionCount; ++side) {
      for (int i = 0; i < radius; ++i) {
        path[next++] = id_at(at);
        at = neighbour(at, turned(outward, -2 - side));
      }
    }
  }
  path[next] = id_at({0, 0});
  return path;
}

Island make_island(const Rules& rules, Rng& rng) {
  Island island;
  const HexId special = lay_terrain(island, rules.desert, rng);
  if (!rules.desert) island.number[special] = random_number(rng);
  if (rules.map == MapKind::Spiral) {
    const auto path = spiral_from(static_cast<int>(rng.below(kDirectionCount)));
    lay_numbers_along(island, path, special, kSpiralNumbers);
  } else {
    std::array<std::uint8_t, kProducing> numbers = kNumbers;
    do {
      shuffle(numbers, rng);
      lay_numbers_along(island, rows(), special, numbers);
    } while (rules.map == MapKind::Random && has_red_neighbours(island));
  }
  island.harbours = kHarbours;
  shuffle(island.harbours, rng);
  return island;
}

}  // namespace petek::ada
