// SPDX-License-Identifier: MIT
// petek ada simulate: games among bots on all cores, and what came of them.
#include <fmt/core.h>

#include <algorithm>
#include <atomic>
#include <boost/json.hpp>
#include <chrono>
#include <cstdio>
#include <memory>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "apps/petek/ada_commands.h"
#include "apps/petek/ada_tally.h"
#include "apps/petek/stopwatch.h"
#include "apps/petek/terminal.h"
#include "petek/ada/random_play.h"
#include "petek/bots/ada_bot.h"

namespace petek::app {
namespace {

namespace json = boost::json;

// The seeds of game `i`, the same whatever the number of threads.
std::uint64_t seed_of(std::uint64_t seed, std::uint64_t i) {
  std::uint64_t state = seed + i;
  return splitmix64(state);
}

struct Simulation {
  const AdaSimulateArguments& arguments;
  ada::Rules rules;
  std::vector<bots::AdaBotKind> bots;  // one for each seat of the first game
  std::vector<AdaResult> results;
  AdaTally tally;
  double seconds = 0;
  double cpu_seconds = 0;
};

// Who plays a game. Random players need no view, and so play many times faster without.
class Players {
 public:
  Players(const Simulation& simulation, std::uint64_t game, std::uint64_t seed) {
    const std::size_t count = simulation.bots.size();
    for (std::size_t seat = 0; seat < count; ++seat) {
      kinds_[seat] = simulation.bots[(seat + game) % count];
      if (kinds_[seat] == bots::AdaBotKind::Random) continue;
      bots_[seat] = bots::make_ada_bot(kinds_[seat], seed + seat);
    }
  }

  [[nodiscard]] const auto& kinds() const { return kinds_; }
  [[nodiscard]] ada::Action choose(const ada::Position& position, Seat seat, Rng& rng,
                                   ada::ActionList& scratch) const {
    if (!bots_[seat.number]) return random_action(position, seat, rng, scratch);
    position.legal_actions(seat, scratch);
    return bots_[seat.number]->choose(position.view(seat), scratch);
  }

