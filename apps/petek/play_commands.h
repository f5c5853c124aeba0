// SPDX-License-Identifier: MIT
// petek play: what each game is told, and the function that plays it. play_arguments.cpp fills
// these structs.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "apps/petek/commands.h"

namespace petek::app {

struct PlayHiveArguments {
  std::string game = "Base+MLP";
  std::vector<std::string> people = {"white"};  // white, black, all, none
  double think = 1;                             // seconds
  int depth = 0;                                // plies; 0: as the time allows
  std::optional<std::uint64_t> seed;
  ColourMode colour = ColourMode::Auto;
};
int run_play_hive(const PlayHiveArguments& arguments);

struct PlayAdaArguments {
  int players = 4;
  std::string options = "-";        // as in a record
  std::vector<std::string> people;  // seats, all, none; empty: one of them
  std::string bots = "scripted";
  std::optional<std::uint64_t> seed;
  ColourMode colour = ColourMode::Auto;
};
int run_play_ada(const PlayAdaArguments& arguments);

// For a game that is not to be repeated.
[[nodiscard]] std::uint64_t any_seed();

}  // namespace petek::app
