// SPDX-License-Identifier: MIT
// Alpha-beta search bound to Hive and its evaluation: the template is compiled here, once.
#pragma once

#include <functional>

#include "petek/hive/game.h"
#include "petek/search/alphabeta.h"

namespace petek::bots {

using HiveTable = search::TranspositionTable<hive::Action>;
using HiveResult = search::SearchResult<hive::Action>;

// The best action of a game in progress; see search::search. `report`, if any, hears of each depth.
[[nodiscard]] HiveResult find_best(const hive::Game& game, HiveTable& table,
                                   const search::SearchOptions& options,
                                   const std::function<void(const HiveResult&)>& report = {});

}  // namespace petek::bots
