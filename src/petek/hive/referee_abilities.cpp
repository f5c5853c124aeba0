// SPDX-License-Identifier: MIT
// Why an ability is not used: flip, sting, swap, kill, take, and what a tick controls.
#include <array>

#include "petek/hive/referee.h"

namespace petek::hive {

std::optional<Reason> Referee::why_not(ActionKind kind, Tile user, Tile other) const {
  if (!is_in_play(user) || !is_in_play(other)) return Reason::NotInThisGame;
  switch (kind) {
    case ActionKind::Swap:
      return why_not_swapped(user, other);
    case ActionKind::Kill:
      return why_not_killed(user, other);
    case ActionKind::Take:
      return why_not_taken(user, other);
    default:
      return Reason::NoAbility;
  }
}

// ---- Who may use what

// H-M, reading 4: a mosquito on the ground has it from a neighbour.
bool Referee::has_ability(Tile t, Bug bug) const {
  if (shows(t, bug)) return true;
  return shows(t, Bug::Mosquito) && p_.level_of(t) == 0 && touches(p_.hex_of(t), bug);
}

// Own tiles; those under control are asked for apart.
bool Referee::is_able(Tile t) const {
  return p_.on_board().contains(t) && colour(t) == p_.to_act() && !p_.is_covered(t) &&
         !p_.frozen().contains(t);
}

TileSet Referee::users(Bug bug) const {
  const TileSet under_control = controlled();
  TileSet users;
  for (const Tile t : p_.on_board()) {
    if ((is_able(t) || under_control.contains(t)) && has_ability(t, bug)) users.insert(t);
  }
  return users;
}

// V-T: a controlled tick, or a mosquito next to one, controls on.
TileSet Referee::controlled() const {
  TileSet waiting;
  for (const Tile t : p_.on_board()) {
    if (is_able(t) && has_ability(t, Bug::Tick)) waiting.insert(t);
  }
  TileSet controlled;
  while (!waiting.empty()) {
    const Tile tick = waiting.first();
    waiting.erase(tick);
    for (const Tile t : touched(p_.hex_of(tick)) - controlled) {
      const bool is_spared = p_.just_moved().contains(t) || shows(t, Bug::ShieldBug);
      if (!is_enemy(t) || is_spared || p_.level_of(t) != p_.level_of(tick)) continue;
      controlled.insert(t);
      if (has_ability(t, Bug::Tick)) waiting.insert(t);
    }
  }
  return controlled;
}

std::optional<Reason> Referee::why_not_controlled(Tile t) const {
  std::optional<Reason> reason;
  for (const Tile tick : users(Bug::Tick)) {
    if (!are_beside(tick, t)) continue;
    if (shows(t, Bug::ShieldBug)) return Reason::ShieldBugUp;
    if (p_.just_moved().contains(t)) return Reason::JustMoved;
    reason = Reason::OtherHeight;
  }
  return reason;
}

std::optional<Reason> Referee::why_not_used(Tile user, Bug ability) const {
  if (const auto reason = why_not_there(user)) return *reason;
  if (!queen_is_down()) return Reason::QueenNotDown;
  if (p_.is_covered(user)) return Reason::Covered;
  if (!has_ability(user, ability)) return Reason::NoAbility;
  if (p_.frozen().contains(user)) return Reason::Frozen;
  if (!is_enemy(user) || controlled().contains(user)) return std::nullopt;
  return why_not_controlled(user).value_or(Reason::NoAbility);
}

// ---- Turning tiles over

Reason Referee::why_not_flipped(Tile tile) const {
  if (const auto reason = why_not_there(tile)) return *reason;
  if (is_enemy(tile)) return Reason::FlipOwnOnly;
  if (!has_second_face(tile)) return Reason::OneFace;
  if (p_.rules().flipping != Flipping::Free) return Reason::NoFlipping;
  if (!queen_is_down()) return Reason::QueenNotDown;
  if (p_.is_covered(tile)) return Reason::Covered;
  return p_.frozen().contains(tile) ? Reason::Frozen : Reason::HeldByScorpion;
}

Reason Referee::why_not_stung(Tile victim) const {
  if (const auto reason = why_not_there(victim)) return *reason;
  if (victim == kHoneycomb) return Reason::Honeycomb;
  if (!is_enemy(victim)) return Reason::EnemiesOnly;
  if (!queen_is_down()) return Reason::QueenNotDown;
  if (const auto reason = why_not_touched(victim)) return *reason;
  if (!has_second_face(victim)) return Reason::OneFace;
  return p_.just_turned().contains(victim) ? Reason::JustTurned : Reason::NoWaspBeside;
}

// ---- What is done to another tile

std::optional<Reason> Referee::why_not_touched(Tile tile) const {
  if (p_.is_covered(tile)) return Reason::Covered;
  if (p_.level_of(tile) > 0) return Reason::InStack;
  if (shows(tile, Bug::ShieldBug)) return Reason::ShieldBugUp;
  if (p_.just_moved().contains(tile)) return Reason::JustMoved;
  return std::nullopt;
}

// V-K: next to a shield bug of either colour.
bool Referee::is_shielded(Tile t) const {
  return touches(p_.hex_of(t), Bug::ShieldBug);
}

// V-E. The same cells are occupied after the swap, so one hive while both are lifted is enough.
std::optional<Reason> Referee::why_not_swapped(Tile user, Tile other) const {
  if (const auto reason = why_not_used(user, Bug::Centipede)) return *reason;
  if (user == other) return Reason::SameTile;
  if (const auto reason = why_not_there(other)) return *reason;
  if (other == kHoneycomb) return Reason::Honeycomb;
  if (const auto reason = why_not_touched(other)) return *reason;
  if (p_.frozen().contains(other)) return Reason::Frozen;
  if (!crosses_to(user, other)) return Reason::OutOfReach;
  if (!is_one_without(TileSet::of(user) | TileSet::of(other))) return Reason::SplitsTheRest;
  return std::nullopt;
}

// Whether three steps on top of the hive, over three different cells, end at the other tile.
bool Referee::crosses_to(Tile user, Tile other) const {
  const LiftedBoard board(p_, TileSet::of(user));
  const Hex start = p_.hex_of(user);
  const Hex end = p_.hex_of(other);
  const auto steps_onto = [&](Hex from, Hex to) {
    const int limit = p_.rules().climb;
    const int height = board.height(to);
    return to != start && height > 0 && (limit == 0 || height <= limit) &&
           !board.is_gated(from, to);
  };
  for (const Hex first : neighbours(start)) {
    if (first == end || !steps_onto(start, first)) continue;
    for (const Hex second : neighbours(first)) {
      if (!are_neighbours(second, end) || !steps_onto(first, second)) continue;
      if (steps_onto(second, end)) return true;
    }
  }
  return false;
}

//
std::optional<Reason> Referee::why_not_killed(Tile user, Tile victim) const {
  if (const auto reason = why_not_used(user, Bug::Assassin)) return *reason;
  if (user == victim) return Reason::SameTile;
  if (const auto reason = why_not_there(victim)) return *reason;
  if (victim == kHoneycomb) return Reason::Honeycomb;
  if (!is_enemy(victim)) return Reason::EnemiesOnly;
  if (const auto reason = why_not_touched(victim)) return *reason;
  if (p_.just_turned().contains(victim)) return Reason::JustTurned;
  if (is_shielded(victim)) return Reason::BesideShieldBug;
  if (is_pinned(user)) return Reason::Pinned;
  if (!are_beside(user, victim)) return Reason::OutOfReach;
  const LiftedBoard board(p_, TileSet::of(user));
  if (board.is_gated(p_.hex_of(user), p_.hex_of(victim))) return Reason::HighGate;
  if (!is_one_without(TileSet::of(user) | TileSet::of(victim))) return Reason::SplitsTheRest;
  return std::nullopt;
}

//
std::optional<Reason> Referee::why_not_taken(Tile user, Tile victim) const {
  if (const auto reason = why_not_used(user, Bug::Mantis)) return *reason;
  if (user == victim) return Reason::SameTile;
  if (const auto reason = why_not_there(victim)) return *reason;
  if (victim == kHoneycomb) return Reason::Honeycomb;
  if (!is_enemy(victim)) return Reason::EnemiesOnly;
  if (p_.last_placed(opponent(p_.to_act())) != victim) return Reason::NotPlacedLast;
  if (p_.is_covered(victim)) return Reason::Covered;
  if (shows(victim, Bug::ShieldBug)) return Reason::ShieldBugUp;
  if (is_shielded(victim)) return Reason::BesideShieldBug;
  if (!is_one_without(TileSet::of(user) | TileSet::of(victim))) return Reason::SplitsTheRest;
  return std::nullopt;
}

}  // namespace petek::hive
