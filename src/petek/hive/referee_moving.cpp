// SPDX-License-Identifier: MIT
// Why a tile does not move there: by itself, tossed or controlled.
#include "petek/hive/referee.h"

namespace petek::hive {
namespace {

// Where a move of the bug can end.
struct Ends {
  bool ground = false;
  bool top = false;
};
Ends ends(Bug bug, bool raised) {
  switch (bug) {
    case Bug::Beetle:
      return {true, true};
    case Bug::Firefly:
      return {raised, true};
    case Bug::Dragonfly:
    case Bug::Tick:
      return {raised, !raised};
    case Bug::Moth:
    case Bug::Butterfly:
      return {false, true};
    case Bug::Centipede:
    case Bug::Mantis:
      return {};
    default:
      return {true, false};
  }
}
bool is_always_on_empty_cells(Bug bug) {
  return ends(bug, false).ground && !ends(bug, false).top;
}

// Whether it moves to a neighbouring cell by a single step, and no other way.
bool takes_one_step(Bug bug, bool raised) {
  switch (bug) {
    case Bug::Queen:
    case Bug::Beetle:
    case Bug::Pillbug:
    case Bug::Wasp:
    case Bug::Assassin:
    case Bug::Tick:
      return true;
    case Bug::Firefly:
      return raised;
    case Bug::Dragonfly:
      return !raised;
    default:
      return false;
  }
}

// A single step between neighbouring cells, which H-10 or H-11 forbids.
Reason why_not_stepped(const LiftedBoard& board, Hex from, Hex to) {
  if (board.height(from) > 0 || board.height(to) > 0) return Reason::HighGate;
  return board.gates_between(from, to, 0) == 2 ? Reason::Gate : Reason::LosesContact;
}

Reason reach(Bug bug) {
  const bool is_core = bug <= Bug::Pillbug;
  const Reason first = is_core ? Reason::QueenReach : Reason::WaspReach;
  const Bug first_bug = is_core ? Bug::Queen : Bug::Wasp;
  return static_cast<Reason>(static_cast<int>(first) + static_cast<int>(bug) -
                             static_cast<int>(first_bug));
}

}  // namespace

Reason Referee::why_not_moved(Tile tile, Hex to) const {
  if (const auto reason = why_not_there(tile)) return *reason;
  if (tile == kHoneycomb) return Reason::Honeycomb;
  const std::optional<Reason> toss = why_not_tossed(tile, to);
  const bool is_movers = !is_enemy(tile) || controlled().contains(tile);
  if (!queen_is_down()) return is_movers || toss ? Reason::QueenNotDown : Reason::NotYourTurn;
  if (p_.is_covered(tile)) return Reason::Covered;
  if (p_.frozen().contains(tile)) return Reason::Frozen;
  if (to == p_.hex_of(tile)) return Reason::SameCell;
  if (!is_movers) return toss ? *toss : why_not_controlled(tile).value_or(Reason::EnemyTile);
  const bool moves_by_itself = !shows(tile, Bug::Centipede) && !shows(tile, Bug::Mantis);
  if (toss && !moves_by_itself) return *toss;
  if (is_pinned(tile)) return Reason::Pinned;
  return why_not_walked(tile, to);
}

// Why none of the mover's pillbugs tosses the tile there; nothing when none stands next to it.
std::optional<Reason> Referee::why_not_tossed(Tile tile, Hex to) const {
  std::optional<Reason> reason;
  for (const Tile user : users(Bug::Pillbug)) {
    if (!are_beside(user, tile)) continue;
    const Reason here = why_not_tossed_by(user, tile, to);
    // Of two pillbugs the one that the destination is next to says more.
    if (!reason || here != Reason::PillbugReach) reason = here;
  }
  return reason;
}

Reason Referee::why_not_tossed_by(Tile pillbug, Tile tile, Hex to) const {
  if (p_.rules().toss == Toss::Own && is_enemy(tile)) return Reason::TossOwnOnly;
  if (p_.level_of(tile) > 0) return Reason::TossFromStack;
  if (shows(tile, Bug::ShieldBug)) return Reason::ShieldBugUp;
  if (p_.just_moved().contains(tile)) return Reason::JustMoved;
  if (is_pinned(tile)) return Reason::Pinned;
  const LiftedBoard board(p_, TileSet::of(tile));
  if (!are_neighbours(p_.hex_of(pillbug), to)) return Reason::PillbugReach;
  return board.height(to) > 0 ? Reason::CellOccupied : Reason::HighGate;
}

Reason Referee::why_not_walked(Tile tile, Hex to) const {
  const LiftedBoard board(p_, TileSet::of(tile));
  const Hex from = p_.hex_of(tile);
  const bool raised = p_.level_of(tile) > 0;
  const bool occupied = board.height(to) > 0;
  const Bug face = p_.face_of(tile);
  const Bug bug = raised && face == Bug::Mosquito ? Bug::Beetle : face;  // H-M
  if (bug == Bug::Mosquito) {
    return touches_a_model(tile) ? Reason::MosquitoReach : Reason::NothingToCopy;
  }
  if (raised && spec(bug).stays_on_ground) return Reason::RaisedOffGround;
  if (occupied && is_always_on_empty_cells(bug)) return Reason::CannotClimb;
  const Ends end = ends(bug, raised);
  if (!(occupied ? end.top : end.ground)) return reach(bug);
  const int limit = p_.rules().climb;
  if (occupied && limit > 0 && board.height(to) > limit) return Reason::ClimbLimit;
  if (!occupied && !board.has_neighbour(to)) return Reason::LosesContact;
  if (takes_one_step(bug, raised) && are_neighbours(from, to)) {
    return why_not_stepped(board, from, to);
  }
  if (bug == Bug::Ant && !board.are_apart(from, to)) return Reason::Gate;
  return reach(bug);
}

// C-2, U-3: a honeycomb, moth or butterfly lends nothing.
bool Referee::touches_a_model(Tile mosquito) const {
  for (const Tile t : touched(p_.hex_of(mosquito))) {
    const Bug face = p_.face_of(t);
    if (face != Bug::Mosquito && face < Bug::Moth) return true;
  }
  return false;
}

}  // namespace petek::hive
