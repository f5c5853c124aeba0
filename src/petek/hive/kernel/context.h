// SPDX-License-Identifier: MIT
// What the bugs of one position share: pins, gates at height, the open air around the hive.
#pragma once

#include <cstdint>

#include "petek/hive/kernel/board.h"

namespace petek::hive::kernel::PETEK_KERNEL {

// How far the index of a neighbour is, in the order of kRing.
template <class G>
inline constexpr unsigned kIndexStep[6] = {0U - G::kSide, 1U - G::kSide, 0U - 1U, 1U,
                                           G::kSide - 1,  G::kSide};

// The tiles of the kinds that have a second face (V-5).
[[nodiscard]] PETEK_INLINE TileSet two_faced_tiles(const Rules& rules) {
  if (!rules.expansions.contains(Expansion::Venom)) return {};
  TileSet all;
  for (int kind = 0; kind < kSecondFace; ++kind) {
    if (rules.two_faced == 0 || (rules.two_faced >> kind & 1) != 0) {
      all = all | tiles(static_cast<Bug>(kind));
    }
  }
  return all;
}

template <class G>
struct HighGates {
  typename G::Set e, ne, nw, w, sw, se;  // cells from which a step in the direction is barred
};

// Steps over any heights, as far as H-11 allows.
template <class G>
class Steps {
 public:
  using Set = typename G::Set;

  explicit Steps(const HighGates<G>* gates) : gates_(gates) {}
  // One step from every member in every direction.
  [[nodiscard]] Set operator()(const Set& from) const {
    if (gates_ == nullptr) return dilated<G>(from);
    const HighGates<G>& g = *gates_;
    return from.without(g.e).e() | from.without(g.w).w() |
           (from.without(g.nw) | from.without(g.ne).e()).nw() |
           (from.without(g.se) | from.without(g.sw).w()).se();
  }

 private:
  const HighGates<G>* gates_;  // none: no step is barred
};

template <class G, Tiles kTiles>
class Context {
 public:
  using Grid = G;
  using Set = typename G::Set;
  static constexpr bool kHasColony = kTiles == Tiles::All;

  const State& state;
  Board<G> board;
  Around<G> around;  // of the occupied cells

  Context(const State& s, const Set& occupied, const Set& own, int holes)
      : state(s), board(s, occupied, own), around(occupied), holes_(holes) {}

  // Cells whose lone tile holds the hive together (H-8): articulation points.
  [[nodiscard]] PETEK_INLINE Set pinned() const {
    // The ring around a cell changes from occupied to empty as often as it has arcs of tiles.
    // One arc stays together. With more, lifting the tile joins the empty regions that the gaps
    // belong to; by Euler's formula the arcs then form (arcs - distinct regions + 1) groups.
    const Around<G>& n = around;
    Set once = n.e.without(n.ne);
    Set twice = Set::none();
    Set thrice = Set::none();
    const auto add = [&](const Set& change) {
      thrice = thrice | (twice & change);
      twice = twice | (once & change);
      once = once | change;
    };
    add(n.ne.without(n.nw));
    add(n.nw.without(n.w));
    add(n.w.without(n.sw));
    add(n.sw.without(n.se));
    add(n.se.without(n.e));
    const Set split = (twice & board.occupied).without(board.two_or_more());
    if (holes_ == 0) return split;
    return split.without(joined_by_holes(thrice));
  }

  // The top tiles of the cells around one.
  [[nodiscard]] TileSet touched(unsigned cell) const {
    return tiles_in(G::ring(cell)) - state.covered;
  }
  // The tiles on the board whose cells are members, covered ones too.
  [[nodiscard]] TileSet tiles_in(const Set& s) const {
    const bool rare_tiles = (state.on_board.bits() >> 32) != 0;
    return TileSet(G::tiles_in(s, board.cell, rare_tiles)) & state.on_board;
  }

