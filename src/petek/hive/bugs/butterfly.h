// SPDX-License-Identifier: MIT
// Butterfly (U-4): two steps on top of the hive over two different cells.
#pragma once

#include "petek/hive/kernel/context.h"

namespace petek::hive::kernel::PETEK_KERNEL {

template <class C>
struct Butterfly {
  using Set = typename C::Set;
  static constexpr Bug kBug = Bug::Butterfly;

  // It is never on the ground, nor is a mosquito there that copies it.
  [[nodiscard]] static Set targets(C& c, unsigned cell, unsigned beneath) {
    const auto step = c.steps(cell, beneath);
    const Set start = C::Grid::single(cell);
    const Set tops = c.climbable().without(start);
    return step(step(start) & tops) & tops;
  }
  [[nodiscard]] static unsigned count(C& c, unsigned cell, unsigned beneath) {
    return targets(c, cell, beneath).count();
  }
};

}  // namespace petek::hive::kernel::PETEK_KERNEL
