// SPDX-License-Identifier: MIT
// The schema as the steps that led to it. A step that was released is never changed again.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "petek/store/database.h"

namespace petek::store {

struct Migration {
  std::int64_t number;  // from 1, without a gap
  std::span<const std::string_view> statements;
};

[[nodiscard]] std::span<const Migration> migrations();

// Performs the steps that the database has not seen, each in a transaction of its own. Throws when
// it has seen more than these, and leaves it alone.
void migrate(Database& database, std::span<const Migration> steps);

// The number of the last step; 0 when there are no tables.
[[nodiscard]] std::int64_t schema_version(Database& database);

}  // namespace petek::store
