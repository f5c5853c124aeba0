// SPDX-License-Identifier: MIT
// A vector of at most N trivial values that lives where it is declared and never allocates.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <type_traits>

#include "petek/core/assert.h"

namespace petek {

template <class T, std::size_t N>
class StaticVector {
  static_assert(std::is_trivially_copyable_v<T>);

 public:
  using value_type = T;
  using iterator = T*;
  using const_iterator = const T*;

  constexpr void push_back(const T& value) {
    PETEK_ASSERT(size_ < N, "StaticVector is full");
    items_[size_++] = value;
  }
  constexpr void pop_back() {
    PETEK_ASSERT(size_ > 0, "StaticVector is empty");
    --size_;
  }
  constexpr void clear() { size_ = 0; }

  [[nodiscard]] constexpr std::size_t size() const { return size_; }
  [[nodiscard]] constexpr bool empty() const { return size_ == 0; }
  [[nodiscard]] static constexpr std::size_t capacity() { return N; }
  [[nodiscard]] constexpr T& operator[](std::size_t i) { return items_[i]; }
  [[nodiscard]] constexpr const T& operator[](std::size_t i) const { return items_[i]; }
  [[nodiscard]] constexpr T& back() { return items_[size_ - 1]; }
  [[nodiscard]] constexpr const T& back() const { return items_[size_ - 1]; }
  [[nodiscard]] constexpr T* begin() { return items_.data(); }
  [[nodiscard]] constexpr T* end() { return items_.data() + size_; }
  [[nodiscard]] constexpr const T* begin() const { return items_.data(); }
  [[nodiscard]] constexpr const T* end() const { return items_.data() + size_; }

  friend constexpr bool operator==(const StaticVector& a, const StaticVector& b) {
    if (a.size_ != b.size_) return false;
    for (std::size_t i = 0; i < a.size_; ++i) {
      if (!(a.items_[i] == b.items_[i])) return false;
    }
    return true;
  }

 private:
  std::array<T, N> items_{};
  std::size_t size_ = 0;
};

}  // namespace petek
