// SPDX-License-Identifier: MIT
// Swarm: the choice of the hands, the bag, and stealing.
#include <algorithm>

#include "tests/reference/naive_game.h"

namespace petek::reference {
namespace {

// A tile that is told from others of its kind by nothing.
NaiveTile numberless_tile(TileKind kind) {
  return {.name = {kind.colour, kind.kind, 0}, .face = kind.kind};
}

std::string letters_of(TileKind kind) {
  return {kind.colour, kind.kind};
}

// Every way to take `count` tiles out of `tiles` (first letters in order), added to `chosen`.
void extend_choice(const std::map<char, int>& tiles, std::size_t count, const std::string& chosen,
                   std::set<std::string>& result) {
  if (chosen.size() == count) {
    result.insert(chosen);
    return;
  }
  for (const auto& [kind, available] : tiles) {
    if (!chosen.empty() && kind < chosen.back()) continue;  // letters are in order
    if (std::count(chosen.begin(), chosen.end(), kind) == available) continue;
    extend_choice(tiles, count, chosen + kind, result);
  }
}

}  // namespace

// S-1
void NaiveGame::add_choices(ActionTexts& result) const {
  constexpr std::size_t kChosen = 3;
  std::map<char, int> tiles = rules_.tiles_per_side();
  tiles.erase('Q');
  std::set<std::string> choices;
  extend_choice(tiles, kChosen, "", choices);
  for (const std::string& letters : choices) {
    std::string text = "choose";
    for (char letter : letters) text += std::string(" ") + letter;
    result[choice(letters)] = {text};
  }
}

// S-1; reading 11: choosing is no turn.
void NaiveGame::choose(const std::string& letters) {
  hands_[to_act_][{to_act_, 'Q'}] = 1;
  for (char letter : letters) add_to(hands_[to_act_], {to_act_, letter}, +1);
  to_act_ = opponent_of(to_act_);
  if (!hands_.at(to_act_).empty()) {
    fill_bag();
    phase_ = Phase::Playing;
  }
}

// The rest of both colours.
void NaiveGame::fill_bag() {
  for (const auto& [colour, hand] : hands_) {
    for (const auto& [kind, count] : rules_.tiles_per_side()) bag_[{colour, kind}] = count;
    for (const auto& [kind, count] : hand) add_to(bag_, kind, -count);
  }
}

// S-2
void NaiveGame::add_draws(ActionTexts& result) const {
  for (const auto& [kind, count] : bag_) {
    result[action_on(ActionKind::Draw, numberless_tile(kind))] = {"draw " + letters_of(kind)};
  }
}

// S-4
void NaiveGame::add_steals(ActionTexts& result) const {
  if (!rules_.has('S')) return;
  for (const auto& [kind, count] : hands_.at(opponent_of(to_act_))) {
    if (kind.kind == 'Q') continue;
    result[action_on(ActionKind::Steal, numberless_tile(kind))] = {"steal " + letters_of(kind)};
  }
}

}  // namespace petek::reference
