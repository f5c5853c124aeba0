// SPDX-License-Identifier: MIT
// Why an action is refused: each reason once in play, with the rule that it cites.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <functional>
#include <vector>

#include "petek/hive/position_fixture.h"

namespace petek::hive {
namespace {

using namespace fixture;
using ::testing::EndsWith;

struct Refusal {
  const char* name;
  Reason reason;
  const char* rule;
  std::function<Position()> position;
  std::function<Action(const Position&)> action;  // or
  const char* text;
};

Position at(std::string_view drawing, Layout layout = {}) {
  return lay(drawing, layout);
}

std::vector<Refusal> refusals() {
  const auto row = [] { return at("bA1   wP    wQ    bQ"); };
  const auto gap = [] {
    return at(R"(
               bA1   bA2
            wQ    .     bQ
               bS1   bS2
    )");
  };
  const auto high_gate = [] {
    return at(R"(
               bS1
            wB1   bQ    wQ
               bS2
    )",
              {.stacked = "bB1 bS1, bB2 bS2"});
  };
  const auto over = [] {
    return after(at(R"(
         bS1   wA2
      wA3   wQ    bG1
         bG2   .     bQ
            bA1
    )",
                    {.to_act = Colour::Black}),
                 "bA1 wQ\\");
  };
  const auto game = [](const char* text) { return [text] { return position_of(text); }; };
  const auto place = [](const char* tile, Hex to) {
    return [tile, to](const Position&) { return Action::place(tile_of(tile), to); };
  };
  const auto move = [](const char* tile, Hex to) {
    return [tile, to](const Position&) { return Action::move(tile_of(tile), to); };
  };
  const auto stacked = [](const char* drawing, const char* tiles, const char* type = "Base+MLP") {
    return [=] { return at(drawing, {.type = type, .stacked = tiles}); };
  };
  const auto plain = [](const char* drawing) { return [=] { return at(drawing); }; };

  return {
      {"Unreadable", Reason::Unreadable, "", row, {}, "wQ away"},
      {"NotInThisGame", Reason::NotInThisGame, "H-2", game("Base;wA1"), {}, "bM wA1-"},
      {"ReferenceInHand", Reason::ReferenceNotOnBoard, "", row, {}, "wA1 wG1-"},
      {"GameOver", Reason::GameOver, "H-16", over, {}, "wA2 wA2/"},
      {"NotYourTurn", Reason::NotYourTurn, "H-3", row, {}, "bS1 bQ-"},
      {"CannotPass", Reason::CannotPass, "H-9", row, {}, "pass"},
      {"OutOfOrder", Reason::OutOfOrder, "section 8", row, {}, "wA2 wQ\\"},
      {"CellOccupied", Reason::CellOccupied, "H-4", row, {}, "wA1 wQ"},
      {"NextToEnemy", Reason::NextToEnemy, "H-4", row, {}, "wA1 bQ-"},
      {"NotNextToHive", Reason::NotNextToHive, "H-4", row, place("wA1", {9, 9}), {}},
      {"NextToOwnColour",
       Reason::NextToOwnColour,
       "X-2",
       game("Base@kandu;bA1;wA1 bA1-"),
       {},
       "bG1 -bA1"},
      {"NotAtOrigin", Reason::NotAtOrigin, "H-4", game("Base"), place("wA1", {1, 0}), {}},
      {"OpeningQueenForbidden", Reason::OpeningQueenForbidden, "H-6", game("Base"), {}, "wQ"},
      {"OpeningQueenRequired",
       Reason::OpeningQueenRequired,
       "H-6",
       game("Base@tr-tournament"),
       {},
       "wA1"},
      {"QueenDue",
       Reason::QueenDue,
       "H-5",
       game("Base;wA1;bA1 wA1-;wG1 -wA1;bG1 bA1-;wS1 -wG1;bS1 bG1-"),
       {},
       "wA2 -wS1"},
      {"QueenNotDown", Reason::QueenNotDown, "H-7", game("Base;wA1;bA1 wA1-"), {}, "wA1 bA1-"},
      {"NotOnBoard", Reason::NotOnBoard, "H-4", row, move("wA1", {4, 0}), {}},
      {"AlreadyOnBoard", Reason::AlreadyOnBoard, "H-4", row, place("wQ", {4, 0}), {}},
      {"Covered", Reason::Covered, "H-1", stacked("wQ    wA1   bQ", "bB1 wA1"), {}, "wA1 -wQ"},
      {"Pinned", Reason::Pinned, "H-8", row, {}, "wQ wQ\\"},
      {"Frozen", Reason::Frozen, "H-14", [row] { return after(row(), "bA1 wP/"); }, {}, "bA1 bQ-"},
      {"JustMoved",
       Reason::JustMoved,
       "H-15",
       [] { return after(at("bA1   wP    wQ    bQ", {.to_act = Colour::Black}), "bA1 \\wP"); },
       {},
       "bA1 -wP"},
      {"SameCell", Reason::SameCell, "H-12", plain("wQ    bQ"), {}, "wQ -bQ"},
      {"Gate", Reason::Gate, "H-10", gap, {}, "wQ wQ-"},
      {"HighGate", Reason::HighGate, "H-11", high_gate, {}, "wB1 bQ"},
      {"LosesContact", Reason::LosesContact, "H-10", plain("wQ    bQ"), {}, "wQ -wQ"},
      {"EnemyTile", Reason::EnemyTile, "H-P", plain("wQ    bQ"), {}, "bQ wQ/"},
      {"TossFromStack",
       Reason::TossFromStack,
       "H-P",
       stacked("bA1   wP    wQ", "bB1 bA1"),
       {},
       "bB1 \\wP"},
      {"TossOwnOnly",
       Reason::TossOwnOnly,
       "section 7",
       stacked("bA1   wP    wQ    bQ", "", "Base+P@tr"),
       {},
       "bA1 \\wP"},
      {"ClimbLimit",
       Reason::ClimbLimit,
       "section 7",
       stacked("wB1   bA1   wQ", "bB1 bA1", "Base@casual:climb=1"),
       {},
       "wB1 bA1"},
      {"CannotClimb", Reason::CannotClimb, "H-10", plain("wA1   bQ    wQ"), {}, "wA1 wQ"},
      {"NothingToCopy", Reason::NothingToCopy, "H-M", plain("wM    bM    wQ"), {}, "wM wQ-"},
      {"QueenReach", Reason::QueenReach, "H-Q", plain("wQ    bQ    bA1"), {}, "wQ bA1-"},
      {"SpiderReach", Reason::SpiderReach, "H-S", plain("wQ    bQ    wS1"), {}, "wS1 bQ/"},
      {"BeetleReach", Reason::BeetleReach, "H-B", plain("wB1   bQ    wQ"), {}, "wB1 wQ-"},
      {"GrasshopperReach",
       Reason::GrasshopperReach,
       "H-G",
       plain("wG1   bQ    wQ"),
       {},
       "wG1 \\bQ"},
      {"MosquitoReach", Reason::MosquitoReach, "H-M", plain("wM    bQ    wQ"), {}, "wM wQ-"},
      {"LadybugReach", Reason::LadybugReach, "H-L", plain("wL    bQ    wQ"), {}, "wL \\bQ"},
      {"PillbugReach", Reason::PillbugReach, "H-P", plain("wP    bQ    wQ"), {}, "wP wQ-"},
  };
}

