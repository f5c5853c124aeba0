// SPDX-License-Identifier: MIT
// MoveStrings, canonical keys and GameStrings of the reference engine.
#include <algorithm>
#include <stdexcept>

#include "tests/reference/naive_game.h"

namespace petek::reference {
namespace {

struct Direction {
  char mark;
  bool before;  // `-X` rather than `X-`
  Hex step;
};

constexpr std::array<Direction, 6> kDirectionMarks = {{{'-', false, {1, 0}},
                                                       {'/', false, {1, -1}},
                                                       {'\\', false, {0, 1}},
                                                       {'-', true, {-1, 0}},
                                                       {'/', true, {-1, 1}},
                                                       {'\\', true, {0, -1}}}};

// `wA1` or, with Venom, `wY1` for the same tile; the letter is kept as the face. Tolerates a
// number after the kinds of which a side has one: `wM1`.
std::optional<NaiveTile> parse_tile(std::string_view text, const NaiveRules& rules) {
  if (text == "H" && rules.has('H')) return NaiveTile{kHoneycomb, 'H'};
  for (char colour : {'w', 'b'}) {
    for (const auto& [kind, count] : rules.tiles_per_side()) {
      for (char face : {kind, rules.second_face(kind).value_or(kind)}) {
        for (int number = 1; number <= count; ++number) {
          const NaiveTile tile = {{colour, kind, number}, face};
          const std::string written = to_string(tile);
          if (text == written || (count == 1 && text == written + "1")) return tile;
        }
      }
    }
  }
  return std::nullopt;
}

bool is_one_of(std::string_view word, std::initializer_list<std::string_view> words) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

bool names_tiles(std::string_view verb) {
  return is_one_of(verb, {"flip", "sting", "swap", "kill", "take"});
}

bool is_verb(std::string_view word) {
  return names_tiles(word) || is_one_of(word, {"pass", "comb", "steal", "choose", "draw"});
}

bool is_movement(const NaiveAction& action) {
  return action.kind == ActionKind::Place || action.kind == ActionKind::Move;
}

}  // namespace

// Reading.

std::optional<NaiveAction> NaiveGame::parse(std::string_view text) const {
  const std::vector<std::string> words = words_of(text);
  if (words.empty()) return std::nullopt;
  if (!is_verb(words.front())) return parse_movement(words);
  const std::optional<std::string> tidy = tidied(words);
  if (!tidy) return std::nullopt;
  return find_text(*tidy);
}

// As the action would be written: tiles by the face that is up, chosen letters in order, one blank
// between words. Nothing when a tile is not on the board.
std::optional<std::string> NaiveGame::tidied(std::vector<std::string> words) const {
  const std::string verb = words.front();
  if (verb == "choose") std::sort(words.begin() + 1, words.end());
  std::string text = verb;
  for (std::size_t i = 1; i < words.size(); ++i) {
    if (names_tiles(verb)) {
      const std::optional<NaiveTile> named = parse_tile(words[i], rules_);
      const std::optional<NaiveTile> tile = named ? board_.tile(named->name) : std::nullopt;
      if (!tile) return std::nullopt;
      words[i] = to_string(*tile);
    }
    text += " " + words[i];
  }
  return text;
}

std::optional<NaiveAction> NaiveGame::find_text(const std::string& text) const {
  for (const auto& [action, texts] : actions_) {
    if (texts.contains(text)) return action;
  }
  return std::nullopt;
}

// The letter of a placement chooses the face; a tile on the board may be named by either.
std::optional<NaiveAction> NaiveGame::parse_movement(const std::vector<std::string>& words) const {
  const std::optional<NaiveTile> tile = parse_tile(words.front(), rules_);
  if (!tile || words.size() > 2) return std::nullopt;

  Hex to;
  if (words.size() == 1) {
    if (!board_.empty()) return std::nullopt;  // only the game's first tile needs no reference
  } else {
    const std::optional<Hex> target = parse_target(words[1]);
    if (!target) return std::nullopt;
    to = *target;
  }
  const bool placed = !board_.find(tile->name);
  for (const auto& [action, texts] : actions_) {
    if (action.kind != (placed ? ActionKind::Place : ActionKind::Move)) continue;
    if (action.tile.name != tile->name || action.to != to) continue;
    if (!placed || action.tile.face == tile->face) return action;
  }
  return std::nullopt;
}

// `-bQ`. The reference is resolved before a tile is lifted, so that it may be the moving tile.
std::optional<Hex> NaiveGame::parse_target(std::string_view text) const {
  Hex step;
  for (const Direction& direction : kDirectionMarks) {
    if (text.empty() || (direction.before ? text.front() : text.back()) != direction.mark) {
      continue;
    }
    step = direction.step;
    text = direction.before ? text.substr(1) : text.substr(0, text.size() - 1);
    break;
  }
  const std::optional<NaiveTile> reference = parse_tile(text, rules_);
  const std::optional<Hex> cell = reference ? board_.find(reference->name) : std::nullopt;
  if (!cell) return std::nullopt;
  return *cell + step;
}

std::optional<NaiveAction> NaiveGame::find_key(std::string_view key) const {
  const std::string wanted = comparable_key(key);
  for (const auto& [action, texts] : actions_) {
    if (comparable_key(key_of(action)) == wanted) return action;
  }
  return std::nullopt;
}

bool NaiveGame::play_text(std::string_view text) {
  return played(parse(text), text, false);
}

bool NaiveGame::replay_text(std::string_view text) {
  return played(parse(text), text, true);
}

bool NaiveGame::play_key(std::string_view key) {
  return played(find_key(key), {}, false);
}

bool NaiveGame::replay_key(std::string_view key) {
  return played(find_key(key), {}, true);
}

// Writing.

std::string NaiveGame::key_of(const NaiveAction& action) const {
  if (!is_movement(action)) return text_of(action);
  return to_string(action.tile) + "@" + std::to_string(action.to.q) + "," +
         std::to_string(action.to.r);
}

std::set<std::string> NaiveGame::texts_of(const NaiveAction& action) const {
  if (is_movement(action)) return {text_of(action)};
  return actions_.at(action);
}

std::string NaiveGame::text_of(const NaiveAction& action) const {
  if (!is_movement(action)) return *actions_.at(action).begin();  // reading 6: the smallest
  std::string tile = to_string(action.tile);
  if (board_.empty()) return tile;
  NaiveBoard lifted = board_;
  if (action.from) lifted.lift(*action.from);  // a reference is never the moving tile itself
  if (const std::optional<NaiveTile> under = lifted.top(action.to)) {
    return tile + " " + to_string(*under);  // a climb names the top tile
  }
  for (const Direction& direction : kDirectionMarks) {
    const Hex cell = {action.to.q - direction.step.q, action.to.r - direction.step.r};
    const std::optional<NaiveTile> reference = lifted.top(cell);
    if (!reference) continue;
    return tile + " " +
           (direction.before ? direction.mark + to_string(*reference)
                             : to_string(*reference) + direction.mark);
  }
  throw std::logic_error("an action that does not end next to the hive");
}

std::string NaiveGame::game_string() const {
  std::string text = game_type_ + ";" + state_ + ";" + turn();
  for (const std::string& action : texts_) text += ";" + action;
  return text;
}

std::optional<NaiveGame> NaiveGame::load(std::string_view game_string, bool count_repetitions) {
  std::vector<std::string> parts(1);
  for (char letter : game_string) {
    if (letter == ';') {
      parts.emplace_back();
    } else {
      parts.back() += letter;
    }
  }
  if (!parse_game_type(parts[0])) return std::nullopt;
  NaiveGame game(parts[0], count_repetitions);
  for (std::size_t i = 1; i < parts.size(); ++i) {
    const std::vector<std::string> words = words_of(parts[i]);
    const std::string first = words.empty() ? "" : words.front();
    const bool state =
        is_one_of(first, {"NotStarted", "InProgress", "Draw", "WhiteWins", "BlackWins"});
    const bool turn = first.starts_with("White[") || first.starts_with("Black[");
    if (words.size() == 1 && (state || turn)) continue;
    if (!game.replay_text(parts[i])) return std::nullopt;
  }
  return game;
}

}  // namespace petek::reference
