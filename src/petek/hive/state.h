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
};

static_assert(std::is_trivially_copyable_v<State>);
static_assert(offsetof(State, q) % 32 == 0 && offsetof(State, r) % 32 == 0 &&
              offsetof(State, level) % 32 == 0);

}  // namespace petek::hive
