// SPDX-License-Identifier: MIT
#include "petek/ada/setup.h"

#include <utility>

#include "petek/core/assert.h"

namespace petek::ada {

Setup make_setup(const Rules& rules, int players, std::uint64_t seed) {
  PETEK_ASSERT(players >= kFewestSeats && players <= kMostSeats, "3 or 4 play");
  Rng rng(seed);
  Setup setup;
  setup.rules = rules;
  std::array<Colour, kMostSeats> colours = {Colour::Blue, Colour::Amber, Colour::White,
                                            Colour::Ink};
  for (int i = 0; i < players; ++i) {
    const auto from = static_cast<std::size_t>(i);
    std::swap(colours[from], colours[from + rng.below(static_cast<std::uint32_t>(4 - i))]);
    setup.seats.push_back(colours[from]);
  }
  setup.island = make_island(rules, rng);
  return setup;
}

}  // namespace petek::ada
