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
  std::string last_move;         // empty before the first
  std::optional<Hex> last_from;  // where the last move, if it was one, set out from
  std::optional<Hex> last_to;
};
[[nodiscard]] Scene make_scene(const hive::Game& game);

// "wA1 wA2 wB1", or "nothing".
[[nodiscard]] std::string hand_text(const hive::Position& position, hive::Colour player);

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
