// SPDX-License-Identifier: MIT
// Rule A-27: hidden facts are changed at random, and a seat that may not know them sees nothing of
// it, neither in its view nor in its legal actions.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "petek/ada/position.h"
#include "petek/ada/random_play.h"
#include "petek/ada/record.h"
#include "tests/laws/ada_playout.h"
#include "tests/laws/ada_secrets.h"

namespace petek::laws {
namespace {

using ada::State;

TEST(MediumAdaViews, A27ASeatSeesNothingOfWhatIsHiddenFromIt) {
  int changed = 0;
  for_each_ada_position(8, 1500, [&](const ada::Game& game, Rng& rng) {
    const State& s = game.state();
    if (!hides_all_hands(s)) return;
    for (std::uint8_t viewer = 0; viewer < s.seat_count; ++viewer) {
      const ada::Position real = game.position();
      const ada::Position other(with_other_secrets(s, viewer, rng));
      changed += real == other ? 0 : 1;
      ASSERT_EQ(real.view(Seat{viewer}), other.view(Seat{viewer}));
      ada::ActionList a;
      ada::ActionList b;
      real.legal_actions(Seat{viewer}, a);
      other.legal_actions(Seat{viewer}, b);
      ASSERT_TRUE(std::equal(a.begin(), a.end(), b.begin(), b.end()));
    }
    const ada::Position other(with_other_secrets(s, ada::kNobody, rng));
    ASSERT_EQ(game.position().spectator_view(), other.spectator_view());
  });
  EXPECT_GT(changed, 10000);
}

// What is drawn or stolen differs, the record for a seat that may not know it does not.
TEST(MediumAdaViews, A27ARecordForOneSeatDoesNotTellHiddenOutcomes) {
  petek::ActionList<Weighted<ada::Action>> outcomes;
  for_each_ada_position(3, 600, [&](const ada::Game& game, Rng& rng) {
    const bool is_hidden = game.state().phase == ada::Phase::ChanceSteal ||
                           game.state().phase == ada::Phase::ChanceDraw;
    if (!is_hidden || rng.below(8) != 0) return;
    const State before = game.state();
    game.chance_outcomes(outcomes);
    for (std::uint8_t viewer = 0; viewer < before.seat_count; ++viewer) {
      const bool may_know = viewer == before.on_turn || viewer == before.victim;
      std::set<std::string> records;
      for (const auto& outcome : outcomes) {
        ada::Game next = game;
        next.apply(Seat{0}, outcome.action);
        records.insert(to_record(next, Seat{viewer}));
      }
      ASSERT_EQ(records.size(), may_know ? outcomes.size() : 1U);
    }
  });
}

}  // namespace
}  // namespace petek::laws
