// SPDX-License-Identifier: MIT
// Whether an action is legal, which the list alone decides, and which action of the list is meant.
#include <algorithm>
#include <array>
#include <span>

#include "petek/hive/kernel/kernel.h"
#include "petek/hive/position.h"
#include "petek/hive/referee.h"

namespace petek::hive {
namespace {

// Whether two actions that name other tiles lead to one position (reading 6, S-2, S-4).
bool leads_to_the_same(Action a, Action b) {
  if (has_pair(a.kind) && has_pair(b.kind)) {
    const bool are_swaps = a.kind == ActionKind::Swap && b.kind == ActionKind::Swap;
    const bool are_removals = a.kind != ActionKind::Swap && b.kind != ActionKind::Swap;
    const bool are_the_same = a.tile() == b.tile() && a.other() == b.other();
    const bool are_reversed = a.tile() == b.other() && a.other() == b.tile();
    return (are_swaps || are_removals) && (are_the_same || are_reversed);
  }
  const bool is_of_a_kind = a.kind == ActionKind::Steal || a.kind == ActionKind::Draw;
  return is_of_a_kind && a.kind == b.kind && kind(a.tile()) == kind(b.tile()) &&
         colour(a.tile()) == colour(b.tile());
}

}  // namespace

std::optional<Reason> Position::refusal(Action action) const {
  std::array<Action, kernel::kMaxActions> room;
  const auto legal = std::span(room).first(kernel::chosen().list(state_, room.data()));
  if (std::ranges::find(legal, action) != legal.end()) return std::nullopt;
  return Referee(*this).why(action);
}

Result<Action, Reason> Position::listed(Action action) const {
  std::array<Action, kernel::kMaxActions> room;
  const auto legal = std::span(room).first(kernel::chosen().list(state_, room.data()));
  if (std::ranges::find(legal, action) != legal.end()) return action;
  const Reason reason = Referee(*this).why(action);
  if (reason == Reason::OtherText) {
    const auto same = std::ranges::find_if(
        legal, [action](Action other) { return leads_to_the_same(action, other); });
    if (same != legal.end()) return *same;
  }
  return fail(reason);
}

}  // namespace petek::hive
