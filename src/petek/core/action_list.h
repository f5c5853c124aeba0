// SPDX-License-Identifier: MIT
// A reusable list of actions without a fixed upper bound. Its storage only grows, so a list that
// is kept between calls stops allocating after the first few.
#pragma once

#include <cstddef>
#include <cstdlib>
#include <memory>
#include <type_traits>
#include <utility>

#include "petek/core/assert.h"

namespace petek {

template <class T>
class ActionList {
  static_assert(std::is_trivially_copyable_v<T>);

 public:
  using value_type = T;
  using iterator = T*;
  using const_iterator = const T*;

  ActionList() = default;
  ActionList(const ActionList& other) { *this = other; }
  ActionList(ActionList&& other) noexcept { swap(other); }
  ActionList& operator=(const ActionList& other) {
    if (this == &other) return *this;
    T* out = prepare(other.size_);
    for (std::size_t i = 0; i < other.size_; ++i) out[i] = other.items_[i];
    size_ = other.size_;
    return *this;
  }
  ActionList& operator=(ActionList&& other) noexcept {
    swap(other);
    return *this;
  }
  ~ActionList() = default;

  // Empties the list and gives room for `count` items to write to; `finish` says how many came.
  [[nodiscard]] T* prepare(std::size_t count) {
    size_ = 0;
    if (count > capacity_) grow(count);
    return items_.get();
  }
  void finish(std::size_t count) {
    PETEK_ASSERT(count <= capacity_, "more actions than were prepared for");
    size_ = count;
  }

  void push_back(const T& value) {
    if (size_ == capacity_) grow(size_ + 1);
    items_[size_++] = value;
  }
  // A new last item to be written to in place, every member of it: of an action of several members
  // that is dearer to copy than to write.
  [[nodiscard]] T& append() {
    if (size_ == capacity_) grow(size_ + 1);
    return items_[size_++];
  }
  void clear() { size_ = 0; }

  [[nodiscard]] std::size_t size() const { return size_; }
  [[nodiscard]] bool empty() const { return size_ == 0; }
  [[nodiscard]] T& operator[](std::size_t i) { return items_[i]; }
  [[nodiscard]] const T& operator[](std::size_t i) const { return items_[i]; }
  [[nodiscard]] T* begin() { return items_.get(); }
  [[nodiscard]] T* end() { return items_.get() + size_; }
  [[nodiscard]] const T* begin() const { return items_.get(); }
  [[nodiscard]] const T* end() const { return items_.get() + size_; }

 private:
  void swap(ActionList& other) noexcept {
    std::swap(items_, other.items_);
    std::swap(size_, other.size_);
    std::swap(capacity_, other.capacity_);
  }
  void grow(std::size_t needed) {
    std::size_t capacity = capacity_ < 64 ? 64 : 2 * capacity_;
    if (capacity < needed) capacity = needed;
    // Uninitialised on purpose: clearing thousands of slots would cost more than generating.
    std::unique_ptr<T[]> items(new T[capacity]);
    for (std::size_t i = 0; i < size_; ++i) items[i] = items_[i];
    items_ = std::move(items);
    capacity_ = capacity;
  }

  std::unique_ptr<T[]> items_;
  std::size_t size_ = 0;
  std::size_t capacity_ = 0;
};

}  // namespace petek
