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
#include "petek/core/text.h"
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
constexpr double kNoteLine = 22;

constexpr std::string_view kFelt = "#748A7C";
constexpr std::string_view kFeltEdge = "#69806F";
constexpr std::string_view kHoney = "#F7C44B";
constexpr std::string_view kDark = "#17130F";
constexpr std::string_view kIce = "#9AD8F2";

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
// The honeycomb before it is turned.
constexpr TilePaint kDarkHoneycomb = {"#6B4A17", "#3A270A", "#94702F", "#EDB02E", "#F6EEDD"};

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
std::string tile_body(Colour c, const TilePaint& colours) {
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
std::string tile_body(Colour c) {
  return tile_body(c, paint(c));
}

TilePaint paint(Tile tile, const Position& position) {
  const bool is_dark = tile == hive::kHoneycomb && is_honeycomb_dark(position);
  return is_dark ? kDarkHoneycomb : paint(colour(tile));
}

std::string tile_face(Tile tile, Bug face, std::string_view number_ink) {
  const Accent ink = accent(face);
  std::string_view fill = colour(tile) == Colour::Black ? ink.dark : ink.light;
  if (tile == hive::kHoneycomb) fill = number_ink;
  const bool has_number = number(tile) > 0;
  std::string out = text_at(has_number ? -5 : 0, 15, 44, fill, std::string(1, letter(face)));
  if (has_number) out += text_at(20, 19, 19, number_ink, std::to_string(number(tile)));
  return out;
}

std::string ring(std::string_view stroke, double width, double opacity) {
  return fmt::format(
      "<path fill=\"none\" stroke=\"{}\" stroke-width=\"{}\" opacity=\"{}\" d=\"{}\"/>", stroke,
      width, opacity, kRing);
}

// A small disc in a tile's upper corner, right for what concerns the stack, left for marks.
std::string badge(double x, std::string_view fill, const std::string& content) {
  return fmt::format(
             "<circle cx=\"{}\" cy=\"-23\" r=\"12\" fill=\"{}\" stroke=\"#FFFDF4\" "
             "stroke-width=\"2.2\"/>",
             x, fill) +
         content;
}

// Frozen: a flake of ice. Turned over by the other player: an arrow that goes round. Moved: nothing
// where the ring says it already, else a dot.
std::string mark_badge(Tile tile, const Position& position, bool is_last) {
  constexpr double kX = -25;
  if (position.frozen().contains(tile)) {
    return badge(kX, "#1D5570",
                 fmt::format("<path stroke=\"{}\" stroke-width=\"2.4\" d=\"M-25 -31V-15M-32 "
                             "-27L-18 -19M-32 -19L-18 -27\"/>",
                             kIce));
  }
  if (position.just_turned().contains(tile)) {
    return badge(
        kX, "#2B2620",
        "<path fill=\"none\" stroke=\"#FFFDF4\" stroke-width=\"2.4\" "
        "d=\"M-30 -20A6 6 0 1 1 -24 -17\"/><path fill=\"#FFFDF4\" d=\"M-27 -17l5 -4v8z\"/>");
  }
  if (position.just_moved().contains(tile) && !is_last) {
    return badge(kX, "#2B2620", "<circle cx=\"-25\" cy=\"-23\" r=\"4\" fill=\"#FFFDF4\"/>");
  }
  return "";
}

// "on bQ wA1": what lies beneath, from the upmost down.
std::string beneath_text(const DrawnCell& cell, const Position& position) {
  std::string names = "on";
  for (std::size_t level = cell.stack.size() - 1; level > 0; --level) {
    const Tile tile = cell.stack[level - 1];
    names += " " + to_string(tile, position.face_of(tile));
  }
  return names;
}

// What is written on the uppermost tile.
std::string draw_top(const DrawnCell& cell, const Position& position, bool is_last,
                     bool coordinates) {
  const Tile tile = cell.stack.back();
  const std::string_view ink = paint(tile, position).ink;
  std::string out = tile_face(tile, position.face_of(tile), ink);
  if (is_last) out += ring(kDark, 8, 0.55) + ring(kHoney, 4.5, 1);
  if (position.frozen().contains(tile)) out += ring(kIce, 3, 1);
  out += mark_badge(tile, position, is_last);
  if (cell.stack.size() > 1) {
    out +=
        badge(25, "#2B2620", text_at(25, -17.5, 16, "#FFFDF4", std::to_string(cell.stack.size())));
    const std::string beneath = beneath_text(cell, position);
    constexpr double kRoom = 100;  // letters times their size
    const double size = std::min(11.0, kRoom / static_cast<double>(beneath.size()));
    out += text_at(0, 30, size, ink, beneath);
  }
  if (coordinates) {
    out += text_at(0, -30, 10, ink, fmt::format("{},{}", cell.hex.q, cell.hex.r));
  }
  return out;
}

std::string draw_stack(const DrawnCell& cell, const Position& position, bool is_last,
                       bool coordinates) {
  Point at = centre(cell.hex);
  std::string out;
  for (const Tile tile : cell.stack) {
    std::string content = tile_body(colour(tile), paint(tile, position));
    if (tile == cell.stack.back()) content += draw_top(cell, position, is_last, coordinates);
    out += group(at, 1, content);
    at.y -= kLevel;
  }
  return out;
}

// The tiles in hand, alike ones together with their number; in Swarm those of both colours.
std::string draw_hand(const Position& position, hive::Colour player, double y) {
  std::string out;
  double x = 40;
  const double step = kWidth * kHandScale + 30;
  for (const Colour side : {player, opponent(player)}) {
    const hive::TileSet hand = position.hand(player) & hive::tiles(side);
    for (const hive::BugSpec& row : hive::kBugs) {
      const hive::TileSet alike = hand & hive::tiles(row.bug);
      if (alike.empty()) continue;
      const Accent ink = accent(row.bug);
      const std::string content =
          tile_body(side) + text_at(0, 15, 44, side == Colour::Black ? ink.dark : ink.light,
                                    std::string(1, row.letter));
      out += group({x, y}, kHandScale, content);
      if (alike.size() > 1) {
        out += text_at(x + 35, y + 20, 17, "#000000", fmt::format("×{}", alike.size()));
      }
      x += step;
    }
  }
  return out;
}

// How wide a hand's band has to be for its kinds and the words beside them.
double width_of_hand(const Position& position, hive::Colour player) {
  constexpr double kWords = 120;
  int kinds = 0;
  for (const Colour side : {Colour::White, Colour::Black}) {
    for (const hive::BugSpec& row : hive::kBugs) {
      const hive::TileSet alike = hive::tiles(side) & hive::tiles(row.bug);
      if (!(alike & position.hand(player)).empty()) ++kinds;
    }
  }
  return 40 + kinds * (kWidth * kHandScale + 30) + kWords;
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

std::string dashed_ring() {
  return fmt::format(
      "<path fill=\"none\" stroke=\"{}\" stroke-width=\"3.5\" stroke-dasharray=\"3 8\" "
      "stroke-linecap=\"round\" d=\"{}\"/>",
      kHoney, kRing);
}
std::string removal_cross() {
  return fmt::format(
      "<path fill=\"none\" stroke=\"{}\" stroke-width=\"4\" stroke-linecap=\"round\" "
      "d=\"M-16 -16L16 16M-16 16L16 -16\"/>",
      kHoney);
}

// What is written below the board, in lines that fit.
std::vector<std::string> wrapped_notes(const hive::Game& game) {
  constexpr std::size_t kLongest = 92;
  std::vector<std::string> all = notes(game);
  const std::string last = make_scene(game).last_move;
  if (!last.empty()) all.insert(all.begin(), "Last move: " + last);
  std::vector<std::string> lines;
  for (const std::string& note : all) {
    std::string_view rest = note;
    while (rest.size() > kLongest) {
      const std::size_t cut = std::min(rest.rfind(' ', kLongest), kLongest);
      lines.emplace_back(rest.substr(0, cut));
      rest = trimmed(rest.substr(cut));
    }
    lines.emplace_back(rest);
  }
  return lines;
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
  for (const Hex hex : scene.last_removed) include(hex);
  if (scene.last_from) include(*scene.last_from);
  for (const Hex hex : empty) include(hex);

  const std::vector<std::string> lines = wrapped_notes(game);
  constexpr double kLeastWidth = 760;  // room for a whole hand of the core, and for the notes
  const double width =
      std::max({high.x - low.x + 2 * kMargin, kLeastWidth, width_of_hand(position, Colour::White),
                width_of_hand(position, Colour::Black)});
  const double notes_height = static_cast<double>(lines.size()) * kNoteLine;
  const double height = high.y - low.y + 2 * kMargin + 2 * kBand + notes_height;
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
    board += group(centre(*scene.last_from), 0.86, dashed_ring());
  }
  for (const DrawnCell& cell : scene.cells) {
    const bool is_last = std::ranges::find(scene.last_to, cell.hex) != scene.last_to.end();
    board += draw_stack(cell, position, is_last, style.coordinates);
  }
  for (const Hex hex : scene.last_removed) board += group(centre(hex), 1, removal_cross());

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
  double y = height - kBand - notes_height;
  for (const std::string& line : lines) {
    out += fmt::format(
        "<text x=\"24\" y=\"{:.0f}\" font-size=\"15\" font-weight=\"400\" "
        "text-anchor=\"start\">{}</text>\n",
        y, escaped(line));
    y += kNoteLine;
  }
  out += group(shift, 1, "\n" + board);
  out += "</svg>\n";
  return out;
}

}  // namespace petek::app
