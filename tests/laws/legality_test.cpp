// SPDX-License-Identifier: MIT
// Laws: an action is legal exactly when it is listed; the list has no duplicates; the count is
// the length of the list.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <vector>

#include "tests/laws/playout.h"

namespace petek::laws {
namespace {

// All hexagons within two steps of the hive, and some farther away.
std::set<Hex> cells_around(const hive::Position& position) {
  std::set<Hex> cells = {Hex{0, 0}};
  for (const hive::Tile tile : position.on_board()) {
    const Hex hex = position.hex_of(tile);
    for (std::int32_t radius = 0; radius <= 2; ++radius) {
      for_each_in_ring(hex, radius, [&cells](Hex cell) { cells.insert(cell); });
    }
    cells.insert(hex + Hex{16, 16});
    cells.insert(hex + Hex{-64, 0});
  }
  return cells;
}

std::set<hive::Action> listed(const hive::Position& position) {
  hive::ActionList actions;
  position.legal_actions(actions);
  std::set<hive::Action> result(actions.begin(), actions.end());
  EXPECT_EQ(result.size(), actions.size()) << "an action is listed twice";
  EXPECT_EQ(position.count_legal_actions(), actions.size());
  return result;
}

// Asks about every listed action and about `others` of the rest, more or less.
void expect_legal_iff_listed(const hive::Position& position, Rng& rng, std::uint32_t others) {
  const std::set<hive::Action> legal = listed(position);
  std::vector<hive::Action> plausible = {hive::Action::pass()};
  constexpr std::uint8_t kTilesAndBeyond = 40;  // some numbers that no tile has
  for (std::uint8_t id = 0; id < kTilesAndBeyond; ++id) {
    for (const Hex cell : cells_around(position)) {
      plausible.push_back(hive::Action::place(hive::Tile{id}, cell));
      plausible.push_back(hive::Action::place(hive::Tile{id}, cell, true));
      plausible.push_back(hive::Action::move(hive::Tile{id}, cell));
    }
    for (std::size_t kind = 0; kind < hive::kActionKindCount; ++kind) {
      const auto action_kind = static_cast<hive::ActionKind>(kind);
      if (hive::has_cell(action_kind) || action_kind == hive::ActionKind::Choose ||
          action_kind == hive::ActionKind::Pass) {
        continue;
      }
      if (action_kind == hive::ActionKind::Comb && id > 0) continue;
      for (std::uint8_t other = 0; other < kTilesAndBeyond; ++other) {
        if (!hive::has_pair(action_kind) && other > 0) continue;
        plausible.push_back(hive::Action::of(action_kind, hive::Tile{id}, hive::Tile{other}));
      }
    }
  }
  for (const hive::BugSpec& a : hive::kBugs) {
    for (const hive::BugSpec& b : hive::kBugs) {
      for (const hive::BugSpec& c : hive::kBugs) {
        const hive::Action choice = hive::Action::choose({a.bug, b.bug, c.bug});
        if (choice.chosen() == std::array{a.bug, b.bug, c.bug}) plausible.push_back(choice);
      }
    }
  }
  const std::uint32_t one_in = 1 + static_cast<std::uint32_t>(plausible.size()) / others;
  std::size_t found = 0;
  for (const hive::Action action : plausible) {
    const bool is_listed = legal.contains(action);
    found += is_listed ? 1 : 0;
    if (!is_listed && rng.below(one_in) != 0) continue;
    ASSERT_EQ(position.refusal(action).has_value(), !is_listed)
        << "kind " << static_cast<int>(action.kind) << " tile " << int{action.tile_and_face}
        << " cell " << int{action.cell.q} << "," << int{action.cell.r};
    ASSERT_EQ(position.is_legal(action), is_listed);
  }
  EXPECT_EQ(found, legal.size());
}

void expect_law(int visits_per_game_type, std::uint32_t one_in, std::uint32_t others) {
  for (const std::string_view game_type : kGameTypes) {
    SCOPED_TRACE(game_type);
    visit_positions(game_type, visits_per_game_type, [&](Playout& playout) {
      if (testing::Test::HasFatalFailure() || playout.rng().below(one_in) != 0) return;
      SCOPED_TRACE(describe(playout.game()));
      expect_legal_iff_listed(playout.position(), playout.rng(), others);
    });
  }
}

TEST(Legality, MeansBeingListed) {
  expect_law(400, 20, 200);
}
TEST(MediumLegality, MeansBeingListed) {
  expect_law(2000, 20, 2000);
}

TEST(Legality, RefusesAnyOtherBytes) {
  for (const std::string_view game_type : {"Base+MLP", "Base+MLPVSRHG@colony"}) {
    visit_positions(game_type, 60, [](Playout& playout) {
      const hive::Position& position = playout.position();
      const std::set<hive::Action> legal = listed(position);
      for (int i = 0; i < 1000; ++i) {
        const std::uint64_t bits = playout.rng()();
        const hive::Action action = {
            static_cast<hive::ActionKind>(bits & 0xff),
            static_cast<std::uint8_t>(bits >> 8),
            {static_cast<std::uint8_t>(bits >> 16), static_cast<std::uint8_t>(bits >> 24)}};
        ASSERT_EQ(position.is_legal(action), legal.contains(action)) << describe(playout.game());
      }
      // Each legal action with one bit changed.
      for (const hive::Action action : legal) {
        for (int bit = 0; bit < 32; ++bit) {
          hive::Action other = action;
          const auto flipped = static_cast<std::uint8_t>(1U << (bit % 8));
          if (bit < 8) {
            other.kind =
                static_cast<hive::ActionKind>(static_cast<std::uint8_t>(other.kind) ^ flipped);
          } else if (bit < 16) {
            other.tile_and_face ^= flipped;
          } else {
            (bit < 24 ? other.cell.q : other.cell.r) ^= flipped;
          }
          ASSERT_EQ(position.is_legal(other), legal.contains(other)) << describe(playout.game());
        }
      }
    });
  }
}

TEST(LegalActions, AreListedOnceAndCounted) {
  for (const std::string_view game_type : kGameTypes) {
    visit_positions(game_type, 2000, [](Playout& playout) {
      const bool is_empty = listed(playout.position()).empty();
      ASSERT_EQ(is_empty, playout.position().is_over()) << describe(playout.game());
    });
  }
}

TEST(LegalActions, ComeInTheSameOrderEveryTime) {
  visit_positions("Base+MLPVSRHG@colony", 1000, [](Playout& playout) {
    hive::ActionList once;
    hive::ActionList again;
    playout.position().legal_actions(once);
    const hive::Position copy = playout.position();
    copy.legal_actions(again);
    ASSERT_TRUE(std::equal(once.begin(), once.end(), again.begin(), again.end()));
  });
}

}  // namespace
}  // namespace petek::laws
