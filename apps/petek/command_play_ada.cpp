// SPDX-License-Identifier: MIT
// petek play ada: a game of Ada at the terminal, against bots or among people. Dice, thefts and
// cards follow from a seed that is promised before the game and told after it.
#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "apps/petek/ada_draw.h"
#include "apps/petek/ada_table.h"
#include "apps/petek/play_commands.h"
#include "apps/petek/play_match.h"
#include "apps/petek/terminal.h"
#include "petek/ada/notation.h"
#include "petek/ada/record.h"
#include "petek/bots/ada_bot.h"
#include "petek/core/text.h"
#include "petek/fair/fair_dice.h"

namespace petek::app {
namespace {

using ada::Phase;

// One number tells all of a game: the dice have a seed of their own, which the island, made from
// the number itself, does not give away.
fair::Seed dice_seed(std::uint64_t seed) {
  fair::Seed bytes{};
  for (std::size_t i = 0; i < sizeof seed; ++i) {
    bytes[i] = static_cast<std::uint8_t>(seed >> (8 * i));
  }
  return fair::commitment(bytes);
}

class AdaMatch : public Match {
 public:
  AdaMatch(const ada::Setup& setup, SeatSet people, bots::AdaBotKind bots, std::uint64_t seed,
           bool has_colour)
      : game_(setup),
        people_(people),
        seed_(seed),
        dice_seed_(dice_seed(seed)),
        dice_(dice_seed_),
        has_colour_(has_colour) {
    for (std::uint8_t i = ada::kMostSeats; i-- > 0;) {
      if (people_.contains(Seat{i})) at_screen_ = Seat{i};
      bots_[i] = bots::make_ada_bot(bots, seed + i);
    }
    is_alone_ = people_.size() == 1;
    update_screen();
  }

  [[nodiscard]] bool is_over() const override { return game_.is_over(); }
  [[nodiscard]] bool has_people() const override { return !people_.empty(); }
  [[nodiscard]] bool awaits_person() const override {
    return !is_over() && people_.contains(next());
  }
  [[nodiscard]] std::string owner_of_screen() const override {
    return is_alone_ || !at_screen_ ? "" : prompt();
  }

  void step() override {
    const Seat seat = next();
    game_.legal_actions(seat, scratch_);
    perform(seat, bots_[seat.number]->choose(game_.view(seat), scratch_));
  }

  [[nodiscard]] bool is_between_turns() const override {
    const ada::ActionKind last = game_.steps().back().action.kind;
    return is_over() || game_.state().turn == 0 || last == ada::ActionKind::End;
  }

  [[nodiscard]] std::string greeting() const override {
    std::string text;
    for (std::uint8_t i = 0; i < game_.seat_count(); ++i) {
      text += fmt::format("{}{} ({})", i == 0 ? "" : ", ", colour_of(Seat{i}),
                          people_.contains(Seat{i}) ? "a person" : "a bot");
    }
    return text + " play in this order.\n" +
           fmt::format("The dice follow from a seed whose SHA-256 is\n{}\n", commitment());
  }
  [[nodiscard]] std::string news() override {
    std::string text;
    std::size_t& from = told_[screen_index()];
    for (from = std::min(from, log_.size()); from < log_.size(); ++from) {
      text += log_[from][screen_index()];
    }
    return text;
  }
  [[nodiscard]] std::string board() const override {
    const ada::View view = shown();
    BoardStyle style{.colour = has_colour_};
    if (awaits_person()) mark_places(style);
    const ada::State& s = view.shown;
    std::string text = "\n" + draw_board_text(s, style);
    text += s.turn == 0 ? "setup" : fmt::format("turn {}", s.turn);
    text += ", " + colour_of(Seat{s.on_turn});
    if (s.rolled[0] != 0) text += fmt::format(", rolled {} {}", s.rolled[0], s.rolled[1]);
    text += "\n" + describe_table(view);
    if (awaits_person()) {
      text += fmt::format("{}: {}\n", colour_of(next()), describe_task(s, next()));
    }
    return text;
  }
  [[nodiscard]] std::string prompt() const override { return colour_of(next()); }
  [[nodiscard]] std::string help() const override {
    return ada_actions_help() + "Board:\n" +
           fmt::format("  {} {} {}     a road, a settlement, a city of blue\n",
                       road_sign(ada::Colour::Blue), settlement_sign(ada::Colour::Blue),
                       city_sign(ada::Colour::Blue)) +
           "  v12 e31 h7      where something can be put now; a hex\n"
           "Commands:\n";
  }
  [[nodiscard]] std::string outcome() const override {
    const ada::State& s = game_.state();
    return fmt::format("{} wins with {} points in turn {}.\n", colour_of(Seat{s.on_turn}),
                       points(s, s.on_turn), s.turn);
  }
  [[nodiscard]] std::string record() const override {
    if (is_over()) return full_record();
    return at_screen_ ? to_record(game_, *at_screen_) : to_public_record(game_);
  }
  [[nodiscard]] std::string full_record() const override { return to_record(game_); }
  [[nodiscard]] std::string farewell() const override {
    return fmt::format(
        "To play it again: --seed {}\n"
        "To check the dice: petek ada verify RECORD --commitment {} --seed {}\n",
        seed_, commitment(), fair::to_hex(dice_seed_));
  }

