// SPDX-License-Identifier: MIT
// Queen wasp (V-W): one ground step, or it stings a neighbouring enemy tile.
#pragma once

#include "petek/hive/bugs/queen.h"

namespace petek::hive::kernel::PETEK_KERNEL {

template <class C>
struct Wasp : QueenBee<C> {
  static constexpr Bug kBug = Bug::Wasp;

  // Which tiles a tile on `cell` that uses this ability, pinned or not, can sting.
  [[nodiscard]] static TileSet stung(const C& c, unsigned cell) {
    const State& s = c.state;
    return (c.touched(cell) & c.enemies() & two_faced_tiles(s.rules)) - s.elevated -
           c.showing(Bug::ShieldBug) - s.just_moved - s.just_turned;
  }
};

}  // namespace petek::hive::kernel::PETEK_KERNEL
