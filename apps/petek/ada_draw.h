// SPDX-License-Identifier: MIT
// Drawings of an island: for the terminal, and as SVG with its numbering (A-10b).
#pragma once

#include <string>

#include "petek/ada/setup.h"

namespace petek::app {

struct IslandStyle {
  bool numbering = false;  // write the numbers of hexes, vertices and edges
  bool colour = false;     // of the terminal
};

[[nodiscard]] std::string draw_island_text(const ada::Setup& setup, const IslandStyle& style);
[[nodiscard]] std::string draw_island_svg(const ada::Setup& setup, const IslandStyle& style);

}  // namespace petek::app
