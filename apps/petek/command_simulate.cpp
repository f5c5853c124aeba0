// SPDX-License-Identifier: MIT
// petek simulate: plays random games of rulesets, and tells how they end.
#include <fmt/core.h>

#include <algorithm>
#include <boost/json.hpp>
#include <cstdio>
#include <string>
#include <thread>
#include <vector>

#include "apps/petek/commands.h"
#include "apps/petek/simulation.h"
#include "apps/petek/terminal.h"

namespace petek::app {
namespace {

namespace json = boost::json;

double percent(std::uint64_t part, std::uint64_t whole) {
  return whole == 0 ? 0 : 100 * static_cast<double>(part) / static_cast<double>(whole);
}

void print_text(const hive::Rules& rules, const Tally& tally) {
  fmt::print("{}: {} games, {:.1f} plies on average\n", to_string(rules), tally.games,
             tally.mean_plies());
  const auto line = [&](std::string_view what, std::uint64_t count) {
    fmt::print("  {:<36} {:>9} {:>6.1f} %\n", what, count, percent(count, tally.games));
  };
  line("White wins", tally.wins[0]);
  line("Black wins", tally.wins[1]);
  line("who acts first wins", tally.wins_by_order[0]);
  line("who acts second wins", tally.wins_by_order[1]);
  for (std::size_t i = 0; i < kEndings.size(); ++i) {
    if (tally.endings[i] > 0) line(kEndings[i].what, tally.endings[i]);
  }
  fmt::print("  actions a game:");
  for (std::size_t i = 0; i < kActionCodes.size(); ++i) {
    if (tally.actions[i] == 0) continue;
    fmt::print(" {} {:.2f}", kActionCodes[i],
               static_cast<double>(tally.actions[i]) / static_cast<double>(tally.games));
  }
  fmt::print("\n\n");
}

void print_csv(const std::vector<hive::Rules>& rulesets, const std::vector<Tally>& tallies) {
  fmt::print("game_type,games,mean_plies,white_wins,black_wins,first_wins,second_wins");
  for (const EndingSpec& ending : kEndings) fmt::print(",{}", ending.code);
  for (const std::string_view code : kActionCodes) fmt::print(",{}", code);
  fmt::print("\n");
  for (std::size_t i = 0; i < tallies.size(); ++i) {
    const Tally& tally = tallies[i];
    fmt::print("{},{},{:.2f},{},{},{},{}", to_string(rulesets[i]), tally.games, tally.mean_plies(),
               tally.wins[0], tally.wins[1], tally.wins_by_order[0], tally.wins_by_order[1]);
    for (const std::uint64_t count : tally.endings) fmt::print(",{}", count);
    for (const std::uint64_t count : tally.actions) fmt::print(",{}", count);
    fmt::print("\n");
  }
}

json::object to_json(const hive::Rules& rules, const Tally& tally) {
  json::object endings;
  for (std::size_t i = 0; i < kEndings.size(); ++i) endings[kEndings[i].code] = tally.endings[i];
  json::object actions;
  for (std::size_t i = 0; i < kActionCodes.size(); ++i) {
    actions[kActionCodes[i]] = tally.actions[i];
  }
  return {{"game_type", to_string(rules)},         {"games", tally.games},
          {"mean_plies", tally.mean_plies()},      {"white_wins", tally.wins[0]},
          {"black_wins", tally.wins[1]},           {"first_wins", tally.wins_by_order[0]},
          {"second_wins", tally.wins_by_order[1]}, {"endings", std::move(endings)},
          {"actions", std::move(actions)}};
}

void print_json(const SimulateArguments& arguments, const std::vector<hive::Rules>& rulesets,
                const std::vector<Tally>& tallies) {
  json::array rows;
  for (std::size_t i = 0; i < tallies.size(); ++i) rows.push_back(to_json(rulesets[i], tallies[i]));
  const json::object all{
      {"seed", arguments.seed}, {"cap", arguments.cap}, {"rulesets", std::move(rows)}};
  fmt::print("{}\n", json::serialize(all));
}

}  // namespace

int run_simulate(const SimulateArguments& arguments) {
  std::vector<hive::Rules> rulesets;
  for (const std::string& game_type : arguments.game_types) {
    const auto rules = hive::parse_rules(game_type);
    if (!rules) {
      fmt::print(stderr, "petek simulate: {}\n", rules.error().what);
      return kFault;
    }
    rulesets.push_back(*rules);
  }
  const int all_cores = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
  const SimulationOptions options{.games = arguments.games,
                                  .threads = arguments.threads > 0 ? arguments.threads : all_cores,
                                  .seed = arguments.seed,
                                  .cap = arguments.cap};
  ProgressBar progress("simulate", options.games * rulesets.size());
  const std::vector<Tally> tallies = simulate(rulesets, options, [&](std::uint64_t done) {
    progress.show(static_cast<std::size_t>(done));
  });
  progress.hide();
  if (arguments.json) {
    print_json(arguments, rulesets, tallies);
  } else if (arguments.csv) {
    print_csv(rulesets, tallies);
  } else {
    for (std::size_t i = 0; i < tallies.size(); ++i) print_text(rulesets[i], tallies[i]);
  }
  return kSuccess;
}

}  // namespace petek::app
