// SPDX-License-Identifier: MIT
#include "apps/petek/play_arguments.h"

#include <CLI/CLI.hpp>
#include <map>
#include <random>
#include <string>

#include "petek/search/limits.h"

namespace petek::app {
namespace {

void add_colour(CLI::App& command, ColourMode& colour) {
  const std::map<std::string, ColourMode> modes = {
      {"auto", ColourMode::Auto}, {"always", ColourMode::Always}, {"never", ColourMode::Never}};
  command.add_option("--colour,--color", colour, "auto, always or never")
      ->transform(CLI::CheckedTransformer(modes).description(""));
}

void add_hive(CLI::App& play, PlayHiveArguments& arguments) {
  CLI::App* command = play.add_subcommand("hive", "Hive, in any ruleset");
  command->add_option("game", arguments.game,
                      "A game type (Base+MLP, if left out), or a game to go on with: a GameString, "
                      "or a file that holds one");
  command->add_option("--human", arguments.people, "Whom people play: white, black, all or none")
      ->delimiter(',')
      ->check(CLI::IsMember({"white", "black", "all", "none"}));
  constexpr double kLongest = 1e6;
  command->add_option("--think", arguments.think, "How many seconds the bot takes for an action")
      ->check(CLI::Range(0.0, kLongest));
  command
      ->add_option("--depth", arguments.depth,
                   "How many plies it looks ahead at most: 1 is weak, and quick")
      ->check(CLI::Range(1, search::kMaxDepth));
  command->add_option("--seed", arguments.seed,
                      "Draws, and picks among equal moves; told after the game");
  add_colour(*command, arguments.colour);
}

void add_ada(CLI::App& play, PlayAdaArguments& arguments) {
  CLI::App* command = play.add_subcommand("ada", "The island game");
  command->add_option("--players", arguments.players, "How many play")->check(CLI::Range(3, 4));
  command->add_option("--options", arguments.options,
                      "Options of the rules as in a record: points_to_win=12,...");
  command
      ->add_option("--human", arguments.people,
                   "Whom people play: blue, amber, white, ink, all or none (the first of these at "
                   "the table, if left out)")
      ->delimiter(',')
      ->check(CLI::IsMember({"blue", "amber", "white", "ink", "all", "none"}));
  command->add_option("--bots", arguments.bots, "What plays the others: scripted or random")
      ->check(CLI::IsMember({"scripted", "random"}));
  command->add_option("--seed", arguments.seed,
                      "Island, seats, dice and cards; told after the game");
  add_colour(*command, arguments.colour);
}

}  // namespace

void add_play(CLI::App& program, PlayCommandLine& line) {
  CLI::App* play = program.add_subcommand("play", "Plays a game here: hive or ada");
  play->require_subcommand(1);
  add_hive(*play, line.hive);
  add_ada(*play, line.ada);
}

int start_play(const CLI::App& play, const PlayCommandLine& line) {
  const std::string& name = play.get_subcommands().front()->get_name();
  return name == "hive" ? run_play_hive(line.hive) : run_play_ada(line.ada);
}

std::uint64_t any_seed() {
  std::random_device random;
  return std::uint64_t{random()} << 32 | random();
}

}  // namespace petek::app
