// SPDX-License-Identifier: MIT
// MoveStrings: every spelling is read, one is written, and what cannot be played is told why.
// Spec: sections 8 and 8b, cases 9 and 11.
#include "petek/hive/notation.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>
#include <string>
#include <vector>

#include "petek/hive/record.h"

namespace petek::hive {
namespace {

using ::testing::HasSubstr;
using ::testing::StartsWith;

Position position_after(std::string_view game_string) {
  const auto record = parse_game_string(game_string);
  EXPECT_TRUE(record.has_value()) << game_string << ": " << (record ? "" : record.error().what);
  return record ? record->game.position() : Position();
}

// The canonical text of what `text` names; its message when it cannot be played.
std::string read(const Position& position, std::string_view text) {
  const auto action = parse_legal_move(position, text);
  return action ? to_string(position, *action) : action.error().what;
}

// Spiders in the middle, beetles at both ends, queens to the north of the spiders.
const char* const kBeetles = "Base;wS1;bS1 -wS1;wB1 wS1-;bB1 -bS1;wQ wS1/;bQ \\bS1";

TEST(MoveString, WritesTheFirstTileAlone) {
  const Position start;
  EXPECT_EQ(to_string(start, *parse_move(start, "wS1")), "wS1");
  EXPECT_EQ(to_key(start, *parse_move(start, "wS1")), "wS1@0,0");
}

TEST(MoveString, NamesTheSixDirectionsAsTheProtocolDoes_8b) {
  const Position position = position_after("Base;wS1");
  const auto key = [&position](std::string_view text) {
    return to_key(position, *parse_move(position, text));
  };
  EXPECT_EQ(key("bA1 wS1-"), "bA1@1,0");
  EXPECT_EQ(key("bA1 wS1/"), "bA1@1,-1");
  EXPECT_EQ(key("bA1 wS1\\"), "bA1@0,1");
  EXPECT_EQ(key("bA1 -wS1"), "bA1@-1,0");
  EXPECT_EQ(key("bA1 /wS1"), "bA1@-1,1");
  EXPECT_EQ(key("bA1 \\wS1"), "bA1@0,-1");
  EXPECT_EQ(to_key(position, Action::pass()), "pass");
}

TEST(MoveString, ReadsAnyCaseDoubledBlanksAndNeedlessNumbers) {
  const Position position = position_after("Base+MLP;wS1;bM wS1-");
  EXPECT_EQ(read(position, "wM -wS1"), "wM -wS1");
  EXPECT_EQ(read(position, "  WM1 \t -Ws1 \r\n"), "wM -wS1");
  EXPECT_EQ(read(position, "wm1 \\wS1"), "wM \\wS1");
  EXPECT_EQ(parse_move(position, " PASS ")->kind, ActionKind::Pass);
}

TEST(MoveString, ReadsEachReferenceAsTheSameMoveAndWritesOne_Case9) {
  // The cell to the south of both spiders touches them both.
  const Position position = position_after("Base;wS1;bS1 wS1-;wA1 -wS1;bA1 bS1-;wQ /wA1;bQ bA1\\");
  const auto by_one = parse_legal_move(position, "wA1 wS1\\");
  const auto by_other = parse_legal_move(position, "wA1 /bS1");
  ASSERT_FALSE(by_one.has_value()) << "wA1 is pinned between wS1 and wQ";
  EXPECT_EQ(by_one.error().reason, Reason::Pinned);
  ASSERT_FALSE(by_other.has_value());

  const auto queen = parse_move(position, "wQ wS1\\");
  EXPECT_EQ(*queen, *parse_move(position, "wQ /bS1"));
  EXPECT_EQ(*queen, *parse_move(position, "wq /BS1"));
  EXPECT_EQ(to_string(position, *queen), "wQ wS1\\");
}

TEST(MoveString, TriesReferencesClockwiseFromTheNorthWest) {
  // Black's ant goes round wS1 and wQ; next to both, the tile to the north-west comes first.
  const Position position = position_after("Base;wS1;bS1 -wS1;wQ wS1-;bQ -bS1");
  EXPECT_EQ(read(position, "wA1 \\wQ"), "wA1 \\wQ");
  EXPECT_EQ(read(position, "wA1 wQ\\"), "wA1 wQ\\");
  EXPECT_EQ(to_string(position, *parse_move(position, "wQ wS1\\")), "wQ wS1\\");
  // Between wS1 to the west-south-west and wQ: NW, NE and E are empty, SE holds wQ, SW holds wS1.
  EXPECT_EQ(to_string(position, *parse_move(position, "wA1 wS1/")), "wA1 \\wQ");
}

TEST(MoveString, ListsEachActionOnce_Case9) {
  for (const char* text :
       {"Base+MLP;wP;bP wP-;wQ -wP;bQ bP-;wM /wP;bM bP/;wL \\wQ;bL bQ\\", kBeetles}) {
    const Position position = position_after(text);
    ActionList actions;
    position.legal_actions(actions);
    std::set<std::string> texts;
    std::set<std::string> keys;
    for (const Action action : actions) {
      texts.insert(to_string(position, action));
      keys.insert(to_key(position, action));
    }
    EXPECT_EQ(texts.size(), actions.size()) << text;
    EXPECT_EQ(keys.size(), actions.size()) << text;
  }
}

TEST(MoveString, ADirectionOntoAnOccupiedCellIsAClimb_Case11) {
  const Position position = position_after(kBeetles);
  EXPECT_EQ(read(position, "wB1 wS1"), "wB1 wS1");
  EXPECT_EQ(read(position, "wB1 bS1-"), "wB1 wS1");
  EXPECT_EQ(read(position, "wB1 /wQ"), "wB1 wS1");
}

TEST(MoveString, AClimbNamesTheTopTileAndReadsACoveredOne) {
  const Position position = position_after(std::string(kBeetles) + ";wB1 wS1;bB1 bS1");
  EXPECT_EQ(read(position, "wB1 bB1"), "wB1 bB1");
  EXPECT_EQ(read(position, "wB1 bS1"), "wB1 bB1");
  EXPECT_EQ(read(position, "wB1 -wS1"), "wB1 bB1");
}

TEST(MoveString, ReadsTheMovingTileItselfAsReferenceButNeverWritesIt) {
  const Position position = position_after(kBeetles);
  EXPECT_EQ(read(position, "wB1 -wB1"), "wB1 wS1");
  EXPECT_EQ(read(position, "wB1 \\wB1"), "wB1 wQ");
  EXPECT_EQ(read(position, "wQ -wQ"), "wQ \\wS1");
  EXPECT_EQ(read(position, "wB1 wB1"), "wB1 must end on another cell (H-12)");
}

TEST(MoveString, StepsDownFromALonelyStackByTheTileThatStaysBehind) {
  const Position position =
      position_after("Base;wS1;bS1 wS1-;wQ -wS1;bQ bS1-;wB1 -wQ;bB1 bQ-;wB1 wQ;bB1 bQ");
  EXPECT_EQ(read(position, "wB1 -wB1"), "wB1 -wQ");
  EXPECT_EQ(read(position, "wB1 -wQ"), "wB1 -wQ");
}

struct Refused {
  const char* name;
  const char* game;
  const char* move;
  Reason reason;
  const char* says;
};

class RefusedMove : public ::testing::TestWithParam<Refused> {};

TEST_P(RefusedMove, SaysWhyAndCitesTheRule) {
  const Position position = position_after(GetParam().game);
  const auto action = parse_legal_move(position, GetParam().move);
  ASSERT_FALSE(action.has_value());
  EXPECT_EQ(code(action.error().reason), code(GetParam().reason));
  EXPECT_EQ(action.error().what, GetParam().says);
}

const char* const kLine = "Base+MLP;wS1;bS1 wS1-;wQ -wS1;bQ bS1-;wA1 -wQ;bA1 bQ-";

INSTANTIATE_TEST_SUITE_P(
    Table, RefusedMove,
    ::testing::Values(
        Refused{"Empty", "Base", "", Reason::Unreadable, "the move is empty"},
        Refused{"Blank", "Base", " \t", Reason::Unreadable, "the move is empty"},
        Refused{"Word", "Base", "hello", Reason::Unreadable, "'hello' is not a tile"},
        Refused{"NoColour", "Base", "Q", Reason::Unreadable, "'Q' is not a tile"},
        Refused{"NoNumber", "Base", "wA", Reason::NotInThisGame,
                "there is no tile 'wA' in this game (H-2)"},
        Refused{"ThirdSpider", "Base", "wS3", Reason::NotInThisGame,
                "there is no tile 'wS3' in this game (H-2)"},
        Refused{"NoSuchBug", "Base", "wZ", Reason::Unreadable, "'wZ' is not a tile"},
        Refused{"NotInTheType", "Base", "wM", Reason::NotInThisGame,
                "there is no tile 'wM' in this game (H-2)"},
        Refused{"SecondFaceWithoutVenom", "Base", "wY1", Reason::NotInThisGame,
                "there is no tile 'wY1' in this game (H-2)"},
        Refused{"ActionOfAnExpansion", kLine, "flip wA1", Reason::NotInThisGame,
                "'flip wA1' belongs to an expansion that this game does not have (H-2)"},
        Refused{"NoDestination", kLine, "wA1", Reason::Unreadable, "'wA1' names no destination"},
        Refused{"TwoSigns", kLine, "wA1 -bQ-", Reason::Unreadable, "'-bQ-' is not a destination"},
        Refused{"SignAlone", kLine, "wA1 -", Reason::Unreadable, "'-' is not a destination"},
        Refused{"Dot", kLine, "wA1 .", Reason::Unreadable, "'.' is not a tile"},
        Refused{"TooMuch", kLine, "wA1 -bQ now", Reason::Unreadable,
                "'wA1 -bQ now' has more in it than a tile and a destination"},
        Refused{"PassAndMore", kLine, "pass wA1", Reason::Unreadable, "'pass' is not a tile"},
        Refused{"ReferenceInHand", kLine, "wA1 wA2-", Reason::ReferenceNotOnBoard,
                "wA2 is not on the board"},
        Refused{"FirstTileRelativeToItself", "Base", "wS1 wS1/", Reason::ReferenceNotOnBoard,
                "wS1 is not on the board"},
        Refused{"BlackTileFirst", "Base", "bA1", Reason::NotYourTurn,
                "it is the other player's turn (H-3)"},
        Refused{"SecondBlackAntFirst", "Base", "bA2", Reason::NotYourTurn,
                "it is the other player's turn (H-3)"},
        Refused{"SecondAntFirst", "Base", "wA2", Reason::OutOfOrder,
                "wA2 may not be placed before the lower numbers of its kind (section 8)"},
        Refused{"OpeningQueen", "Base", "wQ", Reason::OpeningQueenForbidden,
                "the queen may not be a player's first tile (H-6)"},
        Refused{"Pinned", kLine, "wS1 bQ\\", Reason::Pinned,
                "wS1 is pinned: lifting it would split the hive (H-8)"},
        Refused{"EarlyPass", kLine, "pass", Reason::CannotPass,
                "a player who has a legal action may not pass (H-9)"},
        Refused{"NextToEnemy", kLine, "wG1 /bS1", Reason::NextToEnemy,
                "wG1 may not be placed next to a tile of the other colour (H-4)"},
        Refused{"BeforeTheQueen", "Base;wS1;bS1 wS1-", "wS1 bS1-", Reason::QueenNotDown,
                "nothing but placing is possible before the player's queen is down (H-7)"}),
    [](const auto& row) { return std::string(row.param.name); });

TEST(MoveString, HostileTextDoesNoHarm) {
  const Position position = position_after(kLine);
  std::vector<std::string> texts = {std::string("wA1\0-bQ", 7),
                                    "\xff\xfe",
                                    "wA1 \xc2\xbd",
                                    std::string(1'000'000, 'w'),
                                    std::string(1'000'000, ' '),
                                    "wA1 " + std::string(1'000'000, '-')};
  for (const std::string& text : texts) {
    const auto action = parse_legal_move(position, text);
    ASSERT_FALSE(action.has_value());
    EXPECT_LT(action.error().what.size(), 200u);
  }
}

TEST(MoveString, ExplainsAnActionOfAnyBytes) {
  const Position position;
  for (int kind = 0; kind < 4; ++kind) {
    for (int tile = 0; tile < 256; ++tile) {
      const Action action{static_cast<ActionKind>(kind), static_cast<std::uint8_t>(tile), {1, 1}};
      EXPECT_THAT(explain(position, action, Reason::Pinned),
                  HasSubstr(" is pinned: lifting it would split the hive (H-8)"));
    }
  }
}

TEST(TurnString, CountsEachPlayersTurns) {
  EXPECT_EQ(turn_string(Position()), "White[1]");
  EXPECT_EQ(turn_string(position_after("Base;wS1")), "Black[1]");
  EXPECT_EQ(turn_string(position_after("Base;wS1;bS1 wS1-")), "White[2]");
  EXPECT_EQ(turn_string(position_after("Base@kandu")), "Black[1]");
  EXPECT_EQ(turn_string(position_after("Base@kandu;bS1")), "White[1]");
}

TEST(StateString, IsNotStartedUntilTheFirstAction) {
  EXPECT_EQ(state_string(Position(), Outcome::InProgress), "NotStarted");
  EXPECT_EQ(state_string(position_after("Base;wS1"), Outcome::InProgress), "InProgress");
  EXPECT_EQ(state_string(position_after("Base;wS1"), Outcome::Draw), "Draw");
  EXPECT_EQ(state_string(position_after("Base;wS1"), Outcome::WhiteWins), "WhiteWins");
  EXPECT_EQ(state_string(position_after("Base;wS1"), Outcome::BlackWins), "BlackWins");
}

}  // namespace
}  // namespace petek::hive
