// SPDX-License-Identifier: MIT
// Takes a Smart Game Format text apart into its properties, along the main line of the game.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace petek::hive {

struct SgfProperty {
  std::string_view name;
  std::string value;  // with its escapes resolved
  std::size_t line = 0;
};

class SgfScanner {
 public:
  explicit SgfScanner(std::string_view text) : text_(text) {}

  // The next property; each value of a property with several is one. Nothing at the end of the
  // first line of play, or of the text.
  [[nodiscard]] std::optional<SgfProperty> next();

 private:
  [[nodiscard]] std::string take_value();

  std::string_view text_;
  std::string_view name_;
  std::size_t position_ = 0;
  std::size_t line_ = 1;
};

// How many bytes the game that begins with the text's first '(' takes, up to behind its last ')'.
[[nodiscard]] std::size_t sgf_game_size(std::string_view text);

}  // namespace petek::hive
