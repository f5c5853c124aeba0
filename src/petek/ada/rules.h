// SPDX-License-Identifier: MIT
// The options of a game as data, and their text. Spec: section 10, OPTIONS.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "petek/core/result.h"

namespace petek::ada {

// How the island was made; without effect on the game.
enum class MapKind : std::uint8_t { Random, Spiral, FullyRandom };

// A default one is the game of the specification.
struct Rules {
  std::uint16_t max_offers = 6;     // a turn, 0-1000
  std::uint8_t hand_limit = 7;      // 1-95
  std::uint8_t points_to_win = 10;  // 2-100
  MapKind map = MapKind::Random;
  bool desert = true;
  bool friendly_robber = false;
  bool repeat_declined = false;
  bool strict_phases = false;
  bool unused = false;           // so that there is no padding

  friend constexpr bool operator==(const Rules&, const Rules&) = default;
};

struct OptionSpec {
  std::string_view key;
  std::string_view values;   // what may be written, the default first
  std::string_view meaning;  // one English sentence
  std::string_view rule;     // spec id
  // The value as text, and reading it; `set` returns false and changes nothing on a bad value.
  std::string (*get)(const Rules&);
  bool (*set)(Rules&, std::string_view);
};
// In alphabetical order, as they are written.
[[nodiscard]] std::span<const OptionSpec> options();

// `friendly_robber=yes,points_to_win=12`, or `-` for a default game. Any order is read, no key
// twice.
struct RulesError {
  std::string what;  // "unknown option 'points' (there are desert, ...)"
};
[[nodiscard]] Result<Rules, RulesError> parse_rules(std::string_view text);
[[nodiscard]] std::string to_string(const Rules& rules);

}  // namespace petek::ada
