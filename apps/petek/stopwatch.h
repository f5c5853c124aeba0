// SPDX-License-Identifier: MIT
// Time on the wall and time on the processors, since the start.
#pragma once

#include <chrono>
#include <ctime>

namespace petek::app {

class Stopwatch {
 public:
  [[nodiscard]] double seconds() const {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start_).count();
  }
  // Of all threads of this program together.
  [[nodiscard]] double cpu_seconds() const {
    return static_cast<double>(std::clock() - cpu_start_) / CLOCKS_PER_SEC;
  }

 private:
  std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
  std::clock_t cpu_start_ = std::clock();
};

// How many a second; 0 when the time was too short to tell.
[[nodiscard]] inline double rate(double count, double seconds) {
  constexpr double kShortest = 1e-4;
  return seconds < kShortest ? 0 : count / seconds;
}

}  // namespace petek::app
