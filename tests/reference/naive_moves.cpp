// SPDX-License-Identifier: MIT
// Movement, one function a bug; each searches step by step.
#include "tests/reference/naive_moves.h"

#include <algorithm>
#include <vector>

namespace petek::reference {
namespace {

// H-10: every cell that one ground step leads to.
std::set<Hex> slides(const NaiveBoard& lifted, Hex from) {
  std::set<Hex> result;
  for (Hex to : neighbours(from)) {
    if (lifted.can_slide(from, to)) result.insert(to);
  }
  return result;
}

// H-B
std::set<Hex> beetle(const NaiveBoard& lifted, Hex from, const NaiveRules& rules) {
  std::set<Hex> result;
  for (Hex to : neighbours(from)) {
    const bool on_the_ground = !lifted.occupied(from) && !lifted.occupied(to);
    if (on_the_ground ? lifted.can_slide(from, to)
                      : lifted.can_step_at_height(from, to, rules.climb)) {
      result.insert(to);
    }
  }
  return result;
}

// H-G: exempt from every gate (H-11).
std::set<Hex> grasshopper(const NaiveBoard& lifted, Hex from) {
  std::set<Hex> result;
  for (Hex direction : kDirections) {
    Hex cell = from + direction;
    if (!lifted.occupied(cell)) continue;  // over one or more occupied cells
    while (lifted.occupied(cell)) cell = cell + direction;
    result.insert(cell);
  }
  return result;
}

// H-S with H-12: `path` holds the start and every cell entered so far.
void extend_spider_path(const NaiveBoard& lifted, std::vector<Hex>& path, std::set<Hex>& result) {
  constexpr std::size_t kSteps = 3;
  if (path.size() == kSteps + 1) {
    result.insert(path.back());
    return;
  }
  for (Hex next : slides(lifted, path.back())) {
    if (std::find(path.begin(), path.end(), next) != path.end()) continue;
    path.push_back(next);
    extend_spider_path(lifted, path, result);
    path.pop_back();
  }
}

std::set<Hex> spider(const NaiveBoard& lifted, Hex from) {
  std::set<Hex> result;
  std::vector<Hex> path = {from};
  extend_spider_path(lifted, path, result);
  return result;
}

// H-A: the shortest way to a cell enters none twice, so that a flood obeys H-12.
std::set<Hex> soldier_ant(const NaiveBoard& lifted, Hex from) {
  std::set<Hex> reached = {from};
  std::vector<Hex> to_visit = {from};
  while (!to_visit.empty()) {
    const Hex cell = to_visit.back();
    to_visit.pop_back();
    for (Hex next : slides(lifted, cell)) {
      if (reached.insert(next).second) to_visit.push_back(next);
    }
  }
  reached.erase(from);
  return reached;
}

// H-L with H-12
std::set<Hex> ladybug(const NaiveBoard& lifted, Hex from, const NaiveRules& rules) {
  std::set<Hex> result;
  for (Hex first : neighbours(from)) {
    if (!lifted.occupied(first) || !lifted.can_step_at_height(from, first, rules.climb)) continue;
    for (Hex second : neighbours(first)) {
      if (second == from || !lifted.occupied(second)) continue;
      if (!lifted.can_step_at_height(first, second, rules.climb)) continue;
      for (Hex last : neighbours(second)) {
        if (last == from || lifted.occupied(last)) continue;
        if (lifted.can_step_at_height(second, last, rules.climb)) result.insert(last);
      }
    }
  }
  return result;
}

}  // namespace

std::set<char> acts_as(const NaiveBoard& board, Hex cell) {
  const char face = board.top(cell)->face;
  if (face != 'M') return {face};
  if (board.height(cell) > 1) return {'B'};  // H-M: on another tile it is a beetle
  std::set<char> copied;
  for (Hex next : neighbours(cell)) {
    const std::optional<NaiveTile> neighbour = board.top(next);
    if (neighbour && neighbour->face != 'M') copied.insert(neighbour->face);
  }
  return copied;
}

std::set<Hex> destinations(char bug, const NaiveBoard& lifted, Hex from, const NaiveRules& rules) {
  switch (bug) {
    case 'Q':  // H-Q
    case 'P':  // H-P: one ground step like a queen
      return slides(lifted, from);
    case 'B':
      return beetle(lifted, from, rules);
    case 'G':
      return grasshopper(lifted, from);
    case 'S':
      return spider(lifted, from);
    case 'A':
      return soldier_ant(lifted, from);
    case 'L':
      return ladybug(lifted, from, rules);
    default:
      return {};
  }
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
