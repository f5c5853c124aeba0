// SPDX-License-Identifier: MIT
// Rulesets put together at random: any letters, any preset, each option with any of its values,
// combinations that make no sense too.
#pragma once

#include <string>

#include "petek/core/rng.h"

namespace petek::laws {

// A game type that parse_rules reads.
[[nodiscard]] std::string random_game_type(Rng& rng);

}  // namespace petek::laws
