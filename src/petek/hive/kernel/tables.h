// SPDX-License-Identifier: MIT
// What the six cells around a cell allow, for each of the 64 ways in which they can be occupied.
//
// A pattern has one bit for each neighbour in the order in which they lie in memory: row above,
// own row, row below (kRing). Tables are indexed by patterns and hold masks of the same order.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "petek/core/direction.h"

// Where the compiler's guess costs a tenth of the speed.
#define PETEK_INLINE [[gnu::always_inline]] inline
#define PETEK_SELDOM [[gnu::noinline, gnu::cold]] inline
#define PETEK_APART [[gnu::noinline]] inline

namespace petek::hive::kernel {

// Which tiles a position can hold: those of section 1 alone, or all. The first is what most games
// are played with, and is spared every question that only the others raise.
enum class Tiles : std::uint8_t { Core, All };

using Pattern = unsigned;  // 6 bits

inline constexpr std::array<Direction, 6> kRing = {Direction::NW, Direction::NE, Direction::W,
                                                   Direction::E,  Direction::SW, Direction::SE};
inline constexpr Pattern kFullRing = 63;

[[nodiscard]] constexpr Pattern ring_bit(Direction d) {
  for (unsigned i = 0; i < 6; ++i) {
    if (kRing[i] == d) return 1U << i;
  }
  return 0;
}

struct RingTables {
  std::array<std::uint8_t, 64> slides{};  // ground steps that H-10 allows
  std::array<std::uint8_t, 64> slide_count{};
  std::array<std::uint8_t, 64> gaps{};  // cells outside the set between two inside (H-11)
  std::array<std::uint8_t, 64> arcs{};  // runs of occupied neighbours; 0 for none and for six
};

consteval RingTables make_ring_tables() {
  RingTables tables;
  for (Pattern p = 0; p < 64; ++p) {
    unsigned slides = 0;
    unsigned gaps = 0;
    unsigned arcs = 0;
    for (const Direction d : kDirections) {
      const bool there = (p & ring_bit(d)) != 0;
      const bool left = (p & ring_bit(turned(d, 1))) != 0;
      const bool right = (p & ring_bit(turned(d, -1))) != 0;
      if (!there && left != right) slides |= ring_bit(d);
      if (!there && left && right) gaps |= ring_bit(d);
      if (there && !left) ++arcs;
    }
    tables.slides[p] = static_cast<std::uint8_t>(slides);
    tables.slide_count[p] = static_cast<std::uint8_t>(std::popcount(slides));
    tables.gaps[p] = static_cast<std::uint8_t>(gaps);
    tables.arcs[p] = static_cast<std::uint8_t>(arcs);
  }
  return tables;
}
inline constexpr RingTables kRings = make_ring_tables();

}  // namespace petek::hive::kernel
