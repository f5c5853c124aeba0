// SPDX-License-Identifier: MIT
// Games as the BoardSpace server saves them, in the ways in which its files differ.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "petek/core/rng.h"
#include "petek/hive/notation.h"
#include "petek/hive/record.h"

namespace petek::hive {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Pair;

Record read(std::string_view text) {
  auto record = parse_sgf(text);
  EXPECT_TRUE(record.has_value()) << text << ": " << (record ? "" : record.error().what);
  return record ? *record : Record{};
}

RecordError fault(std::string_view text) {
  const auto record = parse_sgf(text);
  EXPECT_FALSE(record.has_value()) << text;
  return record ? RecordError{} : record.error();
}

std::vector<std::string> warnings(const Record& record) {
  std::vector<std::string> out;
  for (const RecordWarning& warning : record.warnings) {
    out.push_back(std::to_string(warning.line) + ": " + warning.what);
  }
  return out;
}

std::string header(std::string_view setup = "hive-plm") {
  return "(;\nGM[27]VV[1]\nSU[" + std::string(setup) +
         "]\nDT[Thu Feb 29 09:01:07 EDT 2024]\nGN[HV-Ayse-Bora]\nRE[Game won by Bora]\n"
         "P0[id \"Ayse\"]\nP1[id \"Bora\"]\n; P0[0 Start P0]\n";
}

// How the server may write one and the same game.
struct Dialect {
  bool one_event = false;        // `move` rather than `pick` and `dropb`
  bool second_thoughts = false;  // a drop elsewhere before the one that counts
  bool dots = false;             // `.` for every destination: only the grid tells
  bool old_names = false;        // `g1` for the player's own tiles
  bool reversed = false;         // numbers that do not follow the order of placement
  bool lone_done = false;        // nothing but `done` for a pass
  bool no_passes = false;        // not even that
};

class Writer {
 public:
  explicit Writer(Dialect dialect) : dialect_(dialect) {}

  std::string write(const Game& game) {
    text_ = header(dialect_.old_names ? "hive-plm" : "Hive-PLM 2 0 101");
    for (std::size_t i = 0; i < game.actions().size(); ++i) {
      write_turn(game.position_at(i), game.actions()[i]);
    }
    return text_ + ";\nP0[time 0:04:41 ]\nP1[time 0:09:31 ]\n)\n";
  }

 private:
  void event(const Position& position, const std::string& what) {
    text_ += "; P" + std::to_string(position.to_act() == Colour::White ? 0 : 1) + "[" +
             std::to_string(++number_) + " " + what + "]TM[563]\n";
  }

  void write_turn(const Position& position, Action action) {
    if (action.kind == ActionKind::Pass) {
      if (dialect_.no_passes) return;
      if (!dialect_.lone_done) event(position, "pass");
      return event(position, "done");
    }
    const Tile tile = action.tile();
    const bool is_own = colour(tile) == position.to_act();
    const std::string side = colour(tile) == Colour::White ? "W" : "B";
    const std::string name = server_name(tile, is_own && dialect_.old_names);
    const std::string cell = grid(position.hex_of(action));
    const std::string to = name + " " + cell + " " + target(position, action);
    const std::string toss = is_own ? "" : "p";
    const bool is_placed = action.kind == ActionKind::Place;
    if (dialect_.one_event) {
      event(position, toss + "move " + side + " " + to);
    } else {
      event(position, is_placed ? "pick " + side + " 0 " + name
                                : "pickb " + grid(position.hex_of(tile)) + " " + name);
      if (dialect_.second_thoughts) {
        event(position, toss + "dropb " + name + " A 1 wQ-");
        event(position, "pickb A 1 " + name);
      }
      event(position, toss + "dropb " + to);
    }
    event(position, "done");
  }

  std::string server_name(Tile tile, bool is_old) const {
    const Bug bug = kind(tile);
    const int count = spec(bug).per_side;
    int number = count > 1 ? hive::number(tile) : 1;
    if (dialect_.reversed) number = count + 1 - number;
    std::string name = is_old ? "" : colour(tile) == Colour::White ? "w" : "b";
    const char bug_letter = letter(bug);
    name += is_old ? static_cast<char>(bug_letter - 'A' + 'a') : bug_letter;
    if (bug != Bug::Queen) name += std::to_string(number);
    return name;
  }

  static std::string grid(Hex h) {
    return std::string(1, static_cast<char>('N' + h.q)) + " " + std::to_string(40 - h.r);
  }

  std::string target(const Position& position, Action action) const {
    const std::string text = to_string(position, action);
    const std::size_t blank = text.find(' ');
    if (dialect_.dots || blank == std::string::npos) return ".";
    std::string target;
    // Reference names are the server's; a backslash in a value is escaped.
    const std::string reference = text.substr(blank + 1);
    const std::size_t first = reference.find_first_of("wb");
    const std::size_t behind = reference.find_last_not_of("-/\\") + 1;
    const Tile tile = parse_tile(reference.substr(first, behind - first))->tile;
    for (const char c :
         reference.substr(0, first) + server_name(tile, false) + reference.substr(behind)) {
      if (c == '\\') target += '\\';
      target += c;
    }
    return target;
  }

