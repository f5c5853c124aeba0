// SPDX-License-Identifier: MIT
// Hives of any extent: a plane of 32 x 32 or 64 x 64 cells made from the tile arrays whenever it is
// asked for. Slower than the window and seldom needed; the same generator runs on it.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "petek/hive/kernel/generator.h"
#include "petek/hive/kernel/judge.h"
#include "petek/hive/kernel/perform.h"
#include "petek/hive/kernel/words.h"
#include "petek/hive/key.h"

namespace petek::hive::kernel::PETEK_KERNEL {

struct Extent {
  Hex low;
  Hex high;

  [[nodiscard]] bool fits(int room) const { return high.q - low.q < room && high.r - low.r < room; }
};

// Of a set of tiles that is not empty.
[[nodiscard]] inline Extent extent(const State& s, TileSet tiles) {
  const Tile any = tiles.first();
  const Hex first = unwrap({s.q[any.id], s.r[any.id]}, s.origin);
  Extent e{first, first};
  for (const Tile t : tiles) {
    const Hex h = unwrap({s.q[t.id], s.r[t.id]}, first);
    e.low = {std::min(e.low.q, h.q), std::min(e.low.r, h.r)};
    e.high = {std::max(e.high.q, h.q), std::max(e.high.r, h.r)};
  }
  return e;
}

// The corner of a grid of that side in whose middle the hive lies.
[[nodiscard]] inline Hex centred_origin(const Extent& e, int side) {
  const auto low = [side](int from, int to) { return from - (side - (to - from + 1)) / 2; };
  return {low(e.low.q, e.high.q), low(e.low.r, e.high.r)};
}

template <class G>
struct Plane {
  using Grid = G;
  using Set = typename G::Set;

  State state;  // a copy whose origin is the plane's
  Set tops[3] = {Set::none(), Set::none(), Set::none()};
  typename G::Index cell[kTileSlots];

  Plane(const State& s, const Extent& e) : state(s) {
    state.origin = centred_origin(e, static_cast<int>(G::kSide));
    G::indices(state, cell);
    for (const Tile t : s.on_board - s.covered) G::insert(tops[index(colour(t))], cell[t.id]);
  }

  [[nodiscard]] Set occupied() const { return tops[0] | tops[1] | tops[2]; }
  [[nodiscard]] Tops<G> by_side() const {
    return {tops[index(state.to_act)], tops[index(opponent(state.to_act))], tops[2]};
  }

  [[nodiscard]] unsigned surrounded() const {
    return PETEK_KERNEL::surrounded<G>(state, tops[0], tops[1], tops[2],
                                       [this](Colour c) { return cell[queen_of(c).id]; });
  }

  template <class Sink>
  void generate(Sink& sink) const {
    const int holes = count_holes<G>(occupied());
    if (has_colony(state.rules)) {
      generate_colony<G>(state, by_side(), holes, sink);
    } else {
      generate_core<G>(state, by_side(), holes, sink);
    }
  }

