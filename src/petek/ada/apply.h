// SPDX-License-Identifier: MIT
// Performing legal actions on a State. Position (position.h) is what others use.
#pragma once

#include "petek/ada/action.h"
#include "petek/ada/state.h"

namespace petek::ada {

// Asks for a legal action of the seat or, when chance is to decide, for one of its outcomes.
void apply(State& s, int seat, const Action& action);

// Whether chance is to decide.
[[nodiscard]] constexpr bool is_chance(Phase phase) {
  return phase == Phase::ChanceDice || phase == Phase::ChanceSteal || phase == Phase::ChanceDraw;
}

// The players whom the robber's mover may rob: bit i, seat i.
[[nodiscard]] std::uint8_t victims(const State& s);

// The hexes the robber may move to: bit i, hex i.
[[nodiscard]] std::uint32_t robber_targets(const State& s);

}  // namespace petek::ada
