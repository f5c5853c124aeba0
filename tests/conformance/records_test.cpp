// SPDX-License-Identifier: MIT
// Real games and games made around one rule, with the full list of legal moves before every ply,
// and rows of the rulesets. These files are JSON.
#include <boost/json.hpp>
#include <map>

#include "tests/conformance/engine.h"
#include "tests/conformance/outside_data.h"
#include "tests/reference/naive_game.h"

namespace petek::conformance {
namespace {

namespace json = boost::json;

std::vector<std::string> strings_at(const json::object& object, std::string_view key) {
  return json::value_to<std::vector<std::string>>(object.at(key));
}

std::set<std::string> words_of(std::string_view text) {
  std::set<std::string> words;
  for (const std::string& word : split(text, ' ')) {
    if (!word.empty()) words.insert(word);
  }
  return words;
}

// What H-17 says of the records that were made about it, or that met it by chance: the ply after
// which a position first stands for the third time.
const std::map<std::string, std::size_t>& plies_of_first_draw() {
  static const std::map<std::string, std::size_t> kPlies = {
      {"rec-16", 88}, {"rec-19", 34}, {"rec-21", 12}, {"rec-22", 69},
      {"rec-31", 79}, {"rec-64", 34}, {"rec-70", 89},
  };
  return kPlies;
}

struct RecordAndLists {
  json::object record;
  std::vector<std::string> lists;  // before every ply, keys separated by blanks
};

std::vector<RecordAndLists> records_with_lists() {
  std::map<std::string, std::vector<std::string>> lists;
  for (const json::object& object : objects_of("legal_per_ply.jsonl")) {
    lists[string_at(object, "id")] = strings_at(object, "moves");
  }
  std::vector<RecordAndLists> result;
  for (json::object& record : objects_of("records.jsonl")) {
    const std::string id = string_at(record, "id");
    result.push_back({std::move(record), lists.at(id)});
  }
  return result;
}

using Records = OutsideData;

TEST_F(Records, HaveTheRecordedLegalMovesBeforeEveryPly) {
  int lists_compared = 0;
  for (const auto& [record, lists] : records_with_lists()) {
    SCOPED_TRACE(string_at(record, "id") + " " + string_at(record, "kind"));
    hive::Game game(rules_of(string_at(record, "game_type")));
    const std::vector<std::string> moves = strings_at(record, "moves");
    std::size_t ply = 0;
    for (; ply < moves.size(); ++ply) {
      // Position, since some records go on past a draw by repetition.
      ASSERT_EQ(keys(game.position()), words_of(lists.at(ply))) << "before ply " << ply + 1;
      ++lists_compared;
      if (replay(game, moves[ply])) break;
    }
    if (ply == moves.size()) {
      if (ply < lists.size()) {
        EXPECT_EQ(keys(game.position()), words_of(lists[ply]));
        ++lists_compared;
      }
    } else {
      // A move that must be refused is the last that has a list.
      EXPECT_EQ(ply + 1, lists.size()) << moves[ply];
    }
  }
  EXPECT_EQ(lists_compared, 1837);
}

TEST_F(Records, HaveTheStateOfTheReferenceEngineAfterEveryPly) {
  for (const auto& [record, lists] : records_with_lists()) {
    const std::string id = string_at(record, "id");
    SCOPED_TRACE(id + " " + string_at(record, "kind"));
    hive::Game game(rules_of(string_at(record, "game_type")));
    reference::NaiveGame naive(string_at(record, "game_type"));
    std::size_t first_draw = 0;
    std::size_t ply = 0;
    for (const std::string& move : strings_at(record, "moves")) {
      const bool played = !replay(game, move);
      ASSERT_EQ(played, naive.replay_text(move)) << move;
      if (!played) break;
      ++ply;
      ASSERT_EQ(state_of(game), naive.state()) << "after ply " << ply;
      ASSERT_EQ(hive::turn_string(game.position()), naive.turn()) << "after ply " << ply;
      if (naive.occurrences() > 0) {
        ASSERT_EQ(game.repetitions(), naive.occurrences()) << "after ply " << ply;
      }
      if (first_draw == 0 && game.is_repetition_draw()) first_draw = ply;
    }
    const auto expected = plies_of_first_draw().find(id);
    EXPECT_EQ(first_draw, expected == plies_of_first_draw().end() ? 0 : expected->second);
  }
}

TEST_F(Records, LoadWholeAsGameStrings) {
  for (const auto& [record, lists] : records_with_lists()) {
    SCOPED_TRACE(string_at(record, "id"));
    const std::size_t plies = strings_at(record, "moves").size();
    const auto loaded = hive::parse_game_string(string_at(record, "gamestring"));
    if (!loaded) {
      EXPECT_EQ(loaded.error().ply, lists.size()) << loaded.error().what;  // the last with a list
      continue;
    }
    EXPECT_NE(string_at(record, "expect"), "invalid");
    EXPECT_GE(lists.size(), plies);
    EXPECT_EQ(loaded->game.actions().size(), plies);
    const auto again = hive::parse_game_string(hive::to_game_string(loaded->game));
    ASSERT_TRUE(again.has_value()) << again.error().what;
    EXPECT_EQ(again->game.actions(), loaded->game.actions());
  }
}

// Two of them open with the queen, as they may under `casual`.
TEST_F(Records, ThatOpenWithTheQueenLoadWholeAsCasualGames) {
  int games = 0;
  for (const auto& [record, lists] : records_with_lists()) {
    const std::string id = string_at(record, "id");
    if (id != "rec-46" && id != "rec-57") continue;
    std::string text = string_at(record, "game_type") + "@casual";
    for (const std::string& move : strings_at(record, "moves")) text += ";" + move;
    const auto loaded = hive::parse_game_string(text);
    ASSERT_TRUE(loaded.has_value()) << loaded.error().what;
    EXPECT_EQ(state_of(loaded->game), "WhiteWins") << id;
    ++games;
  }
  EXPECT_EQ(games, 2);
}

// These files hold rows for every ruleset; here are those without an expansion beyond M, L, P.
bool has_core_tiles_only(std::string_view game_type) {
  const std::string_view letters = game_type.substr(0, game_type.find_first_of("@:"));
  return letters.find_first_not_of("MLP", std::string_view("Base+").size()) ==
         std::string_view::npos;
}

using Rulesets = OutsideData;

TEST_F(Rulesets, HaveTheLegalActionsOfTheSpecificationsOwnPositions) {
  int rows = 0;
  for (const json::object& row : objects_of("colony_positions.jsonl")) {
    if (!has_core_tiles_only(string_at(row, "gametype"))) continue;
    SCOPED_TRACE(string_at(row, "gamestring"));
    const hive::Game game = load(string_at(row, "gamestring"));
    const std::vector<std::string> legal = strings_at(row, "legal");
    EXPECT_EQ(keys(game), std::set<std::string>(legal.begin(), legal.end()));
    EXPECT_EQ(state_of(game), string_at(row, "state"));
    ++rows;
  }
  EXPECT_EQ(rows, 122);
}

TEST_F(Rulesets, HaveTheNumbersOfLegalActionsOfTheSpecificationsOwnGames) {
  int rows = 0;
  for (const json::object& row : objects_of("colony_games.jsonl")) {
    if (!has_core_tiles_only(string_at(row, "gametype"))) continue;
    const std::string game_string = string_at(row, "gamestring");
    SCOPED_TRACE(game_string);
    const auto counts = json::value_to<std::vector<std::size_t>>(row.at("counts"));
    hive::Game game(rules_of(string_at(row, "gametype")));
    const std::vector<std::string> fields = split(game_string, ';');
    constexpr std::size_t kFirstMove = 3;
    ASSERT_EQ(counts.size(), fields.size() - kFirstMove + 1);
    for (std::size_t i = 0; i < counts.size(); ++i) {
      ASSERT_EQ(keys(game).size(), counts[i]) << "before action " << i + 1;
      if (i + 1 < counts.size()) {
        ASSERT_FALSE(replay(game, fields[kFirstMove + i]).has_value());
      }
    }
    EXPECT_EQ(state_of(game), string_at(row, "state"));
    ++rows;
  }
  EXPECT_EQ(rows, 8);
}

}  // namespace
}  // namespace petek::conformance
