// SPDX-License-Identifier: MIT
// What one seat may see of a state: the only thing that leaves the rules for a client, a log or a
// bot. Spec: A-27.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <type_traits>

#include "petek/ada/state.h"
#include "petek/core/game.h"

namespace petek::ada {

struct View {
  // The state with 0 in place of what is hidden: others' hands and unplayed cards, the cards in
  // the deck, others' newly bought cards. The winner's victory points are shown.
  State shown;
  std::array<std::uint8_t, kMostSeats> hand_sizes{};
  std::array<std::uint8_t, kMostSeats> card_counts{};  // unplayed development cards
  std::uint8_t fresh_count = 0;                        // those bought in this turn
  std::uint8_t deck_size = 0;
  std::uint8_t seat = kNobody;  // whose view it is; kNobody: a spectator's

  friend bool operator==(const View&, const View&) = default;
};
static_assert(std::is_trivially_copyable_v<View>);

// Without a seat: what everybody may see.
[[nodiscard]] View view_of(const State& s, std::optional<Seat> seat);

}  // namespace petek::ada
