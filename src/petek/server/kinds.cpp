// SPDX-License-Identifier: MIT
#include <array>

#include "petek/server/play.h"

namespace petek::server {

std::span<const Kind> kinds() {
  static const std::array<Kind, 2> all = {hive_kind(), ada_kind()};
  return all;
}

const Kind* find_kind(std::string_view name) {
  for (const Kind& kind : kinds()) {
    if (kind.name == name) return &kind;
  }
  return nullptr;
}

}  // namespace petek::server
