// SPDX-License-Identifier: MIT
// Two hundred random games with the number of legal moves before every move.
#include "tests/conformance/engine.h"
#include "tests/conformance/outside_data.h"

namespace petek::conformance {
namespace {

using RandomGames = OutsideData;

TEST_F(RandomGames, HaveThePublishedNumberOfMovesBeforeEveryMove) {
  int positions = 0;
  for (const std::string& line : lines_of("move_counts_random_games.txt")) {
    hive::Game game(rules_of("Base+MLP"));
    for (const std::string& item : split(line, ';')) {
      const std::vector<std::string> fields = split(item, '|');
      if (fields.size() != 2) continue;
      const auto expected = static_cast<std::uint32_t>(std::stoul(fields[1]));
      ASSERT_EQ(game.position().count_legal_actions(), expected) << hive::to_game_string(game);
      const auto error = replay(game, fields[0]);
      ASSERT_FALSE(error.has_value()) << error->what << "\n" << hive::to_game_string(game);
      ++positions;
    }
  }
  EXPECT_EQ(positions, 34937);
}

}  // namespace
}  // namespace petek::conformance
