// SPDX-License-Identifier: MIT
// petek rules: lists the rulesets, expansions and options, or explains one of them.
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

using hive::Bug;
using hive::BugSpec;
using hive::ExpansionSpec;
using hive::OptionSpec;
using hive::PresetSpec;
using hive::Rules;

char letter_of(const ExpansionSpec& row) {
  return hive::kExpansionLetters[static_cast<std::size_t>(row.expansion)];
}

// Broken into lines of a readable width, each set in by two.
std::string paragraph(std::string_view text) {
  constexpr std::size_t kWidth = 78;
  std::string out;
  std::string line;
  while (true) {
    const std::string_view word = take_word(text);
    if (word.empty() || line.size() + word.size() + 3 > kWidth) {
      if (!line.empty()) out += " " + line + "\n";
      line.clear();
    }
    if (word.empty()) return out;
    line.append(" ").append(word);
  }
}

void list_all() {
  fmt::print(
      "A game type is 'Base', '+' and letters for expansions, '@' and a preset, and\n"
      "':option=value' for what is to be different: Base+MLP@kandu:surround=any\n\n"
      "Presets\n");
  for (const PresetSpec& preset : hive::presets()) {
    fmt::print("  {:<14} {} ({})\n", preset.name, preset.summary, preset.source);
  }
  fmt::print("\nExpansions\n");
  for (const ExpansionSpec& row : hive::expansions()) {
    fmt::print("  {:<14} {} ({})\n", fmt::format("{} {}", letter_of(row), row.name), row.summary,
               row.rules);
  }
  fmt::print("\nOptions, with the usual value first\n");
  for (const OptionSpec& option : hive::options()) {
    fmt::print("  {:<14} {}\n  {:<14} {} ({})\n", option.key, option.values, "", option.meaning,
               option.rule);
  }
  fmt::print(
      "\n'petek rules kandu', 'petek rules venom' and 'petek rules Base+MLPV@colony' tell more\n");
}

// ---- Tiles

std::string with_article(const BugSpec& row) {
  return fmt::format("{} ({}, {})", row.name, row.letter, row.rule);
}

// The line of a kind: the faces that it may show in this ruleset.
std::string tile_line(const Rules& rules, const BugSpec& row, int count) {
  std::string line = fmt::format("  {} x ", count);
  if (!has_second_face(rules, row.bug)) return line + with_article(row);
  const BugSpec& second = spec(face_of_kind(row.bug, true));
  line += fmt::format("{} / {} ({}/{}, {}, {})", row.name, second.name, row.letter, second.letter,
                      row.rule, second.rule);
  if (rules.flipping == hive::Flipping::Fixed) {
    const bool is_second = (rules.faces >> static_cast<int>(row.bug) & 1) != 0;
    line += fmt::format(", {} side up", is_second ? second.name : row.name);
  } else if (row.bug == Bug::Queen) {
    line += fmt::format(", placed {} side up", row.name);
  }
  return line;
}

void print_tiles(const Rules& rules) {
  const hive::TileSet in_play = tiles_in_play(rules);
  const hive::TileSet white = in_play & tiles(hive::Colour::White);
  fmt::print("\nTiles of each side, {}\n", white.size());
  for (const BugSpec& row : hive::kBugs) {
    const hive::TileSet alike = white & hive::tiles(row.bug);
    if (!alike.empty()) fmt::print("{}\n", tile_line(rules, row, alike.size()));
  }
  if (in_play.contains(hive::kHoneycomb)) {
    fmt::print("Of neither side\n  1 x {}\n", with_article(spec(Bug::Honeycomb)));
  }
  fmt::print("In all {} tiles\n", in_play.size());
}

// ---- One ruleset, one expansion

void explain(const ExpansionSpec& row) {
  fmt::print("{} ({})\n  {}\n{}", row.name, letter_of(row), row.summary,
             paragraph(row.explanation));
  fmt::print("  Rules: {}\n", row.rules);
}

void tell(const Rules& rules) {
  const PresetSpec& preset = spec(rules.preset);
  fmt::print("{}\n  {}\n  Source: {}\n\n{}", to_string(rules), preset.summary, preset.source,
             paragraph(explanation(rules.preset)));
  for (const ExpansionSpec& row : hive::expansions()) {
    if (!rules.expansions.contains(row.expansion)) continue;
    fmt::print("\n");
    explain(row);
  }
  print_tiles(rules);
  fmt::print("\nOptions (* departs from the core)\n");
  const Rules core = spec(hive::Preset::Colony).rules;  // departs in nothing
  for (const OptionSpec& option : hive::options()) {
    const std::string value = option.get(rules);
    const char mark = value == option.get(core) ? ' ' : '*';
    fmt::print("{} {:<28} {} ({})\n", mark, fmt::format("{}={}", option.key, value), option.meaning,
               option.rule);
  }
}

// The tiles that an expansion brings; of Venom those are second faces.
void print_tiles_of(const ExpansionSpec& row) {
  std::string lines;
  for (const BugSpec& bug : hive::kBugs) {
    if (bug.expansion != row.expansion) continue;
    lines += fmt::format("  {} x {}", bug.per_side, with_article(bug));
    if (first_face(bug.bug) != bug.bug) {
      const BugSpec& first = spec(first_face(bug.bug));
      lines += fmt::format(", on the back of the {} ({})", first.name, first.letter);
    }
    lines += "\n";
  }
  if (lines.empty()) return;
  fmt::print("\n{}\n{}",
             row.expansion == hive::Expansion::HoneyCombo ? "Tiles, of neither side"
                                                          : "Tiles of each side",
             lines);
}

// The options that concern the expansion: those with its own rule ids. The letter before the dash
// tells the sets of Colony apart, in the core it takes the bug's too.
void print_options_of(const ExpansionSpec& row) {
  const std::string_view id = row.rules.substr(0, row.rules.starts_with("H-") ? 3 : 2);
  std::string lines;
  for (const OptionSpec& option : hive::options()) {
    if (!option.rule.starts_with(id)) continue;
    lines += fmt::format("  {:<14} {}\n  {:<14} {} ({})\n", option.key, option.values, "",
                         option.meaning, option.rule);
  }
  if (!lines.empty()) fmt::print("\nOptions, with the usual value first\n{}", lines);
}

void tell(const ExpansionSpec& row) {
  explain(row);
  print_tiles_of(row);
  print_options_of(row);
}

int tell_unknown(const std::string& name, const std::string& why) {
  std::vector<std::string> names;
  for (const PresetSpec& preset : hive::presets()) names.emplace_back(preset.name);
  for (const ExpansionSpec& row : hive::expansions()) names.emplace_back(row.name);
  const auto meant = nearest(name, names);
  fmt::print(stderr, "petek rules: {} is no preset and no expansion{}; {}\n", petek::quoted(name),
             meant ? fmt::format(" (did you mean '{}'?)", *meant) : "", why);
  return kFault;
}

}  // namespace

int run_rules(const RulesArguments& arguments) {
  if (arguments.name.empty()) {
    list_all();
    return kSuccess;
  }
  for (const PresetSpec& preset : hive::presets()) {
    if (!equals_ignoring_case(preset.name, arguments.name)) continue;
    tell(preset.rules);
    return kSuccess;
  }
  if (const ExpansionSpec* row = hive::find_expansion(arguments.name)) {
    tell(*row);
    return kSuccess;
  }
  const auto rules = hive::parse_rules(arguments.name);
  if (!rules) return tell_unknown(arguments.name, rules.error().what);
  tell(*rules);
  return kSuccess;
}

}  // namespace petek::app
