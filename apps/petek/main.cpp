// SPDX-License-Identifier: MIT
// The program petek.
#include <cstdio>
#include <exception>

#include "apps/petek/arguments.h"
#include "apps/petek/commands.h"

int main(int argc, char** argv) {
  try {
    return petek::app::run(argc, argv);
  } catch (const std::exception& exception) {  // memory, disk, threads
    std::fprintf(stderr, "petek: %s\n", exception.what());
    return petek::app::kFault;
  }
}
