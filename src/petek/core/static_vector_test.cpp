// SPDX-License-Identifier: MIT
// StaticVector keeps its values in place.
#include "petek/core/static_vector.h"

#include <gtest/gtest.h>

#include <numeric>

namespace petek {
namespace {

TEST(StaticVector, HoldsWhatIsPushedInOrder) {
  StaticVector<int, 4> v;
  EXPECT_TRUE(v.empty());
  for (int i = 1; i <= 4; ++i) v.push_back(10 * i);
  EXPECT_EQ(v.size(), 4u);
  EXPECT_EQ(v.capacity(), 4u);
  EXPECT_EQ(v[0], 10);
  EXPECT_EQ(v.back(), 40);
  EXPECT_EQ(std::accumulate(v.begin(), v.end(), 0), 100);
  v.pop_back();
  EXPECT_EQ(v.back(), 30);
  v.clear();
  EXPECT_TRUE(v.empty());
  EXPECT_EQ(v.begin(), v.end());
}

TEST(StaticVector, IsEqualByItsItemsAloneAndNotByWhatWasPopped) {
  StaticVector<int, 3> a;
  StaticVector<int, 3> b;
  a.push_back(1);
  b.push_back(1);
  b.push_back(2);
  EXPECT_FALSE(a == b);
  b.pop_back();
  EXPECT_TRUE(a == b);
  a[0] = 5;
  EXPECT_FALSE(a == b);
}

TEST(StaticVector, WorksAtCompileTimeAndIsTriviallyCopyable) {
  constexpr auto kSquares = [] {
    StaticVector<int, 8> v;
    for (int i = 0; i < 5; ++i) v.push_back(i * i);
    return v;
  }();
  static_assert(kSquares.size() == 5 && kSquares[4] == 16);
  static_assert(std::is_trivially_copyable_v<StaticVector<int, 8>>);
}

#if defined(PETEK_ENABLE_ASSERTS)
TEST(StaticVectorDeath, AssertsThatItIsNotFullAndNotEmpty) {
  StaticVector<int, 1> v;
  EXPECT_DEATH(v.pop_back(), "StaticVector is empty");
  v.push_back(1);
  EXPECT_DEATH(v.push_back(2), "StaticVector is full");
}
#endif

}  // namespace
}  // namespace petek
