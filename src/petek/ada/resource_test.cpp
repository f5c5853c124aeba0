// SPDX-License-Identifier: MIT
#include "petek/ada/resource.h"

#include <gtest/gtest.h>

namespace petek::ada {
namespace {

TEST(AdaCounts, AddAndSubtractByKind) {
  Resources r({1, 2, 3, 4, 5});
  r += Resources::of(Resource::Ore, 14);
  r -= Resources({1, 0, 0, 0, 0});
  EXPECT_EQ(r.numbers(), (std::array<std::uint8_t, 5>{0, 2, 3, 4, 19}));
  EXPECT_EQ(r.total(), 28);
  EXPECT_EQ(r[Resource::Grain], 4);
}

TEST(AdaCounts, CoverOnlyWhatEveryKindCovers) {
  const Resources hand({1, 1, 1, 1, 0});
  EXPECT_TRUE(hand.covers(kSettlementCost));
  EXPECT_FALSE(hand.covers(kCardCost));
  EXPECT_TRUE(hand.covers({}));
  EXPECT_FALSE(Resources().covers(kRoadCost));
  EXPECT_FALSE(Resources({19, 0, 19, 19, 19}).covers(Resources::of(Resource::Brick)));
}

TEST(AdaCounts, MeetWhereAKindIsInBoth) {
  EXPECT_TRUE(Resources({1, 0, 0, 0, 2}).meets(Resources({0, 0, 0, 0, 1})));
  EXPECT_FALSE(Resources({1, 0, 0, 0, 2}).meets(Resources({0, 19, 1, 1, 0})));
}

TEST(AdaCounts, A2TheBankHoldsNineteenOfEach) {
  for (const Resource r : kResources) EXPECT_EQ(kFullBank[r], 19);
}

TEST(AdaCounts, A5TheCosts) {
  EXPECT_EQ(kRoadCost, Resources({1, 1, 0, 0, 0}));
  EXPECT_EQ(kSettlementCost, Resources({1, 1, 1, 1, 0}));
  EXPECT_EQ(kCityCost, Resources({0, 0, 0, 2, 3}));
  EXPECT_EQ(kCardCost, Resources({0, 0, 1, 1, 1}));
}

TEST(AdaCounts, A6TheDeckHasTwentyFiveCards) {
  EXPECT_EQ(kFullDeck.total(), 25);
  EXPECT_EQ(kFullDeck, Cards({14, 5, 2, 2, 2}));
}

}  // namespace
}  // namespace petek::ada
