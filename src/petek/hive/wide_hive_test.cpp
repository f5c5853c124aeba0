// SPDX-License-Identifier: MIT
// Hives that leave the window of 16 x 16 cells, and hives far away: the same rules, undo, keys and
// kernels. Spec: H-1 (an endless plane), H-16, section 8b, case 13.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstring>
#include <string>
#include <vector>

#include "petek/core/rng.h"
#include "petek/hive/position_fixture.h"

namespace petek::hive {
namespace {

using namespace fixture;

// All 28 tiles in a row. The white ant at its beginning has the pillbug of its colour beside it,
// and the black queen is its end.
const std::vector<std::string> kAllTiles = {
    "wA1", "wP", "wQ",  "wS1", "wS2", "wB1", "wB2", "wG1", "wG2", "wG3", "wA2", "wA3", "wM", "wL",
    "bL",  "bM", "bA1", "bA2", "bA3", "bG1", "bG2", "bG3", "bB1", "bB2", "bS1", "bS2", "bP", "bQ"};

Position row_of_tiles(std::size_t count, Direction direction, Hex origin, Colour to_act) {
  Drawing drawing;
  Hex hex = origin;
  for (std::size_t i = 0; i < count; ++i) {
    drawing.tiles[tile_of(kAllTiles[i])] = hex;
    hex = neighbour(hex, direction);
  }
  return lay(drawing, {.to_act = to_act}, [](Hex h) { return h; });
}

const std::vector<Hex> kPlaces = {{0, 0},     {-128, 127},       {120, -130},
                                  {32760, 5}, {-32'775, 32'760}, {1'000'000, -3'000'000}};

TEST(LongRow, LeavesOnlyItsEndsFreeOnEveryAxis_Case13) {
  for (const Direction direction : kDirections) {
    for (const Hex place : kPlaces) {
      const Position white = row_of_tiles(28, direction, place, Colour::White);
      const Position black = row_of_tiles(28, direction, place, Colour::Black);
      for (const kernel::Kernel* kernel : kernel::available()) {
        // Round the other 27 tiles lie 2 * 27 + 4 cells; the ant stands on one of them. The toss
        // reaches four of the same.
        EXPECT_EQ(cells_of(*kernel, white, tile_of("wA1")).size(), 57U) << kernel->name;
        EXPECT_EQ(kernel->count(white.state()), 57U) << kernel->name;
        // The queen steps to either side; the pillbug beside her tosses her to two cells more.
        EXPECT_EQ(cells_of(*kernel, black, tile_of("bQ")).size(), 4U) << kernel->name;
        EXPECT_EQ(kernel->count(black.state()), 4U) << kernel->name;
      }
    }
  }
}

TEST(LongRow, IsJumpedOverFromEndToEnd_Case13) {
  for (const Direction direction : kDirections) {
    Drawing drawing;
    Hex hex;
    for (const std::string& tile : kAllTiles) {
      if (tile == "wG1") continue;
      hex = neighbour(hex, direction);
      drawing.tiles[tile_of(tile)] = hex;
    }
    drawing.tiles[tile_of("wG1")] = {};
    const Position position = lay(drawing, {}, [](Hex h) { return h; });
    for (const kernel::Kernel* kernel : kernel::available()) {
      EXPECT_EQ(cells_of(*kernel, position, tile_of("wG1")),
                std::set<Hex>{neighbour(hex, direction)});
    }
  }
}

TEST(LongRow, HasTheSameKeyWhereverItLies) {
  for (const Direction direction : kDirections) {
    const Position here = row_of_tiles(28, direction, {}, Colour::White);
    for (const Hex place : kPlaces) {
      const Position there = row_of_tiles(28, direction, place, Colour::White);
      EXPECT_EQ(there.key(), here.key());
      EXPECT_EQ(there.board_key(), here.board_key());
    }
    EXPECT_NE(row_of_tiles(28, opposite(direction), {}, Colour::White).board_key(),
              here.board_key());
  }
}

TEST(LongRow, IsReachedByPlacingTilesByTheRules_Case13) {
  std::string text = "Base+MLP;wM;bM wM-";
  std::string last = "M";
  for (const char* tile :
       {"L", "P", "Q", "S1", "S2", "B1", "B2", "G1", "G2", "G3", "A1", "A2", "A3"}) {
    text += std::string(";w") + tile + " -w" + last + ";b" + tile + " b" + last + "-";
    last = tile;
  }
  const Game game = game_of(text);
  EXPECT_EQ(game.position().on_board().size(), 28);
  EXPECT_EQ(game.position().hex_of(tile_of("wA3")), (Hex{-13, 0}));
  EXPECT_EQ(game.position().hex_of(tile_of("bA3")), (Hex{14, 0}));
  EXPECT_EQ(cells_of(kernel::chosen(), game.position(), tile_of("wA3")).size(), 57U);
}

// ---- Endings

TEST(WideHive, EndsByTheSameRules_H16_X4_X5) {
  // White's ring closes when wB1 is lifted, Black's when it lands; the tail makes the hive wide.
  const char* const drawing = R"(
         bA2   bA3   wS1   wA1   wA2
      bG1   wQ    bA1   .     bQ    wA3   wS2   wB2   wG3   bS1   bS2   bB1   bB2   wM    bM
         bG2   bG3   .     wG1   wG2
  )";
  const auto end = [&](std::string_view options) {
    const std::string type = "Base+MLP@casual" + std::string(options);
    return outcome_after(lay(drawing, {.type = type, .stacked = "wB1 bA1"}), "wB1 -bQ");
  };
  EXPECT_EQ(end(":surround=opponent:both=first_loses"), Outcome::BlackWins);
  EXPECT_EQ(end(":surround=opponent"), Outcome::Draw);
  EXPECT_EQ(end(""), Outcome::Draw);
}

// ---- Undo, kernels and keys while the hive grows and shrinks

void expect_kernels_to_agree(const Position& position, Action action) {
  std::optional<Position> first;
  for (const kernel::Kernel* kernel : kernel::available()) {
    State made = position.state();
    kernel->make(position.state(), action, made);
    State applied = position.state();
    kernel->apply(applied, action);
    const auto by_make = std::bit_cast<Position>(made);
    ASSERT_TRUE(by_make == std::bit_cast<Position>(applied)) << kernel->name;
    ASSERT_EQ(by_make.key(), std::bit_cast<Position>(applied).key()) << kernel->name;
    // What is carried along is what is found from the tiles alone.
    kernel->rebuild(applied);
    ASSERT_EQ(by_make.key(), std::bit_cast<Position>(applied).key()) << kernel->name;
    ASSERT_EQ(kernel->count(made), kernel->count(applied)) << kernel->name;
    if (!first) {
      first = by_make;
    } else {
      ASSERT_TRUE(by_make == *first) << kernel->name;
      ASSERT_EQ(by_make.key(), first->key()) << kernel->name;
      ASSERT_EQ(keys_of(by_make), keys_of(*first)) << kernel->name;
    }
  }
}

void expect_undo_to_restore_every_byte(Position& position, Action action) {
  const Position before = position;
  Position::Undo undo;
  position.apply(action, undo);
  position.undo(undo);
  ASSERT_EQ(std::memcmp(&position, &before, sizeof before), 0);
}

TEST(WideHive, GrowsAndShrinksWithoutALossForUndoKernelsOrKeys) {
  Rng rng(13);
  // 12 to 16 tiles in a row: one more or one less crosses the window's edge.
  for (std::size_t count = 12; count <= 16; ++count) {
    for (const Direction direction : kDirections) {
      const Hex origin{static_cast<int>(rng.below(600)) - 300,
                       static_cast<int>(rng.below(600)) - 300};
      Position position = row_of_tiles(count, direction, origin, Colour::White);
      ActionList actions;
      for (int ply = 0; ply < 10 && !position.is_over(); ++ply) {
        position.legal_actions(actions);
        for (int i = 0; i < 4; ++i) {
          const Action action = actions[rng.below(static_cast<std::uint32_t>(actions.size()))];
          expect_undo_to_restore_every_byte(position, action);
          expect_kernels_to_agree(position, action);
          if (HasFatalFailure()) return;
        }
        position.apply(actions[rng.below(static_cast<std::uint32_t>(actions.size()))]);
      }
    }
  }
}

TEST(WideHive, ThatFitsAgainIsThatOfTheWindow) {
  // The ant leaves the end of fifteen for the row's side; then the row grows by a tile.
  const Position wide = row_of_tiles(15, Direction::E, {}, Colour::White);
  EXPECT_TRUE(wide.state().wide);
  const Position folded = after(wide, "wA1 wS1/");
  EXPECT_FALSE(folded.state().wide);
  const Position longer = after(folded, "bQ bL-");
  EXPECT_TRUE(longer.state().wide);

  Drawing drawing;
  for (int i = 1; i < 15; ++i)
    drawing.tiles[tile_of(kAllTiles[static_cast<std::size_t>(i)])] = {i, 0};
  drawing.tiles[tile_of("wA1")] = {4, -1};
  const auto there = [](Hex h) { return h + Hex{77, -7}; };
  EXPECT_EQ(folded.board_key(), lay(drawing, {.to_act = Colour::Black}, there).board_key());
  drawing.tiles[tile_of("bQ")] = {15, 0};
  EXPECT_EQ(longer.board_key(), lay(drawing, {.to_act = Colour::White}, there).board_key());
}

// ---- Far away

// Eight plies carry four tiles one cell on; turned, in each direction.
struct Walk {
  Position start;
  std::vector<std::pair<Tile, Hex>> steps;  // cells of the first cycle

