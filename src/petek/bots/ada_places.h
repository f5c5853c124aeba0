// SPDX-License-Identifier: MIT
// What places of the island are worth to a player: by how often their numbers are rolled, by what
// the player lacks, and by how far they are. All of it is public.
#pragma once

#include <array>
#include <cstdint>
#include <cstdlib>

#include "petek/ada/state.h"

namespace petek::bots {

// In how many of 36 rolls the number falls; 0 for the desert.
[[nodiscard]] constexpr int pips(int number) {
  constexpr int kMost = 6;
  return number == 0 ? 0 : kMost - std::abs(7 - number);
}

// The cards of each resource that the player's buildings bring in 36 rolls, without the robber.
using Income = std::array<int, ada::kKindCount>;
[[nodiscard]] Income income_of(const ada::State& s, int seat);

// Of a settlement that the player would build there: about ten points for each card in 36 rolls,
// more for a resource that it lacks and for a harbour that it can use.
[[nodiscard]] int site_worth(const ada::State& s, int seat, ada::VertexId v);

// How many more roads bring the player to each vertex, and which of them would be first.
struct Reach {
  static constexpr std::uint8_t kFar = 0xff;
  std::array<std::uint8_t, ada::kVertexCount> roads{};  // kFar: more than were asked for
  std::array<ada::EdgeId, ada::kVertexCount> first{};   // kNowhere without roads
};
[[nodiscard]] Reach reach_of(const ada::State& s, int seat, int most_roads);

// The road that makes the player's road longest, if any does, and its length then.
struct Extension {
  ada::EdgeId edge = ada::kNowhere;
  int length = 0;
};
[[nodiscard]] Extension best_extension(const ada::State& s, int seat);

}  // namespace petek::bots
