// SPDX-License-Identifier: MIT
// Board queries of the reference engine, each by the most direct method.
#include "tests/reference/naive_board.h"

#include <algorithm>
#include <string_view>

namespace petek::reference {

char opponent_of(char colour) {
  return colour == 'w' ? 'b' : 'w';
}

std::string to_string(const NaiveTile& tile) {
  if (tile.name == kHoneycomb) return "H";
  // Both faces of a kind share its numbers: S/C, B/F, G/D, A/Y.
  constexpr std::string_view kSeveral = "SBGA";
  std::string text = {tile.name.colour, tile.face};
  if (kSeveral.find(tile.name.kind) != std::string_view::npos) {
    text += std::to_string(tile.name.number);
  }
  return text;
}

std::array<Hex, 6> neighbours(Hex cell) {
  std::array<Hex, 6> result;
  for (std::size_t i = 0; i < 6; ++i) result[i] = cell + kDirections[i];
  return result;
}

std::pair<Hex, Hex> common_neighbours(Hex a, Hex b) {
  std::vector<Hex> common;
  for (Hex cell : neighbours(a)) {
    for (Hex other : neighbours(b)) {
      if (cell == other) common.push_back(cell);
    }
  }
  return {common.at(0), common.at(1)};
}

int NaiveBoard::height(Hex cell) const {
  const auto found = cells_.find(cell);
  return found == cells_.end() ? 0 : static_cast<int>(found->second.size());
}

std::optional<NaiveTile> NaiveBoard::top(Hex cell) const {
  const auto found = cells_.find(cell);
  if (found == cells_.end()) return std::nullopt;
  return found->second.back();
}

std::optional<char> NaiveBoard::colour(Hex cell) const {
  const std::optional<NaiveTile> tile = top(cell);
  if (!tile) return std::nullopt;
  return tile->name.colour;
}

bool NaiveBoard::shows(Hex cell, char face) const {
  const std::optional<NaiveTile> tile = top(cell);
  return tile && tile->face == face;
}

std::optional<Hex> NaiveBoard::find(TileName name) const {
  for (const auto& [cell, stack] : cells_) {
    for (const NaiveTile& tile : stack) {
      if (tile.name == name) return cell;
    }
  }
  return std::nullopt;
}

std::optional<NaiveTile> NaiveBoard::tile(TileName name) const {
  for (const auto& [cell, stack] : cells_) {
    for (const NaiveTile& tile : stack) {
      if (tile.name == name) return tile;
    }
  }
  return std::nullopt;
}

void NaiveBoard::put(const NaiveTile& tile, Hex cell) {
  cells_[cell].push_back(tile);
}

NaiveTile NaiveBoard::lift(Hex cell) {
  Stack& stack = cells_.at(cell);
  const NaiveTile tile = stack.back();
  stack.pop_back();
  if (stack.empty()) cells_.erase(cell);
  return tile;
}

void NaiveBoard::turn_over(Hex cell, char face_up) {
  cells_.at(cell).back().face = face_up;
}

bool NaiveBoard::one_hive() const {
  if (cells_.empty()) return true;
  std::set<Hex> reached = {cells_.begin()->first};
  std::vector<Hex> to_visit = {cells_.begin()->first};
  while (!to_visit.empty()) {
    const Hex cell = to_visit.back();
    to_visit.pop_back();
    for (Hex next : neighbours(cell)) {
      if (occupied(next) && reached.insert(next).second) to_visit.push_back(next);
    }
  }
  return reached.size() == cells_.size();
}

bool NaiveBoard::can_slide(Hex from, Hex to) const {
  if (occupied(to)) return false;
  const auto [left, right] = common_neighbours(from, to);
  const bool one_is_empty = !occupied(left) || !occupied(right);   // no squeezing
  const bool one_is_occupied = occupied(left) || occupied(right);  // keeps touching the hive
  return one_is_empty && one_is_occupied;
}

bool NaiveBoard::gate_is_open(Hex from, Hex to) const {
  const auto [left, right] = common_neighbours(from, to);
  const int level = std::max(height(from), height(to));
  const bool barred = height(left) > level && height(right) > level;
  return !barred;
}

bool NaiveBoard::can_step_at_height(Hex from, Hex to, std::optional<int> climb) const {
  if (climb && height(to) > *climb) return false;
  return gate_is_open(from, to);
}

}  // namespace petek::reference
