// SPDX-License-Identifier: MIT
// Spider (H-S): exactly three ground steps, no cell twice.
#pragma once

#include "petek/hive/kernel/context.h"

namespace petek::hive::kernel::PETEK_KERNEL {

template <class G>
struct Spider {
  static constexpr Bug kBug = Bug::Spider;

  [[nodiscard]] static typename G::Set targets(Context<G>& c, unsigned cell, unsigned /*beneath*/) {
    using Set = typename G::Set;
    const Pattern first_steps = kRings.slides[c.board.around(cell)];
    if (first_steps == 0) return Set::none();
    const Set start = G::single(cell);
    const Set rest = c.board.occupied.without(start);
    const Around<G> n(rest);
    const OpenEdges<G> open(rest, n);
    // Steps that keep contact: open, so at most one gate is occupied; and not none.
    const Set e = open.e & (n.ne | n.se);
    const Set ne = open.ne & (n.nw | n.e);
    const Set nw = open.nw & (n.w | n.ne);
    const Set w = e.e();
    const Set sw = ne.nw().e();
    const Set se = nw.nw();
    const auto step = [&](const Set& from) {
      return (from & e).e() | (from & w).w() | ((from & nw) | (from & ne).e()).nw() |
             ((from & se) | (from & sw).w()).se();
    };
    // The last cell must differ from the first step, so each first step is followed by itself.
    Set targets = Set::none();
    for (Pattern left = first_steps; left != 0; left &= left - 1) {
      const Set first = G::ring(cell, left & (0U - left));
      const Set second = step(first).without(start);
      targets = targets | step(second).without(start | first);
    }
    return targets;
  }
  [[nodiscard]] static unsigned count(Context<G>& c, unsigned cell, unsigned beneath) {
    return targets(c, cell, beneath).count();
  }
};

}  // namespace petek::hive::kernel::PETEK_KERNEL
