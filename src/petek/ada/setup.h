// SPDX-License-Identifier: MIT
// What a game starts from: who sits where, the island, the options. Spec.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "petek/ada/island.h"
#include "petek/ada/rules.h"
#include "petek/core/game.h"
#include "petek/core/static_vector.h"

namespace petek::ada {

inline constexpr int kMostSeats = 4;
inline constexpr int kFewestSeats = 3;

enum class Colour : std::uint8_t { Blue, Amber, White, Ink };
inline constexpr std::array<std::string_view, kMostSeats> kColourNames = {"blue", "amber", "white",
                                                                          "ink"};
[[nodiscard]] constexpr std::string_view name(Colour c) {
  return kColourNames[static_cast<std::size_t>(c)];
}

struct Setup {
  StaticVector<Colour, kMostSeats> seats;  // in turn order: seat i plays seats[i]
  Island island;
  Rules rules;

  friend bool operator==(const Setup&, const Setup&) = default;
};

// Seats in random order and an island, from a seed. Asks for 3 or 4 players.
[[nodiscard]] Setup make_setup(const Rules& rules, int players, std::uint64_t seed);

}  // namespace petek::ada
