// SPDX-License-Identifier: MIT
// The position in characters: pointy-top hexagons, four columns wide and two lines high.
//
//      / \*/ \      *  the last action put, turned or stung a tile here
//     |wA1|bQ |     o  a move set out from here
//      \ / \3/      x  a tile was removed from here
//                   !  the tile is frozen
//                   3  the height of the stack, if it is one
#include <algorithm>
#include <cstddef>
#include <string_view>

#include "apps/petek/draw.h"
#include "petek/hive/notation.h"

namespace petek::app {
namespace {

using hive::Colour;
using hive::Position;
using hive::Tile;

enum class Ink : std::uint8_t { Plain, Line, White, Black, Neutral, Mark };

// As in the web client, after the colours of the 256-colour terminals that come nearest.
constexpr std::string_view sequence(Ink ink) {
  switch (ink) {
    case Ink::Line:
      return "\x1b[38;5;102m";
    case Ink::White:
      return "\x1b[1;38;5;235;48;5;230m";
    case Ink::Black:
      return "\x1b[1;38;5;230;48;5;236m";
    case Ink::Neutral:
      return "\x1b[1;38;5;235;48;5;178m";
    case Ink::Mark:
      return "\x1b[1;38;5;178m";
    case Ink::Plain:
      break;
  }
  return "\x1b[0m";
}

class Canvas {
 public:
  Canvas(std::size_t width, std::size_t height)
      : text_(height, std::string(width, ' ')), inks_(height, std::vector<Ink>(width)) {}

  void write(std::size_t x, std::size_t y, std::string_view text, Ink ink) {
    for (std::size_t i = 0; i < text.size(); ++i) {
      text_[y][x + i] = text[i];
      inks_[y][x + i] = ink;
    }
  }

  [[nodiscard]] std::string lines(bool colour) const {
    std::string out;
    for (std::size_t y = 0; y < text_.size(); ++y) {
      const std::size_t end = text_[y].find_last_not_of(' ') + 1;
      Ink ink = Ink::Plain;
      for (std::size_t x = 0; x < end; ++x) {
        if (colour && inks_[y][x] != ink) {
          ink = inks_[y][x];
          out.append(sequence(Ink::Plain)).append(ink == Ink::Plain ? "" : sequence(ink));
        }
        out += text_[y][x];
      }
      if (ink != Ink::Plain) out += sequence(Ink::Plain);
      out += '\n';
    }
    return out;
  }

 private:
  std::vector<std::string> text_;
  std::vector<std::vector<Ink>> inks_;
};

constexpr Ink ink_of(Colour c) {
  return c == Colour::White ? Ink::White : c == Colour::Black ? Ink::Black : Ink::Neutral;
}

// The canvas's column and line of a cell's west corner.
struct Spot {
  std::size_t x = 0;
  std::size_t y = 0;
};

class Layout {
 public:
  // Around all the cells, of which there is at least one.
  explicit Layout(const std::vector<Hex>& cells) {
    std::int32_t right = column(cells.front());
    std::int32_t bottom = line(cells.front());
    left_ = right;
    top_ = bottom;
    for (const Hex hex : cells) {
      left_ = std::min(left_, column(hex));
      right = std::max(right, column(hex));
      top_ = std::min(top_, line(hex));
      bottom = std::max(bottom, line(hex));
    }
    width_ = static_cast<std::size_t>(right - left_) + 5;
    height_ = static_cast<std::size_t>(bottom - top_) + 3;
  }

  [[nodiscard]] std::size_t width() const { return width_; }
  [[nodiscard]] std::size_t height() const { return height_; }
  [[nodiscard]] Spot spot(Hex hex) const {
    return {static_cast<std::size_t>(column(hex) - left_),
            static_cast<std::size_t>(line(hex) - top_) + 1};
  }

 private:
  static std::int32_t column(Hex hex) { return 4 * hex.q + 2 * hex.r; }
  static std::int32_t line(Hex hex) { return 2 * hex.r; }

