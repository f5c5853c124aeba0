// SPDX-License-Identifier: MIT
// Whatever a player does on its turn, in four bytes. Spec: section 8.
#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <type_traits>
#include <utility>

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
  Place,   // tile, cell; the second face is up when second_face()
  Move,    // tile, cell: own move, toss and mind control alike (section 8)
  Flip,    // tile: V-3
  Sting,   // the tile that is stung: V-W
  Swap,    // tile, other(): the two change places (V-E)
  Kill,    // tile, the killer; other(), the victim: both are removed
  Take,    // tile, the taker; other(), the victim: both are removed
  Comb,    // the honeycomb is turned (C-3)
  Steal,   // a tile in the opponent's hand (S-4); which of several alike means nothing
  Choose,  // three kinds for the hand (S-1); chosen()
  Draw,    // chance: a tile out of the bag (S-2); which of several alike means nothing
};
inline constexpr std::size_t kActionKindCount = 12;

// Without initialisers, so that room for thousands of actions costs nothing; Action{} is a pass.
// Of two actions that lead to one position only the one whose text comes first is made (reading 6).
struct Action {
  ActionKind kind;
  std::uint8_t tile_and_face;  // bits 0-5 the tile, bit 7 the second face; Choose: the first kind
  WrappedHex cell;             // in actions without a cell q is the second tile; Choose: two kinds

  [[nodiscard]] constexpr Tile tile() const {
    return Tile{static_cast<std::uint8_t>(tile_and_face & 0x3f)};
  }
  [[nodiscard]] constexpr bool second_face() const { return (tile_and_face & 0x80) != 0; }
  [[nodiscard]] constexpr Tile other() const { return Tile{cell.q}; }
  // In the order of their letters. All three are Bug::Queen where the choice is hidden.
  [[nodiscard]] constexpr std::array<Bug, 3> chosen() const {
    return {static_cast<Bug>(tile_and_face), static_cast<Bug>(cell.q), static_cast<Bug>(cell.r)};
  }
  // A choice that the other seat may not see yet (reading 17).
  [[nodiscard]] constexpr bool is_hidden_choice() const {
    return kind == ActionKind::Choose && chosen()[0] == Bug::Queen;
  }

  [[nodiscard]] static constexpr Action pass() { return Action{}; }
  [[nodiscard]] static constexpr Action place(Tile t, Hex to, bool second_face = false) {
    return {ActionKind::Place, static_cast<std::uint8_t>(t.id | (second_face ? 0x80 : 0)),
            wrap(to)};
  }
  [[nodiscard]] static constexpr Action move(Tile t, Hex to) {
    return {ActionKind::Move, t.id, wrap(to)};
  }
  // Flip, Sting, Steal and Draw name one tile; Swap, Kill and Take two; Comb none.
  [[nodiscard]] static constexpr Action of(ActionKind kind, Tile t = {0}, Tile other = {0}) {
    return {kind, t.id, {other.id, 0}};
  }
  [[nodiscard]] static constexpr Action choose(std::array<Bug, 3> kinds) {
    const auto sort = [](Bug& a, Bug& b) {
      if (letter(b) < letter(a)) std::swap(a, b);
    };
    sort(kinds[0], kinds[1]);
    sort(kinds[1], kinds[2]);
    sort(kinds[0], kinds[1]);
    return {ActionKind::Choose,
            static_cast<std::uint8_t>(kinds[0]),
            {static_cast<std::uint8_t>(kinds[1]), static_cast<std::uint8_t>(kinds[2])}};
  }
  [[nodiscard]] static constexpr Action hidden_choice() {
    return choose({Bug::Queen, Bug::Queen, Bug::Queen});
  }

  friend constexpr auto operator<=>(const Action&, const Action&) = default;
};
static_assert(sizeof(Action) == 4 && std::is_trivial_v<Action>);

[[nodiscard]] constexpr bool has_cell(ActionKind kind) {
  return kind == ActionKind::Place || kind == ActionKind::Move;
}
// Whether other() is a tile: the tiles of a pair change places or are removed together.
[[nodiscard]] constexpr bool has_pair(ActionKind kind) {
  return kind == ActionKind::Swap || kind == ActionKind::Kill || kind == ActionKind::Take;
}
// Whether tile() is one.
[[nodiscard]] constexpr bool has_tile(ActionKind kind) {
  return kind != ActionKind::Pass && kind != ActionKind::Comb && kind != ActionKind::Choose;
}

using ActionList = petek::ActionList<Action>;

}  // namespace petek::hive
