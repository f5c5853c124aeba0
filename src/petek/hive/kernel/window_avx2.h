// SPDX-License-Identifier: MIT
// The 16 x 16 window in one 256-bit register: row r is the r-th 16-bit lane, column q its q-th bit.
// Tiles keep off the outermost rows and columns, so no step from a tile leaves the window.
#pragma once

#include <immintrin.h>

#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>

#include "petek/hive/kernel/tables.h"
#include "petek/hive/state.h"

namespace petek::hive::kernel::PETEK_KERNEL {

struct Window {
  static constexpr unsigned kSide = 16;
  using Index = std::uint8_t;

  struct Set {
    __m256i v;

    [[nodiscard]] static Set none() { return {_mm256_setzero_si256()}; }
    friend Set operator|(Set a, Set b) { return {_mm256_or_si256(a.v, b.v)}; }
    friend Set operator&(Set a, Set b) { return {_mm256_and_si256(a.v, b.v)}; }
    [[nodiscard]] Set without(Set b) const { return {_mm256_andnot_si256(b.v, v)}; }
    [[nodiscard]] Set complement() const { return {_mm256_xor_si256(v, _mm256_set1_epi32(-1))}; }
    friend bool operator==(Set a, Set b) {
      const __m256i difference = _mm256_xor_si256(a.v, b.v);
      return _mm256_testz_si256(difference, difference) != 0;
    }
    [[nodiscard]] bool any() const { return _mm256_testz_si256(v, v) == 0; }
    [[nodiscard]] bool meets(Set b) const { return _mm256_testz_si256(v, b.v) == 0; }
    [[nodiscard]] unsigned count() const {
      return static_cast<unsigned>(std::popcount(word(0)) + std::popcount(word(1)) +
                                   std::popcount(word(2)) + std::popcount(word(3)));
    }
    [[nodiscard]] std::uint64_t word(int i) const {
      const __m128i half = i < 2 ? _mm256_castsi256_si128(v) : _mm256_extracti128_si256(v, 1);
      return static_cast<std::uint64_t>((i & 1) != 0 ? _mm_extract_epi64(half, 1)
                                                     : _mm_cvtsi128_si64(half));
    }

    // Every member moved by one step.
    [[nodiscard]] Set e() const { return {_mm256_slli_epi16(v, 1)}; }
    [[nodiscard]] Set w() const { return {_mm256_srli_epi16(v, 1)}; }
    [[nodiscard]] Set se() const {
      const __m256i carried = _mm256_permute2x128_si256(v, v, 0x08);  // {0, low half}
      return {_mm256_alignr_epi8(v, carried, 14)};
    }
    [[nodiscard]] Set nw() const {
      const __m256i carried = _mm256_permute2x128_si256(v, v, 0x81);  // {high half, 0}
      return {_mm256_alignr_epi8(carried, v, 2)};
    }

    // Calls visit(index) for every member in the order of rows, then columns.
    template <class Visitor>
    PETEK_INLINE void for_each(Visitor&& visit) const {
      for_each_in_word<0>(visit);
      for_each_in_word<1>(visit);
      for_each_in_word<2>(visit);
      for_each_in_word<3>(visit);
    }

   private:
    template <int kWord, class Visitor>
    PETEK_INLINE void for_each_in_word(Visitor& visit) const {
      for (std::uint64_t bits = word(kWord); bits != 0; bits &= bits - 1) {
        visit(64 * std::size_t{kWord} + static_cast<std::size_t>(std::countr_zero(bits)));
      }
    }
  };

  // A set in memory that patterns can be read from; the padding takes reads below the last row.
  struct Stored {
    alignas(32) WindowSet words;
    std::uint64_t padding;

    void store(Set s) {
      _mm256_store_si256(reinterpret_cast<__m256i*>(words.data()), s.v);
      padding = 0;
    }
    [[nodiscard]] Set load() const {
      return {_mm256_load_si256(reinterpret_cast<const __m256i*>(words.data()))};
    }
    [[nodiscard]] bool contains(unsigned index) const {
      return (words[index >> 6] >> (index & 63) & 1) != 0;
    }
  };

  // A State is read and written without trust in its alignment: g++ 12 places some temporaries of
  // unoptimised callers off the mark, and where it is right this costs nothing.
  [[nodiscard]] static Set load(const WindowSet& words) {
    return {_mm256_loadu_si256(reinterpret_cast<const __m256i*>(words.data()))};
  }
  static void store(WindowSet& words, Set s) {
    _mm256_storeu_si256(reinterpret_cast<__m256i*>(words.data()), s.v);
  }

