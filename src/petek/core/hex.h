// SPDX-License-Identifier: MIT
// A hexagon of an endless plane in axial coordinates: q grows to the east, r to the south-east.
// Geometry after Red Blob Games, "Hexagonal Grids" (axial form).
#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <functional>

#include "petek/core/direction.h"

namespace petek {

struct Hex {
  std::int32_t q = 0;
  std::int32_t r = 0;

  friend constexpr auto operator<=>(const Hex&, const Hex&) = default;
  friend constexpr Hex operator+(Hex a, Hex b) { return {a.q + b.q, a.r + b.r}; }
  friend constexpr Hex operator-(Hex a, Hex b) { return {a.q - b.q, a.r - b.r}; }
};

// The vector of one step.
[[nodiscard]] constexpr Hex step(Direction d) {
  constexpr std::array<Hex, kDirectionCount> kSteps = {
      {{1, 0}, {1, -1}, {0, -1}, {-1, 0}, {-1, 1}, {0, 1}}};
  return kSteps[static_cast<std::size_t>(d)];
}

[[nodiscard]] constexpr Hex neighbour(Hex h, Direction d) {
  return h + step(d);
}

[[nodiscard]] constexpr std::array<Hex, kDirectionCount> neighbours(Hex h) {
  return {neighbour(h, Direction::E), neighbour(h, Direction::NE), neighbour(h, Direction::NW),
          neighbour(h, Direction::W), neighbour(h, Direction::SW), neighbour(h, Direction::SE)};
}

// The least number of steps from a to b.
[[nodiscard]] constexpr std::int32_t distance(Hex a, Hex b) {
  const auto abs = [](std::int32_t x) { return x < 0 ? -x : x; };
  const Hex d = b - a;
  return (abs(d.q) + abs(d.r) + abs(d.q + d.r)) / 2;
}

[[nodiscard]] constexpr bool are_neighbours(Hex a, Hex b) {
  return distance(a, b) == 1;
}

// Turned about (0, 0) by `steps` of 60 degrees counter-clockwise.
[[nodiscard]] constexpr Hex rotated(Hex h, int steps) {
  for (int i = ((steps % 6) + 6) % 6; i > 0; --i) h = {h.q + h.r, -h.q};
  return h;
}

// Mirrored in the east-west axis through (0, 0).
[[nodiscard]] constexpr Hex mirrored(Hex h) {
  return {h.q + h.r, -h.r};
}

// Visits the hexagons at exactly `radius` from `centre`, counter-clockwise from the east-most.
template <class Visitor>
constexpr void for_each_in_ring(Hex centre, std::int32_t radius, Visitor&& visit) {
  if (radius == 0) {
    visit(centre);
    return;
  }
  Hex h = centre + Hex{radius, 0};
  for (const Direction side : kDirections) {
    for (std::int32_t i = 0; i < radius; ++i) {
      visit(h);
      h = neighbour(h, turned(side, 2));
    }
  }
}

}  // namespace petek

template <>
struct std::hash<petek::Hex> {
  std::size_t operator()(petek::Hex h) const noexcept {
    const auto packed = (static_cast<std::uint64_t>(static_cast<std::uint32_t>(h.q)) << 32) |
                        static_cast<std::uint32_t>(h.r);
    return static_cast<std::size_t>((packed * 0x9e3779b97f4a7c15ULL) >> 16);
  }
};
