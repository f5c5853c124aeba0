// SPDX-License-Identifier: MIT
// Dice, draws and thefts that can be checked after the game: the server promises a seed before it
// and tells it after it. Rule A-29 of Ada; any game with weighted outcomes can use it.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "petek/core/action_list.h"
#include "petek/core/assert.h"
#include "petek/core/game.h"

namespace petek::fair {

inline constexpr std::size_t kSeedSize = 32;
inline constexpr std::size_t kLongestNonce = 32;

using Digest = std::array<std::uint8_t, 32>;
using Seed = std::array<std::uint8_t, kSeedSize>;
using Nonce = std::vector<std::uint8_t>;  // 1 to 32 bytes; empty: none

// Lower-case hexadecimal digits, two a byte. Reading takes upper case, too.
[[nodiscard]] std::string to_hex(std::span<const std::uint8_t> bytes);
[[nodiscard]] std::optional<std::vector<std::uint8_t>> parse_hex(std::string_view text);
[[nodiscard]] std::optional<Seed> parse_seed(std::string_view text);
[[nodiscard]] std::optional<Nonce> parse_nonce(std::string_view text);

// What is published before the game: SHA-256 of the seed.
[[nodiscard]] Digest commitment(const Seed& seed);

class FairDice {
 public:
  // `nonces` by seat.
  explicit FairDice(const Seed& seed, std::span<const Nonce> nonces = {});

  // A number in [0, total) for outcome `i` of the game, from 0. Asks for total > 0.
  [[nodiscard]] std::uint64_t draw(std::uint64_t i, std::uint64_t total) const;

  // The index of the outcome that is drawn, by weight. Asks for a list that is not empty.
  template <class Action>
  [[nodiscard]] std::size_t pick(std::uint64_t i,
                                 const ActionList<Weighted<Action>>& outcomes) const {
    std::uint64_t total = 0;
    for (const auto& outcome : outcomes) total += outcome.weight;
    PETEK_ASSERT(total > 0, "there is nothing to draw from");
    std::uint64_t rest = draw(i, total);
    std::size_t index = 0;
    while (rest >= outcomes[index].weight) rest -= outcomes[index++].weight;
    return index;
  }

 private:
  Digest key_{};
};

}  // namespace petek::fair
