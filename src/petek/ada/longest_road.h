// SPDX-License-Identifier: MIT
// The length of a player's road: the longest path in which no edge comes twice. It may end,
// but not go on, at a vertex of `cuts`, where an opponent's building stands.
#pragma once

#include "petek/ada/topology.h"

namespace petek::ada {

[[nodiscard]] int longest_road(EdgeSet roads, VertexSet cuts);

// The longest path over one of the roads. When a road is added, only such paths are new; most roads
// are bridges of their network, whose two sides are then searched apart.
[[nodiscard]] int longest_road_over(EdgeId road, EdgeSet roads, VertexSet cuts);

}  // namespace petek::ada
