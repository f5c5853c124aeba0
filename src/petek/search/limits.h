// SPDX-License-Identifier: MIT
// How long a search may take: plies, time, nodes, or until it is told to stop.
#pragma once

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <limits>
#include <optional>

namespace petek::search {

inline constexpr int kMaxDepth = 60;

struct Limits {
  int depth = kMaxDepth;
  // From the call to its return. Zero asks for an answer without thought.
  std::optional<std::chrono::nanoseconds> time = std::nullopt;
  std::uint64_t nodes = std::numeric_limits<std::uint64_t>::max();
  const std::atomic<bool>* stop = nullptr;
};

// The moment at which a search has to end so that its answer is out in time.
class Deadline {
 public:
  using Clock = std::chrono::steady_clock;

  explicit Deadline(std::optional<std::chrono::nanoseconds> time) {
    using namespace std::chrono_literals;
    if (!time) return;
    // What is held back covers the way out: the nodes up to the next look at the clock, other
    // programs on the same processor, and the pipe.
    const std::chrono::nanoseconds margin =
        std::clamp<std::chrono::nanoseconds>(*time / 10, 2ms, 150ms);
    // Longer than a year is for ever, and must not overflow the clock.
    const std::chrono::nanoseconds usable =
        std::min<std::chrono::nanoseconds>(*time - margin, 8766h);
    end_ = Clock::now() + usable;
  }

  [[nodiscard]] bool has_passed() const { return end_ && Clock::now() >= *end_; }

 private:
  std::optional<Clock::time_point> end_;
};

}  // namespace petek::search
