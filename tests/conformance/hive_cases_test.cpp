// SPDX-License-Identifier: MIT
// Cases that Hive programs got wrong, each with the rule that decides it.
#include <algorithm>

#include "tests/conformance/engine.h"
#include "tests/conformance/outside_data.h"

namespace petek::conformance {
namespace {

// The reason for which a text is refused; nothing when it is legal.
std::optional<hive::Reason> refusal(const hive::Game& game, std::string_view text) {
  const auto action = hive::parse_legal_move(game.position(), text);
  if (action) return std::nullopt;
  return action.error().reason;
}

std::string key_of(const hive::Game& game, std::string_view text) {
  const auto action = hive::parse_move(game.position(), text);
  return action ? hive::to_key(game.position(), *action) : "unreadable";
}

std::set<std::string> keys_of_tile(const hive::Game& game, const std::string& tile) {
  std::set<std::string> result;
  for (const std::string& key : keys(game)) {
    if (key.starts_with(tile + "@")) result.insert(key);
  }
  return result;
}

TEST(SpiderMoves, MayEndWhereFewerStepsLeadToo) {  // H-S
  const hive::Game game =
      load("Base;wA1;bG1 -wA1;wB1 wA1/;bA1 -bG1;wQ \\wB1;bQ \\bA1;wS1 \\wQ;bS1 bQ/");
  std::set<std::string> expected;
  for (const char* text : {"wS1 wB1-", "wS1 \\bS1", "wS1 bS1\\", "wS1 /wQ"}) {
    expected.insert(key_of(game, text));
  }
  EXPECT_EQ(keys_of_tile(game, "wS1"), expected);
}

TEST(Repetition, IsNotTheSameBoardFourPliesAgo) {  // H-17
  const hive::Game game = load(
      "Base;wA1;bA1 wA1-;wQ /wA1;bQ bA1/;wS1 /wQ;bS1 bQ-;wS2 wQ\\;bS2 bS1\\;wS1 wS2-;"
      "bB1 /bS2;wA2 -wA1;bA2 bA1-;wB1 \\wA1;bB1 bA2;wB1 wA2;bB1 bQ;wB1 wQ;bB1 \\bB1;"
      "wB1 wB1-;bB1 bQ;wB1 wQ");
  EXPECT_EQ(game.outcome(), hive::Outcome::InProgress);
  EXPECT_EQ(game.repetitions(), 2);
}

// Eight plies after which four tiles stand as before, one cell to the east.
constexpr std::string_view kWalk =
    ";wQ /wA1;bQ bA1\\;wQ wA1\\;bA1 bQ/;wA1 wQ/;bQ bA1\\;wQ -wA1;bQ bA1-";
constexpr std::string_view kFourInARow = ";wA1;bA1 wA1-;wQ -wA1;bQ bA1-";

TEST(Repetition, CountsAHiveThatWandersOverThePlane) {  // H-17
  std::string text = "Base" + std::string(kFourInARow) + std::string(kWalk);
  EXPECT_EQ(load(text).repetitions(), 2);
  EXPECT_EQ(load(text).outcome(), hive::Outcome::InProgress);
  text += kWalk;
  EXPECT_EQ(load(text).repetitions(), 3);
  EXPECT_EQ(load(text).outcome(), hive::Outcome::Draw);
}

TEST(Repetition, DoesNotCountAMirrorImage) {  // H-17
  const hive::Game game = load(
      "Base;wA1;bA1 wA1-;wQ \\wA1;bQ bA1/;wQ -wA1;bQ bA1-;wQ /wA1;bQ bA1\\;wQ -wA1;bQ bA1-;"
      "wQ \\wA1;bQ bA1/");
  EXPECT_EQ(game.repetitions(), 2);
  EXPECT_EQ(game.outcome(), hive::Outcome::InProgress);
}

TEST(Repetition, IgnoresAMarkThatTakesNoActionAway) {  // H-17
  // bB1 was placed the first time and moved the other times; no pillbug reaches it.
  const hive::Game game = load(
      "Base+P@casual;wB1;bQ wB1\\;wP \\wB1;bA1 bQ\\;wQ wP-;bB1 bA1-;wP -wB1;bB1 bA1\\;"
      "wP -wQ;bB1 bA1-;wP -wB1;bB1 bA1\\;wP -wQ;bB1 bA1-");
  EXPECT_EQ(game.repetitions(), 3);
  EXPECT_EQ(game.outcome(), hive::Outcome::Draw);
}

TEST(Repetition, HeedsAMarkThatTakesAnActionAway) {  // H-17
  // The board stands for the third time, but the first time another tile could not be tossed.
  const hive::Game game = load(
      "Base+P@casual;wA1;bP -wA1;wP wA1/;bQ /bP;wQ wP-;bA1 \\bP;wQ bA1-;wA1 bQ-;wP wQ/;"
      "wA1 bP-;wP wQ-;wA1 bQ-;wP wQ/;wA1 bP-;wP wQ-");
  EXPECT_EQ(game.repetitions(), 2);
  EXPECT_EQ(game.outcome(), hive::Outcome::InProgress);
}

TEST(Repetition, DoesNotStopARecordThatWentOn) {  // H-17
  const std::string text = "Base" + std::string(kFourInARow) + std::string(kWalk) +
                           std::string(kWalk) + ";wQ \\wA1;bQ bA1/";
  const hive::Game game = load(text);
  EXPECT_EQ(game.actions().size(), 22U);
  EXPECT_EQ(game.outcome(), hive::Outcome::InProgress);
}

TEST(PillbugToss, IsFreeAgainAfterAPass) {  // H-14
  // White moved the queen, Black had to pass.
  const hive::Game game = load(
      "Base+P@casual;wB1;bP wB1-;wA1 /wB1;bQ bP\\;wP wA1\\;bQ bP/;wQ wP\\;bQ wA1-;wB1 bP;"
      "pass;wQ wP-;pass");
  EXPECT_EQ(refusal(game, "wQ -wP"), std::nullopt);
}

TEST(PillbugToss, SparesTheTileMovedLast) {  // H-15
  const hive::Game game = load("Base+MP@casual;wQ;bQ -wQ;wP wQ\\;bQ -wP");
  EXPECT_EQ(refusal(game, "bQ /wP"), hive::Reason::JustMoved);
  const hive::Game by_mosquito = load("Base+MP@casual;wP;bM wP-;wQ /wP;bQ bM-;wQ wP\\");
  EXPECT_EQ(refusal(by_mosquito, "wQ wP/"), hive::Reason::JustMoved);
}

TEST(PillbugToss, SparesATileInAStack) {  // H-P
  const hive::Game game =
      load("Base+MP@casual;wP;bQ -wP;wQ wP/;bB1 -bQ;wB1 \\wQ;bB1 bQ;wM wP\\;bG1 /bB1");
  EXPECT_EQ(refusal(game, "bB1 wP-"), hive::Reason::TossFromStack);
  EXPECT_EQ(refusal(game, "bQ wP-"), hive::Reason::Covered);
}

TEST(PillbugToss, GoesThroughNoGateOnTheWayUp) {  // H-11
  const hive::Game game = load(
      "Base+MP@casual;wB1;bP wB1-;wP /wB1;bM bP-;wM \\wB1;bQ bP/;wQ wM/;bB1 bM\\;wB2 -wP;"
      "bB2 bQ-;wQ wM-;bB2 bQ;wM wB1");
  EXPECT_EQ(refusal(game, "wQ wP-"), hive::Reason::HighGate);
}

TEST(PillbugToss, GoesThroughNoGateOnTheWayDown) {  // H-11
  const hive::Game game = load(
      "Base+MP@casual;wP;bM /wP;wQ \\wP;bP bM\\;wM wP-;bQ bP-;wB1 wQ/;bQ bM-;wB2 wQ-;bB1 bP-;"
      "wB2 wM;bB2 -bP;wB1 wQ;bS1 bB1-");
  EXPECT_EQ(refusal(game, "bM wB1-"), hive::Reason::HighGate);
}

TEST(PillbugToss, IsBarredToAFrozenPillbug) {  // H-14
  const hive::Game game = load("Base+MP@casual;wP;bM wP/;wQ wP\\;bQ bM/;wQ -bM;wP wQ/");
  EXPECT_FALSE(keys(game).contains(key_of(game, "bQ -wP")));
  EXPECT_EQ(refusal(game, "wP -wQ"), hive::Reason::Frozen);
}

TEST(PillbugToss, IsOpenToAPinnedPillbug) {  // H-P
  const hive::Game game = load("Base+MP@casual;wQ;bP wQ-;wA1 /wQ;bQ bP-;wA1 bQ\\");
  EXPECT_TRUE(keys_of_tile(game, "bP").empty());
  EXPECT_EQ(refusal(game, "wQ /bP"), std::nullopt);
}

TEST(MosquitoAndPillbug, TossEachOther) {  // H-M
  const hive::Game mosquito_tosses = load("Base+MP@casual;wP;bM wP-;wQ /wP;bQ bM-;wQ wP\\");
  EXPECT_EQ(refusal(mosquito_tosses, "wP \\bM"), std::nullopt);
  const hive::Game pillbug_tosses = load("Base+MP@casual;wM;bP wM/;wQ /wM;bQ bP/;wQ -bP");
  EXPECT_EQ(refusal(pillbug_tosses, "wM wQ/"), std::nullopt);
}

TEST(Mosquito, StaysNextToNothingButAMosquito) {  // H-M
  const hive::Game game = load("Base+MP@casual;wM;bQ wM/;wP wM\\;bM \\bQ;wQ wP-;bM -bQ;bQ wM-");
  EXPECT_TRUE(keys_of_tile(game, "bM").empty());
  EXPECT_EQ(refusal(game, "bM -wM"), hive::Reason::NothingToCopy);
}

TEST(TileNumbers, FollowTheOrderOfPlacement) {  // section 8
  const hive::Game start(rules_of("Base"));
  EXPECT_EQ(refusal(start, "bA1"), hive::Reason::NotYourTurn);
  EXPECT_EQ(refusal(start, "bA2"), hive::Reason::NotYourTurn);
  EXPECT_EQ(refusal(start, "wA2"), hive::Reason::OutOfOrder);
  EXPECT_EQ(refusal(start, "wS3"), hive::Reason::NotInThisGame);
  EXPECT_EQ(keys(start), (std::set<std::string>{"wS1@0,0", "wB1@0,0", "wG1@0,0", "wA1@0,0"}));
}

TEST(OneHive, HoldsBeforeTheOtherQueenIsDown) {  // H-8
  const hive::Game game = load("Base;wA1;bG1 wA1-;wB1 -wA1;bQ bG1-;wG1 -wB1");
  EXPECT_FALSE(game.position().on_board().contains(hive::queen_of(hive::Colour::White)));
  EXPECT_EQ(refusal(game, "bG1 -wG1"), hive::Reason::Pinned);
  EXPECT_TRUE(keys_of_tile(game, "bG1").empty());
}

TEST(MoveText, IsAClimbWhenADirectionPointsAtAnOccupiedCell) {  // section 8
  const hive::Game game = load("Base;wA1;bA1 wA1-;wQ -wA1;bQ bA1-;wB1 /wA1;bG1 bQ-");
  const auto action = hive::parse_legal_move(game.position(), "wB1 -bA1");
  ASSERT_TRUE(action.has_value()) << action.error().what;
  EXPECT_EQ(hive::to_string(game.position(), *action), "wB1 wA1");
}

TEST(SmallHive, PlaysTheSameAThousandCellsAway) {
  hive::Game game(rules_of("Base:repetition=none"));
  for (const std::string& text : split(kFourInARow.substr(1), ';')) {
    ASSERT_FALSE(replay(game, text).has_value()) << text;
  }
  const std::vector<std::string> walk = split(kWalk.substr(1), ';');
  std::vector<std::uint64_t> counts;  // of one cycle
  for (std::int32_t cell = 0; cell < 1000; ++cell) {
    for (std::size_t i = 0; i < walk.size(); ++i) {
      hive::Position position = game.position();
      const std::uint64_t leaves = perft(position, 2);
      if (counts.size() < walk.size()) counts.push_back(leaves);
      ASSERT_EQ(leaves, counts[i]) << cell;
      ASSERT_FALSE(replay(game, walk[i]).has_value()) << walk[i];
    }
    const hive::Tile ant = *hive::find_tile(hive::Colour::White, hive::Bug::Ant, 1);
    ASSERT_EQ(game.position().hex_of(ant), (Hex{cell + 1, 0}));
  }
}

// 28 tiles in a row; White's end is at `mark` before its tiles or after them.
hive::Position row_of_all_tiles(const std::string& mark, bool white_is_before) {
  const auto next_to = [&](const std::string& tile, bool is_before) {
    return is_before ? mark + tile : tile + mark;
  };
  std::string text = "Base+MLP;wM;bM " + next_to("wM", !white_is_before);
  std::string last = "M";
  for (const char* tile :
       {"L", "P", "Q", "S1", "S2", "B1", "B2", "G1", "G2", "G3", "A1", "A2", "A3"}) {
    text += std::string(";w") + tile + " " + next_to("w" + last, white_is_before);
    text += std::string(";b") + tile + " " + next_to("b" + last, !white_is_before);
    last = tile;
  }
  return load(text).position();
}

TEST(LongLine, HasTheSameMovesOnEveryAxis) {
  hive::Position west_east = row_of_all_tiles("-", true);
  const std::set<std::string>::size_type moves = keys(west_east).size();
  const std::uint64_t leaves = perft(west_east, 2);
  EXPECT_EQ(west_east.on_board().size(), 28);
  for (const char* mark : {"-", "/", "\\"}) {
    for (const bool white_is_before : {true, false}) {
      hive::Position position = row_of_all_tiles(mark, white_is_before);
      EXPECT_EQ(keys(position).size(), moves) << mark;
      EXPECT_EQ(perft(position, 2), leaves) << mark;
    }
  }
}

TEST(Queen, IsTheOnlyPlacementOnTurnFour) {  // H-5, H-7
  hive::Game game = load("Base+MLP;wA1;bA1 wA1-;wG1 -wA1;bG1 bA1-;wS1 -wG1;bS1 bG1-");
  ASSERT_FALSE(keys(game).empty());
  for (const std::string& key : keys(game)) EXPECT_TRUE(key.starts_with("wQ@")) << key;
  EXPECT_EQ(refusal(game, "wA2 -wS1"), hive::Reason::QueenDue);
  EXPECT_EQ(refusal(game, "wS1 \\wG1"), hive::Reason::QueenNotDown);
}

TEST(Kandu, IsLostWithoutACellForTheQueenThatIsDue) {  // X-3
  const hive::Game game = load("Base@kandu;bQ;wA1 -bQ;bB1 bQ\\;wB1 bQ-;bB1 bQ");
  EXPECT_EQ(state_of(game), "BlackWins");
  EXPECT_EQ(hive::turn_string(game.position()), "White[3]");
  EXPECT_TRUE(keys(game).empty());
}

TEST(Kandu, IsLostByTheRingThatClosedFirst) {  // X-5
  // The beetle uncovers the last black tile round its own queen and closes the other ring.
  const std::string moves =
      ";wQ;bA1 wQ-;wB1 bA1-;bQ wB1-;wA1 bA1\\;bA2 wQ/;wS1 wA1-;bA3 -bA2;wB1 bA1;bG1 -wQ;"
      "wG1 wS1-;bG2 bG1\\;wG2 bQ-;bG3 bG2-;wG3 bQ/;bS1 -bG1;wS2 -wG3;bS2 bS1\\;wB1 bA1-";
  EXPECT_EQ(state_of(load("Base@kandu:first=w" + moves)), "BlackWins");
  EXPECT_EQ(state_of(load("Base@kandu:first=w:both=draw" + moves)), "Draw");
}

TEST(Kandu, PlacesAwayFromItsOwnColourUntilTheQueenIsDown) {  // X-1, X-2
  const hive::Game start(rules_of("Base@kandu"));
  EXPECT_EQ(hive::turn_string(start.position()), "Black[1]");
  const hive::Game game = load("Base@kandu;bA1;wA1 bA1-");
  EXPECT_EQ(refusal(game, "bG1 -bA1"), hive::Reason::NextToOwnColour);
  EXPECT_EQ(refusal(game, "bG1 wA1-"), std::nullopt);
  const hive::Game with_queen = load("Base@kandu;bQ;wA1 bQ-");
  EXPECT_EQ(refusal(with_queen, "bG1 -bQ"), std::nullopt);
  EXPECT_EQ(refusal(with_queen, "bG1 wA1-"), std::nullopt);
}

TEST(GameString, IsBelievedForItsMovesOnly) {
  const auto record = hive::parse_game_string("Base;WhiteWins;Black[9];wA1;bA1 wA1-");
  ASSERT_TRUE(record.has_value());
  EXPECT_EQ(state_of(record->game), "InProgress");
  EXPECT_EQ(hive::turn_string(record->game.position()), "White[2]");
  EXPECT_FALSE(record->warnings.empty());
}

}  // namespace
}  // namespace petek::conformance
