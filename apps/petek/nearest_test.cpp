// SPDX-License-Identifier: MIT
#include "apps/petek/nearest.h"

#include <gtest/gtest.h>

#include <array>

namespace petek::app {
namespace {

TEST(EditDistance, CountsInsertedDroppedChangedAndSwappedLetters) {
  EXPECT_EQ(edit_distance("", ""), 0U);
  EXPECT_EQ(edit_distance("perft", "perft"), 0U);
  EXPECT_EQ(edit_distance("perft", "prft"), 1U);
  EXPECT_EQ(edit_distance("perft", "perfft"), 1U);
  EXPECT_EQ(edit_distance("perft", "parft"), 1U);
  EXPECT_EQ(edit_distance("perft", "preft"), 1U);
  EXPECT_EQ(edit_distance("", "show"), 4U);
  EXPECT_EQ(edit_distance("kitten", "sitting"), 3U);
}

TEST(Nearest, FindsWhatWasMeantAndNothingFarOff) {
  const std::array<std::string, 4> known = {"uhp", "perft", "replay", "show"};
  EXPECT_EQ(nearest("preft", known), "perft");
  EXPECT_EQ(nearest("repaly", known), "replay");
  EXPECT_EQ(nearest("shows", known), "show");
  EXPECT_EQ(nearest("castle", known), std::nullopt);
  EXPECT_EQ(nearest("", known), std::nullopt);
  EXPECT_EQ(nearest(std::string(1'000'000, 'x'), known), std::nullopt);
}

}  // namespace
}  // namespace petek::app
