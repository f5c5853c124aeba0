// SPDX-License-Identifier: MIT
// Random games: chance sampled by its weights, players uniform over their legal actions, without
// domestic trade. For rollouts, measurements and tests.
#pragma once

#include <cstdint>

#include "petek/ada/position.h"
#include "petek/core/rng.h"

namespace petek::ada {

// One of the outcomes, by their weights. Asks for is_chance().
[[nodiscard]] Action random_outcome(const Position& position, Rng& rng);

// The seat that acts next: the one on turn, or the first that has to discard or to answer.
[[nodiscard]] Seat next_to_act(const Position& position);

// One of the playable actions of the seat, each as likely. `scratch` is room to work in.
[[nodiscard]] Action random_action(const Position& position, Seat seat, Rng& rng,
                                   ActionList& scratch);

// One step further: a player's action or an outcome of chance. Asks for a game in progress.
inline void random_step(Position& position, Rng& rng, ActionList& scratch) {
  const Seat seat = next_to_act(position);
  if (position.is_chance()) {
    position.apply(seat, random_outcome(position, rng));
  } else {
    position.apply(seat, random_action(position, seat, rng, scratch));
  }
}

}  // namespace petek::ada
