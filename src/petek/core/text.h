// SPDX-License-Identifier: MIT
// Small helpers for reading text by bytes: ASCII only, without locale, never past the end.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace petek {

[[nodiscard]] constexpr bool is_blank(char c) {
  return c == ' ' || c == '\t' || c == '\r' || c == '\n' || c == '\v' || c == '\f';
}
[[nodiscard]] constexpr bool is_digit(char c) {
  return c >= '0' && c <= '9';
}
[[nodiscard]] constexpr bool is_letter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}
[[nodiscard]] constexpr char lower(char c) {
  return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}
[[nodiscard]] constexpr char upper(char c) {
  return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
}

[[nodiscard]] constexpr bool equals_ignoring_case(std::string_view a, std::string_view b) {
  if (a.size() != b.size()) return false;
  for (std::size_t i = 0; i < a.size(); ++i) {
    if (lower(a[i]) != lower(b[i])) return false;
  }
  return true;
}

// Without the blanks at both ends.
[[nodiscard]] constexpr std::string_view trimmed(std::string_view text) {
  while (!text.empty() && is_blank(text.front())) text.remove_prefix(1);
  while (!text.empty() && is_blank(text.back())) text.remove_suffix(1);
  return text;
}

// Takes the next run of non-blanks off the front of `rest`; empty when there is none.
constexpr std::string_view take_word(std::string_view& rest) {
  while (!rest.empty() && is_blank(rest.front())) rest.remove_prefix(1);
  std::size_t size = 0;
  while (size < rest.size() && !is_blank(rest[size])) ++size;
  const std::string_view word = rest.substr(0, size);
  rest.remove_prefix(size);
  return word;
}

// The parts of a text between separators, one after the other; n separators make n + 1 parts.
class Parts {
 public:
  constexpr Parts(std::string_view text, char separator) : rest_(text), separator_(separator) {}

  constexpr std::optional<std::string_view> next() {
    if (!has_more_) return std::nullopt;
    const std::size_t end = rest_.find(separator_);
    const std::string_view part = rest_.substr(0, end);
    has_more_ = end != std::string_view::npos;
    rest_.remove_prefix(has_more_ ? end + 1 : part.size());
    return part;
  }
  // What has not been taken yet, separators and all; nothing after the last part.
  [[nodiscard]] constexpr std::optional<std::string_view> rest() const {
    if (!has_more_) return std::nullopt;
    return rest_;
  }

 private:
  std::string_view rest_;
  char separator_;
  bool has_more_ = true;
};

// A whole number in decimal digits alone.
[[nodiscard]] constexpr std::optional<std::uint32_t> parse_number(std::string_view digits) {
  if (digits.empty() || digits.size() > 9) return std::nullopt;
  std::uint32_t value = 0;
  for (const char c : digits) {
    if (!is_digit(c)) return std::nullopt;
    value = 10 * value + static_cast<std::uint32_t>(c - '0');
  }
  return value;
}

// For messages: cut to `limit` bytes, and what is not printable ASCII as '?'.
[[nodiscard]] inline std::string printable(std::string_view text, std::size_t limit = 60) {
  std::string out;
  for (const char c : text.substr(0, limit)) out += c >= ' ' && c <= '~' ? c : '?';
  if (text.size() > limit) out += "...";
  return out;
}

// The same in single quotes.
[[nodiscard]] inline std::string quoted(std::string_view text, std::size_t limit = 60) {
  return "'" + printable(text, limit) + "'";
}

}  // namespace petek
