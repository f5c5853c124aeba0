// SPDX-License-Identifier: MIT
#include "petek/search/perft.h"

#include <gtest/gtest.h>

#include <atomic>
#include <vector>

#include "petek/core/action_list.h"

namespace petek::search {
namespace {

// A pile from which two players take one to three pebbles in turn, until it is gone.
struct Pile {
  using Action = int;
  using ActionList = petek::ActionList<int>;

  int pebbles = 0;

  void legal_actions(ActionList& out) const {
    out.clear();
    for (int take = 1; take <= 3 && take <= pebbles; ++take) out.push_back(take);
  }
  [[nodiscard]] std::uint32_t count_legal_actions() const {
    return static_cast<std::uint32_t>(pebbles < 3 ? pebbles : 3);
  }
  void apply(int take) { pebbles -= take; }
};

// The same with a history.
struct PileGame : Pile {
  std::vector<int> history;

  void apply(int take) {
    pebbles -= take;
    history.push_back(take);
  }
  void undo() {
    pebbles += history.back();
    history.pop_back();
  }
};

std::uint64_t naive_perft(int pebbles, int depth) {
  if (depth == 0) return 1;
  std::uint64_t leaves = 0;
  for (int take = 1; take <= 3 && take <= pebbles; ++take) {
    leaves += naive_perft(pebbles - take, depth - 1);
  }
  return leaves;
}

TEST(Perft, CountsLikeAPlainRecursion) {
  for (int pebbles = 0; pebbles <= 12; ++pebbles) {
    for (int depth = 0; depth <= 9; ++depth) {
      SCOPED_TRACE(testing::Message() << pebbles << " pebbles, depth " << depth);
      EXPECT_EQ(perft(Pile{pebbles}, depth), naive_perft(pebbles, depth));
    }
  }
}

TEST(Perft, OfAFinishedStateIsOneAtDepthZeroAndNoneBelow) {
  EXPECT_EQ(perft(Pile{0}, 0), 1U);
  EXPECT_EQ(perft(Pile{0}, 1), 0U);
  EXPECT_EQ(perft(Pile{0}, 5), 0U);
  EXPECT_EQ(perft(Pile{2}, 4), 0U) << "every line ends before";
}

TEST(Perft, IsTheSameHoweverItIsWalked) {
  const std::uint64_t expected = naive_perft(30, 11);
  PileGame game;
  game.pebbles = 30;
  for (const int threads : {1, 2, 5}) {
    for (const LastPly last_ply : {LastPly::Count, LastPly::List}) {
      const PerftOptions options{.threads = threads, .last_ply = last_ply};
      EXPECT_EQ(perft(Pile{30}, 11, options), expected);
      EXPECT_EQ(perft(game, 11, options), expected);
    }
  }
}

TEST(Divide, GivesTheLeavesOfEachFirstActionInOrder) {
  for (const int threads : {1, 3}) {
    const auto result = divide(Pile{10}, 6, {.threads = threads});
    ASSERT_EQ(result.branches.size(), 3U);
    for (int take = 1; take <= 3; ++take) {
      const auto& branch = result.branches[static_cast<std::size_t>(take - 1)];
      EXPECT_EQ(branch.action, take);
      EXPECT_EQ(branch.leaves, naive_perft(10 - take, 5));
    }
    EXPECT_TRUE(result.is_complete);
  }
}

TEST(Divide, AtDepthOneCountsEachActionOnce) {
  const auto result = divide(Pile{2}, 1);
  ASSERT_EQ(result.branches.size(), 2U);
  EXPECT_EQ(result.branches[0].leaves, 1U);
  EXPECT_EQ(result.leaves, 2U);
}

TEST(Divide, TellsTheHookEveryLeafOnce) {
  for (const int threads : {1, 2}) {
    for (int depth = 1; depth <= 10; ++depth) {
      std::atomic<std::uint64_t> heard{0};
      const auto result = divide(Pile{40}, depth, {.threads = threads}, [&](std::uint64_t leaves) {
        heard += leaves;
        return true;
      });
      EXPECT_EQ(heard.load(), result.leaves) << "depth " << depth;
    }
  }
}

TEST(Divide, StopsWhenTheHookSaysSo) {
  for (const int threads : {1, 2}) {
    std::atomic<std::uint64_t> heard{0};
    const auto result = divide(Pile{100}, 25, {.threads = threads},
                               [&](std::uint64_t leaves) { return (heard += leaves) < 100'000; });
    EXPECT_FALSE(result.is_complete);
    EXPECT_GE(heard.load(), 100'000U);
  }
}

}  // namespace
}  // namespace petek::search