  [[nodiscard]] std::vector<std::string> legal_actions() const override {
    ada::ActionList actions;
    game_.legal_actions(next(), actions);
    std::vector<std::string> texts;
    for (const ada::Action& action : actions) {
      std::string text = text_without_seat(game_.state(), next(), action);
      if (action.is_open()) text += action.kind == ada::ActionKind::Offer ? kOffer : kCounter;
      texts.push_back(std::move(text));
    }
    return texts;
  }
  [[nodiscard]] std::string refusal(std::string_view text) const override {
    const auto told = read(text);
    return told ? "" : told.error();
  }
  [[nodiscard]] Result<void, std::string> play(std::string_view text) override {
    const auto told = read(text);
    if (!told) return fail(told.error());
    perform(told->seat, told->action);
    return {};
  }
  // Bots play on for who resigns, so that the others have their game.
  void resign() override {
    const Seat seat = next();
    std::string line = fmt::format("{} resigns; a bot plays on.\n", colour_of(seat));
    people_.erase(seat);
    add_to_log([&](Viewer) { return line; });
    update_screen();
  }

  [[nodiscard]] bool undo() override {
    std::size_t count = turns_.size();
    while (count > 0 && !people_.contains(turns_[count - 1].seat)) --count;
    if (count == 0) return false;
    while (turns_.size() >= count) {
      while (game_.steps().size() > turns_.back().steps) game_.undo();
      log_.resize(turns_.back().log);
      turns_.pop_back();
    }
    for (std::size_t& told : told_) told = std::min(told, log_.size());
    update_screen();
    return true;
  }

 private:
  static constexpr std::string_view kOffer = " give=wool:1 want=ore:1 to=SEAT,SEAT (any cards)";
  static constexpr std::string_view kCounter = " give=wool:1 want=ore:1 (any cards)";

  // An action with what chance answered: how much there was before it.
  struct Turn {
    Seat seat;
    std::size_t steps;
    std::size_t log;
  };

  [[nodiscard]] std::string colour_of(Seat seat) const {
    return std::string(name(game_.state().players[seat.number].colour));
  }
  [[nodiscard]] std::string commitment() const {
    return fair::to_hex(fair::commitment(dice_seed_));
  }
  [[nodiscard]] std::size_t screen_index() const {
    return at_screen_ ? at_screen_->number : std::size_t{ada::kMostSeats};
  }
  [[nodiscard]] ada::View shown() const {
    return at_screen_ ? game_.view(*at_screen_) : game_.position().spectator_view();
  }
  void update_screen() {
    if (awaits_person()) at_screen_ = next();
  }

  // Who acts next: where several may, first the bots, then the people, and who made an offer last.
  [[nodiscard]] Seat next() const {
    const ada::State& s = game_.state();
    SeatSet seats = game_.acting_seats();
    const bool is_offer = s.phase == Phase::Answers;
    if (is_offer && seats.size() > 1) seats.erase(Seat{s.on_turn});
    for (const bool is_person : {false, true}) {
      for (std::uint8_t i = 0; i < s.seat_count; ++i) {
        if (seats.contains(Seat{i}) && people_.contains(Seat{i}) == is_person) return Seat{i};
      }
    }
    return Seat{s.on_turn};
  }

  // Who made an offer may end it at any time.
  [[nodiscard]] bool is_at_screen(Seat seat) const {
    const ada::State& s = game_.state();
    return seat == next() || (s.phase == Phase::Answers && seat.number == s.on_turn);
  }
  [[nodiscard]] Result<ada::Told, std::string> read(std::string_view text) const {
    std::string_view rest = text;
    std::string whole(text);
    // A seat stands in front of the first word; colons occur behind it, too.
    if (take_word(rest).find(':') == std::string_view::npos) {
      whole.insert(0, colour_of(next()) + ":");
    }
    const std::string shown = quoted(text);
    auto told = parse_action(game_.state(), whole);
    if (!told) {  // it begins with the whole text, as it was not typed
      std::string what = told.error().what;
      if (what.starts_with(quoted(whole))) what.replace(0, quoted(whole).size(), shown);
      return fail(what);
    }
    if (!people_.contains(told->seat)) {
      return fail(fmt::format("{}: a bot plays {}", shown, colour_of(told->seat)));
    }
    if (!is_at_screen(told->seat)) {  // why not would tell what the seat holds
      return fail(fmt::format("{}: {} is to act here", shown, colour_of(next())));
    }
    if (const auto reason = game_.refusal(told->seat, told->action)) {
      return fail(ada::explain(text, *reason));
    }
    if (told->outcome || told->is_hidden) {
      return fail(fmt::format("{}: what chance answers is not typed (A-28)", shown));
    }
    return *told;
  }