  explicit Walk(int turns) {
    const auto placing = [turns](Hex h) { return rotated(h, turns); };
    const Drawing row = read_drawing("wQ    wA1   bA1   bQ");
    start = lay(row, {}, placing);
    Position drawn = lay(row, {}, [](Hex h) { return h; });
    for (const char* text : {"wQ /wA1", "bQ bA1\\", "wQ wA1\\", "bA1 bQ/", "wA1 wQ/", "bQ bA1\\",
                             "wQ -wA1", "bQ bA1-"}) {
      const Action action = *parse_legal_move(drawn, text);
      steps.emplace_back(action.tile(), placing(drawn.hex_of(action)));
      drawn.apply(action);
    }
  }

  // Carries the hive on by so many cells; false when a step is not legal at a cell that is tested.
  bool go(Position& position, int from, int to, Direction direction, bool test) const {
    const Hex unit = step(direction);
    for (int i = from; i < to; ++i) {
      for (const auto& [tile, hex] : steps) {
        const Action action = Action::move(tile, hex + Hex{unit.q * i, unit.r * i});
        if (test && !position.is_legal(action)) return false;
        position.apply(action);
      }
    }
    return true;
  }
};

TEST(WalkingHive, IsTheSameHiveAThousandCellsAwayInEachDirection_Case13) {
  for (int turns = 0; turns < 6; ++turns) {
    const Walk walk(turns);
    const Direction direction = turned(Direction::E, turns);
    Position position = walk.start;
    const std::uint64_t key = position.board_key();
    const std::uint32_t count = position.count_legal_actions();
    for (int cells = 0; cells < 1000; cells += 50) {
      ASSERT_TRUE(walk.go(position, cells, cells + 50, direction, cells % 100 == 0));
      const Hex unit = step(direction);
      const Hex first = walk.start.hex_of(tile_of("wQ"));
      ASSERT_EQ(position.hex_of(tile_of("wQ")),
                (first + Hex{unit.q * (cells + 50), unit.r * (cells + 50)}));
      ASSERT_EQ(position.board_key(), key);
      ASSERT_EQ(position.count_legal_actions(), count);
    }
  }
}

TEST(WalkingHive, PassesTheEdgesOfSmallNumbers) {
  const Walk walk(0);
  Position position = walk.start;
  const std::uint64_t key = position.board_key();
  constexpr int kBeyond = 32'768 + 200;
  ASSERT_TRUE(walk.go(position, 0, 250, Direction::E, true));  // 127 and 255
  ASSERT_TRUE(walk.go(position, 250, 32'700, Direction::E, false));
  ASSERT_TRUE(walk.go(position, 32'700, kBeyond, Direction::E, true));
  EXPECT_EQ(position.hex_of(tile_of("wQ")), (Hex{kBeyond, 0}));
  EXPECT_EQ(position.board_key(), key);
  EXPECT_EQ(position.turn(), 20U + 4U * kBeyond);
  EXPECT_EQ(to_key(position, *parse_move(position, "wB1 -wQ")),
            "wB1@" + std::to_string(kBeyond - 1) + ",0");
}

}  // namespace
}  // namespace petek::hive
