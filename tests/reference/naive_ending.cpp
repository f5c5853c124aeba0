// SPDX-License-Identifier: MIT
// Ends of the reference engine: removed and surrounded queens, and what makes two positions the
// same.
#include <algorithm>

#include "tests/reference/naive_game.h"

namespace petek::reference {

// The state of play after an action; `after_lifting` is the board between its lifting and its
// landing.
std::string NaiveGame::end_after(const NaiveAction& action, const NaiveBoard& after_lifting) const {
  if (action.kind == ActionKind::Remove) {  // at once, whatever is surrounded
    for (const NaiveTile& removed : {action.tile, action.other}) {
      if (removed.name.kind == 'Q') return removed.name.colour == 'w' ? "BlackWins" : "WhiteWins";
    }
  }
  return end_by_surrounding(after_lifting);
}

bool NaiveGame::is_surrounded(const NaiveBoard& board, char colour) const {
  const TileName name = {colour, 'Q', 1};  // V-4: bee or wasp
  const std::optional<Hex> queen = board.find(name);
  if (!queen) return false;
  if (rules_.has('G') && board.top(*queen)->name == name) return false;  // U-2
  for (Hex next : neighbours(*queen)) {
    const std::optional<char> top = board.colour(next);
    if (!top) return false;                                                          // H-16
    if (rules_.surround == "opponent" && *top != opponent_of(colour)) return false;
  }
  return true;
}

// H-16 on the board as it is.
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

int NaiveGame::occurrences() const {
  if (signatures_.empty() || (over() && !drawn_by_repetition_)) return 0;
  if (phase_ != Phase::Playing) return 0;
  return static_cast<int>(std::count(signatures_.begin(), signatures_.end(), signatures_.back()));
}

// Cells are written relative to this one, so that a translation changes nothing.
Hex NaiveGame::corner() const {
  Hex corner;
  if (!board_.empty()) corner = board_.cells().begin()->first;
  for (const auto& [cell, stack] : board_.cells()) {
    corner = {std::min(corner.q, cell.q), std::min(corner.r, cell.r)};
  }
  return corner;
}

// Equal for positions that are the same in the sense of H-17: side to act, board up to
// translation by colour and face, hands, bag, honeycomb, actions left, and legal actions by cells
// and bugs without numbers.
std::string NaiveGame::signature() const {
  const Hex origin = corner();
  std::string text(1, to_act_);
  for (const auto& [cell, stack] : board_.cells()) {
    text += " " + place(cell, origin) + "=";
    for (const NaiveTile& tile : stack) text += {tile.name.colour, tile.face};
  }
  const auto add_counts = [&text](const TileCounts& counts) {
    for (const auto& [kind, count] : counts) {
      text += {kind.colour, kind.kind};
      text += std::to_string(count);
    }
  };
  for (const auto& [player, hand] : hands_) {
    text += std::string(" hand ") + player;
    add_counts(hand);
  }
  text += " bag ";
  add_counts(bag_);
  text += " turned by " + std::string(combs_turned_by_.begin(), combs_turned_by_.end());
  text += " doubles " + std::string(double_turns_due_.begin(), double_turns_due_.end());
  text += " left " + std::to_string(actions_left_);

  std::set<std::string> actions;
  for (const auto& [action, texts] : actions_) actions.insert(numberless(action, origin));
  for (const std::string& action : actions) text += " " + action;
  return text;
}

std::string NaiveGame::place(Hex cell, Hex origin) {
  return std::to_string(cell.q - origin.q) + "," + std::to_string(cell.r - origin.r);
}

// A tile by colour, face and cell; off the board by colour and face.
std::string NaiveGame::numberless(const NaiveTile& tile, Hex origin) const {
  const std::optional<Hex> cell = board_.find(tile.name);
  return std::string{tile.name.colour, tile.face} + (cell ? place(*cell, origin) : "");
}

std::string NaiveGame::numberless(const NaiveAction& action, Hex origin) const {
  const std::string kind = std::to_string(static_cast<int>(action.kind)) + ":";
  switch (action.kind) {
    case ActionKind::Pass:
    case ActionKind::Comb:
      return kind;
    case ActionKind::Place:
    case ActionKind::Move:
      return kind + numberless(action.tile, origin) + ">" + place(action.to, origin);
    case ActionKind::Swap:
    case ActionKind::Remove: {
      const std::string one = numberless(action.tile, origin);
      const std::string another = numberless(action.other, origin);
      return kind + std::min(one, another) + "&" + std::max(one, another);
    }
    default:
      return kind + numberless(action.tile, origin);
  }
}

}  // namespace petek::reference
