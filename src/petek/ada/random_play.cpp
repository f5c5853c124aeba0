// SPDX-License-Identifier: MIT
#include "petek/ada/random_play.h"

#include <array>
#include <cstddef>

#include "petek/core/assert.h"

namespace petek::ada {
namespace {

template <class Kind>
Kind random_kind(Counts<Kind> counts, Rng& rng) {
  int rest = static_cast<int>(rng.below(static_cast<std::uint32_t>(counts.total())));
  for (int i = 0;; ++i) {
    const auto kind = static_cast<Kind>(i);
    rest -= counts[kind];
    if (rest < 0) return kind;
  }
}

}  // namespace

Action random_outcome(const Position& position, Rng& rng) {
  const State& s = position.state();
  switch (s.phase) {
    case Phase::ChanceDice:
      return Action::make(ActionKind::Dice, static_cast<std::uint8_t>(rng.below(36)));
    case Phase::ChanceSteal:
      return Action::steal(random_kind(s.players[s.victim].hand, rng));
    default:
      PETEK_ASSERT(s.phase == Phase::ChanceDraw, "chance is not to decide");
      return Action::draw(random_kind(s.deck, rng));
  }
}

Seat next_to_act(const Position& position) {
  const State& s = position.state();
  for (std::uint8_t i = 0; s.phase == Phase::Discard && i < s.seat_count; ++i) {
    if (s.players[i].discard_due > 0) return Seat{i};
  }
  for (std::uint8_t i = 0; s.phase == Phase::Answers && i < s.seat_count; ++i) {
    if (s.offer.answers[i] == Answer::None) return Seat{i};
  }
  return position.on_turn();
}

Action random_action(const Position& position, Seat seat, Rng& rng, ActionList& scratch) {
  position.playable_actions(seat, scratch);
  return scratch[rng.below(static_cast<std::uint32_t>(scratch.size()))];
}

}  // namespace petek::ada
