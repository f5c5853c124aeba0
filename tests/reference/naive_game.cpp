// SPDX-License-Identifier: MIT
// Turns and marks of the reference engine.
#include "tests/reference/naive_game.h"

#include <algorithm>
#include <stdexcept>

namespace petek::reference {

NaiveGame::NaiveGame(std::string_view game_type, bool count_repetitions) : game_type_(game_type) {
  const std::optional<NaiveRules> rules = parse_game_type(game_type);
  if (!rules) throw std::invalid_argument("game type " + game_type_);
  rules_ = *rules;
  count_repetitions_ = count_repetitions && rules_.repetition == "draw";
  to_act_ = rules_.first;
  if (rules_.has('H')) board_.put(NaiveTile{kHoneycomb, 'H'}, Hex{0, 0});  // C-1
  if (rules_.has('S')) {
    phase_ = Phase::Choosing;  // S-1
  } else {
    for (char colour : {'w', 'b'}) {
      for (const auto& [kind, count] : rules_.tiles_per_side()) {
        hands_[colour][{colour, kind}] = count;
      }
    }
  }
  enter_position();
}

char other_face(const NaiveTile& tile, const NaiveRules& rules) {
  return tile.face == tile.name.kind ? rules.second_face(tile.name.kind).value() : tile.name.kind;
}

void add_to(TileCounts& counts, TileKind kind, int change) {
  counts[kind] += change;
  if (counts[kind] == 0) counts.erase(kind);
}

std::string NaiveGame::turn() const {
  return (to_act_ == 'w' ? "White[" : "Black[") + std::to_string(turn_number(to_act_)) + "]";
}

bool NaiveGame::is_enemy(const NaiveTile& tile) const {
  return tile.name.colour == opponent_of(to_act_);
}

std::set<NaiveAction> NaiveGame::actions() const {
  std::set<NaiveAction> result;
  if (over()) return result;
  for (const auto& [action, texts] : actions_) result.insert(action);
  return result;
}

std::set<std::string> NaiveGame::legal() const {
  return over() ? std::set<std::string>{} : legal_beyond_repetition();
}

std::set<std::string> NaiveGame::legal_beyond_repetition() const {
  std::set<std::string> keys;
  for (const auto& [action, texts] : actions_) keys.insert(key_of(action));
  return keys;
}

std::uint64_t NaiveGame::perft(int depth) const {
  if (depth == 0) return 1;
  if (over()) return 0;
  if (depth == 1) return actions_.size();
  std::uint64_t leaves = 0;
  for (const auto& [action, texts] : actions_) {
    NaiveGame next = *this;
    next.apply(action);
    leaves += next.perft(depth - 1);
  }
  return leaves;
}

// Which actions are legal.

ActionTexts NaiveGame::find_actions() const {
  ActionTexts result;
  switch (phase_) {
    case Phase::Choosing:
      add_choices(result);
      break;
    case Phase::Drawing:
      add_draws(result);
      break;
    case Phase::Playing:
      result = find_turn_actions();
      break;
  }
  return result;
}

ActionTexts NaiveGame::find_turn_actions() const {
  ActionTexts result;
  add_placements(result);
  if (queen_is_down(to_act_)) {  // H-7
    for (const auto& [cell, stack] : board_.cells()) {
      const NaiveTile tile = stack.back();  // H-1: a covered tile is inert
      if (tile.name.colour != to_act_) continue;
      std::set<TileName> chain = {tile.name};
      add_acts(result, cell, chain);
    }
    add_flips(result);
    add_comb(result);
    add_steals(result);
  }
  // H-9; C-4: the second action is optional.
  if (result.empty() || second_action_) result[simple_action(ActionKind::Pass)] = {"pass"};
  return result;
}

// V-3
void NaiveGame::add_flips(ActionTexts& result) const {
  if (rules_.flipping != "free") return;  // V-5
  for (const auto& [cell, stack] : board_.cells()) {
    const NaiveTile tile = stack.back();
    if (tile.name.colour != to_act_ || !rules_.second_face(tile.name.kind)) continue;
    if (record_.frozen.contains(tile.name)) continue;  // H-14
    bool next_to_scorpion = false;                     // V-C: an uncovered one of the enemy
    for (Hex next : neighbours(cell)) {
      if (board_.shows(next, 'C') && is_enemy(*board_.top(next))) next_to_scorpion = true;
    }
    if (next_to_scorpion && tile.face != 'K') continue;
    result[action_on(ActionKind::Flip, tile)] = {"flip " + to_string(tile)};
  }
}

// C-3
void NaiveGame::add_comb(ActionTexts& result) const {
  const std::optional<Hex> honeycomb = board_.find(kHoneycomb);
  if (!honeycomb || board_.top(*honeycomb)->name != kHoneycomb) return;  // covered
  const bool turned =
      rules_.combs == "once_each" ? combs_turned_by_.contains(to_act_) : !combs_turned_by_.empty();
  if (!turned) result[simple_action(ActionKind::Comb)] = {"comb"};
}

// What an action does.

bool NaiveGame::play(const NaiveAction& action) {
  return !over() && played(action, {}, false);
}

// `beyond`: a draw by repetition does not stop the game. The text is kept as it was written.
bool NaiveGame::played(const std::optional<NaiveAction>& action, std::string_view text,
                       bool beyond) {
  if (over() && !(beyond && drawn_by_repetition_)) return false;
  if (!action || !actions_.contains(*action)) return false;
  texts_.emplace_back(text.empty() ? text_of(*action) : std::string(text));
  apply(*action);
  return true;
}

void NaiveGame::apply(const NaiveAction& action) {
  state_ = "InProgress";
  switch (action.kind) {
    case ActionKind::Choose:
      choose(action.letters);
      break;
    case ActionKind::Draw: {
      const TileKind drawn = {action.tile.name.colour, action.tile.name.kind};
      add_to(bag_, drawn, -1);
      add_to(hands_[to_act_], drawn, +1);
      phase_ = Phase::Playing;
      end_action();
      break;
    }
    case ActionKind::Pass:  // whatever is left of a double turn is spent (C-4)
      end_turn();
      break;
    default:
      act(action);
  }
  enter_position();
}

void NaiveGame::act(const NaiveAction& action) {
  const NaiveBoard after_lifting = change_board(action);
  mark(action);
  if (action.kind == ActionKind::Comb) {
    combs_turned_by_.insert(to_act_);
    double_turns_due_.insert(to_act_);  // C-4
  }
  if (action.kind == ActionKind::Steal) {  // S-4
    const TileKind stolen = {action.tile.name.colour, action.tile.name.kind};
    add_to(hands_[opponent_of(to_act_)], stolen, -1);
    add_to(hands_[to_act_], stolen, +1);
  }
  state_ = end_after(action, after_lifting);  // H-16: after every single action
  if (action.kind == ActionKind::Place && !over() && !bag_.empty()) {
    phase_ = Phase::Drawing;  // S-2: before the action ends
  } else {
    end_action();
  }
}

// Changes the board and the hand that a tile is placed from. Returns the board between the lifting
// and the landing, which are two moments for X-5.
NaiveBoard NaiveGame::change_board(const NaiveAction& action) {
  NaiveBoard lifted = board_;
  switch (action.kind) {
    case ActionKind::Place: {
      const TileKind kind = {action.tile.name.colour, action.tile.name.kind};
      add_to(hands_[to_act_], kind, -1);
      ++placed_[kind];
      have_placed_.insert(to_act_);
      if (kind.colour == to_act_) last_placed_[to_act_] = action.tile.name;
      board_.put(action.tile, action.to);
      break;
    }
    case ActionKind::Move:
      lifted.lift(*action.from);
      board_ = lifted;
      board_.put(action.tile, action.to);
      break;
    case ActionKind::Flip:
      board_.turn_over(*board_.find(action.tile.name), other_face(action.tile, rules_));
      break;
    case ActionKind::Sting:  // V-5: without flipping a sting only freezes
      if (rules_.flipping != "free") break;
      board_.turn_over(*board_.find(action.tile.name), other_face(action.tile, rules_));
      break;
    case ActionKind::Swap: {
      const Hex one = *board_.find(action.tile.name);
      const Hex another = *board_.find(action.other.name);
      lifted.lift(one);
      lifted.lift(another);
      board_ = lifted;
      board_.put(action.tile, another);
      board_.put(action.other, one);
      break;
    }
    case ActionKind::Remove:
      lifted.lift(*board_.find(action.tile.name));
      lifted.lift(*board_.find(action.other.name));
      board_ = lifted;
      break;
    default:
      break;
  }
  return lifted;
}

// Reading 1: a turn's record is the union of what its actions did. Reading 2: a tile of the
// other colour that was relocated is frozen, one's own is only "just moved".
void NaiveGame::mark(const NaiveAction& action) {
  const auto mark_moved = [this](const NaiveTile& tile) {
    record_so_far_.moved.insert(tile.name);                       // H-15
    if (is_enemy(tile)) record_so_far_.frozen.insert(tile.name);  // H-14
  };
  switch (action.kind) {
    case ActionKind::Move:
      mark_moved(action.tile);
      break;
    case ActionKind::Swap:
      mark_moved(action.tile);
      mark_moved(action.other);
      break;
    case ActionKind::Flip:
      record_so_far_.flipped.insert(action.tile.name);
      break;
    case ActionKind::Sting:
      record_so_far_.flipped.insert(action.tile.name);
      record_so_far_.frozen.insert(action.tile.name);
      break;
    case ActionKind::Place:  // H-15: a tile just placed is not "moved"
      record_so_far_.placed.insert(action.tile.name);
      break;
    default:  // a pass, a steal, a turn of the honeycomb add nothing
      break;
  }
}

void NaiveGame::end_action() {
  --actions_left_;
  second_action_ = true;
  if (actions_left_ == 0) end_turn();
}

void NaiveGame::end_turn() {
  ++turns_taken_[to_act_];  // H-3: passes included
  record_ = record_so_far_;
  record_so_far_ = {};
  to_act_ = opponent_of(to_act_);
  actions_left_ = double_turns_due_.erase(to_act_) > 0 ? 2 : 1;  // C-4
  second_action_ = false;
}

// Called when a player is to act, or a draw is due: whether the position ends the game by itself,
// and if not, what may be done in it.
void NaiveGame::enter_position() {
  actions_.clear();
  drawn_by_repetition_ = false;
  if (over()) return;
  actions_ = find_actions();
  if (phase_ != Phase::Playing) return;  // reading 15: chance points are not counted

  // no cell for a queen that is due loses.
  const bool must_pass = actions_.begin()->first.kind == ActionKind::Pass && !second_action_;
  if (rules_.missed == "loses" && queen_is_due() && must_pass) {
    state_ = to_act_ == 'w' ? "BlackWins" : "WhiteWins";
    actions_.clear();
    return;
  }
  if (!count_repetitions_) return;
  signatures_.push_back(signature());
  constexpr int kOccurrencesToDraw = 3;  // H-17
  drawn_by_repetition_ = occurrences() >= kOccurrencesToDraw;
  if (drawn_by_repetition_) state_ = "Draw";
}

}  // namespace petek::reference
