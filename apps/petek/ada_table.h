// SPDX-License-Identifier: MIT
// A game of Ada in words: what happened, who has what, what is awaited - each as one seat, or a
// spectator, may know it.
#pragma once

#include <optional>
#include <string>

#include "petek/ada/game.h"

namespace petek::app {

// Nobody: a spectator.
using Viewer = std::optional<Seat>;

// `accept` where the canonical text is `ink:accept`.
[[nodiscard]] std::string text_without_seat(const ada::State& s, Seat seat,
                                            const ada::Action& action);

// "blue: roll 3 4 (blue gets lumber=1; ink gets wool=2)". `action` is legal in `before`; with it
// goes what chance answered, if it was asked.
[[nodiscard]] std::string describe_step(const ada::State& before, Seat seat,
                                        const ada::Action& action,
                                        const std::optional<ada::Action>& outcome, Viewer viewer);

// The seats, the bank, the viewer's hand and the open offer, a line each.
[[nodiscard]] std::string describe_table(const ada::View& view);

// What the seat has to do: "discard 4 cards: discard wool=2,ore=2".
[[nodiscard]] std::string describe_task(const ada::State& s, Seat seat);

// How actions are typed.
[[nodiscard]] std::string ada_actions_help();

}  // namespace petek::app
