// SPDX-License-Identifier: MIT
// The bitboards that move generation reads, made from a State for one position.
#pragma once

#include <algorithm>
#include <cstdint>

#include "petek/hive/kernel/tables.h"
#include "petek/hive/state.h"

namespace petek::hive::kernel::PETEK_KERNEL {

inline constexpr unsigned kMaxHeight = 20;  // no rule set allows more tiles that climb

// Cells whose neighbour in a direction is a member, for each direction.
template <class G>
struct Around {
  using Set = typename G::Set;
  Set e, ne, nw, w, sw, se;

  PETEK_INLINE explicit Around(const Set& s) {
    const Set up = s.se();  // cells whose north-western neighbour is a member
    const Set down = s.nw();
    e = s.w();
    w = s.e();
    nw = up;
    ne = up.w();
    se = down;
    sw = down.e();
  }
  [[nodiscard]] Set any() const { return e | ne | nw | w | sw | se; }
};

// All neighbours of all members.
template <class G>
[[nodiscard]] PETEK_INLINE typename G::Set dilated(const typename G::Set& s) {
  const auto east = s.e();
  const auto west = s.w();
  return east | west | (s | west).se() | (s | east).nw();
}

// What must hold for a step in each of three directions: both cells empty and not squeezed.
// A step the other way asks the same of the same pair.
template <class G>
struct OpenEdges {
  using Set = typename G::Set;
  // The cells from which a step in the direction is open, contact with the hive not asked for.
  Set e, ne, nw, w, sw, se;
  // Gates of squeezed edges are found from these: the near cell of each squeezed edge.
  Set squeezed_e, squeezed_ne, squeezed_nw;

  PETEK_INLINE OpenEdges(const Set& occupied, const Around<G>& n) {
    const Set free_e = (occupied | n.e).complement();
    const Set free_ne = (occupied | n.ne).complement();
    const Set free_nw = (occupied | n.nw).complement();
    squeezed_e = free_e & n.ne & n.se;
    squeezed_ne = free_ne & n.nw & n.e;
    squeezed_nw = free_nw & n.w & n.ne;
    e = free_e.without(squeezed_e);
    ne = free_ne.without(squeezed_ne);
    nw = free_nw.without(squeezed_nw);
    w = e.e();
    sw = ne.nw().e();
    se = nw.nw();
  }

  [[nodiscard]] bool any_squeezed() const { return (squeezed_e | squeezed_ne | squeezed_nw).any(); }
  // Tiles on either side of a squeezed edge: lifting one of them opens it.
  [[nodiscard]] Set gates() const {
    const Set ne_of_e = squeezed_e.nw().e();
    const Set se_of_e = squeezed_e.se();
    const Set nw_of_ne = squeezed_ne.nw();
    const Set e_of_ne = squeezed_ne.e();
    const Set w_of_nw = squeezed_nw.w();
    const Set ne_of_nw = squeezed_nw.nw().e();
    return ne_of_e | se_of_e | nw_of_ne | e_of_ne | w_of_nw | ne_of_nw;
  }

  // One step of a flood in every direction.
  [[nodiscard]] Set step(const Set& from) const {
    return (from & e).e() | (from & w).w() | ((from & nw) | (from & ne).e()).nw() |
           ((from & se) | (from & sw).w()).se();
  }
  [[nodiscard]] Set flooded(Set region) const {
    for (;;) {
      const Set once = region | step(region);
      const Set twice = once | step(once);
      if (twice == region) return region;
      region = twice;
    }
  }
};

// Single ground steps of a lifted tile around the rest of the hive: open, so that at most one of
// the two gates is occupied, and in contact, so that one is (H-10).
template <class G>
class GroundSteps {
 public:
  using Set = typename G::Set;

  explicit GroundSteps(const Set& rest) : GroundSteps(rest, Around<G>(rest)) {}
  // One step from every member in every direction.
  [[nodiscard]] Set operator()(const Set& from) const {
    return (from & e_).e() | (from & w_).w() | ((from & nw_) | (from & ne_).e()).nw() |
           ((from & se_) | (from & sw_).w()).se();
  }

 private:
  GroundSteps(const Set& rest, const Around<G>& n) {
    const OpenEdges<G> open(rest, n);
    e_ = open.e & (n.ne | n.se);
    ne_ = open.ne & (n.nw | n.e);
    nw_ = open.nw & (n.w | n.ne);
    w_ = e_.e();
    sw_ = ne_.nw().e();
    se_ = nw_.nw();
  }

  Set e_, ne_, nw_, w_, sw_, se_;
};

// A position as bitboards. Cells of tiles off the board are meaningless: mind the masks.
template <class G>
struct Board {
  using Set = typename G::Set;

  Set occupied;
  Set own;               // cells whose top is of the colour to act
  unsigned tallest = 1;  // the height of the highest stack
  // at_least[k]: cells of height k or more, for 1 <= k <= tallest.
  typename G::Stored at_least[kMaxHeight + 1];
  alignas(32) typename G::Index cell[kTileSlots];

  Board(const State& s, const Set& all, const Set& own_tops) : occupied(all), own(own_tops) {
    at_least[1].store(occupied);
    G::indices(s, cell);
    if (!s.elevated.empty()) add_levels(s);
  }

  [[nodiscard]] Pattern around(unsigned index) const { return G::pattern(at_least[1], index); }
  [[nodiscard]] Set two_or_more() const { return tallest >= 2 ? at_least[2].load() : Set::none(); }

 private:
  void add_levels(const State& s) {
    for (const Tile t : s.elevated) tallest = std::max(tallest, s.level[t.id] + 1U);
    for (unsigned k = 2; k <= tallest; ++k) {
      Set set = Set::none();
      for (const Tile t : s.elevated) {
        if (s.level[t.id] + 1U == k) set = set | G::single(cell[t.id]);
      }
      at_least[k].store(set);
    }
  }
};

// Enclosed empty regions of a connected group: 1 - (V - E + F), Euler's formula on the triangles
// of mutually adjacent tiles.
template <class G>
[[nodiscard]] int count_holes(const typename G::Set& occupied) {
  const Around<G> n(occupied);
  const auto e = occupied & n.e;
  const auto ne = occupied & n.ne;
  const auto nw = occupied & n.nw;
  const int vertices = static_cast<int>(occupied.count());
  if (vertices == 0) return 0;
  const int edges = static_cast<int>(e.count() + ne.count() + nw.count());
  const int triangles = static_cast<int>((e & ne).count() + (ne & nw).count());
  return 1 - (vertices - edges + triangles);
}

}  // namespace petek::hive::kernel::PETEK_KERNEL
