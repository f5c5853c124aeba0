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
struct Act {
  ActionKind kind = ActionKind::Pass;
  Standing tile;   // where it is before the action; of a tile in hand only what it is
  Standing other;  // of a pair
  Hex to;
  friend auto operator<=>(const Act&, const Act&) = default;
};

Standing standing(const Position& p, Tile t, Hex from) {
  if (!p.on_board().contains(t)) return {{}, 0, kind(t), colour(t)};
  return {p.hex_of(t) - from, p.level_of(t), p.face_of(t), colour(t)};
}

std::size_t acts(const Position& p, Hex corner, std::array<Act, kernel::kMaxActions>& out) {
  std::array<Action, kernel::kMaxActions> actions;
  const std::size_t count = kernel::chosen().list(p.state(), actions.data());
  for (std::size_t i = 0; i < count; ++i) {
    const Action a = actions[i];
    Act& act = out[i];
    act = {};
    act.kind = a.kind;
    if (!has_tile(a.kind)) continue;
    act.tile = standing(p, a.tile(), corner);
    if (a.kind == ActionKind::Place) act.tile.face = face_of_kind(kind(a.tile()), a.second_face());
    if (has_pair(a.kind)) act.other = standing(p, a.other(), corner);
    if (has_cell(a.kind)) act.to = p.hex_of(a) - corner;
  }
  std::sort(out.begin(), out.begin() + static_cast<std::ptrdiff_t>(count));
  return count;
}

// Whether what lies beside the board, and what is awaited, is the same.
bool is_same_beside_board(const Position& a, const Position& b) {
  const State& x = a.state();
  const State& y = b.state();
  return x.to_act == y.to_act && x.hand == y.hand && x.bag == y.bag && x.combs == y.combs &&
         x.doubles == y.doubles && x.again == y.again && x.phase == y.phase;
}

bool is_same_position(const Position& a, const Position& b) {
  if (a.on_board() != b.on_board() || !is_same_beside_board(a, b)) return false;
  const Hex corner_a = corner(a);
  const Hex corner_b = corner(b);
  const auto is_same = [&](TileSet of_a, TileSet of_b) {
    return standings(a, of_a, corner_a) == standings(b, of_b, corner_b);
  };
  if (!is_same(a.on_board(), b.on_board())) return false;
  // The marks of the last turn count only where they take an action away, or give a fly one.
  if (is_same(a.just_moved(), b.just_moved()) && is_same(a.just_turned(), b.just_turned()) &&
      is_same(a.just_placed(), b.just_placed())) {
    return true;
  }
  std::array<Act, kernel::kMaxActions> acts_a;
  std::array<Act, kernel::kMaxActions> acts_b;
  const std::size_t count = acts(a, corner_a, acts_a);
  if (count != acts(b, corner_b, acts_b)) return false;
  return std::equal(acts_a.begin(), acts_a.begin() + static_cast<std::ptrdiff_t>(count),
                    acts_b.begin());
}

// Whether a position from before this action can never come back.
bool is_for_good(ActionKind kind) {
  switch (kind) {
    case ActionKind::Place:
    case ActionKind::Kill:
    case ActionKind::Take:
    case ActionKind::Comb:
    case ActionKind::Choose:
    case ActionKind::Draw:
      return true;
    default:
      return false;
  }
}

constexpr std::size_t kExpectedPlies = 1024;
constexpr int kDrawnAt = 3;

}  // namespace

Game::Game(const Rules& rules) : position_(rules) {
  before_.reserve(kExpectedPlies);
  keys_.reserve(kExpectedPlies);
  actions_.reserve(kExpectedPlies);
  counts_.reserve(kExpectedPlies);
  // Options may contradict each other so that a game is lost before it begins.
  outcome_ = position_.outcome();
}

const Position& Game::position_at(std::size_t i) const {
  return i == before_.size() ? position_ : before_[i];
}

SeatSet Game::acting_seats() const {
  return is_over() || is_chance() ? SeatSet{} : SeatSet::of(seat_of(position_.to_act()));
}

void Game::chance_outcomes(petek::ActionList<Weighted<Action>>& out) const {
  out.clear();
  if (!is_chance()) return;
  ActionList draws;
  position_.legal_actions(draws);
  for (const Action draw : draws) {
    const TileSet alike = tiles(kind(draw.tile())) & tiles(colour(draw.tile())) & position_.bag();
    out.push_back({draw, static_cast<std::uint32_t>(alike.size())});
  }
}

Game Game::view(Seat seat) const {
  const bool is_choice_open = position_.phase() != Phase::Choose || actions_.empty();
  if (is_choice_open || seat == seat_of(rules().first)) return *this;
  Game hidden(rules());
  hidden.hide_choice();
  return hidden;
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
  if (is_chance()) return Reason::DrawDue;
  if (colour_of(seat) != position_.to_act()) return Reason::NotYourTurn;
  return position_.refusal(action);
}

std::optional<Reason> Game::refusal(Action action) const {
  if (is_over()) return Reason::GameOver;
  return position_.refusal(action);
}

void Game::apply([[maybe_unused]] Seat seat, Action action) {
  PETEK_ASSERT(is_chance() || colour_of(seat) == position_.to_act(),
               "the seat is not the one to act");
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
  if (is_for_good(action.kind)) settled_ = actions_.size();
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
  if (rules().repetition == Repetition::None || position_.is_chance()) return;
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
