// SPDX-License-Identifier: MIT
// The reference engine: a whole game of Hive, written for clarity from the rules alone, against
// which the fast engine is tested. It shares nothing with it. Games are values: copy to go back.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "tests/reference/naive_board.h"
#include "tests/reference/naive_moves.h"
#include "tests/reference/naive_rules.h"

namespace petek::reference {

// A pass, a placement (no `from`) or a move, whoever causes it: own move and toss to one cell are
// the same action.
struct NaiveAction {
  bool is_pass = false;
  NaiveTile tile;           // with the face up after the action
  std::optional<Hex> from;  // where a moved tile lies before
  Hex to;
  friend auto operator<=>(const NaiveAction&, const NaiveAction&) = default;
};

// The canonical key: `tile@q,r` or `pass`.
std::string to_key(const NaiveAction& action);

// What a player did in its last turn to the tiles, as the other player must heed it.
struct NaiveRecord {
  std::set<TileName> moved;   // H-15
  std::set<TileName> frozen;  // H-14
  friend auto operator<=>(const NaiveRecord&, const NaiveRecord&) = default;
};

class NaiveGame {
 public:
  // Throws std::invalid_argument for a game type that parse_game_type refuses. With
  // `count_repetitions` false the game goes on for ever, whatever its ruleset says.
  explicit NaiveGame(std::string_view game_type, bool count_repetitions = true);

  // Reads a GameString; its state and turn are ignored and may be left out, and it may go on past
  // a draw by repetition (H-17). Nothing if the type is refused or an action illegal.
  static std::optional<NaiveGame> load(std::string_view game_string, bool count_repetitions = true);

  // NotStarted, InProgress, Draw, WhiteWins or BlackWins.
  [[nodiscard]] const std::string& state() const { return state_; }
  [[nodiscard]] std::string turn() const;
  [[nodiscard]] bool over() const { return state_ != "NotStarted" && state_ != "InProgress"; }

  // The legal actions; none when the game is over.
  [[nodiscard]] std::set<NaiveAction> actions() const;
  [[nodiscard]] std::set<std::string> legal() const;

  // The same, but as if repetitions did not end the game: for records that went on past one.
  [[nodiscard]] std::set<std::string> legal_beyond_repetition() const;

  // Play one action and return true, or change nothing and return false when it is illegal.
  bool play(const NaiveAction& action);
  bool play_key(std::string_view key);    // `wA1@0,1`, `pass`
  bool play_text(std::string_view text);  // `wA1 -bQ`, in any legal spelling

  // The same, but a draw by repetition does not stop them.
  bool replay_key(std::string_view key);
  bool replay_text(std::string_view text);

  // The legal action that the text names, repetitions apart; nothing if there is none.
  [[nodiscard]] std::optional<NaiveAction> parse(std::string_view text) const;

  // Leaves of the tree of legal actions at `depth`; a game that is over has no more of them.
  [[nodiscard]] std::uint64_t perft(int depth) const;

  // A MoveString for a legal action.
  [[nodiscard]] std::string text_of(const NaiveAction& action) const;

  // With the state, the turn and the actions played, each as it was first written.
  [[nodiscard]] std::string game_string() const;

  [[nodiscard]] const NaiveRules& rules() const { return rules_; }
  [[nodiscard]] const NaiveBoard& board() const { return board_; }
  [[nodiscard]] char to_act() const { return to_act_; }
  [[nodiscard]] int turn_number(char colour) const { return turns_taken_.at(colour) + 1; }
  [[nodiscard]] const NaiveRecord& last_record() const { return record_; }

  // How often the position has stood, itself included (H-17); 0 when that is not counted and when
  // the position ends the game by itself.
  [[nodiscard]] int occurrences() const;

 private:
  // One function for each kind of action.
  void add_placements(std::set<NaiveAction>& result) const;
  void add_moves(std::set<NaiveAction>& result) const;
  void add_tosses(std::set<NaiveAction>& result) const;

  [[nodiscard]] std::set<NaiveAction> find_actions() const;
  [[nodiscard]] std::set<Hex> placement_cells(char kind) const;
  [[nodiscard]] bool may_place_on(Hex cell, char kind) const;
  [[nodiscard]] bool queen_is_down(char colour) const;
  [[nodiscard]] bool queen_is_due() const;
  [[nodiscard]] bool is_surrounded(const NaiveBoard& board, char colour) const;
  [[nodiscard]] std::string end_by_surrounding(const NaiveBoard& after_lifting) const;
  [[nodiscard]] std::string signature() const;

  void apply(const NaiveAction& action);
  void enter_position();
  [[nodiscard]] std::optional<NaiveAction> find_key(std::string_view key) const;
  bool played(const std::optional<NaiveAction>& action, std::string_view text, bool beyond);

  std::string game_type_;
  NaiveRules rules_;
  bool count_repetitions_ = true;

  NaiveBoard board_;
  std::map<char, std::map<char, int>> hands_;   // colour, kind: how many
  std::map<char, std::map<char, int>> placed_;  // colour, kind: how many were ever placed
  char to_act_ = 'w';
  std::map<char, int> turns_taken_ = {{'w', 0}, {'b', 0}};
  NaiveRecord record_;  // what the player who is not to act did last
  std::vector<std::string> texts_;

  std::string state_ = "NotStarted";
  bool drawn_by_repetition_ = false;
  std::set<NaiveAction> actions_;  // of the position; kept when a repetition ends the game
  std::vector<std::string> signatures_;
};

}  // namespace petek::reference