class RefusedInPlay : public ::testing::TestWithParam<Refusal> {};

TEST_P(RefusedInPlay, GivesItsReasonAndCitesItsRule) {
  const Refusal& row = GetParam();
  const Position position = row.position();
  if (row.text == nullptr) {
    const Action action = row.action(position);
    const auto reason = position.refusal(action);
    ASSERT_TRUE(reason.has_value());
    EXPECT_EQ(code(*reason), code(row.reason));
    EXPECT_THAT(explain(position, action, *reason), EndsWith("(" + std::string(row.rule) + ")"));
  } else {
    const auto action = parse_legal_move(position, row.text);
    ASSERT_FALSE(action.has_value()) << row.text;
    EXPECT_EQ(code(action.error().reason), code(row.reason));
    if (*row.rule != '\0') {
      EXPECT_THAT(action.error().what, EndsWith("(" + std::string(row.rule) + ")"));
    }
  }
  EXPECT_EQ(rule_id(row.reason), row.rule);
}

INSTANTIATE_TEST_SUITE_P(Table, RefusedInPlay, ::testing::ValuesIn(refusals()),
                         [](const auto& row) { return std::string(row.param.name); });

TEST(Refusals, CoverEveryReasonThatTheseTilesCanGive) {
  std::set<Reason> covered;
  for (const Refusal& row : refusals()) covered.insert(row.reason);
  for (const ReasonSpec& spec : reasons()) {
    // Only beside the honeycomb is a cell at the hive next to neither colour; and an ant is kept
    // from a cell at the hive by a gate alone.
    const bool is_spare =
        spec.reason == Reason::NotNextToOwnColour || spec.reason == Reason::AntReach;
    EXPECT_NE(covered.contains(spec.reason), is_spare) << spec.code;
  }
}

TEST(Refusals, AndTheListOfLegalActionsNeverDisagree) {
  // Every tile to every cell near the hive: refused unless it is listed.
  for (const char* text :
       {"Base+MLP;wM;bL wM-;wQ -wM;bQ bL-;wP /wQ;bP bQ/;wB1 \\wQ;bB1 bQ-;wB1 wQ;bB1 bQ",
        "Base+MLP@kandu;bM;wL bM-;bQ wL-;wQ bQ-;bP wL/;wP /bM",
        "Base+P@tr;wQ;bP wQ-;wP -wQ;bQ bP-"}) {
    const Position position = position_of(text);
    const std::set<std::string> listed = keys_of(position);
    std::set<std::string> legal;
    for (std::uint8_t id = 0; id < kTileCount; ++id) {
      for (int q = -6; q <= 6; ++q) {
        for (int r = -6; r <= 6; ++r) {
          for (const Action action :
               {Action::place(Tile{id}, {q, r}), Action::move(Tile{id}, {q, r})}) {
            if (position.is_legal(action)) legal.insert(to_key(position, action));
          }
        }
      }
    }
    EXPECT_EQ(legal, listed) << text;
  }
}

}  // namespace
}  // namespace petek::hive
