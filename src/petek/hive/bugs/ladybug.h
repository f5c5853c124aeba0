// SPDX-License-Identifier: MIT
// Ladybug (H-L): two steps on top of the hive, then one down to an empty cell.
#pragma once

#include "petek/hive/kernel/context.h"

namespace petek::hive::kernel::PETEK_KERNEL {

template <class C>
struct Ladybug {
  using Set = typename C::Set;
  static constexpr Bug kBug = Bug::Ladybug;

  [[nodiscard]] static Set targets(C& c, unsigned cell, unsigned beneath) {
    const auto step = c.steps(cell, beneath);
    const Set start = C::Grid::single(cell);
    const Set tops = c.climbable().without(start);
    const Set first = step(start) & tops;
    const Set second = step(first) & tops;
    return step(second).without(c.board.occupied);
  }
  [[nodiscard]] static unsigned count(C& c, unsigned cell, unsigned beneath) {
    return targets(c, cell, beneath).count();
  }
};

}  // namespace petek::hive::kernel::PETEK_KERNEL
