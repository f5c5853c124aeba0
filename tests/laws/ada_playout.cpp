// SPDX-License-Identifier: MIT
#include "tests/laws/ada_playout.h"

#include <gtest/gtest.h>

#include "petek/ada/random_play.h"
#include "petek/ada/record.h"

namespace petek::laws {
namespace {

using ada::Action;
using ada::ActionKind;
using ada::Resource;
using ada::Resources;

Resources random_lot(Rng& rng, std::uint32_t most_kinds, std::uint32_t most_each) {
  std::array<std::uint8_t, ada::kKindCount> numbers{};
  for (std::uint32_t i = 0; i < most_kinds; ++i) {
    numbers[rng.below(ada::kKindCount)] = static_cast<std::uint8_t>(rng.below(most_each + 1));
  }
  return Resources(numbers);
}

// An open entry filled in at random.
Action filled_in(const Action& open, int seats, Rng& rng) {
  const Resources give = random_lot(rng, 2, 2);
  const Resources want = random_lot(rng, 2, 2);
  if (open.kind == ActionKind::Counter) return Action::counter(give, want);
  return Action::offer(give, want, static_cast<std::uint8_t>(rng.below(1U << seats)));
}

Seat random_actor(const ada::Game& game, Rng& rng) {
  while (true) {
    const Seat seat{static_cast<std::uint8_t>(rng.below(4))};
    if (game.acting_seats().contains(seat)) return seat;
  }
}

}  // namespace

std::vector<std::string> ada_rulesets() {
  return {"-",
          "points_to_win=4",
          "points_to_win=40",
          "desert=none,friendly_robber=yes,map=fully_random",
          "hand_limit=2,repeat_declined=yes,strict_phases=yes",
          "map=spiral,max_offers=1000"};
}

ada::Game ada_game(const std::string& options, int seats, std::uint64_t seed) {
  return ada::Game(ada::make_setup(ada::parse_rules(options).value(), seats, seed));
}

void ada_step(ada::Game& game, Rng& rng) {
  if (game.is_chance()) {
    game.apply(Seat{0}, ada::random_outcome(game.position(), rng));
    return;
  }
  ada::ActionList actions;
  while (true) {
    const Seat seat = random_actor(game, rng);
    game.legal_actions(seat, actions);
    if (actions.empty()) continue;
    Action action = actions[rng.below(static_cast<std::uint32_t>(actions.size()))];
    if (action.is_open()) action = filled_in(action, game.seat_count(), rng);
    if (game.refusal(seat, action)) continue;  // a filled-in one may be
    game.apply(seat, action);
    return;
  }
}

std::vector<Action> ada_universe(const ada::State& s, Rng& rng) {
  std::vector<Action> all;
  const auto add_range = [&](ActionKind kind, int count) {
    for (int i = 0; i <= count; ++i) {  // one too many
      all.push_back(Action::make(kind, static_cast<std::uint8_t>(i)));
    }
  };
  add_range(ActionKind::Settle, ada::kVertexCount);
  add_range(ActionKind::Road, ada::kEdgeCount);
  add_range(ActionKind::City, ada::kVertexCount);
  add_range(ActionKind::MoveRobber, ada::kHexCount);
  add_range(ActionKind::Rob, ada::kMostSeats);
  add_range(ActionKind::Confirm, ada::kMostSeats);
  add_range(ActionKind::Monopoly, ada::kKindCount);
  for (int kind = 0; kind < ada::kActionKindEnd + 2; ++kind) {
    all.push_back(Action::make(static_cast<ActionKind>(kind)));
  }
  for (const Resource a : ada::kResources) {
    for (const Resource b : ada::kResources) {
      for (int n = 1; n <= 5; ++n) all.push_back(Action::bank(a, n, b));
      all.push_back(Action::plenty(a, b));
    }
  }
  for (int i = 0; i < 20; ++i) {
    all.push_back(Action::discard(random_lot(rng, 5, 4)));
    all.push_back(Action::counter(random_lot(rng, 2, 2), random_lot(rng, 2, 2)));
    all.push_back(Action::offer(random_lot(rng, 2, 2), random_lot(rng, 2, 2),
                                static_cast<std::uint8_t>(rng.below(1U << s.seat_count))));
  }
  return all;
}

void for_each_ada_position(int games, int most_steps,
                           const std::function<void(ada::Game&, Rng&)>& visit) {
  for (const std::string& options : ada_rulesets()) {
    for (int i = 0; i < games; ++i) {
      const auto seed = static_cast<std::uint64_t>(i);
      SCOPED_TRACE(options + ", seed " + std::to_string(seed));
      ada::Game game = ada_game(options, 3 + i % 2, seed);
      Rng rng(seed);
      for (int step = 0; step < most_steps && !game.is_over(); ++step) {
        visit(game, rng);
        if (testing::Test::HasFatalFailure()) FAIL() << to_record(game);
        ada_step(game, rng);
      }
      visit(game, rng);
    }
  }
}

}  // namespace petek::laws