  // The tiles that show this bug, off the board and covered ones too.
  [[nodiscard]] TileSet showing(Bug bug) const {
    const TileSet of_kind = tiles(first_face(bug));
    if constexpr (!kHasColony) return of_kind;
    if (bug != first_face(bug)) return of_kind & state.second_face;
    return of_kind - state.second_face;
  }
  [[nodiscard]] TileSet enemies() const { return tiles(opponent(state.to_act)); }
  // The cells of tiles that are on the board.
  [[nodiscard]] Set cells_of(TileSet of) const {
    Set cells = Set::none();
    for (const Tile t : of) cells = cells | G::single(board.cell[t.id]);
    return cells;
  }
  [[nodiscard]] bool touches(unsigned cell, Bug bug) const {
    return !(touched(cell) & showing(bug)).empty();
  }
  // V-K: a tile on this cell is neither killed nor taken.
  [[nodiscard]] bool is_shielded(unsigned cell) const { return touches(cell, Bug::ShieldBug); }
  // Whether the hive is one without these cells (H-8).
  [[nodiscard]] bool is_one_hive_without(const Set& cells) const {
    const Set rest = board.occupied.without(cells);
    if (!rest.any()) return true;
    Set reached = first_of(rest);
    for (;;) {
      const Set grown = (reached | dilated<G>(reached)) & rest;
      if (grown == reached) return grown == rest;
      reached = grown;
    }
  }

  // The steps of the tile on `cell` with `beneath` tiles under it, which is lifted and counts for
  // no height. They last until they are asked for again.
  [[nodiscard]] Steps<G> steps(unsigned cell, unsigned beneath) {
    if constexpr (kHasColony) {
      if (beneath > 0) {
        const bool any = find_high_gates(lifted_gates_, beneath + 1, G::single(cell));
        return Steps<G>(any ? &lifted_gates_ : nullptr);
      }
    }
    return Steps<G>(has_high_gates() ? &high_gates_ : nullptr);
  }
  // Cells that a step may climb onto or pass over on top.
  [[nodiscard]] Set climbable() const {
    const unsigned limit = state.rules.climb;
    if (limit == 0 || board.tallest <= limit) return board.occupied;
    return board.occupied.without(board.at_least[limit + 1].load());
  }

  // Directions in which a tile with `beneath` tiles under it passes no gate of two cells that are
  // higher than both ends of the step (H-11). Squeezing on the ground (H-10) is not asked.
  [[nodiscard]] Pattern ungated(unsigned cell, unsigned beneath) const {
    Pattern barred = 0;
    const unsigned lowest = beneath + 1 < 2 ? 2 : beneath + 1;
    for (unsigned k = lowest; k <= board.tallest; ++k) {
      barred |= kRings.gaps[G::pattern(board.at_least[k], cell)];
    }
    return kFullRing & ~barred;
  }

  // Where a tile that walks on the ground around the hive gets, starting from `cell` (H-A).
  [[nodiscard]] PETEK_INLINE Set walk(unsigned cell) {
    const Pattern p = board.around(cell);
    if (kRings.slides[p] == 0) return Set::none();
    const Air& air = open_air();
    if (lifting_changes_little(air, cell, p)) {
      return air.shore.without(air.lonely.load() & G::ring(cell));
    }
    return walk_of_lifted(cell);
  }
  [[nodiscard]] unsigned count_walk(unsigned cell) {
    const Pattern p = board.around(cell);
    if (kRings.slides[p] == 0) return 0;
    const Air& air = open_air();
    if (lifting_changes_little(air, cell, p)) {
      return air.shore_count - static_cast<unsigned>(std::popcount(G::pattern(air.lonely, cell)));
    }
    return walk_of_lifted(cell).count();
  }

 private:
  // The empty cells that are joined to the world outside by steps that nothing squeezes. Contact
  // with the hive need not be asked for: the border of such a region is one closed curve, so
  // whoever walks in contact gets to every cell of it that touches the hive.
  struct Air {
    Set region;
    Set shore;                  // its cells next to the hive
    typename G::Stored lonely;  // empty cells that touch exactly one tile
    typename G::Stored gates;   // tiles at squeezed edges: lifting one opens a way
    unsigned shore_count;
    bool squeezed;
  };

