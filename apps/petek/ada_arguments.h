// SPDX-License-Identifier: MIT
// The command line of `petek ada`.
#pragma once

#include "apps/petek/ada_commands.h"

namespace CLI {
class App;
}

namespace petek::app {

struct AdaCommandLine {
  AdaReplayArguments replay;
  AdaMapArguments map;
  AdaVerifyArguments verify;
  AdaSimulateArguments simulate;
};

// Adds `ada` with its subcommands; start_ada() runs the one that was chosen.
void add_ada(CLI::App& program, AdaCommandLine& line);
int start_ada(const CLI::App& ada, const AdaCommandLine& line);

}  // namespace petek::app
