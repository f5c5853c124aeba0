// SPDX-License-Identifier: MIT
#include "apps/petek/bench_positions.h"

#include <array>

namespace petek::app {
namespace {

// clang-format off
constexpr std::array kPositions = {
    BenchPosition{"start-MLP", 6,
        R"(Base+MLP;NotStarted;White[1])"},
    BenchPosition{"start-Base", 7,
        R"(Base;NotStarted;White[1])"},
    BenchPosition{"open-34", 4,
        R"(Base+MLP;InProgress;White[18];wL;bL /wL;wA1 wL/;bM /bL;wQ wA1\;bP -bL;wA1 /bP;)"
        R"(bQ bL\;wM \wQ;bB1 bM\;wB1 -wA1;bP wA1\;wA2 -wM;bA1 bQ\;wM bA1\;bB1 bQ;wB1 wA1;)"
        R"(bB1 bL;wB1 bP;bB1 wL;wP wQ-;bB1 wQ;wS1 wP\;bB1 wP;wA3 /wS1;bG1 bB1/;wA3 bQ-;)"
        R"(bG2 bG1-;wA2 \bG1;bG2 /wA2;wB2 /wM;bG1 -bG2;wB2 /bA1;bG3 \bG1)"},
    BenchPosition{"mid-34", 4,
        R"(Base+MLP;InProgress;White[18];wA1;bA1 wA1-;wQ \wA1;bQ bA1-;wQ \bA1;bQ wQ-;wA2 -wQ;)"
        R"(bG1 bA1\;wA2 wA1\;bG1 \wQ;wA3 /wA1;bG2 bQ\;wA1 bA1\;bG2 \bQ;wA1 /bG1;bG2 wA1\;)"
        R"(wA1 -bG1;bQ bG1-;wA2 bA1\;bG3 \bQ;wA1 -bG3;bG3 bQ\;wA2 bG3-;bA1 bG2\;wA3 -bG2;)"
        R"(bA1 wQ\;wG1 \wA3;bA1 bG2\;wG1 wA3\;bA1 wG1\;wA2 bG3\;bA1 /wG1;wG2 /wA2;bA1 wG1\)"},
    BenchPosition{"busy-56", 4,
        R"(Base+MLP;InProgress;White[29];wL;bL wL-;wA1 -wL;bQ bL\;wQ \wL;bP bQ-;wB1 wA1\;)"
        R"(bA1 bP-;wA1 bA1/;bM bP\;wM /wQ;bM /wB1;wM wB1;bA2 bP\;wS1 /wQ;bB1 bL/;wS1 /bM;)"
        R"(bA2 -wQ;wP wQ/;bB1 wP\;wP bB1/;bB2 \bA2;wA1 \bB2;bA3 bP\;wA2 wP-;bA3 wA2/;wA3 \wP;)"
        R"(bA1 \wA3;wS2 -wA1;bG1 \bA3;wS2 bB2/;bG1 bA3\;wA1 bA3/;bG2 /bA2;wM bA2\;bG2 wS2\;)"
        R"(wM -bB2;bA2 /wM;wS2 \bA1;bS1 bA2\;wS2 -bA3;bG1 -wA1;wA1 bA3-;bS1 -wM;wA2 /bA2;)"
        R"(bP bL-;wG1 /wQ;bQ wL\;wL bQ\;bP bL\;wL /wG1;bL bB2\;wB2 wS1\;bA1 /wB2;wA3 \bG1;)"
        R"(bS1 /wA2)"},
};
// clang-format on

}  // namespace

std::span<const BenchPosition> bench_positions() {
  return kPositions;
}

}  // namespace petek::app
