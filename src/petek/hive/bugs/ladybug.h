// SPDX-License-Identifier: MIT
// Ladybug (H-L): two steps on top of the hive, then one down to an empty cell.
#pragma once

#include "petek/hive/kernel/context.h"

namespace petek::hive::kernel::PETEK_KERNEL {

template <class G>
struct Ladybug {
  static constexpr Bug kBug = Bug::Ladybug;

  [[nodiscard]] static typename G::Set targets(Context<G>& c, unsigned cell, unsigned /*beneath*/) {
    const auto start = G::single(cell);
    const auto tops = c.climbable().without(start);
    const auto first = c.stepped(start) & tops;
    const auto second = c.stepped(first) & tops;
    return c.stepped(second).without(c.board.occupied);
  }
  [[nodiscard]] static unsigned count(Context<G>& c, unsigned cell, unsigned beneath) {
    return targets(c, cell, beneath).count();
  }
};

}  // namespace petek::hive::kernel::PETEK_KERNEL
