// SPDX-License-Identifier: MIT
// Putting pieces on the island, and what follows at once: supplies, where one may build next, road
// lengths, the two special cards. Payment is the caller's. Spec, A-24 -
//
#pragma once

#include "petek/ada/state.h"

namespace petek::ada {

// The state before the first settlement.
[[nodiscard]] State initial_state(const Setup& setup);

// All three ask for a legal place and a piece in the supply.
void put_settlement(State& s, int seat, VertexId v);
void put_city(State& s, int seat, VertexId v);
void put_road(State& s, int seat, EdgeId e);

// After a knight was counted.
void update_largest_army(State& s, int seat);

// The vertices where anyone but this seat has built: they cut its roads.
[[nodiscard]] VertexSet cuts_of(const State& s, int seat);

// The best ratio at which the player trades the resource with the bank.
[[nodiscard]] constexpr int ratio_of(const Player& p, Resource r) {
  constexpr int kSpecial = 2;
  constexpr int kGeneral = 3;
  constexpr int kNone = 4;
  if ((p.harbours >> index(r) & 1) != 0) return kSpecial;
  return (p.harbours >> static_cast<int>(Harbour::General) & 1) != 0 ? kGeneral : kNone;
}

}  // namespace petek::ada
