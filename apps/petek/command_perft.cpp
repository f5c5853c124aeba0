// SPDX-License-Identifier: MIT
// petek perft: counts the sequences of moves from a position.
#include <fmt/core.h>

#include <atomic>
#include <cstdio>
#include <mutex>

#include "apps/petek/commands.h"
#include "apps/petek/game_argument.h"
#include "apps/petek/stopwatch.h"
#include "apps/petek/terminal.h"
#include "petek/hive/notation.h"
#include "petek/search/perft.h"

namespace petek::app {
namespace {

// Shows the count so far on a terminal, a few times a second.
class Progress {
 public:
  bool operator()(std::uint64_t leaves) {
    if (!is_visible_) return true;
    counted_ += leaves;
    const std::unique_lock lock(mutex_, std::try_to_lock);
    constexpr double kInterval = 0.25;
    if (!lock || watch_.seconds() < next_) return true;
    next_ = watch_.seconds() + kInterval;
    fmt::print(stderr, "\r{} leaves so far", counted_.load());
    std::fflush(stderr);
    is_drawn_ = true;
    return true;
  }
  void clear() {
    if (is_drawn_) fmt::print(stderr, "\r\x1b[K");
  }

 private:
  const bool is_visible_ = is_error_output_a_terminal();
  bool is_drawn_ = false;
  std::atomic<std::uint64_t> counted_{0};
  std::mutex mutex_;
  Stopwatch watch_;
  double next_ = 1;  // a quick count needs no progress
};

template <class State>
int count(const State& state, const hive::Position& position, const PerftArguments& arguments) {
  const search::PerftOptions options{
      .threads = arguments.threads,
      .last_ply = arguments.list ? search::LastPly::List : search::LastPly::Count};
  Progress progress;
  const Stopwatch watch;
  const auto result = search::divide(state, arguments.depth, options, progress);
  const double seconds = watch.seconds();
  const double cpu_seconds = watch.cpu_seconds();
  progress.clear();

  if (arguments.divide) {
    for (const auto& branch : result.branches) {
      fmt::print("{:<12} {}\n", to_string(position, branch.action), branch.leaves);
    }
  }
  fmt::print("perft({}) = {}\n", arguments.depth, result.leaves);
  const double speed = rate(static_cast<double>(result.leaves), cpu_seconds);
  constexpr double kMillion = 1e6;
  fmt::print("{:.3f} s, {:.3f} CPU s", seconds, cpu_seconds);
  if (speed > 0) fmt::print(", {:.1f} million leaves per CPU second", speed / kMillion);
  fmt::print("\n");
  return kSuccess;
}

}  // namespace

int run_perft(const PerftArguments& arguments) {
  const auto record = read_game(arguments.game);
  if (!record) {
    fmt::print(stderr, "petek perft: {}\n", record.error());
    return kFault;
  }
  const hive::Game& game = record->game;
  fmt::print("{};{};{}\n", to_string(game.rules()), state_string(game.position(), game.outcome()),
             turn_string(game.position()));
  if (arguments.repetition) return count(game, game.position(), arguments);
  return count(game.position(), game.position(), arguments);
}

}  // namespace petek::app
