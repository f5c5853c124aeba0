// SPDX-License-Identifier: MIT
// The command line of the program.
#pragma once

namespace petek::app {

// Reads the command line and runs the subcommand; returns the exit code. Says what is wrong with a
// command line that makes no sense, and what was probably meant.
int run(int argc, const char* const* argv);

}  // namespace petek::app
