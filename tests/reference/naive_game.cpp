// SPDX-License-Identifier: MIT
// Turns, marks, ends and repetitions of the reference engine.
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
  for (char colour : {'w', 'b'}) hands_[colour] = rules_.tiles_per_side();
  enter_position();
}

std::string NaiveGame::turn() const {
  return (to_act_ == 'w' ? "White[" : "Black[") + std::to_string(turn_number(to_act_)) + "]";
}

std::set<NaiveAction> NaiveGame::actions() const {
  return over() ? std::set<NaiveAction>{} : actions_;
}

std::set<std::string> NaiveGame::legal() const {
  return over() ? std::set<std::string>{} : legal_beyond_repetition();
}

std::set<std::string> NaiveGame::legal_beyond_repetition() const {
  std::set<std::string> keys;
  for (const NaiveAction& action : actions_) keys.insert(to_key(action));
  return keys;
}

std::uint64_t NaiveGame::perft(int depth) const {
  if (depth == 0) return 1;
  if (over()) return 0;
  if (depth == 1) return actions_.size();
  std::uint64_t leaves = 0;
  for (const NaiveAction& action : actions_) {
    NaiveGame next = *this;
    next.apply(action);
    leaves += next.perft(depth - 1);
  }
  return leaves;
}

int NaiveGame::occurrences() const {
  if (signatures_.empty() || (over() && !drawn_by_repetition_)) return 0;
  return static_cast<int>(std::count(signatures_.begin(), signatures_.end(), signatures_.back()));
}

// Which actions are legal.

std::set<NaiveAction> NaiveGame::find_actions() const {
  std::set<NaiveAction> result;
  add_placements(result);
  if (queen_is_down(to_act_)) {  // H-7
    add_moves(result);
    add_tosses(result);
  }
  if (result.empty()) result.insert(NaiveAction{.is_pass = true, .tile = {}, .from = {}, .to = {}});
  return result;  // H-9
}

bool NaiveGame::queen_is_down(char colour) const {
  return hands_.at(colour).at('Q') == 0;
}

bool NaiveGame::queen_is_due() const {
  return !queen_is_down(to_act_) && turn_number(to_act_) >= rules_.deadline;
}

void NaiveGame::add_placements(std::set<NaiveAction>& result) const {
  for (const auto& [kind, count] : hands_.at(to_act_)) {
    if (count == 0) continue;
    const bool first_turn = turn_number(to_act_) == 1;
    if (kind == 'Q' && first_turn && rules_.opening_queen == "forbidden") continue;  // H-6
    if (kind != 'Q' && first_turn && rules_.opening_queen == "required") continue;   // H-6
    if (kind != 'Q' && queen_is_due()) continue;                                     // H-5, X-3
    const int number = placed_.contains(to_act_) && placed_.at(to_act_).contains(kind)
                           ? placed_.at(to_act_).at(kind) + 1
                           : 1;
    const NaiveTile tile = {.name = {to_act_, kind, number}, .face = kind};
    for (Hex cell : placement_cells(kind)) {
      result.insert(NaiveAction{.is_pass = false, .tile = tile, .from = {}, .to = cell});
    }
  }
}

std::set<Hex> NaiveGame::placement_cells(char kind) const {
  if (board_.empty()) return {Hex{0, 0}};  // H-4: the first tile of the game
  std::set<Hex> result;
  for (const auto& [cell, stack] : board_.cells()) {
    for (Hex next : neighbours(cell)) {
      if (!board_.occupied(next) && may_place_on(next, kind)) result.insert(next);
    }
  }
  return result;
}

// `cell` is empty and touches the hive.
bool NaiveGame::may_place_on(Hex cell, char kind) const {
  bool touches_own = false;
  bool touches_other = false;
  for (Hex next : neighbours(cell)) {
    const std::optional<NaiveTile> tile = board_.top(next);
    if (!tile) continue;
    (tile->name.colour == to_act_ ? touches_own : touches_other) = true;
  }
  if (rules_.placement == "kandu") {  // X-2; the queen herself falls under the first clause
    if (kind != 'Q' && queen_is_down(to_act_)) return true;
    return !touches_own;
  }
  if (!placed_.contains(to_act_)) return true;  // H-4: the first tile of the second player
  return touches_own && !touches_other;         // H-4
}

void NaiveGame::add_moves(std::set<NaiveAction>& result) const {
  for (const auto& [cell, stack] : board_.cells()) {
    const NaiveTile tile = stack.back();  // H-1: a covered tile is inert
    if (tile.name.colour != to_act_) continue;
    if (record_.frozen.contains(tile.name)) continue;  // H-14
    NaiveBoard lifted = board_;
    lifted.lift(cell);
    if (!lifted.one_hive()) continue;  // H-8
    for (char bug : acts_as(board_, cell)) {
      for (Hex to : destinations(bug, lifted, cell, rules_)) {
        result.insert(NaiveAction{.is_pass = false, .tile = tile, .from = cell, .to = to});
      }
    }
  }
}

