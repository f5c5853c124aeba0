// SPDX-License-Identifier: MIT
// petek bench: how fast this build is, and one number that tells whether it still does the same.
//
// The number is the sum of all nodes that perft and the search visited. A change that is meant to
// change neither rules nor search leaves it as it was, on every machine.
#include <fmt/core.h>

#include <boost/json.hpp>
#include <cstdio>
#include <string>
#include <vector>

#include "apps/petek/bench_positions.h"
#include "apps/petek/commands.h"
#include "apps/petek/game_argument.h"
#include "apps/petek/stopwatch.h"
#include "petek/bots/hive_search.h"
#include "petek/search/perft.h"

namespace petek::app {
namespace {

namespace json = boost::json;

constexpr double kMillion = 1e6;
constexpr int kSearchDepth = 4;
constexpr std::size_t kTableBytes = std::size_t{16} << 20;

struct Row {
  std::string_view name;
  int depth = 0;
  std::uint64_t nodes = 0;
  double cpu_seconds = 0;

  [[nodiscard]] double speed() const { return rate(static_cast<double>(nodes), cpu_seconds); }
};

struct Part {
  std::string_view title;
  std::string_view unit;
  std::vector<Row> rows;

  [[nodiscard]] Row total() const {
    Row sum{.name = "all"};
    for (const Row& row : rows) {
      sum.nodes += row.nodes;
      sum.cpu_seconds += row.cpu_seconds;
    }
    return sum;
  }
};

Row count(const BenchPosition& bench, const hive::Position& position, int depth,
          search::LastPly last_ply) {
  const Stopwatch watch;
  const std::uint64_t leaves = search::perft(position, depth, {.last_ply = last_ply});
  return {bench.name, depth, leaves, watch.cpu_seconds()};
}

Row think(const BenchPosition& bench, const hive::Game& game) {
  bots::HiveTable table(kTableBytes);
  const Stopwatch watch;
  const auto result = bots::find_best(game, table, {.limits = {.depth = kSearchDepth}});
  return {bench.name, kSearchDepth, result.nodes, watch.cpu_seconds()};
}

void print(const Part& part) {
  fmt::print("{}\n", part.title);
  for (const Row& row : part.rows) {
    fmt::print("  {:<10} depth {} {:>12} {} {:>8.3f} CPU s {:>8.1f} M/s\n", row.name, row.depth,
               row.nodes, part.unit, row.cpu_seconds, row.speed() / kMillion);
  }
  const Row total = part.total();
  fmt::print("  {:<18} {:>12} {} {:>8.3f} CPU s {:>8.1f} M/s\n\n", total.name, total.nodes,
             part.unit, total.cpu_seconds, total.speed() / kMillion);
}

json::object to_json(const Part& part) {
  json::array rows;
  for (const Row& row : part.rows) {
    rows.push_back(json::object{{"name", row.name},
                                {"depth", row.depth},
                                {"nodes", row.nodes},
                                {"cpu_seconds", row.cpu_seconds},
                                {"nodes_per_cpu_second", row.speed()}});
  }
  const Row total = part.total();
  return {{"positions", std::move(rows)},
          {"nodes", total.nodes},
          {"cpu_seconds", total.cpu_seconds},
          {"nodes_per_cpu_second", total.speed()}};
}

}  // namespace

int run_bench(const BenchArguments& arguments) {
  Part counting{"Perft, counting the last ply", "leaves", {}};
  Part listing{"Perft, listing the last ply", "leaves", {}};
  Part searching{"Search", "nodes ", {}};
  for (const BenchPosition& bench : bench_positions()) {
    const auto record = read_game(std::string(bench.game));
    if (!record) {  // a fault of this program, so say it as it is
      fmt::print(stderr, "petek bench: {}: {}\n", bench.name, record.error());
      return kFault;
    }
    const hive::Position& position = record->game.position();
    const int depth = bench.depth - (arguments.quick ? 1 : 0);
    counting.rows.push_back(count(bench, position, depth, search::LastPly::Count));
    listing.rows.push_back(count(bench, position, depth - 1, search::LastPly::List));
    searching.rows.push_back(think(bench, record->game));
  }
  const std::uint64_t signature =
      counting.total().nodes + listing.total().nodes + searching.total().nodes;

  if (arguments.json) {
    const json::object all{{"signature", signature},
                           {"counting", to_json(counting)},
                           {"listing", to_json(listing)},
                           {"searching", to_json(searching)}};
    fmt::print("{}\n", json::serialize(all));
    return kSuccess;
  }
  for (const Part* part : {&counting, &listing, &searching}) print(*part);
  fmt::print("Bench{}: {}\n", arguments.quick ? " (quick)" : "", signature);
  return kSuccess;
}

}  // namespace petek::app
