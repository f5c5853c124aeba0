// SPDX-License-Identifier: MIT
// Whatever happened before, a bot of Ada returns a legal action, and what it may not know plays no
// part in it.
#include "petek/bots/ada_bot.h"

#include <gtest/gtest.h>

#include <cstdint>

#include "petek/ada/notation.h"
#include "tests/laws/ada_playout.h"
#include "tests/laws/ada_secrets.h"

namespace petek::laws {
namespace {

// A bot that plays by chance, too, is to choose the same of the same.
ada::Action choice_of(bots::AdaBotKind kind, const ada::Position& position, Seat seat) {
  ada::ActionList legal;
  position.legal_actions(seat, legal);
  return make_ada_bot(kind, 7)->choose(position.view(seat), legal);
}

template <class Visitor>
void for_each_choice(const ada::Game& game, Visitor&& visit) {
  for (std::uint8_t number = 0; number < game.seat_count(); ++number) {
    if (!game.acting_seats().contains(Seat{number})) continue;
    for (std::size_t kind = 0; kind < bots::kAdaBotNames.size(); ++kind) {
      visit(Seat{number}, static_cast<bots::AdaBotKind>(kind));
    }
  }
}

TEST(MediumAdaBots, ChooseLegalActions) {
  int choices = 0;
  for_each_ada_position(8, 1500, [&](const ada::Game& game, Rng&) {
    for_each_choice(game, [&](Seat seat, bots::AdaBotKind kind) {
      const ada::Action action = choice_of(kind, game.position(), seat);
      ASSERT_FALSE(game.refusal(seat, action).has_value())
          << to_string(game.state(), seat, action) << " by a " << name(kind) << " bot";
      ++choices;
    });
  });
  EXPECT_GT(choices, 10000);
}

TEST(MediumAdaBots, A27DoNotKnowWhatIsHidden) {
  int changed = 0;
  for_each_ada_position(8, 1500, [&](const ada::Game& game, Rng& rng) {
    if (!hides_all_hands(game.state())) return;
    for_each_choice(game, [&](Seat seat, bots::AdaBotKind kind) {
      const ada::Position other(with_other_secrets(game.state(), seat.number, rng));
      changed += other == game.position() ? 0 : 1;
      ASSERT_EQ(choice_of(kind, game.position(), seat), choice_of(kind, other, seat));
    });
  });
  EXPECT_GT(changed, 10000);
}

}  // namespace
}  // namespace petek::laws
