// SPDX-License-Identifier: MIT
// What the program may do with its output: colours and progress only where a person looks on.
#pragma once

#include <cstddef>
#include <string_view>

#include "apps/petek/commands.h"

namespace petek::app {

[[nodiscard]] bool is_input_a_terminal();
[[nodiscard]] bool is_output_a_terminal();
[[nodiscard]] bool is_error_output_a_terminal();

// Auto: standard output is a terminal that is not "dumb", and NO_COLOR is not set.
[[nodiscard]] bool uses_colour(ColourMode mode);

// A bar on standard error, drawn only if that is a terminal and there is much to do; gone when it
// goes out of scope.
class ProgressBar {
 public:
  ProgressBar(std::string_view what, std::size_t total);
  ~ProgressBar();
  ProgressBar(const ProgressBar&) = delete;
  ProgressBar& operator=(const ProgressBar&) = delete;

  void show(std::size_t done);
  void hide();  // before other text goes to the terminal

 private:
  std::string_view what_;
  std::size_t total_;
  bool is_visible_ = false;
  bool is_drawn_ = false;
  int last_percent_ = -1;
};

}  // namespace petek::app
