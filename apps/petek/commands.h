// SPDX-License-Identifier: MIT
// The subcommands: what each is told, and the function that runs it. Each lives in a file of its
// own, command_<name>.cpp; arguments.cpp fills these structs from the command line.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace petek::app {

// Exit codes of the program.
inline constexpr int kSuccess = 0;
inline constexpr int kFault = 1;  // the input breaks a rule, or the world failed
inline constexpr int kUsage = 2;  // the command line makes no sense

enum class ColourMode { Auto, Always, Never };

struct PerftArguments {
  std::string game = "Base";
  int depth = 0;
  int threads = 1;
  bool divide = false;
  bool repetition = false;  // count by H-17, with the history
  bool list = false;        // list the last ply instead of counting it
};
int run_perft(const PerftArguments& arguments);

struct BenchArguments {
  bool json = false;
  bool quick = false;  // one ply less
};
int run_bench(const BenchArguments& arguments);

struct ReplayArguments {
  std::vector<std::string> files;  // "-": standard input
  bool json = false;
  std::string to;  // "pgn", "uhp" or nothing
};
int run_replay(const ReplayArguments& arguments);

struct RulesArguments {
  std::string name;  // of a preset or an expansion, or a game type; empty: all of them
};
int run_rules(const RulesArguments& arguments);

struct ShowArguments {
  std::string game = "Base";
  std::string svg;         // a file
  std::optional<int> ply;  // how many plies of the game to play; all, if not said
  bool coordinates = false;
  ColourMode colour = ColourMode::Auto;
};
int run_show(const ShowArguments& arguments);

struct SimulateArguments {
  std::vector<std::string> game_types = {"Base+MLP"};
  std::uint64_t games = 1000;  // of each type
  int threads = 0;             // 0: one a core
  std::uint64_t seed = 1;
  std::uint32_t cap = 1000;  // plies
  bool json = false;
  bool csv = false;
};
int run_simulate(const SimulateArguments& arguments);

int run_uhp();

}  // namespace petek::app
