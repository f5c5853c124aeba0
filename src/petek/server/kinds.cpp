// SPDX-License-Identifier: MIT
#include <array>

#include "petek/server/play.h"

namespace petek::server {

std::span<const Kind> kinds() {
  static const std::array<Kind, 2> kAll = {hive_kind(), ada_kind()};
  return kAll;
}

const Kind* find_kind(std::string_view name) {
  for (const Kind& kind : kinds()) {
    if (kind.name == name) return &kind;
  }
  return nullptr;
}

}  // namespace petek::server
