// SPDX-License-Identifier: MIT
// Random games, and how they end: what a ruleset is like when nobody thinks.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <string_view>
#include <vector>

#include "petek/core/rng.h"
#include "petek/hive/game.h"

namespace petek::app {

enum class Ending : std::uint8_t {
  Ring,        // one queen surrounded (and covered, with Guardians)
  Removal,     // a queen removed
  Deadline,    // no cell for a queen that was due
  BothRinged,  // a draw
  Repetition,
  Passes,  // both players pass for ever; where repetition is a draw, that draw
  Cap,     // cut short
};
struct EndingSpec {
  std::string_view code;  // for programs
  std::string_view what;
};
inline constexpr std::array<EndingSpec, 7> kEndings = {
    {{"ring", "won by a ring"},
     {"removal", "won by removing the queen"},
     {"deadline", "won as the other queen had no cell"},
     {"both_ringed", "drawn, both queens ringed"},
     {"repetition", "drawn by repetition"},
     {"passes", "both pass for ever"},
     {"cap", "cut short at the cap"}}};

// A toss or mind control is a move of a tile of the other colour; it has a column of its own.
inline constexpr std::size_t kTossColumn = hive::kActionKindCount;
inline constexpr std::array<std::string_view, hive::kActionKindCount + 1> kActionCodes = {
    "pass", "place", "move",  "flip",   "sting", "swap",      "kill",
    "take", "comb",  "steal", "choose", "draw",  "move_enemy"};

struct Tally {
  std::uint64_t games = 0;
  std::uint64_t plies = 0;                                   // turns, of both players together
  std::array<std::uint64_t, 2> wins{};                       // by colour
  std::array<std::uint64_t, 2> wins_by_order{};              // of who acts first, and second
  std::array<std::uint64_t, kEndings.size()> endings{};      // by Ending
  std::array<std::uint64_t, kActionCodes.size()> actions{};  // by ActionKind, and kTossColumn

  void add(const Tally& other);
  [[nodiscard]] std::uint64_t count(Ending ending) const {
    return endings[static_cast<std::size_t>(ending)];
  }
  [[nodiscard]] double mean_plies() const;
};

// Plays a game of legal actions, each as likely as any other, draws by their weight, and counts it.
// It is cut short after `cap` plies.
hive::Game play_random_game(const hive::Rules& rules, Rng& rng, std::uint32_t cap, Tally& tally);

struct SimulationOptions {
  std::uint64_t games = 0;  // of each ruleset
  int threads = 1;
  std::uint64_t seed = 0;
  std::uint32_t cap = 0;
};

// The n-th game of a ruleset depends on the seed and n alone, so the tallies do not depend on the
// threads. progress(games) is called by the calling thread with the number of games done.
[[nodiscard]] std::vector<Tally> simulate(std::span<const hive::Rules> rulesets,
                                          const SimulationOptions& options,
                                          const std::function<void(std::uint64_t)>& progress);

}  // namespace petek::app
