// SPDX-License-Identifier: MIT
// Where everything is kept: SQLite in a file or in memory, or PostgreSQL. Strings and numbers; of
// games it knows nothing.
//
// All calls block. One thread at a time uses a Store; for more threads open the address once for
// each: they see each other's committed writes. Whatever fails outside throws a StoreError.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "petek/store/community.h"
#include "petek/store/games.h"
#include "petek/store/types.h"
#include "petek/store/users.h"

namespace petek::store {

class Store {
 public:
  virtual ~Store() = default;

  [[nodiscard]] virtual Users& users() = 0;
  [[nodiscard]] virtual Sessions& sessions() = 0;
  [[nodiscard]] virtual Games& games() = 0;
  [[nodiscard]] virtual Events& events() = 0;
  [[nodiscard]] virtual Ratings& ratings() = 0;
  [[nodiscard]] virtual Chat& chat() = 0;
  [[nodiscard]] virtual Reports& reports() = 0;

  // Everything that the work does is kept together or, when it throws, not at all. One inside
  // another is a part of it: if the inner one throws, the outer one can only fail.
  virtual void transaction(const std::function<void()>& work) = 0;

  // Copies everything, as it stands at one moment, into a new SQLite file, while others go on
  // writing. Asks for a path where nothing is.
  virtual void backup(const std::string& path) = 0;
  // Reads a backup of any store into this one, which must be empty. All or nothing.
  virtual void restore(const std::string& path) = 0;

  // What is wrong with what is stored; nothing when all is well. Reads everything.
  [[nodiscard]] virtual std::vector<std::string> check() = 0;
};

// `sqlite::memory:`, `sqlite:PATH` or `postgresql://…`. Makes the schema, or brings it up to date;
// one that a later program wrote is refused.
[[nodiscard]] std::unique_ptr<Store> open(std::string_view address);

}  // namespace petek::store
