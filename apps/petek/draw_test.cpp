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

bool has(std::string_view text, std::string_view part) {
  return text.find(part) != std::string_view::npos;
}

// A stung ant, which is a fly now and frozen.
constexpr std::string_view kStung =
    R"(Base+MLPV@colony;InProgress;White[4];wA1;bQ /wA1;wK wA1-;flip bQ;wQ wK-;sting wA1)";
// Black chose, placed and drew.
constexpr std::string_view kDrawn =
    R"(Base+S@casual;InProgress;White[2];choose B S S;choose A G S;wQ;draw bA;bQ wQ-;draw bB)";
// The assassin bug and its victim have gone.
constexpr std::string_view kKilled =
    R"(Base+R@casual;InProgress;White[8];wQ;bQ wQ-;wB1 /wQ;bQ wQ/;wB1 -wQ;bQ \wQ;wB2 wQ\;bX bQ/;)"
    R"(wX wB2-;bX \bQ;wG1 wX/;bX -bQ;wN wG1/;kill bX wB1)";

TEST(DrawText, MarksFrozenTilesAndTellsWhatWasTurned) {
  EXPECT_EQ(draw_text(game_of(kStung), {}),
            R"(Base+MLPV@colony, InProgress, White[4]

   /!\ / \ / \
  |wY1|wK |wQ |
 / \ / \ / \ /
|bW |
 \ /

Last move: sting wA1
Just turned over: wY1
Frozen: wY1
White's hand (11): wS1 wS2 wB1 wB2 wG1 wG2 wG3 wA2 wA3 wM wP
Black's hand (13): bS1 bS2 bB1 bB2 bG1 bG2 bG3 bA1 bA2 bA3 bM bL bP
)");
}

TEST(DrawText, TellsBagHandsOfBothColoursAndThePlacementBeforeADraw) {
  EXPECT_EQ(draw_text(game_of(kDrawn), {}),
            R"(Base+S@casual, InProgress, White[2]

 / \ /*\
|wQ |bQ |
 \ / \ /

Last move: bQ wQ-; draw bB
Bag (12): wB wG x3 wA x3 bS bB bG x2 bA
White's hand (4): wS1 wS2 wB1 bA1
Black's hand (4): bS1 bB1 bG1 bA2
)");
}

TEST(DrawText, CrossesOutWhereTilesWereRemoved) {
  const std::string text = draw_text(game_of(kKilled), {});
  EXPECT_TRUE(has(text, "\nLast move: kill bX wB1\nRemoved (2): wB bX\n")) << text;
  EXPECT_EQ(std::count(text.begin(), text.end(), 'x'), 2) << text;
}

TEST(DrawText, TellsTheSideOfTheHoneycombAndDoubleTurns) {
  constexpr std::string_view kBefore = R"(Base+H@casual;wQ H\;bQ /H)";
  const auto after = [&](std::string_view moves) {
    return draw_text(game_of(std::string(kBefore).append(moves)), {});
  };
  EXPECT_TRUE(has(after(""), "|Hd |")) << after("");
  EXPECT_TRUE(has(after(""), "Honeycomb: dark side up\n"));
  const std::string turned = after(";comb");
  EXPECT_TRUE(has(turned, "|Hl |")) << turned;
  EXPECT_TRUE(has(turned, "Honeycomb: light side up, turned by White\n")) << turned;
  EXPECT_TRUE(has(turned, "White's next turn has two actions\n")) << turned;
  EXPECT_TRUE(has(after(";comb;bA1 -bQ"), "White's turn has two actions, this is the first\n"));
  const std::string second = after(R"(;comb;bA1 -bQ;wA1 wQ\)");
  EXPECT_TRUE(has(second, "White's turn has two actions, this is the second\n")) << second;
  const std::string done = after(R"(;comb;bA1 -bQ;wA1 wQ\;wA1 wQ-)");
  EXPECT_TRUE(has(done, "Last move: wA1 wQ\\; wA1 wQ-\n")) << "both actions of the turn";
  EXPECT_FALSE(has(done, "two actions")) << done;
}

TEST(DrawText, TellsWhatIsAwaited) {
  EXPECT_TRUE(has(draw_text(game_of("Base+S"), {}), "White is to choose three tiles\n"));
  EXPECT_TRUE(has(draw_text(game_of("Base+S;choose A A A"), {}), "Black is to choose"));
  const std::string due = draw_text(game_of("Base+S;choose A A A;choose A A A;wA1"), {});
  EXPECT_TRUE(has(due, "White is to draw a tile\n")) << due;
  const std::string hidden = draw_text(game_of("Base+S;choose ?"), {});
  EXPECT_TRUE(has(hidden, "A choice is hidden\n")) << hidden;
  EXPECT_TRUE(has(hidden, "Last move: choose ?\n")) << hidden;
}

TEST(DrawText, DrawsEveryPositionOfColony) {
  for (const std::string_view game : {kStung, kDrawn, kKilled}) {
    hive::Game drawn = game_of(game);
    while (!drawn.actions().empty()) {
      EXPECT_TRUE(has(draw_text(drawn, {.coordinates = true}), "White's hand"));
      EXPECT_TRUE(draw_svg(drawn, {}).ends_with("</svg>\n"));
      drawn.undo();
    }
  }
}

TEST(DrawSvg, WritesWhatLiesBeneathAndTheNotes) {
  const std::string svg = draw_svg(game_of(kStacked), {});
  EXPECT_TRUE(has(svg, ">on wQ</text>")) << "beneath wB2";
  EXPECT_TRUE(has(svg, ">on bQ</text>")) << "beneath bB1";
  EXPECT_TRUE(has(draw_svg(game_of(kDrawn), {}), ">Bag (12): wB wG x3 "));
  EXPECT_TRUE(has(draw_svg(game_of(kKilled), {}), "M-16 -16L16 16")) << "a cross";
  EXPECT_TRUE(has(draw_svg(game_of(kStung), {}), ">Frozen: wY1</text>"));
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
