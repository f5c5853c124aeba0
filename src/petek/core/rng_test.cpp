// SPDX-License-Identifier: MIT
// Random numbers are the same everywhere and for ever: records and signatures depend on them.
#include "petek/core/rng.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <random>
#include <vector>

namespace petek {
namespace {

TEST(SplitMix64, GivesThePublishedSequenceOfSeed1234567) {
  std::uint64_t state = 1234567;
  EXPECT_EQ(splitmix64(state), 6457827717110365317ULL);
  EXPECT_EQ(splitmix64(state), 3203168211198807973ULL);
  EXPECT_EQ(splitmix64(state), 9817491932198370423ULL);
  EXPECT_EQ(splitmix64(state), 4593380528125082431ULL);
}

TEST(Rng, GivesTheSameSequenceForTheSameSeed) {
  Rng a(42);
  Rng b(42);
  Rng other(43);
  bool differs = false;
  for (int i = 0; i < 100; ++i) {
    const std::uint64_t word = a();
    EXPECT_EQ(word, b());
    differs = differs || word != other();
  }
  EXPECT_TRUE(differs);
}

TEST(Rng, ItsFirstWordsNeverChange) {
  Rng rng(0);
  const std::array<std::uint64_t, 4> expected = {11091344671253066420ULL, 13793997310169335082ULL,
                                                 1900383378846508768ULL, 7684712102626143532ULL};
  for (const std::uint64_t word : expected) EXPECT_EQ(rng(), word);
}

TEST(Rng, NumbersBelowABoundNeverChange) {
  Rng rng(7);
  std::vector<std::uint32_t> drawn;
  for (int i = 0; i < 12; ++i) drawn.push_back(rng.below(100));
  EXPECT_EQ(drawn, (std::vector<std::uint32_t>{70, 27, 83, 98, 99, 87, 6, 10, 40, 15, 54, 73}));
}

TEST(Rng, BelowStaysBelowAndReachesEveryValue) {
  Rng rng(3);
  for (const std::uint32_t bound : {1U, 2U, 3U, 7U, 64U, 1000U}) {
    std::vector<bool> seen(bound, false);
    for (std::uint32_t i = 0; i < 40 * bound; ++i) {
      const std::uint32_t value = rng.below(bound);
      ASSERT_LT(value, bound);
      seen[value] = true;
    }
    EXPECT_TRUE(std::all_of(seen.begin(), seen.end(), [](bool s) { return s; })) << bound;
  }
}

TEST(Rng, BelowIsUniform) {
  // Chi-squared with 9 degrees of freedom: 27.9 is passed once in a thousand seeds.
  Rng rng(11);
  constexpr int kDraws = 100000;
  std::array<int, 10> counts{};
  for (int i = 0; i < kDraws; ++i) ++counts[rng.below(10)];
  double chi_squared = 0;
  for (const int count : counts) {
    const double off = count - kDraws / 10.0;
    chi_squared += off * off / (kDraws / 10.0);
  }
  EXPECT_LT(chi_squared, 27.9);
}

TEST(Rng, BelowHasNoBiasForABoundThatDoesNotDivideTheRange) {
  // With 3 * 2^30 a plain modulus would hit the lowest third twice as often as each other one.
  Rng rng(5);
  constexpr std::uint32_t kThird = 1U << 30;
  constexpr int kDraws = 30000;
  std::array<int, 3> counts{};
  for (int i = 0; i < kDraws; ++i) ++counts[rng.below(3 * kThird) / kThird];
  for (const int count : counts) EXPECT_NEAR(count, kDraws / 3, 400);
}

TEST(Rng, IsAStandardGenerator) {
  static_assert(std::uniform_random_bit_generator<Rng>);
  std::vector<int> items = {1, 2, 3, 4, 5};
  std::shuffle(items.begin(), items.end(), Rng(1));
  std::sort(items.begin(), items.end());
  EXPECT_EQ(items, (std::vector<int>{1, 2, 3, 4, 5}));
}

}  // namespace
}  // namespace petek
