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

#include "tests/reference/naive_action.h"
#include "tests/reference/naive_board.h"
#include "tests/reference/naive_moves.h"
#include "tests/reference/naive_rules.h"

namespace petek::reference {

// Tiles off the board are told apart by no more than this.
struct TileKind {
  char colour = 'w';
  char kind = 'Q';
  friend auto operator<=>(const TileKind&, const TileKind&) = default;
};

using TileCounts = std::map<TileKind, int>;  // holds no zeros

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

  // The legal actions; none when the game is over. While a draw from the bag is due, they are the
  // draws that may come.
  [[nodiscard]] std::set<NaiveAction> actions() const;

  // Canonical keys: `tile@q,r` for placements and moves, otherwise the text of the action.
  [[nodiscard]] std::set<std::string> legal() const;
  [[nodiscard]] std::string key_of(const NaiveAction& action) const;

  // The same, but as if repetitions did not end the game: for records that went on past one.
  [[nodiscard]] std::set<std::string> legal_beyond_repetition() const;

  // Play one action and return true, or change nothing and return false when it is illegal.
  bool play(const NaiveAction& action);
  bool play_key(std::string_view key);    // `wA1@0,1`, `flip wA1`; pairs in either order
  bool play_text(std::string_view text);  // `wA1 -bQ`, in any legal spelling

  // The same, but a draw by repetition does not stop them.
  bool replay_key(std::string_view key);
  bool replay_text(std::string_view text);

  // The legal action that the text names, repetitions apart; nothing if there is none.
  [[nodiscard]] std::optional<NaiveAction> parse(std::string_view text) const;

  // Leaves of the tree of legal actions at `depth`; a game that is over has no more of them.
  [[nodiscard]] std::uint64_t perft(int depth) const;

  // A MoveString for a legal action; of several texts the smallest in byte order.
  [[nodiscard]] std::string text_of(const NaiveAction& action) const;

  // Every text but those of placements and moves, which may be written with many references.
  [[nodiscard]] std::set<std::string> texts_of(const NaiveAction& action) const;

  // With the state, the turn and the actions played, each as it was first written.
  [[nodiscard]] std::string game_string() const;

  [[nodiscard]] const NaiveRules& rules() const { return rules_; }
  [[nodiscard]] const NaiveBoard& board() const { return board_; }
  [[nodiscard]] char to_act() const { return to_act_; }
  [[nodiscard]] int turn_number(char colour) const { return turns_taken_.at(colour) + 1; }
  [[nodiscard]] const TileCounts& hand(char player) const { return hands_.at(player); }
  [[nodiscard]] const TileCounts& bag() const { return bag_; }
  [[nodiscard]] const NaiveRecord& last_record() const { return record_; }
  [[nodiscard]] bool choice_is_due() const { return phase_ == Phase::Choosing; }  // S-1
  [[nodiscard]] bool draw_is_due() const { return phase_ == Phase::Drawing; }     // S-2
  [[nodiscard]] bool is_second_action() const { return second_action_; }          // C-4

  // How often the position has stood, itself included (H-17); 0 when that is not counted, when
  // the position ends the game by itself, and while a draw is due.
  [[nodiscard]] int occurrences() const;

 private:
  enum class Phase : std::uint8_t { Choosing, Playing, Drawing };

  // naive_game.cpp: turns.
  [[nodiscard]] ActionTexts find_actions() const;
  [[nodiscard]] ActionTexts find_turn_actions() const;
  void add_flips(ActionTexts& result) const;
  void add_comb(ActionTexts& result) const;
  [[nodiscard]] bool is_enemy(const NaiveTile& tile) const;
  bool played(const std::optional<NaiveAction>& action, std::string_view text, bool beyond);
  void apply(const NaiveAction& action);
  void act(const NaiveAction& action);
  NaiveBoard change_board(const NaiveAction& action);
  void mark(const NaiveAction& action);
  void end_action();
  void end_turn();
  void enter_position();

