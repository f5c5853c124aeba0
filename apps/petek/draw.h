// SPDX-License-Identifier: MIT
// Drawings of a game's present position: as text for a terminal, and as SVG.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "petek/hive/game.h"

namespace petek::app {

struct DrawnCell {
  Hex hex;
  std::vector<hive::Tile> stack;  // from the ground up
};

// What there is to be drawn.
struct Scene {
  std::vector<DrawnCell> cells;  // row by row, each from west to east
  // The actions of the turn that was played last, a draw and a second action too: "wA1 bQ-; draw
  // bS"; empty before the first.
  std::string last_move;
  // Where the last action that touched the board did so. A draw touches none, and the placement
  // before it counts.
  std::optional<Hex> last_from;   // where a move set out from
  std::vector<Hex> last_to;       // where tiles were placed, moved, turned or stung
  std::vector<Hex> last_removed;  // where tiles were removed from
};
[[nodiscard]] Scene make_scene(const hive::Game& game);

// "wA1 wA2 wB1", or "nothing".
[[nodiscard]] std::string hand_text(const hive::Position& position, hive::Colour player);

// What else there is to know, a line each: marks of the last turn, the honeycomb, bag, removed
// tiles, a double turn, what is awaited.
[[nodiscard]] std::vector<std::string> notes(const hive::Game& game);

// Dark until it has been turned an odd number of times (C-1, C-3).
[[nodiscard]] bool is_honeycomb_dark(const hive::Position& position);

struct TextStyle {
  bool colour = false;       // ANSI sequences
  bool coordinates = false;  // lists the cells as tile@q,r
};
[[nodiscard]] std::string draw_text(const hive::Game& game, TextStyle style);

struct SvgStyle {
  bool coordinates = false;  // writes q,r on every cell, the empty ones at the hive too
};
[[nodiscard]] std::string draw_svg(const hive::Game& game, SvgStyle style);

}  // namespace petek::app
