// SPDX-License-Identifier: MIT
// Position keys that do not change when the hive is moved over the plane.
//
// A board is summed as  sum of  tile(colour, face) * level * X^q * Y^r  modulo 2^64 with odd X and
// Y, so moving every tile by (dq, dr) multiplies the sum by X^dq * Y^dr. Counting q and r from the
// westernmost column and the northernmost row of the hive makes it one number for all places. The
// sum is kept relative to the window's corner, where one move changes two terms of it.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "petek/core/zobrist.h"
#include "petek/hive/state.h"

namespace petek::hive {

namespace detail {

inline constexpr std::size_t kKeyReach = 64;  // columns and rows that a hive can span, and more

[[nodiscard]] constexpr std::uint64_t inverse_of_odd(std::uint64_t x) {
  std::uint64_t inverse = x;  // right to 3 bits; each round of Newton's doubles them
  for (int i = 0; i < 5; ++i) inverse *= 2 - x * inverse;
  return inverse;
}

[[nodiscard]] constexpr std::array<std::uint64_t, kKeyReach> powers(std::uint64_t x) {
  std::array<std::uint64_t, kKeyReach> table{};
  std::uint64_t power = 1;
  for (auto& entry : table) {
    entry = power;
    power *= x;
  }
  return table;
}

inline constexpr std::uint64_t kKeyX = 0x9e3779b97f4a7c15ULL | 3;
inline constexpr std::uint64_t kKeyY = (0xbf58476d1ce4e5b9ULL & ~std::uint64_t{7}) | 5;

inline constexpr auto kColumnPower = powers(kKeyX);
inline constexpr auto kRowPower = powers(kKeyY);
inline constexpr auto kColumnInverse = powers(inverse_of_odd(kKeyX));
inline constexpr auto kRowInverse = powers(inverse_of_odd(kKeyY));

// By tile slot and face: tiles of one colour showing one bug are alike.
consteval std::array<std::array<std::uint64_t, kTileSlots>, 2> make_tile_keys() {
  const auto words = zobrist_table<3 * 32>(0x5045'5445'4b31);
  std::array<std::array<std::uint64_t, kTileSlots>, 2> keys{};
  for (std::uint8_t id = 0; id < kTileCount; ++id) {
    for (std::size_t face = 0; face < 2; ++face) {
      std::size_t bug = static_cast<std::size_t>(kind(Tile{id}));
      if (face == 1 && has_two_faces(kind(Tile{id}))) bug += kSecondFace;
      keys[face][id] = words[index(colour(Tile{id})) * 32 + bug] | 1;
    }
  }
  return keys;
}
inline constexpr auto kTileKeys = make_tile_keys();

consteval std::array<std::uint64_t, 32> make_level_keys() {
  auto keys = zobrist_table<32>(0x5045'5445'4b32);
  for (auto& key : keys) key |= 1;
  keys[0] = 1;
  return keys;
}
inline constexpr auto kLevelKeys = make_level_keys();

}  // namespace detail

// One tile's term, its cell counted from the corner that the sum is relative to.
[[nodiscard]] constexpr std::uint64_t key_term(Tile t, bool second_face, unsigned level,
                                               unsigned column, unsigned row) {
  return detail::kTileKeys[second_face ? 1 : 0][t.id] * detail::kLevelKeys[level] *
         detail::kColumnPower[column] * detail::kRowPower[row];
}

}  // namespace petek::hive
