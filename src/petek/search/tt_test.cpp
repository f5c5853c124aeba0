// SPDX-License-Identifier: MIT
#include "petek/search/tt.h"

#include <gtest/gtest.h>

#include <atomic>
#include <thread>
#include <vector>

#include "petek/core/rng.h"

namespace petek::search {
namespace {

using Table = TranspositionTable<std::uint32_t>;

TEST(TranspositionTable, GivesBackWhatWasStored) {
  Table table(1 << 16);
  Rng rng(1);
  for (int i = 0; i < 1000; ++i) {
    const std::uint64_t key = rng();
    const Table::Entry entry{static_cast<std::uint32_t>(rng()),
                             static_cast<int>(rng.below(64'000)) - 32'000,
                             static_cast<int>(rng.below(61)), static_cast<Bound>(rng.below(3))};
    table.store(key, entry);
    const auto found = table.find(key);
    ASSERT_TRUE(found);
    EXPECT_EQ(found->action, entry.action);
    EXPECT_EQ(found->value, entry.value);
    EXPECT_EQ(found->depth, entry.depth);
    EXPECT_EQ(found->bound, entry.bound);
    EXPECT_FALSE(table.find(key ^ (std::uint64_t{1} << 60)));
  }
}

TEST(TranspositionTable, IsEmptyAtFirstAndAfterClearing) {
  Table table(1);  // one bucket
  EXPECT_FALSE(table.find(0));
  table.store(0, {7, 1, 1, Bound::Exact});
  EXPECT_TRUE(table.find(0));
  table.clear();
  EXPECT_FALSE(table.find(0));
}

TEST(TranspositionTable, KeepsTheDeepestOfOneSearchAndTheLatestOfTwo) {
  Table table(1);  // one bucket of four
  table.start_search();
  for (std::uint64_t key = 1; key <= 5; ++key) {
    table.store(key, {0, 0, static_cast<int>(10 + key), Bound::Exact});
  }
  EXPECT_FALSE(table.find(1)) << "the shallowest gave way";
  EXPECT_TRUE(table.find(5));
  table.start_search();
  table.store(6, {0, 0, 1, Bound::Exact});
  table.store(7, {0, 0, 1, Bound::Exact});
  EXPECT_TRUE(table.find(6)) << "an old deep entry is worth less than a new shallow one";
  EXPECT_TRUE(table.find(7));
}

TEST(TranspositionTable, NeverMixesTwoWriters) {
  Table table(1 << 10);
  std::atomic<bool> is_mixed{false};
  const auto write_and_read = [&](std::uint64_t seed) {
    Rng rng(seed);
    for (int i = 0; i < 100'000; ++i) {
      const std::uint64_t key = rng.below(512);
      table.store(key, {static_cast<std::uint32_t>(key), static_cast<int>(key), 1, Bound::Exact});
      const std::uint64_t other = rng.below(512);
      const auto found = table.find(other);
      if (found && (found->action != other || found->value != static_cast<int>(other))) {
        is_mixed = true;
      }
    }
  };
  std::thread second(write_and_read, 2);
  write_and_read(1);
  second.join();
  EXPECT_FALSE(is_mixed);
}

}  // namespace
}  // namespace petek::search
