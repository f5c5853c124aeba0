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

// What is played by naming tiles and no cell: a word, and what stands behind it.
struct Command {
  std::string_view word;
  ActionKind kind;
  Expansion expansion;  // what the game must have
};
constexpr std::array<Command, 9> kCommands = {{
    {"flip", ActionKind::Flip, Expansion::Venom},
    {"sting", ActionKind::Sting, Expansion::Venom},
    {"swap", ActionKind::Swap, Expansion::Venom},
    {"kill", ActionKind::Kill, Expansion::Predators},
    {"take", ActionKind::Take, Expansion::Predators},
    {"comb", ActionKind::Comb, Expansion::HoneyCombo},
    {"steal", ActionKind::Steal, Expansion::Swarm},
    {"choose", ActionKind::Choose, Expansion::Swarm},
    {"draw", ActionKind::Draw, Expansion::Swarm},
}};

const Command* find_command(std::string_view word) {
  const auto* const row = std::ranges::find_if(
      kCommands, [word](const Command& known) { return equals_ignoring_case(word, known.word); });
  return row == kCommands.end() ? nullptr : row;
}
std::string_view word_of(ActionKind kind) {
  const auto* const row = std::ranges::find(kCommands, kind, &Command::kind);
  return row == kCommands.end() ? "pass" : row->word;
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

// Choosing is no turn, yet the game has begun then (reading 11).
bool has_begun(const Position& position) {
  if (position.ply() > 0) return true;
  if (!position.rules().expansions.contains(Expansion::Swarm)) return false;
  return position.phase() != Phase::Choose || position.to_act() != position.rules().first;
}

// `wA`: a kind that is in a hand or in the bag.
std::string name_of_kind(Tile tile) {
  return {colour(tile) == Colour::White ? 'w' : 'b', letter(kind(tile))};
}

// An action without a cell.
std::string command_text(const Position& position, Action action) {
  std::string text(word_of(action.kind));
  if (action.kind == ActionKind::Pass || action.kind == ActionKind::Comb) return text;
  if (action.is_hidden_choice()) return text + " ?";
  if (action.kind == ActionKind::Choose) {
    for (const Bug bug : action.chosen()) text += std::string(" ") + letter(bug);
    return text;
  }
  if (action.kind == ActionKind::Steal || action.kind == ActionKind::Draw) {
    return text + " " + name_of_kind(action.tile());
  }
  text += " " + name_on_board(position, action.tile());
  if (has_pair(action.kind)) text += " " + name_on_board(position, action.other());
  return text;
}

// Of the two tiles that a swap, kill or take names the one that the reason is about: the first,
// which would do it, unless it can only be the other.
Tile subject_of(const Position& position, Action action, Reason reason) {
  const Tile user = action.tile();
  const Tile other = action.other();
  const bool can_be_the_other = has_pair(action.kind) && other.id < kTileCount;
  if (!can_be_the_other) return user;
  const auto unless = [&](bool is_the_user) { return is_the_user ? user : other; };
  switch (reason) {
    case Reason::NoAbility:
    case Reason::Pinned:
    case Reason::HighGate:
    case Reason::OtherHeight:
    case Reason::SameTile:
      return user;
    case Reason::Covered:
      return unless(position.is_covered(user));
    case Reason::Frozen:
      return unless(position.frozen().contains(user));
    case Reason::NotOnBoard:
      return unless(!position.on_board().contains(user));
    case Reason::Removed:
      return unless(position.removed().contains(user));
    case Reason::JustMoved:
      return unless(!position.just_moved().contains(other));
    case Reason::ShieldBugUp:
      return unless(position.face_of(other) != Bug::ShieldBug);
    case Reason::NotInThisGame:
      return unless(!tiles_in_play(position.rules()).contains(user));
    default:
      return other;
  }
}

// A tile that the rest of a command names; it need not be on the board.
Result<Tile, MoveError> parse_named_tile(const Position& position, std::string_view word,
                                         std::string_view text) {
  if (word.empty()) return refuse(Reason::Unreadable, quoted(text) + " names too few tiles");
  const Result<TileName, MoveError> name = parse_tile_in_play(position, word);
  if (!name) return fail(name.error());
  return name->tile;
}

// `wA` as a kind of tile: one of those in `from`, if there is any.
Result<Tile, MoveError> parse_kind(const Position& position, std::string_view word, TileSet from) {
  const std::optional<Bug> bug =
      word.size() == 2 ? bug_of_letter(upper(word[1])) : std::optional<Bug>();
  const bool has_side = !word.empty() && (lower(word[0]) == 'w' || lower(word[0]) == 'b');
  if (!bug || !has_side) {
    return refuse(Reason::Unreadable, quoted(word) + " is not a kind of tile, as wA is");
  }
  const Colour side = lower(word[0]) == 'w' ? Colour::White : Colour::Black;
  const TileSet alike = tiles(side) & tiles(first_face(*bug)) & tiles_in_play(position.rules());
  if (alike.empty()) {
    return refuse(Reason::NotInThisGame, "there is no tile " + quoted(word) + " in this game");
  }
  const TileSet there = alike & from;
  return there.empty() ? alike.first() : there.first();
}

Result<Action, MoveError> parse_choice(std::string_view rest, std::string_view text) {
  std::array<Bug, 3> kinds{};
  for (Bug& kind : kinds) {
    const std::string_view word = take_word(rest);
    if (&kind == kinds.data() && word == "?" && take_word(rest).empty()) {
      return Action::hidden_choice();
    }
    const std::optional<Bug> bug =
        word.size() == 1 ? bug_of_letter(upper(word[0])) : std::optional<Bug>();
    if (!bug) return refuse(Reason::Unreadable, quoted(text) + " does not name three kinds");
    kind = first_face(*bug);
  }
  if (!take_word(rest).empty()) {
    return refuse(Reason::Unreadable, quoted(text) + " names more than three kinds");
  }
  const Action choice = Action::choose(kinds);
  if (std::ranges::find(kinds, Bug::Queen) != kinds.end()) {
    return refuse(Reason::BadChoice,
                  "the queen bee is in hand anyway, three other tiles are chosen");
  }
  return choice;
}

// What stands behind the word of a command.
Result<Action, MoveError> parse_command(const Position& position, const Command& command,
                                        std::string_view rest, std::string_view text) {
  if (!position.rules().expansions.contains(command.expansion)) {
    return refuse(Reason::NotInThisGame,
                  quoted(text) + " belongs to an expansion that this game does not have");
  }
  if (command.kind == ActionKind::Choose) return parse_choice(rest, text);
  Action action = Action::of(command.kind);
  if (command.kind != ActionKind::Comb) {
    const std::string_view word = take_word(rest);
    const bool is_kind = command.kind == ActionKind::Steal || command.kind == ActionKind::Draw;
    const TileSet from = command.kind == ActionKind::Draw
                             ? position.bag()
                             : position.hand(opponent(position.to_act()));
    const Result<Tile, MoveError> tile =
        is_kind ? parse_kind(position, word, from) : parse_named_tile(position, word, text);
    if (!tile) return fail(tile.error());
    action = Action::of(command.kind, *tile);
    if (has_pair(command.kind)) {
      const Result<Tile, MoveError> other = parse_named_tile(position, take_word(rest), text);
      if (!other) return fail(other.error());
      action = Action::of(command.kind, *tile, *other);
    }
  }
  if (!take_word(rest).empty()) {
    return refuse(Reason::Unreadable, quoted(text) + " has more in it than belongs to it");
  }
  return action;
}

}  // namespace