 private:
  std::array<bots::AdaBotKind, ada::kMostSeats> kinds_{};
  std::array<std::unique_ptr<bots::AdaBot>, ada::kMostSeats> bots_;
};

AdaResult play(const Simulation& simulation, std::uint64_t i, ada::ActionList& scratch,
               AdaTally& tally) {
  const AdaSimulateArguments& arguments = simulation.arguments;
  Rng rng(seed_of(arguments.seed, i));
  ada::Position position(ada::make_setup(simulation.rules, arguments.players, rng()));
  const Players players(simulation, i, seed_of(arguments.seed, i));
  AdaResult result;
  result.bots = players.kinds();
  while (!position.is_over() && position.state().turn <= arguments.most_turns) {
    const Seat seat = next_to_act(position);
    const ada::Action action = position.is_chance() ? random_outcome(position, rng)
                                                    : players.choose(position, seat, rng, scratch);
    tally.apply(position, seat, action);
    ++result.actions;
  }
  const ada::State& s = position.state();
  result.turns = std::min(s.turn, arguments.most_turns);
  if (position.is_over()) result.winner = s.on_turn;
  for (std::uint8_t seat = 0; seat < s.seat_count; ++seat) {
    result.points[seat] = static_cast<std::uint8_t>(points(s, seat));
  }
  return result;
}

int thread_count(const AdaSimulateArguments& arguments) {
  if (arguments.threads > 0) return arguments.threads;
  return std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
}

void run_all(Simulation& simulation) {
  const std::uint64_t games = simulation.arguments.games;
  const int threads = thread_count(simulation.arguments);
  simulation.results.resize(games);
  std::vector<AdaTally> tallies(static_cast<std::size_t>(threads));
  std::atomic<std::uint64_t> next = 0;
  std::atomic<int> running = threads;
  const auto work = [&](std::size_t worker) {
    ada::ActionList scratch;
    while (true) {
      const std::uint64_t i = next++;
      if (i >= games) break;
      simulation.results[i] = play(simulation, i, scratch, tallies[worker]);
    }
    --running;
  };

  const Stopwatch watch;
  std::vector<std::thread> workers;
  for (std::size_t i = 0; i < tallies.size(); ++i) workers.emplace_back(work, i);
  if (is_error_output_a_terminal()) {
    ProgressBar progress("simulate", games);
    while (running > 0) {
      constexpr std::chrono::milliseconds kInterval{50};
      std::this_thread::sleep_for(kInterval);
      progress.show(std::min(next.load(), games));
    }
  }
  for (std::thread& worker : workers) worker.join();
  simulation.seconds = watch.seconds();
  simulation.cpu_seconds = watch.cpu_seconds();
  for (const AdaTally& tally : tallies) simulation.tally.add(tally);
}

// Of one kind of bot.
struct KindSummary {
  std::uint64_t seats = 0;  // how many it played
  std::uint64_t wins = 0;
  std::uint64_t points = 0;
};

// Numbers drawn from all games.
struct Summary {
  std::uint64_t finished = 0;
  std::uint64_t turns = 0;
  std::uint64_t actions = 0;
  std::uint32_t shortest = 0;
  std::uint32_t median = 0;
  std::uint32_t longest = 0;
  std::array<std::uint64_t, ada::kMostSeats> wins{};
  std::array<std::uint64_t, ada::kMostSeats> points{};
  std::array<KindSummary, bots::kAdaBotNames.size()> kinds{};
};

void add_kinds(const AdaResult& result, std::size_t players, Summary& sum) {
  for (std::size_t seat = 0; seat < players; ++seat) {
    KindSummary& kind = sum.kinds[static_cast<std::size_t>(result.bots[seat])];
    ++kind.seats;
    kind.wins += result.winner == seat ? 1U : 0U;
    kind.points += result.points[seat];
  }
}

Summary sum_up(const Simulation& simulation) {
  Summary sum;
  std::vector<std::uint32_t> lengths;
  for (const AdaResult& result : simulation.results) {
    lengths.push_back(result.turns);
    sum.turns += result.turns;
    sum.actions += result.actions;
    if (result.winner != ada::kNobody) {
      ++sum.finished;
      ++sum.wins[result.winner];
    }
    for (std::size_t seat = 0; seat < sum.points.size(); ++seat) {
      sum.points[seat] += result.points[seat];
    }
    add_kinds(result, simulation.bots.size(), sum);
  }
  std::sort(lengths.begin(), lengths.end());
  sum.shortest = lengths.front();
  sum.median = lengths[lengths.size() / 2];
  sum.longest = lengths.back();
  return sum;
}

double per_game(const Simulation& simulation, std::uint64_t count) {
  return static_cast<double>(count) / static_cast<double>(simulation.results.size());
}
double per_seat(std::uint64_t count, const KindSummary& kind) {
  return static_cast<double>(count) / static_cast<double>(kind.seats);
}
double games_per_cpu_second(const Simulation& simulation) {
  return rate(static_cast<double>(simulation.results.size()), simulation.cpu_seconds);
}

void print_text(const Simulation& simulation) {
  const Summary sum = sum_up(simulation);
  const int players = simulation.arguments.players;
  fmt::print("{} games of {} players, {} with a winner within {} turns\n",
             simulation.results.size(), players, sum.finished, simulation.arguments.most_turns);
  fmt::print("turns: {} to {}, median {}, mean {:.1f}; {:.1f} actions a game\n", sum.shortest,
             sum.longest, sum.median, per_game(simulation, sum.turns),
             per_game(simulation, sum.actions));
  for (int i = 0; i < players; ++i) {
    const auto seat = static_cast<std::size_t>(i);
    fmt::print("seat {}: wins {:.2f} %, {:.2f} points on average\n", i + 1,
               100 * per_game(simulation, sum.wins[seat]), per_game(simulation, sum.points[seat]));
  }
  for (std::size_t i = 0; i < sum.kinds.size(); ++i) {
    const KindSummary& kind = sum.kinds[i];
    if (kind.seats == 0) continue;
    fmt::print("{}: wins {:.2f} % of its seats' games, {:.2f} points on average\n",
               bots::kAdaBotNames[i], 100 * per_seat(kind.wins, kind), per_seat(kind.points, kind));
  }
  fmt::print("\n{:>12} {:>10}  rule  what\n", "in all", "a game");
  for (std::size_t i = 0; i < kAdaEventCount; ++i) {
    const AdaEventSpec& event = ada_events()[i];
    fmt::print("{:>12} {:>10.3f}  {:<5} {}\n", simulation.tally.count(i),
               per_game(simulation, simulation.tally.count(i)), event.rule, event.what);
  }
  fmt::print("\n{:.3f} s, {:.3f} CPU s, {:.0f} games per CPU second\n", simulation.seconds,
             simulation.cpu_seconds, games_per_cpu_second(simulation));
}

void print_json(const Simulation& simulation) {
  const Summary sum = sum_up(simulation);
  json::array seats;
  for (int i = 0; i < simulation.arguments.players; ++i) {
    const auto seat = static_cast<std::size_t>(i);
    seats.push_back(json::object{{"wins", sum.wins[seat]},
                                 {"mean_points", per_game(simulation, sum.points[seat])}});
  }
  json::object kinds;
  for (std::size_t i = 0; i < sum.kinds.size(); ++i) {
    const KindSummary& kind = sum.kinds[i];
    if (kind.seats == 0) continue;
    kinds[bots::kAdaBotNames[i]] = json::object{
        {"seats", kind.seats}, {"wins", kind.wins}, {"mean_points", per_seat(kind.points, kind)}};
  }
  json::object events;
  for (std::size_t i = 0; i < kAdaEventCount; ++i) {
    events[ada_events()[i].code] = simulation.tally.count(i);
  }
  const json::object all{{"games", simulation.results.size()},
                         {"players", simulation.arguments.players},
                         {"seed", simulation.arguments.seed},
                         {"options", to_string(simulation.rules)},
                         {"finished", sum.finished},
                         {"turns", json::object{{"least", sum.shortest},
                                                {"median", sum.median},
                                                {"mean", per_game(simulation, sum.turns)},
                                                {"most", sum.longest}}},
                         {"actions", sum.actions},
                         {"seats", seats},
                         {"bots", kinds},
                         {"events", events},
                         {"seconds", simulation.seconds},
                         {"cpu_seconds", simulation.cpu_seconds},
                         {"games_per_cpu_second", games_per_cpu_second(simulation)}};
  fmt::print("{}\n", json::serialize(all));
}

void print_csv(const Simulation& simulation) {
  fmt::print("game,turns,actions,winner");
  for (int i = 1; i <= simulation.arguments.players; ++i) fmt::print(",points_{}", i);
  for (int i = 1; i <= simulation.arguments.players; ++i) fmt::print(",bot_{}", i);
  fmt::print("\n");
  for (std::size_t i = 0; i < simulation.results.size(); ++i) {
    const AdaResult& result = simulation.results[i];
    const std::string winner =
        result.winner == ada::kNobody ? "" : std::to_string(result.winner + 1);
    fmt::print("{},{},{},{}", i, result.turns, result.actions, winner);
    for (int seat = 0; seat < simulation.arguments.players; ++seat) {
      fmt::print(",{}", result.points[static_cast<std::size_t>(seat)]);
    }
    for (int seat = 0; seat < simulation.arguments.players; ++seat) {
      fmt::print(",{}", name(result.bots[static_cast<std::size_t>(seat)]));
    }
    fmt::print("\n");
  }
}

// One for each seat.
std::optional<std::vector<bots::AdaBotKind>> read_bots(const AdaSimulateArguments& arguments) {
  const auto players = static_cast<std::size_t>(arguments.players);
  std::vector<bots::AdaBotKind> kinds;
  for (const std::string& text : arguments.bots) {
    kinds.push_back(bots::parse_ada_bot(text).value_or(bots::AdaBotKind::Random));
  }
  if (kinds.size() == 1) kinds.resize(players, kinds.front());
  if (kinds.size() != players) return std::nullopt;
  return kinds;
}

}  // namespace

int run_ada_simulate(const AdaSimulateArguments& arguments) {
  const auto rules = ada::parse_rules(arguments.options);
  if (!rules) {
    fmt::print(stderr, "petek ada simulate: {}\n", rules.error().what);
    return kUsage;
  }
  const auto kinds = read_bots(arguments);
  if (!kinds) {
    fmt::print(stderr, "petek ada simulate: --bots names {} bots for {} seats; one is for all\n",
               arguments.bots.size(), arguments.players);
    return kUsage;
  }
  Simulation simulation{arguments, *rules, *kinds, {}, {}};
  run_all(simulation);
  if (arguments.json) {
    print_json(simulation);
  } else if (arguments.csv) {
    print_csv(simulation);
  } else {
    print_text(simulation);
  }
  return kSuccess;
}

}  // namespace petek::app
