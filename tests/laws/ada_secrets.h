// SPDX-License-Identifier: MIT
// States that differ in what a seat may not see.
#pragma once

#include <cstddef>

#include "petek/ada/state.h"
#include "petek/core/rng.h"

namespace petek::laws {

// Another state that looks the same to `viewer`: two opponents have swapped resources or unplayed
// cards that are not new, or one of them a card with the deck. Any other number: to a spectator.
[[nodiscard]] ada::State with_other_secrets(ada::State s, std::size_t viewer, Rng& rng);

// While an offer is open, an answer has told what a hand holds; when over, the winner's
// victory points are shown.
[[nodiscard]] bool hides_all_hands(const ada::State& s);

}  // namespace petek::laws
