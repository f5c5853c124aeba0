// SPDX-License-Identifier: MIT
#include "petek/hive/position.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>
#include <type_traits>

#include "petek/hive/kernel/kernel.h"
#include "petek/hive/key.h"

namespace petek::hive {
namespace {

// The key sum counted from the hive's own corner.
std::uint64_t settled_key_sum(const State& s, Hex* corner) {
  if (s.on_board.empty()) {
    *corner = {};
    return 0;
  }
  if (!s.wide) {
    std::uint64_t rows[4];
    std::uint64_t columns = 0;
    unsigned first_row = 16;
    for (unsigned i = 4; i-- > 0;) {
      rows[i] = s.tops[0][i] | s.tops[1][i] | s.tops[2][i];
      columns |= rows[i];
      if (rows[i] != 0) first_row = 4 * i + static_cast<unsigned>(std::countr_zero(rows[i])) / 16;
    }
    columns |= columns >> 32;
    columns |= columns >> 16;
    const auto first_column = static_cast<unsigned>(std::countr_zero(columns & 0xffff));
    *corner = s.origin + Hex{static_cast<int>(first_column), static_cast<int>(first_row)};
    return s.key_sum * detail::kColumnInverse[first_column] * detail::kRowInverse[first_row];
  }
  Hex low = unwrap({s.q[s.on_board.first().id], s.r[s.on_board.first().id]}, s.origin);
  for (const Tile t : s.on_board) {
    const Hex h = unwrap({s.q[t.id], s.r[t.id]}, s.origin);
    low = {std::min(low.q, h.q), std::min(low.r, h.r)};
  }
  *corner = low;
  std::uint64_t sum = 0;
  for (const Tile t : s.on_board) {
    const Hex h = unwrap({s.q[t.id], s.r[t.id]}, s.origin) - low;
    sum += key_term(t, s.second_face.contains(t), s.level[t.id], static_cast<unsigned>(h.q),
                    static_cast<unsigned>(h.r));
  }
  return sum;
}

std::uint64_t rules_key(const Rules& rules) {
  static_assert(std::has_unique_object_representations_v<Rules>);
  const auto bytes = std::bit_cast<std::array<unsigned char, sizeof(Rules)>>(rules);
  std::uint64_t key = 0;
  for (std::size_t i = 0; i < bytes.size(); i += sizeof key) {
    std::uint64_t word = 0;
    std::memcpy(&word, bytes.data() + i, std::min(sizeof word, bytes.size() - i));
    key = mixed(key ^ word) + i;
  }
  return key;
}

// What lies in hands and in the bag, the honeycomb, and what is awaited.
std::uint64_t off_board_key(const State& s) {
  std::uint64_t key = 0;
  for (const std::uint64_t word :
       {s.hand[0].bits(), s.hand[1].bits(), s.bag.bits(),
        std::uint64_t{s.combs.bits()} | std::uint64_t{s.doubles.bits()} << 8 |
            std::uint64_t{s.again} << 16 | static_cast<std::uint64_t>(s.phase) << 24 |
            std::uint64_t{s.hidden.bits()} << 32}) {
    key = mixed(key ^ word) + 1;
  }
  return key;
}

constexpr std::uint64_t kBlackActs = 0x8c5f'11d3'74ab'90e7ULL;

}  // namespace

Position::Position(const Rules& rules) : state_{} {
  state_.rules = rules;
  state_.to_act = rules.first;
  const TileSet in_play = tiles_in_play(rules);
  for (const Colour c : {Colour::White, Colour::Black}) {
    state_.hand[index(c)] = in_play & tiles(c);
  }
  if (in_play.contains(kHoneycomb)) state_.on_board.insert(kHoneycomb);  // C-1: at 0,0
  if (rules.expansions.contains(Expansion::Swarm)) state_.phase = Phase::Choose;
  kernel::chosen().rebuild(state_);
  kernel::chosen().judge_missed_queen(state_);
}

Bug Position::face_of(Tile t) const {
  return face_of_kind(kind(t), state_.second_face.contains(t));
}

Hex Position::hex_of(Tile t) const {
  PETEK_ASSERT(state_.on_board.contains(t), "a tile in hand has no cell");
  return unwrap({state_.q[t.id], state_.r[t.id]}, state_.origin);
}

StaticVector<Tile, kTileCount> Position::stack_at(Hex h) const {
  StaticVector<Tile, kTileCount> stack;
  for (const Tile t : state_.on_board) {
    if (hex_of(t) == h) stack.push_back(t);
  }
  std::sort(stack.begin(), stack.end(),
            [this](Tile a, Tile b) { return state_.level[a.id] < state_.level[b.id]; });
  return stack;
}

int Position::height_at(Hex h) const {
  return static_cast<int>(stack_at(h).size());
}

std::optional<Tile> Position::top_at(Hex h) const {
  for (const Tile t : state_.on_board - state_.covered) {
    if (hex_of(t) == h) return t;
  }
  return std::nullopt;
}

TileSet Position::removed() const {
  return tiles_in_play(rules()) - on_board() - hand(Colour::White) - hand(Colour::Black) - bag();
}

std::optional<Tile> Position::last_placed(Colour player) const {
  const std::uint8_t last = state_.last_placed[index(player)];
  if (last == State::kNone) return std::nullopt;
  return Tile{last};
}

void Position::legal_actions(ActionList& out) const {
  Action* room = out.prepare(kernel::kMaxActions);
  out.finish(kernel::chosen().list(state_, room));
}

std::uint32_t Position::count_legal_actions() const {
  return kernel::chosen().count(state_);
}

std::uint64_t Position::count_after(const ActionList& actions) const {
  return kernel::chosen().count_after(state_, actions.begin(), actions.size());
}

void Position::apply(Action action) {
  PETEK_ASSERT(!is_over(), "the game is over");
  kernel::chosen().apply(state_, action);
}

void Position::apply(Action action, Undo& undo) {
  undo.before = *this;
  apply(action);
}

void Position::undo(const Undo& undo) {
  *this = undo.before;
}

Position Position::after(Action action) const {
  PETEK_ASSERT(!is_over(), "the game is over");
  Position next{Unset{}};
  kernel::chosen().make(state_, action, next.state_);
  return next;
}

std::uint64_t Position::board_key() const {
  Hex corner;
  const std::uint64_t sum = settled_key_sum(state_, &corner);
  std::uint64_t key = sum ^ (state_.to_act == Colour::Black ? kBlackActs : 0);
  if (has_colony(rules())) key = mixed(key) ^ off_board_key(state_);
  return mixed(key);
}

std::uint64_t Position::key() const {
  Hex corner;
  settled_key_sum(state_, &corner);
  const State& s = state_;
  std::uint64_t marks = 0;
  const auto add = [&](TileSet tiles, std::uint64_t mark) {
    for (const Tile t : tiles) {
      const Hex h = hex_of(t) - corner;
      const auto term = key_term(t, s.second_face.contains(t), s.level[t.id],
                                 static_cast<unsigned>(h.q), static_cast<unsigned>(h.r));
      marks += mixed(term + mark);
    }
  };
  add(s.just_moved - s.frozen, 1);
  add(s.frozen, 2);
  add(s.just_turned, 3);
  add(s.just_placed, 4);
  add(s.deeds.moved, 5);
  add(s.deeds.turned, 6);
  add(s.deeds.placed, 7);
  for (const Colour c : {Colour::White, Colour::Black}) {
    const std::optional<Tile> last = last_placed(c);
    if (last && s.on_board.contains(*last)) add(TileSet::of(*last), 8);
  }
  return board_key() ^ marks ^ rules_key(rules());
}

bool operator==(const Position& a, const Position& b) {
  const State& x = a.state_;
  const State& y = b.state_;
  if (x.rules != y.rules || x.on_board != y.on_board || x.hand != y.hand || x.bag != y.bag ||
      x.second_face != y.second_face || x.just_moved != y.just_moved || x.frozen != y.frozen ||
      x.just_turned != y.just_turned || x.just_placed != y.just_placed || x.deeds != y.deeds ||
      x.last_placed != y.last_placed || x.combs != y.combs || x.doubles != y.doubles ||
      x.again != y.again || x.hidden != y.hidden || x.phase != y.phase || x.ply != y.ply ||
      x.to_act != y.to_act || x.outcome != y.outcome) {
    return false;
  }
  return std::all_of(x.on_board.begin(), x.on_board.end(), [&](Tile t) {
    return a.hex_of(t) == b.hex_of(t) && x.level[t.id] == y.level[t.id];
  });
}

}  // namespace petek::hive
