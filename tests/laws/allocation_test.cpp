// SPDX-License-Identifier: MIT
// Law: nothing allocates while actions are listed, counted, judged, applied and undone. For this,
// the whole test program counts its allocations.
#include <gtest/gtest.h>

#include <atomic>
#include <cstdlib>
#include <new>

#include "petek/ada/random_play.h"
#include "tests/laws/playout.h"

namespace {

std::atomic<std::uint64_t> allocations = 0;  // NOLINT: operator new can reach nothing else

void* allocate(std::size_t size, std::size_t alignment) {
  ++allocations;
  // aligned_alloc asks for a multiple of the alignment.
  const std::size_t rounded = (size + alignment - 1) / alignment * alignment;
  void* memory = std::aligned_alloc(alignment, rounded == 0 ? alignment : rounded);
  if (memory == nullptr) throw std::bad_alloc();
  return memory;
}

// Not inlined, since the compiler would then see free() take what operator new gave.
[[gnu::noinline]] void release(void* memory) {
  std::free(memory);
}

}  // namespace

void* operator new(std::size_t size) {
  return allocate(size, alignof(std::max_align_t));
}
void* operator new[](std::size_t size) {
  return allocate(size, alignof(std::max_align_t));
}
void* operator new(std::size_t size, std::align_val_t alignment) {
  return allocate(size, static_cast<std::size_t>(alignment));
}
void* operator new[](std::size_t size, std::align_val_t alignment) {
  return allocate(size, static_cast<std::size_t>(alignment));
}
void operator delete(void* memory) noexcept {
  release(memory);
}
void operator delete[](void* memory) noexcept {
  release(memory);
}
void operator delete(void* memory, std::size_t) noexcept {
  release(memory);
}
void operator delete[](void* memory, std::size_t) noexcept {
  release(memory);
}
void operator delete(void* memory, std::align_val_t) noexcept {
  release(memory);
}
void operator delete[](void* memory, std::align_val_t) noexcept {
  release(memory);
}
void operator delete(void* memory, std::size_t, std::align_val_t) noexcept {
  release(memory);
}
void operator delete[](void* memory, std::size_t, std::align_val_t) noexcept {
  release(memory);
}

namespace petek::laws {
namespace {

// Returns how often memory was asked for.
std::uint64_t allocations_of_one_round(hive::Position& position, hive::ActionList& actions) {
  const std::uint64_t before = allocations;
  position.legal_actions(actions);
  std::uint64_t sum = position.count_legal_actions();
  for (const hive::Action action : actions) {
    sum += position.is_legal(action) ? 1 : 0;
    hive::Position::Undo undo;
    position.apply(action, undo);
    sum += position.key() + position.count_legal_actions();
    position.undo(undo);
  }
  const std::uint64_t after = allocations;
  EXPECT_NE(sum, 1U);  // keeps the calls
  return after - before;
}

TEST(Allocations, AreCounted) {
  const std::uint64_t before = allocations;
  const std::string text(1000, 'x');
  EXPECT_GT(allocations, before);
  EXPECT_EQ(text.size(), 1000U);
}

TEST(Allocations, DoNotHappenWhileGeneratingAndApplying) {
  hive::ActionList actions;
  constexpr std::size_t kMoreThanAnyPositionHas = 4096;
  (void)actions.prepare(kMoreThanAnyPositionHas);
  for (const std::string_view game_type : kGameTypes) {
    visit_positions(game_type, 300, [&actions](Playout& playout) {
      hive::Position position = playout.position();
      ASSERT_EQ(allocations_of_one_round(position, actions), 0U) << describe(playout.game());
    });
  }
}

// Discards and bank trades among them; Ada, without the history that a Game keeps.
TEST(Allocations, DoNotHappenInRandomGamesOfAda) {
  ada::ActionList actions;
  constexpr std::size_t kMoreThanAnyPositionHas = 8192;
  (void)actions.prepare(kMoreThanAnyPositionHas);
  for (std::uint64_t seed = 0; seed < 100; ++seed) {
    ada::Position position(ada::make_setup({}, 4, seed));
    Rng rng(seed);
    const std::uint64_t before = allocations;
    while (!position.is_over()) random_step(position, rng, actions);
    EXPECT_EQ(allocations, before) << seed;
  }
}

}  // namespace
}  // namespace petek::laws
