// SPDX-License-Identifier: MIT
// Laws: every legal action is written and read back as itself, in each of its spellings; every
// game is written and read back as itself.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "petek/hive/notation.h"
#include "petek/hive/record.h"
#include "tests/laws/playout.h"

namespace petek::laws {
namespace {

// Every reference that the destination has: a tile of its own cell or of a neighbouring one, at
// any height, the moving tile too.
std::vector<std::string> spellings(const hive::Position& position, hive::Action action) {
  const auto name = [&position](hive::Tile tile) {
    const bool is_up = position.on_board().contains(tile);
    return hive::to_string(tile, is_up ? position.face_of(tile) : hive::kind(tile));
  };
  const Hex to = position.hex_of(action);
  const std::string tile = name(action.tile()) + " ";
  std::vector<std::string> texts;
  for (const hive::Tile reference : position.stack_at(to)) texts.push_back(tile + name(reference));
  for (const Direction direction : kDirections) {
    constexpr std::array<char, kDirectionCount> kMarks = {'-', '/', '\\', '-', '/', '\\'};
    const char mark = kMarks[static_cast<std::size_t>(direction)];
    const bool goes_east =
        direction == Direction::E || direction == Direction::NE || direction == Direction::SE;
    for (const hive::Tile reference : position.stack_at(neighbour(to, opposite(direction)))) {
      texts.push_back(goes_east ? tile + name(reference) + mark : tile + mark + name(reference));
    }
  }
  return texts;
}

TEST(MoveText, IsReadBackAsTheSameAction) {
  for (const std::string_view game_type : kGameTypes) {
    visit_positions(game_type, 250, [](Playout& playout) {
      const hive::Position& position = playout.position();
      hive::ActionList actions;
      position.legal_actions(actions);
      for (const hive::Action action : actions) {
        const std::string text = hive::to_string(position, action);
        const auto read = hive::parse_legal_move(position, text);
        ASSERT_TRUE(read.has_value()) << text << ": " << read.error().what << "\n"
                                      << describe(playout.game());
        ASSERT_EQ(*read, action) << text << "\n" << describe(playout.game());
      }
    });
  }
}

TEST(MoveText, IsReadInEverySpelling) {
  visit_positions("Base+MLP", 600, [](Playout& playout) {
    const hive::Position& position = playout.position();
    hive::ActionList actions;
    position.legal_actions(actions);
    for (const hive::Action action : actions) {
      if (action.kind == hive::ActionKind::Pass) continue;
      for (const std::string& text : spellings(position, action)) {
        const auto read = hive::parse_move(position, text);
        ASSERT_TRUE(read.has_value()) << text << ": " << read.error().what << "\n"
                                      << describe(playout.game());
        ASSERT_EQ(*read, action) << text << "\n" << describe(playout.game());
      }
    }
  });
}

TEST(MoveText, NeverNamesTheMovingTileAsItsReference) {
  visit_positions("Base+MLP", 1000, [](Playout& playout) {
    const hive::Position& position = playout.position();
    hive::ActionList actions;
    position.legal_actions(actions);
    for (const hive::Action action : actions) {
      if (action.kind != hive::ActionKind::Move) continue;
      const std::string text = hive::to_string(position, action);
      const std::string tile = hive::to_string(action.tile(), position.face_of(action.tile()));
      ASSERT_EQ(text.find(tile, tile.size()), std::string::npos) << text << "\n"
                                                                 << describe(playout.game());
    }
  });
}

TEST(GameText, IsReadBackAsTheSameGame) {
  for (const std::string_view game_type : kGameTypes) {
    for (std::uint64_t seed = 0; seed < 2ULL * kStyleCount; ++seed) {
      Playout playout(game_type, seed);
      while (playout.step()) {
      }
      const std::string text = hive::to_game_string(playout.game());
      const auto read = hive::parse_game_string(text);
      ASSERT_TRUE(read.has_value()) << text << ": " << read.error().what;
      EXPECT_EQ(read->game.rules(), playout.game().rules());
      EXPECT_EQ(read->game.actions(), playout.game().actions());
      EXPECT_TRUE(read->game.position() == playout.position()) << text;
      EXPECT_EQ(read->game.outcome(), playout.game().outcome()) << text;
      // There is a word about a game that went on past a repetition.
      EXPECT_TRUE(read->warnings.empty() || playout.style() == Style::Walker) << text;
      EXPECT_EQ(hive::to_game_string(read->game), text);
    }
  }
}

TEST(GameText, NamesEveryRulesetAsItReadsIt) {
  for (const std::string_view game_type : kGameTypes) {
    const auto rules = hive::parse_rules(game_type);
    ASSERT_TRUE(rules.has_value()) << rules.error().what;
    const auto again = hive::parse_rules(hive::to_string(*rules));
    ASSERT_TRUE(again.has_value()) << again.error().what;
    EXPECT_EQ(*again, *rules) << game_type;
  }
}

}  // namespace
}  // namespace petek::laws
