// SPDX-License-Identifier: MIT
// The entry points of one kernel, made from the grid of its window.
#pragma once

#include "petek/hive/kernel/apply.h"
#include "petek/hive/kernel/generator.h"
#include "petek/hive/kernel/kernel.h"

namespace petek::hive::kernel::PETEK_KERNEL {

template <class G, Tiles kTiles, class Sink>
PETEK_INLINE void generate_in_window(const State& s, Sink& sink) {
  const Tops<G> tops = {G::load(s.tops[index(s.to_act)]),
                        G::load(s.tops[index(opponent(s.to_act))]), G::load(s.tops[2])};
  if constexpr (kTiles == Tiles::Core) {
    generate_core<G>(s, tops, s.holes, sink);
  } else {
    generate_colony<G>(s, tops, s.holes, sink);
  }
}

template <class G, Tiles kTiles>
PETEK_INLINE void apply(State& s, Action action) {
  if constexpr (kTiles == Tiles::Core) {
    apply_core<G>(s, action);
  } else {
    apply_colony<G>(s, action);
  }
}

template <class G, Tiles kTiles>
PETEK_INLINE std::uint32_t count_of(const State& s) {
  if (s.outcome != Outcome::InProgress) return 0;
  std::uint32_t count = 0;
  if (s.wide) [[unlikely]] {
    count = count_anywhere(s);
  } else {
    Counter counter;
    generate_in_window<G, kTiles>(s, counter);
    count = counter.count();
  }
  return count == 0 ? 1 : count;  // H-9
}

template <class G, Tiles kTiles>
PETEK_INLINE std::size_t list_of(const State& s, Action* out) {
  if (s.outcome != Outcome::InProgress) return 0;
  std::size_t count = 0;
  if (s.wide) [[unlikely]] {
    count = list_anywhere(s, out);
  } else {
    Lister<G> lister(out, s);
    generate_in_window<G, kTiles>(s, lister);
    count = lister.count();
  }
  if (count != 0) return count;
  *out = Action::pass();
  return 1;
}

template <class G, Tiles kTiles>
std::uint64_t count_after_of(const State& from, const Action* actions, std::size_t number) {
  State child = from;
  std::uint64_t sum = 0;
  for (std::size_t i = 0; i < number; ++i) {
    G::template copy<kTiles>(from, child);
    apply<G, kTiles>(child, actions[i]);
    sum += count_of<G, kTiles>(child);
  }
  return sum;
}

// The entry points choose by the tiles that are in play. The longer ways are functions of their
// own, so that the shorter ones can be kept in registers.

template <class G>
PETEK_APART std::uint32_t count_colony(const State& s) {
  return count_of<G, Tiles::All>(s);
}
template <class G>
std::uint32_t count(const State& s) {
  return has_colony(s.rules) ? count_colony<G>(s) : count_of<G, Tiles::Core>(s);
}

template <class G>
PETEK_APART std::size_t list_colony(const State& s, Action* out) {
  return list_of<G, Tiles::All>(s, out);
}
template <class G>
std::size_t list(const State& s, Action* out) {
  return has_colony(s.rules) ? list_colony<G>(s, out) : list_of<G, Tiles::Core>(s, out);
}

template <class G>
PETEK_INLINE void perform_any(State& s, Action action) {
  has_colony(s.rules) ? apply<G, Tiles::All>(s, action) : apply<G, Tiles::Core>(s, action);
}

template <class G>
void perform_here(State& s, Action action) {
  perform_any<G>(s, action);
}

template <class G>
void make(const State& from, Action action, State& to) {
  G::template copy<Tiles::All>(from, to);
  perform_any<G>(to, action);
}

template <class G>
std::uint64_t count_after(const State& from, const Action* actions, std::size_t number) {
  return has_colony(from.rules) ? count_after_of<G, Tiles::All>(from, actions, number)
                                : count_after_of<G, Tiles::Core>(from, actions, number);
}

template <class G>
constexpr Kernel make_kernel(std::string_view name) {
  return {name,       count<G>,           list<G>,       perform_here<G>, make<G>,
          rebuild<G>, judge_missed_queen, count_after<G>};
}

}  // namespace petek::hive::kernel::PETEK_KERNEL
