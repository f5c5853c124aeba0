// SPDX-License-Identifier: MIT
// Why an action is refused: plain questions asked one by one, in the order a referee would.
//
// Whether it is refused is decided by the list of legal actions alone, so the two never disagree.
#include <algorithm>
#include <array>
#include <optional>

#include "petek/hive/kernel/kernel.h"
#include "petek/hive/position.h"

namespace petek::hive {
namespace {

class Referee {
 public:
  explicit Referee(const Position& position) : p_(position) {}

  [[nodiscard]] Reason why(Action action) const {
    if (p_.is_over()) return Reason::GameOver;
    if (action.kind == ActionKind::Pass) return Reason::CannotPass;
    if (action.kind > ActionKind::Move) return Reason::Unreadable;
    const Tile tile = action.tile();
    if (tile.id >= kTileCount || action.second_face() || !is_in_play(tile)) {
      return Reason::NotInThisGame;
    }
    const Hex to = p_.hex_of(action);
    return action.kind == ActionKind::Place ? why_not_placed(tile, to) : why_not_moved(tile, to);
  }

 private:
  [[nodiscard]] bool is_in_play(Tile t) const {
    return (p_.on_board() | p_.hand(Colour::White) | p_.hand(Colour::Black)).contains(t);
  }
  [[nodiscard]] bool queen_is_down() const { return p_.on_board().contains(queen_of(p_.to_act())); }
  // Heights without the moving tile.
  [[nodiscard]] int height(Hex h) const {
    const int height = p_.height_at(h);
    return lifted_ && h == from_ ? height - 1 : height;
  }
  [[nodiscard]] bool has_neighbour(Hex h) const {
    return std::ranges::any_of(neighbours(h), [&](Hex n) { return height(n) > 0; });
  }
  [[nodiscard]] bool has_neighbour(Hex h, Colour c) const {
    return std::ranges::any_of(neighbours(h), [&](Hex n) {
      const auto top = p_.top_at(n);
      return top && colour(*top) == c;
    });
  }

