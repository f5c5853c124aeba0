// SPDX-License-Identifier: MIT
// petek ada map: makes an island from a seed, and draws it.
#include <fmt/core.h>

#include <cstdio>

#include "apps/petek/ada_commands.h"
#include "apps/petek/ada_draw.h"
#include "apps/petek/svg_file.h"
#include "apps/petek/terminal.h"
#include "petek/ada/record.h"

namespace petek::app {

int run_ada_map(const AdaMapArguments& arguments) {
  const auto rules = ada::parse_rules(arguments.options);
  if (!rules) {
    fmt::print(stderr, "petek ada map: {}\n", rules.error().what);
    return kUsage;
  }
  const ada::Setup setup = ada::make_setup(*rules, arguments.players, arguments.seed);
  const IslandStyle style{arguments.numbering, uses_colour(arguments.colour)};
  if (arguments.svg.empty()) {
    fmt::print("{}\n{}", header_to_string(setup), draw_island_text(setup, style));
    return kSuccess;
  }
  return write_svg("petek ada map", arguments.svg, draw_island_svg(setup, style));
}

}  // namespace petek::app
