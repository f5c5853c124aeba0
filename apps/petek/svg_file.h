// SPDX-License-Identifier: MIT
// Writing a drawing where the user wants it.
#pragma once

#include <string>
#include <string_view>

namespace petek::app {

// Writes it to the file, or to standard output if that is "-". Returns the exit code; a fault is
// told on standard error under the name of the command.
[[nodiscard]] int write_svg(std::string_view command, const std::string& path,
                            std::string_view svg);

}  // namespace petek::app
