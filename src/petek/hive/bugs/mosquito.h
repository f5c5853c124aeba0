// SPDX-License-Identifier: MIT
// Mosquito (H-M): on the ground it moves like any bug it touches, on top like a beetle.
#pragma once

#include "petek/hive/bugs/ant.h"
#include "petek/hive/bugs/beetle.h"
#include "petek/hive/bugs/grasshopper.h"
#include "petek/hive/bugs/ladybug.h"
#include "petek/hive/bugs/pillbug.h"
#include "petek/hive/bugs/queen.h"
#include "petek/hive/bugs/spider.h"

namespace petek::hive::kernel::PETEK_KERNEL {

template <class G>
struct Mosquito {
  static constexpr Bug kBug = Bug::Mosquito;

  [[nodiscard]] static typename G::Set targets(Context<G>& c, unsigned cell, unsigned beneath) {
    using Set = typename G::Set;
    if (beneath > 0) return Beetle<G>::targets(c, cell, beneath);
    const TileSet touched = c.touched(cell);
    Set targets = Set::none();
    const auto copy = [&]<class Model>() {
      if (!(touched & tiles(Model::kBug)).empty()) {
        targets = targets | Model::targets(c, cell, beneath);
      }
    };
    copy.template operator()<QueenBee<G>>();
    copy.template operator()<Spider<G>>();
    copy.template operator()<Beetle<G>>();
    copy.template operator()<Grasshopper<G>>();
    copy.template operator()<Ant<G>>();
    copy.template operator()<Ladybug<G>>();
    copy.template operator()<Pillbug<G>>();
    return targets;
  }
  [[nodiscard]] static unsigned count(Context<G>& c, unsigned cell, unsigned beneath) {
    if (beneath > 0) return Beetle<G>::count(c, cell, beneath);
    return targets(c, cell, beneath).count();
  }
};

}  // namespace petek::hive::kernel::PETEK_KERNEL
