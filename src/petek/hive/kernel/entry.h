// SPDX-License-Identifier: MIT
// The entry points of one kernel, made from the grid of its window.
#pragma once

#include "petek/hive/kernel/apply.h"
#include "petek/hive/kernel/generator.h"
#include "petek/hive/kernel/kernel.h"

namespace petek::hive::kernel::PETEK_KERNEL {

template <class G, class Sink>
PETEK_INLINE void generate_in_window(const State& s, Sink& sink) {
  generate<G>(s, G::load(s.tops[index(s.to_act)]), G::load(s.tops[index(opponent(s.to_act))]),
              G::load(s.tops[2]), s.holes, sink);
}

template <class G>
std::uint32_t count(const State& s) {
  if (s.outcome != Outcome::InProgress) return 0;
  std::uint32_t count = 0;
  if (s.wide) [[unlikely]] {
    count = count_anywhere(s);
  } else {
    Counter counter;
    generate_in_window<G>(s, counter);
    count = counter.count();
  }
  return count == 0 ? 1 : count;  // H-9
}

template <class G>
std::size_t list(const State& s, Action* out) {
  if (s.outcome != Outcome::InProgress) return 0;
  std::size_t count = 0;
  if (s.wide) [[unlikely]] {
    count = list_anywhere(s, out);
  } else {
    Lister<G> lister(out, s);
    generate_in_window<G>(s, lister);
    count = lister.count();
  }
  if (count != 0) return count;
  *out = Action::pass();
  return 1;
}

template <class G>
void perform(State& s, Action action) {
  apply<G>(s, action);
}

template <class G>
void make(const State& from, Action action, State& to) {
  G::copy(from, to);
  apply<G>(to, action);
}

template <class G>
std::uint64_t count_after(const State& from, const Action* actions, std::size_t number) {
  union Room {
    State state;
    Room() {}  // make() writes it whole
  } child;
  std::uint64_t sum = 0;
  for (std::size_t i = 0; i < number; ++i) {
    make<G>(from, actions[i], child.state);
    sum += count<G>(child.state);
  }
  return sum;
}

template <class G>
constexpr Kernel make_kernel(std::string_view name) {
  return {name,       count<G>,           list<G>,       perform<G>, make<G>,
          rebuild<G>, judge_missed_queen, count_after<G>};
}

}  // namespace petek::hive::kernel::PETEK_KERNEL
