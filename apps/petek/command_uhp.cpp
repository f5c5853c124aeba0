// SPDX-License-Identifier: MIT
// petek uhp: the engine on standard input and output.
#include <iostream>

#include "apps/petek/commands.h"
#include "petek/uhp/engine.h"

namespace petek::app {

int run_uhp() {
  // Whole answers are written at once, and nothing is to wait for the C library's buffers.
  std::ios::sync_with_stdio(false);
  uhp::Engine().run(std::cin, std::cout);
  return std::cout ? kSuccess : kFault;
}

}  // namespace petek::app
