// SPDX-License-Identifier: MIT
// Resources and development cards, and how many of each: five small numbers in one word.
// Spec.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <type_traits>

namespace petek::ada {

// The values are stored and written in this order; never renumber.
enum class Resource : std::uint8_t { Lumber, Brick, Wool, Grain, Ore };
enum class Card : std::uint8_t { Knight, VictoryPoint, RoadBuilding, Plenty, Monopoly };

inline constexpr int kKindCount = 5;  // of resources, and of development cards
inline constexpr std::array<Resource, kKindCount> kResources = {
    Resource::Lumber, Resource::Brick, Resource::Wool, Resource::Grain, Resource::Ore};
inline constexpr std::array<Card, kKindCount> kCards = {
    Card::Knight, Card::VictoryPoint, Card::RoadBuilding, Card::Plenty, Card::Monopoly};
inline constexpr std::array<std::string_view, kKindCount> kResourceNames = {"lumber", "brick",
                                                                            "wool", "grain", "ore"};
inline constexpr std::array<std::string_view, kKindCount> kCardNames = {
    "knight", "victory_point", "road_building", "plenty", "monopoly"};

[[nodiscard]] constexpr std::size_t index(Resource r) {
  return static_cast<std::size_t>(r);
}
[[nodiscard]] constexpr std::size_t index(Card c) {
  return static_cast<std::size_t>(c);
}
[[nodiscard]] constexpr std::string_view name(Resource r) {
  return kResourceNames[index(r)];
}
[[nodiscard]] constexpr std::string_view name(Card c) {
  return kCardNames[index(c)];
}

// How many of each kind, a byte each; no number ever exceeds 127, so that lanes do not run over
// into each other and whole hands are added and compared at once.
template <class Kind>
class Counts {
 public:
  constexpr Counts() = default;
  constexpr explicit Counts(std::array<std::uint8_t, kKindCount> numbers) {
    for (std::size_t i = 0; i < numbers.size(); ++i) {
      lanes_ |= static_cast<std::uint64_t>(numbers[i]) << (8 * i);
    }
  }
  [[nodiscard]] static constexpr Counts of(Kind kind, int number = 1) {
    Counts counts;
    counts.lanes_ = static_cast<std::uint64_t>(number) << shift(kind);
    return counts;
  }

  [[nodiscard]] constexpr int operator[](Kind kind) const {
    return static_cast<int>(lanes_ >> shift(kind) & 0xff);
  }
  [[nodiscard]] constexpr int total() const { return static_cast<int>(lanes_ * kOnes >> 56); }
  [[nodiscard]] constexpr bool empty() const { return lanes_ == 0; }
  // At least as many of every kind.
  [[nodiscard]] constexpr bool covers(Counts other) const {
    return (((lanes_ | kHigh) - other.lanes_) & kHigh) == kHigh;
  }
  // Some kind is in both.
  [[nodiscard]] constexpr bool meets(Counts other) const {
    return (present() & other.present()) != 0;
  }

  constexpr Counts& operator+=(Counts other) {
    lanes_ += other.lanes_;
    return *this;
  }
  // Asks for covers(other).
  constexpr Counts& operator-=(Counts other) {
    lanes_ -= other.lanes_;
    return *this;
  }
  friend constexpr Counts operator+(Counts a, Counts b) { return a += b; }
  friend constexpr Counts operator-(Counts a, Counts b) { return a -= b; }
  friend constexpr bool operator==(Counts, Counts) = default;

  [[nodiscard]] constexpr std::array<std::uint8_t, kKindCount> numbers() const {
    std::array<std::uint8_t, kKindCount> result{};
    for (std::size_t i = 0; i < result.size(); ++i) {
      result[i] = static_cast<std::uint8_t>(lanes_ >> (8 * i));
    }
    return result;
  }
  // The word itself, for keys and for telling positions apart.
  [[nodiscard]] constexpr std::uint64_t word() const { return lanes_; }

 private:
  static constexpr std::uint64_t kOnes = 0x0101010101010101;
  static constexpr std::uint64_t kHigh = 0x8080808080808080;

  static constexpr int shift(Kind kind) { return 8 * static_cast<int>(kind); }
  // The high bit of each lane that is not 0.
  [[nodiscard]] constexpr std::uint64_t present() const {
    return (lanes_ + (kHigh - kOnes)) & kHigh;
  }

  std::uint64_t lanes_ = 0;
};

using Resources = Counts<Resource>;
using Cards = Counts<Card>;
static_assert(std::is_trivially_copyable_v<Resources> && sizeof(Resources) == 8);

inline constexpr int kBankOfEach = 19;
inline constexpr Resources kFullBank{
    {kBankOfEach, kBankOfEach, kBankOfEach, kBankOfEach, kBankOfEach}};
inline constexpr Cards kFullDeck{{14, 5, 2, 2, 2}};

//
inline constexpr Resources kRoadCost{{1, 1, 0, 0, 0}};
inline constexpr Resources kSettlementCost{{1, 1, 1, 1, 0}};
inline constexpr Resources kCityCost{{0, 0, 0, 2, 3}};
inline constexpr Resources kCardCost{{0, 0, 1, 1, 1}};

}  // namespace petek::ada
