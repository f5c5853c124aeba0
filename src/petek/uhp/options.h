// SPDX-License-Identifier: MIT
// The engine's options, and their lines in the protocol: NAME;TYPE;VALUE;DEFAULT[;EXTRA].
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "petek/hive/rules.h"

namespace petek::uhp {

struct Options {
  hive::Preset ruleset = hive::Preset::Standard;  // of games whose type names none
  std::int32_t threads = 1;
  std::int32_t table_size_mib = 64;
  std::int32_t seed = 0;            // picks among moves of one value (0: the first), and draws
  double default_time_seconds = 5;  // of a `bestmove` without limits
  bool reports_intermediate = false;

  friend bool operator==(const Options&, const Options&) = default;
};

struct OptionRow {
  std::string_view name;
  std::string_view what;   // for help
  std::string_view type;   // bool, int, double or enum
  std::string (*extra)();  // the range or the values; null for bool
  std::string (*get)(const Options&);
  // Returns false and changes nothing when the value cannot be read or is out of range.
  bool (*set)(Options&, std::string_view value);
};

[[nodiscard]] std::span<const OptionRow> option_rows();
// By name, in any case; null when there is none.
[[nodiscard]] const OptionRow* find_option(std::string_view name);
[[nodiscard]] std::string option_line(const OptionRow& row, const Options& options);

}  // namespace petek::uhp
