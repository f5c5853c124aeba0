// SPDX-License-Identifier: MIT
// Tiles that are not placed yet: hands and, in Swarm, the bag.
//
// Numbers follow placement (section 8), so of tiles of one kind and colour that are not placed yet
// any may become the next. In Swarm they lie in both hands and the bag, and which of them is which
// means nothing: they are kept in the order White's hand, Black's hand, bag.
#pragma once

#include <cstdint>

#include "petek/hive/action.h"
#include "petek/hive/kernel/tables.h"
#include "petek/hive/state.h"

namespace petek::hive::kernel::PETEK_KERNEL {

// The lowest of each kind: the tiles of a hand that may be placed next (numbers follow placement).
[[nodiscard]] PETEK_INLINE TileSet heads(TileSet hand) {
  constexpr std::uint64_t kFollowers = [] {
    std::uint64_t followers = 0;
    for (std::uint8_t id = 1; id < kTileCount; ++id) {
      if (number(Tile{id}) > 1) followers |= std::uint64_t{1} << id;
    }
    return followers;
  }();
  return TileSet(hand.bits() & ~((hand.bits() << 1) & kFollowers));
}

// The tiles of the same kind and colour.
[[nodiscard]] inline TileSet alike(Tile t) {
  return tiles(kind(t)) & tiles(colour(t));
}

// The next of each kind and colour of which the player has one in hand.
[[nodiscard]] PETEK_INLINE TileSet next_tiles(const State& s, Colour player) {
  const TileSet hand = s.hand[index(player)];
  if (!s.rules.expansions.contains(Expansion::Swarm)) return heads(hand);
  TileSet next;
  for (const Tile t : heads(s.hand[0] | s.hand[1] | s.bag)) {
    if (!(alike(t) & hand).empty()) next.insert(t);
  }
  return next;
}

// One of each kind and colour, the lowest in that set.
[[nodiscard]] inline TileSet one_of_each(TileSet set) {
  TileSet result;
  for (const Tile t : set) {
    if ((alike(t) & result).empty()) result.insert(t);
  }
  return result;
}

// The tiles of one kind and colour that are not placed yet, as numbers.
class Pool {
 public:
  Pool(const State& s, Tile t)
      : alike_(alike(t)),
        white_((s.hand[0] & alike_).size()),
        black_((s.hand[1] & alike_).size()),
        bag_((s.bag & alike_).size()) {}

  int& hand(Colour player) { return player == Colour::White ? white_ : black_; }
  int& bag() { return bag_; }

  // Gives the tiles that are neither on the board nor removed their places.
  void store(State& s) const {
    TileSet left = (s.hand[0] | s.hand[1] | s.bag) & alike_;
    const auto deal = [&left](int count) {
      TileSet dealt;
      for (; count > 0; --count) {
        dealt.insert(left.first());
        left.erase(left.first());
      }
      return dealt;
    };
    s.hand[0] = (s.hand[0] - alike_) | deal(white_);
    s.hand[1] = (s.hand[1] - alike_) | deal(black_);
    s.bag = (s.bag - alike_) | deal(bag_);
  }

 private:
  TileSet alike_;
  int white_;
  int black_;
  int bag_;
};

// The next tile of a kind leaves the player's hand for the board.
inline void take_from_hand(State& s, Colour player, Tile tile) {
  if (!s.rules.expansions.contains(Expansion::Swarm)) {
    s.hand[index(player)].erase(tile);
    return;
  }
  Pool pool(s, tile);
  --pool.hand(player);
  s.hand[0].erase(tile);
  s.hand[1].erase(tile);
  s.bag.erase(tile);
  pool.store(s);
}

// S-1: the tiles that are not chosen go into the bag.
inline void choose_hand(State& s, Colour player, Action choice) {
  TileSet chosen = TileSet::of(queen_of(player));
  const TileSet own = s.hand[index(player)];
  for (const Bug kind : choice.chosen()) {
    const TileSet left = (own & tiles(kind)) - chosen;
    if (!left.empty()) chosen.insert(left.first());
  }
  if (choice.is_hidden_choice()) s.hidden.insert(player);
  s.hand[index(player)] = chosen;
  s.bag = s.bag | (own - chosen);
}

// S-4
inline void steal(State& s, Colour player, Tile tile) {
  Pool pool(s, tile);
  --pool.hand(opponent(player));
  ++pool.hand(player);
  pool.store(s);
}

// S-2
inline void draw(State& s, Colour player, Tile tile) {
  Pool pool(s, tile);
  --pool.bag();
  ++pool.hand(player);
  pool.store(s);
}

}  // namespace petek::hive::kernel::PETEK_KERNEL
