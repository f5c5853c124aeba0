// SPDX-License-Identifier: MIT
// petek rules: lists the rulesets and their options, or tells what one ruleset is.
#include <fmt/core.h>

#include <cstdio>
#include <string>
#include <vector>

#include "apps/petek/commands.h"
#include "apps/petek/nearest.h"
#include "petek/core/text.h"
#include "petek/hive/position.h"

namespace petek::app {
namespace {

void list_all() {
  fmt::print(
      "A game type is 'Base', '+' and letters for expansions, '@' and a preset, and\n"
      "':option=value' for what is to be different: Base+MLP@kandu:surround=any\n\n"
      "Presets\n");
  for (const hive::PresetSpec& preset : hive::presets()) {
    fmt::print("  {:<14} {} ({})\n", preset.name, preset.summary, preset.source);
  }
  fmt::print("\nOptions, with the usual value first\n");
  for (const hive::OptionSpec& option : hive::options()) {
    fmt::print("  {:<14} {}\n  {:<14} {} ({})\n", option.key, option.values, "", option.meaning,
               option.rule);
  }
}

void tell(const hive::Rules& rules) {
  const hive::PresetSpec& preset = spec(rules.preset);
  fmt::print("{}\n  {}\n  Source: {}\n", to_string(rules), preset.summary, preset.source);

  fmt::print("\nTiles of each side\n");
  const hive::TileSet white = tiles_in_play(rules) & tiles(hive::Colour::White);
  for (const hive::BugSpec& row : hive::kBugs) {
    const hive::TileSet alike = white & hive::tiles(row.bug);
    if (!alike.empty()) fmt::print("  {} x {} ({})\n", alike.size(), row.name, row.letter);
  }

  fmt::print("\nOptions (* departs from the core)\n");
  const hive::Rules core = spec(hive::Preset::Colony).rules;  // departs in nothing
  for (const hive::OptionSpec& option : hive::options()) {
    const std::string value = option.get(rules);
    const char mark = value == option.get(core) ? ' ' : '*';
    fmt::print("{} {:<28} {} ({})\n", mark, fmt::format("{}={}", option.key, value), option.meaning,
               option.rule);
  }
}

}  // namespace

int run_rules(const RulesArguments& arguments) {
  if (arguments.name.empty()) {
    list_all();
    return kSuccess;
  }
  for (const hive::PresetSpec& preset : hive::presets()) {
    if (!equals_ignoring_case(preset.name, arguments.name)) continue;
    tell(preset.rules);
    return kSuccess;
  }
  const auto rules = hive::parse_rules(arguments.name);
  if (!rules) {
    std::vector<std::string> names;
    for (const hive::PresetSpec& preset : hive::presets()) names.emplace_back(preset.name);
    const auto meant = nearest(arguments.name, names);
    fmt::print(stderr, "petek rules: {} is no preset{}; {}\n", petek::quoted(arguments.name),
               meant ? fmt::format(" (did you mean '{}'?)", *meant) : "", rules.error().what);
    return kFault;
  }
  tell(*rules);
  return kSuccess;
}

}  // namespace petek::app
