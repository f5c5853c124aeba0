// SPDX-License-Identifier: MIT
// For tests only: positions drawn as text, or reached by a GameString, and what may be done there.
//
// A drawing is a board as it lies on the table. A cell is six characters wide, and each line is
// shifted by half a cell, so that a cell touches those to its left and right and two in either
// line beside its own:
//
//        x     bA1          wQ touches x, bA1, bS1, bS2 and the two cells that nothing is
//     .     wQ    bS1       written for. `.` is an empty cell, `x` an empty cell that is marked,
//        x     bS2          bS1! an occupied one.
//
// Tiles that lie on others are listed apart: "wB1 bS1, bB1 wB1".
#pragma once

#include <gtest/gtest.h>

#include <array>
#include <bit>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>

#include "petek/core/hex.h"
#include "petek/core/text.h"
#include "petek/hive/game.h"
#include "petek/hive/kernel/kernel.h"
#include "petek/hive/notation.h"
#include "petek/hive/position.h"
#include "petek/hive/record.h"

namespace petek::hive::fixture {

inline Rules rules_of(std::string_view game_type) {
  const auto rules = parse_rules(game_type);
  if (!rules) throw std::invalid_argument(rules.error().what);
  return *rules;
}

inline Tile tile_of(std::string_view name) {
  const auto tile = parse_tile(name);
  if (!tile) throw std::invalid_argument("no tile: " + std::string(name));
  return tile->tile;
}

inline bool names_second_face(std::string_view name) {
  const auto tile = parse_tile(name);
  return tile && tile->face != kind(tile->tile);
}

struct Drawing {
  std::map<Tile, Hex> tiles;  // on the ground
  TileSet second_face;
  std::set<Hex> marks;
};

// The first cell that is written lies at 0,0.
inline Drawing read_drawing(std::string_view text) {
  constexpr int kPitch = 6;
  constexpr int kShift = 3;
  Drawing drawing;
  std::optional<std::pair<int, int>> first;
  int line = 0;
  for (Parts lines(text, '\n'); const auto row = lines.next(); ++line) {
    for (std::size_t i = 0; i < row->size();) {
      if ((*row)[i] == ' ') {
        ++i;
        continue;
      }
      std::string_view token = row->substr(i);
      token = token.substr(0, token.find(' '));
      const auto column = static_cast<int>(i);
      i += token.size();
      if (!first) first = {line, column};
      const int r = line - first->first;
      const int x = column - first->second - kShift * r;
      if (x % kPitch != 0) throw std::invalid_argument("off the grid: " + std::string(token));
      const Hex hex{x / kPitch, r};
      if (token == ".") continue;
      if (token == "x" || token.back() == '!') drawing.marks.insert(hex);
      if (token == "x") continue;
      if (token.back() == '!') token.remove_suffix(1);
      if (!drawing.tiles.emplace(tile_of(token), hex).second) {
        throw std::invalid_argument("drawn twice: " + std::string(token));
      }
      if (names_second_face(token)) drawing.second_face.insert(tile_of(token));
    }
  }
  return drawing;
}

struct Layout {
  std::string_view type = "Base+MLP";
  std::string_view stacked = "";  // "wB1 bS1, bB1 wB1", from below
  std::optional<Colour> to_act = std::nullopt;
  std::uint32_t turn = 20;  // of the player to act

