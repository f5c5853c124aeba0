// SPDX-License-Identifier: MIT
// Mosquito (H-M, V-M): on the ground it moves like any bug it touches, on top like a beetle. The
// abilities that it copies are asked for in kernel/generator.h.
#pragma once

#include "petek/hive/bugs/ant.h"
#include "petek/hive/bugs/assassin.h"
#include "petek/hive/bugs/beetle.h"
#include "petek/hive/bugs/dragonfly.h"
#include "petek/hive/bugs/firefly.h"
#include "petek/hive/bugs/fly.h"
#include "petek/hive/bugs/grasshopper.h"
#include "petek/hive/bugs/ladybug.h"
#include "petek/hive/bugs/pillbug.h"
#include "petek/hive/bugs/queen.h"
#include "petek/hive/bugs/scorpion.h"
#include "petek/hive/bugs/shield_bug.h"
#include "petek/hive/bugs/spider.h"
#include "petek/hive/bugs/tick.h"
#include "petek/hive/bugs/wasp.h"

namespace petek::hive::kernel::PETEK_KERNEL {

template <class C>
struct Mosquito {
  using Set = typename C::Set;
  static constexpr Bug kBug = Bug::Mosquito;

  [[nodiscard]] static Set targets(C& c, unsigned cell, unsigned beneath) {
    if (beneath > 0) return Beetle<C>::targets(c, cell, beneath);
    const TileSet touched = c.touched(cell);
    Set targets = Set::none();
    const auto copy = [&]<class Model>() {
      if (!(touched & c.showing(Model::kBug)).empty()) {
        targets = targets | Model::targets(c, cell, beneath);
      }
    };
    copy.template operator()<QueenBee<C>>();
    copy.template operator()<Spider<C>>();
    copy.template operator()<Beetle<C>>();
    copy.template operator()<Grasshopper<C>>();
    copy.template operator()<Ant<C>>();
    copy.template operator()<Ladybug<C>>();
    copy.template operator()<Pillbug<C>>();
    if constexpr (C::kHasColony) {  // moth and butterfly move on top only: nothing to copy (U-4)
      copy.template operator()<Wasp<C>>();
      copy.template operator()<Scorpion<C>>();
      copy.template operator()<Firefly<C>>();
      copy.template operator()<Dragonfly<C>>();
      copy.template operator()<Fly<C>>();
      copy.template operator()<Tick<C>>();
      copy.template operator()<ShieldBug<C>>();
      copy.template operator()<Assassin<C>>();
    }
    return targets;
  }
  [[nodiscard]] static unsigned count(C& c, unsigned cell, unsigned beneath) {
    if (beneath > 0) return Beetle<C>::count(c, cell, beneath);
    return targets(c, cell, beneath).count();
  }
};

}  // namespace petek::hive::kernel::PETEK_KERNEL
