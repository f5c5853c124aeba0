// SPDX-License-Identifier: MIT
// What a Position is made of: a plain value that the move generator's kernels read and write.
//
// The tile arrays are the truth. The bitboards of `tops` repeat it for a window of 16 x 16 cells
// and are what makes generation fast; a hive that does not fit (14 cells on an axis) sets `wide`,
// and generation then builds larger boards on the fly. See docs/decisions/0001-board.md.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <type_traits>

#include "petek/core/hex.h"
#include "petek/hive/rules.h"
#include "petek/hive/tile.h"

namespace petek::hive {

// Stable values: they are written into records of bytes.
enum class Outcome : std::uint8_t { InProgress, WhiteWins, BlackWins, Draw };

// 16 rows of 16 cells: row r is the r-th 16-bit lane, column q its q-th bit.
using WindowSet = std::array<std::uint64_t, 4>;

// A mark that a player has or has not.
class ColourSet {
 public:
  constexpr ColourSet() = default;
  [[nodiscard]] constexpr bool contains(Colour c) const { return (bits_ >> index(c) & 1) != 0; }
  [[nodiscard]] constexpr bool empty() const { return bits_ == 0; }
  [[nodiscard]] constexpr std::uint8_t bits() const { return bits_; }
  constexpr void insert(Colour c) { bits_ |= static_cast<std::uint8_t>(1U << index(c)); }
  constexpr void erase(Colour c) { bits_ &= static_cast<std::uint8_t>(~(1U << index(c))); }
  friend constexpr bool operator==(ColourSet, ColourSet) = default;

 private:
  std::uint8_t bits_ = 0;
};

// What is awaited.
enum class Phase : std::uint8_t {
  Act,     // an action of the player to act
  Choose,  // that player's three tiles (S-1)
  Draw,    // chance: the tile that the player to act draws (S-2)
};

// What a player did to tiles (H-14, H-15, V-Y). Tiles that were removed leave it.
struct Deeds {
  TileSet moved;   // own move, toss, swap, control
  TileSet turned;  // flipped or stung
  TileSet placed;

  [[nodiscard]] constexpr TileSet all() const { return moved | turned | placed; }
  friend constexpr bool operator==(const Deeds&, const Deeds&) = default;
};

// The order of the members keeps each array at the start of a 32-byte block: the processor cannot
// forward a register-wide read that straddles two blocks just written.
struct alignas(32) State {
  std::array<WindowSet, 3> tops{};           // by colour of the top tile; unset when wide
  std::array<std::uint8_t, kTileSlots> q{};  // by tile: its cell, modulo 256
  std::array<TileSet, 2> hand;               // by player
  std::array<std::uint8_t, kTileSlots> r{};
  TileSet just_moved;                            // by the other player in its last turn (H-15)
  TileSet frozen;                                // for the player to act (H-14)
  std::array<std::uint8_t, kTileSlots> level{};  // by tile: tiles beneath it
  TileSet covered;                               // a tile lies on it
  TileSet elevated;                              // it lies on a tile
  TileSet on_board;
  TileSet second_face;        // it shows its second face
  std::uint64_t key_sum = 0;  // see key.h; unset when wide
  Hex origin;                 // the hexagon of the window's cell 0
  std::uint32_t ply = 0;      // turns completed
  std::int8_t holes = 0;      // empty regions that the hive encloses
  bool wide = false;
  Colour to_act = Colour::White;
  Outcome outcome = Outcome::InProgress;
  Rules rules;

  // ---- Colony; in games of the core alone these keep their first values.
  alignas(32) TileSet bag;  // S-1: the tiles of both colours that are in no hand yet
  TileSet just_turned;      // flipped or stung by the other player in its last turn (H-15)
  TileSet just_placed;
  Deeds deeds;                                            // of the player to act in this turn
  std::array<std::uint8_t, 2> last_placed{kNone, kNone};  // own tiles, by player
  ColourSet combs;                                        // who turned the honeycomb (C-3)
  ColourSet doubles;                                      // whose next or present turn is double
  bool again = false;  // what is awaited is the second action of a double turn, or its draw (C-4)
  ColourSet hidden;    // in a seat's view: whose choice is not known to it (reading 17)
  Phase phase = Phase::Act;

  static constexpr std::uint8_t kNone = 0xff;
};

static_assert(std::is_trivially_copyable_v<State>);
static_assert(offsetof(State, q) % 32 == 0 && offsetof(State, r) % 32 == 0 &&
              offsetof(State, level) % 32 == 0);

}  // namespace petek::hive
