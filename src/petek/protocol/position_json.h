// SPDX-License-Identifier: MIT
// What a viewer sees of a position, as JSON; for the sources of this folder alone.
#pragma once

#include <boost/json/object.hpp>

#include "petek/ada/view.h"
#include "petek/hive/position.h"

namespace petek::protocol {

// Tiles by their names, from the ground up in each cell: {"tile":"wA1","q":0,"r":0,"level":0}.
[[nodiscard]] boost::json::object position_to_json(const hive::Position& position);
// The keys of the specification's state, without those that only the whole game knows; null for
// what is hidden, and how many there are of it.
[[nodiscard]] boost::json::object position_to_json(const ada::View& view);

}  // namespace petek::protocol
