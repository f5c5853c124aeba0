// SPDX-License-Identifier: MIT
// An island as SVG. One file with nothing outside it: no style sheet, no font, no script.
#include <fmt/core.h>

#include <array>
#include <cmath>
#include <string>
#include <string_view>

#include "apps/petek/ada_draw.h"
#include "petek/ada/topology.h"

namespace petek::app {
namespace {

using ada::kTopology;

constexpr double kRadius = 60;  // of a hex, from its middle to a corner
const double kWidth = kRadius * std::sqrt(3.0);
constexpr double kViewWidth = 680;
constexpr double kViewHeight = 620;

constexpr std::string_view kSea = "#BFD7DB";
constexpr std::string_view kCoast = "#EADFC4";
constexpr std::string_view kInk = "#2B2620";
constexpr std::string_view kRed = "#B3261E";
constexpr std::array<std::string_view, 6> kTerrainPaint = {"#5E8C5A", "#C0714F", "#A9C77B",
                                                           "#E3BE5C", "#98A0A6", "#E6D6AE"};
constexpr std::array<std::string_view, 6> kTerrainNames = {"lumber", "brick", "wool",
                                                           "grain",  "ore",   "desert"};

struct Point {
  double x;
  double y;
};
Point operator+(Point a, Point b) {
  return {a.x + b.x, a.y + b.y};
}
Point operator*(double k, Point p) {
  return {k * p.x, k * p.y};
}

Point centre(std::size_t h) {
  const Hex hex = kTopology.hex_at[h];
  return {kViewWidth / 2 + kWidth * (hex.q + hex.r / 2.0), kViewHeight / 2 + 1.5 * kRadius * hex.r};
}
// From the middle of a hex; corner 0 is N, clockwise.
Point corner_offset(std::size_t corner) {
  const double angle = std::acos(-1.0) / 3 * static_cast<double>(corner);
  return {kRadius * std::sin(angle), -kRadius * std::cos(angle)};
}
Point vertex_at(std::size_t v) {
  for (std::size_t h = 0; h < ada::kHexCount; ++h) {
    for (std::size_t i = 0; i < 6; ++i) {
      if (kTopology.hex_vertices[h][i] == v) return centre(h) + corner_offset(i);
    }
  }
  return {0, 0};
}
Point edge_at(std::size_t e) {
  const auto [a, b] = kTopology.edge_ends[e];
  return 0.5 * (vertex_at(a) + vertex_at(b));
}

std::string text_at(Point at, std::string_view text, int size, std::string_view fill,
                    std::string_view weight = "normal") {
  return fmt::format(
      R"(<text x="{:.1f}" y="{:.1f}" font-size="{}" fill="{}" font-weight="{}">{}</text>)"
      "\n",
      at.x, at.y + size * 0.35, size, fill, weight, text);
}

std::string hexagon(std::size_t h, double scale, std::string_view fill, std::string_view stroke) {
  std::string points;
  for (std::size_t i = 0; i < 6; ++i) {
    const Point p = centre(h) + scale * corner_offset(i);
    points += fmt::format("{}{:.1f},{:.1f}", i == 0 ? "" : " ", p.x, p.y);
  }
  return fmt::format(R"(<polygon points="{}" fill="{}" stroke="{}" stroke-width="2"/>)"
                     "\n",
                     points, fill, stroke);
}

// The dots under a number: how many of the 36 rolls bring it.
int ways_to_roll(int number) {
  return 6 - std::abs(7 - number);
}

std::string hex_svg(const ada::Setup& setup, std::size_t h, bool has_number) {
  const auto terrain = static_cast<std::size_t>(setup.island.terrain[h]);
  std::string svg = hexagon(h, 0.97, kTerrainPaint[terrain], "none");
  const Point at = centre(h);
  svg += text_at(at + Point{0, 36}, kTerrainNames[terrain], 11, kInk);
  const int number = setup.island.number[h];
  if (number != 0) {
    const std::string_view fill = ada::is_red(number) ? kRed : kInk;
    svg += fmt::format(R"(<circle cx="{:.1f}" cy="{:.1f}" r="18" fill="#FBF6EA"/>)"
                       "\n",
                       at.x, at.y);
    svg += text_at(at + Point{0, -3}, std::to_string(number), 17, fill, "bold");
    svg +=
        text_at(at + Point{0, 10}, std::string(static_cast<std::size_t>(ways_to_roll(number)), '.'),
                13, fill, "bold");
  }
  if (has_number) svg += text_at(at + Point{0, -32}, fmt::format("h{}", h), 13, kInk, "bold");
  return svg;
}

std::string harbour_svg(const ada::Setup& setup, std::size_t i) {
  const std::size_t e = kTopology.harbour_edges[i];
  const auto [a, b] = kTopology.edge_ends[e];
  const Point middle = edge_at(e);
  const Point island{kViewWidth / 2, kViewHeight / 2};
  // At a right angle to the edge, away from the island.
  const Point along = vertex_at(b) + -1.0 * vertex_at(a);
  Point out{along.y / kRadius, -along.x / kRadius};
  const Point from_island = middle + -1.0 * island;
  if (out.x * from_island.x + out.y * from_island.y < 0) out = -1.0 * out;
  const Point at = middle + 38 * out;
  std::string svg;
  for (const Point end : {vertex_at(a), vertex_at(b)}) {
    svg += fmt::format(R"(<line x1="{:.1f}" y1="{:.1f}" x2="{:.1f}" y2="{:.1f}" stroke="#8A6A45" )"
                       R"(stroke-width="4" stroke-linecap="round"/>)"
                       "\n",
                       end.x, end.y, at.x, at.y);
  }
  const auto kind = static_cast<std::size_t>(setup.island.harbours[i]);
  const bool is_general = setup.island.harbours[i] == ada::Harbour::General;
  svg += fmt::format(R"(<circle cx="{:.1f}" cy="{:.1f}" r="19" fill="{}" stroke="#8A6A45"/>)"
                     "\n",
                     at.x, at.y, is_general ? "#FBF6EA" : kTerrainPaint[kind]);
  svg +=
      text_at(at + Point{0, is_general ? 0.0 : -5.0}, is_general ? "3:1" : "2:1", 12, kInk, "bold");
  if (!is_general) svg += text_at(at + Point{0, 8}, kTerrainNames[kind], 9, kInk);
  return svg;
}

std::string label(Point at, std::string text, std::string_view fill) {
  const double width = 6.2 * static_cast<double>(text.size()) + 4;
  return fmt::format(R"(<rect x="{:.1f}" y="{:.1f}" width="{:.1f}" height="13" rx="4" fill="{}"/>)"
                     "\n",
                     at.x - width / 2, at.y - 6.5, width, fill) +
         text_at(at, text, 10, kInk);
}

std::string numbering_svg() {
  std::string svg;
  for (std::size_t e = 0; e < ada::kEdgeCount; ++e) {
    svg += label(edge_at(e), fmt::format("e{}", e), "#F3D9B1");
  }
  for (std::size_t v = 0; v < ada::kVertexCount; ++v) {
    svg += label(vertex_at(v), fmt::format("v{}", v), "#FFFFFF");
  }
  return svg;
}

}  // namespace

std::string draw_island_svg(const ada::Setup& setup, const IslandStyle& style) {
  std::string svg = fmt::format(
      R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {0} {1}" width="{0}" height="{1}" )"
      R"(font-family="sans-serif" text-anchor="middle">)"
      "\n"
      R"(<rect width="{0}" height="{1}" fill="{2}"/>)"
      "\n",
      kViewWidth, kViewHeight, kSea);
  for (std::size_t h = 0; h < ada::kHexCount; ++h) svg += hexagon(h, 1.08, kCoast, kCoast);
  for (std::size_t i = 0; i < ada::kHarbourCount; ++i) svg += harbour_svg(setup, i);
  for (std::size_t h = 0; h < ada::kHexCount; ++h) svg += hex_svg(setup, h, style.numbering);
  if (style.numbering) svg += numbering_svg();
  return svg + "</svg>\n";
}

}  // namespace petek::app
