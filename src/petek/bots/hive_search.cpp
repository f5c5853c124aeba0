// SPDX-License-Identifier: MIT
#include "petek/bots/hive_search.h"

#include "petek/bots/hive_evaluation.h"

namespace petek::bots {

HiveResult find_best(const hive::Game& game, HiveTable& table, const search::SearchOptions& options,
                     const std::function<void(const HiveResult&)>& report) {
  return search::search(game, HiveEvaluation{}, table, options, [&](const HiveResult& result) {
    if (report) report(result);
  });
}

}  // namespace petek::bots
