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
#include "petek/hive/bugs/assassin.h"
#include "petek/hive/bugs/beetle.h"
#include "petek/hive/bugs/butterfly.h"
#include "petek/hive/bugs/centipede.h"
#include "petek/hive/bugs/dragonfly.h"
#include "petek/hive/bugs/firefly.h"
#include "petek/hive/bugs/fly.h"
#include "petek/hive/bugs/grasshopper.h"
#include "petek/hive/bugs/ladybug.h"
#include "petek/hive/bugs/mantis.h"
#include "petek/hive/bugs/mosquito.h"
#include "petek/hive/bugs/moth.h"
#include "petek/hive/bugs/pillbug.h"
#include "petek/hive/bugs/queen.h"
#include "petek/hive/bugs/scorpion.h"
#include "petek/hive/bugs/shield_bug.h"
#include "petek/hive/bugs/spider.h"
#include "petek/hive/bugs/tick.h"
#include "petek/hive/bugs/wasp.h"
#include "petek/hive/kernel/context.h"
#include "petek/hive/kernel/pool.h"

namespace petek::hive::kernel::PETEK_KERNEL {

// What `player` may place now, wherever that is possible (H-5, H-6), out of the next of each kind.
[[nodiscard]] PETEK_INLINE TileSet placeable(const State& s, Colour player, TileSet next) {
  const TileSet queen = TileSet::of(queen_of(player));
  if ((next & queen).empty()) return next;
  const std::uint32_t turn = s.ply / 2 + 1;
  const bool required = turn == 1 && s.rules.opening_queen == OpeningQueen::Required;
  const bool forbidden = turn == 1 && s.rules.opening_queen == OpeningQueen::Forbidden;
  // Where options contradict each other (deadline 1, opening queen forbidden) nothing is left.
  const TileSet due = required || turn >= s.rules.deadline ? queen : next;
  return forbidden ? due - queen : due;
}

// The cells of a position by the colour of their top tiles.
template <class G>
struct Tops {
  using Set = typename G::Set;

  Set own;  // of the player to act
  Set enemy;
  Set neutral;

  [[nodiscard]] Set occupied() const { return own | enemy | neutral; }
  [[nodiscard]] Tops of_opponent() const { return {enemy, own, neutral}; }
};

// Whether the colour has placed a tile yet (reading 10). In the core no tile is ever removed.
template <Tiles kTiles>
[[nodiscard]] PETEK_INLINE bool has_placed(const State& s, Colour colour) {
  if (!(s.on_board & tiles(colour)).empty()) return true;
  return kTiles == Tiles::All && s.last_placed[index(colour)] != State::kNone;
}

// Cells on which tiles of a colour, whose cells are `tops.own`, may be placed (H-4, X-2, C-1).
template <Tiles kTiles, class G>
[[nodiscard]] PETEK_INLINE typename G::Set placement_cells(const State& s, Colour colour,
                                                           const Tops<G>& tops) {
  const auto occupied = tops.occupied();
  if (!has_placed<kTiles>(s, colour)) [[unlikely]] {
    if (s.on_board.empty()) {
      const auto index =
          static_cast<unsigned>(-s.origin.r) * G::kSide + static_cast<unsigned>(-s.origin.q);
      return G::single(index);
    }
    return dilated<G>(occupied).without(occupied);
  }
  if (s.rules.placement == Placement::OwnColour) {
    auto support = tops.own;
    if constexpr (kTiles == Tiles::All) support = support | tops.neutral;
    return dilated<G>(support).without(dilated<G>(tops.enemy) | occupied);
  }
  const auto next_to_hive = dilated<G>(occupied).without(occupied);
  const bool queen_down = s.on_board.contains(queen_of(colour));
  return queen_down ? next_to_hive : next_to_hive.without(dilated<G>(tops.own));
}

// The same for moths and butterflies (U-1).
template <class G>
[[nodiscard]] typename G::Set guardian_cells(const State& s, Colour colour, const Tops<G>& tops) {
  if (!has_placed<Tiles::All>(s, colour)) return G::Set::none();
  const auto support = tops.own | tops.neutral;
  return (tops.occupied() & (support | dilated<G>(support))).without(dilated<G>(tops.enemy));
}

class Counter {
 public:
  static constexpr bool kCounts = true;