  [[nodiscard]] bool can_place_queen() const {
    const Tops<G> by = by_side();
    const auto cells = has_colony(state.rules)
                           ? placement_cells<Tiles::All>(state, state.to_act, by)
                           : placement_cells<Tiles::Core>(state, state.to_act, by);
    return cells.any();
  }
};

// Calls visit(plane) with the smallest plane on which the hive and its surroundings have room.
// There must be a tile on the board.
template <class Visitor>
auto on_plane(const State& s, Visitor&& visit) {
  const Extent e = extent(s, s.on_board);
  if (e.fits(30)) return visit(Plane<WordGrid<5>>(s, e));
  return visit(Plane<WordGrid<6>>(s, e));
}

PETEK_SELDOM std::uint32_t count_anywhere(const State& s) {
  Counter counter;
  on_plane(s, [&](const auto& plane) { plane.generate(counter); });
  return counter.count();
}

PETEK_SELDOM std::size_t list_anywhere(const State& s, Action* out) {
  return on_plane(s, [out](const auto& plane) {
    Lister<typename std::decay_t<decltype(plane)>::Grid> lister(out, plane.state);
    plane.generate(lister);
    return lister.count();
  });
}

// the player to act must place its queen now; if she cannot be placed it has lost.
PETEK_SELDOM void judge_missed_queen(State& s) {
  if (s.rules.missed != Missed::Loses || s.outcome != Outcome::InProgress) return;
  if (s.phase != Phase::Act) return;
  const Tile queen = queen_of(s.to_act);
  if (!s.hand[index(s.to_act)].contains(queen) || s.ply / 2 + 1 < s.rules.deadline) return;
  if (placeable(s, s.to_act, TileSet::of(queen)).contains(queen)) {
    if (s.on_board.empty()) return;
    if (on_plane(s, [](const auto& plane) { return plane.can_place_queen(); })) return;
  }
  s.outcome = s.to_act == Colour::White ? Outcome::BlackWins : Outcome::WhiteWins;
}

// Makes origin, wide, tops, key_sum and holes from the tile arrays; G is the window's grid.
template <class G>
void rebuild(State& s) {
  constexpr int kSide = static_cast<int>(G::kSide);
  s.tops = {};
  s.key_sum = 0;
  s.holes = 0;
  s.wide = false;
  if (s.on_board.empty()) {
    s.origin = {-kSide / 2, -kSide / 2};
    return;
  }
  const Extent e = extent(s, s.on_board);
  if (!e.fits(kSide - 2)) {
    s.wide = true;
    s.origin = e.low;
    return;
  }
  s.origin = centred_origin(e, kSide);
  for (const Tile t : s.on_board) {
    const Spot<G> spot(s, {s.q[t.id], s.r[t.id]});
    if (!s.covered.contains(t)) {
      WindowSet& top = s.tops[index(colour(t))];
      G::store(top, G::load(top) | spot.set());
    }
    s.key_sum += key_term(t, s.second_face.contains(t), s.level[t.id], spot.column, spot.row);
  }
  s.holes = static_cast<std::int8_t>(count_holes<G>(occupied_cells<G>(s)));
}

// The board of perform() for hives of any extent: changes the tile arrays and makes the rest anew.
template <class G>
class AnyBoard {
 public:
  explicit AnyBoard(State& s) : s_(s) {}

  void lift(Tile tile) {
    s_.on_board.erase(tile);
    if (s_.level[tile.id] == 0) return;
    s_.covered.erase(top_of<G>(s_, {s_.q[tile.id], s_.r[tile.id]}, TileSet::of(tile)));
    s_.elevated.erase(tile);
  }
  void land(Tile tile, WrappedHex cell) {
    std::uint8_t level = 0;
    if (G::tiles_at(s_, cell.q, cell.r) != 0) {
      const Tile beneath = top_of<G>(s_, cell, TileSet::of(tile));
      level = static_cast<std::uint8_t>(s_.level[beneath.id] + 1);
      s_.covered.insert(beneath);
      s_.elevated.insert(tile);
    }
    s_.on_board.insert(tile);
    s_.q[tile.id] = cell.q;
    s_.r[tile.id] = cell.r;
    s_.level[tile.id] = level;
  }
  void turn(Tile tile) {
    s_.second_face.contains(tile) ? s_.second_face.erase(tile) : s_.second_face.insert(tile);
  }
  [[nodiscard]] unsigned surrounded() const {
    if (s_.on_board.empty()) return 0;
    return on_plane(s_, [](const auto& plane) { return plane.surrounded(); });
  }
  void settle() { rebuild<G>(s_); }

 private:
  State& s_;
};

// Performs any action, in or out of the window, passes too.
template <class G>
PETEK_SELDOM void apply_anywhere(State& s, Action action) {
  AnyBoard<G> board(s);
  perform(s, action, board);
  judge_missed_queen(s);
}

}  // namespace petek::hive::kernel::PETEK_KERNEL
