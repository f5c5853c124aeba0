// SPDX-License-Identifier: MIT
// Values of Ada as JSON that a client's view and the state of a replay have in common.
#pragma once

#include <boost/json/array.hpp>
#include <boost/json/value.hpp>
#include <cstddef>

#include "petek/ada/state.h"

namespace petek::protocol {

// [lumber, brick, wool, grain, ore], or [knight, victory_point, road_building, plenty, monopoly].
template <class Kind>
[[nodiscard]] boost::json::array five(ada::Counts<Kind> counts) {
  boost::json::array array;
  for (const std::uint8_t number : counts.numbers()) array.push_back(number);
  return array;
}
[[nodiscard]] inline boost::json::array five(const ada::Lot& lot) {
  return five(lot.resources());
}

// "accept", "decline", a counter {"give": five, "want": five}, or null: no answer yet.
[[nodiscard]] boost::json::value answer_to_json(const ada::OpenOffer& offer, std::size_t seat);

}  // namespace petek::protocol
