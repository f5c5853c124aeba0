// SPDX-License-Identifier: MIT
// Rules with the cases that other programs got wrong.
#include "petek/ada/longest_road.h"

#include "petek/ada/table_fixture.h"

namespace petek::ada {
namespace {

EdgeSet edges(std::initializer_list<int> ids) {
  EdgeSet set;
  for (const int e : ids) set |= EdgeSet::of(static_cast<EdgeId>(e));
  return set;
}
VertexSet vertices(std::initializer_list<int> ids) {
  VertexSet set = 0;
  for (const int v : ids) set |= bit(static_cast<VertexId>(v));
  return set;
}

// v0 - v1 - v2 - v3 - v14 - v19
constexpr auto kFive = {0, 1, 2, 16, 23};

TEST(AdaRoadLength, A24APathCountsItsEdges) {
  EXPECT_EQ(longest_road({}, 0), 0);
  EXPECT_EQ(longest_road(edges({30}), 0), 1);
  EXPECT_EQ(longest_road(edges(kFive), 0), 5);
}

TEST(AdaRoadLength, A24Case9BranchesDoNotAddUp) {
  EXPECT_EQ(longest_road(edges({0, 1, 2, 16, 9, 21}), 0), 4);  // three arms of two at v2
}

TEST(AdaRoadLength, A24Case13HavingMostRoadsIsNotHavingTheLongest) {
  EXPECT_EQ(longest_road(edges({0, 1, 30, 25, 60, 61, 50, 51}), 0), 2);
}

TEST(AdaRoadLength, A24LoopsCount) {
  EXPECT_EQ(longest_road(edges({0, 1, 2, 3, 4, 5}), 0), 6);
  EXPECT_EQ(longest_road(edges({0, 1, 2, 3, 4, 5, 9}), 0), 7);
  EXPECT_EQ(longest_road(edges({0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10}), 0), 11);  // two that share e1
}

TEST(AdaRoadLength, A24AnOpponentsBuildingCuts) {
  EXPECT_EQ(longest_road(edges(kFive), vertices({2})), 3);
  EXPECT_EQ(longest_road(edges({0, 1, 2, 3, 4, 5}), vertices({2})), 6);  // a loop, once
  EXPECT_EQ(longest_road(edges({0, 1, 2, 3, 4, 5}), vertices({2, 5})), 3);
}

TEST(AdaRoadLength, A24Case7APieceThatEndsAtAnOpponentsBuildingCounts) {
  EXPECT_EQ(longest_road(edges(kFive), vertices({0})), 5);
  EXPECT_EQ(longest_road(edges(kFive), vertices({0, 19})), 5);
}

TEST(AdaRoadLength, OverTheLastRoadOfEveryNetworkIsTheLongestNewOne) {
  EXPECT_EQ(longest_road_over(2, edges(kFive), 0), 5);
  EXPECT_EQ(longest_road_over(0, edges({0, 1, 2, 16, 9, 21}), 0), 4);
  EXPECT_EQ(longest_road_over(9, edges({0, 1, 2, 3, 4, 5, 9}), 0), 7);
  EXPECT_EQ(longest_road_over(1, edges({0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10}), 0), 11);
}

// Blue, from v0: the path of five, or seven to v30. Amber comes to v2 by v18 and v9.
Table with_blue_road(bool is_seven) {
  Table table;
  table.settle(0, {0}).roads(0, kFive);
  if (is_seven) table.roads(0, {36, 37});
  table.settle(1, {18}).roads(1, {21, 9}).turn(1).hand(1, {1, 1, 1, 1, 0});
  return table;
}

TEST(AdaLongestRoad, A25TheFirstWithFiveTakesTheCard) {
  Table table;
  table.settle(0, {0}).roads(0, {0, 1, 2, 16});
  EXPECT_EQ(table.s.longest_road, kNobody);
  table.hand(0, {1, 1, 0, 0, 0}).play({"road e23"});
  EXPECT_EQ(table.s.longest_road, 0);
  EXPECT_EQ(public_points(table.s, 0), 3);
}

TEST(AdaLongestRoad, A25Case6EqualLengthDoesNotTakeIt) {
  Table table = with_blue_road(false);
  table.roads(1, {26, 39, 44});
  EXPECT_EQ(table.player(1).road_length, 5);
  EXPECT_EQ(table.s.longest_road, 0);
  table.hand(1, {1, 1, 0, 0, 0}).play({"road e43"});
  EXPECT_EQ(table.s.longest_road, 1);
}

TEST(AdaLongestRoad, A24Case10AnOwnBuildingDoesNotInterrupt) {
  Table table = with_blue_road(false);
  table.turn(0).hand(0, {1, 1, 1, 1, 0}).play({"settle v2"});
  EXPECT_EQ(table.player(0).road_length, 5);
  EXPECT_EQ(table.s.longest_road, 0);
}

TEST(AdaLongestRoad, A25Case1ASettlementInTheMiddleSplitsTheRoadAtOnce) {
  Table table = with_blue_road(false);
  table.play({"settle v2"});
  EXPECT_EQ(table.player(0).road_length, 3);
  EXPECT_EQ(table.s.longest_road, kNobody);
}

TEST(AdaLongestRoad, A25Case2TheHolderKeepsItInATieAfterTheSplit) {
  Table table = with_blue_road(true);
  table.roads(1, {26, 39, 44}).play({"settle v2"});
  EXPECT_EQ(table.player(0).road_length, 5);
  EXPECT_EQ(table.player(1).road_length, 5);
  EXPECT_EQ(table.s.longest_road, 0);
}

TEST(AdaLongestRoad, A25TheOneThatIsLongestAfterTheSplitTakesIt) {
  Table table = with_blue_road(true);
  table.roads(1, {26, 39, 44, 43}).play({"settle v2"});
  EXPECT_EQ(table.player(1).road_length, 6);
  EXPECT_EQ(table.s.longest_road, 1);
}

TEST(AdaLongestRoad, A25NobodyHoldsItWhileSeveralTieAfterTheSplit) {
  Table table = with_blue_road(true);
  table.roads(1, {26, 39, 44, 43}).roads(2, {59, 60, 69, 70, 71, 67}).play({"settle v2"});
  EXPECT_EQ(table.player(2).road_length, 6);
  EXPECT_EQ(table.s.longest_road, kNobody);
  table.hand(2, {1, 1, 0, 0, 0}).turn(2).play({"road e68"});
  EXPECT_EQ(table.s.longest_road, 2);
}

TEST(AdaLongestRoad, A25Case4NobodyHoldsItWhenNoneHasFiveAfterTheSplit) {
  Table table = with_blue_road(false);
  table.roads(0, {36}).roads(2, {59, 60, 69, 70}).play({"settle v2"});
  EXPECT_EQ(table.player(0).road_length, 4);
  EXPECT_EQ(table.player(2).road_length, 4);
  EXPECT_EQ(table.s.longest_road, kNobody);
}

TEST(AdaLongestRoad, A25Case12TheFifthPieceGivesTheCardAndTheGame) {
  Table table;
  table.city(0, {0, 7, 12, 23}).roads(0, {0, 1, 2, 16}).hand(0, {2, 2, 0, 0, 0});
  EXPECT_EQ(points(table.s, 0), 8);
  table.play({"road e23"});
  EXPECT_EQ(points(table.s, 0), 10);
  EXPECT_EQ(table.s.phase, Phase::Over);
  EXPECT_EQ(table.s.on_turn, 0);
}

}  // namespace
}  // namespace petek::ada
