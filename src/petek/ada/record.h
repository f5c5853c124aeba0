// SPDX-License-Identifier: MIT
// Records of games as text, one line each. Spec: section 10.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "petek/ada/game.h"
#include "petek/core/result.h"

namespace petek::ada {

struct RecordError {
  std::size_t position = 0;  // of the action that is at fault, from 1; 0: the header
  std::string action;        // its text as it stood; for 0 the header's
  Reason reason = Reason::Unreadable;
  std::string what;  // "'settle v1': a building stands on the next vertex (A-12)"
};
[[nodiscard]] inline std::string_view rule_id(const RecordError& error) {
  return rule_id(error.reason);
}

// `ada/1;SEATS;HEXES;HARBOURS;OPTIONS`
[[nodiscard]] std::string header_to_string(const Setup& setup);
[[nodiscard]] Result<Setup, RecordError> parse_header(std::string_view text);

// The canonical record; the two are inverse to each other. Reading plays every action.
[[nodiscard]] std::string to_record(const Game& game);
[[nodiscard]] Result<Game, RecordError> parse_record(std::string_view text);

// As this seat may see it: `?` in place of what it did not draw, steal or lose. It cannot be
// replayed, and reading it says so at the first `?`.
[[nodiscard]] std::string to_record(const Game& game, Seat seat);

// Without a seat, as a spectator may.
[[nodiscard]] std::string to_public_record(const Game& game);

// Reads one action with what chance answered and performs both. The error's position is 0.
[[nodiscard]] Result<void, RecordError> play_text(Game& game, std::string_view text);

}  // namespace petek::ada
