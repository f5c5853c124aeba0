// SPDX-License-Identifier: MIT
#include "petek/ada/production.h"

#include <cstddef>

namespace petek::ada {
namespace {

// Nobody is paid a resource that the bank cannot serve, but a single claimant gets what is left.
void pay_short(const State& s, Resource r, Production& p) {
  int claimants = 0;
  std::size_t last = 0;
  int total = 0;
  for (std::size_t seat = 0; seat < s.seat_count; ++seat) {
    if (p.due[seat][r] == 0) continue;
    ++claimants;
    last = seat;
    total += p.due[seat][r];
  }
  if (total <= s.bank[r]) return;
  for (std::size_t seat = 0; seat < s.seat_count; ++seat) {
    p.paid[seat] -= Resources::of(r, p.due[seat][r]);
  }
  if (claimants == 1) p.paid[last] += Resources::of(r, s.bank[r]);
}

}  // namespace

Production production(const State& s, int sum) {
  Production p;
  Resources total;
  for (const HexId h : s.hexes_of[static_cast<std::size_t>(sum)]) {
    if (h == kNowhere) break;
    if (h == s.robber) continue;
    const auto r = static_cast<Resource>(s.island.terrain[h]);
    for (std::size_t seat = 0; seat < kMostSeats; ++seat) {
      const Resources cards = Resources::of(r, s.yields[h][seat]);
      p.due[seat] += cards;
      total += cards;
    }
  }
  p.paid = p.due;
  if (!s.bank.covers(total)) {
    for (const Resource r : kResources) pay_short(s, r, p);
  }
  return p;
}

}  // namespace petek::ada
