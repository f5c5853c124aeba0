// SPDX-License-Identifier: MIT
// An island in the terminal: rows of hexes, eight characters by five lines, harbours in the sea.
#include <fmt/core.h>

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "apps/petek/ada_draw.h"
#include "petek/ada/topology.h"

namespace petek::app {
namespace {

using ada::kTopology;

constexpr int kHexWidth = 8;   // characters from a hex to the one east of it
constexpr int kHexHeight = 5;  // lines from a row to the next
constexpr int kMarginLeft = 6;
constexpr int kMarginTop = 2;

constexpr std::array<std::string_view, 6> kTerrainNames = {"lumber", "brick", "wool",
                                                           "grain",  "ore",   "desert"};
// Of the 256 colours of a terminal.
constexpr std::array<int, 6> kTerrainColours = {28, 130, 113, 178, 245, 223};

class Canvas {
 public:
  Canvas(int width, int height)
      : width_(width),
        cells_(static_cast<std::size_t>(width * height), ' '),
        colours_(cells_.size(), 0) {}

  void put(int x, int y, std::string_view text, int colour = 0) {
    for (std::size_t i = 0; i < text.size(); ++i) {
      const auto at = static_cast<std::size_t>(y * width_ + x) + i;
      cells_[at] = text[i];
      colours_[at] = colour;
    }
  }
  [[nodiscard]] std::string text(bool has_colour) const {
    std::string out;
    for (std::size_t from = 0; from < cells_.size(); from += static_cast<std::size_t>(width_)) {
      std::size_t end = from + static_cast<std::size_t>(width_);
      while (end > from && cells_[end - 1] == ' ') --end;
      int colour = 0;
      for (std::size_t i = from; i < end; ++i) {
        if (has_colour && colours_[i] != colour) {
          colour = colours_[i];
          out += colour == 0 ? "\x1b[0m" : fmt::format("\x1b[38;5;{}m", colour);
        }
        out += cells_[i];
      }
      out += colour == 0 ? "\n" : "\x1b[0m\n";
    }
    return out;
  }

 private:
  int width_;
  std::string cells_;
  std::vector<int> colours_;
};

struct Point {
  int x;
  int y;
};
// The character in the middle of a hex.
Point centre(Hex h) {
  return {kMarginLeft + kHexWidth / 2 + 2 * kHexWidth + h.q * kHexWidth + h.r * kHexWidth / 2,
          kMarginTop + 2 + (h.r + 2) * kHexHeight};
}

void draw_centred(Canvas& canvas, Point at, std::string_view text, int colour) {
  canvas.put(at.x - static_cast<int>(text.size()) / 2, at.y, text, colour);
}

void draw_outline(Canvas& canvas, Point at) {
  canvas.put(at.x - 3, at.y - 2, "/");
  canvas.put(at.x - 1, at.y - 3, "/");
  canvas.put(at.x + 1, at.y - 3, "\\");
  canvas.put(at.x + 3, at.y - 2, "\\");
  for (const int y : {-1, 0, 1}) {
    canvas.put(at.x - 4, at.y + y, "|");
    canvas.put(at.x + 4, at.y + y, "|");
  }
}
void draw_bottom(Canvas& canvas, Point at) {
  canvas.put(at.x - 3, at.y + 2, "\\");
  canvas.put(at.x - 1, at.y + 3, "\\");
  canvas.put(at.x + 1, at.y + 3, "/");
  canvas.put(at.x + 3, at.y + 2, "/");
}

void draw_hex(Canvas& canvas, const ada::Setup& setup, std::size_t h, bool has_number) {
  const Point at = centre(kTopology.hex_at[h]);
  const auto terrain = static_cast<std::size_t>(setup.island.terrain[h]);
  draw_outline(canvas, at);
  draw_bottom(canvas, at);
  draw_centred(canvas, at, kTerrainNames[terrain], kTerrainColours[terrain]);
  const int number = setup.island.number[h];
  constexpr int kRed = 196;
  if (number != 0) {
    draw_centred(canvas, {at.x, at.y + 1}, std::to_string(number), ada::is_red(number) ? kRed : 0);
  }
  if (has_number) draw_centred(canvas, {at.x, at.y - 1}, fmt::format("h{}", h), 0);
}

// Beyond the middle of its edge, away from the hex that it belongs to.
void draw_harbour(Canvas& canvas, const ada::Setup& setup, std::size_t i) {
  constexpr std::array<Point, 6> kOutward = {{{3, -3}, {6, 0}, {3, 3}, {-3, 3}, {-6, 0}, {-3, -3}}};
  for (std::size_t h = 0; h < ada::kHexCount; ++h) {
    for (std::size_t side = 0; side < 6; ++side) {
      if (kTopology.hex_edges[h][side] != kTopology.harbour_edges[i]) continue;
      const Point at = centre(kTopology.hex_at[h]);
      const auto kind = static_cast<std::size_t>(setup.island.harbours[i]);
      const bool is_general = setup.island.harbours[i] == ada::Harbour::General;
      const std::string text = is_general ? "3:1" : fmt::format("2{}", ada::kHarbourLetters[kind]);
      draw_centred(canvas, {at.x + kOutward[side].x, at.y + kOutward[side].y}, text,
                   is_general ? 0 : kTerrainColours[kind]);
    }
  }
}

}  // namespace

std::string draw_island_text(const ada::Setup& setup, const IslandStyle& style) {
  Canvas canvas(2 * kMarginLeft + 5 * kHexWidth + 1, 2 * kMarginTop + 5 * kHexHeight + 2);
  for (std::size_t h = 0; h < ada::kHexCount; ++h) draw_hex(canvas, setup, h, style.numbering);
  for (std::size_t i = 0; i < ada::kHarbourCount; ++i) draw_harbour(canvas, setup, i);
  return canvas.text(style.colour);
}

}  // namespace petek::app
