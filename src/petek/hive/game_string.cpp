// SPDX-License-Identifier: MIT
// GameStrings: `type;state;turn;move;...`. Spec: section 8.
#include <optional>
#include <string>
#include <utility>

#include "petek/core/text.h"
#include "petek/hive/notation.h"
#include "petek/hive/replay.h"

namespace petek::hive {
namespace {

bool is_state(std::string_view field) {
  // The figures that parse_outcome reads too are no state.
  return !field.empty() && is_letter(field.front()) && parse_outcome(field).has_value();
}

bool is_turn(std::string_view field) {
  constexpr std::size_t kColourSize = 5;
  const std::string_view colour = field.substr(0, kColourSize);
  const bool has_colour =
      equals_ignoring_case(colour, "White") || equals_ignoring_case(colour, "Black");
  if (!has_colour) return false;
  field.remove_prefix(kColourSize);
  if (field.size() < 3 || field.front() != '[' || field.back() != ']') return false;
  return parse_number(field.substr(1, field.size() - 2)).has_value();
}

}  // namespace

Result<Record, RecordError> parse_game_string(std::string_view text) {
  constexpr std::size_t kLine = 1;
  Parts fields(trimmed(text), ';');
  Result<Replay, RecordError> replay = Replay::start(*fields.next(), kLine);
  if (!replay) return fail(replay.error());

  std::optional<std::string_view> field = fields.next();
  std::string_view state;
  std::string_view turn;
  if (field && is_state(trimmed(*field))) {
    state = trimmed(*field);
    field = fields.next();
  }
  if (field && is_turn(trimmed(*field))) {
    turn = trimmed(*field);
    field = fields.next();
  }
  for (; field; field = fields.next()) {
    if (trimmed(*field).empty() && !fields.rest()) break;  // a trailing semicolon
    if (std::optional<RecordError> error = replay->play(*field, kLine)) {
      return fail(std::move(*error));
    }
  }

  const Game& game = replay->game();
  if (!state.empty()) {
    const std::string_view actual = state_string(game.position(), game.outcome());
    const Outcome claimed = *parse_outcome(state);
    if (claimed != game.outcome()) {
      replay->compare_outcome(claimed, kLine);
    } else if (!equals_ignoring_case(state, actual)) {
      replay->warn(kLine, "the record says " + std::string(state) + ", the moves lead to " +
                              std::string(actual));
    }
  }
  const std::string actual = turn_string(game.position());
  if (!turn.empty() && !equals_ignoring_case(turn, actual)) {
    replay->warn(kLine, "the record says " + printable(turn) + ", the moves lead to " + actual);
  }
  return std::move(replay->record());
}

std::string to_game_string(const Game& game) {
  const Position& now = game.position();
  std::string text = to_string(game.rules()) + ";" +
                     std::string(state_string(now, game.outcome())) + ";" + turn_string(now);
  for (std::size_t i = 0; i < game.actions().size(); ++i) {
    text += ";" + to_string(game.position_at(i), game.actions()[i]);
  }
  return text;
}

std::string to_record(const Game& game) {
  return to_game_string(game);
}

Result<Game, RecordError> parse_record(std::string_view text) {
  Result<Record, RecordError> record = parse_game_string(text);
  if (!record) return fail(std::move(record.error()));
  return std::move(record->game);
}

}  // namespace petek::hive