  std::int32_t left_ = 0;
  std::int32_t top_ = 0;
  std::size_t width_ = 0;
  std::size_t height_ = 0;
};

void draw_cell(Canvas& canvas, Spot at, const Position& position, const DrawnCell& cell) {
  canvas.write(at.x + 1, at.y - 1, "/ \\", Ink::Line);
  canvas.write(at.x, at.y, "|   |", Ink::Line);
  canvas.write(at.x + 1, at.y + 1, "\\ /", Ink::Line);
  const Tile top = cell.stack.back();
  std::string name = to_string(top, position.face_of(top));
  if (top == hive::kHoneycomb) name += is_honeycomb_dark(position) ? "d" : "l";
  name.resize(3, ' ');
  canvas.write(at.x + 1, at.y, name, ink_of(colour(top)));
}

std::string draw_board(const Scene& scene, const Position& position, bool colour) {
  std::vector<Hex> cells;
  for (const DrawnCell& cell : scene.cells) cells.push_back(cell.hex);
  if (cells.empty()) return "";
  if (scene.last_from) cells.push_back(*scene.last_from);
  cells.insert(cells.end(), scene.last_removed.begin(), scene.last_removed.end());

  const Layout layout(cells);
  Canvas canvas(layout.width(), layout.height());
  for (const DrawnCell& cell : scene.cells) {
    draw_cell(canvas, layout.spot(cell.hex), position, cell);
  }
  // The marks come last: they stand in the corners that the lines leave free.
  const auto mark = [&](Hex hex, char sign) {
    const Spot at = layout.spot(hex);
    const bool is_empty = position.height_at(hex) == 0;
    canvas.write(at.x + 2, is_empty ? at.y : at.y - 1, {&sign, 1}, Ink::Mark);
  };
  for (const DrawnCell& cell : scene.cells) {
    if (position.frozen().contains(cell.stack.back())) mark(cell.hex, '!');
    if (cell.stack.size() < 2) continue;
    const Spot at = layout.spot(cell.hex);
    canvas.write(at.x + 2, at.y + 1, std::to_string(cell.stack.size()).substr(0, 1), Ink::Mark);
  }
  for (const Hex hex : scene.last_to) {
    if (!position.frozen().contains(*position.top_at(hex))) mark(hex, '*');
  }
  if (scene.last_from) mark(*scene.last_from, 'o');
  for (const Hex hex : scene.last_removed) mark(hex, 'x');
  return canvas.lines(colour);
}

std::string stack_lines(const Scene& scene, const Position& position) {
  std::string lines;
  for (const DrawnCell& cell : scene.cells) {
    if (cell.stack.size() < 2) continue;
    lines += "Stack, top first: ";
    for (std::size_t level = cell.stack.size(); level > 0; --level) {
      const Tile tile = cell.stack[level - 1];
      lines += to_string(tile, position.face_of(tile)) + (level > 1 ? " on " : "\n");
    }
  }
  return lines;
}

std::string coordinate_lines(const Scene& scene, const Position& position) {
  std::string line;
  for (const DrawnCell& cell : scene.cells) {
    for (const Tile tile : cell.stack) {
      line += (line.empty() ? "" : " ") + to_string(tile, position.face_of(tile)) + "@" +
              std::to_string(cell.hex.q) + "," + std::to_string(cell.hex.r);
    }
  }
  return line.empty() ? "" : "Cells: " + line + "\n";
}

}  // namespace

std::string draw_text(const hive::Game& game, TextStyle style) {
  const Scene scene = make_scene(game);
  const Position& position = game.position();
  std::string text = to_string(game.rules()) + ", " +
                     std::string(state_string(position, game.outcome())) + ", " +
                     turn_string(position) + "\n\n";
  const std::string board = draw_board(scene, position, style.colour);
  text += board.empty() ? "The board is empty.\n" : board;
  text += "\n" + stack_lines(scene, position);
  if (!scene.last_move.empty()) text += "Last move: " + scene.last_move + "\n";
  for (const std::string& note : notes(game)) text += note + "\n";
  for (const Colour player : {Colour::White, Colour::Black}) {
    const int count = position.hand(player).size();
    text += player == Colour::White ? "White's hand" : "Black's hand";
    if (count > 0) text += " (" + std::to_string(count) + ")";
    text += ": " + hand_text(position, player) + "\n";
  }
  if (style.coordinates) text += coordinate_lines(scene, position);
  return text;
}

}  // namespace petek::app
