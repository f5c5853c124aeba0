// SPDX-License-Identifier: MIT
// Published numbers of leaves, from the start and from the middle of games.
#include "tests/conformance/engine.h"
#include "tests/conformance/outside_data.h"

namespace petek::conformance {
namespace {

struct Row {
  std::string game_string;
  int depth = 0;
  std::uint64_t leaves = 0;
};

std::vector<Row> rows_of_all_files() {
  std::vector<Row> rows;
  const auto add = [&rows](const std::vector<std::string>& fields, std::size_t first,
                           std::size_t depth, std::size_t leaves) {
    rows.push_back({fields.at(first), std::stoi(fields.at(depth)), std::stoull(fields.at(leaves))});
  };
  for (const auto& file : files_in("cases", "_Perft.tsv")) {
    for (const auto& fields : rows_of(file)) add(fields, 0, 1, 2);
  }
  for (const auto& fields : rows_of("perft_positions.tsv")) add(fields, 0, 1, 3);
  for (const auto& fields : rows_of("bench_positions.tsv")) add(fields, 1, 2, 3);
  return rows;
}

// Rows with at least `from` and fewer than `to` leaves.
void expect_leaves(std::uint64_t from, std::uint64_t to) {
  int compared = 0;
  for (const Row& row : rows_of_all_files()) {
    if (row.leaves < from || row.leaves >= to) continue;
    hive::Position position = load(row.game_string).position();
    EXPECT_EQ(perft(position, row.depth), row.leaves) << row.game_string << " depth " << row.depth;
    ++compared;
  }
  EXPECT_GT(compared, 0);
}

constexpr std::uint64_t kFew = 300'000;
constexpr std::uint64_t kMany = 200'000'000;
constexpr std::uint64_t kVeryMany = 10'000'000'000;

using PublishedPerft = OutsideData;
TEST_F(PublishedPerft, CountsShallowTrees) {
  expect_leaves(0, kFew);
}

using MediumPublishedPerft = OutsideData;
TEST_F(MediumPublishedPerft, CountsDeepTrees) {
  expect_leaves(kFew, kMany);
}

using SlowPublishedPerft = OutsideData;
TEST_F(SlowPublishedPerft, CountsDeeperTrees) {
  expect_leaves(kMany, kVeryMany);
}

using SlowDeepestPublishedPerft = OutsideData;
TEST_F(SlowDeepestPublishedPerft, CountsTheDeepestTrees) {
  expect_leaves(kVeryMany, ~0ULL);
}

TEST(BeetleGates, GiveThePublishedPerft) {
  hive::Position position =
      load(
          "Base+MLP;InProgress;White[5];wB1;bB1 -wB1;wQ wB1-;bQ /bB1;wB2 wQ-;bQ /wB1;wB2 wQ;"
          "bB1 bQ")
          .position();
  EXPECT_EQ(perft(position, 1), 36U);
  EXPECT_EQ(perft(position, 2), 965U);
  EXPECT_EQ(perft(position, 3), 44307U);
  EXPECT_EQ(perft(position, 4), 1749084U);
}

}  // namespace
}  // namespace petek::conformance
