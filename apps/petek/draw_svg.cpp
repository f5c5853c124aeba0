// SPDX-License-Identifier: MIT
// The position as SVG: lacquered tiles with letters on felt, stacks by their edges, hands above and
// below. One file with nothing outside it: no style sheet, no font, no script.
#include <fmt/core.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <set>
#include <string_view>

#include "apps/petek/draw.h"
#include "petek/hive/notation.h"
#include "petek/hive/record.h"

namespace petek::app {
namespace {

using hive::Bug;
using hive::Colour;
using hive::Position;
using hive::Tile;

// A cell is a hexagon of radius 50; a tile is a little smaller, so that the felt shows as a seam.
constexpr double kRadius = 50;
const double kWidth = kRadius * std::sqrt(3.0);
constexpr double kLevel = 7;  // how much higher each tile of a stack lies
constexpr double kMargin = 70;
constexpr double kHandScale = 0.55;
constexpr double kBand = 84;  // the height of a hand's band

constexpr std::string_view kFelt = "#748A7C";
constexpr std::string_view kFeltEdge = "#69806F";
constexpr std::string_view kHoney = "#F7C44B";
constexpr std::string_view kDark = "#17130F";

struct TilePaint {
  std::string_view body, side, bevel, rim, ink;
};
constexpr TilePaint paint(Colour c) {
  switch (c) {
    case Colour::White:
      return {"#FBF6EA", "#CFC4AC", "#FFFFFF", "#FBF6EA", "#2A2520"};
    case Colour::Black:
      return {"#26211C", "#0C0A08", "#453C33", "#B98D45", "#F6EEDD"};
    case Colour::Neutral:
      break;
  }
  return {"#EDB02E", "#A8741A", "#FFE09A", "#3A2A0A", "#3A2A0A"};
}

// The letter's colour on light and on dark tiles: the hue of the bug's pair of faces.
struct Accent {
  std::string_view light, dark;
};
constexpr Accent accent(Bug bug) {
  switch (hive::first_face(bug)) {
    case Bug::Queen:
      return {"#A86A00", "#F2B93A"};
    case Bug::Beetle:
      return {"#7446B8", "#B79AF0"};
    case Bug::Grasshopper:
      return {"#2F7D32", "#7CCB74"};
    case Bug::Spider:
      return {"#8A4B22", "#D99A6A"};
    case Bug::Ant:
      return {"#1F62C4", "#79B0F8"};
    case Bug::Ladybug:
      return {"#C02A24", "#F3776C"};
    case Bug::Mosquito:
      return {"#5F6B78", "#AAB8C6"};
    case Bug::Pillbug:
      return {"#0B7A78", "#58C9C2"};
    case Bug::Assassin:
    case Bug::Mantis:
      return {"#A81E6C", "#F07FB6"};
    case Bug::Moth:
    case Bug::Butterfly:
      return {"#6B6A12", "#CFCB5A"};
    default:
      return {"#3A2A0A", "#3A2A0A"};
  }
}

constexpr std::string_view kBody =
    "M-6.6 -43.7Q0 -47.5 6.6 -43.7L34.6 -27.6Q41.1 -23.8 41.1 -16.2L41.1 16.1Q41.1 23.7 34.6 27.5"
    "L6.6 43.7Q0 47.5 -6.6 43.7L-34.6 27.6Q-41.1 23.8 -41.1 16.2L-41.1 -16.1Q-41.1 -23.8 -34.6 "
    "-27.6Z";
constexpr std::string_view kBevel =
    "M-39.4 16.8L-39.4 -20.8Q-39.4 -22.8 -35.4 -25.3L-4 -43.2Q0 -45.5 4 -43.2L35.4 -25.3Q39.4 "
    "-22.8 39.4 -18.8L39.4 16.7";
constexpr std::string_view kRim =
    "M-5.9 -39.1Q0 -42.5 5.9 -39.1L30.9 -24.7Q36.8 -21.3 36.8 -14.5L36.8 14.4Q36.8 21.2 30.9 24.6"
    "L5.9 39.1Q0 42.5 -5.9 39.1L-30.9 24.7Q-36.8 21.3 -36.8 14.5L-36.8 -14.4Q-36.8 -21.3 -30.9 "
    "-24.7Z";
constexpr std::string_view kRing =
    "M-6.9 -45.5Q0 -49.5 6.9 -45.5L36 -28.7Q42.9 -24.8 42.9 -16.8L42.9 16.8Q42.9 24.7 36 28.7"
    "L6.9 45.5Q0 49.5 -6.9 45.5L-36 28.7Q-42.9 24.8 -42.9 16.8L-42.9 -16.8Q-42.9 -24.8 -36 -28.7Z";

struct Point {
  double x = 0;
  double y = 0;
};
Point centre(Hex hex) {
  return {kWidth * (hex.q + hex.r / 2.0), 1.5 * kRadius * hex.r};
}

std::string group(Point at, double scale, const std::string& content) {
  const std::string scaling = scale == 1 ? "" : fmt::format(" scale({})", scale);
  return fmt::format("<g transform=\"translate({:.1f} {:.1f}){}\">{}</g>\n", at.x, at.y, scaling,
                     content);
}

std::string text_at(double x, double y, double size, std::string_view fill, std::string_view text) {
  return fmt::format("<text x=\"{}\" y=\"{}\" font-size=\"{}\" fill=\"{}\">{}</text>", x, y, size,
                     fill, text);
}

// The body alone, for a covered tile; its letter on top of it, for one that shows.
std::string tile_body(Colour c) {
  const TilePaint colours = paint(c);
  std::string out = fmt::format(
      "<path transform=\"translate(0 6)\" fill=\"{}\" d=\"{}\"/><path fill=\"{}\" d=\"{}\"/>"
      "<path fill=\"none\" stroke=\"{}\" stroke-width=\"2\" stroke-linecap=\"round\" d=\"{}\"/>",
      colours.side, kBody, colours.body, kBody, colours.bevel, kBevel);
  if (c != Colour::White) {
    out += fmt::format("<path fill=\"none\" stroke=\"{}\" stroke-width=\"1.8\" d=\"{}\"/>",
                       colours.rim, kRim);
  }
  return out;
}
std::string tile_face(Tile tile, Bug face) {
  const Accent ink = accent(face);
  const std::string_view fill = colour(tile) == Colour::Black ? ink.dark : ink.light;
  const bool has_number = number(tile) > 0;
  std::string out = text_at(has_number ? -5 : 0, 15, 44, fill, std::string(1, letter(face)));
  if (has_number) {
    out += text_at(20, 19, 19, paint(colour(tile)).ink, std::to_string(number(tile)));
  }
  return out;
}

std::string ring(std::string_view stroke, double width, double opacity) {
  return fmt::format(
      "<path fill=\"none\" stroke=\"{}\" stroke-width=\"{}\" opacity=\"{}\" d=\"{}\"/>", stroke,
      width, opacity, kRing);
}

std::string draw_stack(const DrawnCell& cell, const Position& position, bool is_last,
                       bool coordinates) {
  Point at = centre(cell.hex);
  std::string out;
  for (const Tile tile : cell.stack) {
    std::string content = tile_body(colour(tile));
    if (tile == cell.stack.back()) {
      content += tile_face(tile, position.face_of(tile));
      if (is_last) content += ring(kDark, 8, 0.55) + ring(kHoney, 4.5, 1);
      if (cell.stack.size() > 1) {
        content += fmt::format(
            "<circle cx=\"25\" cy=\"-23\" r=\"12\" fill=\"#2B2620\" stroke=\"#FFFDF4\" "
            "stroke-width=\"2.2\"/>");
        content += text_at(25, -17.5, 16, "#FFFDF4", std::to_string(cell.stack.size()));
      }
      if (coordinates) {
        content += text_at(0, 36, 11, paint(colour(tile)).ink,
                           fmt::format("{},{}", cell.hex.q, cell.hex.r));
      }
    }
    out += group(at, 1, content);
    at.y -= kLevel;
  }
  return out;
}

// The tiles in hand, alike ones together with their number.
std::string draw_hand(const Position& position, hive::Colour player, double y) {
  std::string out;
  double x = 40;
  const double step = kWidth * kHandScale + 30;
  const hive::TileSet hand = position.hand(player);
  for (const hive::BugSpec& row : hive::kBugs) {
    const hive::TileSet alike = hand & hive::tiles(row.bug);
    if (alike.empty()) continue;
    const Tile first = alike.first();
    std::string content = tile_body(colour(first));
    const Accent ink = accent(row.bug);
    content += text_at(0, 15, 44, colour(first) == Colour::Black ? ink.dark : ink.light,
                       std::string(1, row.letter));
    out += group({x, y}, kHandScale, content);
    if (alike.size() > 1) {
      out += text_at(x + 31, y + 20, 17, "#000000", fmt::format("×{}", alike.size()));
    }
    x += step;
  }
  return out;
}

// What is to be said of a player beside its hand.
std::string_view standing(const hive::Game& game, hive::Colour player) {
  switch (game.outcome()) {
    case hive::Outcome::Draw:
      return "draw";
    case hive::Outcome::WhiteWins:
      return player == Colour::White ? "wins" : "";
    case hive::Outcome::BlackWins:
      return player == Colour::Black ? "wins" : "";
    case hive::Outcome::InProgress:
      break;
  }
  return game.position().to_act() == player ? "to act" : "";
}

std::string escaped(std::string_view text) {
  std::string out;
  for (const char c : text) {
    switch (c) {
      case '&':
        out += "&amp;";
        break;
      case '<':
        out += "&lt;";
        break;
      case '>':
        out += "&gt;";
        break;
      default:
        out += c;
    }
  }
  return out;
}

}  // namespace

std::string draw_svg(const hive::Game& game, SvgStyle style) {
  const Scene scene = make_scene(game);
  const Position& position = game.position();

  std::set<Hex> occupied;
  for (const DrawnCell& cell : scene.cells) occupied.insert(cell.hex);
  std::set<Hex> empty;
  for (const Hex hex : occupied) {
    for (const Hex next : neighbours(hex)) {
      if (!occupied.contains(next)) empty.insert(next);
    }
  }
  if (occupied.empty()) empty.insert(Hex{0, 0});

  Point low{std::numeric_limits<double>::max(), std::numeric_limits<double>::max()};
  Point high{std::numeric_limits<double>::lowest(), std::numeric_limits<double>::lowest()};
  const auto include = [&](Hex hex) {
    const Point at = centre(hex);
    low = {std::min(low.x, at.x), std::min(low.y, at.y)};
    high = {std::max(high.x, at.x), std::max(high.y, at.y)};
  };
  for (const Hex hex : occupied) include(hex);
  for (const Hex hex : empty) include(hex);

  constexpr double kLeastWidth = 760;  // room for a whole hand
  const double width = std::max(high.x - low.x + 2 * kMargin, kLeastWidth);
  const double height = high.y - low.y + 2 * kMargin + 2 * kBand;
  const Point shift{width / 2 - (low.x + high.x) / 2, kBand + kMargin - low.y};

  std::string board;
  for (const Hex hex : empty) {
    if (style.coordinates) {
      const Point at = centre(hex);
      board += fmt::format(
          "<text x=\"{:.1f}\" y=\"{:.1f}\" font-size=\"14\" fill=\"#1D241F\">{},{}</text>\n", at.x,
          at.y + 5, hex.q, hex.r);
    }
  }
  if (scene.last_from && !occupied.contains(*scene.last_from)) {
    board += group(centre(*scene.last_from), 0.86,
                   fmt::format("<path fill=\"none\" stroke=\"{}\" stroke-width=\"3.5\" "
                               "stroke-dasharray=\"3 8\" stroke-linecap=\"round\" d=\"{}\"/>",
                               kHoney, kRing));
  }
  for (const DrawnCell& cell : scene.cells) {
    board += draw_stack(cell, position, scene.last_to == cell.hex, style.coordinates);
  }

  const std::string caption = fmt::format(
      "{}, {}, {}{}", to_string(game.rules()), state_string(position, game.outcome()),
      turn_string(position), scene.last_move.empty() ? "" : ", last move " + scene.last_move);
  std::string out = fmt::format(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {0:.0f} {1:.0f}\" width=\"{0:.0f}\" "
      "height=\"{1:.0f}\" font-family=\"system-ui, 'Segoe UI', Roboto, 'Noto Sans', 'DejaVu Sans', "
      "sans-serif\" font-weight=\"700\" text-anchor=\"middle\" role=\"img\">\n",
      width, height);
  out += "<title>" + escaped(caption) + "</title>\n";
  out += "<desc>" + escaped(to_game_string(game)) + "</desc>\n";
  out += fmt::format("<rect width=\"100%\" height=\"100%\" rx=\"16\" fill=\"{}\"/>\n", kFelt);
  for (const double y : {0.0, height - kBand}) {
    out += fmt::format("<rect y=\"{:.0f}\" width=\"100%\" height=\"{}\" rx=\"16\" fill=\"{}\"/>\n",
                       y, kBand, kFeltEdge);
  }
  for (const Colour player : {Colour::Black, Colour::White}) {
    const double middle = player == Colour::Black ? kBand / 2 : height - kBand / 2;
    out += draw_hand(position, player, middle - 2);
    out += fmt::format(
        "<text x=\"{:.0f}\" y=\"{:.0f}\" font-size=\"20\" text-anchor=\"end\">{}</text>\n",
        width - 24, middle + 7, standing(game, player));
  }
  out += group(shift, 1, "\n" + board);
  out += "</svg>\n";
  return out;
}

}  // namespace petek::app