std::string to_string(const Position& position, Action action) {
  if (!has_cell(action.kind)) return command_text(position, action);
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
  if (!has_cell(action.kind)) return command_text(position, action);
  const Hex to = position.hex_of(action);
  return to_string(action.tile(), face_after(position, action)) + "@" + std::to_string(to.q) + "," +
         std::to_string(to.r);
}

Result<Action, MoveError> parse_move(const Position& position, std::string_view text) {
  std::string_view rest = text;
  const std::string_view word = take_word(rest);
  if (word.empty()) return refuse(Reason::Unreadable, "the move is empty");
  if (const Command* command = find_command(word)) {
    return parse_command(position, *command, rest, text);
  }
  const std::string_view destination = take_word(rest);
  if (equals_ignoring_case(word, "pass") && destination.empty()) return Action::pass();

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
  return Action::place(name->tile, to, name->face != kind(name->tile));
}

Result<Action, MoveError> parse_legal_move(const Position& position, std::string_view text) {
  const Result<Action, MoveError> action = parse_move(position, text);
  if (!action) return action;
  const Result<Action, Reason> listed = position.listed(*action);
  if (listed) return *listed;
  return fail(MoveError{listed.error(), explain(position, *action, listed.error())});
}

std::string explain(const Position& position, Action action, Reason reason) {
  constexpr std::string_view kSubject = "the tile";
  std::string text(message(reason));
  const bool names_a_tile = has_tile(action.kind) && action.tile().id < kTileCount;
  if (names_a_tile && text.starts_with(kSubject)) {
    const Tile subject = subject_of(position, action, reason);
    const Bug face =
        has_cell(action.kind) ? face_after(position, action) : position.face_of(subject);
    text.replace(0, kSubject.size(), to_string(subject, face));
  }
  return with_rule(std::move(text), reason);
}

std::string_view state_string(const Position& position, Outcome outcome) {
  switch (outcome) {
    case Outcome::InProgress:
      return has_begun(position) ? "InProgress" : "NotStarted";
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