  // Left to itself the compiler copies a State word by word. Of games of the core the members that
  // only Colony changes are left out: they are the same in all of a game's states.
  template <Tiles kTiles>
  static void copy(const State& from, State& to) {
    constexpr std::size_t kBytes = kTiles == Tiles::All ? sizeof(State) : offsetof(State, bag);
    static_assert(kBytes % sizeof(__m256i) == 0);
    const auto* source = reinterpret_cast<const __m256i*>(&from);
    auto* target = reinterpret_cast<__m256i*>(&to);
#pragma GCC unroll 16
    for (std::size_t i = 0; i < kBytes / sizeof(__m256i); ++i) {
      _mm256_storeu_si256(target + i, _mm256_loadu_si256(source + i));
    }
  }

  // The three rows around a cell, shifted so that the column left of it is bit 0 of each lane:
  // rows above, own and below start at bits 0, 16 and 32.
  static constexpr std::uint64_t kRingBits = 0x0000'0003'0005'0006ULL;

  // Which of the six neighbours are members. The cell may not lie on the border.
  [[nodiscard]] static Pattern pattern(const Stored& s, unsigned row, unsigned column) {
    std::uint64_t rows;
    const auto* bytes = reinterpret_cast<const unsigned char*>(s.words.data());
    std::memcpy(&rows, bytes + 2 * std::size_t{row} - 2, sizeof rows);
    return static_cast<Pattern>(_pext_u64(rows >> (column - 1), kRingBits));
  }
  [[nodiscard]] static Pattern pattern(const Stored& s, unsigned index) {
    return pattern(s, index >> 4, index & 15);
  }

  // The neighbours of a cell that a mask selects. The cell may not lie on the border.
  [[nodiscard]] static Set ring(unsigned index, Pattern mask) {
    return from_rows(_pdep_u64(mask, kRingBits) << ((index & 15) - 1), (index >> 4) - 1);
  }
  [[nodiscard]] static Set ring(unsigned index) {
    return from_rows(kRingBits << ((index & 15) - 1), (index >> 4) - 1);
  }
  [[nodiscard]] static Set single(unsigned row, unsigned column) {
    return from_rows(std::uint64_t{1} << column, row);
  }
  [[nodiscard]] static Set single(unsigned index) {
    return single(index >> 4, index & 15);
  }

