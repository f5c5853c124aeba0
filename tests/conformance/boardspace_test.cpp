// SPDX-License-Identifier: MIT
// Games as a public server saved them (.sgf) and as converted by hand (.pgn): one game each.
#include "tests/conformance/engine.h"
#include "tests/conformance/outside_data.h"

namespace petek::conformance {
namespace {

using ServerGames = OutsideData;

TEST_F(ServerGames, AreTheSameAsSgfAndAsPgn) {
  int pairs = 0;
  for (const auto& sgf : files_in("boardspace", ".sgf")) {
    SCOPED_TRACE(sgf.string());
    std::filesystem::path pgn = sgf;
    pgn.replace_extension(".pgn");
    const auto from_pgn = hive::parse_pgn(text_of(pgn));
    ASSERT_TRUE(from_pgn.has_value()) << from_pgn.error().what;
    EXPECT_FALSE(from_pgn->game.actions().empty());

    const auto records = hive::parse_records(text_of(sgf));  // one file holds its game twice
    EXPECT_FALSE(records.empty());
    for (const auto& from_sgf : records) {
      ASSERT_TRUE(from_sgf.has_value()) << from_sgf.error().what;
      EXPECT_EQ(from_sgf->game.actions(), from_pgn->game.actions());
      EXPECT_EQ(from_sgf->game.rules(), from_pgn->game.rules());
      EXPECT_EQ(hive::to_game_string(from_sgf->game), hive::to_game_string(from_pgn->game));
    }
    ++pairs;
  }
  EXPECT_EQ(pairs, 10);
}

TEST_F(ServerGames, EndAsTheirPgnSays) {
  for (const auto& pgn : files_in("boardspace", ".pgn")) {
    SCOPED_TRACE(pgn.string());
    const auto record = hive::parse_pgn(text_of(pgn));
    ASSERT_TRUE(record.has_value()) << record.error().what;
    std::string result;
    for (const auto& [tag, value] : record->tags) {
      if (tag == "Result") result = value;
    }
    // The one draw was agreed upon.
    EXPECT_EQ(state_of(record->game), result == "Draw" ? "InProgress" : result);
  }
}

TEST_F(ServerGames, AreWrittenAsPgnAndReadBack) {
  for (const auto& pgn : files_in("boardspace", ".pgn")) {
    SCOPED_TRACE(pgn.string());
    const auto record = hive::parse_pgn(text_of(pgn));
    ASSERT_TRUE(record.has_value()) << record.error().what;
    const auto again = hive::parse_pgn(hive::to_pgn(*record));
    ASSERT_TRUE(again.has_value()) << again.error().what;
    EXPECT_EQ(again->game.actions(), record->game.actions());
    EXPECT_EQ(again->tags, record->tags);
  }
}

}  // namespace
}  // namespace petek::conformance
