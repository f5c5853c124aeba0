// SPDX-License-Identifier: MIT
// The commands of the engine that take their time: bestmove and perft.
#include <atomic>
#include <chrono>
#include <ostream>

#include "petek/core/text.h"
#include "petek/hive/notation.h"
#include "petek/search/perft.h"
#include "petek/uhp/engine.h"

namespace petek::uhp {
namespace {

constexpr std::uint32_t kDeepestPerft = 20;  // beyond that a count could exceed 64 bits
constexpr std::uint32_t kUsualPerft = 3;
constexpr std::size_t kBytesPerMib = std::size_t{1} << 20;

// hh:mm:ss, where the seconds may have a fraction; hours may have any number of digits up to 9.
std::optional<std::chrono::nanoseconds> parse_time(std::string_view text) {
  Parts parts(text, ':');
  const auto hours = parse_number(parts.next().value_or(""));
  const auto minutes = parse_number(parts.next().value_or(""));
  std::string_view seconds_text = parts.next().value_or("");
  if (parts.rest()) return std::nullopt;
  Parts seconds_parts(seconds_text, '.');
  const auto seconds = parse_number(seconds_parts.next().value_or(""));
  const auto fraction_text = seconds_parts.next();
  const auto fraction = fraction_text ? parse_number(*fraction_text) : 0;
  if (seconds_parts.rest() || !hours || !minutes || !seconds || !fraction || *minutes > 59 ||
      *seconds > 59) {
    return std::nullopt;
  }
  std::int64_t nanoseconds = *fraction;
  for (std::size_t digits = fraction_text.value_or("").size(); digits < 9; ++digits) {
    nanoseconds *= 10;
  }
  constexpr std::uint32_t kYearInHours = 8766;
  return std::chrono::hours(std::min(*hours, kYearInHours)) + std::chrono::minutes(*minutes) +
         std::chrono::seconds(*seconds) + std::chrono::nanoseconds(nanoseconds);
}

// move;depth;value;the line that is expected, move by move
std::string report_line(const hive::Position& position, const bots::HiveResult& result) {
  std::string line = to_string(position, result.action) + ";" + std::to_string(result.depth) + ";" +
                     std::to_string(result.value);
  hive::Position along = position;
  for (const hive::Action action : result.pv) {
    line += ";" + to_string(along, action);
    along.apply(action);
  }
  return line;
}

}  // namespace

Result<search::Limits, Engine::Failure> Engine::limits_of(std::string_view arguments) const {
  search::Limits limits{.nodes = node_limit_};
  if (arguments.empty()) {
    limits.time = std::chrono::duration_cast<std::chrono::nanoseconds>(
        std::chrono::duration<double>(options_.default_time_seconds));
    return limits;
  }
  const std::string_view kind = take_word(arguments);
  const std::string_view value = trimmed(arguments);
  if (equals_ignoring_case(kind, "time")) {
    limits.time = parse_time(value);
    if (limits.time) return limits;
    return fail(error("bestmove time needs hh:mm:ss, not " + quoted(value)));
  }
  if (equals_ignoring_case(kind, "depth")) {
    const auto depth = parse_number(value);
    if (!depth || *depth == 0) {
      return fail(error("bestmove depth needs a number of plies from 1, not " + quoted(value)));
    }
    limits.depth = static_cast<int>(std::min<std::uint32_t>(*depth, search::kMaxDepth));
    return limits;
  }
  return fail(error("usage: " + std::string(find_command("bestmove")->usage)));
}

Engine::Answer Engine::best_move(std::string_view arguments, std::ostream& out) {
  if (const auto failure = no_game_to_play()) return fail(*failure);
  const auto limits = limits_of(arguments);
  if (!limits) return fail(limits.error());
  if (!table_) {
    table_ = std::make_unique<bots::HiveTable>(static_cast<std::size_t>(options_.table_size_mib) *
                                               kBytesPerMib);
  }

  search::SearchOptions search_options{.limits = *limits, .threads = options_.threads};
  // With a seed, and not always the same pick; a draw is one of many without a seed too.
  if (options_.seed != 0 || game_->is_chance()) {
    search_options.seed = static_cast<std::uint64_t>(options_.seed) + game_->actions().size();
  }
  const auto report = [&](const bots::HiveResult& result) {
    if (!options_.reports_intermediate) return;
    out << report_line(game_->position(), result) << std::endl;
  };
  const bots::HiveResult result = bots::find_best(*game_, *table_, search_options, report);
  return to_string(game_->position(), result.action) + "\n";
}

Engine::Answer Engine::perft(std::string_view arguments, std::ostream&) {
  if (!game_) return fail(error("no game has been started; try 'newgame'"));
  const auto depth =
      arguments.empty() ? std::optional<std::uint32_t>(kUsualPerft) : parse_number(arguments);
  if (!depth || *depth > kDeepestPerft) {
    return fail(error("perft needs a depth from 0 to " + std::to_string(kDeepestPerft) + ", not " +
                      quoted(arguments)));
  }
  std::atomic<std::uint64_t> counted{0};
  const auto result = search::divide(game_->position(), static_cast<int>(*depth),
                                     {.threads = options_.threads}, [&](std::uint64_t leaves) {
                                       counted += leaves;
                                       return counted < node_limit_;
                                     });
  if (!result.is_complete) return fail(error("perft was stopped: it would take too long"));
  return "perft(" + std::to_string(*depth) + ") = " + std::to_string(result.leaves) + "\n";
}

}  // namespace petek::uhp
