// SPDX-License-Identifier: MIT
// Every reason with its code, the rule that it stands for and an English clause.
#include "petek/hive/reason.h"

#include <algorithm>

#include "petek/core/assert.h"

namespace petek::hive {
namespace {

// Ordered by value. A clause that begins with "the tile" gets the tile's name there (explain()).
constexpr std::array kReasons = {
    ReasonSpec{Reason::Unreadable, "unreadable", "", "the text is not a move"},
    ReasonSpec{Reason::NotInThisGame, "not-in-this-game", "H-2", "the tile is not in this game"},
    ReasonSpec{Reason::ReferenceNotOnBoard, "reference-not-on-board", "",
               "the reference tile is not on the board"},

    ReasonSpec{Reason::GameOver, "game-over", "H-16", "the game is over"},
    ReasonSpec{Reason::NotYourTurn, "not-your-turn", "H-3", "it is the other player's turn"},
    ReasonSpec{Reason::CannotPass, "cannot-pass", "H-9",
               "a player who has a legal action may not pass"},

    ReasonSpec{Reason::OutOfOrder, "out-of-order", "section 8",
               "the tile may not be placed before the lower numbers of its kind"},
    ReasonSpec{Reason::CellOccupied, "cell-occupied", "H-4",
               "the tile may only be placed on an empty cell"},
    ReasonSpec{Reason::NotNextToOwnColour, "not-next-to-own-colour", "H-4",
               "the tile must be placed next to a tile of its own colour"},
    ReasonSpec{Reason::NextToEnemy, "next-to-enemy", "H-4",
               "the tile may not be placed next to a tile of the other colour"},
    ReasonSpec{Reason::NotNextToHive, "not-next-to-hive", "H-4",
               "the tile must be placed next to the hive"},
    ReasonSpec{Reason::NextToOwnColour, "next-to-own-colour", "X-2",
               "the tile may not be placed next to its own colour before its queen is down"},
    ReasonSpec{Reason::NotAtOrigin, "not-at-origin", "H-4",
               "the first tile of the game lies at 0,0"},
    ReasonSpec{Reason::OpeningQueenForbidden, "opening-queen-forbidden", "H-6",
               "the queen may not be a player's first tile"},
    ReasonSpec{Reason::OpeningQueenRequired, "opening-queen-required", "H-6",
               "the queen must be a player's first tile"},
    ReasonSpec{Reason::QueenDue, "queen-due", "H-5",
               "the queen is due: only she may be placed in this turn"},

    ReasonSpec{Reason::QueenNotDown, "queen-not-down", "H-7",
               "the tile may not be moved before the player's queen is down"},
    ReasonSpec{Reason::NotOnBoard, "not-on-board", "H-4", "the tile is not on the board"},
    ReasonSpec{Reason::AlreadyOnBoard, "already-on-board", "H-4",
               "the tile is on the board already"},
    ReasonSpec{Reason::Covered, "covered", "H-1", "the tile is covered by another"},
    ReasonSpec{Reason::Pinned, "pinned", "H-8",
               "the tile is pinned: lifting it would split the hive"},
    ReasonSpec{Reason::Frozen, "frozen", "H-14",
               "the tile is frozen: the other player relocated it in its last turn"},
    ReasonSpec{Reason::JustMoved, "just-moved", "H-15",
               "the tile may not be tossed: the other player has just moved it"},
    ReasonSpec{Reason::SameCell, "same-cell", "H-12", "the tile must end on another cell"},
    ReasonSpec{Reason::Gate, "gate", "H-10", "the tile cannot squeeze through the gap"},
    ReasonSpec{Reason::HighGate, "high-gate", "H-11",
               "the tile cannot pass between two higher stacks"},
    ReasonSpec{Reason::LosesContact, "loses-contact", "H-10",
               "the tile would lose contact with the hive on its way"},
    ReasonSpec{Reason::EnemyTile, "enemy-tile", "H-P",
               "the tile is the other player's, and no pillbug tosses it there"},
    ReasonSpec{Reason::TossFromStack, "toss-from-stack", "H-P",
               "the tile lies in a stack and cannot be tossed"},
    ReasonSpec{Reason::TossOwnOnly, "toss-own-only", "section 7",
               "the tile is the other player's, and only own tiles may be tossed"},
    ReasonSpec{Reason::ClimbLimit, "climb-limit", "section 7",
               "the tile may not climb onto so high a stack"},
    ReasonSpec{Reason::CannotClimb, "cannot-climb", "H-10",
               "the tile cannot move onto an occupied cell"},
    ReasonSpec{Reason::NothingToCopy, "nothing-to-copy", "H-M",
               "the tile touches no bug that it could copy"},

    ReasonSpec{Reason::QueenReach, "queen-reach", "H-Q",
               "the tile does not get there: a queen bee moves one step"},
    ReasonSpec{Reason::SpiderReach, "spider-reach", "H-S",
               "the tile does not get there: a spider moves exactly three steps"},
    ReasonSpec{Reason::BeetleReach, "beetle-reach", "H-B",
               "the tile does not get there: a beetle moves one step"},
    ReasonSpec{Reason::GrasshopperReach, "grasshopper-reach", "H-G",
               "the tile does not get there: a grasshopper jumps straight over a row of tiles"},
    ReasonSpec{Reason::AntReach, "ant-reach", "H-A",
               "the tile does not get there: a soldier ant walks round the hive"},
    ReasonSpec{Reason::MosquitoReach, "mosquito-reach", "H-M",
               "the tile does not get there: a mosquito moves as a bug that it touches"},
    ReasonSpec{Reason::LadybugReach, "ladybug-reach", "H-L",
               "the tile does not get there: a ladybug moves two steps on top and one down"},
    ReasonSpec{Reason::PillbugReach, "pillbug-reach", "H-P",
               "the tile does not get there: a pillbug moves one step"},
};

consteval bool is_ordered() {
  for (std::size_t i = 1; i < kReasons.size(); ++i) {
    if (kReasons[i - 1].reason >= kReasons[i].reason) return false;
  }
  return true;
}
static_assert(is_ordered(), "kReasons is searched by value");

}  // namespace

std::span<const ReasonSpec> reasons() {
  return kReasons;
}

const ReasonSpec& spec(Reason reason) {
  const auto row = std::lower_bound(
      kReasons.begin(), kReasons.end(), reason,
      [](const ReasonSpec& candidate, Reason value) { return candidate.reason < value; });
  PETEK_ASSERT(row != kReasons.end() && row->reason == reason, "a reason without a row");
  return *row;
}

}  // namespace petek::hive
