// SPDX-License-Identifier: MIT
// Published lists of legal moves, the whole list of each position; and moves to be refused.
#include <map>

#include "tests/conformance/engine.h"
#include "tests/conformance/outside_data.h"

namespace petek::conformance {
namespace {

// The keys of the moves in `texts`, which are separated by semicolons.
std::set<std::string> keys_of_texts(const hive::Position& position, std::string_view texts) {
  std::set<std::string> result;
  for (const std::string& text : split(texts, ';')) {
    const auto action = hive::parse_legal_move(position, text);
    if (!action) {
      ADD_FAILURE() << text << " is refused: " << action.error().what;
      continue;
    }
    EXPECT_TRUE(result.insert(hive::to_key(position, *action)).second) << "named twice: " << text;
  }
  return result;
}

// Those of one tile.
std::set<std::string> only(const std::set<std::string>& keys, const std::string& tile) {
  std::set<std::string> result;
  for (const std::string& key : keys) {
    if (key.starts_with(tile + "@")) result.insert(key);
  }
  return result;
}

using LegalMoves = OutsideData;

TEST_F(LegalMoves, AreThoseOfTwoEnginesInTheMiddleOfGames) {
  for (const auto& fields : rows_of("legal_positions.tsv")) {
    SCOPED_TRACE(fields[0]);
    const hive::Game game = load(fields[0]);
    const std::vector<std::string> listed = split(fields[5], ';');
    EXPECT_EQ(keys(game), std::set<std::string>(listed.begin(), listed.end()));
    EXPECT_EQ(keys(game), keys_of_texts(game.position(), fields[4]));
  }
}

TEST_F(LegalMoves, AreThosePublishedForEveryPlyOfRealGames) {
  for (const auto& fields : rows_of("cases/ValidMovesFromRealGames.tsv")) {
    SCOPED_TRACE(fields[0]);
    const hive::Game game = load(fields[0]);
    EXPECT_EQ(keys(game), keys_of_texts(game.position(), fields[1]));
  }
}

TEST_F(LegalMoves, AreThosePublishedForSingleBugs) {
  int files = 0;
  for (const auto& file : files_in("cases", ".tsv")) {
    if (!file.filename().string().starts_with("ValidMovesFor")) continue;
    ++files;
    for (const auto& fields : rows_of(file)) {
      SCOPED_TRACE(fields[0]);
      const hive::Game game = load(fields[0]);
      const std::string tile = fields[1].substr(0, fields[1].find(' '));
      EXPECT_EQ(only(keys(game), tile), keys_of_texts(game.position(), fields[1]));
    }
  }
  EXPECT_EQ(files, 8);
}

TEST_F(LegalMoves, AndStatesAreThoseOfThePublishedProtocolSuite) {
  const std::vector<std::string> lines = lines_of("cases/uhp_tests.txt");
  int cases = 0;
  for (std::size_t i = 0; i + 1 < lines.size(); ++i) {
    if (!lines[i].starts_with('#') || !lines[i + 1].starts_with("Base")) continue;
    SCOPED_TRACE(lines[i]);
    ++cases;
    const hive::Game game = load(lines[i + 1]);
    const std::vector<std::string> fields = split(lines[i + 1], ';');
    EXPECT_EQ(state_of(game), fields[1]);
    EXPECT_EQ(hive::turn_string(game.position()), fields[2]);
    if (i + 2 < lines.size() && !lines[i + 2].empty()) {
      EXPECT_EQ(keys(game), keys_of_texts(game.position(), lines[i + 2]));
    } else {
      EXPECT_TRUE(keys(game).empty());
    }
  }
  EXPECT_EQ(cases, 21);
}

// The file's sentences, and the reasons of ours that say the same.
const std::map<std::string, std::set<hive::Reason>>& reasons_by_sentence() {
  using hive::Reason;
  static const std::map<std::string, std::set<Reason>> kReasons = {
      {"# You can't play, the game is over.", {Reason::GameOver}},
      {"# It's not that player's turn.", {Reason::NotYourTurn}},
      {"# That piece is not enabled in this game.", {Reason::NotInThisGame}},
      {"# You can't play your Queen Bee on your first turn.", {Reason::OpeningQueenForbidden}},
      {"# You must play your Queen Bee on or before your fourth turn.", {Reason::QueenDue}},
      {"# You can't move a piece in play until you've played your Queen Bee.",
       {Reason::QueenNotDown}},
      {"# When there are multiple pieces of the same bug type, you must play the pieces in order.",
       {Reason::OutOfOrder}},
      // A beetle may climb, so that it is the distance that is wrong.
      {"# You can't move there because a piece already exists at that position.",
       {Reason::CellOccupied, Reason::CannotClimb, Reason::BeetleReach}},
      {"# You can't move that piece because it has another piece on top of it.", {Reason::Covered}},
      {"# You can't move that piece because it will break the hive.", {Reason::Pinned}},
      {"# You can't pass, the game is over.", {Reason::GameOver}},
      {"# You can't pass when you have valid moves.", {Reason::CannotPass}},
  };
  return kReasons;
}

using InvalidMoves = OutsideData;

TEST_F(InvalidMoves, AreRefusedForThePublishedReason) {
  std::string sentence;
  int refused = 0;
  for (const std::string& line : lines_of("cases/InvalidMovesByRule.tsv")) {
    if (line.starts_with('#')) sentence = line;
    if (line.empty() || line.starts_with('#')) continue;
    SCOPED_TRACE(sentence);
    SCOPED_TRACE(line);
    const std::vector<std::string> fields = split(line, '\t');
    const hive::Game game = load(fields[0]);
    const auto action = hive::parse_legal_move(game.position(), fields[1]);
    if (fields[1] == "bB1 -bQ") {
      // A direction that points at an occupied cell is a climb (section 8 of the rules).
      EXPECT_TRUE(action.has_value());
      continue;
    }
    ASSERT_FALSE(action.has_value());
    ASSERT_TRUE(reasons_by_sentence().contains(sentence));
    EXPECT_TRUE(reasons_by_sentence().at(sentence).contains(action.error().reason))
        << hive::code(action.error().reason) << ": " << action.error().what;
    ++refused;
  }
  EXPECT_EQ(refused, 23);
}

}  // namespace
}  // namespace petek::conformance
