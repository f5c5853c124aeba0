// SPDX-License-Identifier: MIT
// The transposition table: what earlier searches found out about positions, by key.
#pragma once

#include <algorithm>
#include <atomic>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <new>
#include <optional>
#include <type_traits>

namespace petek::search {

enum class Bound : std::uint8_t { Upper, Lower, Exact };

// Threads share it without locks: a slot is two words, and the key is stored xor-ed with the data,
// so that a slot torn by two writers matches no key (Hyatt and Mann, 2002).
template <class Action>
class TranspositionTable {
  static_assert(sizeof(Action) == 4 && std::is_trivially_copyable_v<Action>,
                "an action takes half of a slot's data word");

 public:
  struct Entry {
    Action action;
    int value = 0;
    int depth = 0;
    Bound bound = Bound::Exact;
  };

  // Takes at most `bytes` (at least one bucket), and of those only what is used: fresh pages
  // from the system are empty. Throws std::bad_alloc.
  explicit TranspositionTable(std::size_t bytes)
      : mask_(std::bit_floor(std::max(bytes / kBucketBytes, std::size_t{1})) - 1),
        slots_(static_cast<Slot*>(std::calloc(mask_ + 1, kBucketBytes))) {
    if (!slots_) throw std::bad_alloc();
  }

  // Forgets everything, at once: under another salt no old entry has the right key.
  void clear() { salt_ += 0x9e3779b97f4a7c15ULL; }
  // From now on entries of earlier searches give way first.
  void start_search() { age_ = (age_ + 1) & kAgeMask; }

  [[nodiscard]] std::optional<Entry> find(std::uint64_t key) const {
    const std::uint64_t salted = key ^ salt_;
    Slot* bucket = bucket_of(key);
    for (std::size_t i = 0; i < kSlotsPerBucket; ++i) {
      const std::uint64_t data = load(bucket[i].data);
      if (data != 0 && (load(bucket[i].check) ^ data) == salted) return unpacked(data);
    }
    return std::nullopt;
  }

  void store(std::uint64_t key, const Entry& entry) {
    const std::uint64_t salted = key ^ salt_;
    Slot* bucket = bucket_of(key);
    Slot* victim = bucket;
    int least_worth = worth(load(bucket->data));
    for (std::size_t i = 0; i < kSlotsPerBucket; ++i) {
      const std::uint64_t data = load(bucket[i].data);
      if (data == 0 || (load(bucket[i].check) ^ data) == salted) {
        victim = &bucket[i];
        break;
      }
      if (worth(data) < least_worth) {
        least_worth = worth(data);
        victim = &bucket[i];
      }
    }
    const std::uint64_t data = packed(entry);
    save(victim->check, salted ^ data);
    save(victim->data, data);
  }

 private:
  struct Slot {
    std::uint64_t check;
    std::uint64_t data;  // 0: free
  };
  struct Free {
    void operator()(Slot* slots) const { std::free(slots); }
  };
  static constexpr std::size_t kSlotsPerBucket = 4;  // a cache line
  static constexpr std::size_t kBucketBytes = kSlotsPerBucket * sizeof(Slot);
  static constexpr std::uint8_t kAgeMask = 31;

  static std::uint64_t load(std::uint64_t& word) {
    return std::atomic_ref<std::uint64_t>(word).load(std::memory_order_relaxed);
  }
  static void save(std::uint64_t& word, std::uint64_t value) {
    std::atomic_ref<std::uint64_t>(word).store(value, std::memory_order_relaxed);
  }

  [[nodiscard]] Slot* bucket_of(std::uint64_t key) const {
    return slots_.get() + kSlotsPerBucket * (key & mask_);
  }
  // Data word: action 0-31, value 32-47, depth 48-55, bound 56-57, age 58-62, in use 63.
  [[nodiscard]] std::uint64_t packed(const Entry& entry) const {
    return std::bit_cast<std::uint32_t>(entry.action) |
           std::uint64_t{static_cast<std::uint16_t>(entry.value)} << 32 |
           std::uint64_t{static_cast<std::uint8_t>(entry.depth)} << 48 |
           std::uint64_t{static_cast<std::uint8_t>(entry.bound)} << 56 | std::uint64_t{age_} << 58 |
           std::uint64_t{1} << 63;
  }
  static Entry unpacked(std::uint64_t data) {
    return {std::bit_cast<Action>(static_cast<std::uint32_t>(data)),
            static_cast<std::int16_t>(data >> 32), static_cast<std::int8_t>(data >> 48),
            static_cast<Bound>(data >> 56 & 3)};
  }
  // Of two entries the deeper is worth more, but a search of today more than any of yesterday.
  [[nodiscard]] int worth(std::uint64_t data) const {
    const int years = static_cast<int>((age_ - (data >> 58)) & kAgeMask);
    return static_cast<std::int8_t>(data >> 48) - 256 * years;
  }

  std::size_t mask_;
  std::unique_ptr<Slot[], Free> slots_;
  std::uint64_t salt_ = 0;
  std::uint8_t age_ = 0;
};

}  // namespace petek::search
