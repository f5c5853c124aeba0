// SPDX-License-Identifier: MIT
// Drawings of an island: for the terminal with all that stands on it, and as SVG with its numbering
// (A-10b).
#pragma once

#include <string>

#include "petek/ada/setup.h"
#include "petek/ada/state.h"

namespace petek::app {

struct IslandStyle {
  bool numbering = false;  // write the numbers of hexes, vertices and edges
  bool colour = false;     // of the terminal
};

[[nodiscard]] std::string draw_island_text(const ada::Setup& setup, const IslandStyle& style);
[[nodiscard]] std::string draw_island_svg(const ada::Setup& setup, const IslandStyle& style);

// 79 columns by 25 lines. Where nothing is built, the numbers that are asked for are written.
struct BoardStyle {
  bool colour = false;
  bool hexes = true;  // write their numbers
  ada::VertexSet vertices = 0;
  ada::EdgeSet edges = {};
};
[[nodiscard]] std::string draw_board_text(const ada::State& s, const BoardStyle& style);

// How the board shows a player's pieces: "=b=" a road, "(b)" a settlement, "[B]" a city.
[[nodiscard]] std::string road_sign(ada::Colour c);
[[nodiscard]] std::string settlement_sign(ada::Colour c);
[[nodiscard]] std::string city_sign(ada::Colour c);

}  // namespace petek::app
