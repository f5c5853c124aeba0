// SPDX-License-Identifier: MIT
// petek ada replay: plays records action by action, and tells where one breaks a rule.
#include <fmt/core.h>

#include <boost/json.hpp>
#include <cstdio>
#include <string>

#include "apps/petek/ada_commands.h"
#include "apps/petek/ada_json.h"
#include "apps/petek/game_argument.h"
#include "petek/core/text.h"

namespace petek::app {
namespace {

std::string summary(const ada::Game& game) {
  const ada::State& s = game.state();
  const auto colour = ada::name(s.players[s.on_turn].colour);
  if (game.is_over()) {
    return fmt::format("{} wins with {} points in turn {}", colour, points(s, s.on_turn), s.turn);
  }
  return fmt::format("turn {} of {}, {}", s.turn, colour,
                     ada::kPhaseNames[static_cast<std::size_t>(s.phase)]);
}

class Replay {
 public:
  explicit Replay(bool json) : json_(json) {}

  void file(const std::string& path) {
    const auto text = read_text(path);
    const std::string name = path == "-" ? "(standard input)" : path;
    if (!text) {
      fmt::print(stderr, "{}: {}\n", name, text.error());
      ++faulty_;
      return;
    }
    Parts lines(*text, '\n');
    for (std::size_t number = 1; const auto line = lines.next(); ++number) {
      const std::string_view record = trimmed(*line);
      if (!record.empty() && !record.starts_with('#')) one(name, number, record);
    }
  }

  [[nodiscard]] int finish() const {
    if (!json_ && sound_ + faulty_ > 1)
      fmt::print("{} games are sound, {} faulty\n", sound_, faulty_);
    return faulty_ == 0 ? kSuccess : kFault;
  }

 private:
  void one(const std::string& file, std::size_t line, std::string_view record) {
    const auto game = ada::parse_record(record);
    ++(game ? sound_ : faulty_);
    if (json_) {
      const auto object = game ? to_json(*game) : to_json(game.error());
      fmt::print("{}\n", boost::json::serialize(object));
    } else if (game) {
      fmt::print("{}:{}: {}\n", file, line, summary(*game));
    } else {
      const std::string where =
          game.error().position == 0 ? "" : fmt::format("action {} ", game.error().position);
      fmt::print(stderr, "{}:{}: {}{}\n", file, line, where, game.error().what);
    }
  }

  bool json_;
  std::size_t sound_ = 0;
  std::size_t faulty_ = 0;
};

}  // namespace

int run_ada_replay(const AdaReplayArguments& arguments) {
  Replay replay(arguments.json);
  for (const std::string& file : arguments.files) replay.file(file);
  return replay.finish();
}

}  // namespace petek::app