  template <class G>
  void placements(TileSet tiles, const typename G::Set& cells, bool /*second_face*/ = false) {
    count_ += static_cast<unsigned>(tiles.size()) * cells.count();
  }
  void add(unsigned moves) { count_ += moves; }
  void each(ActionKind /*kind*/, TileSet tiles) { add(static_cast<unsigned>(tiles.size())); }
  void one(Action /*action*/) { add(1); }
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
  PETEK_INLINE void placements(TileSet tiles, const typename G::Set& cells,
                               bool second_face = false) {
    std::uint32_t codes[kMaxCells];
    std::size_t count = 0;
    cells.for_each([&](std::size_t index) { codes[count++] = placed(index); });
    Action* out = out_;
    for (const Tile t : tiles) {
      // By whole blocks: what is written beyond the end is overwritten by what comes next.
      const std::uint32_t head = head_of(ActionKind::Place, t, second_face);
      for (std::size_t i = 0; i < count; i += kBlock) {
        std::uint32_t block[kBlock];
        for (std::size_t j = 0; j < kBlock; ++j) block[j] = codes[i + j] ^ head;
        std::memcpy(out + i, block, sizeof block);
      }
      out += count;
    }
    out_ = out;
  }
  PETEK_INLINE void moves(Tile t, const typename G::Set& cells) {
    const std::uint32_t head = head_of(ActionKind::Move, t, false);
    Action* out = out_;
    cells.for_each(
        [&](std::size_t index) { *out++ = std::bit_cast<Action>(placed(index) ^ head); });
    out_ = out;
  }
  // An action of this kind on each tile.
  void each(ActionKind kind, TileSet tiles) {
    for (const Tile t : tiles) one(Action::of(kind, t));
  }
  void one(Action action) { *out_++ = action; }
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

  [[nodiscard]] PETEK_INLINE std::uint32_t head_of(ActionKind kind, Tile t, bool second) const {
    const std::uint32_t plain = std::bit_cast<std::uint32_t>(Action{kind, t.id, {}}) ^ top_;
    return second ? plain ^ std::bit_cast<std::uint32_t>(Action{ActionKind::Pass, 0x80, {}})
                  : plain;
  }
  [[nodiscard]] std::uint32_t placed(std::size_t index) const { return kCodes[index] + low_; }

  Action* begin_;
  Action* out_;
  std::uint32_t low_;
  std::uint32_t top_;
};

// What the tiles on the board can do (H-7: asked when the own queen is down).
template <class G, class Sink, Tiles kTiles>
class Moves {
 public:
  using Set = typename G::Set;
  using Here = Context<G, kTiles>;

  Moves(const State& s, const Tops<G>& tops, int holes, Sink& sink)
      : state_(s), context_(s, tops.occupied(), tops.own, holes), sink_(sink) {}

  void run() {
    const Set pinned = context_.pinned();
    if constexpr (!Here::kHasColony) {
      const TileSet own = tiles(state_.to_act);
      const TileSet able = ((state_.on_board & own) - state_.covered) - state_.frozen;
      const TileSet free = (context_.tiles_in(context_.board.own.without(pinned)) & own) -
                           state_.covered - state_.frozen;
      const TileSet tosses = tossed(pinned, able, free);
      move_core(free, tosses);
    } else {
      const TileSet own =
          ((state_.on_board & tiles(state_.to_act)) - state_.covered) - state_.frozen;
      const TileSet able = own | Tick<Here>::controlled(context_, own);
      const TileSet free = context_.tiles_in(context_.board.occupied.without(pinned)) & able;
      const TileSet tosses = tossed(pinned, able, free);
      move_core(free, tosses);
      move_colony(free, tosses);
      flip(own);
      sting(able);
      pair_up(able, free);
    }
  }

