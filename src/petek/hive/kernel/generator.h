// SPDX-License-Identifier: MIT
// All legal actions of a position, counted or listed.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>

#include "petek/hive/action.h"
#include "petek/hive/bugs/ant.h"
#include "petek/hive/bugs/beetle.h"
#include "petek/hive/bugs/grasshopper.h"
#include "petek/hive/bugs/ladybug.h"
#include "petek/hive/bugs/mosquito.h"
#include "petek/hive/bugs/pillbug.h"
#include "petek/hive/bugs/queen.h"
#include "petek/hive/bugs/spider.h"
#include "petek/hive/kernel/context.h"

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

// What `player` may place now, wherever that is possible (H-5, H-6).
[[nodiscard]] PETEK_INLINE TileSet placeable(const State& s, Colour player) {
  const TileSet hand = s.hand[index(player)];
  const TileSet queen = TileSet::of(queen_of(player));
  if ((hand & queen).empty()) return heads(hand);
  const std::uint32_t turn = s.ply / 2 + 1;
  const bool required = turn == 1 && s.rules.opening_queen == OpeningQueen::Required;
  const bool forbidden = turn == 1 && s.rules.opening_queen == OpeningQueen::Forbidden;
  // Where options contradict each other (deadline 1, opening queen forbidden) nothing is left.
  const TileSet due = required || turn >= s.rules.deadline ? queen : heads(hand);
  return forbidden ? due - queen : due;
}

// Cells on which the player to act may place (H-4, X-2).
template <class G>
[[nodiscard]] PETEK_INLINE typename G::Set placement_cells(const State& s,
                                                           const typename G::Set& occupied,
                                                           const typename G::Set& own,
                                                           const typename G::Set& enemy) {
  if (s.ply == 0) {
    const auto index =
        static_cast<unsigned>(-s.origin.r) * G::kSide + static_cast<unsigned>(-s.origin.q);
    return G::single(index);
  }
  if (s.ply == 1) return dilated<G>(occupied).without(occupied);
  if (s.rules.placement == Placement::OwnColour) {
    return dilated<G>(own).without(dilated<G>(enemy) | occupied);
  }
  const auto next_to_hive = dilated<G>(occupied).without(occupied);
  const bool queen_down = s.on_board.contains(queen_of(s.to_act));
  return queen_down ? next_to_hive : next_to_hive.without(dilated<G>(own));
}

class Counter {
 public:
  static constexpr bool kCounts = true;

  template <class G>
  void placements(TileSet tiles, const typename G::Set& cells) {
    count_ += static_cast<unsigned>(tiles.size()) * cells.count();
  }
  void add(unsigned moves) { count_ += moves; }
  [[nodiscard]] unsigned count() const { return count_; }

 private:
  unsigned count_ = 0;
};

template <class G>
class Lister {
 public:
  static constexpr bool kCounts = false;

  // There must be room for kMaxActions.
  Lister(Action* out, const State& s) : begin_(out), out_(out) {
    const WrappedHex corner = wrap(s.origin);
    const std::uint32_t code = code_of(corner.q, corner.r);
    low_ = code & kLowBits;
    top_ = code & ~kLowBits;
  }

  template <class>
  void placements(TileSet tiles, const typename G::Set& cells) {
    std::uint32_t codes[kMaxCells];
    std::size_t count = 0;
    cells.for_each([&](std::size_t index) { codes[count++] = placed(index); });
    Action* out = out_;
    for (const Tile t : tiles) {
      // By whole blocks: what is written beyond the end is overwritten by what comes next.
      const std::uint32_t head = head_of(ActionKind::Place, t);
      for (std::size_t i = 0; i < count; i += kBlock) {
        std::uint32_t block[kBlock];
        for (std::size_t j = 0; j < kBlock; ++j) block[j] = codes[i + j] ^ head;
        std::memcpy(out + i, block, sizeof block);
      }
      out += count;
    }
    out_ = out;
  }
  void moves(Tile t, const typename G::Set& cells) {
    const std::uint32_t head = head_of(ActionKind::Move, t);
    Action* out = out_;
    cells.for_each(
        [&](std::size_t index) { *out++ = std::bit_cast<Action>(placed(index) ^ head); });
    out_ = out;
  }
  [[nodiscard]] std::size_t count() const { return static_cast<std::size_t>(out_ - begin_); }

 private:
  // An action is made as one word: kind and tile in one half, the cell's q and r in the other.
  // Adding the corner's q and r must not carry from one byte to the next, so the top bit of each
  // byte is added apart; no index reaches it.
  static_assert(G::kSide <= 64);
  [[nodiscard]] static constexpr std::uint32_t code_of(std::uint8_t q, std::uint8_t r) {
    return std::bit_cast<std::uint32_t>(Action{ActionKind::Pass, 0, {q, r}});
  }
  static constexpr std::uint32_t kLowBits = code_of(0x7f, 0x7f);
  static constexpr auto kCodes = [] {
    std::array<std::uint32_t, G::kSide * G::kSide> codes{};
    for (unsigned i = 0; i < codes.size(); ++i) {
      codes[i] =
          code_of(static_cast<std::uint8_t>(i % G::kSide), static_cast<std::uint8_t>(i / G::kSide));
    }
    return codes;
  }();
  static constexpr std::size_t kBlock = 8;
  static constexpr std::size_t kMaxCells = 256;  // around 37 tiles there are fewer

  [[nodiscard]] std::uint32_t head_of(ActionKind kind, Tile t) const {
    return std::bit_cast<std::uint32_t>(Action{kind, t.id, {}}) ^ top_;
  }
  [[nodiscard]] std::uint32_t placed(std::size_t index) const { return kCodes[index] + low_; }

