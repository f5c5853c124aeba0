// SPDX-License-Identifier: MIT
// How good a position of Hive looks: the queens' rings, and whose tiles are free to move. A first,
// plain evaluation by hand; weights are in hundredths of a tile's worth of freedom or so.
#pragma once

#include "petek/hive/game.h"

namespace petek::bots {

class HiveEvaluation {
 public:
  // For the player to act; asks for a position in progress.
  [[nodiscard]] int operator()(const hive::Position& position) const;
  [[nodiscard]] int operator()(const hive::Game& game) const { return (*this)(game.position()); }

  // Orders actions before they are searched: what closes the enemy's ring or opens one's own first.
  [[nodiscard]] int promise(const hive::Game& game, const hive::Action& action) const;
};

}  // namespace petek::bots
