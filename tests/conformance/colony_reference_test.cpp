// SPDX-License-Identifier: MIT
// The reference engine against positions and games of the expansions and rulesets from outside.
#include <gtest/gtest.h>

#include <algorithm>
#include <boost/json.hpp>
#include <set>
#include <string>
#include <vector>

#include "tests/conformance/outside_data.h"
#include "tests/reference/naive_game.h"

namespace petek::conformance {
namespace {

namespace json = boost::json;
using reference::NaiveGame;

// The pairs of swaps and removals have no order.
std::set<std::string> comparable(const std::set<std::string>& keys) {
  std::set<std::string> result;
  for (const std::string& key : keys) result.insert(reference::comparable_key(key));
  return result;
}

std::set<std::string> listed(const json::object& row) {
  std::set<std::string> result;
  for (const json::value& key : row.at("legal").as_array()) {
    result.insert(reference::comparable_key(key.as_string()));
  }
  return result;
}

std::string difference(const std::set<std::string>& ours, const std::set<std::string>& theirs) {
  std::vector<std::string> only;
  std::string text = "only here:";
  std::set_difference(ours.begin(), ours.end(), theirs.begin(), theirs.end(),
                      std::back_inserter(only));
  for (const std::string& key : only) text += " [" + key + "]";
  only.clear();
  text += " only there:";
  std::set_difference(theirs.begin(), theirs.end(), ours.begin(), ours.end(),
                      std::back_inserter(only));
  for (const std::string& key : only) text += " [" + key + "]";
  return text;
}

using ColonyReference = OutsideData;

TEST_F(ColonyReference, ListsTheLegalActionsOfEveryPosition) {
  int rows = 0;
  for (const json::object& row : objects_of("colony_positions.jsonl")) {
    SCOPED_TRACE("id " + std::to_string(row.at("id").as_int64()));
    const std::string record = string_at(row, "gamestring");
    const auto game = NaiveGame::load(record);
    ASSERT_TRUE(game.has_value()) << record;
    EXPECT_EQ(game->state(), string_at(row, "state")) << record;
    const std::set<std::string> legal = comparable(game->legal());
    EXPECT_TRUE(legal == listed(row)) << record << "\n" << difference(legal, listed(row));
    EXPECT_EQ(legal.size(), game->actions().size());
    const std::vector<std::string> parts = split(record, ';');
    EXPECT_EQ(game->turn(), parts.at(2)) << record;
    ++rows;
  }
  EXPECT_EQ(rows, 509);
}

TEST_F(ColonyReference, CountsTheLegalActionsBeforeEveryActionOfEveryGame) {
  int games = 0;
  for (const json::object& row : objects_of("colony_games.jsonl")) {
    SCOPED_TRACE("id " + std::to_string(row.at("id").as_int64()));
    const std::vector<std::string> parts = split(string_at(row, "gamestring"), ';');
    const json::array& counts = row.at("counts").as_array();
    ASSERT_EQ(counts.size() + 2, parts.size());
    NaiveGame game(parts[0]);
    for (std::size_t i = 0; i < counts.size(); ++i) {
      ASSERT_EQ(static_cast<std::int64_t>(game.actions().size()), counts[i].as_int64())
          << "before action " << i + 1 << " of " << game.game_string();
      if (i + 1 == counts.size()) break;
      ASSERT_TRUE(game.play_text(parts[i + 3])) << parts[i + 3];
    }
    EXPECT_EQ(game.state(), string_at(row, "state"));
    EXPECT_EQ(game.turn(), parts[2]);
    ++games;
  }
  EXPECT_EQ(games, 30);
}

}  // namespace
}  // namespace petek::conformance
