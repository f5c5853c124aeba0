// SPDX-License-Identifier: MIT
// Legal actions and chance outcomes of a State, listed. Position (position.h) is what others use.
#pragma once

#include "petek/ada/action.h"
#include "petek/ada/state.h"
#include "petek/core/game.h"

namespace petek::ada {

// Whether a list ends with the entries that stand for offers and counters (Action::is_open).
enum class OpenEntries : bool { Left, Listed };

// Every legal action of the seat once, in a fixed order; nothing for a seat that may not act.
void generate(const State& s, int seat, OpenEntries open, ActionList& out);

// In the order of ada_state.md: dice 1 1, 1 2, ... 6 6; resources; cards. None has weight 0.
void generate_outcomes(const State& s, petek::ActionList<Weighted<Action>>& out);

// ---- What may be done at all; the lists are made with these.

[[nodiscard]] bool may_trade(const State& s);  // the player on turn, with anyone
[[nodiscard]] bool may_offer(const State& s);  // it holds a card, too
[[nodiscard]] bool may_counter(const State& s, int seat);
[[nodiscard]] bool can_confirm(const State& s, int answerer);
[[nodiscard]] bool can_play(const State& s, Card card);
[[nodiscard]] VertexSet settlement_sites(const State& s);      // of the player on turn
[[nodiscard]] EdgeSet road_sites(const State& s);              // likewise, by the phase

}  // namespace petek::ada
