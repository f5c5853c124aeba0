// SPDX-License-Identifier: MIT
// The table of options; reading and writing them.
#include "petek/ada/rules.h"

#include <array>
#include <optional>

#include "petek/core/text.h"

namespace petek::ada {
namespace {

constexpr std::array<std::string_view, 3> kMapNames = {"random", "spiral", "fully_random"};

template <bool Rules::*Field>
std::string get_yes_no(const Rules& rules) {
  return rules.*Field ? "yes" : "no";
}
template <bool Rules::*Field>
bool set_yes_no(Rules& rules, std::string_view value) {
  if (value != "yes" && value != "no") return false;
  rules.*Field = value == "yes";
  return true;
}

template <auto Field>
std::string get_number(const Rules& rules) {
  return std::to_string(rules.*Field);
}
template <auto Field, std::uint32_t Least, std::uint32_t Most>
bool set_number(Rules& rules, std::string_view value) {
  const auto number = parse_number(value);
  if (!number || *number < Least || *number > Most) return false;
  using Number = std::remove_reference_t<decltype(rules.*Field)>;
  rules.*Field = static_cast<Number>(*number);
  return true;
}

std::string get_desert(const Rules& rules) {
  return rules.desert ? "one" : "none";
}
bool set_desert(Rules& rules, std::string_view value) {
  if (value != "one" && value != "none") return false;
  rules.desert = value == "one";
  return true;
}

std::string get_map(const Rules& rules) {
  return std::string(kMapNames[static_cast<std::size_t>(rules.map)]);
}
bool set_map(Rules& rules, std::string_view value) {
  for (std::size_t i = 0; i < kMapNames.size(); ++i) {
    if (value != kMapNames[i]) continue;
    rules.map = static_cast<MapKind>(i);
    return true;
  }
  return false;
}

constexpr std::array kOptions = {
    OptionSpec{"desert", "one, none", "Whether one hex is a desert, where the robber starts", "A-8",
               get_desert, set_desert},
    OptionSpec{"friendly_robber", "no, yes",
               "The robber stays off the hexes of players with fewer than 3 public points", "A-21",
               get_yes_no<&Rules::friendly_robber>, set_yes_no<&Rules::friendly_robber>},
    OptionSpec{"hand_limit", "7, or 1-95", "Who holds more cards than this discards on a 7", "A-20",
               get_number<&Rules::hand_limit>, set_number<&Rules::hand_limit, 1, 95>},
    OptionSpec{"map", "random, spiral, fully_random", "How the island is made", "A-9", get_map,
               set_map},
    OptionSpec{"max_offers", "6, or 0-1000", "How many offers a player may make in a turn", "A-18",
               get_number<&Rules::max_offers>, set_number<&Rules::max_offers, 0, 1000>},
    OptionSpec{"points_to_win", "10, or 2-100", "How many victory points win", "A-1",
               get_number<&Rules::points_to_win>, set_number<&Rules::points_to_win, 2, 100>},
    OptionSpec{"repeat_declined", "no, yes", "A declined offer may be made again in the same turn",
               "A-18", get_yes_no<&Rules::repeat_declined>, set_yes_no<&Rules::repeat_declined>},
    OptionSpec{"strict_phases", "no, yes", "No trade once something was built in the turn", "A-16",
               get_yes_no<&Rules::strict_phases>, set_yes_no<&Rules::strict_phases>},
};

std::optional<std::size_t> find_option(std::string_view key) {
  for (std::size_t i = 0; i < kOptions.size(); ++i) {
    if (kOptions[i].key == key) return i;
  }
  return std::nullopt;
}

std::string known_keys() {
  std::string keys;
  for (const OptionSpec& option : kOptions) {
    keys += (keys.empty() ? "" : ", ") + std::string(option.key);
  }
  return keys;
}

}  // namespace

std::span<const OptionSpec> options() {
  return kOptions;
}

Result<Rules, RulesError> parse_rules(std::string_view text) {
  Rules rules;
  if (text == "-") return rules;
  std::array<bool, kOptions.size()> was_set{};
  Parts parts(text, ',');
  while (const auto part = parts.next()) {
    const std::size_t equals = part->find('=');
    const std::string_view key = part->substr(0, equals);
    const auto row = find_option(key);
    if (!row)
      return fail(
          RulesError{"unknown option " + quoted(key) + " (there are " + known_keys() + ")"});
    const OptionSpec& option = kOptions[*row];
    if (was_set[*row]) return fail(RulesError{"option '" + std::string(key) + "' is set twice"});
    was_set[*row] = true;
    const std::string_view value = equals == std::string_view::npos ? "" : part->substr(equals + 1);
    if (!option.set(rules, value)) {
      return fail(RulesError{"option '" + std::string(key) + "' cannot be " + quoted(value) +
                             ", but: " + std::string(option.values)});
    }
  }
  return rules;
}

std::string to_string(const Rules& rules) {
  const Rules defaults;
  std::string text;
  for (const OptionSpec& option : kOptions) {
    const std::string value = option.get(rules);
    if (value == option.get(defaults)) continue;
    text += (text.empty() ? "" : ",") + std::string(option.key) + "=" + value;
  }
  return text.empty() ? "-" : text;
}

}  // namespace petek::ada
