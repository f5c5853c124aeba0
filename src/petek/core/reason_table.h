// SPDX-License-Identifier: MIT
// Tables of reasons, in the rules and above them: one row for each value, ordered by value.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>

#include "petek/core/assert.h"

namespace petek {

// Rows have a member `reason`, an enumerator.
template <class Row, std::size_t kCount>
[[nodiscard]] consteval bool is_ordered_by_reason(const std::array<Row, kCount>& rows) {
  for (std::size_t i = 1; i < kCount; ++i) {
    if (rows[i - 1].reason >= rows[i].reason) return false;
  }
  return true;
}

// The row of a reason that has one; the rows must be ordered.
template <class Row, std::size_t kCount, class Reason>
[[nodiscard]] const Row& row_of(const std::array<Row, kCount>& rows, Reason reason) {
  const auto row = std::ranges::lower_bound(rows, reason, {}, &Row::reason);
  PETEK_ASSERT(row != rows.end() && row->reason == reason, "a reason without a row");
  return *row;
}

}  // namespace petek
