// SPDX-License-Identifier: MIT
// The referee's questions to the board, and about actions without a tile on it.
#include "petek/hive/referee.h"

#include <algorithm>
#include <array>
#include <cstddef>

namespace petek::hive {
namespace {

// Whether the bytes are what the action is made of, and no others.
bool is_well_formed(Action action) {
  switch (action.kind) {
    case ActionKind::Place:
      return action.tile_and_face == (action.tile().id | (action.second_face() ? 0x80 : 0));
    case ActionKind::Move:
      return action.tile_and_face == action.tile().id;
    case ActionKind::Choose:
      return true;
    default:
      break;
  }
  if (action.kind > ActionKind::Draw) return false;
  const Tile tile = has_tile(action.kind) ? action.tile() : Tile{0};
  const Tile other = has_pair(action.kind) ? action.other() : Tile{0};
  return action == Action::of(action.kind, tile, other);
}

// The tiles of the same kind and colour, of which any may stand for the others while none is
// placed.
TileSet alike(Tile t) {
  return tiles(kind(t)) & tiles(colour(t));
}

}  // namespace

LiftedBoard::LiftedBoard(const Position& position, TileSet lifted) {
  for (const Tile t : position.on_board() - lifted) {
    const Hex hex = position.hex_of(t);
    auto* cell = std::find_if(cells_.begin(), cells_.end(),
                              [hex](const Cell& known) { return known.hex == hex; });
    if (cell == cells_.end()) {
      cells_.push_back({hex, 0});
      cell = &cells_.back();
    }
    ++cell->height;
  }
}

int LiftedBoard::height(Hex h) const {
  for (const Cell& cell : cells_) {
    if (cell.hex == h) return cell.height;
  }
  return 0;
}

bool LiftedBoard::has_neighbour(Hex h) const {
  return std::any_of(cells_.begin(), cells_.end(),
                     [h](const Cell& cell) { return are_neighbours(cell.hex, h); });
}

int LiftedBoard::gates_between(Hex h, Hex other, int higher_than) const {
  return static_cast<int>(std::count_if(cells_.begin(), cells_.end(), [&](const Cell& cell) {
    return cell.height > higher_than && are_neighbours(cell.hex, h) &&
           are_neighbours(cell.hex, other);
  }));
}

bool LiftedBoard::is_gated(Hex from, Hex to) const {
  const int higher = std::max(height(from), height(to));
  return higher > 0 && gates_between(from, to, higher) == 2;
}

bool LiftedBoard::is_one_hive() const {
  if (cells_.empty()) return true;
  StaticVector<Hex, kTileCount> reached;
  reached.push_back(cells_[0].hex);
  for (std::size_t i = 0; i < reached.size(); ++i) {
    for (const Cell& cell : cells_) {
      const bool is_new = std::find(reached.begin(), reached.end(), cell.hex) == reached.end();
      if (is_new && are_neighbours(cell.hex, reached[i])) reached.push_back(cell.hex);
    }
  }
  return reached.size() == cells_.size();
}

bool LiftedBoard::are_apart(Hex from, Hex to) const {
  Hex low = from;
  Hex high = from;
  for (const Cell& cell : cells_) {
    low = {std::min(low.q, cell.hex.q - 1), std::min(low.r, cell.hex.r - 1)};
    high = {std::max(high.q, cell.hex.q + 1), std::max(high.r, cell.hex.r + 1)};
  }
  constexpr std::size_t kMaxCells = 2048;  // the box around 37 connected tiles has fewer
  StaticVector<Hex, kMaxCells> reached;
  reached.push_back(to);
  for (std::size_t i = 0; i < reached.size(); ++i) {
    if (reached[i] == from) return false;
    for (const Hex n : neighbours(reached[i])) {
      const bool inside = n.q >= low.q && n.q <= high.q && n.r >= low.r && n.r <= high.r;
      if (!inside || height(n) > 0) continue;
      if (std::find(reached.begin(), reached.end(), n) == reached.end()) reached.push_back(n);
    }
  }
  return true;
}

Reason Referee::why(Action action) const {
  if (p_.is_over()) return Reason::GameOver;
  if (!is_well_formed(action)) return Reason::Unreadable;
  if (p_.phase() == Phase::Choose) {
    return action.kind == ActionKind::Choose ? Reason::BadChoice : Reason::ChoiceDue;
  }
  if (p_.phase() == Phase::Draw && action.kind != ActionKind::Draw) return Reason::DrawDue;

  const Tile tile = action.tile();
  if (has_tile(action.kind) && !is_in_play(tile)) return Reason::NotInThisGame;
  switch (action.kind) {
    case ActionKind::Pass:
      return Reason::CannotPass;
    case ActionKind::Place:
      return why_not_placed(action);
    case ActionKind::Move:
      return why_not_moved(tile, p_.hex_of(action));
    case ActionKind::Flip:
      return why_not_flipped(tile);
    case ActionKind::Sting:
      return why_not_stung(tile);
    case ActionKind::Swap:
    case ActionKind::Kill:
    case ActionKind::Take:
      return why_not(action.kind, tile, action.other()).value_or(Reason::OtherText);
    case ActionKind::Comb:
      return why_not_turned();
    case ActionKind::Steal:
      return why_not_stolen(tile);
    case ActionKind::Choose:
      return has_swarm() ? Reason::NoChoiceDue : Reason::NoSwarm;
    case ActionKind::Draw:
      return why_not_drawn(tile);
  }
  return Reason::Unreadable;
}

// ---- The board

bool Referee::is_in_play(Tile t) const {
  return t.id < kTileCount && tiles_in_play(p_.rules()).contains(t);
}

bool Referee::has_swarm() const {
  return p_.rules().expansions.contains(Expansion::Swarm);
}

// V-1, and the option `two_faced` of V-5.
bool Referee::has_second_face(Tile t) const {
  const Rules& rules = p_.rules();
  const auto row = static_cast<int>(kind(t));
  if (!rules.expansions.contains(Expansion::Venom) || row >= kSecondFace) return false;
  return rules.two_faced == 0 || (rules.two_faced >> row & 1) != 0;
}

TileSet Referee::touched(Hex h) const {
  TileSet touched;
  for (const Tile t : p_.on_board()) {
    if (!p_.is_covered(t) && are_neighbours(p_.hex_of(t), h)) touched.insert(t);
  }
  return touched;
}

bool Referee::touches(Hex h, Bug bug) const {
  const TileSet around = touched(h);
  return std::any_of(around.begin(), around.end(), [&](Tile t) { return shows(t, bug); });
}

bool Referee::are_beside(Tile a, Tile b) const {
  return are_neighbours(p_.hex_of(a), p_.hex_of(b));
}

bool Referee::is_one_without(TileSet lifted) const {
  return LiftedBoard(p_, lifted).is_one_hive();
}

std::optional<Reason> Referee::why_not_there(Tile t) const {
  if (p_.on_board().contains(t)) return std::nullopt;
  return p_.removed().contains(t) ? Reason::Removed : Reason::NotOnBoard;
}

// ---- What is done without naming a tile on the board

Reason Referee::why_not_turned() const {
  if (!p_.on_board().contains(kHoneycomb)) return Reason::NoHoneycomb;
  if (!queen_is_down()) return Reason::QueenNotDown;
  return p_.is_covered(kHoneycomb) ? Reason::CombCovered : Reason::CombTurned;
}

Reason Referee::why_not_stolen(Tile tile) const {
  if (!has_swarm()) return Reason::NoSwarm;
  if (!queen_is_down()) return Reason::QueenNotDown;
  if (kind(tile) == Bug::Queen) return Reason::QueenNotStolen;
  const TileSet theirs = p_.hand(opponent(p_.to_act()));
  return (alike(tile) & theirs).empty() ? Reason::NotInHand : Reason::OtherText;
}

Reason Referee::why_not_drawn(Tile tile) const {
  if (!has_swarm()) return Reason::NoSwarm;
  if (p_.phase() != Phase::Draw) return Reason::NoDrawDue;
  return (alike(tile) & p_.bag()).empty() ? Reason::NotInBag : Reason::OtherText;
}

}  // namespace petek::hive
