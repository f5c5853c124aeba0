// SPDX-License-Identifier: MIT
#include "petek/bots/hive_search.h"

#include <algorithm>

#include "petek/bots/hive_evaluation.h"
#include "petek/core/rng.h"

namespace petek::bots {

HiveResult find_best(const hive::Game& game, HiveTable& table, const search::SearchOptions& options,
                     const std::function<void(const HiveResult&)>& report) {
  if (game.is_chance()) return {.action = draw_tile(game, options.seed), .pv = {}};
  if (game.position().phase() == hive::Phase::Choose) {
    return {.action = choose_tiles(game, options.seed), .pv = {}};
  }
  return search::search(game, HiveEvaluation{}, table, options, [&](const HiveResult& result) {
    if (report) report(result);
  });
}

hive::Action choose_tiles(const hive::Game& game, std::uint64_t seed) {
  PETEK_ASSERT(game.position().phase() == hive::Phase::Choose, "nothing is to be chosen");
  hive::ActionList choices;
  game.legal_actions(choices);
  const auto worth = [&](hive::Action choice) {
    int sum = 0;
    for (const hive::Bug kind : choice.chosen()) sum += worth_in_hand(game.rules(), kind);
    return sum;
  };
  int best = 0;
  for (const hive::Action choice : choices) best = std::max(best, worth(choice));
  hive::ActionList equal;
  for (const hive::Action choice : choices) {
    if (worth(choice) == best) equal.push_back(choice);
  }
  return seed == 0 ? equal[0] : equal[Rng(seed).below(static_cast<std::uint32_t>(equal.size()))];
}

hive::Action draw_tile(const hive::Game& game, std::uint64_t seed) {
  petek::ActionList<Weighted<hive::Action>> draws;
  game.chance_outcomes(draws);
  PETEK_ASSERT(!draws.empty(), "no tile is to be drawn");
  std::uint32_t weights = 0;
  for (const auto& draw : draws) weights += draw.weight;
  std::uint32_t at = Rng(seed).below(weights);
  for (const auto& draw : draws) {
    if (at < draw.weight) return draw.action;
    at -= draw.weight;
  }
  return draws[0].action;  // not reached: `at` is below the sum
}

}  // namespace petek::bots
