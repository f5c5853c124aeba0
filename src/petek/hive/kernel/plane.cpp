// SPDX-License-Identifier: MIT
// Hives of any extent: a 64 x 64 plane made from the tile arrays whenever it is asked for.
#define PETEK_KERNEL plane
#include "petek/hive/kernel/words.h"
// The rest stands on the words.
#include "petek/hive/kernel/apply.h"

namespace petek::hive::kernel {
namespace {

using Grid = plane::WordGrid<6>;
using Set = Grid::Set;

struct Extent {
  Hex low;
  Hex high;
};

Extent extent(const State& s, TileSet tiles) {
  const Hex first = unwrap({s.q[tiles.first().id], s.r[tiles.first().id]}, s.origin);
  Extent e{first, first};
  for (const Tile t : tiles) {
    const Hex h = unwrap({s.q[t.id], s.r[t.id]}, first);
    e.low = {std::min(e.low.q, h.q), std::min(e.low.r, h.r)};
    e.high = {std::max(e.high.q, h.q), std::max(e.high.r, h.r)};
  }
  return e;
}

// The corner of a grid of that side in whose middle the hive lies.
Hex centred_origin(const Extent& e, int side) {
  const auto low = [side](int from, int to) { return from - (side - (to - from + 1)) / 2; };
  return {low(e.low.q, e.high.q), low(e.low.r, e.high.r)};
}

struct Plane {
  State state;  // a copy whose origin is the plane's
  Set tops[3] = {Set::none(), Set::none(), Set::none()};
  Grid::Index cell[kTileSlots];

  explicit Plane(const State& s) : state(s) {
    if (!s.on_board.empty()) {
      state.origin = centred_origin(extent(s, s.on_board), static_cast<int>(Grid::kSide));
    }
    Grid::indices(state, cell);
    for (const Tile t : s.on_board - s.covered) {
      Set& top = tops[index(colour(t))];
      top = top | Grid::single(cell[t.id]);
    }
  }

  [[nodiscard]] unsigned surrounded() const {
    return plane::surrounded<Grid>(state, tops[0], tops[1], tops[2],
                                   [this](Colour c) { return cell[queen_of(c).id]; });
  }
};

template <class Sink>
void generate(const Plane& p, Sink& sink) {
  const int holes = plane::count_holes<Grid>(p.tops[0] | p.tops[1] | p.tops[2]);
  plane::generate<Grid>(p.state, p.tops[0], p.tops[1], p.tops[2], holes, sink);
}

}  // namespace

std::uint32_t count_anywhere(const State& s) {
  const Plane p(s);
  plane::Counter counter;
  generate(p, counter);
  return counter.count() == 0 ? 1 : counter.count();
}

std::size_t list_anywhere(const State& s, Action* out) {
  const Plane p(s);
  plane::Lister<Grid> lister(out, p.state);
  generate(p, lister);
  if (lister.count() != 0) return lister.count();
  *out = Action::pass();
  return 1;
}

void apply_anywhere(State& s, Action action) {
  if (action.kind == ActionKind::Pass) {
    plane::finish_turn(s, {});
    judge_missed_queen_anywhere(s);
    return;
  }
  const Tile tile = action.tile();
  const TileSet just_this = TileSet::of(tile);
  unsigned lifted = 0;
  if (action.kind == ActionKind::Move) {
    if (s.level[tile.id] > 0) {
      s.covered.erase(plane::top_of<Grid>(s, {s.q[tile.id], s.r[tile.id]}, just_this));
      s.elevated.erase(tile);
    }
    s.on_board.erase(tile);
    if (s.rules.both == BothSurrounded::FirstLoses) lifted = Plane(s).surrounded();
  } else {
    s.hand[0].erase(tile);
    s.hand[1].erase(tile);
    if (action.second_face()) s.second_face.insert(tile);
  }
  std::uint8_t level = 0;
  if (Grid::tiles_at(s, action.cell.q, action.cell.r) != 0) {
    const Tile beneath = plane::top_of<Grid>(s, action.cell, just_this);
    level = static_cast<std::uint8_t>(s.level[beneath.id] + 1);
    s.covered.insert(beneath);
    s.elevated.insert(tile);
  }
  s.on_board.insert(tile);
  s.q[tile.id] = action.cell.q;
  s.r[tile.id] = action.cell.r;
  s.level[tile.id] = level;
  rebuild(s);
  s.outcome = plane::judged(s.rules, lifted, Plane(s).surrounded());
  plane::finish_turn(s, action.kind == ActionKind::Move ? just_this : TileSet{});
  judge_missed_queen_anywhere(s);
}

void judge_missed_queen_anywhere(State& s) {
  if (s.rules.missed != Missed::Loses || s.outcome != Outcome::InProgress) return;
  if (!s.hand[index(s.to_act)].contains(queen_of(s.to_act))) return;
  if (s.ply / 2 + 1 < s.rules.deadline) return;
  const Plane p(s);
  const bool white_acts = s.to_act == Colour::White;
  const Set cells = plane::placement_cells<Grid>(p.state, p.tops[0] | p.tops[1] | p.tops[2],
                                                 p.tops[white_acts ? 0 : 1],
                                                 p.tops[white_acts ? 1 : 0]);
  if (cells.any()) return;
  s.outcome = white_acts ? Outcome::BlackWins : Outcome::WhiteWins;
}

void rebuild(State& s) {
  constexpr int kSide = 16;
  constexpr int kRoom = kSide - 2;
  s.tops = {};
  s.key_sum = 0;
  s.holes = 0;
  s.wide = false;
  if (s.on_board.empty()) {
    s.origin = {-kSide / 2, -kSide / 2};
    return;
  }
  const Extent e = extent(s, s.on_board);
  if (e.high.q - e.low.q >= kRoom || e.high.r - e.low.r >= kRoom) {
    s.wide = true;
    s.origin = e.low;
    return;
  }
  s.origin = centred_origin(e, kSide);
  for (const Tile t : s.on_board) {
    const unsigned column = static_cast<std::uint8_t>(s.q[t.id] - static_cast<std::uint8_t>(s.origin.q));
    const unsigned row = static_cast<std::uint8_t>(s.r[t.id] - static_cast<std::uint8_t>(s.origin.r));
    if (!s.covered.contains(t)) {
      s.tops[index(colour(t))][row / 4] |= std::uint64_t{1} << (row % 4 * kSide + column);
    }
    s.key_sum += key_term(t, s.second_face.contains(t), s.level[t.id], column, row);
  }
  const Plane p(s);
  s.holes = static_cast<std::int8_t>(plane::count_holes<Grid>(p.tops[0] | p.tops[1] | p.tops[2]));
}

}  // namespace petek::hive::kernel
