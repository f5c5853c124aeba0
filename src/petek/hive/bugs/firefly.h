// SPDX-License-Identifier: MIT
// Firefly (V-F): from the ground two steps on top of the hive; standing on top one step, over or
// down.
#pragma once

#include "petek/hive/kernel/context.h"

namespace petek::hive::kernel::PETEK_KERNEL {

template <class C>
struct Firefly {
  using Set = typename C::Set;
  static constexpr Bug kBug = Bug::Firefly;

  [[nodiscard]] static Set targets(C& c, unsigned cell, unsigned beneath) {
    const auto step = c.steps(cell, beneath);
    const Set start = C::Grid::single(cell);
    const Set tops = c.climbable().without(start);
    if (beneath > 0) return step(start) & (tops | c.board.occupied.complement());
    return step(step(start) & tops) & tops;
  }
  [[nodiscard]] static unsigned count(C& c, unsigned cell, unsigned beneath) {
    return targets(c, cell, beneath).count();
  }
};

}  // namespace petek::hive::kernel::PETEK_KERNEL
