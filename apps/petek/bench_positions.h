// SPDX-License-Identifier: MIT
// The positions that `petek bench` and the micro-benchmarks measure.
#pragma once

#include <span>
#include <string_view>

namespace petek::app {

struct BenchPosition {
  std::string_view name;
  int depth;  // of perft: about a hundred million leaves, fewer where they are slow
  std::string_view game;
};
[[nodiscard]] std::span<const BenchPosition> bench_positions();

}  // namespace petek::app
