// SPDX-License-Identifier: MIT
// Law: undo restores every byte.
#include <gtest/gtest.h>

#include <cstring>
#include <vector>

#include "tests/laws/playout.h"

namespace petek::laws {
namespace {

bool same_bytes(const hive::Position& a, const hive::Position& b) {
  // NOLINTNEXTLINE(bugprone-suspicious-memory-comparison): the padding must come back too.
  return std::memcmp(&a, &b, sizeof(hive::Position)) == 0;
}

// Every action of the position, and a random action of each position that follows.
void expect_undo_restores(hive::Position& position, Rng& rng) {
  hive::Position before;
  std::memcpy(static_cast<void*>(&before), &position, sizeof(before));
  hive::ActionList actions;
  hive::ActionList replies;
  position.legal_actions(actions);
  for (const hive::Action action : actions) {
    hive::Position::Undo first;
    position.apply(action, first);
    hive::Position without_undo = before;
    without_undo.apply(action);
    ASSERT_TRUE(without_undo == position);

    position.legal_actions(replies);
    if (!replies.empty()) {
      hive::Position::Undo second;
      position.apply(replies[rng.below(static_cast<std::uint32_t>(replies.size()))], second);
      position.undo(second);
    }
    position.undo(first);
    ASSERT_TRUE(same_bytes(position, before));
  }
}

TEST(Undo, RestoresEveryByteOfAPosition) {
  for (const std::string_view game_type : kGameTypes) {
    SCOPED_TRACE(game_type);
    visit_positions(game_type, 300, [](Playout& playout) {
      if (testing::Test::HasFatalFailure()) return;
      hive::Position position = playout.position();
      SCOPED_TRACE(describe(playout.game()));
      expect_undo_restores(position, playout.rng());
    });
  }
}

TEST(Undo, RestoresAWholeGame) {
  for (const std::string_view game_type : kGameTypes) {
    for (std::uint64_t seed = 0; seed < kStyleCount; ++seed) {
      Playout playout(game_type, seed);
      std::vector<hive::Position> positions;
      std::vector<std::uint64_t> keys;
      std::vector<int> repetitions;
      do {
        positions.push_back(playout.position());
        keys.push_back(playout.game().key());
        repetitions.push_back(playout.game().repetitions());
      } while (playout.step());

      hive::Game game = playout.game();
      SCOPED_TRACE(describe(game));
      while (true) {
        ASSERT_TRUE(game.position() == positions.back());
        ASSERT_EQ(game.key(), keys.back());
        ASSERT_EQ(game.repetitions(), repetitions.back());
        positions.pop_back();
        keys.pop_back();
        repetitions.pop_back();
        if (positions.empty()) break;
        game.undo();
      }
    }
  }
}

TEST(Replaying, GivesTheSamePosition) {
  for (const std::string_view game_type : kGameTypes) {
    for (std::uint64_t seed = 0; seed < 2ULL * kStyleCount; ++seed) {
      Playout playout(game_type, seed);
      while (playout.step()) {
      }
      hive::Game game(playout.game().rules());
      for (const hive::Action action : playout.game().actions()) {
        game.apply_past_repetition(action);
      }
      EXPECT_TRUE(game.position() == playout.position()) << describe(game);
      EXPECT_EQ(game.key(), playout.game().key()) << describe(game);
      EXPECT_EQ(game.outcome(), playout.game().outcome()) << describe(game);
    }
  }
}

}  // namespace
}  // namespace petek::laws
