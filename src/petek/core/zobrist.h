// SPDX-License-Identifier: MIT
// Tables of random words for incremental position keys (Zobrist, 1970), made at compile time.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "petek/core/rng.h"

namespace petek {

template <std::size_t N>
[[nodiscard]] constexpr std::array<std::uint64_t, N> zobrist_table(std::uint64_t seed) {
  std::array<std::uint64_t, N> table{};
  for (auto& word : table) word = splitmix64(seed);
  return table;
}

// Spreads every bit of a key over all others: tables index by the low bits.
[[nodiscard]] constexpr std::uint64_t mixed(std::uint64_t x) {
  x ^= x >> 32;
  x *= 0xd6e8feb86659fd93ULL;
  x ^= x >> 32;
  x *= 0xd6e8feb86659fd93ULL;
  x ^= x >> 32;
  return x;
}

}  // namespace petek
