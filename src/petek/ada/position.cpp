// SPDX-License-Identifier: MIT
#include "petek/ada/position.h"

#include <array>
#include <bit>

#include "petek/ada/building.h"
#include "petek/core/zobrist.h"

namespace petek::ada {
namespace {

using Words = std::array<std::uint64_t, sizeof(State) / sizeof(std::uint64_t)>;

}  // namespace

Position::Position(const Setup& setup) : state_(initial_state(setup)) {}

SeatSet Position::acting_seats() const {
  SeatSet seats;
  if (is_chance() || is_over()) return seats;
  if (phase() != Phase::Discard) seats.insert(on_turn());
  for (std::uint8_t i = 0; i < state_.seat_count; ++i) {
    const bool is_asked =
        state_.players[i].discard_due > 0 || state_.offer.answers[i] == Answer::None;
    if (is_asked) seats.insert(Seat{i});
  }
  return seats;
}

std::optional<Seat> Position::winner() const {
  if (!is_over()) return std::nullopt;
  return on_turn();
}

std::uint64_t Position::key() const {
  State s = state_;
  s.turn = 0;
  std::uint64_t key = 0;
  constexpr std::uint64_t kFactor = 0x9e3779b97f4a7c15;
  constexpr int kTurn = 29;
  for (const std::uint64_t word : std::bit_cast<Words>(s)) {
    key = std::rotl((key ^ word) * kFactor, kTurn);
  }
  return mixed(key);
}

}  // namespace petek::ada
