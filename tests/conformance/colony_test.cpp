// SPDX-License-Identifier: MIT
// Hive: Colony against the lists and counts that another implementation of the rules made.
#include <boost/json.hpp>

#include "tests/conformance/engine.h"
#include "tests/conformance/outside_data.h"

namespace petek::conformance {
namespace {

namespace json = boost::json;

class Colony : public OutsideData {};

TEST_F(Colony, EveryPositionHasItsActionsAndItsState) {
  int rows = 0;
  for (const json::object& row : objects_of("colony_positions.jsonl")) {
    const std::string record = string_at(row, "gamestring");
    SCOPED_TRACE(record);
    const auto read = hive::parse_game_string(record);
    ASSERT_TRUE(read.has_value()) << read.error().what << " in " << read.error().move;
    // Of an action in two texts the data has the smallest as well (reading 6).
    EXPECT_EQ(keys(read->game), json::value_to<std::set<std::string>>(row.at("legal")))
        << row.at("id");
    EXPECT_EQ(state_of(read->game), row.at("state").as_string()) << row.at("id");
    EXPECT_TRUE(read->warnings.empty()) << read->warnings.front().what;
    ++rows;
  }
  EXPECT_GT(rows, 500);
}

TEST_F(Colony, EveryGameHasItsCountsAllAlong) {
  int games = 0;
  for (const json::object& row : objects_of("colony_games.jsonl")) {
    const std::string record = string_at(row, "gamestring");
    SCOPED_TRACE(record);
    const auto read = hive::parse_game_string(record);
    ASSERT_TRUE(read.has_value()) << read.error().what << " in " << read.error().move;
    std::vector<std::uint32_t> counts;
    hive::Game game(read->game.rules());
    counts.push_back(game.count_legal_actions());
    for (const hive::Action action : read->game.actions()) {
      game.apply(action);
      counts.push_back(game.count_legal_actions());
    }
    EXPECT_EQ(counts, json::value_to<std::vector<std::uint32_t>>(row.at("counts")));
    EXPECT_EQ(state_of(game), row.at("state").as_string());
    ++games;
  }
  EXPECT_GE(games, 30);
}

}  // namespace
}  // namespace petek::conformance
