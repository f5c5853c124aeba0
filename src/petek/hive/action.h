// SPDX-License-Identifier: MIT
// Whatever a player does on its turn, in four bytes. Spec: section 8.
#pragma once

#include <compare>
#include <cstdint>
#include <type_traits>

#include "petek/core/action_list.h"
#include "petek/core/hex.h"
#include "petek/hive/tile.h"

namespace petek::hive {

// A hexagon modulo 256 on each axis. No hive is 128 cells wide, so within one game this names a
// cell for certain, and a hive that walks away for ever needs no other arithmetic.
struct WrappedHex {
  std::uint8_t q;
  std::uint8_t r;

  friend constexpr auto operator<=>(const WrappedHex&, const WrappedHex&) = default;
};

[[nodiscard]] constexpr WrappedHex wrap(Hex h) {
  return {static_cast<std::uint8_t>(h.q), static_cast<std::uint8_t>(h.r)};
}
// The hexagon with these residues that is closest to `near` on each axis.
[[nodiscard]] constexpr Hex unwrap(WrappedHex w, Hex near) {
  const auto closest = [](std::uint8_t residue, std::int32_t n) {
    return n + static_cast<std::int8_t>(
                   static_cast<std::uint8_t>(residue - static_cast<std::uint8_t>(n)));
  };
  return {closest(w.q, near.q), closest(w.r, near.r)};
}

// The values are stored in records of bytes and never renumbered.
enum class ActionKind : std::uint8_t {
  Pass,
  Place,  // tile, cell; the second face is up when second_face()
  Move,   // tile, cell: own move, toss and mind control alike (section 8)
};

// Without initialisers, so that room for thousands of actions costs nothing; Action{} is a pass.
struct Action {
  ActionKind kind;
  std::uint8_t tile_and_face;  // bits 0-5 the tile, bit 7 the second face
  WrappedHex cell;

  [[nodiscard]] constexpr Tile tile() const {
    return Tile{static_cast<std::uint8_t>(tile_and_face & 0x3f)};
  }
  [[nodiscard]] constexpr bool second_face() const { return (tile_and_face & 0x80) != 0; }

  [[nodiscard]] static constexpr Action pass() { return Action{}; }
  [[nodiscard]] static constexpr Action place(Tile t, Hex to) {
    return {ActionKind::Place, t.id, wrap(to)};
  }
  [[nodiscard]] static constexpr Action move(Tile t, Hex to) {
    return {ActionKind::Move, t.id, wrap(to)};
  }

  friend constexpr auto operator<=>(const Action&, const Action&) = default;
};
static_assert(sizeof(Action) == 4 && std::is_trivial_v<Action>);

using ActionList = petek::ActionList<Action>;

}  // namespace petek::hive
