// SPDX-License-Identifier: MIT
// Why a tile is not placed: the tile first, then its face, the queen's rules, the cell.
#include "petek/hive/referee.h"

namespace petek::hive {

Reason Referee::why_not_placed(Action action) const {
  const Tile tile = action.tile();
  const Hex to = p_.hex_of(action);
  if (const auto reason = why_not_held(tile)) return *reason;
  if (const auto reason = why_not_face(tile, action.second_face())) return *reason;
  const bool is_guardian = kind(tile) == Bug::Moth || kind(tile) == Bug::Butterfly;
  if (is_guardian && !has_placed(colour(tile))) return Reason::GuardianFirst;
  if (const auto reason = queen_rule(tile)) return *reason;
  return is_guardian ? why_not_guarded(tile, to) : why_not_ground(tile, to);
}

std::optional<Reason> Referee::why_not_held(Tile tile) const {
  if (p_.on_board().contains(tile)) return Reason::AlreadyOnBoard;
  if (p_.removed().contains(tile)) return Reason::Removed;
  TileSet waiting = p_.hand(p_.to_act());
  if (has_swarm()) {
    // Numbers follow placement whoever places, and either colour may be in a hand (S-3).
    if ((waiting & tiles(kind(tile)) & tiles(colour(tile))).empty()) return Reason::NotInHand;
    waiting = p_.hand(Colour::White) | p_.hand(Colour::Black) | p_.bag();
  } else if (colour(tile) != p_.to_act()) {
    return Reason::NotYourTurn;
  }
  if (number(tile) > 1 && waiting.contains(Tile{static_cast<std::uint8_t>(tile.id - 1)})) {
    return Reason::OutOfOrder;
  }
  return std::nullopt;
}

std::optional<Reason> Referee::why_not_face(Tile tile, bool second) const {
  if (second && !has_second_face(tile)) return Reason::OneFace;
  if (second && kind(tile) == Bug::Queen) return Reason::QueenBeeUp;
  if (p_.rules().flipping != Flipping::Fixed || !has_second_face(tile)) return std::nullopt;
  const bool agreed = (p_.rules().faces >> static_cast<int>(kind(tile)) & 1) != 0;
  if (agreed != second) return Reason::AgreedFace;
  return std::nullopt;
}

std::optional<Reason> Referee::queen_rule(Tile tile) const {
  if (queen_is_down()) return std::nullopt;
  const bool is_queen = tile == queen_of(p_.to_act());
  const OpeningQueen opening = p_.rules().opening_queen;
  if (!is_queen && p_.turn() == 1 && opening == OpeningQueen::Required) {
    return Reason::OpeningQueenRequired;
  }
  if (!is_queen && p_.turn() >= p_.rules().deadline) return Reason::QueenDue;
  if (is_queen && p_.turn() == 1 && opening == OpeningQueen::Forbidden) {
    return Reason::OpeningQueenForbidden;
  }
  return std::nullopt;
}

// Reading 10: it may all be gone again.
bool Referee::has_placed(Colour side) const {
  return !(p_.on_board() & tiles(side)).empty() || p_.last_placed(side).has_value();
}

Reason Referee::why_not_ground(Tile tile, Hex to) const {
  const LiftedBoard board(p_, {});
  if (board.height(to) > 0) return Reason::CellOccupied;
  if (p_.on_board().empty()) return Reason::NotAtOrigin;
  if (!board.has_neighbour(to)) return Reason::NotNextToHive;
  if (p_.rules().placement == Placement::Kandu) return Reason::NextToOwnColour;
  if (touches(to, opponent(colour(tile)))) return Reason::NextToEnemy;
  return Reason::NotNextToOwnColour;
}

Reason Referee::why_not_guarded(Tile tile, Hex to) const {
  if (!p_.top_at(to)) return Reason::GuardianOnGround;
  if (touches(to, opponent(colour(tile)))) return Reason::GuardianNextToEnemy;
  return Reason::GuardianSupport;
}

}  // namespace petek::hive
