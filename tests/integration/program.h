// SPDX-License-Identifier: MIT
// Runs the program petek as its users do.
#pragma once

#include <string>
#include <vector>

namespace petek::integration {

struct Finished {
  int exit_code = -1;  // 128 and the signal's number, if one ended it
  std::string output;
  std::string error_output;
};

// Runs it to its end; neither output is a terminal.
Finished run_petek(const std::vector<std::string>& arguments, const std::string& input = "");

}  // namespace petek::integration