  Action* begin_;
  Action* out_;
  std::uint32_t low_;
  std::uint32_t top_;
};

// What the tiles on the board can do (H-7: asked when the own queen is down).
template <class G, class Sink>
class Moves {
 public:
  using Set = typename G::Set;

  Moves(const State& s, const Set& occupied, const Set& own, int holes, Sink& sink)
      : state_(s), context_(s, occupied, own, holes), sink_(sink) {}

  void run() {
    const Set pinned = context_.pinned();
    const TileSet own = tiles(state_.to_act);
    const TileSet free = (context_.tiles_in(context_.board.own.without(pinned)) & own) -
                         state_.covered - state_.frozen;
    const TileSet tosses = tossed(pinned, free);
    move<QueenBee<G>>(free, tosses);
    move<Spider<G>>(free, tosses);
    move<Beetle<G>>(free, tosses);
    move<Grasshopper<G>>(free, tosses);
    move<Ant<G>>(free, tosses);
    move<Mosquito<G>>(free, tosses);
    move<Ladybug<G>>(free, tosses);
    move<Pillbug<G>>(free, tosses);
  }

 private:
  // What one pillbug, or a mosquito beside one, can toss, and where to.
  struct Toss {
    TileSet tiles;
    Set cells;
  };

  // The own moves of all tiles of a kind. A tile that can be tossed as well may reach one cell
  // both ways, which is one action (section 8): the sets are joined first.
  template <class Mover>
  void move(TileSet free, TileSet tosses) {
    for (const Tile t : free& tiles(Mover::kBug)) {
      const unsigned cell = context_.board.cell[t.id];
      const unsigned beneath = state_.level[t.id];
      if constexpr (Sink::kCounts) {
        if (!tosses.contains(t)) {
          sink_.add(Mover::count(context_, cell, beneath));
        } else {
          sink_.add((Mover::targets(context_, cell, beneath) | toss_cells(t)).count());
        }
      } else {
        Set cells = Mover::targets(context_, cell, beneath);
        if (tosses.contains(t)) cells = cells | toss_cells(t);
        sink_.moves(t, cells);
      }
    }
  }

  // Finds the tosses (H-P); those of enemy tiles go to the sink at once, own tiles are returned.
  [[nodiscard]] TileSet tossed(const Set& pinned, TileSet free) {
    toss_count_ = 0;
    const TileSet able =
        ((state_.on_board & tiles(state_.to_act)) - state_.covered) - state_.frozen;
    for (const Tile t : able& tiles(Bug::Pillbug)) add_toss(t, pinned);
    for (const Tile t : (able & tiles(Bug::Mosquito)) - state_.elevated) {
      if (!(context_.touched(context_.board.cell[t.id]) & tiles(Bug::Pillbug)).empty()) {
        add_toss(t, pinned);
      }
    }
    if (toss_count_ == 0) return {};
    TileSet all = tosses_[0].tiles;
    for (unsigned i = 1; i < toss_count_; ++i) all = all | tosses_[i].tiles;
    const TileSet enemies = all - tiles(state_.to_act);
    if constexpr (Sink::kCounts) {
      if (toss_count_ == 1) {
        if (!enemies.empty()) {
          sink_.add(static_cast<unsigned>(enemies.size()) * tosses_[0].cells.count());
        }
        return all & free;
      }
    }
    for (const Tile t : enemies) {
      if constexpr (Sink::kCounts) {
        sink_.add(toss_cells(t).count());
      } else {
        sink_.moves(t, toss_cells(t));
      }
    }
    return all & free;
  }

  void add_toss(Tile pillbug, const Set& pinned) {
    const Board<G>& b = context_.board;
    const unsigned cell = b.cell[pillbug.id];
    const Pattern p = b.around(cell);
    // Both steps pass over the pillbug's top: its own height bars whatever gate is no higher.
    const Pattern ways = context_.ungated(cell, state_.level[pillbug.id] + 1U);
    Pattern lone = p;
    if (b.tallest >= 2) lone &= ~G::pattern(b.at_least[2], cell);
    const Pattern to = ways & ~p;
    const Pattern from = ways & lone;
    if (to == 0 || from == 0) return;
    TileSet tossable =
        context_.tiles_in(G::ring(cell, from).without(pinned)) - state_.just_moved - state_.frozen;
    if (state_.rules.toss == hive::Toss::Own) tossable = tossable & tiles(state_.to_act);
    if (tossable.empty()) return;
    tosses_[toss_count_++] = {tossable, G::ring(cell, to)};
  }

  [[nodiscard]] Set toss_cells(Tile t) const {
    Set cells = Set::none();
    for (unsigned i = 0; i < toss_count_; ++i) {
      if (tosses_[i].tiles.contains(t)) cells = cells | tosses_[i].cells;
    }
    return cells;
  }

  const State& state_;
  Context<G> context_;
  Sink& sink_;
  unsigned toss_count_ = 0;
  Toss tosses_[2];  // a side has one pillbug and one mosquito
};

// Sends every legal action but the pass to the sink. `own` and `enemy` are the cells whose top
// tile is of the colour to act and of the other.
template <class G, class Sink>
PETEK_INLINE void generate(const State& s, const typename G::Set& own, const typename G::Set& enemy,
                           const typename G::Set& neutral, int holes, Sink& sink) {
  const auto occupied = own | enemy | neutral;
  const TileSet to_place = placeable(s, s.to_act);
  if (!to_place.empty()) {
    sink.template placements<G>(to_place, placement_cells<G>(s, occupied, own, enemy));
  }
  if (s.on_board.contains(queen_of(s.to_act))) {
    Moves<G, Sink>(s, occupied, own, holes, sink).run();
  }
}

}  // namespace petek::hive::kernel::PETEK_KERNEL
