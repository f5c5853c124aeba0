// SPDX-License-Identifier: MIT
// Directions turn round in six.
#include "petek/core/direction.h"

#include <gtest/gtest.h>

namespace petek {
namespace {

TEST(Direction, TurnsCounterClockwiseFromTheEast) {
  EXPECT_EQ(turned(Direction::E, 1), Direction::NE);
  EXPECT_EQ(turned(Direction::NE, 1), Direction::NW);
  EXPECT_EQ(turned(Direction::E, -1), Direction::SE);
  EXPECT_EQ(turned(Direction::SE, 1), Direction::E);
}

TEST(Direction, AnyNumberOfTurnsIsTakenModuloSix) {
  for (const Direction d : kDirections) {
    for (int steps = -20; steps <= 20; ++steps) {
      EXPECT_EQ(turned(d, steps), turned(d, steps + kDirectionCount));
      EXPECT_EQ(turned(turned(d, steps), -steps), d);
    }
  }
}

TEST(Direction, TheOppositeOfTheOppositeIsItself) {
  for (const Direction d : kDirections) {
    EXPECT_NE(opposite(d), d);
    EXPECT_EQ(opposite(opposite(d)), d);
  }
  EXPECT_EQ(opposite(Direction::NE), Direction::SW);
}

}  // namespace
}  // namespace petek