  // The same in a game of this type, unless it names one of its own.
  [[nodiscard]] Layout in(std::string_view game_type) const {
    Layout layout = *this;
    if (type == Layout{}.type) layout.type = game_type;
    return layout;
  }
};

using Placing = std::function<Hex(Hex)>;

// The position in which a drawing's tiles lie where `placing` sends their cells, faces up as they
// are named. Nothing was moved in the turn before; all tiles that are not drawn are in hand, the
// choice of Swarm is not made.
inline Position lay(const Drawing& drawing, const Layout& layout, const Placing& placing) {
  State s = Position(rules_of(layout.type)).state();
  std::map<Hex, Tile> tops;
  if (!drawing.tiles.contains(kHoneycomb)) s.on_board.erase(kHoneycomb);
  s.second_face = drawing.second_face;
  const auto put = [&](Tile t, Hex hex) {
    if (!(s.hand[0] | s.hand[1] | TileSet::of(kHoneycomb)).contains(t)) {
      throw std::invalid_argument("not in this game");
    }
    s.hand[0].erase(t);
    s.hand[1].erase(t);
    s.on_board.insert(t);
    const Hex cell = placing(hex);
    s.q[t.id] = wrap(cell).q;
    s.r[t.id] = wrap(cell).r;
    if (const auto below = tops.find(hex); below != tops.end()) {
      s.level[t.id] = static_cast<std::uint8_t>(s.level[below->second.id] + 1);
      s.covered.insert(below->second);
      s.elevated.insert(t);
    }
    tops[hex] = t;
    s.origin = cell;
  };
  for (const auto& [tile, hex] : drawing.tiles) put(tile, hex);
  for (Parts pairs(layout.stacked, ','); const auto pair = pairs.next();) {
    std::string_view rest = *pair;
    const std::string_view upper = take_word(rest);
    if (upper.empty()) continue;
    const Tile lower = tile_of(take_word(rest));
    for (const auto& [hex, top] : std::map<Hex, Tile>(tops)) {
      if (top == lower) put(tile_of(upper), hex);
    }
    if (names_second_face(upper)) s.second_face.insert(tile_of(upper));
    if (!s.on_board.contains(tile_of(upper))) throw std::invalid_argument("nothing beneath");
  }
  s.to_act = layout.to_act.value_or(Colour::White);
  s.ply = 2 * (layout.turn - 1) + (s.to_act == s.rules.first ? 0 : 1);
  kernel::chosen().rebuild(s);
  return std::bit_cast<Position>(s);
}

inline Position lay(std::string_view drawing, const Layout& layout = {}, Hex origin = {}) {
  return lay(read_drawing(drawing), layout, [origin](Hex h) { return h + origin; });
}

inline Game game_of(std::string_view game_string) {
  auto record = parse_game_string(game_string);
  if (!record) throw std::invalid_argument(std::string(game_string) + ": " + record.error().what);
  return std::move(record->game);
}
inline Position position_of(std::string_view game_string) {
  return game_of(game_string).position();
}

// Plays moves, `wA1 -bQ;bB1 wA1`.
inline void play(Position& position, std::string_view moves) {
  for (Parts parts(moves, ';'); const auto move = parts.next();) {
    const auto action = parse_legal_move(position, *move);
    if (!action) throw std::invalid_argument(std::string(*move) + ": " + action.error().what);
    position.apply(*action);
  }
}
inline Position after(const Position& start, std::string_view moves) {
  Position position = start;
  play(position, moves);
  // Copied out: where a value is assigned, g++ 12 returns it at an address that is no multiple of
  // its alignment when it does not optimise, and a kernel would stumble over that.
  const Position& result = position;
  return result;
}

// The outcome after them.
inline Outcome outcome_after(const Position& position, std::string_view moves) {
  const Position end = after(position, moves);
  return end.outcome();
}

// "legal", or the code of the reason why not; a code's rule is checked by its caller's table.
inline std::string verdict(const Position& position, std::string_view move) {
  const auto action = parse_legal_move(position, move);
  return action ? "legal" : std::string(code(action.error().reason));
}

inline std::set<std::string> keys_of(const Position& position) {
  ActionList actions;
  position.legal_actions(actions);
  std::set<std::string> keys;
  for (const Action action : actions) keys.insert(to_key(position, action));
  EXPECT_EQ(keys.size(), actions.size()) << "an action is listed twice";
  return keys;
}

// The tiles that may be placed.
inline std::set<std::string> placeable(const Position& position) {
  ActionList actions;
  position.legal_actions(actions);
  std::set<std::string> names;
  for (const Action action : actions) {
    if (action.kind == ActionKind::Place) {
      names.insert(to_string(action.tile(), kind(action.tile())));
    }
  }
  return names;
}

// The actions that name tiles and no cell: `flip wA1`, `sting bQ`, and the pass.
inline std::set<std::string> commands_of(const Position& position) {
  ActionList actions;
  position.legal_actions(actions);
  std::set<std::string> commands;
  for (const Action action : actions) {
    if (!has_cell(action.kind)) commands.insert(to_key(position, action));
  }
  return commands;
}
// Those that begin with this word, without it: of "sting" all tiles that may be stung.
inline std::set<std::string> commands_of(const Position& position, std::string_view word) {
  std::set<std::string> rest;
  for (const std::string& command : commands_of(position)) {
    if (command.starts_with(std::string(word) + " ")) rest.insert(command.substr(word.size() + 1));
  }
  return rest;
}

// Where the kernel lets the tile go, placements and moves alike.
inline std::set<Hex> cells_of(const kernel::Kernel& kernel, const Position& position, Tile tile) {
  std::array<Action, kernel::kMaxActions> actions;
  const std::size_t count = kernel.list(position.state(), actions.data());
  EXPECT_EQ(kernel.count(position.state()), count) << kernel.name;
  std::set<Hex> cells;
  for (std::size_t i = 0; i < count; ++i) {
    if (!has_cell(actions[i].kind) || actions[i].tile() != tile) continue;
    EXPECT_TRUE(cells.insert(position.hex_of(actions[i])).second) << "listed twice";
  }
  return cells;
}

inline std::string to_text(const std::set<Hex>& cells) {
  std::string text;
  for (const Hex h : cells) text += " " + std::to_string(h.q) + "," + std::to_string(h.r);
  return text.empty() ? " none" : text;
}

// Whether the tile, its owner to act unless the layout says otherwise, may go to the marked cells
// and to no others: as drawn, turned and mirrored in all twelve ways, near and far away, by every
// kernel.
inline testing::AssertionResult goes_to_marks(std::string_view name, std::string_view text,
                                              Layout layout = {}) {
  constexpr int kReach = 12;  // of a drawing, from its first cell
  const Tile tile = tile_of(name);
  if (!layout.to_act) layout.to_act = colour(tile);
  const Drawing drawing = read_drawing(text);
  for (int turn = 0; turn < 12; ++turn) {
    const Hex origin = turn % 2 == 0 ? Hex{} : Hex{40'000 * turn, -129};
    const Placing placing = [&](Hex h) {
      return rotated(turn < 6 ? h : mirrored(h), turn % 6) + origin;
    };
    std::map<Hex, Hex> drawn;  // a cell of the board: the one that was drawn
    for (int q = -kReach; q <= kReach; ++q) {
      for (int r = -kReach; r <= kReach; ++r) drawn[placing({q, r})] = {q, r};
    }
    const Position position = lay(drawing, layout, placing);
    for (const kernel::Kernel* kernel : kernel::available()) {
      std::set<Hex> cells;
      for (const Hex h : cells_of(*kernel, position, tile)) cells.insert(drawn.at(h));
      if (cells == drawing.marks) continue;
      return testing::AssertionFailure()
             << name << " goes to" << to_text(cells) << " and not to" << to_text(drawing.marks)
             << ", counted from the first cell; kernel " << kernel->name << ", turn " << turn;
    }
  }
  return testing::AssertionSuccess();
}

}  // namespace petek::hive::fixture
