// SPDX-License-Identifier: MIT
// Published puzzles: the search finds the one move that wins by force.
#include <gtest/gtest.h>

#include <cstdlib>
#include <string>

#include "petek/bots/hive_search.h"
#include "petek/hive/notation.h"
#include "petek/hive/record.h"
#include "tests/conformance/outside_data.h"

namespace petek::conformance {
namespace {

class MediumPuzzles : public OutsideData {};

TEST_F(MediumPuzzles, TheForcedWinIsFound) {
  bots::HiveTable table(std::size_t{16} << 20);
  for (const auto& row : rows_of("cases/forced_win_puzzles.tsv")) {
    ASSERT_EQ(row.size(), 3U);
    SCOPED_TRACE(row[0]);
    const auto record = hive::parse_game_string(row[0]);
    ASSERT_TRUE(record);
    const hive::Position& position = record->game.position();
    const auto expected = hive::parse_legal_move(position, row[2]);
    ASSERT_TRUE(expected) << row[2];
    const auto result =
        bots::find_best(record->game, table, {.limits = {.depth = std::stoi(row[1])}});
    EXPECT_EQ(to_string(position, result.action), to_string(position, *expected));
    EXPECT_GT(result.value, search::kCertain);
  }
}

}  // namespace
}  // namespace petek::conformance
