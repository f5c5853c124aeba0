// SPDX-License-Identifier: MIT
// Every reason has a row, a stable code, a rule and a sentence.
#include "petek/hive/reason.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string_view>

namespace petek::hive {
namespace {

// The compiler warns here when an enumerator is missing.
bool is_enumerator(Reason reason) {
  switch (reason) {
    case Reason::Unreadable:
    case Reason::NotInThisGame:
    case Reason::ReferenceNotOnBoard:
    case Reason::GameOver:
    case Reason::NotYourTurn:
    case Reason::CannotPass:
    case Reason::OutOfOrder:
    case Reason::CellOccupied:
    case Reason::NotNextToOwnColour:
    case Reason::NextToEnemy:
    case Reason::NotNextToHive:
    case Reason::NextToOwnColour:
    case Reason::NotAtOrigin:
    case Reason::OpeningQueenForbidden:
    case Reason::OpeningQueenRequired:
    case Reason::QueenDue:
    case Reason::QueenNotDown:
    case Reason::NotOnBoard:
    case Reason::AlreadyOnBoard:
    case Reason::Covered:
    case Reason::Pinned:
    case Reason::Frozen:
    case Reason::JustMoved:
    case Reason::SameCell:
    case Reason::Gate:
    case Reason::HighGate:
    case Reason::LosesContact:
    case Reason::EnemyTile:
    case Reason::TossFromStack:
    case Reason::TossOwnOnly:
    case Reason::ClimbLimit:
    case Reason::CannotClimb:
    case Reason::NothingToCopy:
    case Reason::QueenReach:
    case Reason::SpiderReach:
    case Reason::BeetleReach:
    case Reason::GrasshopperReach:
    case Reason::AntReach:
    case Reason::MosquitoReach:
    case Reason::LadybugReach:
    case Reason::PillbugReach:
    case Reason::OneFace:
    case Reason::QueenBeeUp:
    case Reason::AgreedFace:
    case Reason::NoFlipping:
    case Reason::FlipOwnOnly:
    case Reason::HeldByScorpion:
    case Reason::NoAbility:
    case Reason::NoWaspBeside:
    case Reason::EnemiesOnly:
    case Reason::InStack:
    case Reason::ShieldBugUp:
    case Reason::BesideShieldBug:
    case Reason::JustTurned:
    case Reason::OutOfReach:
    case Reason::SplitsTheRest:
    case Reason::NotPlacedLast:
    case Reason::SameTile:
    case Reason::Honeycomb:
    case Reason::Removed:
    case Reason::OtherText:
    case Reason::OtherHeight:
    case Reason::ChoiceDue:
    case Reason::NoChoiceDue:
    case Reason::BadChoice:
    case Reason::DrawDue:
    case Reason::NoDrawDue:
    case Reason::NotInBag:
    case Reason::NotInHand:
    case Reason::QueenNotStolen:
    case Reason::NoSwarm:
    case Reason::NoHoneycomb:
    case Reason::CombTurned:
    case Reason::CombCovered:
    case Reason::GuardianFirst:
    case Reason::GuardianOnGround:
    case Reason::GuardianSupport:
    case Reason::GuardianNextToEnemy:
    case Reason::WaspReach:
    case Reason::ScorpionReach:
    case Reason::FireflyReach:
    case Reason::DragonflyReach:
    case Reason::FlyReach:
    case Reason::TickReach:
    case Reason::ShieldBugReach:
    case Reason::CentipedeReach:
    case Reason::AssassinReach:
    case Reason::MantisReach:
    case Reason::MothReach:
    case Reason::ButterflyReach:
    case Reason::RaisedOffGround:
      return true;
  }
  return false;
}

TEST(Reason, EveryEnumeratorHasExactlyOneRow) {
  for (int value = 0; value < 256; ++value) {
    const auto reason = static_cast<Reason>(value);
    const auto rows = std::count_if(reasons().begin(), reasons().end(),
                                    [reason](const auto& row) { return row.reason == reason; });
    EXPECT_EQ(rows, is_enumerator(reason) ? 1 : 0) << value;
  }
}

TEST(Reason, CodesAreUniqueAndFitForPrograms) {
  std::set<std::string_view> codes;
  for (const ReasonSpec& row : reasons()) {
    EXPECT_TRUE(codes.insert(row.code).second) << row.code;
    EXPECT_EQ(row.code.find_first_not_of("abcdefghijklmnopqrstuvwxyz-"), std::string_view::npos);
  }
}

TEST(Reason, EveryRuleOfTheGameIsCitedAndEverySentenceIsOneClause) {
  for (const ReasonSpec& row : reasons()) {
    const bool is_about_text =
        row.reason == Reason::Unreadable || row.reason == Reason::ReferenceNotOnBoard;
    EXPECT_EQ(row.rule.empty(), is_about_text) << row.code;
    ASSERT_FALSE(row.sentence.empty()) << row.code;
    EXPECT_NE(row.sentence.back(), '.') << row.code;
  }
}

TEST(Reason, WireValuesStayAsTheyAre) {
  EXPECT_EQ(static_cast<int>(Reason::Unreadable), 1);
  EXPECT_EQ(static_cast<int>(Reason::GameOver), 10);
  EXPECT_EQ(static_cast<int>(Reason::OutOfOrder), 20);
  EXPECT_EQ(static_cast<int>(Reason::QueenNotDown), 40);
  EXPECT_EQ(static_cast<int>(Reason::NothingToCopy), 56);
  EXPECT_EQ(static_cast<int>(Reason::QueenReach), 70);
  EXPECT_EQ(static_cast<int>(Reason::PillbugReach), 77);
  EXPECT_EQ(static_cast<int>(Reason::OneFace), 80);
  EXPECT_EQ(static_cast<int>(Reason::NoAbility), 90);
  EXPECT_EQ(static_cast<int>(Reason::OtherHeight), 104);
  EXPECT_EQ(static_cast<int>(Reason::ChoiceDue), 110);
  EXPECT_EQ(static_cast<int>(Reason::NoHoneycomb), 120);
  EXPECT_EQ(static_cast<int>(Reason::GuardianFirst), 125);
  EXPECT_EQ(static_cast<int>(Reason::WaspReach), 140);
  EXPECT_EQ(static_cast<int>(Reason::RaisedOffGround), 152);
}

TEST(Reason, LooksUpCodeRuleAndSentence) {
  EXPECT_EQ(code(Reason::Pinned), "pinned");
  EXPECT_EQ(rule_id(Reason::Pinned), "H-8");
  EXPECT_EQ(message(Reason::Pinned), "the tile is pinned: lifting it would split the hive");
}

}  // namespace
}  // namespace petek::hive
