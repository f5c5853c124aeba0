// SPDX-License-Identifier: MIT
// Random words for keys: distinct, balanced, the same in every build.
#include "petek/core/zobrist.h"

#include <gtest/gtest.h>

#include <bit>
#include <set>

namespace petek {
namespace {

TEST(Zobrist, WordsAreDistinctAndKnownAtCompileTime) {
  constexpr auto kTable = zobrist_table<512>(1);
  static_assert(kTable[0] != kTable[1]);
  EXPECT_EQ(std::set<std::uint64_t>(kTable.begin(), kTable.end()).size(), kTable.size());
}

TEST(Zobrist, TablesOfOneSeedAreEqualAndOfTwoSeedsAreNot) {
  EXPECT_EQ(zobrist_table<8>(5), zobrist_table<8>(5));
  EXPECT_NE(zobrist_table<8>(5), zobrist_table<8>(6));
}

TEST(Zobrist, EveryBitIsSetInAboutHalfOfTheWords) {
  constexpr auto kTable = zobrist_table<1024>(99);
  for (int bit = 0; bit < 64; ++bit) {
    int set = 0;
    for (const std::uint64_t word : kTable) set += static_cast<int>(word >> bit & 1);
    EXPECT_NEAR(set, 512, 80) << bit;
  }
}

TEST(Mixed, IsReversibleSoThatDifferentKeysStayDifferent) {
  std::set<std::uint64_t> images;
  for (std::uint64_t x = 0; x < 4096; ++x) images.insert(mixed(x << 40));
  EXPECT_EQ(images.size(), 4096u);
}

TEST(Mixed, OneBitOfTheKeyChangesAboutHalfOfAllBits) {
  for (int bit = 0; bit < 64; ++bit) {
    const std::uint64_t x = 0x0123456789abcdefULL;
    const int changed = std::popcount(mixed(x) ^ mixed(x ^ (std::uint64_t{1} << bit)));
    EXPECT_GT(changed, 12) << bit;
    EXPECT_LT(changed, 52) << bit;
  }
}

}  // namespace
}  // namespace petek
