// SPDX-License-Identifier: MIT
// Bitboards in plain 64-bit words: the 16 x 16 window for processors without wide registers, and
// planes of 32 x 32 and 64 x 64 for hives that no window holds. Same interface as the window in
// window_avx2.h.
#pragma once

#include <bit>
#include <cstdint>

#include "petek/hive/kernel/tables.h"
#include "petek/hive/state.h"

namespace petek::hive::kernel::PETEK_KERNEL {

// `kLog` is the logarithm of the side: 4 (four rows a word), 5 (two) or 6 (one).
template <unsigned kLog>
struct WordGrid {
  static constexpr unsigned kSide = 1U << kLog;
  static constexpr unsigned kWords = kSide * kSide / 64;
  static constexpr unsigned kRowsPerWord = 64 / kSide;
  static constexpr std::uint64_t kFirstColumn = kLog == 4   ? 0x0001'0001'0001'0001ULL
                                                : kLog == 5 ? 0x0000'0001'0000'0001ULL
                                                            : 1ULL;
  static constexpr std::uint64_t kLastColumn = kFirstColumn << (kSide - 1);
  using Index = std::uint16_t;

  struct Set {
    std::uint64_t words[kWords];

    [[nodiscard]] static Set none() { return Set{}; }
    friend Set operator|(const Set& a, const Set& b) {
      return combined(a, b, [](std::uint64_t x, std::uint64_t y) { return x | y; });
    }
    friend Set operator&(const Set& a, const Set& b) {
      return combined(a, b, [](std::uint64_t x, std::uint64_t y) { return x & y; });
    }
    [[nodiscard]] Set without(const Set& b) const {
      return combined(*this, b, [](std::uint64_t x, std::uint64_t y) { return x & ~y; });
    }
    [[nodiscard]] Set complement() const {
      return combined(*this, *this, [](std::uint64_t x, std::uint64_t) { return ~x; });
    }
    friend bool operator==(const Set& a, const Set& b) {
      std::uint64_t difference = 0;
      for (unsigned i = 0; i < kWords; ++i) difference |= a.words[i] ^ b.words[i];
      return difference == 0;
    }
    [[nodiscard]] bool any() const {
      std::uint64_t all = 0;
      for (unsigned i = 0; i < kWords; ++i) all |= words[i];
      return all != 0;
    }
    [[nodiscard]] bool meets(const Set& b) const { return (*this & b).any(); }
    [[nodiscard]] unsigned count() const {
      int sum = 0;
      for (unsigned i = 0; i < kWords; ++i) sum += std::popcount(words[i]);
      return static_cast<unsigned>(sum);
    }

    [[nodiscard]] Set e() const {
      return combined(*this, *this,
                      [](std::uint64_t x, std::uint64_t) { return (x & ~kLastColumn) << 1; });
    }
    [[nodiscard]] Set w() const {
      return combined(*this, *this,
                      [](std::uint64_t x, std::uint64_t) { return (x & ~kFirstColumn) >> 1; });
    }
    [[nodiscard]] Set se() const {
      Set out;
      for (unsigned i = 0; i < kWords; ++i) {
        const std::uint64_t before = i > 0 ? words[i - 1] : 0;
        out.words[i] =
            kLog == 6 ? before : words[i] << (kSide % 64) | before >> ((64 - kSide) % 64);
      }
      return out;
    }
    [[nodiscard]] Set nw() const {
      Set out;
      for (unsigned i = 0; i < kWords; ++i) {
        const std::uint64_t after = i + 1 < kWords ? words[i + 1] : 0;
        out.words[i] = kLog == 6 ? after : words[i] >> (kSide % 64) | after << ((64 - kSide) % 64);
      }
      return out;
    }

    template <class Visitor>
    void for_each(Visitor&& visit) const {
      for (unsigned i = 0; i < kWords; ++i) {
        for (std::uint64_t bits = words[i]; bits != 0; bits &= bits - 1) {
          visit(64 * std::size_t{i} + static_cast<std::size_t>(std::countr_zero(bits)));
        }
      }
    }

   private:
    template <class Operation>
    static Set combined(const Set& a, const Set& b, Operation operation) {
      Set out;
      for (unsigned i = 0; i < kWords; ++i) out.words[i] = operation(a.words[i], b.words[i]);
      return out;
    }
  };

  static void insert(Set& s, unsigned index) {
    s.words[index / 64] |= std::uint64_t{1} << (index % 64);
  }

  struct Stored {
    Set set;

    void store(const Set& s) { set = s; }
    [[nodiscard]] const Set& load() const { return set; }
    [[nodiscard]] bool contains(unsigned index) const {
      return (set.words[index / 64] >> (index % 64) & 1) != 0;
    }
  };