  // ---- Placing: the tile first, then the queen's rules, then the cell.
  [[nodiscard]] Reason why_not_placed(Tile tile, Hex to) const {
    if (p_.on_board().contains(tile)) return Reason::AlreadyOnBoard;
    if (colour(tile) != p_.to_act()) return Reason::NotYourTurn;
    if (is_out_of_order(tile)) return Reason::OutOfOrder;
    if (const auto reason = queen_rule(tile)) return *reason;
    if (p_.height_at(to) > 0) return Reason::CellOccupied;
    if (p_.ply() == 0) return Reason::NotAtOrigin;
    if (!has_neighbour(to)) return Reason::NotNextToHive;
    const Colour own = p_.to_act();
    if (p_.rules().placement == Placement::Kandu) return Reason::NextToOwnColour;
    if (has_neighbour(to, opponent(own))) return Reason::NextToEnemy;
    return Reason::NotNextToOwnColour;
  }
  [[nodiscard]] bool is_out_of_order(Tile tile) const {
    if (number(tile) <= 1) return false;
    return p_.hand(p_.to_act()).contains(Tile{static_cast<std::uint8_t>(tile.id - 1)});
  }
  [[nodiscard]] std::optional<Reason> queen_rule(Tile tile) const {
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

  // ---- Moving
  [[nodiscard]] Reason why_not_moved(Tile tile, Hex to) const {
    if (!p_.on_board().contains(tile)) return Reason::NotOnBoard;
    const bool own = colour(tile) == p_.to_act();
    from_ = p_.hex_of(tile);
    lifted_ = true;
    if (!queen_is_down()) {
      return own || why_not_tossed(tile, to) ? Reason::QueenNotDown : Reason::NotYourTurn;
    }
    if (p_.is_covered(tile)) return Reason::Covered;
    if (p_.frozen().contains(tile)) return Reason::Frozen;
    if (to == from_) return Reason::SameCell;
    const auto toss = why_not_tossed(tile, to);
    if (!own) return toss.value_or(Reason::EnemyTile);
    if (splits_hive()) return Reason::Pinned;
    const Bug bug = p_.level_of(tile) > 0 ? Bug::Beetle : p_.face_of(tile);
    return why_not_walked(bug, to);
  }

  // Why none of the mover's pillbugs tosses the tile there; nothing when none stands next to it.
  [[nodiscard]] std::optional<Reason> why_not_tossed(Tile tile, Hex to) const {
    std::optional<Reason> reason;
    for (const Tile t : (p_.on_board() & tiles(p_.to_act()))) {
      if (!can_toss(t) || !are_neighbours(p_.hex_of(t), from_)) continue;
      const Reason here = why_not_tossed_by(p_.hex_of(t), tile, to);
      // Of two pillbugs the one that the destination is next to says more.
      if (!reason || here != Reason::PillbugReach) reason = here;
    }
    return reason;
  }
  [[nodiscard]] bool can_toss(Tile t) const {
    if (p_.is_covered(t) || p_.frozen().contains(t)) return false;
    if (p_.face_of(t) == Bug::Pillbug) return true;
    return p_.face_of(t) == Bug::Mosquito && p_.level_of(t) == 0 && touches(t, Bug::Pillbug);
  }
  [[nodiscard]] bool touches(Tile t, Bug bug) const {
    return std::ranges::any_of(neighbours(p_.hex_of(t)), [&](Hex n) {
      const auto top = p_.top_at(n);
      return top && p_.face_of(*top) == bug;
    });
  }
  [[nodiscard]] Reason why_not_tossed_by(Hex pillbug, Tile tile, Hex to) const {
    if (p_.rules().toss == Toss::Own && colour(tile) != p_.to_act()) return Reason::TossOwnOnly;
    if (p_.level_of(tile) > 0) return Reason::TossFromStack;
    if (p_.just_moved().contains(tile)) return Reason::JustMoved;
    if (splits_hive()) return Reason::Pinned;
    if (!are_neighbours(pillbug, to)) return Reason::PillbugReach;
    if (height(to) > 0) return Reason::CellOccupied;
    return Reason::HighGate;
  }

  [[nodiscard]] bool splits_hive() const {
    if (height(from_) > 0) return false;
    std::array<Hex, kTileCount> reached;
    std::size_t count = 0;
    std::size_t cells = 0;
    for (const Tile t : p_.on_board()) {
      if (p_.level_of(t) > 0 || p_.hex_of(t) == from_) continue;
      ++cells;
      if (count == 0) reached[count++] = p_.hex_of(t);
    }
    for (std::size_t i = 0; i < count; ++i) {
      for (const Hex n : neighbours(reached[i])) {
        const bool known =
            std::find(reached.begin(), reached.begin() + count, n) != reached.begin() + count;
        if (height(n) > 0 && !known) reached[count++] = n;
      }
    }
    return count < cells;
  }

  [[nodiscard]] Reason why_not_walked(Bug bug, Hex to) const {
    const bool occupied = height(to) > 0;
    if (bug == Bug::Mosquito) {
      if (!touches_a_model()) return Reason::NothingToCopy;
      return Reason::MosquitoReach;
    }
    if (bug == Bug::Beetle) {
      if (!are_neighbours(from_, to)) return Reason::BeetleReach;
      const int limit = p_.rules().climb;
      if (limit > 0 && height(to) > limit) return Reason::ClimbLimit;
      return why_not_stepped(to);
    }
    if (occupied) return Reason::CannotClimb;
    if (!has_neighbour(to)) return Reason::LosesContact;
    switch (bug) {
      case Bug::Queen:
      case Bug::Pillbug:
        if (!are_neighbours(from_, to)) break;
        return why_not_stepped(to);
      case Bug::Ant:
        return is_enclosed(to) ? Reason::AntReach : Reason::Gate;
      default:
        break;
    }
    return reach(bug);
  }
  [[nodiscard]] bool touches_a_model() const {
    return std::ranges::any_of(neighbours(from_), [&](Hex n) {
      const auto top = p_.top_at(n);
      return top && p_.face_of(*top) != Bug::Mosquito;
    });
  }
  // A single step between neighbouring cells, which H-10 or H-11 forbids.
  [[nodiscard]] Reason why_not_stepped(Hex to) const {
    if (height(from_) > 0 || height(to) > 0) return Reason::HighGate;
    int occupied_gates = 0;
    for (const Hex n : neighbours(from_)) {
      if (are_neighbours(n, to) && height(n) > 0) ++occupied_gates;
    }
    return occupied_gates == 2 ? Reason::Gate : Reason::LosesContact;
  }
  // Whether tiles alone, however one squeezes between them, keep the moving tile out of a cell.
  [[nodiscard]] bool is_enclosed(Hex to) const {
    Hex low = from_;
    Hex high = from_;
    for (const Tile t : p_.on_board()) {
      const Hex h = p_.hex_of(t);
      low = {std::min(low.q, h.q - 1), std::min(low.r, h.r - 1)};
      high = {std::max(high.q, h.q + 1), std::max(high.r, h.r + 1)};
    }
    constexpr std::size_t kMaxCells = 2048;  // the box around 37 connected tiles has fewer
    StaticVector<Hex, kMaxCells> reached;
    reached.push_back(to);
    for (std::size_t i = 0; i < reached.size(); ++i) {
      if (reached[i] == from_) return false;
      for (const Hex n : neighbours(reached[i])) {
        const bool inside = n.q >= low.q && n.q <= high.q && n.r >= low.r && n.r <= high.r;
        if (!inside || height(n) > 0 || std::ranges::find(reached, n) != reached.end()) continue;
        reached.push_back(n);
      }
    }
    return true;
  }
  [[nodiscard]] static Reason reach(Bug bug) {
    return static_cast<Reason>(static_cast<int>(Reason::QueenReach) + static_cast<int>(bug));
  }

  const Position& p_;
  mutable Hex from_;
  mutable bool lifted_ = false;
};

}  // namespace

std::optional<Reason> Position::refusal(Action action) const {
  std::array<Action, kernel::kMaxActions> legal;
  const std::size_t count = kernel::chosen().list(state_, legal.data());
  if (std::find(legal.begin(), legal.begin() + static_cast<std::ptrdiff_t>(count), action) !=
      legal.begin() + static_cast<std::ptrdiff_t>(count)) {
    return std::nullopt;
  }
  return Referee(*this).why(action);
}

}  // namespace petek::hive
