// SPDX-License-Identifier: MIT
// How a state came about, backwards: for every action the words that it changed. A dozen of some
// eighty, so that a long game costs a tenth of what copies of its states would.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "petek/ada/state.h"
#include "petek/core/assert.h"

namespace petek::ada {

class UndoLog {
 public:
  void push(const State& before, const State& after) {
    const Words old_words = std::bit_cast<Words>(before);
    const Words new_words = std::bit_cast<Words>(after);
    std::uint8_t count = 0;
    for (std::size_t i = 0; i < old_words.size(); ++i) {
      if (old_words[i] == new_words[i]) continue;
      words_.push_back(old_words[i]);
      places_.push_back(static_cast<std::uint8_t>(i));
      ++count;
    }
    counts_.push_back(count);
  }

  // Turns the state after the last action into the one before it, every byte of it.
  void pop(State& state) {
    PETEK_ASSERT(!counts_.empty(), "there is nothing to undo");
    Words words = std::bit_cast<Words>(state);
    for (int i = counts_.back(); i > 0; --i) {
      words[places_.back()] = words_.back();
      places_.pop_back();
      words_.pop_back();
    }
    counts_.pop_back();
    state = std::bit_cast<State>(words);
  }

 private:
  using Words = std::array<std::uint64_t, sizeof(State) / sizeof(std::uint64_t)>;
  static_assert(std::tuple_size_v<Words> < 256);

  std::vector<std::uint64_t> words_;
  std::vector<std::uint8_t> places_;  // of words_, in the state
  std::vector<std::uint8_t> counts_;  // of words, by action
};

}  // namespace petek::ada
