// SPDX-License-Identifier: MIT
// The reference engine under options and readings that random games and outside data hardly meet.
#include <gtest/gtest.h>

#include <set>
#include <stdexcept>
#include <string>
#include <string_view>

#include "tests/reference/naive_game.h"

namespace petek::laws {
namespace {

using reference::NaiveGame;

NaiveGame load(std::string_view record) {
  auto game = NaiveGame::load(record);
  if (!game) throw std::invalid_argument(std::string(record));
  return *game;
}

std::set<std::string> starting_with(const NaiveGame& game, std::string_view start) {
  std::set<std::string> result;
  for (const std::string& key : game.legal()) {
    if (key.starts_with(start)) result.insert(key);
  }
  return result;
}

using Keys = std::set<std::string>;

TEST(ReferenceOptions, FixedFacesAreTheOnlyOnes) {  // V-5
  const NaiveGame game("Base+MLPV@colony:flipping=fixed:faces=YT");
  for (const std::string_view face : {"wY1", "wT", "wB1", "wG1", "wS1", "wL", "wP", "wQ"}) {
    EXPECT_EQ(starting_with(game, face).size(), 1U) << face;
  }
  EXPECT_EQ(game.legal().size(), 8U);
}

TEST(ReferenceOptions, OnlyNamedKindsHaveASecondFace) {  // V-5
  EXPECT_EQ(NaiveGame("Base+V@colony:two_faced=A").legal(),
            (Keys{"wA1@0,0", "wB1@0,0", "wG1@0,0", "wQ@0,0", "wS1@0,0", "wY1@0,0"}));
  EXPECT_FALSE(load("Base+V@colony:two_faced=A;wQ;bQ wQ-").legal().contains("flip wQ"));
  EXPECT_TRUE(load("Base+V@colony:two_faced=AQ;wQ;bQ wQ-").legal().contains("flip wQ"));
}

TEST(ReferenceOptions, AStingTurnsOverAndFreezes) {  // V-W, H-14
  const NaiveGame game = load("Base+V@colony;wQ;bQ wQ-;flip wQ;bA1 bQ-;sting bQ");
  EXPECT_EQ(game.board().tile({'b', 'Q', 1})->face, 'W');
  EXPECT_FALSE(game.legal().contains("flip bW"));
  EXPECT_TRUE(game.legal().contains("flip bA1"));
}

TEST(ReferenceOptions, WithoutFlippingNoTileIsTurnedOver) {  // V-5
  const NaiveGame game = load("Base+V@colony:flipping=none;wQ;bQ wQ-;wY1 -wQ;bA1 bQ-");
  EXPECT_TRUE(starting_with(game, "flip").empty());
  EXPECT_FALSE(starting_with(game, "wA2@").empty());  // but either face may be placed
  EXPECT_FALSE(starting_with(game, "wY2@").empty());
}

TEST(ReferenceOptions, EachSideMayTurnTheHoneycomb) {  // reading 13
  constexpr std::string_view kMoves = ";wQ H-;bQ -H;comb";
  const auto record = [&](std::string_view type) {
    return std::string(type) + std::string(kMoves);
  };
  EXPECT_FALSE(load(record("Base+H@casual")).legal().contains("comb"));
  const NaiveGame game = load(record("Base+H@casual:combs=once_each") + ";comb");
  EXPECT_FALSE(game.legal().contains("comb"));
}

TEST(ReferenceOptions, ADoubleTurnIsOneTurn) {  // C-4, reading 12
  NaiveGame game = load("Base+H@casual;wQ H-;bQ -H;comb;bA1 -bQ");
  EXPECT_EQ(game.turn(), "White[3]");
  EXPECT_FALSE(game.legal().contains("pass"));
  ASSERT_TRUE(game.play_text("wA1 wQ-"));
  EXPECT_EQ(game.turn(), "White[3]");
  EXPECT_TRUE(game.legal().contains("pass"));
  EXPECT_TRUE(game.legal().contains("wA1@-1,-1"));  // the same tile too
  ASSERT_TRUE(game.play_text("pass"));
  EXPECT_EQ(game.turn(), "Black[3]");
  EXPECT_EQ(game.last_record().placed.size(), 1U);  // reading 1: the pass erases nothing
}

TEST(ReferenceOptions, TheChoiceIsNoTurnAndDrawsAreRecorded) {  // S-1, S-2, reading 11
  NaiveGame game("Base+S@colony");
  EXPECT_EQ(game.state(), "NotStarted");
  ASSERT_TRUE(game.play_text("choose S A B"));  // in any order
  EXPECT_EQ(game.state(), "InProgress");
  EXPECT_EQ(game.turn(), "Black[1]");
  ASSERT_TRUE(game.play_text("choose G G G"));
  EXPECT_EQ(game.turn(), "White[1]");
  ASSERT_TRUE(game.play_text("wQ"));
  EXPECT_EQ(game.turn(), "White[1]");
  EXPECT_EQ(game.legal(),
            (Keys{"draw bA", "draw bB", "draw bS", "draw wA", "draw wB", "draw wG", "draw wS"}));
  ASSERT_TRUE(game.play_text("draw bA"));
  EXPECT_EQ(game.turn(), "Black[1]");
  EXPECT_EQ(game.hand('w').size(), 4U);
}

TEST(ReferenceOptions, GuardiansStandOnTilesOnly) {  // U-1
  const NaiveGame game = load("Base+G@casual;wA1;bA1 wA1-;wQ -wA1;bQ bA1-");
  EXPECT_EQ(starting_with(game, "wO@"), (Keys{"wO@-1,0"}));  // wA1 touches the enemy
  EXPECT_TRUE(starting_with(NaiveGame("Base+G@casual"), "wO@").empty());
}

TEST(ReferenceOptions, APairMayBeWrittenInSeveralWays) {  // reading 6
  EXPECT_EQ(reference::comparable_key("swap wE bA1"), reference::comparable_key("swap bA1 wE"));
  EXPECT_EQ(reference::comparable_key("kill bX bN"), reference::comparable_key("take bN bX"));
  EXPECT_NE(reference::comparable_key("swap wE bX"), reference::comparable_key("kill wE bX"));
}

TEST(ReferenceOptions, MalformedTypesAreRefused) {  // X-6
  for (const std::string_view type :
       {"Base+", "Base+VV", "Base+Z", "base", "Base@none", "Base:faces=W", "Base:two_faced=X",
        "Base:combs=twice", "Base:flipping", "Base:climb=0", "Base:deadline=21"}) {
    EXPECT_FALSE(reference::parse_game_type(type).has_value()) << type;
  }
  EXPECT_EQ(reference::parse_game_type("Base+GHRSVPLM")->expansions, "MLPVSRHG");
}

}  // namespace
}  // namespace petek::laws
