// SPDX-License-Identifier: MIT
// What one tile may do for the player to act, whether it is that player's own or a tick makes it.
#include "tests/reference/naive_game.h"

namespace petek::reference {

// The moves and the active abilities of the top tile of `cell`. Reading 5: "enemy" and "just" are
// judged from the side of the player to act. `chain` holds the tiles used so far (V-T).
void NaiveGame::add_acts(ActionTexts& result, Hex cell, std::set<TileName>& chain) const {
  if (record_.frozen.contains(board_.top(cell)->name)) return;  // H-14
  add_moves(result, cell);
  const std::set<char> bugs = acts_as(board_, cell);
  // Reading 3: a pinned tile may toss, sting and control.
  if (bugs.contains('P')) add_tosses(result, cell);
  if (bugs.contains('W')) add_stings(result, cell);
  if (bugs.contains('E')) add_swaps(result, cell);
  if (bugs.contains('X')) add_kills(result, cell);
  if (bugs.contains('N')) add_takes(result, cell);
  if (bugs.contains('T')) add_controls(result, cell, chain);
}

Journey NaiveGame::journey(const NaiveBoard& lifted, Hex from) const {
  return {.lifted = lifted, .from = from, .rules = rules_, .fly_targets = fly_targets(from)};
}

void NaiveGame::add_moves(ActionTexts& result, Hex cell) const {
  NaiveBoard lifted = board_;
  const NaiveTile tile = lifted.lift(cell);
  if (!lifted.one_hive()) return;  // H-8
  for (char bug : acts_as(board_, cell)) {
    for (Hex to : destinations(bug, journey(lifted, cell))) {
      result[movement(tile, cell, to)] = {};
    }
  }
}

// V-Y: cells that hold, on top, a tile that the opponent moved, flipped, stung, tossed,
// controlled, swapped or placed in its last turn; where they lie now (reading 12).
std::set<Hex> NaiveGame::fly_targets(Hex from) const {
  std::set<Hex> result;
  for (const auto& [cell, stack] : board_.cells()) {
    const TileName name = stack.back().name;
    const bool marked = record_.moved.contains(name) || record_.flipped.contains(name) ||
                        record_.placed.contains(name);
    if (marked && cell != from) result.insert(cell);
  }
  return result;
}

// What a toss and a swap ask of the tile that is shifted.
bool NaiveGame::may_be_shifted(const NaiveTile& tile) const {
  if (tile.name == kHoneycomb) return false;             // C-2
  if (tile.face == 'K') return false;                    // V-K
  if (record_.frozen.contains(tile.name)) return false;  // H-14
  return !record_.moved.contains(tile.name);             // H-15
}

// H-P
void NaiveGame::add_tosses(ActionTexts& result, Hex pillbug) const {
  for (Hex from : neighbours(pillbug)) {
    const std::optional<NaiveTile> tile = board_.top(from);
    if (!tile || !may_be_shifted(*tile)) continue;
    if (rules_.toss == "own" && tile->name.colour != to_act_) continue;  // reading 8
    for (Hex to : toss_destinations(board_, pillbug, from)) {
      result[movement(*tile, from, to)] = {};
    }
  }
}

// V-W
void NaiveGame::add_stings(ActionTexts& result, Hex wasp) const {
  for (Hex cell : neighbours(wasp)) {
    const std::optional<NaiveTile> tile = board_.top(cell);
    if (!tile || !is_enemy(*tile) || board_.height(cell) != 1) continue;
    if (!rules_.second_face(tile->name.kind) || tile->face == 'K') continue;
    if (record_.moved.contains(tile->name)) continue;    // H-15
    if (record_.flipped.contains(tile->name)) continue;  // H-15
    result[action_on(ActionKind::Sting, *tile)] = {"sting " + to_string(*tile)};
  }
}

// V-E. Reading 3: tested with both tiles lifted together only; after the swap the same cells are
// occupied as before it, so that the hive is one group again.
void NaiveGame::add_swaps(ActionTexts& result, Hex centipede) const {
  NaiveBoard lifted = board_;
  const NaiveTile swapper = lifted.lift(centipede);
  for (Hex cell : centipede_ends(journey(lifted, centipede))) {
    const NaiveTile tile = *board_.top(cell);
    if (board_.height(cell) != 1 || !may_be_shifted(tile)) continue;
    NaiveBoard both_lifted = lifted;
    both_lifted.lift(cell);
    if (!both_lifted.one_hive()) continue;  // H-8
    result[action_on_pair(ActionKind::Swap, swapper, tile)].insert("swap " + to_string(swapper) +
                                                                   " " + to_string(tile));
  }
}

// V-K: neither a shield bug, nor a tile next to an uncovered one of either colour.
bool NaiveGame::may_be_removed(Hex cell) const {
  for (Hex next : neighbours(cell)) {
    if (board_.shows(next, 'K')) return false;
  }
  return !board_.shows(cell, 'K');
}

// a step onto the victim, so that the assassin bug must not be pinned.
void NaiveGame::add_kills(ActionTexts& result, Hex assassin) const {
  NaiveBoard lifted = board_;
  const NaiveTile killer = lifted.lift(assassin);
  if (!lifted.one_hive()) return;  // H-8
  for (Hex cell : neighbours(assassin)) {
    const std::optional<NaiveTile> tile = board_.top(cell);
    if (!tile || !is_enemy(*tile) || board_.height(cell) != 1) continue;
    if (record_.moved.contains(tile->name)) continue;    // H-15
    if (record_.flipped.contains(tile->name)) continue;  // H-15
    if (!may_be_removed(cell)) continue;
    if (!lifted.can_step_at_height(assassin, cell, rules_.climb)) continue;  // H-11
    NaiveBoard after = lifted;
    after.lift(cell);
    if (!after.one_hive()) continue;
    result[action_on_pair(ActionKind::Remove, killer, *tile)].insert("kill " + to_string(killer) +
                                                                     " " + to_string(*tile));
  }
}

// a leap from anywhere, tested with both tiles gone only (reading 3).
void NaiveGame::add_takes(ActionTexts& result, Hex mantis) const {
  const auto latest = last_placed_.find(opponent_of(to_act_));
  if (latest == last_placed_.end()) return;
  const std::optional<Hex> cell = board_.find(latest->second);
  if (!cell || *cell == mantis) return;  // gone; reading 5: it cannot take itself
  const NaiveTile tile = *board_.top(*cell);
  if (tile.name != latest->second || !may_be_removed(*cell)) return;
  NaiveBoard after = board_;
  const NaiveTile taker = after.lift(mantis);
  after.lift(*cell);
  if (!after.one_hive()) return;
  result[action_on_pair(ActionKind::Remove, taker, tile)].insert("take " + to_string(taker) + " " +
                                                                 to_string(tile));
}

// V-T: mind control, which chains on when the controlled tile has it too.
void NaiveGame::add_controls(ActionTexts& result, Hex tick, std::set<TileName>& chain) const {
  for (Hex cell : neighbours(tick)) {
    const std::optional<NaiveTile> tile = board_.top(cell);
    if (!tile || !is_enemy(*tile) || tile->face == 'K') continue;
    if (board_.height(cell) != board_.height(tick)) continue;
    if (record_.moved.contains(tile->name)) continue;  // H-15
    if (!chain.insert(tile->name).second) continue;    // a tile is used once in a chain
    add_acts(result, cell, chain);                     // H-14 is judged there
  }
}

}  // namespace petek::reference
