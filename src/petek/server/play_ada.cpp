// SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>
#include <string>

#include "petek/ada/game.h"
#include "petek/ada/notation.h"
#include "petek/ada/record.h"
#include "petek/core/text.h"
#include "petek/server/play.h"
#include "petek/server/reason.h"

namespace petek::server {
namespace {

protocol::Refusal refusal_of(ada::Reason reason, std::string what) {
  return {std::string(ada::code(reason)), std::string(ada::rule_id(reason)), std::move(what)};
}

constexpr std::size_t kHeaderFields = 5;

// The entries of a record: what stands behind the header.
std::vector<std::string> entries(std::string_view record) {
  std::vector<std::string> out;
  Parts parts(record, ';');
  for (std::size_t i = 0; i < kHeaderFields; ++i) (void)parts.next();
  while (const auto part = parts.next()) out.emplace_back(*part);
  return out;
}

class AdaPlay final : public Play {
 public:
  explicit AdaPlay(const ada::Setup& setup) : game_(setup) {}

  [[nodiscard]] std::unique_ptr<Play> clone() const override {
    return std::make_unique<AdaPlay>(*this);
  }
  [[nodiscard]] SeatSet acting_seats() const override { return game_.acting_seats(); }
  [[nodiscard]] bool is_chance() const override { return game_.is_chance(); }
  [[nodiscard]] bool is_over() const override { return game_.is_over(); }
  [[nodiscard]] std::uint64_t key() const override { return game_.key(); }

  [[nodiscard]] std::uint64_t turn() const override { return turn_; }
  [[nodiscard]] Duty duty(Seat seat) const override {
    if (!game_.acting_seats().contains(seat)) return Duty::None;
    const bool discards = game_.state().phase == ada::Phase::Discard;
    return discards || seat.number != game_.state().on_turn ? Duty::Answer : Duty::Turn;
  }

  [[nodiscard]] Result<std::string, protocol::Refusal> read(Seat seat,
                                                            std::string_view text) const override {
    const auto told = parse(seat, text);
    if (!told) return fail(told.error());
    if (const auto reason = game_.refusal(seat, told->action)) {
      return fail(refusal_of(*reason, ada::explain(printable(text), *reason)));
    }
    return ada::to_string(game_.state(), seat, told->action);
  }
  bool play(Seat seat, std::string_view text) override {
    const auto told = parse(seat, text);
    if (!told || game_.refusal(seat, told->action)) return false;
    const bool begins = ada::ActionKind::End == told->action.kind;
    const std::uint8_t before = game_.state().on_turn;
    for (Shown& shown : shown_) {
      shown.entries.push_back(ada::to_string(game_.state(), seat, told->action));
    }
    game_.apply(seat, told->action);
    if (begins || game_.state().on_turn != before) ++turn_;
    return true;
  }

  [[nodiscard]] std::string draw(const fair::FairDice& dice) const override {
    petek::ActionList<Weighted<ada::Action>> outcomes;
    game_.chance_outcomes(outcomes);
    return ada::outcome_to_string(outcomes[dice.pick(outcomes_, outcomes)].action);
  }
  bool play_chance(std::string_view text) override {
    if (!game_.is_chance()) return false;
    petek::ActionList<Weighted<ada::Action>> outcomes;
    game_.chance_outcomes(outcomes);
    for (const auto& outcome : outcomes) {
      if (ada::outcome_to_string(outcome.action) != text) continue;
      game_.apply(Seat{game_.state().on_turn}, outcome.action);
      ++outcomes_;
      show_outcome(outcome.action);
      return true;
    }
    return false;
  }

  [[nodiscard]] std::string safe_action(Seat seat, std::uint64_t entropy) const override {
    ada::ActionList actions;
    game_.position().playable_actions(seat, actions);
    PETEK_ASSERT(!actions.empty(), "a seat that acts has something to do");
    // Whatever ends the waiting without giving anything away; else one of all, which are alike to
    // somebody who is not there: places in the setup, discards, the robber.
    constexpr std::array kCalm = {ada::ActionKind::Decline, ada::ActionKind::Withdraw,
                                  ada::ActionKind::Waive, ada::ActionKind::Roll,
                                  ada::ActionKind::End};
    for (const ada::ActionKind kind : kCalm) {
      for (const ada::Action& action : actions) {
        if (action.kind == kind) return ada::to_string(game_.state(), seat, action);
      }
    }
    return ada::to_string(game_.state(), seat, actions[entropy % actions.size()]);
  }

