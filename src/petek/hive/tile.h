// SPDX-License-Identifier: MIT
// Tiles, the physical pieces (wA1), and sets of them. Spec: H-2, section 8 (names).
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>

#include "petek/hive/bug.h"

namespace petek::hive {

enum class Colour : std::uint8_t { White, Black, Neutral };

[[nodiscard]] constexpr Colour opponent(Colour c) {
  return c == Colour::White ? Colour::Black : Colour::White;
}
[[nodiscard]] constexpr std::size_t index(Colour c) {
  return static_cast<std::size_t>(c);
}

// A tile's number: bits 0-3 of a side's sixteen commonest, bit 4 the colour; the rare ones follow.
// Tiles of one kind and colour have consecutive numbers in the order of their names.
struct Tile {
  std::uint8_t id = 0;

  friend constexpr auto operator<=>(const Tile&, const Tile&) = default;
};

inline constexpr int kTileCount = 37;  // two sides of 18, and the honeycomb
inline constexpr int kTileSlots = 48;  // room for them in whole vector registers
inline constexpr Tile kHoneycomb{36};

namespace detail {
inline constexpr std::array<Bug, 16> kCommonKinds = {
    Bug::Queen,       Bug::Spider,      Bug::Spider,   Bug::Beetle, Bug::Beetle, Bug::Grasshopper,
    Bug::Grasshopper, Bug::Grasshopper, Bug::Ant,      Bug::Ant,    Bug::Ant,    Bug::Mosquito,
    Bug::Ladybug,     Bug::Pillbug,     Bug::Assassin, Bug::Mantis};

struct TileSpec {
  Colour colour = Colour::Neutral;
  Bug kind = Bug::Honeycomb;
  std::uint8_t number = 0;  // 1-based; 0 for kinds of which a side has one
};

consteval std::array<TileSpec, kTileCount> make_tile_specs() {
  std::array<TileSpec, kTileCount> specs{};
  for (std::size_t i = 0; i < 32; ++i) {
    const Bug kind = kCommonKinds[i % 16];
    specs[i].colour = i < 16 ? Colour::White : Colour::Black;
    specs[i].kind = kind;
    if (spec(kind).per_side > 1) {
      const bool follows = i % 16 > 0 && kCommonKinds[i % 16 - 1] == kind;
      specs[i].number =
          follows ? static_cast<std::uint8_t>(specs[i - 1].number + 1) : std::uint8_t{1};
    }
  }
  specs[32] = {Colour::White, Bug::Moth, 0};
  specs[33] = {Colour::White, Bug::Butterfly, 0};
  specs[34] = {Colour::Black, Bug::Moth, 0};
  specs[35] = {Colour::Black, Bug::Butterfly, 0};
  specs[36] = {Colour::Neutral, Bug::Honeycomb, 0};
  return specs;
}
inline constexpr auto kTileSpecs = make_tile_specs();

consteval std::array<Colour, kTileSlots> make_colours() {
  std::array<Colour, kTileSlots> colours{};
  for (std::size_t i = 0; i < kTileCount; ++i) colours[i] = kTileSpecs[i].colour;
  return colours;
}
inline constexpr auto kColours = make_colours();  // apart, as it is asked for most often
}  // namespace detail

[[nodiscard]] constexpr Colour colour(Tile t) {
  return detail::kColours[t.id];
}
// The first face: what the tile is, whichever side is up.
[[nodiscard]] constexpr Bug kind(Tile t) {
  return detail::kTileSpecs[t.id].kind;
}
// 1, 2, 3 for kinds of which a side has several, else 0.
[[nodiscard]] constexpr int number(Tile t) {
  return detail::kTileSpecs[t.id].number;
}

// The tile of that colour and kind with that number (0 and 1 both mean the first).
[[nodiscard]] constexpr std::optional<Tile> find_tile(Colour c, Bug kind, int number) {
  for (std::uint8_t id = 0; id < kTileCount; ++id) {
    const auto& tile = detail::kTileSpecs[id];
    if (tile.colour == c && tile.kind == kind &&
        (tile.number == number || (tile.number + number == 1))) {
      return Tile{id};
    }
  }
  return std::nullopt;
}

class TileSet {
 public:
  class Iterator {
   public:
    using iterator_category = std::forward_iterator_tag;
    using value_type = Tile;
    using difference_type = std::ptrdiff_t;
    using pointer = const Tile*;
    using reference = Tile;