void NaiveGame::add_tosses(std::set<NaiveAction>& result) const {
  for (const auto& [pillbug, stack] : board_.cells()) {
    const NaiveTile tosser = stack.back();  // a covered pillbug cannot toss; a pinned one can
    if (tosser.name.colour != to_act_ || !acts_as(board_, pillbug).contains('P')) continue;
    if (record_.frozen.contains(tosser.name)) continue;  // H-14
    for (Hex from : neighbours(pillbug)) {
      const std::optional<NaiveTile> tile = board_.top(from);
      if (!tile) continue;
      if (rules_.toss == "own" && tile->name.colour != to_act_) continue;
      if (record_.moved.contains(tile->name)) continue;   // H-15
      if (record_.frozen.contains(tile->name)) continue;  // H-14
      for (Hex to : toss_destinations(board_, pillbug, from)) {
        result.insert(NaiveAction{.is_pass = false, .tile = *tile, .from = from, .to = to});
      }
    }
  }
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
  const char player = to_act_;
  NaiveBoard after_lifting = board_;
  record_ = {};  // H-14: a pass clears the record; H-15: a tile just placed is not "moved"
  if (!action.is_pass) {
    if (action.from) {
      after_lifting.lift(*action.from);
      record_.moved.insert(action.tile.name);                                          // H-15
      if (action.tile.name.colour != player) record_.frozen.insert(action.tile.name);  // H-14
    } else {
      --hands_[player][action.tile.name.kind];
      ++placed_[player][action.tile.name.kind];
    }
    board_ = after_lifting;
    board_.put(action.tile, action.to);
  }
  ++turns_taken_[player];  // H-3: passes included
  to_act_ = opponent_of(player);
  state_ = end_by_surrounding(after_lifting);  // H-16: after every single action
  enter_position();
}

// Called when a player is to act: whether the position ends the game by itself, and if not, what
// may be done in it.
void NaiveGame::enter_position() {
  actions_.clear();
  drawn_by_repetition_ = false;
  if (over()) return;
  actions_ = find_actions();

  // no cell for a queen that is due loses.
  if (rules_.missed == "loses" && queen_is_due() && actions_.begin()->is_pass) {
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

bool NaiveGame::is_surrounded(const NaiveBoard& board, char colour) const {
  const std::optional<Hex> queen = board.find({colour, 'Q', 1});
  if (!queen) return false;
  for (Hex next : neighbours(*queen)) {
    const std::optional<NaiveTile> tile = board.top(next);
    if (!tile) return false;                                                         // H-16
    if (rules_.surround == "opponent" && tile->name.colour == colour) return false;
  }
  return true;
}

// The state of play by H-16 on the board as it is; `after_lifting` is the board between the
// lifting and the landing of the last action.
std::string NaiveGame::end_by_surrounding(const NaiveBoard& after_lifting) const {
  const bool white = is_surrounded(board_, 'w');
  const bool black = is_surrounded(board_, 'b');
  if (!white && !black) return "InProgress";
  if (!black) return "BlackWins";
  if (!white) return "WhiteWins";
  if (rules_.both == "first_loses") {  // whose ring had closed by the lifting alone?
    const bool white_first = is_surrounded(after_lifting, 'w');
    const bool black_first = is_surrounded(after_lifting, 'b');
    if (white_first && !black_first) return "BlackWins";
    if (black_first && !white_first) return "WhiteWins";
  }
  return "Draw";
}

// Equal for positions that are the same in the sense of H-17: side to act, board up to
// translation by colour and face, hands, and legal actions by cells and bugs without numbers.
std::string NaiveGame::signature() const {
  Hex corner;
  if (!board_.empty()) corner = board_.cells().begin()->first;
  for (const auto& [cell, stack] : board_.cells()) {
    corner = {std::min(corner.q, cell.q), std::min(corner.r, cell.r)};
  }
  const auto place = [corner](Hex cell) {
    return std::to_string(cell.q - corner.q) + "," + std::to_string(cell.r - corner.r);
  };

  std::string text(1, to_act_);
  for (const auto& [cell, stack] : board_.cells()) {
    text += " " + place(cell) + "=";
    for (const NaiveTile& tile : stack) text += {tile.name.colour, tile.face};
  }
  for (const auto& [colour, hand] : hands_) {
    text += std::string(" ") + colour;
    for (const auto& [kind, count] : hand) text += kind + std::to_string(count);
  }
  std::set<std::string> numberless;
  for (const NaiveAction& action : actions_) {
    if (action.is_pass) continue;
    const std::string bug = {action.tile.name.colour, action.tile.face};
    const std::string from = action.from ? place(*action.from) : "hand";
    std::string text_of_action = " " + bug;
    text_of_action += ":" + from;
    text_of_action += ">" + place(action.to);
    numberless.insert(text_of_action);
  }
  for (const std::string& action : numberless) text += action;
  return text;
}

}  // namespace petek::reference
