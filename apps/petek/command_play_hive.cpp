// SPDX-License-Identifier: MIT
// petek play hive: a game of Hive at the terminal, against the search or among people.
#include <fmt/core.h>

#include <algorithm>
#include <chrono>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "apps/petek/draw.h"
#include "apps/petek/game_argument.h"
#include "apps/petek/play_commands.h"
#include "apps/petek/play_match.h"
#include "apps/petek/terminal.h"
#include "petek/bots/hive_search.h"
#include "petek/hive/notation.h"
#include "petek/hive/record.h"

namespace petek::app {
namespace {

using hive::Colour;

constexpr std::size_t kTableSize = std::size_t{64} << 20;  // bytes
constexpr Seat kSpectator{2};

std::string_view name(Colour c) {
  return c == Colour::White ? "white" : "black";
}

SeatSet people_of(const std::vector<std::string>& names) {
  SeatSet people;
  for (const std::string& name : names) {
    if (name == "white" || name == "all") people.insert(seat_of(Colour::White));
    if (name == "black" || name == "all") people.insert(seat_of(Colour::Black));
  }
  return people;
}

class HiveMatch : public Match {
 public:
  HiveMatch(hive::Game game, const PlayHiveArguments& arguments)
      : game_(std::move(game)),
        people_(people_of(arguments.people)),
        limits_{.depth = arguments.depth > 0 ? arguments.depth : search::kMaxDepth},
        seed_(arguments.seed ? *arguments.seed : any_seed()),
        has_colour_(uses_colour(arguments.colour)),
        table_(kTableSize) {
    if (arguments.depth == 0 || arguments.think != 1) {
      limits_.time = std::chrono::duration_cast<std::chrono::nanoseconds>(
          std::chrono::duration<double>(arguments.think));
    }
    told_ = game_.actions().size();
    at_screen_ = kSpectator;
    for (const Colour c : {Colour::Black, Colour::White}) {
      if (people_.contains(seat_of(c))) at_screen_ = seat_of(c);
    }
    update_screen();
  }

  [[nodiscard]] bool is_over() const override { return resigned_ || game_.is_over(); }
  [[nodiscard]] bool has_people() const override { return !people_.empty(); }
  [[nodiscard]] bool awaits_person() const override {
    return !is_over() && !game_.is_chance() && people_.contains(to_act());
  }
  // Only a choice of tiles is secret, until both are made (S-1).
  [[nodiscard]] std::string owner_of_screen() const override {
    const bool is_secret = game_.position().phase() == hive::Phase::Choose;
    return is_secret && people_.size() > 1 ? prompt() : "";
  }

  void step() override {
    const std::uint64_t seed = seed_ + game_.actions().size() + 1;
    if (game_.is_chance()) {
      game_.apply(bots::draw_tile(game_, seed));
    } else {
      const search::SearchOptions options{.limits = limits_, .seed = seed == 0 ? 1 : seed};
      game_.apply(bots::find_best(game_.view(to_act()), table_, options).action);
    }
    update_screen();
  }

  [[nodiscard]] bool is_between_turns() const override { return true; }

