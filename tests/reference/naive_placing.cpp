// SPDX-License-Identifier: MIT
// Placements of the reference engine: which tiles, and where.
#include <algorithm>

#include "tests/reference/naive_game.h"

namespace petek::reference {
namespace {

bool is_guardian(char kind) {
  return kind == 'O' || kind == 'U';
}

}  // namespace

bool NaiveGame::queen_is_down(char colour) const {
  return placed_.contains({colour, 'Q'});
}

bool NaiveGame::queen_is_due() const {
  return !queen_is_down(to_act_) && turn_number(to_act_) >= rules_.deadline;
}

// Reading 10: the first tile of a side is the first that its colour ever placed.
bool NaiveGame::has_ever_been_placed(char colour) const {
  return std::any_of(placed_.begin(), placed_.end(),
                     [colour](const auto& entry) { return entry.first.colour == colour; });
}

// Numbers follow the order of placement by colour and kind.
TileName NaiveGame::next_name(TileKind kind) const {
  const auto found = placed_.find(kind);
  return {kind.colour, kind.kind, found == placed_.end() ? 1 : found->second + 1};
}

void NaiveGame::add_placements(ActionTexts& result) const {
  for (const auto& [kind, count] : hands_.at(to_act_)) {
    if (!may_place_kind(kind)) continue;
    const std::set<Hex> cells = placement_cells(kind);
    for (char face : rules_.placement_faces(kind.kind)) {  // V-2
      const NaiveTile tile = {.name = next_name(kind), .face = face};
      for (Hex cell : cells) result[placement(tile, cell)] = {};
    }
  }
}

bool NaiveGame::may_place_kind(TileKind kind) const {
  const bool first_turn = turn_number(to_act_) == 1;
  const bool queen = kind.kind == 'Q';  // the placer's own: a bag holds no queen
  if (queen && first_turn && rules_.opening_queen == "forbidden") return false;  // H-6
  if (!queen && first_turn && rules_.opening_queen == "required") return false;  // H-6
  if (!queen && queen_is_due()) return false;                                    // H-5, X-3
  const bool own = kind.colour == to_act_;
  return own || have_placed_.contains(to_act_);  // S-5: a player's first placement is an own tile
}

std::set<Hex> NaiveGame::placement_cells(TileKind kind) const {
  std::set<Hex> result;
  if (is_guardian(kind.kind)) {
    for (const auto& [cell, stack] : board_.cells()) {
      if (may_place_guardian_on(cell, kind.colour)) result.insert(cell);
    }
    return result;
  }
  if (board_.empty()) return {Hex{0, 0}};  // H-4: the first tile of the game
  std::set<Hex> rim;
  for (const auto& [cell, stack] : board_.cells()) {
    for (Hex next : neighbours(cell)) {
      if (!board_.occupied(next)) rim.insert(next);
    }
  }
  for (Hex cell : rim) {
    if (may_place_beside(cell, kind)) result.insert(cell);
  }
  return result;
}

// `cell` is empty and touches the hive. S-3: a tile follows the rule of its own colour, whoever
// places it.
bool NaiveGame::may_place_beside(Hex cell, TileKind kind) const {
  bool touches_own = false;
  bool touches_other = false;
  bool touches_honeycomb = false;
  for (Hex next : neighbours(cell)) {
    const std::optional<char> colour = board_.colour(next);
    if (colour == kind.colour) touches_own = true;
    if (colour == opponent_of(kind.colour)) touches_other = true;
    if (colour == kNeutral) touches_honeycomb = true;
  }
  if (rules_.placement == "kandu") {  // X-2; the queen herself falls under the first clause
    if (kind.kind != 'Q' && queen_is_down(kind.colour)) return true;
    return !touches_own;
  }
  if (!has_ever_been_placed(kind.colour)) return true;          // H-4, C-1: a side's first tile
  return (touches_own || touches_honeycomb) && !touches_other;  // H-4, C-1
}

// U-1, for an occupied cell.
bool NaiveGame::may_place_guardian_on(Hex cell, char colour) const {
  if (!has_ever_been_placed(colour)) return false;  // never as a side's first tile
  const auto supports = [&](Hex place) {
    return board_.colour(place) == colour || board_.colour(place) == kNeutral;
  };
  bool supported = supports(cell);
  for (Hex next : neighbours(cell)) {
    if (board_.colour(next) == opponent_of(colour)) return false;
    if (supports(next)) supported = true;
  }
  return supported;
}

}  // namespace petek::reference
