// SPDX-License-Identifier: MIT
// Tiles and their names. Spec: H-2, V-1, section 8.
#include "petek/hive/tile.h"

#include <gtest/gtest.h>

#include <set>
#include <string>

namespace petek::hive {
namespace {

TEST(Tile, EachSideHasTheTilesOfTheSpecification_H2) {
  for (const Colour side : {Colour::White, Colour::Black}) {
    EXPECT_EQ(tiles(side).size(), 18);
    const auto count = [side](Bug kind) { return (tiles(side) & tiles(kind)).size(); };
    EXPECT_EQ(count(Bug::Queen), 1);
    EXPECT_EQ(count(Bug::Spider), 2);
    EXPECT_EQ(count(Bug::Beetle), 2);
    EXPECT_EQ(count(Bug::Grasshopper), 3);
    EXPECT_EQ(count(Bug::Ant), 3);
    for (const Bug kind : {Bug::Mosquito, Bug::Ladybug, Bug::Pillbug, Bug::Assassin, Bug::Mantis,
                           Bug::Moth, Bug::Butterfly}) {
      EXPECT_EQ(count(kind), 1) << spec(kind).name;
    }
    EXPECT_EQ(kind(queen_of(side)), Bug::Queen);
    EXPECT_EQ(colour(queen_of(side)), side);
  }
  EXPECT_EQ(tiles(Colour::Neutral), TileSet::of(kHoneycomb));
}

TEST(Tile, BothFacesOfATileReadAsThatTile) {
  for (std::uint8_t id = 0; id < kTileCount; ++id) {
    const Tile tile{id};
    const Bug first = kind(tile);
    std::set<Bug> faces = {first};
    if (has_two_faces(first)) {
      faces.insert(static_cast<Bug>(static_cast<int>(first) + kSecondFace));
    }
    for (const Bug face : faces) {
      const std::string name = to_string(tile, face);
      const auto read = parse_tile(name);
      ASSERT_TRUE(read) << name;
      EXPECT_EQ(read->tile, tile) << name;
      EXPECT_EQ(read->face, face) << name;
    }
  }
}

TEST(Tile, NamesAreThoseOfTheProtocol) {
  EXPECT_EQ(to_string(*find_tile(Colour::White, Bug::Ant, 2), Bug::Ant), "wA2");
  EXPECT_EQ(to_string(*find_tile(Colour::White, Bug::Ant, 2), Bug::Fly), "wY2");
  EXPECT_EQ(to_string(queen_of(Colour::Black), Bug::Queen), "bQ");
  EXPECT_EQ(to_string(queen_of(Colour::Black), Bug::Wasp), "bW");
  EXPECT_EQ(to_string(*find_tile(Colour::Black, Bug::Pillbug, 0), Bug::Pillbug), "bP");
  EXPECT_EQ(to_string(kHoneycomb, Bug::Honeycomb), "H");
}

TEST(Tile, AnyCaseAndANeedlessNumberAreRead) {
  EXPECT_EQ(parse_tile("WA1")->tile, parse_tile("wA1")->tile);
  EXPECT_EQ(parse_tile("bb2")->tile, parse_tile("bB2")->tile);
  EXPECT_EQ(parse_tile("wM1")->tile, parse_tile("wM")->tile);
  EXPECT_EQ(parse_tile("bq1")->tile, queen_of(Colour::Black));
  EXPECT_EQ(parse_tile("h")->tile, kHoneycomb);
}

TEST(Tile, WhatIsNoTileIsNotRead) {
  for (const char* text : {"", "w", "A1", "wA", "wA0", "wA4", "wS3", "wB3", "wM2", "wQ0", "wA12",
                           "xA1", "wZ", "wH", "bH1", "H1", "wA1 ", " wA1", "wA\0"}) {
    EXPECT_FALSE(parse_tile(text)) << text;
  }
}

TEST(TileSet, VisitsItsTilesInOrder) {
  TileSet set;
  for (const Tile tile : {Tile{36}, Tile{0}, Tile{17}, Tile{5}}) set.insert(tile);
  set.erase(Tile{17});
  std::string visited;
  for (const Tile tile : set) visited += std::to_string(tile.id) + " ";
  EXPECT_EQ(visited, "0 5 36 ");
  EXPECT_EQ(set.size(), 3);
  EXPECT_EQ(set.first(), Tile{0});
}

}  // namespace
}  // namespace petek::hive
