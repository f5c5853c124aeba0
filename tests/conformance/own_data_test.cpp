// SPDX-License-Identifier: MIT
// The project's own conformance files, tests/data/hive: perft counts and lists of legal moves, each
// asked of the engine and of the reference engine.
#include <filesystem>
#include <fstream>
#include <sstream>
#include <vector>

#include "petek/core/text.h"
#include "tests/conformance/engine.h"
#include "tests/reference/naive_game.h"

namespace petek::conformance {
namespace {

const std::filesystem::path kFolder = std::filesystem::path(PETEK_SOURCE_DIR) / "tests/data/hive";

// The lines of a file without blank ones; `#` begins a comment where it begins a line.
std::vector<std::string> lines_of(const std::filesystem::path& path) {
  std::ifstream file(path);
  std::vector<std::string> lines;
  for (std::string line; std::getline(file, line);) {
    if (!trimmed(line).empty()) lines.push_back(line);
  }
  return lines;
}

struct PerftRow {
  std::string id;
  std::string game_string;
  int depth = 0;
  std::uint64_t leaves = 0;
};

// Rows `perft DEPTH LEAVES` below `id NAME` and `game GAMESTRING`.
std::vector<PerftRow> perft_rows() {
  std::vector<PerftRow> rows;
  for (const auto& entry : std::filesystem::directory_iterator(kFolder)) {
    if (entry.path().extension() != ".perft") continue;
    std::string id;
    std::string game_string;
    for (const std::string& line : lines_of(entry.path())) {
      if (line.starts_with('#')) continue;
      std::istringstream words(line);
      std::string key;
      words >> key;
      if (key == "id") {
        words >> id;
      } else if (key == "game") {
        game_string = trimmed(std::string_view(line).substr(key.size()));
      } else if (PerftRow row{id, game_string, 0, 0}; words >> row.depth >> row.leaves) {
        rows.push_back(row);
      } else {
        ADD_FAILURE() << entry.path() << ": " << line;
      }
    }
  }
  return rows;
}

TEST(OwnPerft, IsWhatTheEngineCounts) {
  const std::vector<PerftRow> rows = perft_rows();
  EXPECT_GT(rows.size(), 100U);
  for (const PerftRow& row : rows) {
    hive::Position position = load(row.game_string).position();
    EXPECT_EQ(perft(position, row.depth), row.leaves) << row.id << " depth " << row.depth;
  }
}

TEST(OwnPerft, IsWhatTheReferenceEngineCounts) {
  constexpr std::uint64_t kFewLeaves = 5000;  // it is slow; the larger counts were made with it too
  for (const PerftRow& row : perft_rows()) {
    if (row.leaves > kFewLeaves) continue;
    const auto game = reference::NaiveGame::load(row.game_string, false);
    ASSERT_TRUE(game.has_value()) << row.id;
    EXPECT_EQ(game->perft(row.depth), row.leaves) << row.id << " depth " << row.depth;
  }
}

TEST(OwnPerft, IsOfGamesInTheirCanonicalSpelling) {
  for (const PerftRow& row : perft_rows()) {
    EXPECT_EQ(hive::to_game_string(load(row.game_string)), row.game_string) << row.id;
  }
}

// `# name`, a GameString, the legal moves; compared by cells, and by text for the spelling.
TEST(OwnMoves, AreWhatBothEnginesList) {
  int cases = 0;
  std::string name;
  std::string game_string;
  for (const std::string& line : lines_of(kFolder / "moves.txt")) {
    if (line.starts_with("# ")) {
      name = line.substr(2);
    } else if (line.find(';') != std::string::npos && line.starts_with("Base")) {
      game_string = line;
    } else {
      const hive::Game game = load(game_string);
      std::set<std::string> listed;
      Parts texts(line, ';');
      while (const auto text = texts.next()) {
        const auto action = hive::parse_legal_move(game.position(), *text);
        ASSERT_TRUE(action.has_value()) << name << ": " << action.error().what;
        EXPECT_EQ(hive::to_string(game.position(), *action), *text) << name;
        listed.insert(hive::to_key(game.position(), *action));
      }
      EXPECT_EQ(keys(game), listed) << name;
      const auto reference = reference::NaiveGame::load(game_string, false);
      ASSERT_TRUE(reference.has_value()) << name;
      EXPECT_EQ(reference->legal(), listed) << name;
      ++cases;
    }
  }
  EXPECT_EQ(cases, 20);
}

}  // namespace
}  // namespace petek::conformance
