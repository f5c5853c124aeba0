// SPDX-License-Identifier: MIT
#include "apps/petek/draw.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string_view>

#include "petek/hive/record.h"

namespace petek::app {
namespace {

hive::Game game_of(std::string_view game_string) {
  auto record = hive::parse_game_string(game_string);
  EXPECT_TRUE(record) << game_string;
  return record ? record->game : hive::Game();
}

// Six tiles, a stack, and a last move that left an empty cell.
constexpr std::string_view kStacked =
    R"(Base+MLP;InProgress;White[5];wB1;bB1 -wB1;wQ wB1-;bQ /bB1;wB2 wQ-;bQ /wB1;wB2 wQ;bB1 bQ)";

TEST(DrawText, DrawsTilesStacksAndTheLastMove) {
  EXPECT_EQ(draw_text(game_of(kStacked), {}),
            R"(Base+MLP, InProgress, White[5]

     / \ / \
  o |wB1|wB2|
   /*\ / \2/
  |bB1|
   \2/

Stack, top first: wB2 on wQ
Stack, top first: bB1 on bQ
Last move: bB1 bQ
Just moved: bB1
White's hand (11): wS1 wS2 wG1 wG2 wG3 wA1 wA2 wA3 wM wL wP
Black's hand (12): bS1 bS2 bB2 bG1 bG2 bG3 bA1 bA2 bA3 bM bL bP
)");
}

TEST(DrawText, ListsCoordinatesOnRequest) {
  const std::string text =
      draw_text(game_of("Base;NotStarted;White[1];wS1;bS1 /wS1"), {.coordinates = true});
  EXPECT_NE(text.find("Cells: wS1@0,0 bS1@-1,1\n"), std::string::npos) << text;
}

TEST(DrawText, SaysThatTheBoardIsEmpty) {
  EXPECT_NE(draw_text(hive::Game(), {}).find("The board is empty."), std::string::npos);
}

TEST(DrawText, IsThePlainTextWithColoursTakenAway) {
  const std::string plain = draw_text(game_of(kStacked), {});
  const std::string coloured = draw_text(game_of(kStacked), {.colour = true});
  std::string stripped;
  for (std::size_t i = 0; i < coloured.size(); ++i) {
    if (coloured[i] != '\x1b') {
      stripped += coloured[i];
      continue;
    }
    i = coloured.find('m', i);
  }
  EXPECT_EQ(stripped, plain);
  EXPECT_NE(coloured, plain);
}

TEST(DrawText, DrawsFarAwayHivesWhereTheyAre) {
  // Two queens walk; the drawing keeps to the hive.
  hive::Game game = game_of("Base@casual;NotStarted;White[1];wQ;bQ wQ-");
  for (int i = 0; i < 400; ++i) {
    hive::ActionList actions;
    game.legal_actions(actions);
    const auto move = std::find_if(actions.begin(), actions.end(), [&](const hive::Action& a) {
      return a.kind == hive::ActionKind::Move;
    });
    if (move == actions.end() || game.is_over()) break;
    game.apply(*move);
  }
  EXPECT_LT(draw_text(game, {}).size(), 1000U);
}

TEST(DrawSvg, IsOneWholeElementWithEveryTile) {
  const std::string svg = draw_svg(game_of(kStacked), {});
  EXPECT_TRUE(svg.starts_with("<svg "));
  EXPECT_TRUE(svg.ends_with("</svg>\n"));
  EXPECT_NE(svg.find("<desc>Base+MLP;InProgress;White[5];wB1;"), std::string::npos);
  const auto count = [&](std::string_view part) {
    int n = 0;
    for (std::size_t at = svg.find(part); at != std::string::npos; at = svg.find(part, at + 1)) ++n;
    return n;
  };
  EXPECT_EQ(count("<g "), count("</g>"));
  EXPECT_EQ(count("<text "), count("</text>"));
  EXPECT_EQ(count("<circle"), 2) << "a badge for each stack";
  EXPECT_EQ(count("stroke-dasharray"), 1) << "where the last move set out";
}

TEST(DrawSvg, DrawsTheEmptyBoard) {
  const std::string svg = draw_svg(hive::Game(), {.coordinates = true});
  EXPECT_NE(svg.find(">0,0</text>"), std::string::npos);
  EXPECT_NE(svg.find("to act"), std::string::npos);
}

}  // namespace
}  // namespace petek::app