  template <class Line>
  void add_to_log(Line&& line) {
    auto& lines = log_.emplace_back();
    for (std::uint8_t i = 0; i < ada::kMostSeats; ++i) lines[i] = line(Viewer(Seat{i}));
    lines.back() = line(Viewer());
  }

  // A legal action, and the answer of chance if it asks for one.
  void perform(Seat seat, const ada::Action& action) {
    turns_.push_back({seat, game_.steps().size(), log_.size()});
    const ada::State before = game_.state();
    game_.apply(seat, action);
    std::optional<ada::Action> outcome;
    if (game_.is_chance()) {
      petek::ActionList<Weighted<ada::Action>> outcomes;
      game_.chance_outcomes(outcomes);
      outcome = outcomes[dice_.pick(outcomes_so_far(), outcomes)].action;
      game_.apply(seat, *outcome);
    }
    add_to_log([&](Viewer viewer) { return describe_step(before, seat, action, outcome, viewer); });
    update_screen();
  }
  [[nodiscard]] std::uint64_t outcomes_so_far() const {
    const auto& steps = game_.steps();
    return static_cast<std::uint64_t>(std::count_if(
        steps.begin(), steps.end(), [](const ada::Step& step) { return step.action.is_chance(); }));
  }

  void mark_places(BoardStyle& style) const {
    ada::ActionList actions;
    game_.legal_actions(next(), actions);
    for (const ada::Action& action : actions) {
      if (action.kind == ada::ActionKind::Settle) style.vertices |= ada::bit(action.target);
      if (action.kind == ada::ActionKind::Road) style.edges |= ada::EdgeSet::of(action.target);
    }
  }

  ada::Game game_;
  SeatSet people_;
  std::uint64_t seed_;
  fair::Seed dice_seed_;
  fair::FairDice dice_;
  bool has_colour_;
  bool is_alone_ = false;  // one person: the screen is never passed
  std::array<std::unique_ptr<bots::AdaBot>, ada::kMostSeats> bots_;
  Viewer at_screen_;
  std::vector<Turn> turns_;
  std::vector<std::array<std::string, ada::kMostSeats + 1>> log_;  // by seat, last a spectator's
  std::array<std::size_t, ada::kMostSeats + 1> told_{};            // lines of it
  ada::ActionList scratch_;
};

// The seats of these names; without names the first colour that is at the table.
Result<SeatSet, std::string> people_of(const std::vector<std::string>& names,
                                       const ada::Setup& setup) {
  SeatSet people;
  for (std::size_t colour = 0; names.empty() && people.empty(); ++colour) {
    for (std::uint8_t i = 0; i < setup.seats.size(); ++i) {
      if (static_cast<std::size_t>(setup.seats[i]) == colour) people.insert(Seat{i});
    }
  }
  for (const std::string& name : names) {
    const auto colour = ada::parse_colour(name);
    bool is_found = name == "none";
    for (std::uint8_t i = 0; i < setup.seats.size(); ++i) {
      if (name != "all" && colour != setup.seats[i]) continue;
      people.insert(Seat{i});
      is_found = true;
    }
    if (!is_found) return fail("--human " + quoted(name) + " is not at the table with this seed");
  }
  return people;
}

}  // namespace

int run_play_ada(const PlayAdaArguments& arguments) {
  const auto rules = ada::parse_rules(arguments.options);
  if (!rules) {
    fmt::print(stderr, "petek play ada: {}\n", rules.error().what);
    return kUsage;
  }
  const std::uint64_t seed = arguments.seed ? *arguments.seed : any_seed();
  const ada::Setup setup = ada::make_setup(*rules, arguments.players, seed);
  const auto people = people_of(arguments.people, setup);
  if (!people) {
    fmt::print(stderr, "petek play ada: {}\n", people.error());
    return kUsage;
  }
  const auto bots = bots::parse_ada_bot(arguments.bots);
  AdaMatch match(setup, *people, bots.value_or(bots::AdaBotKind::Scripted), seed,
                 uses_colour(arguments.colour));
  return run_match(match);
}

}  // namespace petek::app
