// SPDX-License-Identifier: MIT
// What presets and options change in play. Spec: section 7 (X-1, X-2, X-6, X-7), readings 7 and 8;
// X-3 to X-5 are with the endings, X-8 with the pillbug, the text of game types in rules_test.cpp.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "petek/hive/position_fixture.h"

namespace petek::hive {
namespace {

using namespace fixture;
using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::HasSubstr;

// ---- X-1, X-2

TEST(X1BlackActsFirst, InThePersianGame) {
  const Position start(rules_of("Base@kandu"));
  EXPECT_EQ(turn_string(start), "Black[1]");
  EXPECT_THAT(keys_of(start), Contains("bA1@0,0"));
  EXPECT_THAT(keys_of(start), Contains("bQ@0,0"));
}

TEST(X2PersianPlacing, KeepsOffItsOwnColourUntilTheQueenIsDown) {
  const char* const drawing = R"(
         .     x
      bA1   wA1   x
         .     x
  )";
  EXPECT_TRUE(goes_to_marks("bG1", drawing, {.type = "Base@kandu", .turn = 2}));
  // She herself falls under the same clause.
  EXPECT_TRUE(goes_to_marks("bQ", drawing, {.type = "Base@kandu", .turn = 2}));
  EXPECT_TRUE(goes_to_marks("wG1", R"(
         x     .
      x     bA1   wA1
         x     .
  )",
                            {.type = "Base@kandu", .turn = 2}));
}

TEST(X2PersianPlacing, IsFreeAtTheHiveOnceTheQueenIsDown) {
  const char* const drawing = R"(
         x     x     x
      x     bQ    wA1   x
         x     x     x
  )";
  EXPECT_TRUE(goes_to_marks("bA1", drawing, {.type = "Base@kandu"}));
  // The other player's queen does not matter.
  EXPECT_TRUE(goes_to_marks("wG1", R"(
         x     .
      x     bQ    wA1
         x     .
  )",
                            {.type = "Base@kandu", .turn = 2}));
}

TEST(X2PersianPlacing, GoesByTheColourOnTop) {
  EXPECT_TRUE(goes_to_marks("bG1", R"(
         x     x     x
      x     bA1   wA1   x
         x     x     x
  )",
                            {.type = "Base@kandu", .stacked = "wB1 bA1", .turn = 2}));
}

TEST(X2PersianPlacing, StillAsksForAnEmptyCellAtTheHive) {
  const Position position = lay("bQ    wA1", {.type = "Base@kandu", .to_act = Colour::Black});
  EXPECT_EQ(verdict(position, "bA1 wA1"), "cell-occupied");
  EXPECT_EQ(position.refusal(Action::place(tile_of("bA1"), {9, 0})), Reason::NotNextToHive);
}

// ---- X-7

TEST(X7PersianSilence, ElevenTilesTheLiftedHiveAndTheGateHold) {
  EXPECT_EQ(Position(rules_of("Base@kandu")).hand(Colour::Black).size(), 11);
  EXPECT_EQ(verdict(lay("wQ    wA1   bQ", {.type = "Base@kandu"}), "wA1 -wQ"), "pinned");
  EXPECT_TRUE(goes_to_marks("wQ", R"(
         x     bA1   bA2
            wQ    .     bQ
         x     bS1   bS2
  )",
                            {.type = "Base@kandu"}));
}

// ---- first

TEST(FirstOption, LetsBlackActFirstUnderAnyPreset_H3_X6) {
  for (const PresetSpec& preset : presets()) {
    const Position start(rules_of("Base@" + std::string(preset.name) + ":first=b"));
    EXPECT_EQ(turn_string(start), "Black[1]") << preset.name;
    EXPECT_EQ(turn_string(after(start, preset.preset == Preset::TrTournament ? "bQ" : "bA1")),
              "White[1]");
  }
}

// ---- deadline

TEST(DeadlineOption, IsTheTurnOnWhichTheQueenIsDue_H5) {
  const char* const six = "wA1   wG1   bA1";
  for (const std::uint32_t turn : {3U, 5U, 20U}) {
    const std::string type = "Base@casual:deadline=" + std::to_string(turn);
    EXPECT_THAT(placeable(lay(six, {.type = type, .turn = turn})), ElementsAre("wQ")) << type;
    EXPECT_THAT(placeable(lay(six, {.type = type, .turn = turn - 1})), Contains("wA2")) << type;
    EXPECT_THAT(placeable(lay(six, {.type = type, .turn = turn - 1})), Contains("wQ")) << type;
  }
  EXPECT_THAT(placeable(position_of("Base@casual:deadline=2;wA1;bA1 wA1-")), ElementsAre("wQ"));
  EXPECT_THAT(placeable(Position(rules_of("Base@casual:deadline=1"))), ElementsAre("wQ"));
  EXPECT_THAT(placeable(position_of("Base@casual:deadline=1;wQ")), ElementsAre("bQ"));
}