  Dialect dialect_;
  std::string text_;
  int number_ = 0;
};

// A random game that stays on the server's grid of letters.
Game random_game(std::uint64_t seed) {
  Rng rng(seed);
  Game game(make_rules(Preset::Standard, "MLP"));
  petek::ActionList<Action> actions;
  while (!game.is_over() && game.actions().size() < 160) {
    game.legal_actions(actions);
    const Action action = actions[rng.below(static_cast<std::uint32_t>(actions.size()))];
    const Hex to = game.position().hex_of(action);
    if (action.kind != ActionKind::Pass && distance({0, 0}, to) > 11) break;
    game.apply(action);
  }
  return game;
}

Game game_with_two_forced_passes() {
  return *parse_record(
      "Base+MLP;wM;bP wM/;wL wM\\;bQ bP-;wB1 /wM;bQ bP\\;wQ -wM;wM \\bP;wS1 wL\\;bL bQ-;wP -wM;"
      "bL bQ/;wS1 bL-;pass;wP \\wM;pass;wG1 /wP");
}

class SgfDialect : public ::testing::TestWithParam<std::pair<const char*, Dialect>> {};

TEST_P(SgfDialect, IsReadAsTheGameThatWasPlayed) {
  std::vector<Game> games = {game_with_two_forced_passes()};
  for (std::uint64_t seed = 0; seed < 40; ++seed) games.push_back(random_game(seed));
  for (Game& game : games) {
    // A pass at the end has nothing behind it that would show it where passes are left out.
    while (!game.actions().empty() && game.actions().back().kind == ActionKind::Pass) game.undo();
    const std::string text = Writer(GetParam().second).write(game);
    const auto record = parse_sgf(text);
    ASSERT_TRUE(record.has_value()) << record.error().line << ": " << record.error().what << text;
    EXPECT_EQ(record->game.actions(), game.actions()) << text;
    EXPECT_EQ(record->game.rules(), game.rules());
  }
}

INSTANTIATE_TEST_SUITE_P(
    Table, SgfDialect,
    ::testing::Values(std::pair{"PickAndDrop", Dialect{}},
                      std::pair{"OneEvent", Dialect{.one_event = true}},
                      std::pair{"SecondThoughts", Dialect{.second_thoughts = true}},
                      std::pair{"OnlyTheGrid", Dialect{.dots = true}},
                      std::pair{"OldNames", Dialect{.old_names = true}},
                      std::pair{"OldNamesOneEvent", Dialect{.one_event = true, .old_names = true}},
                      std::pair{"NumbersOfItsOwn", Dialect{.reversed = true}},
                      std::pair{"LoneDoneIsAPass", Dialect{.lone_done = true}},
                      std::pair{"PassesLeftOut", Dialect{.no_passes = true}}),
    [](const auto& row) { return std::string(row.param.first); });

TEST(Sgf, AForcedPassThatIsFilledInIsNoted) {
  const Record record = read(Writer({.no_passes = true}).write(game_with_two_forced_passes()));
  EXPECT_THAT(warnings(record),
              Contains(HasSubstr("the forced pass before it is filled in")).Times(2));
}

TEST(Sgf, HeaderBecomesTags) {
  const Record record = read(header() + "; P0[1 Move W wS1 N 13 .]\n; P0[2 Done ]\n)");
  EXPECT_THAT(record.tags,
              ElementsAre(Pair("White", "Ayse"), Pair("Black", "Bora"), Pair("Date", "2024.02.29"),
                          Pair("SgfDate", "Thu Feb 29 09:01:07 EDT 2024"),
                          Pair("SgfGameName", "HV-Ayse-Bora"),
                          Pair("SgfResult", "Game won by Bora"), Pair("Result", "BlackWins")));
  EXPECT_THAT(warnings(record), ElementsAre(HasSubstr("6: the record says BlackWins")));
  EXPECT_EQ(to_game_string(record.game), "Base+MLP;InProgress;Black[1];wS1");
}

TEST(Sgf, ResignationAndDrawOffersAreNoPasses) {
  const Record record =
      read(header() +
           "; P0[1 move W wS1 N 13 .]\n; P0[2 done]\n; P1[3 offerdraw]\n; P1[4 done]\n"
           "; P0[5 declinedraw]\n; P0[6 done]\n; P1[7 move B bS1 O 13 wS1-]\n; P1[8 done]\n"
           "; P0[9 resign]\n; P0[10 done]\n)");
  EXPECT_EQ(record.game.actions().size(), 2u);
  EXPECT_THAT(record.tags, Contains(Pair("Result", "BlackWins")));
}

TEST(Sgf, WhatTheServerSaysItselfIsLeftOut) {
  const Record record = read(header() +
                             "; P0[0 Start P0]\n; P-1[Pop P0\\[0 Start P0\\]]\n"
                             "; P0[1 move W wS1 N 13 .]\n; P-1[vcr:@-1 doScrollTo 99999]\n"
                             "; P0[2 done]\n)");
  EXPECT_EQ(record.game.actions().size(), 1u);
}

TEST(Sgf, AMoveTakenBackIntoTheHandOrNeverConfirmedDoesNotCount) {
  const Record record =
      read(header() +
           "; P0[1 pick W 4 wA1]\n; P0[2 dropb wA1 N 13 .]\n; P0[3 drop W 4 wA1]\n"
           "; P0[4 move W wS1 N 13 .]\n; P0[5 done]\n"
           "; P1[6 move B bS1 O 13 wS1-]\n)");
  EXPECT_EQ(to_game_string(record.game), "Base+MLP;InProgress;Black[1];wS1");
  EXPECT_THAT(warnings(record), Contains("15: the last move was never confirmed and is left out"));
}

TEST(Sgf, UnknownEventsAreNoted) {
  const Record record = read(header() + "; P0[1 dance]\n; P0[2 done]\n)");
  EXPECT_THAT(warnings(record), Contains("10: the event 'dance' is not known and left out"));
}

TEST(Sgf, AQueenThatOpensIsReadUnderCasual_H6) {
  const Record record = read(header("hive") + "; P0[1 move W wQ N 13 .]\n; P0[2 done]\n)");
  EXPECT_EQ(to_game_string(record.game), "Base@casual;InProgress;Black[1];wQ");
  EXPECT_THAT(warnings(record),
              Contains("10: a queen opens: the game is read under the preset casual (H-6)"));
}

TEST(Sgf, TheGridDecidesWhereAReferenceCannotBe) {
  const Record record = read(header() +
                             "; P0[1 move W wS1 N 13 .]\n; P0[2 done]\n"
                             "; P1[3 move B bS1 O 13 wA3-]\n; P1[4 done]\n"
                             "; P0[5 move W wQ M 13 wS1-]\n; P0[6 done]\n)");
  EXPECT_EQ(to_game_string(record.game), "Base+MLP;InProgress;Black[2];wS1;bS1 wS1-;wQ -wS1");
}

TEST(Sgf, AFaultNamesLinePlyMoveAndRule) {
  const RecordError error = fault(header() +
                                  "; P0[1 move W wS1 N 13 .]\n; P0[2 done]\n"
                                  "; P1[3 move B bS1 O 13 wS1-]\n; P1[4 done]\n"
                                  "; P0[5 move W wG1 P 13 bS1-]\n; P0[6 done]\n)");
  EXPECT_EQ(error.line, 14u);
  EXPECT_EQ(error.ply, 3u);
  EXPECT_EQ(error.move, "wG1 P 13 bS1-");
  EXPECT_EQ(error.rule, "H-4");
  EXPECT_EQ(error.what, "wG1 may not be placed next to a tile of the other colour (H-4)");
}

TEST(Sgf, FaultsOfTheTextNameTheirLine) {
  EXPECT_EQ(fault("(;\nGM[1]\n)").what, "game '1' is not Hive");
  EXPECT_EQ(fault("(;\nGM[1]\n)").line, 2u);
  EXPECT_EQ(fault("(;GM[27]\nSU[go])").what, "game 'go' is not Hive");
  EXPECT_EQ(fault("(;GM[27])").what, "there is no property SU that names the game");
  EXPECT_THAT(fault("(;GM[27]\nSU[hive-xyz])").what, HasSubstr("unknown expansion 'x'"));
  EXPECT_EQ(fault(header() + "; P0[1 move W wZ9 N 13 .]").what,
            "'wZ9 N 13 .' does not begin with a tile");
  EXPECT_EQ(fault(header() + "; P0[1 move W wS1 N 13 .]; P0[2 done]; P1[3 move B bS1 ? ? .]; "
                             "P1[4 done])")
                .what,
            "the destination cannot be read");
  EXPECT_EQ(fault(header() + "; P0[1 done])").rule, "H-9");
}

TEST(Sgf, HostileTextDoesNoHarm) {
  EXPECT_EQ(fault(std::string(1'000'000, '(')).ply, 0u);
  EXPECT_EQ(fault("(;P0[" + std::string(1'000'000, '\\')).ply, 0u);
  EXPECT_EQ(fault(header() + "; P0[1 dropb " + std::string(1'000'000, 'w')).ply, 0u);
  EXPECT_THAT(read(header()).game.actions(), IsEmpty());
}

}  // namespace
}  // namespace petek::hive
