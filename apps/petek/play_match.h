// SPDX-License-Identifier: MIT
// A game at the terminal as the loop that reads commands sees it, and that loop.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "petek/core/result.h"

namespace petek::app {

// Seats are played by people or by bots. Everything that a match tells is what the seat at the
// screen may see; that is the person's who is to act, or who acted last.
class Match {
 public:
  virtual ~Match() = default;

  [[nodiscard]] virtual bool is_over() const = 0;
  [[nodiscard]] virtual bool has_people() const = 0;
  // Whether a person is to act next; if not, and the game goes on, step() lets a bot or chance act.
  [[nodiscard]] virtual bool awaits_person() const = 0;
  virtual void step() = 0;
  // Whether the last action was the end of a turn: then those who only watch are shown the board.
  [[nodiscard]] virtual bool is_between_turns() const = 0;
  // The seat to whom the screen is to be passed, since others may not see it; empty if anyone may.
  [[nodiscard]] virtual std::string owner_of_screen() const = 0;

  // ---- Texts end with a line end, names and errors do not.
  [[nodiscard]] virtual std::string greeting() const = 0;
  // What has happened and was not told to the seat at the screen before.
  [[nodiscard]] virtual std::string news() = 0;
  [[nodiscard]] virtual std::string board() const = 0;
  [[nodiscard]] virtual std::string prompt() const = 0;  // "white"
  [[nodiscard]] virtual std::string help() const = 0;    // how actions are typed
  [[nodiscard]] virtual std::string outcome() const = 0;
  [[nodiscard]] virtual std::string record() const = 0;  // as the seat at the screen may see it
  // All of it, for a file or after the game.
  [[nodiscard]] virtual std::string full_record() const = 0;
  [[nodiscard]] virtual std::string farewell() const = 0;

  // ---- Asks for awaits_person()
  [[nodiscard]] virtual std::vector<std::string> legal_actions() const = 0;
  // Why the action is refused; empty when it is legal.
  [[nodiscard]] virtual std::string refusal(std::string_view text) const = 0;
  // Plays an action. The error is a sentence, and then nothing has changed.
  [[nodiscard]] virtual Result<void, std::string> play(std::string_view text) = 0;
  virtual void resign() = 0;

  // Takes back the last action of a person and all that came after it; false if there is none.
  [[nodiscard]] virtual bool undo() = 0;
};

// Plays until the game is over, `quit`, or the end of standard input; returns the exit code.
int run_match(Match& match);

// Actions as text, grouped by their first words, each group in lines of at most 79 characters.
// `wanted`: empty for what fits on a screen, "all", or how the actions begin.
[[nodiscard]] std::string list_actions(const std::vector<std::string>& actions,
                                       std::string_view wanted);

}  // namespace petek::app