// ---- surround, both: with the endings

TEST(SurroundOption, AnyGoesWithThePersianPreset_X4_X6) {
  const char* const ring = R"(
         bS1   wA2
      wA3   wQ    bG1
         bG2   .     bQ
            bA1
  )";
  const Layout as_told = {.type = "Base@kandu", .to_act = Colour::Black};
  const Layout any = {.type = "Base@kandu:surround=any", .to_act = Colour::Black};
  EXPECT_EQ(outcome_after(lay(ring, as_told), "bA1 wQ\\"), Outcome::InProgress);
  EXPECT_EQ(outcome_after(lay(ring, any), "bA1 wQ\\"), Outcome::BlackWins);
}

// ---- toss

TEST(TossOption, OwnLeavesTheEnemyAlone) {
  const Position position = lay("bA1   wP    wQ    bQ", {.type = "Base+P@tr"});
  EXPECT_EQ(verdict(position, "bA1 \\wP"), "toss-own-only");
  EXPECT_TRUE(goes_to_marks("bA1", "bA1   wP    wQ    bQ",
                            {.type = "Base+MP@casual:toss=own", .to_act = Colour::White}));
  EXPECT_TRUE(goes_to_marks("wQ", R"(
         x     x
      wQ    wP    wA1   bQ
         x     x
  )",
                            {.type = "Base+MP@casual:toss=own"}));
}

TEST(TossOption, OwnMeansTheActingPlayersWhoeverOwnsTheCopiedPillbug_Reading8) {
  // wM copies Black's pillbug and tosses White's queen, not bP.
  const char* const row = "bP    wM    wQ    bQ";
  EXPECT_TRUE(goes_to_marks("bP", row, {.type = "Base+MP@tr", .to_act = Colour::White}));
  const char* const corner = R"(
         x     x
      wQ    wM    bP    bQ
         x     x
  )";
  EXPECT_TRUE(goes_to_marks("wQ", corner, {.type = "Base+MP@tr"}));
}

// ---- climb

TEST(ClimbOption, BarsAStepOntoACellThatHoldsMoreTiles_Reading8) {
  // Five tiles: four is the Turkish limit.
  const char* const barred = R"(
         x
      wB1   bS1   wQ    bQ
         x
  )";
  const char* const open = R"(
         x
      wB1   bS1!  wQ    bQ
         x
  )";
  const char* const five = "bB1 bS1, bB2 bB1, wB2 bB2, bM wB2";
  const char* const four = "bB1 bS1, bB2 bB1, wB2 bB2";
  EXPECT_TRUE(goes_to_marks("wB1", barred, {.type = "Base+MLP@tr", .stacked = five}));
  EXPECT_TRUE(goes_to_marks("wB1", open, {.type = "Base+MLP@tr", .stacked = four}));
  EXPECT_TRUE(goes_to_marks("wB1", open, {.type = "Base+MLP@tr:climb=none", .stacked = five}));
  EXPECT_TRUE(goes_to_marks("wB1", open, {.type = "Base+MLP@tr:climb=5", .stacked = five}));
  EXPECT_TRUE(goes_to_marks("wB1", open, {.type = "Base+MLP", .stacked = five}));
  EXPECT_EQ(verdict(lay(barred, {.type = "Base+MLP@tr", .stacked = five}), "wB1 bM"),
            "climb-limit");
}

TEST(ClimbOption, MayBeLower) {
  const char* const two = "bB1 bS1";
  const char* const three = "bB1 bS1, bB2 bB1";
  const char* const barred = R"(
         x
      wB1   bS1   wQ    bQ
         x
  )";
  const char* const open = R"(
         x
      wB1   bS1!  wQ    bQ
         x
  )";
  EXPECT_TRUE(goes_to_marks("wB1", open, {.type = "Base+MLP@tr:climb=2", .stacked = two}));
  EXPECT_TRUE(goes_to_marks("wB1", barred, {.type = "Base+MLP@tr:climb=2", .stacked = three}));
  EXPECT_TRUE(goes_to_marks("wB1", open, {.type = "Base+MLP@tr:climb=1"}));
  EXPECT_TRUE(goes_to_marks("wB1", barred, {.type = "Base+MLP@tr:climb=1", .stacked = two}));
}

TEST(ClimbOption, BarsNoStepDown) {
  EXPECT_TRUE(
      goes_to_marks("wB1", R"(
         x     x
      wQ!   bS1   bA1
         x     x
  )",
                    {.type = "Base+MLP@casual:climb=1", .stacked = "bB1 bS1, wB1 bB1, bB2 bA1"}));
}

