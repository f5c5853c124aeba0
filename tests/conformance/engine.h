// SPDX-License-Identifier: MIT
// The engine under test, asked in the words of the data: keys, states and counts.
#pragma once

#include <gtest/gtest.h>

#include <cstdint>
#include <optional>
#include <set>
#include <stdexcept>
#include <string>
#include <string_view>

#include "petek/hive/game.h"
#include "petek/hive/notation.h"
#include "petek/hive/record.h"

namespace petek::conformance {

inline hive::Rules rules_of(std::string_view game_type) {
  const auto rules = hive::parse_rules(game_type);
  if (!rules) throw std::invalid_argument(rules.error().what);
  return *rules;
}

inline hive::Game load(std::string_view game_string) {
  auto record = hive::parse_game_string(game_string);
  if (!record) throw std::invalid_argument(record.error().what);
  return std::move(record->game);
}

// Every action that may be played, as canonical keys; a duplicate is a failure.
template <class GameOrPosition>
std::set<std::string> keys(const GameOrPosition& from, const hive::Position& position) {
  hive::ActionList actions;
  from.legal_actions(actions);
  std::set<std::string> result;
  for (const hive::Action action : actions) {
    const auto [key, is_new] = result.insert(hive::to_key(position, action));
    EXPECT_TRUE(is_new) << "listed twice: " << *key;
  }
  return result;
}
inline std::set<std::string> keys(const hive::Game& game) {
  return keys(game, game.position());
}
inline std::set<std::string> keys(const hive::Position& position) {
  return keys(position, position);
}

inline std::string state_of(const hive::Game& game) {
  return std::string(hive::state_string(game.position(), game.outcome()));
}

// Plays a text, past a draw by repetition if need be.
inline std::optional<hive::MoveError> replay(hive::Game& game, std::string_view text) {
  const auto action = hive::parse_legal_move(game.position(), text);
  if (!action) return action.error();
  game.apply_past_repetition(*action);
  return std::nullopt;
}

// Leaves at `depth`, without the repetition rule.
inline std::uint64_t perft(hive::Position& position, int depth) {
  if (depth == 0) return 1;
  if (depth == 1) return position.count_legal_actions();
  hive::ActionList actions;
  position.legal_actions(actions);
  std::uint64_t leaves = 0;
  for (const hive::Action action : actions) {
    hive::Position::Undo undo;
    position.apply(action, undo);
    leaves += perft(position, depth - 1);
    position.undo(undo);
  }
  return leaves;
}

}  // namespace petek::conformance
