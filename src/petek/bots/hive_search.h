// SPDX-License-Identifier: MIT
// Alpha-beta search bound to Hive and its evaluation: the template is compiled here, once.
#pragma once

#include <cstdint>
#include <functional>

#include "petek/hive/game.h"
#include "petek/search/alphabeta.h"

namespace petek::bots {

using HiveTable = search::TranspositionTable<hive::Action>;
using HiveResult = search::SearchResult<hive::Action>;

// The best action of a game in progress; see search::search. `report`, if any, hears of each depth.
// Nothing is searched before the game begins in earnest or where a player has no say: three tiles
// are chosen by a plain rule (choose_tiles), and a tile is drawn as chance would (draw_tile).
[[nodiscard]] HiveResult find_best(const hive::Game& game, HiveTable& table,
                                   const search::SearchOptions& options,
                                   const std::function<void(const HiveResult&)>& report = {});

// The legal choice (S-1) with the most useful tiles; the seed picks among equal ones. It looks at
// the player's own tiles alone, so that what the other has chosen has no part in it.
[[nodiscard]] hive::Action choose_tiles(const hive::Game& game, std::uint64_t seed);

// One of the draws that are due (S-2), each as likely as it is: the same for the same seed.
[[nodiscard]] hive::Action draw_tile(const hive::Game& game, std::uint64_t seed);

}  // namespace petek::bots
