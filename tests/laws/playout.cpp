// SPDX-License-Identifier: MIT
// Random games.
#include "tests/laws/playout.h"

#include <algorithm>
#include <array>
#include <stdexcept>

#include "petek/hive/notation.h"
#include "petek/hive/record.h"

namespace petek::laws {
namespace {

hive::Rules rules_of(std::string_view game_type) {
  const auto rules = hive::parse_rules(game_type);
  if (!rules) throw std::invalid_argument(rules.error().what);
  return *rules;
}

Style style_of(std::uint64_t seed) {
  return static_cast<Style>(seed % kStyleCount);
}

}  // namespace

Playout::Playout(std::string_view game_type, std::uint64_t seed)
    : Playout(game_type, seed, style_of(seed)) {}

Playout::Playout(std::string_view game_type, std::uint64_t seed, Style style)
    : game_(rules_of(game_type)), rng_(seed * 0x9e3779b97f4a7c15ULL + 1), style_(style) {
  if (style == Style::Walker) walk_away();
}

bool Playout::step() {
  if (game_.is_over() || game_.actions().size() >= walked_ + longest_) return false;
  const hive::Action action = choose();
  auto& last_move = last_move_[hive::index(position().to_act())];
  last_move.reset();
  if (action.kind == hive::ActionKind::Move) {
    last_move = Step{action.tile(), position().hex_of(action.tile())};
  }
  game_.apply(action);
  return true;
}

// Does nothing in a ruleset that does not admit the first four placements.
void Playout::walk_away() {
  constexpr std::array<std::string_view, 4> kFourInARow = {"wA1", "bA1 wA1-", "wQ -wA1", "bQ bA1-"};
  // After each of these the four stand in the same row, one or two cells away.
  using Cycle = std::array<std::string_view, 8>;
  constexpr std::array<Cycle, 3> kCycles = {{
      {"wQ /wA1", "bQ bA1\\", "wQ wA1\\", "bA1 bQ/", "wA1 wQ/", "bQ bA1\\", "wQ -wA1", "bQ bA1-"},
      {"wQ /wA1", "bQ bA1\\", "wQ wA1\\", "bA1 bQ\\", "wA1 wQ\\", "bQ bA1/", "wQ -wA1", "bQ bA1-"},
      {"wQ \\wA1", "bQ bA1/", "wQ wA1/", "bA1 bQ/", "wA1 wQ/", "bQ bA1\\", "wQ -wA1", "bQ bA1-"},
  }};
  const auto play = [this](std::string_view text) {
    const auto action = hive::parse_legal_move(position(), text);
    if (action) game_.apply_past_repetition(*action);
    return action.has_value();
  };
  for (const std::string_view text : kFourInARow) {
    if (play(text)) continue;
    while (!game_.actions().empty()) game_.undo();
    return;
  }
  constexpr std::uint32_t kMostCycles = 80;
  const Cycle& cycle = kCycles[rng_.below(kCycles.size())];
  for (std::uint32_t cycles = rng_.below(kMostCycles); cycles > 0; --cycles) {
    for (const std::string_view text : cycle) play(text);
  }
  // A draw by repetition ends the game unless this goes on.
  play("wQ /wA1");
  play("bG1 bA1/");
  walked_ = game_.actions().size();
}

hive::Action Playout::choose() {
  game_.legal_actions(actions_);
  const auto random_of = [this](const hive::ActionList& list) {
    return list[rng_.below(static_cast<std::uint32_t>(list.size()))];
  };
  constexpr std::uint32_t kOutOf = 8;  // one action in so many is any
  if (style_ == Style::Uniform || style_ == Style::Walker || rng_.below(kOutOf) == 0) {
    return random_of(actions_);
  }

  liked_.clear();
  for (const hive::Action action : actions_) {
    if (likes(action)) liked_.push_back(action);
  }
  if (liked_.empty()) return random_of(actions_);
  if (style_ != Style::Stretcher) return random_of(liked_);

  hive::Action farthest = liked_[0];
  std::int32_t farthest_reach = -1;
  for (const hive::Action action : liked_) {
    const std::int32_t reach = distance(Hex{}, position().hex_of(action));
    if (reach > farthest_reach) {
      farthest_reach = reach;
      farthest = action;
    }
  }
  return farthest;
}

bool Playout::likes(hive::Action action) const {
  const bool is_move = action.kind == hive::ActionKind::Move;
  const bool is_placement = action.kind == hive::ActionKind::Place;
  switch (style_) {
    case Style::Mover:
      return is_move;
    case Style::Climber:
      return (is_placement && (hive::kind(action.tile()) == hive::Bug::Beetle ||
                               hive::kind(action.tile()) == hive::Bug::Mosquito)) ||
             (is_move && position().height_at(position().hex_of(action)) > 0);
    case Style::Shuttler: {
      if (action.kind == hive::ActionKind::Flip) return true;
      const auto& last_move = last_move_[hive::index(position().to_act())];
      return is_move && last_move && last_move->tile == action.tile() &&
             last_move->from == position().hex_of(action);
    }
    case Style::Stretcher:
      return is_placement || is_move;
    case Style::Hunter: {
      if (!is_move && !is_placement) return false;
      const int queens_before = is_move ? queens_next_to(position().hex_of(action.tile())) : 0;
      return queens_next_to(position().hex_of(action)) > queens_before;
    }
    case Style::Tosser:
      return (is_placement && (hive::kind(action.tile()) == hive::Bug::Pillbug ||
                               hive::kind(action.tile()) == hive::Bug::Mosquito)) ||
             (is_move && hive::colour(action.tile()) != position().to_act());
    case Style::Conjurer:
      return !is_move && !is_placement;
    case Style::Predator: {
      constexpr std::array kBugs = {hive::Bug::Assassin, hive::Bug::Mantis, hive::Bug::Tick,
                                    hive::Bug::Centipede, hive::Bug::Mosquito};
      const hive::Bug bug = hive::face_of_kind(hive::kind(action.tile()), action.second_face());
      if (is_placement) return std::ranges::find(kBugs, bug) != kBugs.end();
      return hive::has_pair(action.kind) ||
             (is_move && hive::colour(action.tile()) != position().to_act());
    }
    case Style::Uniform:
    case Style::Walker:
      break;
  }
  return true;
}

int Playout::queens_next_to(Hex hex) const {
  int count = 0;
  for (const hive::Colour colour : {hive::Colour::White, hive::Colour::Black}) {
    const hive::Tile queen = hive::queen_of(colour);
    const bool is_down = position().on_board().contains(queen);
    if (is_down && are_neighbours(position().hex_of(queen), hex)) ++count;
  }
  return count;
}

void visit_positions(std::string_view game_type, int count,
                     const std::function<void(Playout&)>& visit) {
  std::uint64_t seed = 0;
  for (const char letter : game_type) seed = seed * 131 + static_cast<unsigned char>(letter);
  for (; count > 0; ++seed) {
    Playout playout(game_type, seed);
    do {
      visit(playout);
      --count;
    } while (count > 0 && playout.step());
  }
}

std::string describe(const hive::Game& game) {
  return hive::to_game_string(game);
}

}  // namespace petek::laws
