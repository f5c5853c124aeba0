// SPDX-License-Identifier: MIT
// A game named on the command line.
#pragma once

#include <string>
#include <string_view>

#include "petek/core/result.h"
#include "petek/hive/record.h"

namespace petek::app {

// Reads a game type ("Base+MLP"), a GameString, the first game of a record file, or with "-" that
// of standard input. The error is a sentence.
[[nodiscard]] Result<hive::Record, std::string> read_game(const std::string& argument);

// The whole of a file, or of standard input for "-".
[[nodiscard]] Result<std::string, std::string> read_text(const std::string& path);

// "line 3: move 12 'wA1 -bQ': what is wrong (H-8)"
[[nodiscard]] std::string describe(const hive::RecordError& error);

}  // namespace petek::app
