// SPDX-License-Identifier: MIT
// Dragonfly (V-D): from the ground one step up; standing on top it runs straight to the first empty
// cell.
#pragma once

#include "petek/hive/kernel/context.h"

namespace petek::hive::kernel::PETEK_KERNEL {

template <class C>
struct Dragonfly {
  using G = typename C::Grid;
  using Set = typename C::Set;
  static constexpr Bug kBug = Bug::Dragonfly;

  [[nodiscard]] static Set targets(C& c, unsigned cell, unsigned beneath) {
    const auto step = c.steps(cell, beneath);
    const Set start = G::single(cell);
    const Set tops = c.climbable().without(start);
    const Set over = step(start) & tops;
    if (beneath == 0) return over;
    Set targets = Set::none();
    for (unsigned i = 0; i < 6; ++i) {
      const unsigned way = kIndexStep<G>[i];
      unsigned at = cell + way;
      if (!over.meets(G::single(at))) continue;
      for (;;) {
        const Set next = step(G::single(at)) & G::single(at + way);
        at += way;
        if (!next.any()) break;  // a gate bars the direction
        if (!c.board.at_least[1].contains(at)) {
          targets = targets | next;
          break;
        }
        if (!next.meets(tops)) break;
      }
    }
    return targets;
  }
  [[nodiscard]] static unsigned count(C& c, unsigned cell, unsigned beneath) {
    return targets(c, cell, beneath).count();
  }
};

}  // namespace petek::hive::kernel::PETEK_KERNEL
