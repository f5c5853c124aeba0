// SPDX-License-Identifier: MIT
// How each bug moves, on a board alone: whose turn it is and what is frozen is judged elsewhere.
#pragma once

#include <functional>
#include <set>

#include "tests/reference/naive_board.h"
#include "tests/reference/naive_rules.h"

namespace petek::reference {

// The bugs as which the top tile of an occupied cell moves and uses abilities: its own, or what a
// mosquito copies (H-M, V-M), which may be nothing.
std::set<char> acts_as(const NaiveBoard& board, Hex cell);

// A tile on its way: it started on `from` and has been lifted from `lifted`, so that H-8 is
// already seen to.
struct Journey {
  const NaiveBoard& lifted;
  Hex from;
  const NaiveRules& rules;
  std::set<Hex> fly_targets;  // V-Y: the cells onto which a fly may fly now
};

// Where the tile may go by the movement of `bug`.
std::set<Hex> destinations(char bug, const Journey& journey);

// V-E: the cells on which a centipede may end its three steps; what lies there is judged elsewhere.
std::set<Hex> centipede_ends(const Journey& journey);

// Where a pillbug on `pillbug` may toss the single tile on the neighbouring cell `from`, for which
// H-8 is judged here (H-P). Empty when the tile may not be tossed.
std::set<Hex> toss_destinations(const NaiveBoard& board, Hex pillbug, Hex from);

}  // namespace petek::reference
