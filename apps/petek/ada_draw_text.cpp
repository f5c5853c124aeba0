// SPDX-License-Identifier: MIT
// An island in the terminal: rows of hexes, twelve characters by four lines, harbours in the sea.
//
//            (b)         a settlement of blue
//        =b=     '-.     a road of blue; a free edge
//     .    lumber   [I]  a free vertex; a city of ink
//     |      8       e9  a free edge; one whose number is shown
//    v12  robber     .   a vertex whose number is shown
#include <fmt/core.h>

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "apps/petek/ada_draw.h"
#include "petek/ada/building.h"
#include "petek/ada/topology.h"
#include "petek/core/text.h"

namespace petek::app {
namespace {

using ada::kTopology;
using ada::State;

constexpr int kHexWidth = 12;  // characters from a hex to the one east of it
constexpr int kHexHeight = 4;  // lines from a row to the next
constexpr int kMarginLeft = 9;
constexpr int kMarginTop = 4;  // from the top to the middle of the first row
constexpr int kWidth = 2 * kMarginLeft + 5 * kHexWidth + 1;
constexpr int kHeight = 2 * kMarginTop + 4 * kHexHeight + 1;

constexpr std::array<std::string_view, 6> kTerrainNames = {"lumber", "brick", "wool",
                                                           "grain",  "ore",   "desert"};
// Of the 256 colours of a terminal.
constexpr std::array<int, 6> kTerrainColours = {28, 130, 113, 178, 245, 223};
constexpr std::array<int, ada::kMostSeats> kPlayerColours = {33, 208, 255, 135};
constexpr int kFaint = 240;
constexpr int kNumberColour = 51;
constexpr int kRed = 196;

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
constexpr Point operator+(Point a, Point b) {
  return {a.x + b.x, a.y + b.y};
}
// The character in the middle of a hex.
Point centre(std::size_t h) {
  const Hex hex = kTopology.hex_at[h];
  return {kMarginLeft + kHexWidth / 2 + 2 * kHexWidth + hex.q * kHexWidth + hex.r * kHexWidth / 2,
          kMarginTop + (hex.r + 2) * kHexHeight};
}
// From the middle of a hex: by Corner to its vertices, by Side to its edges, and to the harbour
// beyond the edge.
constexpr std::array<Point, 6> kToVertex = {{{0, -3}, {6, -1}, {6, 1}, {0, 3}, {-6, 1}, {-6, -1}}};
constexpr std::array<Point, 6> kToEdge = {{{3, -2}, {6, 0}, {3, 2}, {-3, 2}, {-6, 0}, {-3, -2}}};
constexpr std::array<Point, 6> kToHarbour = {
    {{6, -3}, {11, 0}, {6, 3}, {-6, 3}, {-11, 0}, {-6, -3}}};
constexpr std::array<std::string_view, 6> kEdgeSigns = {"'-.", "|", ".-'", "'-.", "|", ".-'"};

void draw_centred(Canvas& canvas, Point at, std::string_view text, int colour = 0) {
  canvas.put(at.x - static_cast<int>(text.size()) / 2, at.y, text, colour);
}

void draw_hex(Canvas& canvas, const State& s, std::size_t h, bool has_number) {
  const Point at = centre(h);
  const auto terrain = static_cast<std::size_t>(s.island.terrain[h]);
  draw_centred(canvas, at + Point{0, -1}, kTerrainNames[terrain], kTerrainColours[terrain]);
  const int number = s.island.number[h];
  if (number != 0) {
    draw_centred(canvas, at, std::to_string(number), ada::is_red(number) ? kRed : 0);
  }
  // In place of the hex's number: the robber has to leave it anyway.
  if (s.robber == h) {
    draw_centred(canvas, at + Point{0, 1}, "robber", kRed);
  } else if (has_number) {
    draw_centred(canvas, at + Point{0, 1}, fmt::format("h{}", h), kFaint);
  }
}

void draw_edge(Canvas& canvas, const State& s, ada::EdgeId e, Point at, std::string_view sign,
               const BoardStyle& style) {
  for (const ada::Player& p : s.players) {
    if (!p.roads.contains(e)) continue;
    draw_centred(canvas, at, road_sign(p.colour),
                 kPlayerColours[static_cast<std::size_t>(p.colour)]);
    return;
  }
  if (style.edges.contains(e)) {
    draw_centred(canvas, at, fmt::format("e{}", e), kNumberColour);
  } else {
    draw_centred(canvas, at, sign, kFaint);
  }
}

void draw_vertex(Canvas& canvas, const State& s, ada::VertexId v, Point at,
                 const BoardStyle& style) {
  for (const ada::Player& p : s.players) {
    if ((p.buildings() & ada::bit(v)) == 0) continue;
    const bool is_city = (p.cities & ada::bit(v)) != 0;
    draw_centred(canvas, at, is_city ? city_sign(p.colour) : settlement_sign(p.colour),
                 kPlayerColours[static_cast<std::size_t>(p.colour)]);
    return;
  }
  if ((style.vertices & ada::bit(v)) != 0) {
    draw_centred(canvas, at, fmt::format("v{}", v), kNumberColour);
  } else {
    draw_centred(canvas, at, ".", kFaint);
  }
}

// Two lines beyond the middle of its edge, away from the hex that it belongs to.
void draw_harbour(Canvas& canvas, const State& s, std::size_t i) {
  for (std::size_t h = 0; h < ada::kHexCount; ++h) {
    for (std::size_t side = 0; side < 6; ++side) {
      if (kTopology.hex_edges[h][side] != kTopology.harbour_edges[i]) continue;
      const ada::Harbour harbour = s.island.harbours[i];
      const bool is_general = harbour == ada::Harbour::General;
      const auto kind = static_cast<std::size_t>(harbour);
      const int colour = is_general ? 0 : kTerrainColours[kind];
      Point at = centre(h) + kToHarbour[side];
      const bool is_above = kToHarbour[side].y < 0;
      draw_centred(canvas, is_above && !is_general ? at + Point{0, -1} : at,
                   is_general ? "3:1" : "2:1", colour);
      if (is_general) continue;
      draw_centred(canvas, is_above ? at : at + Point{0, 1}, kTerrainNames[kind], colour);
    }
  }
}

std::string sign(char before, ada::Colour c, char after) {
  return {before, name(c).front(), after};
}

}  // namespace

std::string road_sign(ada::Colour c) {
  return sign('=', c, '=');
}
std::string settlement_sign(ada::Colour c) {
  return sign('(', c, ')');
}
std::string city_sign(ada::Colour c) {
  return {'[', upper(name(c).front()), ']'};
}

std::string draw_board_text(const State& s, const BoardStyle& style) {
  Canvas canvas(kWidth, kHeight);
  for (std::size_t h = 0; h < ada::kHexCount; ++h) {
    draw_hex(canvas, s, h, style.hexes);
    for (std::size_t i = 0; i < 6; ++i) {
      draw_edge(canvas, s, kTopology.hex_edges[h][i], centre(h) + kToEdge[i], kEdgeSigns[i], style);
      draw_vertex(canvas, s, kTopology.hex_vertices[h][i], centre(h) + kToVertex[i], style);
    }
  }
  for (std::size_t i = 0; i < ada::kHarbourCount; ++i) draw_harbour(canvas, s, i);
  return canvas.text(style.colour);
}

std::string draw_island_text(const ada::Setup& setup, const IslandStyle& style) {
  BoardStyle board{.colour = style.colour, .hexes = style.numbering};
  if (style.numbering) {
    board.vertices = (ada::VertexSet{1} << ada::kVertexCount) - 1;
    board.edges = ada::EdgeSet::all();
  }
  return draw_board_text(ada::initial_state(setup), board);
}

}  // namespace petek::app
