// SPDX-License-Identifier: MIT
// Checks the chance outcomes of a game of Ada against a seed that was told. Spec: A-29.
#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "petek/ada/game.h"
#include "petek/fair/fair_dice.h"

namespace petek::fair {

// An outcome that the seed does not give.
struct Mismatch {
  std::size_t outcome = 0;  // from 0
  std::size_t step = 0;     // its place in Game::steps()
  std::string recorded;     // "3 4"
  std::string derived;      // "6 6"
};

struct Check {
  std::size_t outcomes = 0;          // how many were compared
  std::optional<Mismatch> mismatch;  // the first; what comes behind it was not compared
};

[[nodiscard]] Check check(const ada::Game& game, const FairDice& dice);

}  // namespace petek::fair
