// SPDX-License-Identifier: MIT
#include "apps/petek/bench_positions.h"

#include <array>

namespace petek::app {
namespace {

// The first five are those that other engines' figures are known for. Of ours, stacks-44 climbs,
// line-28 is wider than the generator's window, tr-30 and kandu-24 are of other rulesets, and the
// last two are of Colony: stacks and a turned honeycomb; hands of both colours and a bag.
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
    BenchPosition{"stacks-44", 4,
        R"(Base+MLP;InProgress;White[23];wA1;bM \wA1;wG1 wA1\;bQ bM/;wA2 wG1-;bQ \bM;wQ wA2/;)"
        R"(bL bQ/;wB1 -wQ;bB1 /bQ;wM \wQ;bB1 bQ;wM wB1;bB1 bM;wG2 /wG1;bB1 wA1;wA3 wQ/;bB1 bM;)"
        R"(wM wA1;bG1 bL\;wB1 wM;bS1 bG1-;wS1 wA2\;bB1 bG1;wB1 -wQ;bB1 bL;wS2 wA3-;bB1 bQ;)"
        R"(wP -wG2;bP bS1/;wB1 wQ;bP \bS1;wB1 wA3;bB1 bL;wG3 wP\;bB1 bP;wM bM;bB1 bG1;wB2 wS2/;)"
        R"(bB1 bL;wB1 wS2;bB1 bQ;wM wA1;bB1 bM)"},
    BenchPosition{"line-28", 4,
        R"(Base+MLP;InProgress;White[15];wS1;bS1 wS1-;wQ -wS1;bQ bS1-;wS2 -wQ;bS2 bQ-;wB1 -wS2;)"
        R"(bB1 bS2-;wB2 -wB1;bB2 bB1-;wG1 -wB2;bG1 bB2-;wG2 -wG1;bG2 bG1-;wG3 -wG2;bG3 bG2-;)"
        R"(wM -wG3;bM bG3-;wL -wM;bL bM-;wP -wL;bP bL-;wA1 -wP;bA1 bP-;wA2 -wA1;bA2 bA1-;)"
        R"(wA3 -wA2;bA3 bA2-)"},
    BenchPosition{"tr-30", 4,
        R"(Base+P@tr;InProgress;White[16];wQ;bA1 wQ\;wP wQ/;bA2 bA1\;wB1 wP-;bS1 bA2-;wA1 -wP;)"
        R"(bQ bS1\;wA1 /wQ;bA3 /bQ;wG1 /wA1;bA3 -wP;wB1 \wP;bB1 \bS1;wB1 wP/;bP \bA3;wB2 /wG1;)"
        R"(bB1 bA2;wA2 wB1\;bB1 \bS1;wA2 bQ-;bS2 /bQ;wG2 wB1\;bB2 bP/;wA3 -wG1;bG1 bB2/;)"
        R"(wA3 bQ\;bA2 wA1\;wA1 \wA2;bS2 bA2\)"},
    BenchPosition{"kandu-24", 3,
        R"(Base+MLP@kandu;InProgress;Black[13];bQ;wS1 \bQ;bA1 -wS1;wP bQ\;bB1 wP-;wQ -bA1;)"
        R"(bS1 bA1\;wL wQ\;bA1 -wQ;wB1 /bA1;bB1 wP;wM bB1/;bG1 \bA1;wB2 \wM;bL /bG1;wB1 bL;)"
        R"(bB2 -wS1;wL bS1\;bA2 \wQ;wA1 /wL;bA1 \wS1;wG1 bA1/;bM \bG1;wB2 wS1)"},
    BenchPosition{"colony-32", 4,
        R"(Base+MLPVRHG@colony;InProgress;Black[17];wQ -H;bQ /wQ;wG1 \wQ;bK H-;wP \H;comb;wU bQ;)"
        R"(bK wQ\;bA1 H\;wQ wP/;bA1 \wQ;wO bA1;bU wU;wA1 /wO;bA2 H-;wA1 bA2-;bO wA1;wA2 /wO;)"
        R"(bA3 bO/;wA2 bA3-;bG1 bA2\;wS1 wQ-;bG2 /bG1;wY3 wA2-;bE H\;wY3 bK\;bO wA2;wS1 \wO;)"
        R"(bA2 bA3\;wY3 bA2\;bA3 wY3\;flip wP;bX bK\;wX /wO)"},
    BenchPosition{"swarm-29", 4,
        R"(Base+MLPVSRHG@colony;InProgress;Black[15];choose A A A;choose A A A;wQ \H;draw wO;)"
        R"(bQ \wQ;draw bL;wO bQ;draw bX;comb;flip wQ;steal wA;pass;wA1 \wO;draw bG;bA1 H-;)"
        R"(draw wU;wA2 /wA1;draw bB;wU wW;draw bG;wA1 -wA2;bA2 /H;draw wL;wA1 \wA2;bA3 H\;)"
        R"(draw wG;bB1 bA1-;draw bO;bL bA1\;draw wS;wU bA2;bA1 -wU;wA1 /bA1;bD1 -bB1;draw wM;)"
        R"(bG2 bA3\;draw bM;wM wA2\;draw wS;bO bB1;draw bS;wS1 \wA2;draw bS;wM \wO;wC2 /wA1;)"
        R"(draw wG;wS1 wO/;bG2 \wM;bC1 bA3\;draw wG)"},
};
// clang-format on

}  // namespace

std::span<const BenchPosition> bench_positions() {
  return kPositions;
}

}  // namespace petek::app