  [[nodiscard]] std::string greeting() const override {
    std::string text = to_string(game_.rules()) + ":";
    for (const Colour c : {Colour::White, Colour::Black}) {
      text += fmt::format(" {} is played by {}{}", name(c),
                          people_.contains(seat_of(c)) ? "a person" : "the bot",
                          c == Colour::White ? "," : ".\n");
    }
    return text;
  }
  [[nodiscard]] std::string news() override {
    const hive::Game seen = shown();
    std::string text;
    for (; told_ < seen.actions().size(); ++told_) {
      const hive::Position& before = seen.position_at(told_);
      text +=
          fmt::format("{}: {}\n", name(before.to_act()), to_string(before, seen.actions()[told_]));
    }
    return text;
  }
  [[nodiscard]] std::string board() const override {
    return "\n" + draw_text(shown(), {.colour = has_colour_});
  }
  [[nodiscard]] std::string prompt() const override {
    return std::string(name(game_.position().to_act()));
  }
  [[nodiscard]] std::string help() const override {
    return "Actions are typed as the Universal Hive Protocol writes them:\n"
           "  wS1             the first tile\n"
           "  wA1 bQ-         to the cell east of bQ; bQ/ north-east, bQ\\ south-east,\n"
           "                  -bQ west, /bQ south-west, \\bQ north-west\n"
           "  wB1 bQ          a climb, onto bQ\n"
           "  pass            when nothing else is legal, or to end a double turn\n" +
           colony_help() + "Commands:\n";
  }
  [[nodiscard]] std::string outcome() const override {
    if (resigned_) {
      return fmt::format("{} resigns: {} wins.\n", name(*resigned_), name(opponent(*resigned_)));
    }
    switch (game_.outcome()) {
      case hive::Outcome::WhiteWins:
        return "White wins.\n";
      case hive::Outcome::BlackWins:
        return "Black wins.\n";
      default:
        return game_.is_repetition_draw()
                   ? "A draw: the position stands for the third time (H-17).\n"
                   : "A draw.\n";
    }
  }
  [[nodiscard]] std::string record() const override { return to_game_string(shown()); }
  [[nodiscard]] std::string full_record() const override { return to_game_string(game_); }
  [[nodiscard]] std::string farewell() const override {
    return fmt::format("Seed: --seed {}\n", seed_);
  }

  [[nodiscard]] std::vector<std::string> legal_actions() const override {
    hive::ActionList actions;
    game_.legal_actions(actions);
    std::vector<std::string> texts;
    for (const hive::Action action : actions) texts.push_back(to_string(game_.position(), action));
    std::sort(texts.begin(), texts.end());
    return texts;
  }
  [[nodiscard]] std::string refusal(std::string_view text) const override {
    const auto action = parse_legal_move(game_.position(), text);
    return action ? "" : action.error().what;
  }
  [[nodiscard]] Result<void, std::string> play(std::string_view text) override {
    const auto action = parse_legal_move(game_.position(), text);
    if (!action) return fail(action.error().what);
    game_.apply(*action);
    update_screen();
    return {};
  }
  void resign() override { resigned_ = game_.position().to_act(); }

  [[nodiscard]] bool undo() override {
    if (resigned_) {
      resigned_.reset();
      return true;
    }
    std::size_t count = game_.actions().size();
    const auto was_persons = [&](std::size_t i) {
      const hive::Position& before = game_.position_at(i);
      return !before.is_chance() && people_.contains(seat_of(before.to_act()));
    };
    while (count > 0 && !was_persons(count - 1)) --count;
    if (count == 0) return false;
    while (game_.actions().size() >= count) game_.undo();
    told_ = std::min(told_, game_.actions().size());
    update_screen();
    return true;
  }

 private:
  [[nodiscard]] Seat to_act() const { return seat_of(game_.position().to_act()); }
  [[nodiscard]] hive::Game shown() const { return game_.view(at_screen_); }
  void update_screen() {
    if (awaits_person()) at_screen_ = to_act();
  }
  [[nodiscard]] std::string colony_help() const {
    std::string text;
    hive::ActionList actions;
    game_.legal_actions(actions);
    if (game_.position().phase() == hive::Phase::Choose && !actions.empty()) {
      text = fmt::format("  {:<15} three tiles, by their letters\n",
                         to_string(game_.position(), actions[0]));
    }
    if (to_string(game_.rules()).find_first_of("VSRHG", 5) == std::string::npos) return text;
    return text +
           "  flip wA1, sting bA1, swap wE bA1, kill wX bA1, take wN bA1, comb, steal bA\n"
           "                  what tiles of Colony do ('petek rules' explains them)\n";
  }

  hive::Game game_;
  SeatSet people_;
  search::Limits limits_;
  std::uint64_t seed_;
  bool has_colour_;
  bots::HiveTable table_;
  Seat at_screen_;
  std::size_t told_ = 0;  // how many actions
  std::optional<Colour> resigned_;
};

}  // namespace

int run_play_hive(const PlayHiveArguments& arguments) {
  auto record = read_game(arguments.game);
  if (!record) {
    fmt::print(stderr, "petek play hive: {}\n", record.error());
    return kFault;
  }
  HiveMatch match(std::move(record->game), arguments);
  return run_match(match);
}

}  // namespace petek::app
