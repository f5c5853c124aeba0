// SPDX-License-Identifier: MIT
// Law: the fast engine and the reference engine, which share no line, agree on the legal actions,
// the state, the turn and the repetitions of every position.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <mutex>
#include <set>
#include <thread>
#include <utility>

#include "petek/hive/notation.h"
#include "petek/hive/record.h"
#include "tests/laws/playout.h"
#include "tests/reference/naive_game.h"

namespace petek::laws {
namespace {

std::set<std::string> keys(const hive::Game& game) {
  hive::ActionList actions;
  game.legal_actions(actions);
  std::set<std::string> result;
  for (const hive::Action action : actions) {
    result.insert(hive::to_key(game.position(), action));
  }
  return result;
}

std::string joined(const std::set<std::string>& all, const std::set<std::string>& without) {
  std::string text;
  for (const std::string& key : all) {
    if (!without.contains(key)) text += " " + key;
  }
  return text;
}

// What they disagree on; empty when they agree.
std::string disagreement(const hive::Game& game, const reference::NaiveGame& naive) {
  const std::set<std::string> fast = keys(game);
  const std::set<std::string> slow = naive.legal();
  std::string text;
  if (fast != slow) {
    text += " only the fast engine:" + joined(fast, slow);
    text += " only the reference engine:" + joined(slow, fast);
  }
  const std::string state(hive::state_string(game.position(), game.outcome()));
  if (state != naive.state()) text += " state " + state + " or " + naive.state();
  const std::string turn = hive::turn_string(game.position());
  if (turn != naive.turn()) text += " turn " + turn + " or " + naive.turn();
  if (naive.occurrences() > 0 && game.repetitions() != naive.occurrences()) {
    text += " repetitions " + std::to_string(game.repetitions()) + " or " +
            std::to_string(naive.occurrences());
  }
  if (!text.empty()) text += "\n" + describe(game);
  return text;
}

// Plays the game of this seed with both; returns the first disagreement. `positions` grows by the
// number of positions that were compared.
std::string compare_game(std::string_view game_type, std::uint64_t seed,
                         std::atomic<int>& positions) {
  Playout playout(game_type, seed);
  reference::NaiveGame naive(game_type);
  const hive::Game& game = playout.game();
  for (std::size_t i = 0; i < game.actions().size(); ++i) {
    naive.replay_key(hive::to_key(game.position_at(i), game.actions()[i]));
  }
  while (true) {
    std::string text = disagreement(game, naive);
    ++positions;
    if (!text.empty()) return text;
    const hive::Position before = playout.position();
    if (!playout.step()) return {};
    const std::string key = hive::to_key(before, playout.last());
    if (!naive.play_key(key)) return key + " is not played by the reference engine";
  }
}

void compare_positions(std::string_view game_type, int count, std::uint64_t first_seed) {
  std::atomic<int> positions = 0;
  for (std::uint64_t seed = first_seed; positions < count; ++seed) {
    const std::string text = compare_game(game_type, seed, positions);
    ASSERT_EQ(text, "") << game_type << " seed " << seed;
  }
}

// Both engines in the position and in all that follow it within `depth` plies.
void compare_tree(hive::Game& game, const reference::NaiveGame& naive, int depth) {
  ASSERT_EQ(disagreement(game, naive), "");
  if (depth == 0) return;
  hive::ActionList actions;
  game.legal_actions(actions);
  for (const hive::Action action : actions) {
    reference::NaiveGame next = naive;
    ASSERT_TRUE(next.play_key(hive::to_key(game.position(), action)));
    game.apply(action);
    compare_tree(game, next, depth - 1);
    game.undo();
    if (testing::Test::HasFatalFailure()) return;
  }
}

// Ends that random games hardly ever come to.
TEST(ReferenceEngine, AgreesRoundRareEnds) {
  constexpr std::array<std::pair<std::string_view, int>, 4> kRecords = {{
      // no cell for White's queen.
      {"Base@kandu;bQ;wA1 -bQ;bB1 bQ\\;wB1 bQ-", 2},
      // both rings, the first by lifting; in two rulesets, and before the last tiles.
      {"Base@kandu:first=w;wQ;bA1 wQ-;wB1 bA1-;bQ wB1-;wA1 bA1\\;bA2 wQ/;wS1 wA1-;bA3 -bA2;"
       "wB1 bA1;bG1 -wQ;wG1 wS1-;bG2 bG1\\;wG2 bQ-;bG3 bG2-;wG3 bQ/;bS1 -bG1;wS2 -wG3;bS2 bS1\\",
       1},
      {"Base@kandu:first=w:both=draw;wQ;bA1 wQ-;wB1 bA1-;bQ wB1-;wA1 bA1\\;bA2 wQ/;wS1 wA1-;"
       "bA3 -bA2;wB1 bA1;bG1 -wQ;wG1 wS1-;bG2 bG1\\;wG2 bQ-;bG3 bG2-;wG3 bQ/;bS1 -bG1;wS2 -wG3;"
       "bS2 bS1\\",
       1},
      {"Base@kandu:first=w:surround=any;wQ;bA1 wQ-;wB1 bA1-;bQ wB1-;wA1 bA1\\;bA2 wQ/;wS1 wA1-;"
       "bA3 -bA2;wB1 bA1;bG1 -wQ;wG1 wS1-;bG2 bG1\\;wG2 bQ-",
       1},
  }};
  for (const auto& [record, depth] : kRecords) {
    auto read = hive::parse_game_string(record);
    ASSERT_TRUE(read.has_value()) << read.error().what;
    const auto naive = reference::NaiveGame::load(record);
    ASSERT_TRUE(naive.has_value()) << record;
    compare_tree(read->game, *naive, depth);
    if (HasFatalFailure()) return;
  }
}

TEST(ReferenceEngine, AgreesInEveryRuleset) {
  for (const std::string_view game_type : kGameTypes) compare_positions(game_type, 300, 0);
}

TEST(MediumReferenceEngine, AgreesInEveryRuleset) {
  for (const std::string_view game_type : kGameTypes) compare_positions(game_type, 4000, 1000);
}

// Returns the first disagreement on as many random positions, or nothing.
std::string disagreement_of_random_games(std::string_view game_type, int count) {
  constexpr std::uint64_t kFirstSeed = 1'000'000;
  std::atomic<int> positions = 0;
  std::atomic<std::uint64_t> next_seed = kFirstSeed;
  std::atomic<bool> failed = false;
  std::mutex mutex;
  std::string first_failure;
  const auto work = [&] {
    while (positions < count && !failed) {
      const std::uint64_t seed = next_seed++;
      const std::string text = compare_game(game_type, seed, positions);
      if (text.empty()) continue;
      const std::lock_guard lock(mutex);
      if (!failed) first_failure = "seed " + std::to_string(seed) + text;
      failed = true;
    }
  };
  std::array<std::thread, 2> threads = {std::thread(work), std::thread(work)};
  for (std::thread& thread : threads) thread.join();
  return first_failure;
}

TEST(SlowReferenceEngine, AgreesOnAHundredThousandPositionsOfEveryRuleset) {
  for (const std::string_view game_type : kCoreTypes) {
    ASSERT_EQ(disagreement_of_random_games(game_type, 100'000), "") << game_type;
  }
}

TEST(SlowReferenceEngine, AgreesOnTwentyThousandPositionsOfEveryRulesetWithColony) {
  for (const std::string_view game_type : kColonyTypes) {
    ASSERT_EQ(disagreement_of_random_games(game_type, 20'000), "") << game_type;
  }
}

}  // namespace
}  // namespace petek::laws
