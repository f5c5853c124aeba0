// SPDX-License-Identifier: MIT
#include "apps/petek/ada_arguments.h"

#include <CLI/CLI.hpp>
#include <map>
#include <string>

namespace petek::app {
namespace {

constexpr const char* kOptionsHelp = "Options of the rules as in a record: points_to_win=12,...";

void add_replay(CLI::App& ada, AdaReplayArguments& arguments) {
  CLI::App* command = ada.add_subcommand("replay", "Checks every action of records, one a line");
  command->add_option("files", arguments.files, "Files of records; - is standard input");
  command->add_flag("--json", arguments.json,
                    "Prints for each record a line: legal actions and state, or the fault");
}

void add_map(CLI::App& ada, AdaMapArguments& arguments) {
  CLI::App* command = ada.add_subcommand("map", "Makes an island from a seed, and draws it");
  command->add_option("--seed", arguments.seed, "The same seed makes the same island and seats");
  command->add_option("--players", arguments.players, "How many play")->check(CLI::Range(3, 4));
  command->add_option("--options", arguments.options, kOptionsHelp);
  command->add_option("--svg", arguments.svg, "Writes SVG to this file (- for standard output)");
  command->add_flag("--numbering", arguments.numbering,
                    "Shows the numbers of hexes, vertices and edges");
  const std::map<std::string, ColourMode> modes = {
      {"auto", ColourMode::Auto}, {"always", ColourMode::Always}, {"never", ColourMode::Never}};
  command->add_option("--colour,--color", arguments.colour, "auto, always or never")
      ->transform(CLI::CheckedTransformer(modes).description(""));
}

void add_verify(CLI::App& ada, AdaVerifyArguments& arguments) {
  CLI::App* command =
      ada.add_subcommand("verify", "Derives every roll, draw and theft of a record from its seed");
  command->add_option("record", arguments.record, "A file, - for standard input, or a record")
      ->required();
  command->add_option("--seed", arguments.seed, "The seed that was told after the game, 64 digits")
      ->required();
  command->add_option("--nonce", arguments.nonces, "What a seat added: blue=00ff...");
  command->add_option("--commitment", arguments.commitment, "What was published before the game");
}

void add_simulate(CLI::App& ada, AdaSimulateArguments& arguments) {
  CLI::App* command = ada.add_subcommand("simulate", "Plays games among bots and sums them up");
  command->add_option("-n,--games", arguments.games, "How many")
      ->check(CLI::Range(std::uint64_t{1}, std::uint64_t{1'000'000'000}));
  command->add_option("--players", arguments.players, "How many play")->check(CLI::Range(3, 4));
  command->add_option("--threads", arguments.threads, "How many threads; 0: one for each core")
      ->check(CLI::Range(0, 256));
  command->add_option("--seed", arguments.seed, "The same seed plays the same games");
  command->add_option("--turns", arguments.most_turns, "A game without a winner ends after them");
  command->add_option("--options", arguments.options, kOptionsHelp);
  command
      ->add_option("--bots", arguments.bots,
                   "What plays: random or scripted, one for all seats or one for each of them, "
                   "which then take turns in starting: scripted,random,random,random")
      ->delimiter(',')
      ->check(CLI::IsMember({"random", "scripted"}));
  auto* json = command->add_flag("--json", arguments.json, "Prints one JSON object");
  command->add_flag("--csv", arguments.csv, "Prints a line for each game")->excludes(json);
}

}  // namespace

void add_ada(CLI::App& program, AdaCommandLine& line) {
  CLI::App* ada = program.add_subcommand("ada", "The island game: replay, map, verify, simulate");
  ada->require_subcommand(1);
  add_replay(*ada, line.replay);
  add_map(*ada, line.map);
  add_verify(*ada, line.verify);
  add_simulate(*ada, line.simulate);
}

int start_ada(const CLI::App& ada, const AdaCommandLine& line) {
  const std::string& name = ada.get_subcommands().front()->get_name();
  if (name == "replay") return run_ada_replay(line.replay);
  if (name == "map") return run_ada_map(line.map);
  if (name == "verify") return run_ada_verify(line.verify);
  return run_ada_simulate(line.simulate);
}

}  // namespace petek::app
