// SPDX-License-Identifier: MIT
// All rows of one database into another, table by table.
#pragma once

#include "petek/store/database.h"

namespace petek::store {

// Asks for the same schema on both sides, and for a target without rows. Belongs into a snapshot
// of the one and a transaction of the other.
void copy_rows(Database& from, Database& to);

[[nodiscard]] bool has_rows(Database& database);

}  // namespace petek::store
