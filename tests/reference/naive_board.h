// SPDX-License-Identifier: MIT
// Hexagons, tiles, stacks and the steps between them, in the plainest form that can be compared
// line by line with the rules. "H-10" and the like name the rules of Hive as this project cites
// them.
#pragma once

#include <array>
#include <compare>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace petek::reference {

// H-1: a hexagon of an endless plane; q points east, r points south-east.
struct Hex {
  int q = 0;
  int r = 0;
  friend auto operator<=>(const Hex&, const Hex&) = default;
  friend Hex operator+(Hex a, Hex b) { return {a.q + b.q, a.r + b.r}; }
};

// East, north-east, north-west, west, south-west, south-east: each is next to the one before.
inline constexpr std::array<Hex, 6> kDirections = {
    {{1, 0}, {1, -1}, {0, -1}, {-1, 0}, {-1, 1}, {0, 1}}};

// The physical tile, whichever of its faces is up: the name under which it is remembered.
struct TileName {
  char colour = 'w';  // 'w' or 'b'; the honeycomb has neither
  char kind = 'Q';    // the letter of its first face (H-2)
  int number = 1;     // order of placement within colour and kind
  friend auto operator<=>(const TileName&, const TileName&) = default;
};

inline constexpr char kNeutral = 'n';
inline constexpr TileName kHoneycomb = {kNeutral, 'H', 1};  // C-1

// A tile as it lies on the table.
struct NaiveTile {
  TileName name;
  char face = 'Q';  // the letter of the face that is up; without Venom that is `name.kind`
  friend auto operator<=>(const NaiveTile&, const NaiveTile&) = default;
};

using Stack = std::vector<NaiveTile>;  // bottom first; never empty on a board

char opponent_of(char colour);

// "wA1"; kinds of which a side has only one carry no number. The honeycomb is "H".
std::string to_string(const NaiveTile& tile);

std::array<Hex, 6> neighbours(Hex cell);

// The two cells that are next to both of two neighbouring cells.
std::pair<Hex, Hex> common_neighbours(Hex a, Hex b);

class NaiveBoard {
 public:
  [[nodiscard]] const std::map<Hex, Stack>& cells() const { return cells_; }
  [[nodiscard]] bool empty() const { return cells_.empty(); }
  [[nodiscard]] int height(Hex cell) const;
  [[nodiscard]] bool occupied(Hex cell) const { return height(cell) > 0; }
  [[nodiscard]] std::optional<NaiveTile> top(
      Hex cell) const;  // H-1: only the top tile of a cell acts
  [[nodiscard]] std::optional<char> colour(Hex cell) const;  // of the top tile (H-1)
  [[nodiscard]] bool shows(Hex cell, char face) const;       // its top tile does
  [[nodiscard]] std::optional<Hex> find(TileName name) const;
  [[nodiscard]] std::optional<NaiveTile> tile(TileName name) const;  // as it lies, covered or not

  void put(const NaiveTile& tile, Hex cell);
  NaiveTile lift(Hex cell);                // takes the top tile; the cell must be occupied
  void turn_over(Hex cell, char face_up);  // the top tile

  // H-8, by a flood over the occupied cells.
  [[nodiscard]] bool one_hive() const;

  // The next three ask about a step of a tile that has already been lifted from the board, since
  // every rule of movement reads "not counting the moving tile".

  // H-10: a ground step to an empty cell.
  [[nodiscard]] bool can_slide(Hex from, Hex to) const;

  // H-11: the gate of a step that touches height.
  [[nodiscard]] bool gate_is_open(Hex from, Hex to) const;

  // One step up, along the top or down, where `from` or `to` holds a tile: H-11 and the ruleset
  // option `climb`, no step onto a cell that holds more tiles than that.
  [[nodiscard]] bool can_step_at_height(Hex from, Hex to, std::optional<int> climb) const;

 private:
  std::map<Hex, Stack> cells_;
};

}  // namespace petek::reference
