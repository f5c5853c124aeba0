// SPDX-License-Identifier: MIT
// ActionList grows without bound and keeps its room.
#include "petek/core/action_list.h"

#include <gtest/gtest.h>

#include <utility>

namespace petek {
namespace {

TEST(ActionList, GrowsPastAnyBoundAndKeepsItsItems) {
  ActionList<int> list;
  EXPECT_TRUE(list.empty());
  for (int i = 0; i < 10000; ++i) list.push_back(i);
  ASSERT_EQ(list.size(), 10000u);
  for (int i = 0; i < 10000; ++i) ASSERT_EQ(list[static_cast<std::size_t>(i)], i);
}

TEST(ActionList, KeepsItsRoomWhenItIsCleared) {
  ActionList<int> list;
  for (int i = 0; i < 500; ++i) list.push_back(i);
  const int* const room = list.begin();
  list.clear();
  EXPECT_TRUE(list.empty());
  for (int i = 0; i < 500; ++i) list.push_back(i);
  EXPECT_EQ(list.begin(), room);
}

TEST(ActionList, PreparedRoomIsWrittenToAndFinished) {
  ActionList<int> list;
  list.push_back(7);
  int* out = list.prepare(300);
  EXPECT_TRUE(list.empty());
  for (int i = 0; i < 200; ++i) out[i] = i;
  list.finish(200);
  EXPECT_EQ(list.size(), 200u);
  EXPECT_EQ(list[199], 199);
  list.push_back(200);
  EXPECT_EQ(list[200], 200);
}

TEST(ActionList, CopiesAreIndependentAndMovesTakeTheItems) {
  ActionList<int> list;
  for (int i = 0; i < 100; ++i) list.push_back(i);
  ActionList<int> copy(list);
  copy[0] = -1;
  EXPECT_EQ(list[0], 0);
  list = copy;
  EXPECT_EQ(list[0], -1);
  const ActionList<int>& same = list;
  list = same;
  EXPECT_EQ(list.size(), 100u);

  ActionList<int> moved(std::move(list));
  EXPECT_EQ(moved.size(), 100u);
  ActionList<int> assigned;
  assigned = std::move(moved);
  EXPECT_EQ(assigned.size(), 100u);
  EXPECT_EQ(assigned[99], 99);
}

TEST(ActionList, AppendsAnItemToBeWrittenInPlace) {
  ActionList<int> list;
  for (int i = 0; i < 200; ++i) list.append() = i;
  EXPECT_EQ(list.size(), 200u);
  EXPECT_EQ(list[199], 199);
}

TEST(ActionList, AnEmptyListCanBeCopiedAndWalked) {
  const ActionList<int> list;
  const ActionList<int> copy(list);
  EXPECT_EQ(copy.begin(), copy.end());
}

}  // namespace
}  // namespace petek
