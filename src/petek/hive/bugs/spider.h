// SPDX-License-Identifier: MIT
// Spider (H-S): exactly three ground steps, no cell twice.
#pragma once

#include "petek/hive/kernel/context.h"

namespace petek::hive::kernel::PETEK_KERNEL {

template <class C>
struct Spider {
  using G = typename C::Grid;
  using Set = typename C::Set;
  static constexpr Bug kBug = Bug::Spider;

  [[nodiscard]] static Set targets(C& c, unsigned cell, unsigned /*beneath*/) {
    const Pattern first_steps = kRings.slides[c.board.around(cell)];
    if (first_steps == 0) return Set::none();
    const Set start = G::single(cell);
    const GroundSteps<G> step(c.board.occupied.without(start));
    // The last cell must differ from the first step, so each first step is followed by itself.
    Set targets = Set::none();
    for (Pattern left = first_steps; left != 0; left &= left - 1) {
      const Set first = G::ring(cell, left & (0U - left));
      const Set second = step(first).without(start);
      targets = targets | step(second).without(start | first);
    }
    return targets;
  }
  [[nodiscard]] static unsigned count(C& c, unsigned cell, unsigned beneath) {
    return targets(c, cell, beneath).count();
  }
};

}  // namespace petek::hive::kernel::PETEK_KERNEL
