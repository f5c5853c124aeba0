// SPDX-License-Identifier: MIT
// What the fuzz targets share: the input as text, and laws that stop the program when broken.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>

namespace petek::fuzz {

inline std::string_view as_text(const std::uint8_t* data, std::size_t size) {
  return {reinterpret_cast<const char*>(data), size};
}

inline void law(bool holds, const char* what, const std::string& detail = {}) {
  if (holds) return;
  std::fprintf(stderr, "law broken: %s\n%s\n", what, detail.c_str());
  std::abort();
}

}  // namespace petek::fuzz
