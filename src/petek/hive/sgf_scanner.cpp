// SPDX-License-Identifier: MIT
#include "petek/hive/sgf_scanner.h"

#include "petek/core/text.h"

namespace petek::hive {

std::optional<SgfProperty> SgfScanner::next() {
  while (position_ < text_.size()) {
    const char c = text_[position_];
    if (c == ')') return std::nullopt;
    if (c == '[') {
      const std::size_t line = line_;
      std::string value = take_value();
      return SgfProperty{name_, std::move(value), line};
    }
    if (c == '\n') ++line_;
    if (is_blank(c) || c == ';' || c == '(') {
      ++position_;
      continue;
    }
    const std::size_t size = text_.substr(position_).find_first_of("[;() \t\r\n\v\f");
    name_ = text_.substr(position_, size);
    position_ += name_.size();
  }
  return std::nullopt;
}

// From '[' up to the ']' that is not escaped. A backslash makes the next byte stand for itself.
std::string SgfScanner::take_value() {
  std::string value;
  for (++position_; position_ < text_.size(); ++position_) {
    char c = text_[position_];
    if (c == ']') {
      ++position_;
      break;
    }
    if (c == '\\' && position_ + 1 < text_.size()) c = text_[++position_];
    if (c == '\n') ++line_;
    value += c;
  }
  return value;
}

std::size_t sgf_game_size(std::string_view text) {
  std::size_t depth = 0;
  bool is_in_value = false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (is_in_value) {
      if (c == '\\') ++i;
      is_in_value = c != ']';
    } else if (c == '[') {
      is_in_value = true;
    } else if (c == '(') {
      ++depth;
    } else if (c == ')' && depth > 0 && --depth == 0) {
      return i + 1;
    }
  }
  return text.size();
}

}  // namespace petek::hive
