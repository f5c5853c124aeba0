// SPDX-License-Identifier: MIT
// Actions as text. Spec: section 10.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "petek/ada/position.h"
#include "petek/core/result.h"

namespace petek::ada {

// The canonical text: `settle v12`, `ink:discard ore=4` (the seat only where another than the one
// on turn acts), `offer give=brick:1 want=ore:1 to=blue,ink`, an open entry as `offer` or
// `ink:counter`. Asks for a seat and targets that exist.
[[nodiscard]] std::string to_string(const State& s, Seat seat, const Action& action);

// An outcome alone, as it stands behind the action that asks for it: `3 4`, `ore`, `knight`.
[[nodiscard]] std::string outcome_to_string(const Action& outcome);
// What stands between the two: `roll 3 4`, `rob blue=ore`, `buy knight`.
[[nodiscard]] char outcome_separator(const Action& outcome);

[[nodiscard]] std::optional<Resource> parse_resource(std::string_view text);
[[nodiscard]] std::optional<Colour> parse_colour(std::string_view text);
// The seat that plays this colour.
[[nodiscard]] std::optional<Seat> seat_of(const State& s, Colour colour);

// What a text says: an action, perhaps with what chance answered.
struct Told {
  Seat seat;
  Action action;
  std::optional<Action> outcome;
  bool is_hidden = false;  // a `?` stands for the outcome
};

// Why a text cannot be played. For an unreadable text the reason is Unreadable, NotAtTheTable or
// NoSuchPlace; otherwise it is the rule that is broken.
struct ActionError {
  Reason reason;
  std::string what;  // "'settle v54': the island has no such place"
};

// Reads resources in any order; any action may carry its seat, else it is the one on turn. Says
// what the text names, not whether it is legal.
[[nodiscard]] Result<Told, ActionError> parse_action(const State& s, std::string_view text);

// The sentence for a refused action: text, reason, rule.
[[nodiscard]] std::string explain(std::string_view action, Reason reason);

}  // namespace petek::ada
