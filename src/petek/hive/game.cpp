// SPDX-License-Identifier: MIT
#include "petek/hive/game.h"

#include <algorithm>
#include <array>

#include "petek/hive/kernel/kernel.h"

namespace petek::hive {
namespace {

// Two positions of equal tiles: the vector from a cell of `a` to the same cell of `b`.
Hex corner(const Position& p) {
  const TileSet tiles = p.on_board();
  if (tiles.empty()) return {};
  Hex low = p.hex_of(tiles.first());
  for (const Tile t : tiles) {
    const Hex h = p.hex_of(t);
    low = {std::min(low.q, h.q), std::min(low.r, h.r)};
  }
  return low;
}

// A tile as H-17 sees it: where it lies from the hive's corner, which bug, whose. Not its number.
struct Standing {
  Hex hex;
  int level = 0;
  Bug face = Bug::Queen;
  Colour side = Colour::White;
  friend auto operator<=>(const Standing&, const Standing&) = default;
};

using Standings = StaticVector<Standing, kTileCount>;

Standings standings(const Position& p, TileSet tiles, Hex from) {
  Standings all;
  for (const Tile t : tiles) {
    all.push_back({p.hex_of(t) - from, p.level_of(t), p.face_of(t), colour(t)});
  }
  std::sort(all.begin(), all.end());
  return all;
}

// An action by cells and bugs, for comparing sets of them (reading 15).
struct Deed {
  ActionKind kind = ActionKind::Pass;
  Hex from;
  int level = 0;
  Hex to;
  Bug face = Bug::Queen;
  Colour side = Colour::White;
  friend auto operator<=>(const Deed&, const Deed&) = default;
};

std::size_t deeds(const Position& p, Hex corner, std::array<Deed, kernel::kMaxActions>& out) {
  std::array<Action, kernel::kMaxActions> actions;
  const std::size_t count = kernel::chosen().list(p.state(), actions.data());
  for (std::size_t i = 0; i < count; ++i) {
    const Action a = actions[i];
    Deed& deed = out[i];
    deed = {};
    deed.kind = a.kind;
    if (a.kind == ActionKind::Pass) continue;
    deed.to = p.hex_of(a) - corner;
    deed.face = a.kind == ActionKind::Place ? kind(a.tile()) : p.face_of(a.tile());
    deed.side = colour(a.tile());
    if (a.kind == ActionKind::Move) {
      deed.from = p.hex_of(a.tile()) - corner;
      deed.level = p.level_of(a.tile());
    }
  }
  std::sort(out.begin(), out.begin() + static_cast<std::ptrdiff_t>(count));
  return count;
}

bool is_same_position(const Position& a, const Position& b) {
  if (a.to_act() != b.to_act() || a.on_board() != b.on_board()) return false;
  const Hex corner_a = corner(a);
  const Hex corner_b = corner(b);
  if (!(standings(a, a.on_board(), corner_a) == standings(b, b.on_board(), corner_b))) return false;
  // The marks of the last turn count only where they take an action away.
  if (standings(a, a.just_moved(), corner_a) == standings(b, b.just_moved(), corner_b)) return true;
  std::array<Deed, kernel::kMaxActions> deeds_a;
  std::array<Deed, kernel::kMaxActions> deeds_b;
  const std::size_t count = deeds(a, corner_a, deeds_a);
  if (count != deeds(b, corner_b, deeds_b)) return false;
  return std::equal(deeds_a.begin(), deeds_a.begin() + static_cast<std::ptrdiff_t>(count),
                    deeds_b.begin());
}

constexpr std::size_t kExpectedPlies = 1024;
constexpr int kDrawnAt = 3;

}  // namespace

Game::Game(const Rules& rules) : position_(rules) {
  before_.reserve(kExpectedPlies);
  keys_.reserve(kExpectedPlies);
  actions_.reserve(kExpectedPlies);
  counts_.reserve(kExpectedPlies);
}

const Position& Game::position_at(std::size_t i) const {
  return i == before_.size() ? position_ : before_[i];
}

SeatSet Game::acting_seats() const {
  return is_over() ? SeatSet{} : SeatSet::of(seat_of(position_.to_act()));
}

void Game::legal_actions(Seat seat, ActionList& out) const {
  if (acting_seats().contains(seat)) {
    legal_actions(out);
  } else {
    out.clear();
  }
}

void Game::legal_actions(ActionList& out) const {
  if (is_over()) {
    out.clear();
  } else {
    position_.legal_actions(out);
  }
}

std::uint32_t Game::count_legal_actions() const {
  return is_over() ? 0 : position_.count_legal_actions();
}

std::optional<Reason> Game::refusal(Seat seat, Action action) const {
  if (is_over()) return Reason::GameOver;
  if (colour_of(seat) != position_.to_act()) return Reason::NotYourTurn;
  return position_.refusal(action);
}

std::optional<Reason> Game::refusal(Action action) const {
  if (is_over()) return Reason::GameOver;
  return position_.refusal(action);
}

void Game::apply([[maybe_unused]] Seat seat, Action action) {
  PETEK_ASSERT(colour_of(seat) == position_.to_act(), "the seat is not the one to act");
  apply(action);
}

void Game::apply(Action action) {
  PETEK_ASSERT(!is_over(), "the game is over");
  apply_past_repetition(action);
}

void Game::apply_past_repetition(Action action) {
  before_.push_back(position_);
  actions_.push_back(action);
  counts_.push_back({settled_, repetitions_});
  if (action.kind == ActionKind::Place) settled_ = actions_.size();
  keys_.push_back(position_.board_key());
  position_.apply(action);
  update_outcome();
}

void Game::undo() {
  PETEK_ASSERT(!actions_.empty(), "there is nothing to undo");
  position_ = before_.back();
  before_.pop_back();
  keys_.pop_back();
  actions_.pop_back();
  settled_ = counts_.back().settled;
  counts_.pop_back();
  update_outcome();
}

void Game::update_outcome() {
  outcome_ = position_.outcome();
  repetitions_ = 1;
  if (rules().repetition == Repetition::None) return;
  repetitions_ = count_repetitions();
  if (outcome_ == Outcome::InProgress && is_repetition_draw()) outcome_ = Outcome::Draw;
}

bool Game::is_repetition_draw() const {
  return position_.outcome() == Outcome::InProgress && repetitions_ >= kDrawnAt;
}

int Game::count_repetitions() const {
  const std::uint64_t key = position_.board_key();
  for (std::size_t i = keys_.size(); i > settled_; --i) {
    // The latest time that it stood has counted all the earlier ones.
    if (keys_[i - 1] == key && is_same_position(before_[i - 1], position_)) {
      return counts_[i - 1].repetitions + 1;
    }
  }
  return 1;
}

std::uint64_t Game::key() const {
  return position_.key();
}

double Game::score(Seat seat) const {
  if (outcome_ == Outcome::WhiteWins) return seat == Seat{0} ? 1.0 : 0.0;
  if (outcome_ == Outcome::BlackWins) return seat == Seat{1} ? 1.0 : 0.0;
  return 0.5;
}

}  // namespace petek::hive
