// SPDX-License-Identifier: MIT
// petek ada: what each of its subcommands is told, and the function that runs it. Each lives in a
// file of its own, command_ada_<name>.cpp; ada_arguments.cpp fills these structs.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "apps/petek/commands.h"

namespace petek::app {

struct AdaReplayArguments {
  std::vector<std::string> files = {"-"};  // "-": standard input
  bool json = false;
};
int run_ada_replay(const AdaReplayArguments& arguments);

struct AdaMapArguments {
  std::uint64_t seed = 1;
  int players = 4;
  std::string options = "-";  // as in a record
  std::string svg;            // a file; "-": standard output
  bool numbering = false;     // write the numbers of hexes, vertices and edges
  ColourMode colour = ColourMode::Auto;
};
int run_ada_map(const AdaMapArguments& arguments);

struct AdaVerifyArguments {
  std::string record;               // a file, "-" for standard input, or a record itself
  std::string seed;                 // hexadecimal
  std::vector<std::string> nonces;  // SEAT=HEX
  std::string commitment;           // hexadecimal; empty: not compared
};
int run_ada_verify(const AdaVerifyArguments& arguments);

struct AdaSimulateArguments {
  std::uint64_t games = 1000;
  int players = 4;
  int threads = 0;  // 0: one for each core
  std::uint64_t seed = 1;
  std::uint32_t most_turns = 1000;
  std::vector<std::string> bots = {"random"};  // one for all seats, or one for each
  std::string options = "-";
  bool json = false;
  bool csv = false;
};
int run_ada_simulate(const AdaSimulateArguments& arguments);

}  // namespace petek::app
