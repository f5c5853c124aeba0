// SPDX-License-Identifier: MIT
// The Universal Hive Protocol: a line of text in, the lines of an answer out. It opens no streams
// of its own, so that tests, fuzzers and servers can drive it.
#pragma once

#include <cstdint>
#include <iosfwd>
#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "petek/bots/hive_search.h"
#include "petek/core/result.h"
#include "petek/hive/game.h"
#include "petek/uhp/options.h"

namespace petek::uhp {

// "0.1.0"
[[nodiscard]] std::string_view version();

class Engine {
 public:
  // No search and no perft visits more than about `node_limit` nodes, for input that is not to be
  // trusted with the processor.
  explicit Engine(std::uint64_t node_limit = std::numeric_limits<std::uint64_t>::max());

  // What an engine says unasked when it starts: the answer to `info`.
  void greet(std::ostream& out);
  // Answers one line, with or without its line end; the answer ends with the line `ok`. An error is
  // one line before that, and leaves everything as it was. Returns false on `exit`.
  bool answer(std::string_view line, std::ostream& out);
  // Greets, then answers line by line until `exit` or the end of the input.
  void run(std::istream& in, std::ostream& out);

 private:
  struct Failure {
    bool is_invalid_move = false;  // told as `invalidmove`, anything else as `err`
    std::string what;
  };
  // The lines of the answer without `ok`, each with its line end.
  using Answer = Result<std::string, Failure>;

  struct Command {
    std::string_view name;
    std::string_view usage;
    std::string_view what;
    Answer (Engine::*handler)(std::string_view arguments, std::ostream& out);
  };
  static const Command kCommands[];
  static const Command* find_command(std::string_view name);

  Answer info(std::string_view arguments, std::ostream& out);
  Answer new_game(std::string_view arguments, std::ostream& out);
  Answer play(std::string_view arguments, std::ostream& out);
  Answer pass(std::string_view arguments, std::ostream& out);
  Answer valid_moves(std::string_view arguments, std::ostream& out);
  Answer best_move(std::string_view arguments, std::ostream& out);
  Answer undo(std::string_view arguments, std::ostream& out);
  Answer options(std::string_view arguments, std::ostream& out);
  Answer perft(std::string_view arguments, std::ostream& out);
  Answer help(std::string_view arguments, std::ostream& out);

  static Failure error(std::string what) { return {false, std::move(what)}; }
  [[nodiscard]] std::optional<Failure> no_game_to_play() const;
  [[nodiscard]] Result<hive::Rules, Failure> rules_of(std::string_view game_type,
                                                      hive::Preset unnamed) const;
  [[nodiscard]] Result<search::Limits, Failure> limits_of(std::string_view arguments) const;
  Answer set_option(std::string_view name, std::string_view value);
  [[nodiscard]] std::string game_line() const;

  std::uint64_t node_limit_;
  Options options_;
  std::optional<hive::Game> game_;
  std::unique_ptr<bots::HiveTable> table_;  // made when it is first needed
};

}  // namespace petek::uhp
