// SPDX-License-Identifier: MIT
// MoveStrings, canonical keys and GameStrings of the reference engine.
#include <algorithm>
#include <stdexcept>

#include "tests/reference/naive_game.h"

namespace petek::reference {
namespace {

// Without the blanks at both ends.
std::string_view trimmed(std::string_view text) {
  constexpr std::string_view kBlanks = " \t\r";
  const std::size_t begin = text.find_first_not_of(kBlanks);
  if (begin == std::string_view::npos) return {};
  return text.substr(begin, text.find_last_not_of(kBlanks) - begin + 1);
}

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

// `wA1`; tolerates a number after the kinds of which a side has one: `wM1`.
std::optional<TileName> parse_tile(std::string_view text, const NaiveRules& rules) {
  for (char colour : {'w', 'b'}) {
    for (const auto& [kind, count] : rules.tiles_per_side()) {
      for (int number = 1; number <= count; ++number) {
        const TileName name = {colour, kind, number};
        const std::string written = to_string(NaiveTile{name, kind});
        if (text == written) return name;
        if (count == 1 && text == written + "1") return name;
      }
    }
  }
  return std::nullopt;
}

}  // namespace

std::string to_key(const NaiveAction& action) {
  if (action.is_pass) return "pass";
  return to_string(action.tile) + "@" + std::to_string(action.to.q) + "," +
         std::to_string(action.to.r);
}

std::optional<NaiveAction> NaiveGame::parse(std::string_view text) const {
  text = trimmed(text);
  const auto legal_action = [this](const auto& is_meant) -> std::optional<NaiveAction> {
    const auto found = std::find_if(actions_.begin(), actions_.end(), is_meant);
    if (found == actions_.end()) return std::nullopt;
    return *found;
  };
  if (text == "pass") return legal_action([](const NaiveAction& action) { return action.is_pass; });

  const std::size_t blank = text.find(' ');
  const std::optional<TileName> tile = parse_tile(text.substr(0, blank), rules_);
  if (!tile) return std::nullopt;

  Hex to;
  if (blank == std::string_view::npos) {
    if (!board_.empty()) return std::nullopt;  // only the game's first tile needs no reference
  } else {
    std::string_view target = trimmed(text.substr(blank));
    Hex step;
    for (const Direction& direction : kDirectionMarks) {
      if (target.empty() || (direction.before ? target.front() : target.back()) != direction.mark) {
        continue;
      }
      step = direction.step;
      target = direction.before ? target.substr(1) : target.substr(0, target.size() - 1);
      break;
    }
    const std::optional<TileName> reference = parse_tile(target, rules_);
    if (!reference) return std::nullopt;
    // Resolved before the tile is lifted, so that it may be the moving tile itself.
    const std::optional<Hex> cell = board_.find(*reference);
    if (!cell) return std::nullopt;
    to = *cell + step;
  }
  return legal_action([&](const NaiveAction& action) {
    return !action.is_pass && action.tile.name == *tile && action.to == to;
  });
}

bool NaiveGame::play_text(std::string_view text) {
  return played(parse(text), text, false);
}

bool NaiveGame::replay_text(std::string_view text) {
  return played(parse(text), text, true);
}

std::optional<NaiveAction> NaiveGame::find_key(std::string_view key) const {
  for (const NaiveAction& action : actions_) {
    if (to_key(action) == key) return action;
  }
  return std::nullopt;
}

bool NaiveGame::play_key(std::string_view key) {
  return played(find_key(key), {}, false);
}

bool NaiveGame::replay_key(std::string_view key) {
  return played(find_key(key), {}, true);
}

std::string NaiveGame::text_of(const NaiveAction& action) const {
  if (action.is_pass) return "pass";
  std::string tile = to_string(action.tile);
  if (board_.empty()) return tile;
  if (const std::optional<NaiveTile> under = board_.top(action.to)) {
    return tile + " " + to_string(*under);  // a climb names the top tile
  }
  for (const Direction& direction : kDirectionMarks) {
    const Hex cell = {action.to.q - direction.step.q, action.to.r - direction.step.r};
    NaiveBoard lifted = board_;
    if (action.from) lifted.lift(*action.from);  // a reference is never the moving tile itself
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
    const std::string part(trimmed(parts[i]));
    constexpr std::array<std::string_view, 5> kStates = {"NotStarted", "InProgress", "Draw",
                                                         "WhiteWins", "BlackWins"};
    if (std::find(kStates.begin(), kStates.end(), part) != kStates.end()) continue;
    if (part.starts_with("White[") || part.starts_with("Black[")) continue;
    if (!game.replay_text(part)) return std::nullopt;
  }
  return game;
}

}  // namespace petek::reference
