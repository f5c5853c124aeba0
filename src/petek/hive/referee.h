// SPDX-License-Identifier: MIT
// Why an action is refused: plain questions asked one by one, in the order a referee would.
//
// Whether it is refused is decided by the list of legal actions alone, so the two never disagree.
#pragma once

#include <optional>

#include "petek/core/static_vector.h"
#include "petek/hive/position.h"

namespace petek::hive {

// The board with some tiles lifted off it.
class LiftedBoard {
 public:
  LiftedBoard(const Position& position, TileSet lifted);

  [[nodiscard]] int height(Hex h) const;
  [[nodiscard]] bool has_neighbour(Hex h) const;
  // Cells around `h` that hold a tile and are next to `other` too.
  [[nodiscard]] int gates_between(Hex h, Hex other, int higher_than) const;
  // A step between neighbouring cells that both its gates bar at height (H-11).
  [[nodiscard]] bool is_gated(Hex from, Hex to) const;
  [[nodiscard]] bool is_one_hive() const;
  // Whether tiles alone, however one squeezes between them, keep apart two empty cells.
  [[nodiscard]] bool are_apart(Hex from, Hex to) const;

 private:
  struct Cell {
    Hex hex;
    int height = 0;
  };
  StaticVector<Cell, kTileCount> cells_;  // the occupied ones
};

class Referee {
 public:
  explicit Referee(const Position& position) : p_(position) {}

  // Why an action that is not listed is refused. Any bytes may be asked about.
  [[nodiscard]] Reason why(Action action) const;
  // Why `user` may not do that to `other`, a swap, kill or take; nothing when it may. Any numbers
  // may be asked about.
  [[nodiscard]] std::optional<Reason> why_not(ActionKind kind, Tile user, Tile other) const;

 private:
  // ---- The board
  [[nodiscard]] bool is_in_play(Tile t) const;
  [[nodiscard]] bool has_swarm() const;
  [[nodiscard]] bool has_second_face(Tile t) const;
  [[nodiscard]] bool queen_is_down() const { return p_.on_board().contains(queen_of(p_.to_act())); }
  [[nodiscard]] bool is_enemy(Tile t) const { return colour(t) == opponent(p_.to_act()); }
  [[nodiscard]] bool shows(Tile t, Bug bug) const { return p_.face_of(t) == bug; }
  // The top tiles around a cell.
  [[nodiscard]] TileSet touched(Hex h) const;
  [[nodiscard]] bool touches(Hex h, Colour c) const { return !(touched(h) & tiles(c)).empty(); }
  [[nodiscard]] bool touches(Hex h, Bug bug) const;
  [[nodiscard]] bool are_beside(Tile a, Tile b) const;
  // Whether the hive is one without these tiles (H-8).
  [[nodiscard]] bool is_one_without(TileSet lifted) const;
  [[nodiscard]] bool is_pinned(Tile t) const { return !is_one_without(TileSet::of(t)); }
  [[nodiscard]] std::optional<Reason> why_not_there(Tile t) const;

  // ---- Placing: the tile first, then its face, then the queen's rules, then the cell.
  [[nodiscard]] Reason why_not_placed(Action action) const;
  [[nodiscard]] std::optional<Reason> why_not_held(Tile tile) const;
  [[nodiscard]] std::optional<Reason> why_not_face(Tile tile, bool second) const;
  [[nodiscard]] std::optional<Reason> queen_rule(Tile tile) const;
  [[nodiscard]] bool has_placed(Colour side) const;
  [[nodiscard]] Reason why_not_ground(Tile tile, Hex to) const;
  [[nodiscard]] Reason why_not_guarded(Tile tile, Hex to) const;

  // ---- Moving
  [[nodiscard]] Reason why_not_moved(Tile tile, Hex to) const;
  [[nodiscard]] std::optional<Reason> why_not_tossed(Tile tile, Hex to) const;
  [[nodiscard]] Reason why_not_tossed_by(Tile pillbug, Tile tile, Hex to) const;
  [[nodiscard]] Reason why_not_walked(Tile tile, Hex to) const;
  [[nodiscard]] bool touches_a_model(Tile mosquito) const;

  // ---- Abilities
  [[nodiscard]] bool has_ability(Tile t, Bug bug) const;
  [[nodiscard]] bool is_able(Tile t) const;
  // The tiles that use that ability for the mover: its own, and those under its control.
  [[nodiscard]] TileSet users(Bug bug) const;
  [[nodiscard]] TileSet controlled() const;
  // Of an enemy tile that is not controlled; nothing when no tick is next to it.
  [[nodiscard]] std::optional<Reason> why_not_controlled(Tile t) const;
  [[nodiscard]] std::optional<Reason> why_not_used(Tile user, Bug ability) const;
  [[nodiscard]] Reason why_not_flipped(Tile tile) const;
  [[nodiscard]] Reason why_not_stung(Tile victim) const;
  [[nodiscard]] std::optional<Reason> why_not_swapped(Tile user, Tile other) const;
  [[nodiscard]] std::optional<Reason> why_not_killed(Tile user, Tile victim) const;
  [[nodiscard]] std::optional<Reason> why_not_taken(Tile user, Tile victim) const;
  // What keeps a tile from being swapped, stung or killed, whoever does it.
  [[nodiscard]] std::optional<Reason> why_not_touched(Tile tile) const;
  [[nodiscard]] bool is_shielded(Tile t) const;
  [[nodiscard]] bool crosses_to(Tile user, Tile other) const;

  // ---- What is done without naming a tile on the board
  [[nodiscard]] Reason why_not_turned() const;
  [[nodiscard]] Reason why_not_stolen(Tile tile) const;
  [[nodiscard]] Reason why_not_drawn(Tile tile) const;

  const Position& p_;
};

}  // namespace petek::hive
