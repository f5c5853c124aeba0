// SPDX-License-Identifier: MIT
// What the rules cost, in CPU time on one thread: leaves of perft, plies of random games, copies,
// evaluations. Rates are per CPU second ("items_per_second").
#include <benchmark/benchmark.h>

#include <string>

#include "apps/petek/bench_positions.h"
#include "petek/bots/hive_evaluation.h"
#include "petek/bots/hive_search.h"
#include "petek/core/rng.h"
#include "petek/hive/record.h"
#include "petek/search/perft.h"

namespace petek {
namespace {

using app::BenchPosition;

hive::Game game_of(const BenchPosition& bench) {
  return hive::parse_game_string(bench.game).value().game;
}

std::int64_t signed_of(std::uint64_t count) {
  return static_cast<std::int64_t>(count);
}

void perft_leaves(benchmark::State& state, const BenchPosition& bench, search::LastPly last_ply) {
  const hive::Position position = game_of(bench).position();
  std::uint64_t leaves = 0;
  for (auto _ : state) {
    leaves += search::perft(position, bench.depth - 1, {.last_ply = last_ply});
  }
  state.SetItemsProcessed(signed_of(leaves));
}

// Games with their history (H-17), uniform over the legal actions, to the end or 200 plies.
void playout_plies(benchmark::State& state, std::string_view game_type) {
  constexpr std::size_t kMostPlies = 200;
  const hive::Rules rules = hive::parse_rules(game_type).value();
  Rng rng(1);
  hive::ActionList actions;
  std::uint64_t plies = 0;
  for (auto _ : state) {
    hive::Game game(rules);
    while (!game.is_over() && game.actions().size() < kMostPlies) {
      game.legal_actions(actions);
      game.apply(actions[rng.below(static_cast<std::uint32_t>(actions.size()))]);
    }
    plies += game.actions().size();
  }
  state.SetItemsProcessed(signed_of(plies));
}

void copy_position(benchmark::State& state, const BenchPosition& bench) {
  const hive::Position position = game_of(bench).position();
  for (auto _ : state) {
    hive::Position copy = position;
    benchmark::DoNotOptimize(copy);
  }
  state.SetItemsProcessed(state.iterations());
}

void evaluate_position(benchmark::State& state, const BenchPosition& bench) {
  const hive::Position position = game_of(bench).position();
  const bots::HiveEvaluation evaluation;
  for (auto _ : state) benchmark::DoNotOptimize(evaluation(position));
  state.SetItemsProcessed(state.iterations());
}

void position_key(benchmark::State& state, const BenchPosition& bench) {
  const hive::Position position = game_of(bench).position();
  for (auto _ : state) benchmark::DoNotOptimize(position.key());
  state.SetItemsProcessed(state.iterations());
}

void search_nodes(benchmark::State& state, const BenchPosition& bench) {
  const hive::Game game = game_of(bench);
  std::uint64_t nodes = 0;
  for (auto _ : state) {
    bots::HiveTable table(std::size_t{16} << 20);
    nodes += bots::find_best(game, table, {.limits = {.depth = 4}}).nodes;
  }
  state.SetItemsProcessed(signed_of(nodes));
}

void register_all() {
  for (const BenchPosition& bench : app::bench_positions()) {
    const std::string name = "/" + std::string(bench.name);
    const auto add = [&](const std::string& what, auto function, auto... arguments) {
      benchmark::RegisterBenchmark((what + name).c_str(), function, bench, arguments...)
          ->Unit(benchmark::kMicrosecond);
    };
    add("perft_counting", perft_leaves, search::LastPly::Count);
    add("perft_listing", perft_leaves, search::LastPly::List);
    add("search", search_nodes);
    add("evaluation", evaluate_position);
    add("key", position_key);
    add("copy", copy_position);
  }
  for (const std::string_view type : {"Base+MLP", "Base", "Base+MLP@kandu"}) {
    benchmark::RegisterBenchmark(("playout/" + std::string(type)).c_str(), playout_plies, type)
        ->Unit(benchmark::kMicrosecond);
  }
}

}  // namespace
}  // namespace petek

int main(int argc, char** argv) {
  petek::register_all();
  benchmark::Initialize(&argc, argv);
  if (benchmark::ReportUnrecognizedArguments(argc, argv)) return 1;
  benchmark::RunSpecifiedBenchmarks();
  return 0;
}
