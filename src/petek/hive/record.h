// SPDX-License-Identifier: MIT
// Records of games as text: GameString, PGN (both dialects) and BoardSpace SGF. Spec: section 8.
//
// Reading plays every move; what a record says of its own state or result is compared, not
// believed. Lines are counted from 1 within the text that is read.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "petek/core/result.h"
#include "petek/hive/game.h"

namespace petek::hive {

// Something to be said about a record that can be read all the same.
struct RecordWarning {
  std::size_t line = 0;
  std::string what;  // "the result says Draw, the moves leave the game in progress"
};

struct Record {
  Game game;
  std::vector<std::pair<std::string, std::string>> tags;  // as in the file, and in its order
  std::vector<RecordWarning> warnings;
};

struct RecordError {
  std::size_t line = 0;
  std::size_t ply = 0;  // 1-based number of the move that is at fault; 0: not a move
  std::string move;     // its text
  std::string rule;     // spec id of the broken rule, empty when the text is at fault
  std::string what;
};

// `Base+MLP;InProgress;White[2];wS1;bS1 wS1-`. State and turn may be left out.
[[nodiscard]] Result<Record, RecordError> parse_game_string(std::string_view text);
[[nodiscard]] std::string to_game_string(const Game& game);

// A game's record is its GameString; the two are inverse to each other.
[[nodiscard]] std::string to_record(const Game& game);
[[nodiscard]] Result<Game, RecordError> parse_record(std::string_view text);

// One or two moves to a number, results in words (WhiteWins) or figures (1-0), with comments.
[[nodiscard]] Result<Record, RecordError> parse_pgn(std::string_view text);
// One move to a number and results in words, as most Hive programs read it.
[[nodiscard]] std::string to_pgn(const Record& record);

// The first game of a file as the BoardSpace server saves it.
[[nodiscard]] Result<Record, RecordError> parse_sgf(std::string_view text);

enum class RecordFormat { GameString, Pgn, Sgf };
// Any of the three, told by its first characters.
[[nodiscard]] RecordFormat detect_format(std::string_view text);
// A file may hold several records, in any mix (GameStrings a line each); lines that begin with '#'
// between them are comments. After a thousand faults the rest is not read, which is the last one.
[[nodiscard]] std::vector<Result<Record, RecordError>> parse_records(std::string_view text);

}  // namespace petek::hive
