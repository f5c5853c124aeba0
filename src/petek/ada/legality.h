// SPDX-License-Identifier: MIT
// The reason for a refusal, asked as a referee would. Position (position.h) is what others use.
#pragma once

#include <optional>

#include "petek/ada/action.h"
#include "petek/ada/reason.h"
#include "petek/ada/state.h"

namespace petek::ada {

// Why this seat may not do that; nothing when it may. Any bytes may be asked about. That an offer
// was declined before in the turn is not known to a State: see game.h.
[[nodiscard]] std::optional<Reason> refusal(const State& s, int seat, const Action& action);

// Why chance cannot answer so; nothing when it can.
[[nodiscard]] std::optional<Reason> outcome_refusal(const State& s, const Action& outcome);

}  // namespace petek::ada
