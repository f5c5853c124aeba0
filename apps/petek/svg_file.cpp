// SPDX-License-Identifier: MIT
#include "apps/petek/svg_file.h"

#include <fmt/core.h>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <fstream>

#include "apps/petek/commands.h"

namespace petek::app {

int write_svg(std::string_view command, const std::string& path, std::string_view svg) {
  if (path == "-") {
    fmt::print("{}", svg);
    return kSuccess;
  }
  std::ofstream file(path, std::ios::binary);
  file << svg << std::flush;
  if (!file) {
    fmt::print(stderr, "{}: {}: {}\n", command, path, std::strerror(errno));
    return kFault;
  }
  return kSuccess;
}

}  // namespace petek::app
