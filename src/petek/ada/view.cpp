// SPDX-License-Identifier: MIT
#include "petek/ada/view.h"

#include <cstddef>

namespace petek::ada {

View view_of(const State& s, std::optional<Seat> seat) {
  View view;
  view.shown = s;
  view.seat = seat ? seat->number : kNobody;
  for (std::size_t i = 0; i < kMostSeats; ++i) {
    Player& p = view.shown.players[i];
    view.hand_sizes[i] = static_cast<std::uint8_t>(p.hand.total());
    view.card_counts[i] = static_cast<std::uint8_t>(p.cards.total());
    if (i == view.seat) continue;
    const bool is_winner = s.phase == Phase::Over && i == s.on_turn;
    p.hand = {};
    p.cards = is_winner ? Cards::of(Card::VictoryPoint, p.cards[Card::VictoryPoint]) : Cards{};
  }
  view.fresh_count = static_cast<std::uint8_t>(s.fresh.total());
  if (view.seat != s.on_turn) view.shown.fresh = {};
  view.deck_size = static_cast<std::uint8_t>(s.deck.total());
  view.shown.deck = {};
  return view;
}

}  // namespace petek::ada
