// SPDX-License-Identifier: MIT
#include "petek/hive/replay.h"

#include <array>
#include <utility>

#include "petek/core/text.h"
#include "petek/hive/notation.h"

namespace petek::hive {
namespace {

// Far beyond any game that was played, and a bound for the memory that a hostile record can take.
constexpr std::size_t kMostPlies = 100'000;

struct OutcomeWord {
  std::string_view word;
  Outcome outcome;
};
constexpr std::array kOutcomeWords = {OutcomeWord{"WhiteWins", Outcome::WhiteWins},
                                      OutcomeWord{"BlackWins", Outcome::BlackWins},
                                      OutcomeWord{"Draw", Outcome::Draw},
                                      OutcomeWord{"InProgress", Outcome::InProgress},
                                      OutcomeWord{"NotStarted", Outcome::InProgress},
                                      OutcomeWord{"1-0", Outcome::WhiteWins},
                                      OutcomeWord{"0-1", Outcome::BlackWins},
                                      OutcomeWord{"1/2-1/2", Outcome::Draw},
                                      OutcomeWord{"\u00bd-\u00bd", Outcome::Draw},
                                      OutcomeWord{"*", Outcome::InProgress}};

std::string_view word(Outcome outcome) {
  for (const OutcomeWord& row : kOutcomeWords) {
    if (row.outcome == outcome) return row.word;
  }
  return {};
}

}  // namespace

std::optional<Outcome> parse_outcome(std::string_view text) {
  for (const OutcomeWord& row : kOutcomeWords) {
    if (equals_ignoring_case(text, row.word)) return row.outcome;
  }
  return std::nullopt;
}

Result<Replay, RecordError> Replay::start(std::string_view game_type, std::size_t line) {
  const Result<Rules, RulesError> rules = parse_rules(game_type);
  if (!rules) return fail(RecordError{line, 0, {}, {}, rules.error().what});
  return Replay(*rules);
}

std::optional<RecordError> Replay::play(std::string_view move, std::size_t line) {
  const Result<Action, MoveError> action = parse_move(game().position(), move);
  if (!action) return fault(move, line, action.error().reason, action.error().what);
  return play(*action, move, line);
}

std::optional<RecordError> Replay::play(Action action, std::string_view move, std::size_t line) {
  const Position& position = game().position();
  if (game().has_hidden_choice()) {
    return fault(move, line, Reason::ChoiceDue,
                 "a record in which a choice is hidden ends with it");
  }
  if (game().can_hide_choice() && action.is_hidden_choice()) {
    record_.game.hide_choice();
    return std::nullopt;
  }
  const Result<Action, Reason> listed = position.listed(action);
  if (!listed) return fault(move, line, listed.error(), explain(position, action, listed.error()));
  if (game().actions().size() == kMostPlies) {
    return RecordError{line, kMostPlies + 1, printable(move), {}, "the game is too long"};
  }
  if (game().is_over() && !went_past_repetition_) {
    went_past_repetition_ = true;
    warn(line, "the position stood for the third time after ply " +
                   std::to_string(game().actions().size()) + ", the record goes on (H-17)");
  }
  record_.game.apply_past_repetition(*listed);
  return std::nullopt;
}

void Replay::compare_outcome(Outcome claimed, std::size_t line) {
  const Outcome outcome = game().outcome();
  if (outcome == claimed) return;
  const std::string claim = "the record says " + std::string(word(claimed)) + ", ";
  if (outcome == Outcome::InProgress) {
    warn(line,
         claim + "the moves leave the game in progress: it was resigned, agreed or timed out");
  } else {
    warn(line, claim + "the moves lead to " + std::string(word(outcome)));
  }
}

void Replay::warn(std::size_t line, std::string what) {
  record_.warnings.push_back({line, std::move(what)});
}

RecordError Replay::fault(std::string_view move, std::size_t line, Reason reason,
                          std::string what) const {
  return {line, game().actions().size() + 1, printable(trimmed(move)), std::string(rule_id(reason)),
          std::move(what)};
}

}  // namespace petek::hive
