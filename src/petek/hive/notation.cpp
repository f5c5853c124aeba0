// SPDX-License-Identifier: MIT
// MoveStrings read in every spelling and written in one. Spec: sections 8 and 8b.
#include "petek/hive/notation.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "petek/core/text.h"

namespace petek::hive {
namespace {

// How a cell is named from a neighbouring tile: `-X` is the cell to the west of X.
struct Mark {
  Direction to_cell;  // from the reference to the named cell
  char sign;
  bool is_before;  // `-X` rather than `X-`
};

// In the order in which the neighbours of a cell are tried as its reference: from its north-west
// clockwise.
constexpr std::array<Mark, kDirectionCount> kMarks = {{{Direction::SE, '\\', false},
                                                       {Direction::SW, '/', true},
                                                       {Direction::W, '-', true},
                                                       {Direction::NW, '\\', true},
                                                       {Direction::NE, '/', false},
                                                       {Direction::E, '-', false}}};

constexpr bool is_sign(char c) {
  return c == '-' || c == '/' || c == '\\';
}

constexpr std::array<std::string_view, 9> kExpansionActions = {
    "flip", "sting", "swap", "kill", "take", "comb", "steal", "choose", "draw"};

bool is_expansion_action(std::string_view word) {
  return std::any_of(kExpansionActions.begin(), kExpansionActions.end(),
                     [word](std::string_view known) { return equals_ignoring_case(word, known); });
}

// `wS3`, `bZ`: the form is that of a tile, though there is none of that name.
bool looks_like_a_tile(std::string_view word) {
  const bool has_form = (word.size() == 2 || (word.size() == 3 && is_digit(word[2]))) &&
                        (lower(word[0]) == 'w' || lower(word[0]) == 'b') && is_letter(word[1]);
  return has_form && bug_of_letter(upper(word[1])).has_value();
}

// "... (H-8)", where a rule of the game is at stake.
std::string with_rule(std::string what, Reason reason) {
  if (!rule_id(reason).empty()) what += " (" + std::string(rule_id(reason)) + ")";
  return what;
}

tl::unexpected<MoveError> refuse(Reason reason, std::string what) {
  return fail(MoveError{reason, with_rule(std::move(what), reason)});
}

Result<TileName, MoveError> parse_tile_in_play(const Position& position, std::string_view word) {
  const std::optional<TileName> name = parse_tile(word);
  if (!name && !looks_like_a_tile(word)) {
    return refuse(Reason::Unreadable, quoted(word) + " is not a tile");
  }
  const Rules& rules = position.rules();
  if (!name || !tiles_in_play(rules).contains(name->tile) ||
      !rules.expansions.contains(spec(name->face).expansion)) {
    return refuse(Reason::NotInThisGame, "there is no tile " + quoted(word) + " in this game");
  }
  return *name;
}

Result<Hex, MoveError> parse_destination(const Position& position, std::string_view text) {
  std::string_view name = text;
  Hex offset;
  for (const Mark& mark : kMarks) {
    if (name.empty() || (mark.is_before ? name.front() : name.back()) != mark.sign) continue;
    offset = step(mark.to_cell);
    mark.is_before ? name.remove_prefix(1) : name.remove_suffix(1);
    break;
  }
  if (name.empty() || is_sign(name.front()) || is_sign(name.back())) {
    return refuse(Reason::Unreadable, quoted(text) + " is not a destination");
  }
  const Result<TileName, MoveError> reference = parse_tile_in_play(position, name);
  if (!reference) return fail(reference.error());
  // The reference is resolved before anything is lifted, so it may be the moving tile itself.
  if (!position.on_board().contains(reference->tile)) {
    return refuse(Reason::ReferenceNotOnBoard,
                  to_string(reference->tile, reference->face) + " is not on the board");
  }
  return position.hex_of(reference->tile) + offset;
}

Bug face_after(const Position& position, Action action) {
  if (action.kind != ActionKind::Place) return position.face_of(action.tile());
  return face_of_kind(kind(action.tile()), action.second_face());
}

// The top tile at the cell as it is when `lifted` is in the hand of the mover.
std::optional<Tile> top_without(const Position& position, Hex h, Tile lifted) {
  const auto stack = position.stack_at(h);
  for (std::size_t i = stack.size(); i > 0; --i) {
    if (stack[i - 1] != lifted) return stack[i - 1];
  }
  return std::nullopt;
}

std::string name_on_board(const Position& position, Tile tile) {
  return to_string(tile, position.face_of(tile));
}

}  // namespace

std::string to_string(const Position& position, Action action) {
  if (action.kind == ActionKind::Pass) return "pass";
  const Tile tile = action.tile();
  const Hex to = position.hex_of(action);
  std::string text = to_string(tile, face_after(position, action));
  if (const std::optional<Tile> under = top_without(position, to, tile)) {
    return text + " " + name_on_board(position, *under);
  }
  for (const Mark& mark : kMarks) {
    const Hex from = neighbour(to, opposite(mark.to_cell));
    const std::optional<Tile> reference = top_without(position, from, tile);
    if (!reference) continue;
    const std::string name = name_on_board(position, *reference);
    return text + " " + (mark.is_before ? mark.sign + name : name + mark.sign);
  }
  return text;  // the first tile of the game
}

std::string to_key(const Position& position, Action action) {
  if (action.kind == ActionKind::Pass) return "pass";
  const Hex to = position.hex_of(action);
  return to_string(action.tile(), face_after(position, action)) + "@" + std::to_string(to.q) + "," +
         std::to_string(to.r);
}

Result<Action, MoveError> parse_move(const Position& position, std::string_view text) {
  std::string_view rest = text;
  const std::string_view word = take_word(rest);
  const std::string_view destination = take_word(rest);
  if (word.empty()) return refuse(Reason::Unreadable, "the move is empty");
  if (equals_ignoring_case(word, "pass") && destination.empty()) return Action::pass();
  if (is_expansion_action(word)) {
    return refuse(Reason::NotInThisGame,
                  quoted(text) + " belongs to an expansion that this game does not have");
  }

  const Result<TileName, MoveError> name = parse_tile_in_play(position, word);
  if (!name) return fail(name.error());
  if (!take_word(rest).empty()) {
    return refuse(Reason::Unreadable,
                  quoted(text) + " has more in it than a tile and a destination");
  }

  Hex to;  // of the first tile of the game, which needs no reference
  if (!destination.empty()) {
    const Result<Hex, MoveError> hex = parse_destination(position, destination);
    if (!hex) return fail(hex.error());
    to = *hex;
  } else if (!position.on_board().empty()) {
    return refuse(Reason::Unreadable, quoted(text) + " names no destination");
  }
  if (position.on_board().contains(name->tile)) return Action::move(name->tile, to);
  Action action = Action::place(name->tile, to);
  if (name->face != kind(name->tile)) action.tile_and_face |= 0x80;
  return action;
}

Result<Action, MoveError> parse_legal_move(const Position& position, std::string_view text) {
  Result<Action, MoveError> action = parse_move(position, text);
  if (!action) return action;
  if (const std::optional<Reason> reason = position.refusal(*action)) {
    return fail(MoveError{*reason, explain(position, *action, *reason)});
  }
  return action;
}

std::string explain(const Position& position, Action action, Reason reason) {
  constexpr std::string_view kSubject = "the tile";
  std::string text(message(reason));
  const bool names_a_tile = action.kind != ActionKind::Pass && action.tile().id < kTileCount;
  if (names_a_tile && text.starts_with(kSubject)) {
    text.replace(0, kSubject.size(), to_string(action.tile(), face_after(position, action)));
  }
  return with_rule(std::move(text), reason);
}

std::string_view state_string(const Position& position, Outcome outcome) {
  switch (outcome) {
    case Outcome::InProgress:
      return position.ply() == 0 ? "NotStarted" : "InProgress";
    case Outcome::WhiteWins:
      return "WhiteWins";
    case Outcome::BlackWins:
      return "BlackWins";
    case Outcome::Draw:
      return "Draw";
  }
  return {};
}

std::string turn_string(const Position& position) {
  return (position.to_act() == Colour::White ? "White[" : "Black[") +
         std::to_string(position.turn()) + "]";
}

}  // namespace petek::hive
