// SPDX-License-Identifier: MIT
#include "petek/bots/hive_evaluation.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace petek::bots {
namespace {

using hive::Bug;
using hive::Colour;
using hive::Position;
using hive::State;
using hive::Tile;
using hive::TileSet;

// Which of the six neighbours are occupied: bit i for the i-th of kDirections.
using Pattern = std::uint32_t;
constexpr std::size_t kPatternCount = 64;

// The occupied cells modulo 32 on each axis. A hive that is wider than that is valued a little
// wrongly, which costs less than telling it apart.
class Ground {
 public:
  void insert(std::uint8_t q, std::uint8_t r) { rows_[r % kSize] |= 1U << (q % kSize); }
  [[nodiscard]] Pattern pattern(std::uint8_t q, std::uint8_t r) const {
    // The row with the cell's column in bit 0, so that bit 31 is the column to the west of it.
    const auto row = [&](unsigned i) {
      return std::rotr(rows_[i % kSize], static_cast<int>(q % kSize));
    };
    const std::uint32_t above = row(r + kSize - 1U);
    const std::uint32_t here = row(r);
    const std::uint32_t below = row(r + 1U);
    return (here >> 1 & 1) | (above >> 1 & 1) << 1 | (above & 1) << 2 | (here >> 31) << 3 |
           (below >> 31) << 4 | (below & 1) << 5;
  }

 private:
  static constexpr unsigned kSize = 32;
  std::array<std::uint32_t, kSize> rows_{};
};

struct PatternFacts {
  bool can_step = false;   // an empty neighbour can be slid to (H-10)
  bool is_bridge = false;  // the neighbours fall into two groups or more: most likely pinned
};

consteval std::array<PatternFacts, kPatternCount> make_facts() {
  std::array<PatternFacts, kPatternCount> table{};
  for (Pattern pattern = 0; pattern < kPatternCount; ++pattern) {
    const auto is_occupied = [&](int d) { return (pattern >> ((d + 6) % 6) & 1) != 0; };
    int groups = 0;
    for (int d = 0; d < 6; ++d) {
      if (is_occupied(d) && !is_occupied(d + 1)) ++groups;
      if (!is_occupied(d) && is_occupied(d - 1) != is_occupied(d + 1)) {
        table[pattern].can_step = true;
      }
    }
    table[pattern].is_bridge = groups > 1;
  }
  return table;
}
constexpr auto kFacts = make_facts();

// What a tile is worth that can move; less in hand, nothing while it is stuck.
constexpr int freedom(Bug face) {
  switch (face) {
    case Bug::Ant:
      return 40;
    case Bug::Centipede:
    case Bug::Assassin:
      return 34;
    case Bug::Beetle:
    case Bug::Mosquito:
    case Bug::Tick:
      return 32;
    case Bug::Fly:
    case Bug::Mantis:
      return 30;
    case Bug::Ladybug:
    case Bug::Firefly:
      return 28;
    case Bug::Pillbug:
    case Bug::Butterfly:
      return 26;
    case Bug::Moth:
    case Bug::Dragonfly:
      return 24;
    case Bug::Grasshopper:
      return 22;
    case Bug::Wasp:
    case Bug::ShieldBug:
      return 20;
    case Bug::Spider:
    case Bug::Scorpion:
      return 18;
    case Bug::Queen:
    case Bug::Honeycomb:
      break;
  }
  return 10;
}
// Bugs that are stuck where they cannot step along the ground.
constexpr bool must_slide(Bug face) {
  switch (face) {
    case Bug::Queen:
    case Bug::Ant:
    case Bug::Spider:
    case Bug::Wasp:
    case Bug::Scorpion:
    case Bug::Assassin:
      return true;
    default:
      return false;
  }
}
// What is left of a pinned tile's worth, in percent: its abilities, where they do not move it
// (reading 3).
constexpr int pinned_percent(Bug face) {
  switch (face) {
    case Bug::Mantis:
    case Bug::Centipede:
      return 100;
    case Bug::Pillbug:
    case Bug::Wasp:
    case Bug::Tick:
    case Bug::ShieldBug:
      return 50;
    default:
      return 0;
  }
}

// By occupied neighbours of the queen.
constexpr std::array<int, 7> kDanger = {0, 10, 26, 60, 120, 230, 500};
constexpr int kCoveredQueen = 60;
constexpr int kStuckQueen = 25;
constexpr int kTempo = 10;
constexpr int kDoubleTurn = 40;

constexpr Colour kSides[] = {Colour::White, Colour::Black};

// ---- Order of actions
constexpr int kPlain = 500;  // in the middle of what is allowed

// What the side gains when these tiles leave the board.
int gain_of_removal(Colour me, Tile tile) {
  constexpr int kTile = 100;
  constexpr int kQueen = 500;
  const int worth = kind(tile) == Bug::Queen ? kQueen : kTile;
  return colour(tile) == me ? -worth : worth;
}

// Of actions without a cell: their order of interest, the most forcing first.
int promise_of_deed(const Position& position, const hive::Action& action) {
  constexpr int kFlip = -50;
  constexpr int kSwap = 50;
  constexpr int kSting = 100;
  constexpr int kComb = 150;
  const Colour me = position.to_act();
  switch (action.kind) {
    case hive::ActionKind::Kill:
    case hive::ActionKind::Take: {
      const int gain = gain_of_removal(me, action.tile()) + gain_of_removal(me, action.other());
      return std::clamp(kPlain + 100 + gain, 0, 2 * kPlain);
    }
    case hive::ActionKind::Comb:
      return kPlain + kComb;
    case hive::ActionKind::Sting:
      return kPlain + kSting;
    case hive::ActionKind::Swap:
      return kPlain + kSwap;
    case hive::ActionKind::Flip:
      return kPlain + kFlip;
    default:
      return kPlain;
  }
}

}  // namespace

