// SPDX-License-Identifier: MIT
// Laws of legality in Ada: what is listed is what is not refused; lists are in order, none twice.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstring>
#include <set>

#include "petek/ada/notation.h"
#include "tests/laws/ada_playout.h"

namespace petek::laws {
namespace {

using ada::Action;

bool is_listed(const ada::ActionList& actions, const Action& action) {
  return std::find(actions.begin(), actions.end(), action) != actions.end();
}

// Offers and counters are listed by one open entry.
bool is_covered(const ada::ActionList& actions, const Action& action) {
  const bool is_open_kind =
      action.kind == ada::ActionKind::Offer || action.kind == ada::ActionKind::Counter;
  return is_listed(actions, is_open_kind ? Action::make(action.kind) : action);
}

TEST(MediumAdaLegality, WhatIsListedIsWhatIsNotRefused) {
  for_each_ada_position(4, 800, [](const ada::Game& game, Rng& rng) {
    ada::ActionList actions;
    const std::vector<Action> universe = ada_universe(game.state(), rng);
    for (std::uint8_t i = 0; i < game.seat_count(); ++i) {
      const Seat seat{i};
      game.legal_actions(seat, actions);
      ASSERT_EQ(!actions.empty(), game.acting_seats().contains(seat));
      for (const Action& action : actions) {
        ASSERT_EQ(game.refusal(seat, action).has_value(), action.is_open())
            << to_string(game.state(), seat, action);
      }
      for (const Action& action : universe) {
        const bool is_legal = !game.refusal(seat, action).has_value();
        if (action.is_open()) continue;
        const bool is_offer =
            action.kind == ada::ActionKind::Offer || action.kind == ada::ActionKind::Counter;
        if (is_offer ? is_legal && !is_covered(actions, action)
                     : is_legal != is_listed(actions, action)) {
          FAIL() << static_cast<int>(action.kind) << " " << static_cast<int>(action.target);
        }
      }
    }
  });
}

// Beyond four seats and with any bytes there is a reason, and never a crash.
TEST(MediumAdaLegality, AnyBytesMayBeAskedAbout) {
  for_each_ada_position(2, 400, [](const ada::Game& game, Rng& rng) {
    for (int i = 0; i < 20; ++i) {
      Action action{};
      std::array<unsigned char, sizeof(Action)> bytes{};
      for (unsigned char& byte : bytes) byte = static_cast<unsigned char>(rng());
      std::memcpy(&action, bytes.data(), sizeof(Action));
      const Seat seat{static_cast<std::uint8_t>(rng())};
      const auto reason = game.refusal(seat, action);
      ASSERT_TRUE(!reason || !message(*reason).empty());
      (void)game.outcome_refusal(action);
    }
  });
}

TEST(MediumAdaLegality, NoActionIsListedTwiceAndOpenEntriesComeLast) {
  for_each_ada_position(4, 1500, [](const ada::Game& game, Rng&) {
    ada::ActionList actions;
    ada::ActionList playable;
    for (std::uint8_t i = 0; i < game.seat_count(); ++i) {
      game.legal_actions(Seat{i}, actions);
      game.position().playable_actions(Seat{i}, playable);
      const std::set<Action> different(actions.begin(), actions.end());
      ASSERT_EQ(different.size(), actions.size());
      ASSERT_LE(actions.size() - playable.size(), 1U);
      for (std::size_t n = 0; n < playable.size(); ++n) ASSERT_EQ(actions[n], playable[n]);
      if (actions.size() > playable.size()) {
        ASSERT_TRUE(actions[playable.size()].is_open());
      }
    }
  });
}

// Rule A-28: outcomes are offered exactly while chance is to decide, and are what may be applied.
TEST(MediumAdaLegality, A28OutcomesAreThereWhileChanceDecides) {
  for_each_ada_position(4, 1500, [](const ada::Game& game, Rng&) {
    petek::ActionList<Weighted<Action>> outcomes;
    game.chance_outcomes(outcomes);
    ASSERT_EQ(outcomes.empty(), !game.is_chance());
    for (const auto& [outcome, weight] : outcomes) {
      ASSERT_GT(weight, 0U);
      ASSERT_FALSE(game.outcome_refusal(outcome).has_value());
    }
  });
}

// Section 10: every legal action is written and read back as itself.
TEST(MediumAdaLegality, ActionsAreReadBackAsThemselves) {
  for_each_ada_position(2, 800, [](const ada::Game& game, Rng&) {
    ada::ActionList actions;
    for (std::uint8_t i = 0; i < game.seat_count(); ++i) {
      game.position().playable_actions(Seat{i}, actions);
      for (const Action& action : actions) {
        const std::string text = to_string(game.state(), Seat{i}, action);
        const auto told = ada::parse_action(game.state(), text);
        ASSERT_TRUE(told.has_value()) << text;
        ASSERT_EQ(told->action, action) << text;
        ASSERT_EQ(told->seat, Seat{i}) << text;
      }
    }
  });
}

}  // namespace
}  // namespace petek::laws
