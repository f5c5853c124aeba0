// SPDX-License-Identifier: MIT
#include "apps/petek/terminal.h"

#include <fmt/core.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>

namespace petek::app {
namespace {

constexpr std::size_t kMany = 10;  // below that nobody has to wait

}  // namespace

bool is_input_a_terminal() {
  return isatty(STDIN_FILENO) == 1;
}
bool is_output_a_terminal() {
  return isatty(STDOUT_FILENO) == 1;
}
bool is_error_output_a_terminal() {
  return isatty(STDERR_FILENO) == 1;
}

bool uses_colour(ColourMode mode) {
  if (mode != ColourMode::Auto) return mode == ColourMode::Always;
  const char* no_color = std::getenv("NO_COLOR");  // no-color.org: set and not empty
  if (no_color != nullptr && *no_color != '\0') return false;
  const char* term = std::getenv("TERM");
  return is_output_a_terminal() && term != nullptr && std::string_view(term) != "dumb";
}

ProgressBar::ProgressBar(std::string_view what, std::size_t total)
    : what_(what), total_(total), is_visible_(total >= kMany && is_error_output_a_terminal()) {}

ProgressBar::~ProgressBar() {
  hide();
}

void ProgressBar::show(std::size_t done) {
  if (!is_visible_) return;
  const int percent = static_cast<int>(100 * done / total_);
  if (is_drawn_ && percent == last_percent_) return;
  constexpr int kWidth = 30;
  const int filled = percent * kWidth / 100;
  fmt::print(stderr, "\r{} [{:#<{}}{:-<{}}] {}/{}", what_, "", filled, "", kWidth - filled, done,
             total_);
  std::fflush(stderr);
  is_drawn_ = true;
  last_percent_ = percent;
}

void ProgressBar::hide() {
  if (!is_drawn_) return;
  fmt::print(stderr, "\r\x1b[K");
  std::fflush(stderr);
  is_drawn_ = false;
}

}  // namespace petek::app