TEST(ClimbOption, BarsTheLadybugAndTheMosquitoToo) {
  const char* const stack = "bB1 bA1, bB2 bB1";
  EXPECT_TRUE(goes_to_marks("wL", "wL    wQ    bA1",
                            {.type = "Base+MLP@casual:climb=2", .stacked = stack}));
  EXPECT_TRUE(goes_to_marks("wM", R"(
         x
      wM    bA1   wQ    bQ
         x
  )",
                            {.type = "Base+MLP@casual:climb=2", .stacked = stack}));
}

TEST(ClimbOption, ConcernsNeitherJumpsNorTosses_Reading8) {
  EXPECT_TRUE(goes_to_marks("wG1", "wG1   bA1   wQ    x",
                            {.type = "Base+MLP@casual:climb=1", .stacked = "bB1 bA1, bB2 bB1"}));
  EXPECT_TRUE(goes_to_marks("bA1", R"(
         x     x
      bA1   wP    wQ    bQ
         x     x
  )",
                            {.type = "Base+MLP@casual:climb=1", .to_act = Colour::White}));
}

// ---- repetition, draw

TEST(DrawOption, IsAMatchsAffairAndTheEngineSaysDraw) {
  const std::string moves =
      ";wA1;bA1 wA1-;wQ -wA1;bQ bA1-;wQ \\wA1;bQ bA1/;wQ -wA1;bQ bA1-;wQ \\wA1;bQ bA1/;wQ -wA1;"
      "bQ bA1-";
  EXPECT_EQ(game_of("Base@tr" + moves).outcome(), Outcome::Draw);
  EXPECT_EQ(game_of("Base@casual:draw=restarts" + moves).outcome(), Outcome::Draw);
  EXPECT_EQ(game_of("Base@tr:repetition=none" + moves).outcome(), Outcome::InProgress);
}

// ---- X-6

TEST(X6AnyOptionWithAnyPreset, IsPlayed) {
  for (const PresetSpec& preset : presets()) {
    for (const char* options :
         {"", ":first=b", ":opening_queen=required", ":deadline=7", ":missed=loses",
          ":placement=kandu", ":surround=opponent", ":both=first_loses", ":repetition=none",
          ":toss=own", ":climb=1", ":flipping=none", ":combs=once_each", ":draw=restarts",
          ":first=b:placement=kandu:surround=opponent:toss=own:climb=2:missed=loses"}) {
      const std::string type = "Base+MLP@" + std::string(preset.name) + options;
      Game game(rules_of(type));
      ActionList actions;
      for (int ply = 0; ply < 40 && !game.is_over(); ++ply) {
        game.legal_actions(actions);
        ASSERT_FALSE(actions.empty()) << type;
        ASSERT_EQ(keys_of(game.position()).size(), game.count_legal_actions()) << type;
        game.apply(actions[(static_cast<std::size_t>(ply) * 7919) % actions.size()]);
      }
      const auto again = parse_record(to_record(game));
      ASSERT_TRUE(again.has_value()) << type << ": " << again.error().what;
      EXPECT_TRUE(again->position() == game.position()) << type;
    }
  }
}

TEST(X6AnyOptionWithAnyPreset, EveryExpansionIsAddedToEveryPreset) {
  for (const PresetSpec& preset : presets()) {
    for (unsigned letters = 0; letters < 256; ++letters) {
      std::string type = letters == 0 ? "Base" : "Base+";
      for (std::size_t i = 0; i < kExpansionCount; ++i) {
        if ((letters >> i & 1) != 0) type += kExpansionLetters[i];
      }
      if (preset.preset != Preset::Standard) type += "@" + std::string(preset.name);
      const auto record = parse_game_string(type);
      ASSERT_TRUE(record.has_value()) << type;
      EXPECT_GT(record->game.count_legal_actions(), 0) << type;
      EXPECT_EQ(to_game_string(record->game).substr(0, type.size() + 1), type + ";");
    }
  }
}

TEST(X6AnyOptionWithAnyPreset, UnknownKeysValuesAndPresetsAreRefusedByName) {
  for (const char* type :
       {"Base@kandoo", "Base:surrund=any", "Base:surround=all", "Base:deadline=0",
        "Base:deadline=21", "Base:climb=0", "Base:climb=21", "Base+Z"}) {
    const auto record = parse_game_string(type);
    ASSERT_FALSE(record.has_value()) << type;
    EXPECT_THAT(record.error().what, HasSubstr(type));
  }
}

// ---- Reading 7

TEST(Reading7KeysOfActions, NameTheTileAsItIsAfterwards) {
  const Position position = lay("wQ    bQ");
  EXPECT_EQ(to_key(position, *parse_move(position, "wA1 -wQ")), "wA1@-1,0");
  EXPECT_EQ(to_key(position, *parse_move(position, "wQ \\bQ")), "wQ@1,-1");
  EXPECT_EQ(to_key(position, Action::pass()), "pass");
}

}  // namespace
}  // namespace petek::hive
