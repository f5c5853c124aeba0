// SPDX-License-Identifier: MIT
// Law: a position turned by sixths or mirrored has the turned or mirrored actions, and its perft.
#include <gtest/gtest.h>

#include <set>
#include <vector>

#include "tests/conformance/engine.h"
#include "tests/laws/playout.h"

namespace petek::laws {
namespace {

constexpr int kSymmetryCount = 12;

Hex moved_by(Hex hex, int symmetry) {
  return rotated(symmetry < kDirectionCount ? hex : mirrored(hex), symmetry % kDirectionCount);
}

hive::Action moved_by(const hive::Position& position, hive::Action action, int symmetry) {
  if (!hive::has_cell(action.kind)) return action;
  action.cell = hive::wrap(moved_by(position.hex_of(action), symmetry));
  return action;
}

// The record with every cell moved, played anew: its first tile lies at 0,0 in any case.
hive::Game moved_by(const hive::Game& game, int symmetry) {
  hive::Game result(game.rules());
  for (std::size_t i = 0; i < game.actions().size(); ++i) {
    const hive::Action action = moved_by(game.position_at(i), game.actions()[i], symmetry);
    if (const auto reason = result.position().refusal(action)) {
      ADD_FAILURE() << "refused: " << hive::message(*reason) << " " << describe(result);
      break;
    }
    result.apply_past_repetition(action);
  }
  return result;
}

void expect_symmetry(const hive::Game& game, int symmetry, int depth) {
  SCOPED_TRACE(describe(game));
  SCOPED_TRACE(symmetry);
  const hive::Game other = moved_by(game, symmetry);
  ASSERT_EQ(other.outcome(), game.outcome());

  hive::ActionList actions;
  std::set<hive::Action> expected;
  game.legal_actions(actions);
  for (const hive::Action action : actions) {
    expected.insert(moved_by(game.position(), action, symmetry));
  }
  other.legal_actions(actions);
  EXPECT_EQ(std::set<hive::Action>(actions.begin(), actions.end()), expected);

  hive::Position position = game.position();
  hive::Position other_position = other.position();
  EXPECT_EQ(conformance::perft(other_position, depth), conformance::perft(position, depth));
}

TEST(Symmetries, KeepTheLegalActionsAndThePerft) {
  for (const std::string_view game_type : kGameTypes) {
    visit_positions(game_type, 400, [](Playout& playout) {
      if (testing::Test::HasFailure() || playout.rng().below(40) != 0) return;
      for (int symmetry = 1; symmetry < kSymmetryCount; ++symmetry) {
        expect_symmetry(playout.game(), symmetry, 1);
      }
    });
  }
}

TEST(MediumSymmetries, KeepDeeperPerft) {
  for (const std::string_view game_type : kGameTypes) {
    visit_positions(game_type, 400, [](Playout& playout) {
      if (testing::Test::HasFailure() || playout.rng().below(60) != 0) return;
      for (int symmetry = 1; symmetry < kSymmetryCount; ++symmetry) {
        expect_symmetry(playout.game(), symmetry, 2);
      }
    });
  }
}

}  // namespace
}  // namespace petek::laws
