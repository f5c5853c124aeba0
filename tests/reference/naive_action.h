// SPDX-License-Identifier: MIT
// What a player may do, and what it leaves behind for the other player to heed. Two actions are
// equal just when the position after them is the same.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "tests/reference/naive_board.h"

namespace petek::reference {

enum class ActionKind : std::uint8_t {
  Pass,
  Place,   // `tile` onto `to`
  Move,    // `tile` from `from` to `to`: own move, toss and mind control are one and the same
  Flip,    // `tile`
  Sting,   // `tile`, whoever stings it
  Swap,    // `tile` and `other`, whichever of them is the centipede
  Remove,  // `tile` and `other`: kill and take, whichever of them is the predator
  Comb,    // C-3
  Steal,   // `tile`, without a number
  Choose,  // `letters`
  Draw,    // `tile`, without a number
};

// Made by the functions below only, which leave what a kind does not need as it is here.
struct NaiveAction {
  ActionKind kind = ActionKind::Pass;
  NaiveTile tile;           // placed or moved: with the face up after the action
  NaiveTile other;          // of a pair the one whose name is greater
  std::optional<Hex> from;  // where a moved tile lies before
  Hex to;
  std::string letters;  // in order, without blanks
  friend auto operator<=>(const NaiveAction&, const NaiveAction&) = default;
};

NaiveAction simple_action(ActionKind kind);
NaiveAction placement(const NaiveTile& tile, Hex to);
NaiveAction movement(const NaiveTile& tile, Hex from, Hex to);
NaiveAction action_on(ActionKind kind, const NaiveTile& tile);
NaiveAction action_on_pair(ActionKind kind, const NaiveTile& one, const NaiveTile& another);
NaiveAction choice(const std::string& letters);

// The legal actions, each with the texts that name it. Placements and moves have no texts here,
// since a cell may be named by many references; all other actions have at least one.
using ActionTexts = std::map<NaiveAction, std::set<std::string>>;

// Keys in a form in which only equal actions are equal: the tiles of a swap, a kill or a take in
// order, and `kill` and `take` as one word, since they name the pair removed.
std::string comparable_key(std::string_view key);

// What a player did in one turn to the tiles, as the other player must heed it. Placements, and
// what is only flipped, count where a rule says so.
struct NaiveRecord {
  std::set<TileName> moved;    // H-15: own move, toss, swap, control
  std::set<TileName> flipped;  // H-15: flipped or stung
  std::set<TileName> placed;   // V-Y
  std::set<TileName> frozen;   // H-14
  friend auto operator<=>(const NaiveRecord&, const NaiveRecord&) = default;
};

// Words between blanks.
std::vector<std::string> words_of(std::string_view text);

}  // namespace petek::reference
