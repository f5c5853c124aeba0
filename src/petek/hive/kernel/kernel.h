// SPDX-License-Identifier: MIT
// The move generator's kernels: the same source compiled for different processors.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "petek/hive/action.h"
#include "petek/hive/state.h"

namespace petek::hive::kernel {

struct Kernel {
  std::string_view name;
  // Legal actions, the pass of H-9 included; 0 when the game is over.
  std::uint32_t (*count)(const State&);
  // Writes them in a fixed order to room for kMaxActions and returns their number.
  std::size_t (*list)(const State&, Action*);
  // Performs a legal action.
  void (*apply)(State&, Action);
  // The same to a copy: `to` becomes the state after it.
  void (*make)(const State& from, Action, State& to);
  // Makes origin, wide, tops, key_sum and holes from the tile arrays.
  void (*rebuild)(State&);
  // Ends the game if the player to act must place its queen now and cannot; apply does so
  // too.
  void (*judge_missed_queen)(State&);
  // The sum of the counts after each of these legal actions.
  std::uint64_t (*count_after)(const State& from, const Action* actions, std::size_t number);
};

// More than any position of any ruleset offers.
inline constexpr std::size_t kMaxActions = 4096;

// The fastest that this processor runs, chosen once; `portable` when PETEK_KERNEL=portable is set
// in the environment.
[[nodiscard]] const Kernel& chosen();
// All that this processor runs, the portable one first.
[[nodiscard]] std::span<const Kernel* const> available();

}  // namespace petek::hive::kernel
