// SPDX-License-Identifier: MIT
#include "apps/petek/ada_draw.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>
#include <string>

#include "petek/ada/table_fixture.h"

namespace petek::app {
namespace {

int count_of(const std::string& text, const std::string& part) {
  int count = 0;
  for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) {
    ++count;
  }
  return count;
}

TEST(AdaBoard, ShowsPiecesOfEveryKindOnce) {
  ada::Table table;
  table.settle(0, {12}).city(1, {30}).roads(0, {16}).roads(2, {71});
  const std::string text = draw_board_text(table.s, {});
  EXPECT_EQ(count_of(text, "(b)"), 1) << text;
  EXPECT_EQ(count_of(text, "[A]"), 1) << text;
  EXPECT_EQ(count_of(text, "=b="), 1) << text;
  EXPECT_EQ(count_of(text, "=w="), 1) << text;
  EXPECT_EQ(count_of(text, "robber"), 1) << text;
  EXPECT_EQ(count_of(text, ":1"), ada::kHarbourCount) << text;
}

TEST(AdaBoard, ShowsTheNumbersThatAreAskedFor) {
  const ada::Table table;
  BoardStyle style{.hexes = false, .vertices = ada::bit(53), .edges = ada::EdgeSet::of(71)};
  const std::string text = draw_board_text(table.s, style);
  EXPECT_EQ(count_of(text, "v53"), 1) << text;
  EXPECT_EQ(count_of(text, "e71"), 1) << text;
  EXPECT_EQ(text.find_first_of("vh"), text.find("v53")) << text;
}

TEST(AdaBoard, A10bNumbersEverythingOnAMap) {
  const ada::Setup setup = ada::make_setup({}, 4, 1);
  const std::string text = draw_island_text(setup, {.numbering = true});
  for (int i = 0; i < ada::kVertexCount; ++i) {
    EXPECT_GE(count_of(text, "v" + std::to_string(i)), 1) << i;
  }
  for (int i = 0; i < ada::kEdgeCount; ++i) {
    EXPECT_GE(count_of(text, "e" + std::to_string(i)), 1) << i;
  }
}

TEST(AdaBoard, FitsIntoATerminalAndHasNoColourUnlessAskedFor) {
  const ada::Table table;
  const std::string plain = draw_board_text(table.s, {});
  EXPECT_EQ(plain.find('\x1b'), std::string::npos);
  EXPECT_NE(draw_board_text(table.s, {.colour = true}).find('\x1b'), std::string::npos);
  std::istringstream lines(plain);
  int height = 0;
  for (std::string line; std::getline(lines, line); ++height) EXPECT_LT(line.size(), 80U);
  EXPECT_LE(height, 25);
}

}  // namespace
}  // namespace petek::app
