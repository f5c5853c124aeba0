// SPDX-License-Identifier: MIT
// The entry points of one kernel, made from the grid of its window.
#pragma once

#include "petek/hive/kernel/apply.h"
#include "petek/hive/kernel/generator.h"
#include "petek/hive/kernel/kernel.h"

namespace petek::hive::kernel::PETEK_KERNEL {

template <class G>
std::uint32_t count(const State& s) {
  if (s.outcome != Outcome::InProgress) return 0;
  if (s.wide) [[unlikely]] return count_anywhere(s);
  Counter counter;
  generate<G>(s, G::load(s.tops[0]), G::load(s.tops[1]), G::load(s.tops[2]), s.holes, counter);
  return counter.count() == 0 ? 1 : counter.count();  // a pass
}

template <class G>
std::size_t list(const State& s, Action* out) {
  if (s.outcome != Outcome::InProgress) return 0;
  if (s.wide) [[unlikely]] return list_anywhere(s, out);
  Lister<G> lister(out, s);
  generate<G>(s, G::load(s.tops[0]), G::load(s.tops[1]), G::load(s.tops[2]), s.holes, lister);
  if (lister.count() != 0) return lister.count();
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

}  // namespace petek::hive::kernel::PETEK_KERNEL
