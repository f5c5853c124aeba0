// SPDX-License-Identifier: MIT
// Rulesets of the reference engine: the options as text, just as a game type writes them.
#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>

namespace petek::reference {

// The defaults are the core's values.
struct NaiveRules {
  std::string expansions;  // letters in the order M L P V S R H G
  std::string preset = "standard";

  char first = 'w';                       // who acts first
  std::string opening_queen = "allowed";  // allowed, forbidden, required (H-6)
  int deadline = 4;                       // the queen's last turn (H-5)
  std::string missed = "forced";          // forced, loses (H-5, X-3)
  std::string placement = "own_colour";   // own_colour, kandu (H-4, X-2)
  std::string surround = "any";           // any, opponent (H-16, X-4)
  std::string both = "draw";              // draw, first_loses (H-16, X-5)
  std::string repetition = "draw";        // draw, none (H-17)
  std::string toss = "any";               // any, own (H-P)
  std::optional<int> climb;               // no step onto a cell that holds more tiles
  std::string flipping = "free";          // free, none, fixed
  std::string faces;                      // the second faces agreed on under `fixed`
  std::string two_faced;                  // kinds that have a second face; empty: all
  std::string combs = "once";             // once, once_each
  std::string draw = "ends";              // ends, restarts: a match's affair, without effect here

  [[nodiscard]] bool has(char expansion) const {
    return expansions.find(expansion) != std::string::npos;
  }

  // How many tiles of each kind a side has (H-2, R, U), by the letter of the first face.
  [[nodiscard]] std::map<char, int> tiles_per_side() const;

  // V-1, V-5: the other face of a kind, by its letter; nothing for a single-faced kind.
  [[nodiscard]] std::optional<char> second_face(char kind) const;

  // V-2, V-5: the faces that a tile of this kind may show when it is placed.
  [[nodiscard]] std::set<char> placement_faces(char kind) const;
};

// Reads a game type such as `Base+MLP@kandu:surround=any`; nothing if it is malformed or has an
// unknown letter, preset, key or value.
std::optional<NaiveRules> parse_game_type(std::string_view text);

}  // namespace petek::reference
