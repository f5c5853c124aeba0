// SPDX-License-Identifier: MIT
// Every reason with its code, the rule that it stands for and an English clause.
#include "petek/hive/reason.h"

#include "petek/core/reason_table.h"

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
               "nothing but placing is possible before the player's queen is down"},
    ReasonSpec{Reason::NotOnBoard, "not-on-board", "H-4", "the tile is not on the board"},
    ReasonSpec{Reason::AlreadyOnBoard, "already-on-board", "H-4",
               "the tile is on the board already"},
    ReasonSpec{Reason::Covered, "covered", "H-1", "the tile is covered by another"},
    ReasonSpec{Reason::Pinned, "pinned", "H-8",
               "the tile is pinned: lifting it would split the hive"},
    ReasonSpec{Reason::Frozen, "frozen", "H-14",
               "the tile is frozen: the other player relocated or stung it in its last turn"},
    ReasonSpec{Reason::JustMoved, "just-moved", "H-15",
               "the tile may not be tossed, swapped, controlled, stung or killed: the other player "
               "has just moved it"},
    ReasonSpec{Reason::SameCell, "same-cell", "H-12", "the tile must end on another cell"},
    ReasonSpec{Reason::Gate, "gate", "H-10", "the tile cannot squeeze through the gap"},
    ReasonSpec{Reason::HighGate, "high-gate", "H-11",
               "the tile cannot pass between two higher stacks"},
    ReasonSpec{Reason::LosesContact, "loses-contact", "H-10",
               "the tile would lose contact with the hive on its way"},
    ReasonSpec{Reason::EnemyTile, "enemy-tile", "H-P",
               "the tile is the other player's, and nothing tosses or controls it there"},
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

    ReasonSpec{Reason::OneFace, "one-face", "V-1", "the tile has no second face"},
    ReasonSpec{Reason::QueenBeeUp, "queen-bee-up", "V-2",
               "the tile must be placed with the queen bee up"},
    ReasonSpec{Reason::AgreedFace, "agreed-face", "V-5",
               "the tile must be placed with the face up that was agreed on"},
    ReasonSpec{Reason::NoFlipping, "no-flipping", "V-5",
               "the tile may not be flipped: in this game faces stay"},
    ReasonSpec{Reason::FlipOwnOnly, "flip-own-only", "V-3",
               "the tile is the other player's, and only own tiles are flipped"},
    ReasonSpec{Reason::HeldByScorpion, "held-by-scorpion", "V-C",
               "the tile may not be flipped next to an enemy scorpion"},

    ReasonSpec{Reason::NoAbility, "no-ability", "H-M",
               "the tile cannot do that, nor can it be made to"},
    ReasonSpec{Reason::NoWaspBeside, "no-wasp-beside", "V-W",
               "the tile may not be stung: no queen wasp that can sting is next to it"},
    ReasonSpec{Reason::EnemiesOnly, "enemies-only", "V-W",
               "the tile is the player's own, and only the opponent's are stung, killed or taken"},
    ReasonSpec{Reason::InStack, "in-stack", "V-W", "the tile is not alone in its cell"},
    ReasonSpec{
        Reason::ShieldBugUp, "shield-bug-up", "V-K",
        "the tile shows the shield bug, which nothing tosses, swaps, stings, controls, kills "
        "or takes"},
    ReasonSpec{Reason::BesideShieldBug, "beside-shield-bug", "V-K",
               "the tile is next to a shield bug and can be neither killed nor taken"},
    ReasonSpec{Reason::JustTurned, "just-turned", "H-15",
               "the tile may not be stung or killed: the other player has just turned it over"},
    ReasonSpec{Reason::OutOfReach, "out-of-reach", "R-3", "the tile is out of reach"},
    ReasonSpec{Reason::SplitsTheRest, "splits-the-rest", "H-8",
               "the hive would not be one without both tiles"},
    ReasonSpec{Reason::NotPlacedLast, "not-placed-last", "R-4",
               "the tile is not the one that the opponent placed last"},
    ReasonSpec{Reason::SameTile, "same-tile", "section 8", "the tile is named twice"},
    ReasonSpec{Reason::Honeycomb, "honeycomb", "C-2",
               "the honeycomb is not moved, stung, swapped, controlled or removed"},
    ReasonSpec{Reason::Removed, "removed", "R-1", "the tile was removed and does not come back"},
    ReasonSpec{Reason::OtherText, "other-text", "section 9",
               "the action stands in the list under another text"},
    ReasonSpec{Reason::OtherHeight, "other-height", "V-T",
               "the tile may not be controlled: it is not as high as the tick"},

    ReasonSpec{Reason::ChoiceDue, "choice-due", "S-1", "three tiles are to be chosen first"},
    ReasonSpec{Reason::NoChoiceDue, "no-choice-due", "S-1", "the tiles are chosen already"},
    ReasonSpec{Reason::BadChoice, "bad-choice", "S-1",
               "three of the player's own tiles are chosen, the queen bee is in hand anyway"},
    ReasonSpec{Reason::DrawDue, "draw-due", "S-2", "a tile is to be drawn first"},
    ReasonSpec{Reason::NoDrawDue, "no-draw-due", "S-2", "no tile is to be drawn now"},
    ReasonSpec{Reason::NotInBag, "not-in-bag", "S-2", "the tile is not in the bag"},
    ReasonSpec{Reason::NotInHand, "not-in-hand", "S-3",
               "the tile is not in the hand that it would come from"},
    ReasonSpec{Reason::QueenNotStolen, "queen-not-stolen", "S-4", "the queen bee is not stolen"},
    ReasonSpec{Reason::NoSwarm, "no-swarm", "S-1",
               "tiles are not chosen, drawn or stolen in this game"},

    ReasonSpec{Reason::NoHoneycomb, "no-honeycomb", "C-1", "this game has no honeycomb"},
    ReasonSpec{Reason::CombTurned, "comb-turned", "C-3", "the honeycomb has been turned already"},
    ReasonSpec{Reason::CombCovered, "comb-covered", "C-3", "the honeycomb is covered"},

    ReasonSpec{Reason::GuardianFirst, "guardian-first", "U-1",
               "the tile may not be the first that its side places"},
    ReasonSpec{Reason::GuardianOnGround, "guardian-on-ground", "U-1",
               "the tile may only be placed onto an occupied cell"},
    ReasonSpec{Reason::GuardianSupport, "guardian-support", "U-1",
               "the tile must be placed onto or next to its own colour or the honeycomb"},
    ReasonSpec{Reason::GuardianNextToEnemy, "guardian-next-to-enemy", "U-1",
               "the tile may not be placed next to a tile of the other colour"},

    ReasonSpec{Reason::WaspReach, "wasp-reach", "V-W",
               "the tile does not get there: a queen wasp moves one step"},
    ReasonSpec{Reason::ScorpionReach, "scorpion-reach", "V-C",
               "the tile does not get there: a scorpion moves exactly two steps"},
    ReasonSpec{Reason::FireflyReach, "firefly-reach", "V-F",
               "the tile does not get there: a firefly moves two steps on top of the hive, or one "
               "when it is there already"},
    ReasonSpec{Reason::DragonflyReach, "dragonfly-reach", "V-D",
               "the tile does not get there: a dragonfly moves one step up, or from the top "
               "straight over a row of tiles"},
    ReasonSpec{Reason::FlyReach, "fly-reach", "V-Y",
               "the tile does not get there: a fly lands next to what the other player has just "
               "touched"},
    ReasonSpec{Reason::TickReach, "tick-reach", "V-T",
               "the tile does not get there: a tick moves one step up or one down"},
    ReasonSpec{Reason::ShieldBugReach, "shield-bug-reach", "V-K",
               "the tile does not get there: a shield bug moves one step up and one down"},
    ReasonSpec{Reason::CentipedeReach, "centipede-reach", "V-E",
               "the tile does not get there: a centipede only changes places with another"},
    ReasonSpec{Reason::AssassinReach, "assassin-reach", "R-3",
               "the tile does not get there: an assassin bug moves one step"},
    ReasonSpec{Reason::MantisReach, "mantis-reach", "R-4",
               "the tile does not get there: a mantis never moves"},
    ReasonSpec{Reason::MothReach, "moth-reach", "U-3",
               "the tile does not get there: a moth moves one step down and one up"},
    ReasonSpec{Reason::ButterflyReach, "butterfly-reach", "U-4",
               "the tile does not get there: a butterfly moves two steps on top of the hive"},
    ReasonSpec{Reason::RaisedOffGround, "raised-off-ground", "V-E",
               "the tile stands on others and moves on the ground alone"},
};

static_assert(is_ordered_by_reason(kReasons), "kReasons is searched by value");

}  // namespace

std::span<const ReasonSpec> reasons() {
  return kReasons;
}

const ReasonSpec& spec(Reason reason) {
  return row_of(kReasons, reason);
}

}  // namespace petek::hive
