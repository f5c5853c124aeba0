// SPDX-License-Identifier: MIT
// Laws: what a state keeps up to date is what could be made from its tiles anew, and the kernels
// agree with one another.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <vector>

#include "petek/hive/kernel/kernel.h"
#include "petek/hive/key.h"
#include "tests/laws/playout.h"

namespace petek::laws {
namespace {

Hex hex_of(const hive::State& state, hive::Tile tile) {
  return hive::unwrap({state.q[tile.id], state.r[tile.id]}, state.origin);
}

// How many empty regions the hive encloses, by flooding a box that leaves a margin round it.
int holes_by_flood(const hive::Position& position) {
  std::set<Hex> occupied;
  for (const hive::Tile tile : position.on_board()) occupied.insert(position.hex_of(tile));
  if (occupied.empty()) return 0;
  Hex low = *occupied.begin();
  Hex high = low;
  for (const Hex hex : occupied) {
    low = {std::min(low.q, hex.q), std::min(low.r, hex.r)};
    high = {std::max(high.q, hex.q), std::max(high.r, hex.r)};
  }
  std::set<Hex> empty;
  for (std::int32_t q = low.q - 1; q <= high.q + 1; ++q) {
    for (std::int32_t r = low.r - 1; r <= high.r + 1; ++r) {
      if (!occupied.contains({q, r})) empty.insert({q, r});
    }
  }
  int regions = 0;
  while (!empty.empty()) {
    ++regions;
    std::vector<Hex> to_visit = {*empty.begin()};
    empty.erase(empty.begin());
    while (!to_visit.empty()) {
      const Hex hex = to_visit.back();
      to_visit.pop_back();
      for (const Hex next : neighbours(hex)) {
        if (empty.erase(next) > 0) to_visit.push_back(next);
      }
    }
  }
  return regions - 1;  // the one outside is no hole
}

void expect_consistent(const hive::Position& position) {
  const hive::State& state = position.state();
  hive::TileSet covered;
  hive::TileSet elevated;
  for (const hive::Tile tile : state.on_board) {
    const auto stack = position.stack_at(position.hex_of(tile));
    const auto found = std::find(stack.begin(), stack.end(), tile);
    ASSERT_NE(found, stack.end());
    ASSERT_EQ(found - stack.begin(), state.level[tile.id]);
    if (tile != stack.back()) covered.insert(tile);
    if (found != stack.begin()) elevated.insert(tile);
  }
  ASSERT_EQ(state.covered, covered);
  ASSERT_EQ(state.elevated, elevated);
  ASSERT_TRUE((state.hand[0] & state.hand[1]).empty());
  ASSERT_TRUE(((state.hand[0] | state.hand[1]) & state.on_board).empty());
  ASSERT_TRUE(((state.hand[0] | state.hand[1] | state.on_board) & state.bag).empty());
  const hive::TileSet marked = state.just_moved | state.just_turned | state.just_placed |
                               state.deeds.all() | state.frozen | state.second_face;
  ASSERT_TRUE((marked - state.on_board).empty());
  ASSERT_EQ(state.frozen, (state.just_moved | state.just_turned) & hive::tiles(state.to_act));
  if (state.wide) return;

  ASSERT_EQ(state.holes, holes_by_flood(position));
  std::array<hive::WindowSet, 3> tops{};
  std::uint64_t key_sum = 0;
  for (const hive::Tile tile : state.on_board) {
    const Hex cell = hex_of(state, tile) - state.origin;
    constexpr std::int32_t kLast = 14;  // the border of the window stays free
    ASSERT_TRUE(cell.q >= 1 && cell.q <= kLast && cell.r >= 1 && cell.r <= kLast);
    const auto column = static_cast<unsigned>(cell.q);
    const auto row = static_cast<unsigned>(cell.r);
    key_sum +=
        hive::key_term(tile, state.second_face.contains(tile), state.level[tile.id], column, row);
    if (!covered.contains(tile)) {
      tops[hive::index(hive::colour(tile))][row / 4] |= std::uint64_t{1} << (row % 4 * 16 + column);
    }
  }
  ASSERT_EQ(state.tops, tops);
  ASSERT_EQ(state.key_sum, key_sum);
}

TEST(States, HoldWhatTheirTilesSay) {
  for (const std::string_view game_type : kGameTypes) {
    visit_positions(game_type, 1000, [](Playout& playout) {
      if (testing::Test::HasFatalFailure()) return;
      SCOPED_TRACE(describe(playout.game()));
      expect_consistent(playout.position());
    });
  }
}

TEST(States, AreSometimesWideAndSometimesFarAway) {
  int wide = 0;
  std::int32_t farthest = 0;
  for (std::uint64_t seed = 0; seed < 8; ++seed) {
    for (const Style style : {Style::Stretcher, Style::Walker}) {
      Playout playout("Base+MLP:repetition=none", seed, style);
      do {
        wide += playout.position().state().wide ? 1 : 0;
        for (const hive::Tile tile : playout.position().on_board()) {
          farthest = std::max(farthest, distance(Hex{}, playout.position().hex_of(tile)));
        }
      } while (playout.step());
    }
  }
  EXPECT_GT(wide, 100);
  EXPECT_GT(farthest, 130);  // past what fits into a byte
}

std::vector<hive::Action> listed_by(const hive::kernel::Kernel& kernel, const hive::State& state) {
  std::vector<hive::Action> actions(hive::kernel::kMaxActions);
  actions.resize(kernel.list(state, actions.data()));
  return actions;
}

// All but the window, which kernels may place differently.
void expect_same(const hive::State& a, const hive::State& b) {
  ASSERT_EQ(a.on_board, b.on_board);
  for (const hive::Tile tile : a.on_board) {
    ASSERT_EQ(a.q[tile.id], b.q[tile.id]);
    ASSERT_EQ(a.r[tile.id], b.r[tile.id]);
    ASSERT_EQ(a.level[tile.id], b.level[tile.id]);
  }
  ASSERT_EQ(a.covered, b.covered);
  ASSERT_EQ(a.elevated, b.elevated);
  ASSERT_EQ(a.hand, b.hand);
  ASSERT_EQ(a.just_moved, b.just_moved);
  ASSERT_EQ(a.frozen, b.frozen);
  ASSERT_EQ(a.second_face, b.second_face);
  ASSERT_EQ(a.bag, b.bag);
  ASSERT_EQ(a.just_turned, b.just_turned);
  ASSERT_EQ(a.just_placed, b.just_placed);
  ASSERT_EQ(a.deeds, b.deeds);
  ASSERT_EQ(a.last_placed, b.last_placed);
  ASSERT_EQ(a.combs, b.combs);
  ASSERT_EQ(a.doubles, b.doubles);
  ASSERT_EQ(a.again, b.again);
  ASSERT_EQ(a.phase, b.phase);
  ASSERT_EQ(a.ply, b.ply);
  ASSERT_EQ(a.to_act, b.to_act);
  ASSERT_EQ(a.outcome, b.outcome);
}

// The effect of an action on a state, by both functions of a kernel.
hive::State after(const hive::kernel::Kernel& kernel, const hive::State& state,
                  hive::Action action) {
  hive::State applied = state;
  kernel.apply(applied, action);
  hive::State made;
  kernel.make(state, action, made);
  expect_same(applied, made);
  return applied;
}

void expect_kernels_agree(const hive::State& state) {
  using hive::kernel::Kernel;
  const Kernel& portable = *hive::kernel::available().front();
  const std::vector<hive::Action> actions = listed_by(portable, state);
  // As if it did not fit into the window: the way of wide hives must do for all but no hive.
  hive::State wide = state;
  wide.wide = !state.on_board.empty();
  for (const Kernel* kernel : hive::kernel::available()) {
    SCOPED_TRACE(kernel->name);
    ASSERT_EQ(listed_by(*kernel, state), actions);
    ASSERT_EQ(kernel->count(state), actions.size());
    if (state.outcome != hive::Outcome::InProgress) continue;

    const std::vector<hive::Action> actions_when_wide = listed_by(*kernel, wide);
    ASSERT_EQ(std::set<hive::Action>(actions_when_wide.begin(), actions_when_wide.end()),
              std::set<hive::Action>(actions.begin(), actions.end()));
    ASSERT_EQ(kernel->count(wide), actions.size());
    for (const hive::Action action : actions) {
      const hive::State expected = after(portable, state, action);
      const hive::State here = after(*kernel, state, action);
      expect_same(here, expected);
      expect_same(after(*kernel, wide, action), expected);
      ASSERT_EQ(here.wide, expected.wide);
      ASSERT_EQ(here.holes, expected.holes);
      if (here.origin == expected.origin) {
        ASSERT_EQ(here.tops, expected.tops);
        ASSERT_EQ(here.key_sum, expected.key_sum);
      }
      if (testing::Test::HasFatalFailure()) return;
    }
  }
}

TEST(Kernels, AgreeOnEveryActionAndItsEffect) {
  for (const std::string_view game_type : kGameTypes) {
    visit_positions(game_type, 80, [](Playout& playout) {
      if (testing::Test::HasFatalFailure()) return;
      SCOPED_TRACE(describe(playout.game()));
      expect_kernels_agree(playout.position().state());
    });
  }
}

TEST(MediumKernels, AgreeOnEveryActionAndItsEffect) {
  for (const std::string_view game_type : kGameTypes) {
    visit_positions(game_type, 2000, [](Playout& playout) {
      if (testing::Test::HasFatalFailure() || playout.rng().below(2) != 0) return;
      SCOPED_TRACE(describe(playout.game()));
      expect_kernels_agree(playout.position().state());
    });
  }
}

}  // namespace
}  // namespace petek::laws
