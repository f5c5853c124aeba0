// SPDX-License-Identifier: MIT
// Moves as text: the Universal Hive Protocol's MoveStrings and canonical keys. Spec: section 8, 8b.
#pragma once

#include <string>
#include <string_view>

#include "petek/core/result.h"
#include "petek/hive/position.h"

namespace petek::hive {

// The one canonical spelling of a legal action: `wA1`, `bA1 wA1-`, `wB1 bQ` (a climb), `pass`.
// A climb names the top tile. Otherwise the neighbours of the destination are tried from the
// north-west clockwise (NW, NE, E, SE, SW, W), and the top tile of the first that holds one, the
// moving tile lifted, is the reference.
[[nodiscard]] std::string to_string(const Position& position, Action action);

// `tile@q,r`, the face after the action and the cell, or `pass`: for comparing lists (8b).
[[nodiscard]] std::string to_key(const Position& position, Action action);

// Why a text cannot be played. For an unreadable text the reason is Unreadable, NotInThisGame or
// ReferenceNotOnBoard; otherwise it is the rule that is broken.
struct MoveError {
  Reason reason;
  std::string what;  // "wA1 is pinned: lifting it would split the hive (H-8)"
};

// Reads any spelling: any case, any reference (a covered one, the moving tile itself), a direction
// that points at an occupied cell, needless numbers (wM1), doubled blanks. Says what the text
// names, not whether it is legal.
[[nodiscard]] Result<Action, MoveError> parse_move(const Position& position, std::string_view text);

// Reads the text and asks the rules as well.
[[nodiscard]] Result<Action, MoveError> parse_legal_move(const Position& position,
                                                         std::string_view text);

// The sentence for a refused action: tile, reason, rule.
[[nodiscard]] std::string explain(const Position& position, Action action, Reason reason);

// `NotStarted`, `InProgress`, `Draw`, `WhiteWins`, `BlackWins` and `White[3]`.
[[nodiscard]] std::string_view state_string(const Position& position, Outcome outcome);
[[nodiscard]] std::string turn_string(const Position& position);

}  // namespace petek::hive
