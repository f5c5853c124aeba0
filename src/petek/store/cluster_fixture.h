// SPDX-License-Identifier: MIT
// A PostgreSQL 15 of the tests' own, in a temporary folder, without a network port.
#pragma once

#include <string>

namespace petek::store {

// The address of a new, empty database in a cluster that is started with the first call and ends
// with the program. Empty when there is no PostgreSQL here or it cannot be started.
std::string new_postgresql_database();

}  // namespace petek::store
