// SPDX-License-Identifier: MIT
// Actions of the reference engine as values.
#include "tests/reference/naive_action.h"

#include <algorithm>

namespace petek::reference {

NaiveAction simple_action(ActionKind kind) {
  NaiveAction action;
  action.kind = kind;
  return action;
}

NaiveAction placement(const NaiveTile& tile, Hex to) {
  NaiveAction action = action_on(ActionKind::Place, tile);
  action.to = to;
  return action;
}

NaiveAction movement(const NaiveTile& tile, Hex from, Hex to) {
  NaiveAction action = action_on(ActionKind::Move, tile);
  action.from = from;
  action.to = to;
  return action;
}

NaiveAction action_on(ActionKind kind, const NaiveTile& tile) {
  NaiveAction action = simple_action(kind);
  action.tile = tile;
  return action;
}

NaiveAction action_on_pair(ActionKind kind, const NaiveTile& one, const NaiveTile& another) {
  NaiveAction action = simple_action(kind);
  action.tile = std::min(one, another);
  action.other = std::max(one, another);
  return action;
}

NaiveAction choice(const std::string& letters) {
  NaiveAction action = simple_action(ActionKind::Choose);
  action.letters = letters;
  return action;
}

std::string comparable_key(std::string_view key) {
  std::vector<std::string> words = words_of(key);
  const bool removes = key.starts_with("kill ") || key.starts_with("take ");
  if (words.size() != 3 || !(removes || key.starts_with("swap "))) return std::string(key);
  std::sort(words.begin() + 1, words.end());
  return (removes ? "remove " : "swap ") + words[1] + " " + words[2];
}

std::vector<std::string> words_of(std::string_view text) {
  constexpr std::string_view kBlanks = " \t\r";
  std::vector<std::string> words;
  while (true) {
    const std::size_t begin = text.find_first_not_of(kBlanks);
    if (begin == std::string_view::npos) return words;
    text.remove_prefix(begin);
    const std::size_t length = std::min(text.find_first_of(kBlanks), text.size());
    words.emplace_back(text.substr(0, length));
    text.remove_prefix(length);
  }
}

}  // namespace petek::reference
