// SPDX-License-Identifier: MIT
// What the rules of Ada cost, in CPU time on one thread: random games, copies, lists, keys, roads.
#include <benchmark/benchmark.h>

#include "petek/ada/game.h"
#include "petek/ada/longest_road.h"
#include "petek/ada/random_play.h"

namespace petek {
namespace {

constexpr int kPlayers = 4;
constexpr std::uint32_t kMostTurns = 1000;

// Halfway into a random game, in a turn with much to choose from.
ada::Position busy_position() {
  ada::Position position(ada::make_setup({}, kPlayers, 1));
  Rng rng(1);
  ada::ActionList actions;
  constexpr std::size_t kMany = 15;
  while (true) {
    random_step(position, rng, actions);
    position.playable_actions(position.on_turn(), actions);
    const bool is_late = position.state().turn > 100;
    if (is_late && position.phase() == ada::Phase::Main && actions.size() > kMany) return position;
  }
}

// Uniform over the legal actions, no domestic trade, from setup to the end or 1,000 turns.
void ada_random_games(benchmark::State& state) {
  ada::ActionList actions;
  std::uint64_t seed = 0;
  for (auto _ : state) {
    Rng rng(seed);
    ada::Position position(ada::make_setup({}, kPlayers, seed++));
    while (!position.is_over() && position.state().turn <= kMostTurns) {
      random_step(position, rng, actions);
    }
    benchmark::DoNotOptimize(position);
  }
  state.SetItemsProcessed(state.iterations());
}
BENCHMARK(ada_random_games)->Unit(benchmark::kMicrosecond);

// The same with the history that a Game keeps.
void ada_random_games_with_history(benchmark::State& state) {
  ada::ActionList actions;
  std::uint64_t seed = 0;
  for (auto _ : state) {
    Rng rng(seed);
    ada::Game game(ada::make_setup({}, kPlayers, seed++));
    while (!game.is_over() && game.state().turn <= kMostTurns) {
      const Seat seat = next_to_act(game.position());
      game.apply(seat, game.is_chance() ? random_outcome(game.position(), rng)
                                        : random_action(game.position(), seat, rng, actions));
    }
    benchmark::DoNotOptimize(game);
  }
  state.SetItemsProcessed(state.iterations());
}
BENCHMARK(ada_random_games_with_history)->Unit(benchmark::kMicrosecond);

void ada_copy(benchmark::State& state) {
  const ada::Position position = busy_position();
  for (auto _ : state) {
    ada::Position copy = position;
    benchmark::DoNotOptimize(copy);
  }
}
BENCHMARK(ada_copy);

void ada_list(benchmark::State& state) {
  const ada::Position position = busy_position();
  ada::ActionList actions;
  for (auto _ : state) {
    position.legal_actions(position.on_turn(), actions);
    benchmark::DoNotOptimize(actions);
  }
}
BENCHMARK(ada_list);

void ada_key(benchmark::State& state) {
  const ada::Position position = busy_position();
  for (auto _ : state) benchmark::DoNotOptimize(position.key());
}
BENCHMARK(ada_key);

void ada_view(benchmark::State& state) {
  const ada::Position position = busy_position();
  for (auto _ : state) benchmark::DoNotOptimize(position.view(Seat{0}));
}
BENCHMARK(ada_view);

// Fifteen roads with two loops: as long as any player's can be.
void ada_longest_road(benchmark::State& state) {
  ada::EdgeSet roads;
  for (const int e : {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 16, 20, 21, 22}) {
    roads |= ada::EdgeSet::of(static_cast<ada::EdgeId>(e));
  }
  for (auto _ : state) benchmark::DoNotOptimize(ada::longest_road(roads, 0));
}
BENCHMARK(ada_longest_road);

}  // namespace
}  // namespace petek
