// SPDX-License-Identifier: MIT
// The island: which terrain, number and harbour lies where, how it is made from a seed, and what a
// given one must hold. Spec: section 2.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "petek/ada/resource.h"
#include "petek/ada/rules.h"
#include "petek/ada/topology.h"
#include "petek/core/rng.h"

namespace petek::ada {

// A hex yields the resource of the same value, or nothing.
enum class Terrain : std::uint8_t { Lumber, Brick, Wool, Grain, Ore, Desert };
// A harbour trades the resource of the same value 2:1, or any 3:1.
enum class Harbour : std::uint8_t { Lumber, Brick, Wool, Grain, Ore, General };

inline constexpr std::string_view kTerrainLetters = "LBWGOD";
inline constexpr std::string_view kHarbourLetters = "LBWGO?";

struct Island {
  std::array<Terrain, kHexCount> terrain{};
  std::array<std::uint8_t, kHexCount> number{};   // 2-12, not 7; 0 in the desert
  std::array<Harbour, kHarbourCount> harbours{};  // along the coast

  friend constexpr bool operator==(const Island&, const Island&) = default;
};

[[nodiscard]] constexpr bool is_red(int number) {
  return number == 6 || number == 8;
}

// The desert, or kNowhere where there is none.
[[nodiscard]] HexId robber_start(const Island& island);

// Which of a given island breaks, with the sentence; nothing when it is sound.
// Neighbours are not looked at.
struct IslandFault {
  std::string_view rule;
  std::string_view what;
};
[[nodiscard]] std::optional<IslandFault> island_fault(const Island& island, bool has_desert);

// An island as `rules.map` and `rules.desert` ask for it. The same numbers make the same island.
[[nodiscard]] Island make_island(const Rules& rules, Rng& rng);

// The 19 hexes clockwise around the outer ring from one of its six corner hexes, then around the
// inner ring from the hex inward of it, then the middle.
[[nodiscard]] std::array<HexId, kHexCount> spiral_from(int corner);

}  // namespace petek::ada
