// SPDX-License-Identifier: MIT
#include "tests/laws/ada_secrets.h"

#include <optional>

namespace petek::laws {

using ada::Cards;
using ada::State;

namespace {

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

}  // namespace

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

bool hides_all_hands(const State& s) {
  return s.phase != ada::Phase::Answers && s.phase != ada::Phase::Over;
}

}  // namespace petek::laws
