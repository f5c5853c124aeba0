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
  const auto colony = [](const char* drawing, const char* tiles = "") {
    return [=] { return at(drawing, {.type = "Base+MLPVRHG@colony", .stacked = tiles}); };
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
      // ---- Faces
      {"OneFace", Reason::OneFace, "V-1", colony("wX    wQ    bQ"), {}, "flip wX"},
      {"QueenBeeUp", Reason::QueenBeeUp, "V-2", game("Base+V@colony"), {}, "wW"},
      {"AgreedFace",
       Reason::AgreedFace,
       "V-5",
       game("Base+V@colony:flipping=fixed:faces=Y"),
       {},
       "wA1"},
      {"NoFlipping",
       Reason::NoFlipping,
       "V-5",
       game("Base+V@colony:flipping=none;wQ;bQ wQ-"),
       {},
       "flip wQ"},
      {"FlipOwnOnly", Reason::FlipOwnOnly, "V-3", colony("wQ    bQ"), {}, "flip bQ"},
      {"HeldByScorpion", Reason::HeldByScorpion, "V-C", colony("wQ    bC1   bQ"), {}, "flip wQ"},

      // ---- Abilities on other tiles
      {"NoAbility", Reason::NoAbility, "H-M", colony("wQ    bQ"), {}, "kill wQ bQ"},
      {"NoWaspBeside", Reason::NoWaspBeside, "V-W", colony("wQ    bQ"), {}, "sting bQ"},
      {"EnemiesOnly", Reason::EnemiesOnly, "V-W", colony("wW    wA1   bQ"), {}, "sting wA1"},
      {"InStack", Reason::InStack, "V-W", colony("wW    bQ", "bB1 bQ"), {}, "sting bB1"},
      {"ShieldBugUp", Reason::ShieldBugUp, "V-K", colony("wW    bK    bQ"), {}, "sting bK"},
      {"BesideShieldBug",
       Reason::BesideShieldBug,
       "V-K",
       colony("wX    bA1   bK    bQ    wQ"),
       {},
       "kill wX bA1"},
      {"JustTurned",
       Reason::JustTurned,
       "H-15",
       [] {
         return after(at("wW    bQ", {.type = "Base+V@colony", .to_act = Colour::Black}),
                      "flip bQ");
       },
       {},
       "sting bW"},
      {"OutOfReach", Reason::OutOfReach, "R-3", colony("wX    wQ    bQ"), {}, "kill wX bQ"},
      {"SplitsTheRest",
       Reason::SplitsTheRest,
       "H-8",
       colony("wE    wQ    bQ    bA1   bG1"),
       {},
       "swap wE bA1"},
      {"NotPlacedLast", Reason::NotPlacedLast, "R-4", colony("wN    wQ    bQ"), {}, "take wN bQ"},
      {"SameTile", Reason::SameTile, "section 8", colony("wX    wQ    bQ"), {}, "kill wX wX"},
      {"Honeycomb", Reason::Honeycomb, "C-2", colony("H     wQ    bQ"), {}, "H bQ-"},
      {"Removed",
       Reason::Removed,
       "R-1",
       [] {
         return after(at("wN    wQ    bQ", {.type = "Base+R@colony", .to_act = Colour::Black}),
                      "bA1 bQ-;take wN bA1");
       },
       {},
       "bA1 bQ-"},
      {"OtherText", Reason::OtherText, "section 9",
       [] { return at("bM    wT    wQ    bQ\n   bX", {.type = "Base+MVR@colony"}); },
       [](const Position&) { return Action::of(ActionKind::Kill, tile_of("bX"), tile_of("bM")); },
       nullptr},
      {"OtherHeight",
       Reason::OtherHeight,
       "V-T",
       colony("bA1   wG1   wQ    bQ", "wT wG1"),
       {},
       "bA1 bQ-"},

      // ---- Swarm
      {"ChoiceDue", Reason::ChoiceDue, "S-1", game("Base+S@colony"), {}, "wQ"},
      {"NoChoiceDue",
       Reason::NoChoiceDue,
       "S-1",
       game("Base+S@colony;choose A A A;choose A A A"),
       {},
       "choose A A A"},
      {"BadChoice", Reason::BadChoice, "S-1", game("Base+S@colony"), {}, "choose B B B"},
      {"DrawDue",
       Reason::DrawDue,
       "S-2",
       game("Base+S@colony;choose A A A;choose A A A;wQ"),
       {},
       "bQ wQ-"},
      {"NoDrawDue",
       Reason::NoDrawDue,
       "S-2",
       game("Base+S@colony;choose A A A;choose A A A"),
       {},
       "draw wB"},
      {"NotInBag",
       Reason::NotInBag,
       "S-2",
       game("Base+S@colony;choose A A A;choose A A A;wQ"),
       {},
       "draw wA"},
      {"NotInHand",
       Reason::NotInHand,
       "S-3",
       game("Base+S@colony;choose A A A;choose A A A"),
       {},
       "wB1"},
      {"QueenNotStolen",
       Reason::QueenNotStolen,
       "S-4",
       game("Base+S@colony;choose A A A;choose A A A;wQ;draw wB;bA1 wQ-;draw wB"),
       {},
       "steal bQ"},
      {"NoSwarm", Reason::NoSwarm, "S-1", row,
       [](const Position&) { return Action::of(ActionKind::Steal, tile_of("bG1")); }, nullptr},

      // ---- HoneyCombo
      {"NoHoneycomb", Reason::NoHoneycomb, "C-1", row,
       [](const Position&) { return Action::of(ActionKind::Comb); }, nullptr},
      {"CombTurned", Reason::CombTurned, "C-3", game("Base+H@colony;wQ H-;bQ -H;comb"), {}, "comb"},
      {"CombCovered", Reason::CombCovered, "C-3", colony("H     wQ    bQ", "bB1 H"), {}, "comb"},

      // ---- Guardians
      {"GuardianFirst", Reason::GuardianFirst, "U-1", game("Base+G@colony"), {}, "wO"},
      {"GuardianOnGround", Reason::GuardianOnGround, "U-1", colony("wQ    bQ"), {}, "wO -wQ"},
      // In a game a hive of one cell, the enemy on top, cannot be: queens do not climb.
      {"GuardianSupport", Reason::GuardianSupport, "U-1", colony("wQ", "bB1 wQ"), {}, "wO bB1"},
      {"GuardianNextToEnemy",
       Reason::GuardianNextToEnemy,
       "U-1",
       colony("wQ    bQ    bA1"),
       {},
       "wO wQ"},

      // ---- The bug's own way of moving
      {"AntReach",
       Reason::AntReach,
       "H-A",
       plain("         wQ    bQ\n      bG1   .     bG2\n         bS1   bS2   wA1"),
       {},
       "wA1 bG1-"},
      {"WaspReach", Reason::WaspReach, "V-W", colony("wW    bQ    bA1"), {}, "wW bA1-"},
      {"ScorpionReach", Reason::ScorpionReach, "V-C", colony("wC1   bQ    wQ"), {}, "wC1 \\bQ"},
      {"FireflyReach", Reason::FireflyReach, "V-F", colony("wF1   bQ    wQ"), {}, "wF1 bQ"},
      {"DragonflyReach", Reason::DragonflyReach, "V-D", colony("wD1   bQ    wQ"), {}, "wD1 wQ"},
      {"FlyReach", Reason::FlyReach, "V-Y", colony("wY1   bQ    wQ"), {}, "wY1 wQ-"},
      {"TickReach", Reason::TickReach, "V-T", colony("wT    bQ    wQ"), {}, "wT \\bQ"},
      {"ShieldBugReach", Reason::ShieldBugReach, "V-K", colony("wK    bQ    wQ"), {}, "wK wQ-"},
      {"CentipedeReach", Reason::CentipedeReach, "V-E", colony("wE    bQ    wQ"), {}, "wE wQ-"},
      {"AssassinReach", Reason::AssassinReach, "R-3", colony("wX    bQ    wQ"), {}, "wX wQ-"},
      {"MantisReach", Reason::MantisReach, "R-4", colony("wN    bQ    wQ"), {}, "wN wQ-"},
      {"MothReach", Reason::MothReach, "U-3", colony("wA1   bQ    wQ", "wO wA1"), {}, "wO wQ"},
      {"ButterflyReach",
       Reason::ButterflyReach,
       "U-4",
       colony("wA1   bQ    wQ", "wU wA1"),
       {},
       "wU bQ"},
      // A swap brings it up there: see rules_control_test.cpp.
      {"RaisedOffGround",
       Reason::RaisedOffGround,
       "V-E",
       colony("wG1   bQ    wQ", "wA1 wG1"),
       {},
       "wA1 wQ-"},
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

TEST(Refusals, CoverEveryReason) {
  std::set<Reason> covered;
  for (const Refusal& row : refusals()) covered.insert(row.reason);
  for (const ReasonSpec& spec : reasons()) {
    // A cell at the hive is next to the own colour, to the enemy or to the honeycomb.
    const bool is_spare = spec.reason == Reason::NotNextToOwnColour;
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
