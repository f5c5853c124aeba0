// SPDX-License-Identifier: MIT
// Shield bug (V-K): one step up onto the hive, one down. What it keeps from it and its neighbours
// is asked where that is done: Context::is_shielded, and each ability.
#pragma once

#include "petek/hive/kernel/context.h"

namespace petek::hive::kernel::PETEK_KERNEL {

template <class C>
struct ShieldBug {
  using Set = typename C::Set;
  static constexpr Bug kBug = Bug::ShieldBug;

  [[nodiscard]] static Set targets(C& c, unsigned cell, unsigned beneath) {
    const auto step = c.steps(cell, beneath);
    const Set start = C::Grid::single(cell);
    return step(step(start) & c.climbable().without(start)).without(c.board.occupied);
  }
  [[nodiscard]] static unsigned count(C& c, unsigned cell, unsigned beneath) {
    return targets(c, cell, beneath).count();
  }
};

}  // namespace petek::hive::kernel::PETEK_KERNEL
