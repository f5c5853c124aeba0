// SPDX-License-Identifier: MIT
#include "apps/petek/arguments.h"

#include <fmt/core.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdio>
#include <map>
#include <string>
#include <vector>

#include "apps/petek/ada_arguments.h"
#include "apps/petek/commands.h"
#include "apps/petek/nearest.h"
#include "apps/petek/play_arguments.h"
#include "petek/core/text.h"
#include "petek/uhp/engine.h"

namespace petek::app {
namespace {

constexpr std::string_view kGameHelp =
    "A game type (Base+MLP), a GameString, a file with a recorded game, or - for standard input";

// What the subcommands are told, and which of them was chosen.
struct CommandLine {
  PerftArguments perft;
  std::vector<std::string> perft_words;
  BenchArguments bench;
  ReplayArguments replay;
  RulesArguments rules;
  ShowArguments show;
  AdaCommandLine ada;
  PlayCommandLine play;
  SimulateArguments simulate;
};

void add_perft(CLI::App& program, CommandLine& line) {
  CLI::App* command = program.add_subcommand(
      "perft", "Counts the sequences of moves of a length; a choice and a draw (Swarm) are plies");
  command
      ->add_option(
          "[GAME] DEPTH", line.perft_words,
          "How many plies, behind the game they are counted from (Base, if left out). Every "
          "action is a ply: in Swarm a choice of tiles and each draw that chance may "
          "bring as well, in HoneyCombo each action of a double turn. " +
              std::string(kGameHelp))
      ->required()
      ->expected(1, 2);
  command->add_option("--threads", line.perft.threads, "How many threads count")
      ->check(CLI::Range(1, 256));
  command->add_flag("--divide", line.perft.divide, "Shows the count below each first move");
  command->add_flag("--repetition", line.perft.repetition,
                    "Ends lines at the third standing of a position, as the rules do");
  command->add_flag("--list", line.perft.list,
                    "Lists the last ply's moves instead of counting them");
}

void add_bench(CLI::App& program, CommandLine& line) {
  CLI::App* command =
      program.add_subcommand("bench", "Measures the speed; prints a number that stays the same");
  command->add_flag("--json", line.bench.json, "Prints one JSON object");
  command->add_flag("--quick", line.bench.quick, "Counts one ply less (another number)");
}

void add_replay(CLI::App& program, CommandLine& line) {
  CLI::App* command =
      program.add_subcommand("replay", "Checks every move of recorded games, or converts them");
  command
      ->add_option("files", line.replay.files,
                   "GameStrings, PGN and SGF in any mix; - is standard input")
      ->required();
  auto* as_json = command->add_flag("--json", line.replay.json, "Prints one JSON object");
  command->add_option("--to", line.replay.to, "Prints the sound games in this form")
      ->check(CLI::IsMember({"pgn", "uhp"}))
      ->excludes(as_json);
}

void add_rules(CLI::App& program, CommandLine& line) {
  CLI::App* command =
      program.add_subcommand("rules", "Explains rulesets and expansions, and lists their options");
  command->add_option("name", line.rules.name,
                      "A preset (kandu), an expansion by name or letter (venom, V), or a game type "
                      "(Base+P@tr)");
}

void add_show(CLI::App& program, CommandLine& line) {
  CLI::App* command = program.add_subcommand("show", "Draws a position");
  command->add_option("game", line.show.game, std::string(kGameHelp));
  command->add_option("--svg", line.show.svg, "Writes SVG to this file (- for standard output)");
  command->add_option("--ply", line.show.ply, "Shows the game after so many plies")
      ->check(CLI::NonNegativeNumber);
  command->add_flag("--coordinates", line.show.coordinates, "Shows the cells' coordinates q,r");
  const std::map<std::string, ColourMode> modes = {
      {"auto", ColourMode::Auto}, {"always", ColourMode::Always}, {"never", ColourMode::Never}};
  command->add_option("--colour,--color", line.show.colour, "auto, always or never")
      ->transform(CLI::CheckedTransformer(modes).description(""));
}

void add_simulate(CLI::App& program, CommandLine& line) {
  CLI::App* command = program.add_subcommand(
      "simulate", "Plays random games and tells how they end, to see what a ruleset is like");
  SimulateArguments& simulate = line.simulate;
  command->add_option("game_types", simulate.game_types, "Game types (Base+MLP, if left out)");
  command->add_option("-n,--games", simulate.games, "How many games of each type")
      ->check(CLI::Range(1, 100'000'000));
  command
      ->add_option("--threads", simulate.threads, "How many threads play; one a core, if left out")
      ->check(CLI::Range(1, 256));
  command->add_option("--seed", simulate.seed, "Other games; the same seed plays the same games");
  command->add_option("--cap", simulate.cap, "Cuts a game short after so many plies")
      ->check(CLI::Range(1, 50'000));
  auto* as_json = command->add_flag("--json", simulate.json, "Prints one JSON object");
  command->add_flag("--csv", simulate.csv, "Prints a table, a line a game type")->excludes(as_json);
}

int usage_error(const std::string& what) {
  fmt::print(stderr, "petek: {}\n", what);
  return kUsage;
}

// The word that stands where a subcommand should, if it is none.
std::optional<std::string> unknown_command(const CLI::App& program, int argc,
                                           const char* const* argv) {
  if (argc < 2 || argv[1][0] == '-') return std::nullopt;
  const std::string word = argv[1];
  for (const CLI::App* command : program.get_subcommands({})) {
    if (command->get_name() == word) return std::nullopt;
  }
  return word;
}

int tell_unknown_command(const CLI::App& program, const std::string& word) {
  std::vector<std::string> names;
  std::string list;
  for (const CLI::App* command : program.get_subcommands({})) {
    names.push_back(command->get_name());
    list += (list.empty() ? "" : ", ") + command->get_name();
  }
  const auto meant = nearest(word, names);
  return usage_error(fmt::format("there is no command {}{}; there are {}", petek::quoted(word),
                                 meant ? fmt::format(" (did you mean '{}'?)", *meant) : "", list));
}

// CLI11's own message, and the option that an unknown one was probably meant to be.
int tell_parse_error(CLI::App& program, const CLI::ParseError& error) {
  const auto chosen = program.get_subcommands();
  CLI::App* innermost = &program;
  std::string path;
  while (!innermost->get_subcommands().empty()) {
    innermost = innermost->get_subcommands().front();
    path += " " + innermost->get_name();
  }
  CLI::App& command = *innermost;
  std::string text = error.what();
  std::replace(text.begin(), text.end(), '\n', ' ');
  const std::vector<std::string> extras = program.remaining(true);
  if (chosen.empty() && !extras.empty()) text = "there is no option " + extras.front();
  std::vector<std::string> names;
  for (const CLI::Option* option : command.get_options()) {
    for (const std::string& name : option->get_lnames()) names.push_back("--" + name);
  }
  for (const std::string& extra : extras) {
    const auto meant = nearest(extra, names);
    if (meant) text += fmt::format(" (did you mean {}?)", *meant);
  }
  usage_error(text);
  fmt::print(stderr, "'petek{} --help' tells more\n", path);
  return kUsage;
}

int start(const CLI::App& program, CommandLine& line) {
  const std::string& name = program.get_subcommands().front()->get_name();
  if (name == "ada") return start_ada(*program.get_subcommands().front(), line.ada);
  if (name == "bench") return run_bench(line.bench);
  if (name == "play") return start_play(*program.get_subcommands().front(), line.play);
  if (name == "replay") return run_replay(line.replay);
  if (name == "rules") return run_rules(line.rules);
  if (name == "show") return run_show(line.show);
  if (name == "simulate") return run_simulate(line.simulate);
  if (name == "uhp") return run_uhp();

  constexpr std::uint32_t kDeepest = 60;
  const auto depth = parse_number(line.perft_words.back());
  if (!depth || *depth > kDeepest) {
    return usage_error(fmt::format("perft needs a depth from 0 to {}, not {}", kDeepest,
                                   petek::quoted(line.perft_words.back())));
  }
  line.perft.depth = static_cast<int>(*depth);
  if (line.perft_words.size() > 1) line.perft.game = line.perft_words.front();
  return run_perft(line.perft);
}

}  // namespace

int run(int argc, const char* const* argv) {
  CLI::App program("Petek: games on hexagons. Hive and Ada: rules, engine and tools.", "petek");
  program.set_version_flag("--version", "petek " + std::string(uhp::version()));
  program.require_subcommand(1);
  CommandLine line;
  program.add_subcommand("uhp", "Speaks the Universal Hive Protocol on standard input and output");
  add_perft(program, line);
  add_bench(program, line);
  add_replay(program, line);
  add_rules(program, line);
  add_show(program, line);
  add_ada(program, line.ada);
  add_play(program, line.play);
  add_simulate(program, line);

  if (const auto word = unknown_command(program, argc, argv)) {
    return tell_unknown_command(program, *word);
  }
  try {
    program.parse(argc, argv);
  } catch (const CLI::Success& help) {
    program.exit(help);
    return kSuccess;
  } catch (const CLI::ParseError& error) {
    return tell_parse_error(program, error);
  }
  return start(program, line);
}

}  // namespace petek::app