  [[nodiscard]] bool has_high_gates() {
    if (high_gates_known_) return high_gates_any_;
    high_gates_known_ = true;
    high_gates_any_ = board.tallest >= 2 && find_high_gates(high_gates_, 0, Set::none());
    return high_gates_any_;
  }
  // The gates when the cells of height `level` do not include those `lifted`.
  [[nodiscard]] bool find_high_gates(HighGates<G>& gates, unsigned level, const Set& lifted) const {
    if (board.two_or_more().count() < 2) return false;
    Set e = Set::none();
    Set ne = e;
    Set nw = e;
    for (unsigned k = 2; k <= board.tallest; ++k) {
      Set high = board.at_least[k].load();
      if constexpr (kHasColony) {
        if (k == level) high = high.without(lifted);
      }
      const Around<G> n(high);
      e = e | (n.ne & n.se).without(high | n.e);
      ne = ne | (n.nw & n.e).without(high | n.ne);
      nw = nw | (n.w & n.ne).without(high | n.nw);
    }
    if (!(e | ne | nw).any()) return false;
    gates = {e, ne, nw, e.e(), ne.nw().e(), nw.nw()};
    return true;
  }

  // Lifting the ant opens no squeezed edge and joins no regions, so all that changes is its own
  // cell and the empty cells that touched nothing else.
  [[nodiscard]] bool lifting_changes_little(const Air& air, unsigned cell, Pattern p) const {
    return kRings.arcs[p] == 1 && !(air.squeezed && air.gates.contains(cell)) &&
           G::ring(cell, kRings.slides[p]).meets(air.region);
  }

  [[nodiscard]] const Air& open_air() {
    if (air_known_) return air_;
    air_known_ = true;
    const Around<G>& n = around;
    const Set& occupied = board.occupied;
    const OpenEdges<G> open(occupied, n);
    air_.squeezed = open.any_squeezed();
    if (!air_.squeezed && holes_ == 0) {
      air_.region = occupied.complement();
    } else {
      air_.region = outside(occupied, open);
      air_.gates.store(open.gates());
    }
    Set once = n.e;
    Set twice = Set::none();
    const auto add = [&](const Set& next) {
      twice = twice | (once & next);
      once = once | next;
    };
    add(n.ne);
    add(n.nw);
    add(n.w);
    add(n.sw);
    add(n.se);
    air_.shore = (air_.region & once).without(occupied);
    air_.shore_count = air_.shore.count();
    air_.lonely.store(once.without(twice | occupied));
    return air_;
  }

  // Seeds: cells that see the border along their row. The flood does the rest in few rounds.
  [[nodiscard]] static Set outside(const Set& occupied, const OpenEdges<G>& open) {
    return open.flooded(G::sees_border(occupied | open.squeezed_e | open.squeezed_e.e()));
  }

  [[nodiscard]] Set walk_of_lifted(unsigned cell) const {
    const Set start = G::single(cell);
    const Set rest = board.occupied.without(start);
    const Around<G> n(rest);
    const OpenEdges<G> open(rest, n);
    Set region = outside(rest, open);
    if (!region.meets(start)) region = open.flooded(start);
    return (region & n.any()).without(start);
  }

  // Tiles with two (three) arcs whose gaps belong to two (three) different empty regions.
  [[nodiscard]] Set joined_by_holes(const Set& three_arcs) const {
    const Set empty = board.occupied.complement();
    Set region = G::sees_border(board.occupied);
    Set left = empty;
    Set touch_one = Set::none();
    Set touch_two = Set::none();
    Set touch_three = Set::none();
    for (;;) {
      for (;;) {  // flood
        const Set grown = (region | dilated<G>(region)) & empty;
        if (grown == region) break;
        region = grown;
      }
      const Set touched = dilated<G>(region);
      touch_three = touch_three | (touch_two & touched);
      touch_two = touch_two | (touch_one & touched);
      touch_one = touch_one | touched;
      left = left.without(region);
      if (!left.any()) break;
      region = first_of(left);
    }
    return touch_two.without(three_arcs) | (touch_three & three_arcs);
  }

  [[nodiscard]] static Set first_of(const Set& s) {
    std::size_t first = 0;
    bool found = false;
    s.for_each([&](std::size_t index) {
      if (!found) first = index;
      found = true;
    });
    return G::single(static_cast<unsigned>(first));
  }

  int holes_;
  bool high_gates_known_ = false;
  bool high_gates_any_ = false;
  bool air_known_ = false;
  HighGates<G> high_gates_;
  HighGates<G> lifted_gates_;
  Air air_;
};

}  // namespace petek::hive::kernel::PETEK_KERNEL
