// SPDX-License-Identifier: MIT
// Random games of Ada with everything in them, domestic trade too.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "petek/ada/game.h"
#include "petek/core/rng.h"

namespace petek::laws {

// Rulesets that between them take every way through the rules.
[[nodiscard]] std::vector<std::string> ada_rulesets();

// A game of `seats` players, not yet begun.
[[nodiscard]] ada::Game ada_game(const std::string& options, int seats, std::uint64_t seed);

// One step: an outcome of chance, or any seat's action. Now and then an offer or a counter, most of
// them refused ones that are then not made.
void ada_step(ada::Game& game, Rng& rng);

// Every action that could be meant, and more: all places, seats, trades and cards, and discards
// and offers drawn at random.
[[nodiscard]] std::vector<ada::Action> ada_universe(const ada::State& s, Rng& rng);

// Random games under every ruleset, to the end or `most_steps`; visit(game, rng) before each step.
void for_each_ada_position(int games, int most_steps,
                           const std::function<void(ada::Game&, Rng&)>& visit);

}  // namespace petek::laws
