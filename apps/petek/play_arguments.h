// SPDX-License-Identifier: MIT
// The command line of `petek play`.
#pragma once

#include "apps/petek/play_commands.h"

namespace CLI {
class App;
}

namespace petek::app {

struct PlayCommandLine {
  PlayHiveArguments hive;
  PlayAdaArguments ada;
};

// Adds `play` with its games; start_play() runs the one that was chosen.
void add_play(CLI::App& program, PlayCommandLine& line);
int start_play(const CLI::App& play, const PlayCommandLine& line);

}  // namespace petek::app
