// SPDX-License-Identifier: MIT
// Beetle (H-B): one step, on the ground or up, over or down the hive.
#pragma once

#include "petek/hive/kernel/context.h"

namespace petek::hive::kernel::PETEK_KERNEL {

template <class C>
struct Beetle {
  using Set = typename C::Set;
  static constexpr Bug kBug = Bug::Beetle;

  [[nodiscard]] static Set targets(C& c, unsigned cell, unsigned beneath) {
    const Set steps = C::Grid::ring(cell, directions(c, cell, beneath));
    return steps & (c.climbable() | c.board.occupied.complement());
  }
  [[nodiscard]] static unsigned count(C& c, unsigned cell, unsigned beneath) {
    if (c.state.rules.climb != 0) return targets(c, cell, beneath).count();
    return static_cast<unsigned>(std::popcount(directions(c, cell, beneath)));
  }

 private:
  [[nodiscard]] static Pattern directions(const C& c, unsigned cell, unsigned beneath) {
    const Pattern ungated = c.ungated(cell, beneath);
    if (beneath > 0) {
      // From the top of a lone tile only two stacks are a gate; the ground below is met freely.
      return ungated;
    }
    const Pattern p = c.board.around(cell);
    return (kRings.slides[p] | p) & ungated;
  }
};

}  // namespace petek::hive::kernel::PETEK_KERNEL