  template <Tiles>
  static void copy(const State& from, State& to) {
    to = from;
  }

  [[nodiscard]] static Pattern pattern(const Stored& s, unsigned index) {
    return pattern(s.set, index);
  }
  [[nodiscard]] static Pattern pattern(const Stored& s, unsigned row, unsigned column) {
    return pattern(s.set, row, column);
  }
  [[nodiscard]] static Pattern pattern(const Set& s, unsigned index) {
    return pattern(s, index / kSide, index % kSide);
  }
  [[nodiscard]] static Pattern pattern(const Set& s, unsigned row, unsigned column) {
    const auto three = [&](unsigned r) {  // the row's bits left of, at and right of the column
      const std::uint64_t word = s.words[r / kRowsPerWord] >> (r % kRowsPerWord * kSide % 64);
      return static_cast<unsigned>(word >> (column - 1) & 7);
    };
    const unsigned above = three(row - 1);
    const unsigned own = three(row);
    const unsigned below = three(row + 1);
    return above >> 1 | (own & 1) << 2 | (own & 4) << 1 | (below & 3) << 4;
  }

  [[nodiscard]] static Set ring(unsigned index, Pattern mask = kFullRing) {
    Set out = Set::none();
    const auto put = [&](unsigned bit, unsigned at) {
      out.words[at / 64] |= static_cast<std::uint64_t>(mask >> bit & 1) << (at % 64);
    };
    put(0, index - kSide);
    put(1, index - kSide + 1);
    put(2, index - 1);
    put(3, index + 1);
    put(4, index + kSide - 1);
    put(5, index + kSide);
    return out;
  }
  [[nodiscard]] static Set single(unsigned index) {
    Set out = Set::none();
    out.words[index / 64] = std::uint64_t{1} << (index % 64);
    return out;
  }
  [[nodiscard]] static Set single(unsigned row, unsigned column) {
    return single(row * kSide + column);
  }

  [[nodiscard]] static std::uint64_t tiles_in(const Set& s, const Index* cells, bool rare_tiles) {
    std::uint64_t tiles = 0;
    const unsigned count = rare_tiles ? kTileCount : 32;
    for (unsigned t = 0; t < count; ++t) {
      tiles |= (s.words[cells[t] / 64] >> (cells[t] % 64) & 1) << t;
    }
    return tiles;
  }

  static void indices(const State& s, Index* cells) {
    const auto q0 = static_cast<std::uint8_t>(s.origin.q);
    const auto r0 = static_cast<std::uint8_t>(s.origin.r);
    for (unsigned t = 0; t < kTileCount; ++t) {
      cells[t] =
          static_cast<Index>(((s.r[t] - r0) & (kSide - 1)) * kSide + ((s.q[t] - q0) & (kSide - 1)));
    }
  }

  [[nodiscard]] static std::uint64_t tiles_at(const State& s, std::uint8_t q, std::uint8_t r) {
    std::uint64_t tiles = 0;
    for (unsigned t = 0; t < kTileCount; ++t) {
      tiles |= static_cast<std::uint64_t>(s.q[t] == q && s.r[t] == r) << t;
    }
    return tiles & s.on_board.bits();
  }

  static void put(std::array<std::uint8_t, kTileSlots>& by_tile, Tile t, std::uint8_t value) {
    by_tile[t.id] = value;
  }

  [[nodiscard]] static Set load(const WindowSet& words) requires(kLog == 4) {
    return {{words[0], words[1], words[2], words[3]}};
  }
  static void store(WindowSet& words, const Set& s) requires(kLog == 4) {
    words = {s.words[0], s.words[1], s.words[2], s.words[3]};
  }

  [[nodiscard]] static Set sees_border(const Set& s) {
    Set out;
    for (unsigned i = 0; i < kWords; ++i) {
      out.words[i] = 0;
      for (unsigned row = 0; row < kRowsPerWord; ++row) {
        constexpr std::uint64_t kRow =
            kSide == 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << (kSide % 64)) - 1;
        const std::uint64_t bits = s.words[i] >> (row * kSide % 64) & kRow;
        const std::uint64_t left = (bits - 1) & ~bits & kRow;
        const auto used = static_cast<unsigned>(std::bit_width(bits));
        const std::uint64_t right = used == 64 ? 0 : kRow >> used << used & kRow;
        out.words[i] |= (left | right) << (row * kSide % 64);
      }
    }
    return out;
  }
};

}  // namespace petek::hive::kernel::PETEK_KERNEL
