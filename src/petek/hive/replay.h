// SPDX-License-Identifier: MIT
// Plays the moves of a record one by one; shared by the readers of all formats.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "petek/hive/record.h"

namespace petek::hive {

// `WhiteWins`, `1-0`, `1/2-1/2`, `*` and their like, in any case.
[[nodiscard]] std::optional<Outcome> parse_outcome(std::string_view text);

class Replay {
 public:
  // The start of a game; `line` is where its type stands.
  [[nodiscard]] static Result<Replay, RecordError> start(std::string_view game_type,
                                                         std::size_t line);

  // Plays a move, or says why not and changes nothing. A draw by repetition does not stop it.
  [[nodiscard]] std::optional<RecordError> play(std::string_view move, std::size_t line);
  [[nodiscard]] std::optional<RecordError> play(Action action, std::string_view move,
                                                std::size_t line);

  // Warns where the outcome that the record claims is not that of the moves.
  void compare_outcome(Outcome claimed, std::size_t line);
  void warn(std::size_t line, std::string what);

  [[nodiscard]] const Game& game() const { return record_.game; }
  [[nodiscard]] Record& record() { return record_; }

 private:
  explicit Replay(const Rules& rules) : record_{Game(rules), {}, {}} {}
  [[nodiscard]] RecordError fault(std::string_view move, std::size_t line, Reason reason,
                                  std::string what) const;

  Record record_;
  bool went_past_repetition_ = false;
};

}  // namespace petek::hive