  [[nodiscard]] std::int64_t takeback_size(Seat) const override { return 0; }
  bool take_back(std::int64_t) override { return false; }

  [[nodiscard]] std::vector<int> places() const override {
    const auto rank = [&](int seat) {
      const bool won = game_.winner() == Seat{static_cast<std::uint8_t>(seat)};
      return std::pair(won ? 1 : 0, ada::points(game_.state(), seat));
    };
    std::vector<int> out;
    for (int seat = 0; seat < game_.seat_count(); ++seat) {
      int place = 1;
      for (int other = 0; other < game_.seat_count(); ++other) {
        if (rank(other) > rank(seat)) ++place;
      }
      out.push_back(place);
    }
    return out;
  }

  void show(std::optional<Seat> viewer, bool is_open, protocol::RoomView& out) const override {
    out.position = viewer ? game_.view(*viewer) : game_.position().spectator_view();
    const std::size_t eyes = is_open ? kAll : viewer ? viewer->number : kSpectator;
    out.actions = shown_[eyes].entries;
    if (!viewer || is_open) return;
    ada::ActionList actions;
    game_.legal_actions(*viewer, actions);
    for (const ada::Action& action : actions) {
      out.legal.push_back(ada::to_string(game_.state(), *viewer, action));
    }
  }

 private:
  static constexpr std::size_t kSpectator = ada::kMostSeats;
  static constexpr std::size_t kAll = kSpectator + 1;
  struct Shown {
    std::vector<std::string> entries;
  };

  // Behind the last entry, for each viewer as the engine writes it for that one. Dice are seen by
  // all, and many; the rest is rare enough to write the whole record.
  void show_outcome(const ada::Action& outcome) {
    const std::string known = ada::outcome_separator(outcome) + ada::outcome_to_string(outcome);
    for (std::size_t eyes = 0; eyes < shown_.size(); ++eyes) {
      auto& last = shown_[eyes].entries.back();
      if (outcome.kind == ada::ActionKind::Dice || eyes == kAll) {
        last += known;
      } else if (eyes == kSpectator) {
        last = entries(ada::to_public_record(game_)).back();
      } else if (static_cast<int>(eyes) < game_.seat_count()) {
        last = entries(ada::to_record(game_, Seat{static_cast<std::uint8_t>(eyes)})).back();
      }
    }
  }

  // What the seat says; only an action of its own.
  [[nodiscard]] Result<ada::Told, protocol::Refusal> parse(Seat seat, std::string_view text) const {
    auto told = ada::parse_action(game_.state(), text);
    if (!told) return fail(refusal_of(told.error().reason, told.error().what));
    if (told->outcome || told->is_hidden || told->action.is_chance()) {
      return fail(refusal(Reason::ChanceIsNotYours));
    }
    std::string_view rest = text;
    const bool names_seat = take_word(rest).find(':') != std::string_view::npos;
    if (names_seat && told->seat != seat) return fail(refusal(Reason::NotYourSeat));
    told->seat = seat;
    return *told;
  }

  ada::Game game_;
  std::uint64_t turn_ = 1;
  std::uint64_t outcomes_ = 0;         // of chance, until now
  std::array<Shown, kAll + 1> shown_;  // the record for each seat, spectators, and the end
};

Result<std::string, std::string> start(std::string_view ruleset, int seats, std::uint64_t seed) {
  const auto rules = ada::parse_rules(ruleset);
  if (!rules) return fail(std::string(rules.error().what));
  return ada::header_to_string(ada::make_setup(*rules, seats, seed));
}
std::string ruleset_of(std::string_view start) {
  return std::string(start.substr(start.rfind(';') + 1));
}
std::unique_ptr<Play> make(std::string_view start) {
  const auto setup = ada::parse_header(start);
  if (!setup) return nullptr;
  return std::make_unique<AdaPlay>(*setup);
}

}  // namespace

const Kind& ada_kind() {
  static constexpr Kind kKind = {"ada",
                                 ada::kFewestSeats,
                                 ada::kMostSeats,
                                 OnTimeout::ActsSafely,
                                 false,
                                 false,
                                 start,
                                 ruleset_of,
                                 make};
  return kKind;
}

}  // namespace petek::server
