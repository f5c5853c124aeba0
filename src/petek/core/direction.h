// SPDX-License-Identifier: MIT
// The six directions of a pointy-top hexagon grid, counter-clockwise from east.
#pragma once

#include <array>
#include <cstdint>

namespace petek {

enum class Direction : std::uint8_t { E, NE, NW, W, SW, SE };

inline constexpr int kDirectionCount = 6;
inline constexpr std::array<Direction, kDirectionCount> kDirections = {
    Direction::E, Direction::NE, Direction::NW, Direction::W, Direction::SW, Direction::SE};

// The direction after `steps` turns of 60 degrees counter-clockwise; negative turns clockwise.
[[nodiscard]] constexpr Direction turned(Direction d, int steps) {
  const int turned = (static_cast<int>(d) + steps) % kDirectionCount;
  return static_cast<Direction>(turned < 0 ? turned + kDirectionCount : turned);
}

[[nodiscard]] constexpr Direction opposite(Direction d) {
  return turned(d, 3);
}

}  // namespace petek
