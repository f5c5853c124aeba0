// SPDX-License-Identifier: MIT
// A state of Ada and what may be done in it as JSON, for programs that are compared.
#pragma once

#include <boost/json/object.hpp>
#include <string>
#include <vector>

#include "petek/ada/game.h"
#include "petek/ada/record.h"

namespace petek::app {

// The legal actions of all seats in canonical text, sorted by bytes.
[[nodiscard]] std::vector<std::string> sorted_legal_actions(const ada::Game& game);

// {"legal": [...], "state": {...}}
[[nodiscard]] boost::json::object to_json(const ada::Game& game);
// {"error": {...}}
[[nodiscard]] boost::json::object to_json(const ada::RecordError& error);

}  // namespace petek::app
