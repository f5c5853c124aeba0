// SPDX-License-Identifier: MIT
// Rule A-27: hidden facts are changed at random, and a seat that may not know them sees nothing of
// it, neither in its view nor in its legal actions.
#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <set>

#include "petek/ada/position.h"
#include "petek/ada/random_play.h"
#include "petek/ada/record.h"
#include "tests/laws/ada_playout.h"

namespace petek::laws {
namespace {

using ada::Card;
using ada::Cards;
using ada::Resource;
using ada::Resources;
using ada::State;

// A card of the pile at random; none if it is empty.
template <class Kind>
std::optional<Kind> any_of(ada::Counts<Kind> pile, Rng& rng) {
  if (pile.empty()) return std::nullopt;
  int rest = static_cast<int>(rng.below(static_cast<std::uint32_t>(pile.total())));
  for (int i = 0;; ++i) {
    rest -= pile[static_cast<Kind>(i)];
    if (rest < 0) return static_cast<Kind>(i);
  }
}

template <class Kind>
void swap_one(ada::Counts<Kind>& a, ada::Counts<Kind>& b, Rng& rng) {
  const auto from_a = any_of(a, rng);
  const auto from_b = any_of(b, rng);
  if (!from_a || !from_b) return;
  using Pile = ada::Counts<Kind>;
  a -= Pile::of(*from_a);
  b -= Pile::of(*from_b);
  a += Pile::of(*from_b);
  b += Pile::of(*from_a);
}

// Another state that looks the same to `viewer`: two opponents have swapped resources or unplayed
// cards that are not new, or one of them a card with the deck.
State with_other_secrets(State s, std::size_t viewer, Rng& rng) {
  for (std::size_t a = 0; a < s.seat_count; ++a) {
    for (std::size_t b = a + 1; b < s.seat_count; ++b) {
      if (a == viewer || b == viewer) continue;
      swap_one(s.players[a].hand, s.players[b].hand, rng);
    }
    if (a == viewer) continue;
    const Cards fresh = a == s.on_turn ? s.fresh : Cards{};
    Cards old = s.players[a].cards - fresh;
    swap_one(old, s.deck, rng);
    s.players[a].cards = old + fresh;
    if (a == s.on_turn) {
      Cards bought = s.fresh;
      swap_one(bought, s.deck, rng);
      s.players[a].cards = old + bought;
      s.fresh = bought;
    }
  }
  return s;
}

// While an offer is open, an answer has told what a hand holds; when over, the winner's
// victory points are shown.
bool hides_all_hands(const State& s) {
  return s.phase != ada::Phase::Answers && s.phase != ada::Phase::Over;
}

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
