// SPDX-License-Identifier: MIT
// Movement, one function a bug; each searches step by step.
#include "tests/reference/naive_moves.h"

#include <algorithm>
#include <string_view>
#include <vector>

namespace petek::reference {
namespace {

// H-10: a ground step; none leads from the top of a stack.
bool can_slide(const Journey& journey, Hex from, Hex to) {
  return !journey.lifted.occupied(from) && journey.lifted.can_slide(from, to);
}

// One step onto an occupied cell, from the ground or along the top (H-11).
bool can_step_onto(const Journey& journey, Hex from, Hex to) {
  return journey.lifted.occupied(to) &&
         journey.lifted.can_step_at_height(from, to, journey.rules.climb);
}

// One step from the top of an occupied cell to an empty one (H-11).
bool can_step_down(const Journey& journey, Hex from, Hex to) {
  return journey.lifted.occupied(from) && !journey.lifted.occupied(to) &&
         journey.lifted.can_step_at_height(from, to, journey.rules.climb);
}

using CanStep = bool (*)(const Journey&, Hex, Hex);

// H-12: `path` holds the start and every cell entered so far.
void extend_walk(const Journey& journey, std::size_t steps, CanStep can_step,
                 std::vector<Hex>& path, std::set<Hex>& ends) {
  if (path.size() == steps + 1) {
    ends.insert(path.back());
    return;
  }
  for (Hex next : neighbours(path.back())) {
    if (std::find(path.begin(), path.end(), next) != path.end()) continue;
    if (!can_step(journey, path.back(), next)) continue;
    path.push_back(next);
    extend_walk(journey, steps, can_step, path, ends);
    path.pop_back();
  }
}

// Where exactly so many steps of one sort end, no cell twice (H-12).
std::set<Hex> walk(const Journey& journey, std::size_t steps, CanStep can_step) {
  std::set<Hex> ends;
  std::vector<Hex> path = {journey.from};
  extend_walk(journey, steps, can_step, path, ends);
  return ends;
}

// From each of these cells one step down, to another cell than the tile began on (H-12).
std::set<Hex> down_from(const Journey& journey, const std::set<Hex>& cells) {
  std::set<Hex> result;
  for (Hex cell : cells) {
    for (Hex to : neighbours(cell)) {
      if (to != journey.from && can_step_down(journey, cell, to)) result.insert(to);
    }
  }
  return result;
}

bool on_the_ground(const Journey& journey) {
  return !journey.lifted.occupied(journey.from);
}

std::set<Hex> united(std::set<Hex> some, const std::set<Hex>& others) {
  some.insert(others.begin(), others.end());
  return some;
}

// H-B: on the ground, up, over or down.
std::set<Hex> beetle(const Journey& journey) {
  const std::set<Hex> onto = walk(journey, 1, can_step_onto);
  return united(
      onto, on_the_ground(journey) ? walk(journey, 1, can_slide) : walk(journey, 1, can_step_down));
}

// H-G: exempt from every gate (H-11).
std::set<Hex> grasshopper(const Journey& journey) {
  std::set<Hex> result;
  for (Hex direction : kDirections) {
    Hex cell = journey.from + direction;
    if (!journey.lifted.occupied(cell)) continue;  // over one or more occupied cells
    while (journey.lifted.occupied(cell)) cell = cell + direction;
    result.insert(cell);
  }
  return result;
}

// H-A: the shortest way to a cell enters none twice, so that a flood obeys H-12.
std::set<Hex> soldier_ant(const Journey& journey) {
  std::set<Hex> reached = {journey.from};
  std::vector<Hex> to_visit = {journey.from};
  while (!to_visit.empty()) {
    const Hex cell = to_visit.back();
    to_visit.pop_back();
    for (Hex next : neighbours(cell)) {
      if (can_slide(journey, cell, next) && reached.insert(next).second) to_visit.push_back(next);
    }
  }
  reached.erase(journey.from);
  return reached;
}

// H-L: two steps on top, then down.
std::set<Hex> ladybug(const Journey& journey) {
  return down_from(journey, walk(journey, 2, can_step_onto));
}

// V-F: never a ground step.
std::set<Hex> firefly(const Journey& journey) {
  if (on_the_ground(journey)) return walk(journey, 2, can_step_onto);
  return united(walk(journey, 1, can_step_onto), walk(journey, 1, can_step_down));
}

// V-D on top: straight over occupied cells until the first empty one, every step through its gate.
std::optional<Hex> dragonfly_landing(const Journey& journey, Hex direction) {
  Hex cell = journey.from;
  if (!can_step_onto(journey, cell, cell + direction)) return std::nullopt;
  while (journey.lifted.occupied(cell + direction)) {
    if (!can_step_onto(journey, cell, cell + direction)) return std::nullopt;
    cell = cell + direction;
  }
  if (!can_step_down(journey, cell, cell + direction)) return std::nullopt;
  return cell + direction;
}

// V-D
std::set<Hex> dragonfly(const Journey& journey) {
  if (on_the_ground(journey)) return walk(journey, 1, can_step_onto);
  std::set<Hex> result;
  for (Hex direction : kDirections) {
    if (const auto landing = dragonfly_landing(journey, direction)) result.insert(*landing);
  }
  return result;
}

// V-Y: the flight has no gate, the step down has.
std::set<Hex> fly(const Journey& journey) {
  return down_from(journey, journey.fly_targets);
}

// V-K: one step up, one step down.
std::set<Hex> shield_bug(const Journey& journey) {
  return down_from(journey, walk(journey, 1, can_step_onto));
}

// V-T: up from the ground, down from the top, never along it.
std::set<Hex> tick(const Journey& journey) {
  return on_the_ground(journey) ? walk(journey, 1, can_step_onto) : walk(journey, 1, can_step_down);
}

// U-3: one step down, then one up, not onto its own old cell.
std::set<Hex> moth(const Journey& journey) {
  std::set<Hex> result;
  for (Hex ground : walk(journey, 1, can_step_down)) {
    for (Hex to : neighbours(ground)) {
      if (to != journey.from && can_step_onto(journey, ground, to)) result.insert(to);
    }
  }
  return result;
}

// U-4: it does not move on the ground.
std::set<Hex> butterfly(const Journey& journey) {
  return on_the_ground(journey) ? std::set<Hex>{} : walk(journey, 2, can_step_onto);
}

}  // namespace

std::set<char> acts_as(const NaiveBoard& board, Hex cell) {
  const char face = board.top(cell)->face;
  if (face != 'M') return {face};
  if (board.height(cell) > 1) return {'B'};  // H-M: on another tile it is a beetle
  // H-M, C-2, U-3: it copies no mosquito, not the honeycomb and no guardian.
  constexpr std::string_view kNotCopied = "MHOU";
  std::set<char> copied;
  for (Hex next : neighbours(cell)) {
    const std::optional<NaiveTile> neighbour = board.top(next);
    if (!neighbour || kNotCopied.find(neighbour->face) != std::string_view::npos) continue;
    copied.insert(neighbour->face);
  }
  return copied;
}

std::set<Hex> destinations(char bug, const Journey& journey) {
  switch (bug) {
    case 'Q':  // H-Q
    case 'P':  // H-P: one ground step like a queen
    case 'W':  // V-W
    case 'X':
      return walk(journey, 1, can_slide);
    case 'B':
      return beetle(journey);
    case 'G':
      return grasshopper(journey);
    case 'S':  // H-S: exactly three ground steps
      return walk(journey, 3, can_slide);
    case 'C':  // V-C: exactly two
      return walk(journey, 2, can_slide);
    case 'A':
      return soldier_ant(journey);
    case 'L':
      return ladybug(journey);
    case 'F':
      return firefly(journey);
    case 'D':
      return dragonfly(journey);
    case 'Y':
      return fly(journey);
    case 'K':
      return shield_bug(journey);
    case 'T':
      return tick(journey);
    case 'O':
      return moth(journey);
    case 'U':
      return butterfly(journey);
    default:  // a centipede only swaps, a mantis only takes, the honeycomb lies still
      return {};
  }
}

std::set<Hex> centipede_ends(const Journey& journey) {
  return walk(journey, 3, can_step_onto);
}

std::set<Hex> toss_destinations(const NaiveBoard& board, Hex pillbug, Hex from) {
  std::set<Hex> result;
  if (board.height(from) != 1) return result;  // H-P: not a tile in a stack
  NaiveBoard lifted = board;
  lifted.lift(from);
  if (!lifted.one_hive()) return result;                   // H-P, H-8
  if (!lifted.gate_is_open(from, pillbug)) return result;  // up onto the pillbug, H-11
  for (Hex to : neighbours(pillbug)) {
    if (to == from || lifted.occupied(to)) continue;  // H-12: another cell than it began
    if (lifted.gate_is_open(pillbug, to)) result.insert(to);
  }
  return result;
}

}  // namespace petek::reference
