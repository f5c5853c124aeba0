// SPDX-License-Identifier: MIT
// petek show: draws a position.
#include <fmt/core.h>

#include <cstdio>

#include "apps/petek/commands.h"
#include "apps/petek/draw.h"
#include "apps/petek/game_argument.h"
#include "apps/petek/svg_file.h"
#include "apps/petek/terminal.h"

namespace petek::app {

int run_show(const ShowArguments& arguments) {
  auto record = read_game(arguments.game);
  if (!record) {
    fmt::print(stderr, "petek show: {}\n", record.error());
    return kFault;
  }
  hive::Game& game = record->game;
  if (arguments.ply) {
    const auto wanted = static_cast<std::size_t>(*arguments.ply);
    if (wanted > game.actions().size()) {
      fmt::print(stderr, "petek show: the game has {} plies, not {}\n", game.actions().size(),
                 wanted);
      return kFault;
    }
    while (game.actions().size() > wanted) game.undo();
  }

  if (arguments.svg.empty()) {
    const TextStyle style{uses_colour(arguments.colour), arguments.coordinates};
    fmt::print("{}", draw_text(game, style));
    return kSuccess;
  }
  return write_svg("petek show", arguments.svg, draw_svg(game, {arguments.coordinates}));
}

}  // namespace petek::app
