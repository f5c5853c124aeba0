// SPDX-License-Identifier: MIT
// Moth (U-3): one step down to an empty cell, then one up onto an occupied cell.
#pragma once

#include "petek/hive/kernel/context.h"

namespace petek::hive::kernel::PETEK_KERNEL {

template <class C>
struct Moth {
  using Set = typename C::Set;
  static constexpr Bug kBug = Bug::Moth;

  // It is never on the ground, nor is a mosquito there that copies it.
  [[nodiscard]] static Set targets(C& c, unsigned cell, unsigned beneath) {
    const auto step = c.steps(cell, beneath);
    const Set start = C::Grid::single(cell);
    const Set down = step(start).without(c.board.occupied);
    return step(down) & c.climbable().without(start);
  }
  [[nodiscard]] static unsigned count(C& c, unsigned cell, unsigned beneath) {
    return targets(c, cell, beneath).count();
  }
};

}  // namespace petek::hive::kernel::PETEK_KERNEL
