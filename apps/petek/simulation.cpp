// SPDX-License-Identifier: MIT
#include "apps/petek/simulation.h"

#include <atomic>
#include <thread>

#include "petek/core/zobrist.h"

namespace petek::app {
namespace {

using hive::Action;
using hive::ActionKind;
using hive::Colour;
using hive::Game;
using hive::Outcome;

// Two passes of each side: whatever is on the board stays as it is.
constexpr std::size_t kPassesForEver = 4;

bool passes_for_ever(const Game& game) {
  const auto& actions = game.actions();
  if (actions.size() < kPassesForEver) return false;
  for (std::size_t i = actions.size() - kPassesForEver; i < actions.size(); ++i) {
    if (actions[i].kind != ActionKind::Pass) return false;
  }
  return true;
}

Ending ending_of(const Game& game) {
  if (passes_for_ever(game) && (!game.is_over() || game.is_repetition_draw())) {
    return Ending::Passes;
  }
  if (!game.is_over()) return Ending::Cap;
  if (game.is_repetition_draw()) return Ending::Repetition;
  if (game.outcome() == Outcome::Draw) return Ending::BothRinged;
  const Colour loser = game.outcome() == Outcome::WhiteWins ? Colour::Black : Colour::White;
  const hive::Tile queen = queen_of(loser);
  if (game.position().on_board().contains(queen)) return Ending::Ring;
  return game.position().removed().contains(queen) ? Ending::Removal : Ending::Deadline;
}

Action random_action(const Game& game, Rng& rng) {
  if (!game.is_chance()) {
    thread_local hive::ActionList actions;
    game.legal_actions(actions);
    return actions[rng.below(static_cast<std::uint32_t>(actions.size()))];
  }
  petek::ActionList<Weighted<Action>> draws;
  game.chance_outcomes(draws);
  std::uint32_t weights = 0;
  for (const auto& draw : draws) weights += draw.weight;
  std::uint32_t at = rng.below(weights);
  std::size_t i = 0;
  while (at >= draws[i].weight) at -= draws[i++].weight;
  return draws[i].action;
}

std::size_t column_of(const Game& game, Action action) {
  const bool is_enemy =
      action.kind == ActionKind::Move && colour(action.tile()) != game.position().to_act();
  return is_enemy ? kTossColumn : static_cast<std::size_t>(action.kind);
}

void count_end(const Game& game, Tally& tally) {
  ++tally.games;
  tally.plies += game.position().ply();
  ++tally.endings[static_cast<std::size_t>(ending_of(game))];
  if (game.outcome() != Outcome::WhiteWins && game.outcome() != Outcome::BlackWins) return;
  const Colour winner = game.outcome() == Outcome::WhiteWins ? Colour::White : Colour::Black;
  ++tally.wins[index(winner)];
  ++tally.wins_by_order[winner == game.rules().first ? 0 : 1];
}

}  // namespace

void Tally::add(const Tally& other) {
  games += other.games;
  plies += other.plies;
  const auto add_each = [](auto& to, const auto& from) {
    for (std::size_t i = 0; i < to.size(); ++i) to[i] += from[i];
  };
  add_each(wins, other.wins);
  add_each(wins_by_order, other.wins_by_order);
  add_each(endings, other.endings);
  add_each(actions, other.actions);
}

double Tally::mean_plies() const {
  return games == 0 ? 0 : static_cast<double>(plies) / static_cast<double>(games);
}

Game play_random_game(const hive::Rules& rules, Rng& rng, std::uint32_t cap, Tally& tally) {
  Game game(rules);
  while (!game.is_over() && game.position().ply() < cap && !passes_for_ever(game)) {
    const Action action = random_action(game, rng);
    ++tally.actions[column_of(game, action)];
    game.apply(action);
  }
  count_end(game, tally);
  return game;
}

std::vector<Tally> simulate(std::span<const hive::Rules> rulesets, const SimulationOptions& options,
                            const std::function<void(std::uint64_t)>& progress) {
  const std::uint64_t total = options.games * rulesets.size();
  std::atomic<std::uint64_t> next{0};
  const auto work = [&](std::vector<Tally>& tallies, bool tells) {
    tallies.resize(rulesets.size());
    for (std::uint64_t i = next++; i < total; i = next++) {
      if (tells) progress(i);
      const std::size_t ruleset = i / options.games;
      Rng rng(mixed(options.seed) + i % options.games);
      play_random_game(rulesets[ruleset], rng, options.cap, tallies[ruleset]);
    }
  };
  std::vector<std::vector<Tally>> parts(static_cast<std::size_t>(options.threads));
  std::vector<std::thread> threads;
  for (std::size_t i = 1; i < parts.size(); ++i) {
    threads.emplace_back([&, i] { work(parts[i], false); });
  }
  work(parts.front(), true);
  for (std::thread& thread : threads) thread.join();
  std::vector<Tally> sums(rulesets.size());
  for (const std::vector<Tally>& part : parts) {
    for (std::size_t i = 0; i < sums.size(); ++i) sums[i].add(part[i]);
  }
  return sums;
}

}  // namespace petek::app