  // naive_placing.cpp
  void add_placements(ActionTexts& result) const;
  [[nodiscard]] bool may_place_kind(TileKind kind) const;
  [[nodiscard]] std::set<Hex> placement_cells(TileKind kind) const;
  [[nodiscard]] bool may_place_beside(Hex cell, TileKind kind) const;
  [[nodiscard]] bool may_place_guardian_on(Hex cell, char colour) const;
  [[nodiscard]] bool has_ever_been_placed(char colour) const;
  [[nodiscard]] bool queen_is_down(char colour) const;
  [[nodiscard]] bool queen_is_due() const;
  [[nodiscard]] TileName next_name(TileKind kind) const;

  // naive_abilities.cpp: what a tile may do for the player to act.
  void add_acts(ActionTexts& result, Hex cell, std::set<TileName>& chain) const;
  void add_moves(ActionTexts& result, Hex cell) const;
  void add_tosses(ActionTexts& result, Hex pillbug) const;
  void add_stings(ActionTexts& result, Hex wasp) const;
  void add_swaps(ActionTexts& result, Hex centipede) const;
  void add_kills(ActionTexts& result, Hex assassin) const;
  void add_takes(ActionTexts& result, Hex mantis) const;
  void add_controls(ActionTexts& result, Hex tick, std::set<TileName>& chain) const;
  [[nodiscard]] Journey journey(const NaiveBoard& lifted, Hex from) const;
  [[nodiscard]] std::set<Hex> fly_targets(Hex from) const;
  [[nodiscard]] bool may_be_shifted(const NaiveTile& tile) const;
  [[nodiscard]] bool may_be_removed(Hex cell) const;

  // naive_swarm.cpp
  void add_choices(ActionTexts& result) const;
  void add_draws(ActionTexts& result) const;
  void add_steals(ActionTexts& result) const;
  void choose(const std::string& letters);
  void fill_bag();

  // naive_ending.cpp
  [[nodiscard]] std::string end_after(const NaiveAction& action, const NaiveBoard& lifted) const;
  [[nodiscard]] bool is_surrounded(const NaiveBoard& board, char colour) const;
  [[nodiscard]] std::string end_by_surrounding(const NaiveBoard& after_lifting) const;
  [[nodiscard]] std::string signature() const;
  [[nodiscard]] std::string numberless(const NaiveAction& action, Hex origin) const;
  [[nodiscard]] std::string numberless(const NaiveTile& tile, Hex origin) const;
  [[nodiscard]] static std::string place(Hex cell, Hex origin);
  [[nodiscard]] Hex corner() const;

  // naive_text.cpp
  [[nodiscard]] std::optional<NaiveAction> find_key(std::string_view key) const;
  [[nodiscard]] std::optional<NaiveAction> find_text(const std::string& text) const;
  [[nodiscard]] std::optional<NaiveAction> parse_movement(
      const std::vector<std::string>& words) const;
  [[nodiscard]] std::optional<Hex> parse_target(std::string_view text) const;
  [[nodiscard]] std::optional<std::string> tidied(std::vector<std::string> words) const;

  std::string game_type_;
  NaiveRules rules_;
  bool count_repetitions_ = true;

  NaiveBoard board_;
  std::map<char, TileCounts> hands_ = {{'w', {}}, {'b', {}}};  // by player
  TileCounts bag_;                                             // S-1
  TileCounts placed_;                     // how many were ever placed, gone or not
  std::set<char> have_placed_;            // S-5: players who have made a placement
  std::map<char, TileName> last_placed_;  // a player's latest tile of its own colour
  std::set<char> combs_turned_by_;        // C-3
  std::set<char> double_turns_due_;       // C-4: players whose next turn has two actions

  Phase phase_ = Phase::Playing;
  char to_act_ = 'w';
  std::map<char, int> turns_taken_ = {{'w', 0}, {'b', 0}};
  int actions_left_ = 1;        // in this turn
  bool second_action_ = false;  // of this turn
  NaiveRecord record_;          // what the player who is not to act did in its last turn
  NaiveRecord record_so_far_;   // what the player to act has done in this turn
  std::vector<std::string> texts_;

  std::string state_ = "NotStarted";
  bool drawn_by_repetition_ = false;
  ActionTexts actions_;  // of the position; kept when a repetition ends the game
  std::vector<std::string> signatures_;
};

// The letter that the tile shows once it is turned over.
char other_face(const NaiveTile& tile, const NaiveRules& rules);

// Changes how many there are by `change`, which leaves none or more.
void add_to(TileCounts& counts, TileKind kind, int change);

}  // namespace petek::reference
