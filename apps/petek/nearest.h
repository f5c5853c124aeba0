// SPDX-License-Identifier: MIT
// "Did you mean ...?"
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace petek::app {

// The least number of letters to insert, drop, change or swap with their neighbour.
[[nodiscard]] std::size_t edit_distance(std::string_view a, std::string_view b);

// The known word that `word` most likely stands for, if any is near enough.
[[nodiscard]] std::optional<std::string> nearest(std::string_view word,
                                                 std::span<const std::string> known);

}  // namespace petek::app
