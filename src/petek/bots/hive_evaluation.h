// SPDX-License-Identifier: MIT
// How good a position of Hive looks: the queens' rings, and whose tiles are free to move. A first,
// plain evaluation by hand; weights are in hundredths of a tile's worth of freedom or so.
#pragma once

#include "petek/hive/game.h"

namespace petek::bots {

class HiveEvaluation {
 public:
  // For the player to act, or where a tile is to be drawn for the one who placed; asks for a
  // position in progress.
  [[nodiscard]] int operator()(const hive::Position& position) const;
  [[nodiscard]] int operator()(const hive::Game& game) const { return (*this)(game.position()); }

  // Orders actions before they are searched: what closes the enemy's ring or opens one's own first.
  [[nodiscard]] int promise(const hive::Game& game, const hive::Action& action) const;
};

// What a tile of this kind (a first face) is worth before it is placed.
[[nodiscard]] int worth_in_hand(const hive::Rules& rules, hive::Bug kind);

}  // namespace petek::bots
