// SPDX-License-Identifier: MIT
#include "petek/uhp/options.h"

#include <array>
#include <charconv>

#include "petek/core/text.h"

namespace petek::uhp {
namespace {

// ---- Numbers, independent of any locale

template <class Number>
std::string to_text(Number value) {
  std::array<char, 32> buffer;
  const auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value).ptr;
  return std::string(buffer.data(), end);
}

template <class Number>
bool set_number(Number& member, std::string_view text, Number least, Number greatest) {
  Number value{};
  const char* const end = text.data() + text.size();
  const auto [rest, error] = std::from_chars(text.data(), end, value);
  // Written so that it refuses what is not a number (NaN) as well.
  if (error != std::errc() || rest != end || !(value >= least && value <= greatest)) return false;
  member = value;
  return true;
}

template <auto kMember, auto kLeast, auto kGreatest>
constexpr OptionRow number_row(std::string_view name, std::string_view type,
                               std::string_view what) {
  return {.name = name,
          .what = what,
          .type = type,
          .extra = [] { return to_text(kLeast) + ";" + to_text(kGreatest); },
          .get = [](const Options& options) { return to_text(options.*kMember); },
          .set =
              [](Options& options, std::string_view value) {
                using Number = std::remove_reference_t<decltype(options.*kMember)>;
                return set_number(options.*kMember, value, Number{kLeast}, Number{kGreatest});
              }};
}

// ---- The rules of new games

std::string preset_names() {
  std::string names;
  for (const hive::PresetSpec& preset : hive::presets()) {
    if (!names.empty()) names += ';';
    names += preset.name;
  }
  return names;
}
std::string get_ruleset(const Options& options) {
  return std::string(spec(options.ruleset).name);
}
bool set_ruleset(Options& options, std::string_view value) {
  for (const hive::PresetSpec& preset : hive::presets()) {
    if (!equals_ignoring_case(preset.name, value)) continue;
    options.ruleset = preset.preset;
    return true;
  }
  return false;
}

std::string get_reports(const Options& options) {
  return options.reports_intermediate ? "True" : "False";
}
bool set_reports(Options& options, std::string_view value) {
  const bool is_true = equals_ignoring_case(value, "true");
  if (!is_true && !equals_ignoring_case(value, "false")) return false;
  options.reports_intermediate = is_true;
  return true;
}

constexpr std::array kRows = {
    OptionRow{"Ruleset", "the rules of a new game whose type names none", "enum", preset_names,
              get_ruleset, set_ruleset},
    number_row<&Options::threads, 1, 64>("Threads", "int", "threads for bestmove and perft"),
    number_row<&Options::table_size_mib, 1, 4096>("TableSizeMiB", "int",
                                                  "memory for positions already searched"),
    number_row<&Options::seed, 0, 2147483647>(
        "Seed", "int", "picks among equal moves (0: the first of them), and draws tiles"),
    number_row<&Options::default_time_seconds, 0, 86400>("DefaultTimeSeconds", "double",
                                                         "for bestmove without limits"),
    OptionRow{"ReportIntermediateBestMoves", "lines move;depth;value;line before the best move",
              "bool", nullptr, get_reports, set_reports},
};

}  // namespace

std::span<const OptionRow> option_rows() {
  return kRows;
}

const OptionRow* find_option(std::string_view name) {
  for (const OptionRow& row : kRows) {
    if (equals_ignoring_case(row.name, name)) return &row;
  }
  return nullptr;
}

std::string option_line(const OptionRow& row, const Options& options) {
  std::string line(row.name);
  line.append(";").append(row.type);
  line.append(";").append(row.get(options));
  line.append(";").append(row.get(Options{}));
  if (row.extra != nullptr) line.append(";").append(row.extra());
  return line;
}

}  // namespace petek::uhp