 private:
  using Toss = typename Pillbug<Here>::Toss;

  PETEK_INLINE void move_core(TileSet free, TileSet tosses) {
    move<QueenBee<Here>>(free, tosses);
    move<Spider<Here>>(free, tosses);
    move<Beetle<Here>>(free, tosses);
    move<Grasshopper<Here>>(free, tosses);
    move<Ant<Here>>(free, tosses);
    move<Mosquito<Here>>(free, tosses);
    move<Ladybug<Here>>(free, tosses);
    move<Pillbug<Here>>(free, tosses);
  }
  void move_colony(TileSet free, TileSet tosses) {
    move<Wasp<Here>>(free, tosses);
    move<Scorpion<Here>>(free, tosses);
    move<Firefly<Here>>(free, tosses);
    move<Dragonfly<Here>>(free, tosses);
    move<Fly<Here>>(free, tosses);
    move<Tick<Here>>(free, tosses);
    move<ShieldBug<Here>>(free, tosses);
    move<Assassin<Here>>(free, tosses);
    move<Moth<Here>>(free, tosses);
    move<Butterfly<Here>>(free, tosses);
    // Centipedes and mantises have no movement of their own, yet they can be tossed.
    for (const Tile t : tosses&(context_.showing(Bug::Centipede) | tiles(Bug::Mantis))) {
      put_moves(t, toss_cells(t));
    }
  }