    constexpr Iterator() = default;
    constexpr explicit Iterator(std::uint64_t bits) : bits_(bits) {}
    constexpr Tile operator*() const {
      return Tile{static_cast<std::uint8_t>(std::countr_zero(bits_))};
    }
    constexpr Iterator& operator++() {
      bits_ &= bits_ - 1;
      return *this;
    }
    constexpr Iterator operator++(int) {
      const Iterator before = *this;
      ++*this;
      return before;
    }
    friend constexpr bool operator==(Iterator, Iterator) = default;

   private:
    std::uint64_t bits_ = 0;
  };

  constexpr TileSet() = default;
  constexpr explicit TileSet(std::uint64_t bits) : bits_(bits) {}
  static constexpr TileSet of(Tile t) { return TileSet(std::uint64_t{1} << t.id); }

  [[nodiscard]] constexpr bool contains(Tile t) const { return (bits_ >> t.id & 1) != 0; }
  [[nodiscard]] constexpr bool empty() const { return bits_ == 0; }
  [[nodiscard]] constexpr int size() const { return std::popcount(bits_); }
  [[nodiscard]] constexpr Tile first() const {
    return Tile{static_cast<std::uint8_t>(std::countr_zero(bits_))};
  }
  [[nodiscard]] constexpr std::uint64_t bits() const { return bits_; }
  constexpr void insert(Tile t) { bits_ |= std::uint64_t{1} << t.id; }
  constexpr void erase(Tile t) { bits_ &= ~(std::uint64_t{1} << t.id); }

  [[nodiscard]] constexpr Iterator begin() const { return Iterator(bits_); }
  [[nodiscard]] constexpr Iterator end() const { return Iterator(0); }

  friend constexpr TileSet operator|(TileSet a, TileSet b) { return TileSet(a.bits_ | b.bits_); }
  friend constexpr TileSet operator&(TileSet a, TileSet b) { return TileSet(a.bits_ & b.bits_); }
  friend constexpr TileSet operator-(TileSet a, TileSet b) { return TileSet(a.bits_ & ~b.bits_); }
  friend constexpr bool operator==(TileSet, TileSet) = default;

 private:
  std::uint64_t bits_ = 0;
};

[[nodiscard]] consteval std::array<TileSet, 3> make_tiles_by_colour() {
  std::array<TileSet, 3> sets{};
  for (std::uint8_t id = 0; id < kTileCount; ++id) sets[index(colour(Tile{id}))].insert(Tile{id});
  return sets;
}
inline constexpr auto kTilesOf = make_tiles_by_colour();  // by index(Colour)

[[nodiscard]] consteval std::array<TileSet, kBugCount> make_tiles_by_kind() {
  std::array<TileSet, kBugCount> sets{};
  for (std::uint8_t id = 0; id < kTileCount; ++id) {
    sets[static_cast<std::size_t>(kind(Tile{id}))].insert(Tile{id});
  }
  return sets;
}
inline constexpr auto kTilesOfKind = make_tiles_by_kind();  // by first face, both colours

[[nodiscard]] constexpr TileSet tiles(Colour c) {
  return kTilesOf[index(c)];
}
[[nodiscard]] constexpr TileSet tiles(Bug kind) {
  return kTilesOfKind[static_cast<std::size_t>(kind)];
}
[[nodiscard]] constexpr Tile queen_of(Colour c) {
  return c == Colour::White ? Tile{0} : Tile{16};
}

// "wA1", "bQ", "H"; `face` is the side that is up.
[[nodiscard]] std::string to_string(Tile tile, Bug face);

// What a tile name says: the tile, and the face whose letter was used.
struct TileName {
  Tile tile;
  Bug face = Bug::Queen;
};
// Reads a tile name of exactly that text, in any case; a needless number 1 (wQ1, wM1) is accepted.
[[nodiscard]] std::optional<TileName> parse_tile(std::string_view text);

}  // namespace petek::hive
