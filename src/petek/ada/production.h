// SPDX-License-Identifier: MIT
// What a roll brings to whom, and where the bank falls short. Spec: A-15.
#pragma once

#include <array>

#include "petek/ada/state.h"

namespace petek::ada {

struct Production {
  std::array<Resources, kMostSeats> due{};   // what the buildings claim
  std::array<Resources, kMostSeats> paid{};  // what the bank gives

  [[nodiscard]] bool is_short() const { return due != paid; }
};

// `sum` of two dice, not 7.
[[nodiscard]] Production production(const State& s, int sum);

}  // namespace petek::ada