  // The own moves of all tiles of a kind. A tile that can be tossed as well may reach one cell
  // both ways, which is one action (section 8): the sets are joined first.
  template <class Mover>
  void move(TileSet free, TileSet tosses) {
    TileSet movers = free & context_.showing(Mover::kBug);
    if constexpr (Here::kHasColony && spec(Mover::kBug).stays_on_ground) {
      movers = movers - state_.elevated;
    }
    for (const Tile t : movers) {
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
  void put_moves(Tile t, const Set& cells) {
    if constexpr (Sink::kCounts) {
      sink_.add(cells.count());
    } else {
      sink_.moves(t, cells);
    }
  }

  // Calls use(tile) for each of these tiles that has the ability of the bug, mosquitoes included.
  template <class Model, class Use>
  void for_users(TileSet able, Use&& use) const {
    for (const Tile t : able& context_.showing(Model::kBug)) use(t);
    for (const Tile t : (able & context_.showing(Bug::Mosquito)) - state_.elevated) {
      if (context_.touches(context_.board.cell[t.id], Model::kBug)) use(t);
    }
  }

  // Finds the tosses (H-P); those of tiles that do not move by themselves go to the sink at once,
  // the other tiles are returned.
  [[nodiscard]] TileSet tossed(const Set& pinned, TileSet able, TileSet free) {
    toss_count_ = 0;
    for_users<Pillbug<Here>>(able, [&](Tile user) {
      const Toss toss = Pillbug<Here>::toss(context_, user, pinned);
      if (!toss.tiles.empty()) tosses_[toss_count_++] = toss;
    });
    if (toss_count_ == 0) return {};
    TileSet all = tosses_[0].tiles;
    for (unsigned i = 1; i < toss_count_; ++i) all = all | tosses_[i].tiles;
    const TileSet others = all - free;
    if constexpr (Sink::kCounts) {
      if (toss_count_ == 1) {
        if (!others.empty()) {
          sink_.add(static_cast<unsigned>(others.size()) * tosses_[0].cells.count());
        }
        return all & free;
      }
    }
    for (const Tile t : others) put_moves(t, toss_cells(t));
    return all & free;
  }

  [[nodiscard]] Set toss_cells(Tile t) const {
    Set cells = Set::none();
    for (unsigned i = 0; i < toss_count_; ++i) {
      if (tosses_[i].tiles.contains(t)) cells = cells | tosses_[i].cells;
    }
    return cells;
  }

  void flip(TileSet own) {  // V-3
    if (state_.rules.flipping != Flipping::Free) return;
    const TileSet two_faced = own & two_faced_tiles(state_.rules);
    if (!two_faced.empty())
      sink_.each(ActionKind::Flip, two_faced - Scorpion<Here>::held(context_));
  }

  void sting(TileSet able) {  // V-W
    TileSet stung;
    for_users<Wasp<Here>>(able, [&](Tile user) {
      stung = stung | Wasp<Here>::stung(context_, context_.board.cell[user.id]);
    });
    sink_.each(ActionKind::Sting, stung);
  }

  // Swaps (V-E), kills and takes: those that lead to one position are one action, the
  // one whose text comes first (reading 6).
  void pair_up(TileSet able, TileSet free) {
    pair_count_ = 0;
    for_users<Centipede<Here>>(able, [&](Tile user) {
      add_pairs(ActionKind::Swap, user, Centipede<Here>::partners(context_, user));
    });
    for_users<Assassin<Here>>(free, [&](Tile user) {
      add_pairs(ActionKind::Kill, user, Assassin<Here>::victims(context_, user));
    });
    for_users<Mantis<Here>>(able, [&](Tile user) {
      add_pairs(ActionKind::Take, user, Mantis<Here>::victims(context_, user));
    });
    for (unsigned i = 0; i < pair_count_; ++i) sink_.one(pairs_[i]);
  }
  void add_pairs(ActionKind kind, Tile user, TileSet others) {
    for (const Tile other : others) {
      const Action action = Action::of(kind, user, other);
      unsigned i = 0;
      while (i < pair_count_ && !leads_to_the_same(pairs_[i], action)) ++i;
      if (i == pair_count_) {
        pairs_[pair_count_++] = action;
      } else if (text_order(action) < text_order(pairs_[i])) {
        pairs_[i] = action;
      }
    }
  }
  [[nodiscard]] static bool leads_to_the_same(Action a, Action b) {
    const auto both = [](Action x) { return TileSet::of(x.tile()) | TileSet::of(x.other()); };
    return (a.kind == ActionKind::Swap) == (b.kind == ActionKind::Swap) && both(a) == both(b);
  }
  // In the order of the texts of actions on a pair.
  [[nodiscard]] std::uint32_t text_order(Action action) const {
    const auto name = [&](Tile t) -> std::uint32_t {
      const Bug face = face_of_kind(kind(t), state_.second_face.contains(t));
      const std::uint32_t white = colour(t) == Colour::White ? 1 : 0;
      return white << 9 | static_cast<std::uint32_t>(letter(face) - 'A') << 2 |
             static_cast<std::uint32_t>(number(t));
    };
    const std::uint32_t take = action.kind == ActionKind::Take ? 1 : 0;
    return take << 20 | name(action.tile()) << 10 | name(action.other());
  }

  static constexpr unsigned kMaxUsers = 4;  // each side has one tile of the kind and one mosquito
  static constexpr unsigned kMaxPairs = kMaxUsers * kTileCount;

  const State& state_;
  Here context_;
  Sink& sink_;
  unsigned toss_count_ = 0;
  Toss tosses_[Here::kHasColony ? kMaxUsers : 2];
  unsigned pair_count_ = 0;
  Action pairs_[Here::kHasColony ? kMaxPairs : 1];
};

// Places tiles of one colour, whose own cells are tops.own (S-3: also those of the other colour).
template <class G, class Sink>
void place_of_colour(const State& s, TileSet next, Colour colour, const Tops<G>& tops, Sink& sink) {
  const TileSet of_colour = next & tiles(colour);
  if (of_colour.empty()) return;
  const TileSet guardians = tiles(Bug::Moth) | tiles(Bug::Butterfly);
  const TileSet grounded = of_colour - guardians;
  TileSet first = grounded;
  TileSet second = (grounded & two_faced_tiles(s.rules)) - tiles(Bug::Queen);  // V-2
  if (s.rules.flipping == Flipping::Fixed) {                                   // V-5
    TileSet agreed;
    for (const Tile t : second) {
      if ((s.rules.faces >> static_cast<int>(kind(t)) & 1) != 0) agreed.insert(t);
    }
    first = first - agreed;
    second = agreed;
  }
  const auto cells = placement_cells<Tiles::All>(s, colour, tops);
  sink.template placements<G>(first, cells);
  sink.template placements<G>(second, cells, true);
  if ((of_colour & guardians).empty()) return;
  sink.template placements<G>(of_colour & guardians, guardian_cells<G>(s, colour, tops));
}

// Whether the player to act can turn the honeycomb (C-3).
[[nodiscard]] inline bool can_turn_comb(const State& s) {
  if (!s.on_board.contains(kHoneycomb) || s.covered.contains(kHoneycomb)) return false;
  return s.rules.combs == Combs::OnceEach ? !s.combs.contains(s.to_act) : s.combs.empty();
}

// S-1: every three kinds of which the player has enough tiles.
template <class Sink>
void generate_choices(const State& s, Sink& sink) {
  const TileSet own = s.hand[index(s.to_act)] - tiles(Bug::Queen);
  const auto has = [&](Bug bug, int count) { return (own & tiles(bug)).size() >= count; };
  for (const BugSpec& a : kBugs) {
    if (!has(a.bug, 1)) continue;
    for (const BugSpec& b : kBugs) {
      if (letter(b.bug) < letter(a.bug) || !has(b.bug, b.bug == a.bug ? 2 : 1)) continue;
      for (const BugSpec& c : kBugs) {
        const int same = 1 + (c.bug == a.bug ? 1 : 0) + (c.bug == b.bug ? 1 : 0);
        if (letter(c.bug) < letter(b.bug) || !has(c.bug, same)) continue;
        sink.one(Action::choose({a.bug, b.bug, c.bug}));
      }
    }
  }
}

// Sends every legal action but the pass of H-9 to the sink: in games with tiles of Colony.
template <class G, class Sink>
PETEK_APART void generate_colony(const State& s, const Tops<G>& tops, int holes, Sink& sink) {
  if (s.phase == Phase::Choose) return generate_choices(s, sink);
  if (s.phase == Phase::Draw) return sink.each(ActionKind::Draw, one_of_each(s.bag));
  const TileSet next = placeable(s, s.to_act, next_tiles(s, s.to_act));
  place_of_colour<G>(s, next, s.to_act, tops, sink);
  place_of_colour<G>(s, next, opponent(s.to_act), tops.of_opponent(), sink);
  if (s.on_board.contains(queen_of(s.to_act))) {
    Moves<G, Sink, Tiles::All>(s, tops, holes, sink).run();
    if (can_turn_comb(s)) sink.one(Action::of(ActionKind::Comb));
    if (s.rules.expansions.contains(Expansion::Swarm)) {  // S-4
      const TileSet theirs = s.hand[index(opponent(s.to_act))] - tiles(Bug::Queen);
      sink.each(ActionKind::Steal, one_of_each(theirs));
    }
  }
  if (s.again) sink.one(Action::pass());  // C-4
}

// The same in games of the core alone.
template <class G, class Sink>
PETEK_INLINE void generate_core(const State& s, const Tops<G>& tops, int holes, Sink& sink) {
  const TileSet to_place = placeable(s, s.to_act, heads(s.hand[index(s.to_act)]));
  if (!to_place.empty()) {
    sink.template placements<G>(to_place, placement_cells<Tiles::Core>(s, s.to_act, tops));
  }
  if (s.on_board.contains(queen_of(s.to_act))) {
    Moves<G, Sink, Tiles::Core>(s, tops, holes, sink).run();
  }
}

}  // namespace petek::hive::kernel::PETEK_KERNEL