namespace {

// In Swarm a tile in hand may be stolen before it is placed, so it is worth less there; one of the
// other colour (S-3) hardly more than that the opponent has it not.
int hand_worth(const hive::Rules& rules, Tile tile, Colour side) {
  const int worth = worth_in_hand(rules, kind(tile));
  if (!rules.expansions.contains(hive::Expansion::Swarm)) return worth;
  return colour(tile) == side ? worth / 2 : worth / 8;
}

// What a draw brings on the average.
int draw_worth(const State& state) {
  int sum = 0;
  for (const Tile tile : state.bag) sum += hand_worth(state.rules, tile, state.to_act);
  return sum / std::max(state.bag.size(), 1);
}

}  // namespace

// A tile may be placed with its better face up, where it has two.
int worth_in_hand(const hive::Rules& rules, Bug kind) {
  int best = freedom(kind);
  if (kind != Bug::Queen && has_second_face(rules, kind)) {
    best = std::max(best, freedom(face_of_kind(kind, true)));
  }
  return best * 3 / 4;
}

int HiveEvaluation::operator()(const Position& position) const {
  const State& state = position.state();
  const TileSet tops = state.on_board - state.covered;
  Ground ground;
  std::array<Ground, 3> ground_of;
  for (const Tile tile : tops) {
    ground.insert(state.q[tile.id], state.r[tile.id]);
    ground_of[index(colour(tile))].insert(state.q[tile.id], state.r[tile.id]);
  }

  const hive::Rules& rules = state.rules;
  const bool must_cover = rules.expansions.contains(hive::Expansion::Guardians);  // U-2
  std::array<int, 2> value{};
  for (const Colour side : kSides) {
    int& own = value[index(side)];
    for (const Tile tile : state.hand[index(side)]) own += hand_worth(rules, tile, side);
    if (state.doubles.contains(side)) own += kDoubleTurn;

    const Tile queen = queen_of(side);
    if (!state.on_board.contains(queen)) continue;
    for (const Tile tile : tops& tiles(side)) {
      const PatternFacts facts = kFacts[ground.pattern(state.q[tile.id], state.r[tile.id])];
      const bool is_up = state.elevated.contains(tile);
      const Bug face = face_of_kind(kind(tile), state.second_face.contains(tile));
      const bool is_free = is_up || (!facts.is_bridge && (facts.can_step || !must_slide(face)));
      own += is_free ? freedom(face) : freedom(face) * pinned_percent(face) / 100;
    }

    const std::uint8_t q = state.q[queen.id];
    const std::uint8_t r = state.r[queen.id];
    const Pattern ring = ground.pattern(q, r);
    const Pattern enemies = ground_of[index(opponent(side))].pattern(q, r);
    const bool only_enemies = rules.surround == hive::Surround::Opponent;
    const int danger =
        kDanger[static_cast<std::size_t>(std::popcount(only_enemies ? enemies : ring))];
    // Where she must be covered as well, a ring by itself threatens less.
    own -= must_cover && !state.covered.contains(queen) ? danger * 2 / 3 : danger;
    if (state.covered.contains(queen)) {
      own -= kCoveredQueen;
    } else if (kFacts[ring].is_bridge || !kFacts[ring].can_step) {
      own -= kStuckQueen;
    }
  }
  const Colour me = position.to_act();
  if (state.phase == hive::Phase::Draw) value[index(me)] += draw_worth(state);
  return value[index(me)] - value[index(opponent(me))] + kTempo;
}

int HiveEvaluation::promise(const hive::Game& game, const hive::Action& action) const {
  constexpr int kEnemyRing = 300;
  constexpr int kOwnRing = 200;
  if (!has_cell(action.kind)) return promise_of_deed(game.position(), action);

  const Position& position = game.position();
  const Colour me = position.to_act();
  const Hex to = position.hex_of(action);
  const bool is_move = action.kind == hive::ActionKind::Move;
  const Hex from = is_move ? position.hex_of(action.tile()) : to;
  // +1 when the action brings the tile to the queen's side, -1 when it takes it away.
  const auto closer = [&](Colour side) {
    const Tile queen = queen_of(side);
    if (!position.on_board().contains(queen) || queen == action.tile()) return 0;
    const Hex hex = position.hex_of(queen);
    const bool was_near = is_move && distance(from, hex) <= 1;
    return (distance(to, hex) <= 1 ? 1 : 0) - (was_near ? 1 : 0);
  };
  return kPlain + kEnemyRing * closer(opponent(me)) - kOwnRing * closer(me);
}

}  // namespace petek::bots