  // The tiles, covered ones too, whose cells are members; `cells` holds their indices.
  [[nodiscard]] static std::uint64_t tiles_in(Set s, const Index* cells, bool rare_tiles) {
    const __m256i low = _mm256_permute2x128_si256(s.v, s.v, 0x00);
    const __m256i high = _mm256_permute2x128_si256(s.v, s.v, 0x11);
    const __m256i bit_of = _mm256_set1_epi64x(static_cast<long long>(0x8040'2010'0804'0201ULL));
    const auto members = [&](__m256i index) {
      const __m256i byte = _mm256_and_si256(_mm256_srli_epi16(index, 3), _mm256_set1_epi8(0x1f));
      const __m256i in_high = _mm256_slli_epi16(byte, 3);  // bit 4 of the byte number to bit 7
      const __m256i bytes = _mm256_blendv_epi8(_mm256_shuffle_epi8(low, byte),
                                               _mm256_shuffle_epi8(high, byte), in_high);
      const __m256i bit = _mm256_shuffle_epi8(bit_of, _mm256_and_si256(index, _mm256_set1_epi8(7)));
      return static_cast<std::uint32_t>(
          _mm256_movemask_epi8(_mm256_cmpeq_epi8(_mm256_and_si256(bytes, bit), bit)));
    };
    std::uint64_t tiles = members(_mm256_load_si256(reinterpret_cast<const __m256i*>(cells)));
    if (rare_tiles) {
      tiles |= static_cast<std::uint64_t>(members(_mm256_castsi128_si256(rare(cells))) & 0xffffU)
               << 32;
    }
    return tiles;
  }

  // The indices of all tiles. Those off the board get an index as well; mind the masks.
  static void indices(const State& s, Index* cells) {
    const auto index = [&](__m256i q, __m256i r) {
      const __m256i nibble = _mm256_set1_epi8(0x0f);
      const __m256i column = _mm256_and_si256(
          _mm256_sub_epi8(q, _mm256_set1_epi8(static_cast<char>(s.origin.q))), nibble);
      const __m256i row = _mm256_and_si256(
          _mm256_sub_epi8(r, _mm256_set1_epi8(static_cast<char>(s.origin.r))), nibble);
      return _mm256_or_si256(column, _mm256_slli_epi16(row, 4));
    };
    _mm256_store_si256(reinterpret_cast<__m256i*>(cells),
                       index(common(s.q.data()), common(s.r.data())));
    if ((s.on_board.bits() >> 32) != 0) {
      const __m256i rare_cells =
          index(_mm256_castsi128_si256(rare(s.q.data())), _mm256_castsi128_si256(rare(s.r.data())));
      _mm_store_si128(reinterpret_cast<__m128i*>(cells + 32), _mm256_castsi256_si128(rare_cells));
    }
  }

  // The tiles, covered ones too, that lie on one cell of the plane.
  [[nodiscard]] static std::uint64_t tiles_at(const State& s, std::uint8_t q, std::uint8_t r) {
    const __m256i here = _mm256_and_si256(
        _mm256_cmpeq_epi8(common(s.q.data()), _mm256_set1_epi8(static_cast<char>(q))),
        _mm256_cmpeq_epi8(common(s.r.data()), _mm256_set1_epi8(static_cast<char>(r))));
    std::uint64_t tiles = static_cast<std::uint32_t>(_mm256_movemask_epi8(here));
    if ((s.on_board.bits() >> 32) != 0) {
      const __m128i rare_here =
          _mm_and_si128(_mm_cmpeq_epi8(rare(s.q.data()), _mm_set1_epi8(static_cast<char>(q))),
                        _mm_cmpeq_epi8(rare(s.r.data()), _mm_set1_epi8(static_cast<char>(r))));
      tiles |= static_cast<std::uint64_t>(_mm_movemask_epi8(rare_here)) << 32;
    }
    return tiles & s.on_board.bits();
  }

  // Writes one byte of a tile array as a whole register: a byte store followed by the register
  // load of the next generation would stall it.
  static void put(std::array<std::uint8_t, kTileSlots>& by_tile, Tile t, std::uint8_t value) {
    if (t.id >= 32) {
      by_tile[t.id] = value;
      return;
    }
    const __m256i numbers =
        _mm256_setr_epi8(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20,
                         21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31);
    const __m256i mine = _mm256_cmpeq_epi8(numbers, _mm256_set1_epi8(static_cast<char>(t.id)));
    const __m256i blended = _mm256_blendv_epi8(common(by_tile.data()),
                                               _mm256_set1_epi8(static_cast<char>(value)), mine);
    _mm256_storeu_si256(reinterpret_cast<__m256i*>(by_tile.data()), blended);
  }

  // Cells from which the left or the right border is seen along the row past no member of `s`.
  [[nodiscard]] static Set sees_border(Set s) {
    const __m256i left = _mm256_andnot_si256(s.v, _mm256_add_epi16(s.v, _mm256_set1_epi16(-1)));
    __m256i smeared = s.v;
    smeared = _mm256_or_si256(smeared, _mm256_srli_epi16(smeared, 1));
    smeared = _mm256_or_si256(smeared, _mm256_srli_epi16(smeared, 2));
    smeared = _mm256_or_si256(smeared, _mm256_srli_epi16(smeared, 4));
    smeared = _mm256_or_si256(smeared, _mm256_srli_epi16(smeared, 8));
    return {_mm256_or_si256(left, _mm256_xor_si256(smeared, _mm256_set1_epi32(-1)))};
  }

 private:
  [[nodiscard]] static __m256i common(const std::uint8_t* by_tile) {
    return _mm256_loadu_si256(reinterpret_cast<const __m256i*>(by_tile));
  }
  [[nodiscard]] static __m128i rare(const std::uint8_t* by_tile) {
    return _mm_loadu_si128(reinterpret_cast<const __m128i*>(by_tile + 32));
  }

  // Four 16-bit rows, of which the first goes to row `first`; rows beyond the window are lost.
  [[nodiscard]] static Set from_rows(std::uint64_t rows, unsigned first) {
    // A shuffle that takes byte i of the rows to byte 2 * first + i and clears the others.
    struct Slide {
      unsigned char bytes[32 + 6 + 32];
      constexpr Slide() : bytes{} {
        for (auto& b : bytes) b = 0x80;
        for (unsigned i = 0; i < 6; ++i) bytes[32 + i] = static_cast<unsigned char>(i);
      }
    };
    static constexpr Slide kSlide;
    const __m256i shuffle = _mm256_loadu_si256(
        reinterpret_cast<const __m256i*>(kSlide.bytes + 32 - 2 * std::size_t{first}));
    const __m256i source = _mm256_set1_epi64x(static_cast<long long>(rows));
    return {_mm256_shuffle_epi8(source, shuffle)};
  }
};

}  // namespace petek::hive::kernel::PETEK_KERNEL
