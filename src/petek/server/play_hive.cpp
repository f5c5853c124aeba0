// SPDX-License-Identifier: MIT
#include <string>

#include "petek/hive/game.h"
#include "petek/hive/notation.h"
#include "petek/hive/rules.h"
#include "petek/server/play.h"

namespace petek::server {
namespace {

protocol::Refusal refusal_of(hive::Reason reason, std::string what) {
  const hive::ReasonSpec& spec = hive::spec(reason);
  return {std::string(spec.code), std::string(spec.rule), std::move(what)};
}

class HivePlay final : public Play {
 public:
  explicit HivePlay(const hive::Rules& rules) : game_(rules) {}

  [[nodiscard]] std::unique_ptr<Play> clone() const override {
    return std::make_unique<HivePlay>(*this);
  }
  [[nodiscard]] SeatSet acting_seats() const override { return game_.acting_seats(); }
  [[nodiscard]] bool is_chance() const override { return game_.is_chance(); }
  [[nodiscard]] bool is_over() const override { return game_.is_over(); }
  [[nodiscard]] std::uint64_t key() const override { return game_.key(); }

  [[nodiscard]] std::uint64_t turn() const override {
    // The two choices of Swarm are no turns (reading 11), but each has its own time.
    const bool second_choice =
        game_.position().phase() == hive::Phase::Choose && game_.actions().size() == 1;
    return 2 * std::uint64_t{game_.position().ply()} + (second_choice ? 2 : 1);
  }
  [[nodiscard]] Duty duty(Seat seat) const override {
    return game_.acting_seats().contains(seat) ? Duty::Turn : Duty::None;
  }

  [[nodiscard]] Result<std::string, protocol::Refusal> read(Seat seat,
                                                            std::string_view text) const override {
    if (game_.is_over()) {
      return fail(refusal_of(hive::Reason::GameOver, "the game is over"));
    }
    if (!game_.acting_seats().contains(seat)) {
      return fail(refusal_of(hive::Reason::NotYourTurn, "it is not your turn"));
    }
    const auto action = hive::parse_legal_move(game_.position(), text);
    if (!action) return fail(refusal_of(action.error().reason, action.error().what));
    return hive::to_string(game_.position(), *action);
  }
  bool play(Seat seat, std::string_view action) override {
    return game_.acting_seats().contains(seat) && apply(action);
  }

  [[nodiscard]] std::string draw(const fair::FairDice& dice) const override {
    petek::ActionList<Weighted<hive::Action>> outcomes;
    game_.chance_outcomes(outcomes);
    const std::size_t picked = dice.pick(draws(), outcomes);
    return hive::to_string(game_.position(), outcomes[picked].action);
  }
  bool play_chance(std::string_view outcome) override {
    return game_.is_chance() && apply(outcome);
  }

  [[nodiscard]] std::string safe_action(Seat seat, std::uint64_t entropy) const override {
    hive::ActionList actions;
    game_.legal_actions(seat, actions);
    return hive::to_string(game_.position(), actions[entropy % actions.size()]);
  }

  [[nodiscard]] std::int64_t takeback_size(Seat seat) const override {
    const std::size_t size = game_.actions().size();
    for (std::size_t i = size; i-- > 0;) {
      const hive::Position& before = game_.position_at(i);
      if (before.is_chance() || hive::seat_of(before.to_act()) != seat) continue;
      return static_cast<std::int64_t>(size - i);
    }
    return 0;
  }
  bool take_back(std::int64_t entries) override {
    if (entries < 1 || entries > static_cast<std::int64_t>(texts_.size())) return false;
    for (std::int64_t i = 0; i < entries; ++i) {
      game_.undo();
      texts_.pop_back();
    }
    return true;
  }

  [[nodiscard]] std::vector<int> places() const override {
    const double first = game_.score(Seat{0});
    const double second = game_.score(Seat{1});
    return {first < second ? 2 : 1, second < first ? 2 : 1};
  }

  void show(std::optional<Seat> viewer, bool is_open, protocol::RoomView& out) const override {
    out.actions = texts_;
    // Only the choices of Swarm are ever hidden (S-1), and only while they are made.
    const bool may_hide = !is_open && game_.position_at(0).phase() == hive::Phase::Choose &&
                          game_.actions().size() <= 2;
    if (may_hide) {
      const hive::Game seen = game_.view(viewer.value_or(Seat{kSpectator}));
      out.position = seen.position();
      for (std::size_t i = 0; i < out.actions.size(); ++i) {
        out.actions[i] = hive::to_string(seen.position_at(i), seen.actions()[i]);
      }
    } else {
      out.position = game_.position();
    }
    if (!viewer || !game_.acting_seats().contains(*viewer) || is_open) return;
    hive::ActionList actions;
    game_.legal_actions(*viewer, actions);
    for (const hive::Action& action : actions) {
      out.legal.push_back(hive::to_string(game_.position(), action));
    }
  }

 private:
  static constexpr std::uint8_t kSpectator = 0xff;

  bool apply(std::string_view text) {
    if (game_.is_over()) return false;
    const auto action = hive::parse_legal_move(game_.position(), text);
    if (!action) return false;
    texts_.push_back(hive::to_string(game_.position(), *action));
    game_.apply(*action);
    return true;
  }
  [[nodiscard]] std::uint64_t draws() const {
    std::uint64_t count = 0;
    for (const hive::Action& action : game_.actions()) {
      if (action.kind == hive::ActionKind::Draw) ++count;
    }
    return count;
  }

  hive::Game game_;
  std::vector<std::string> texts_;  // of its actions, all of them known
};

Result<std::string, std::string> start(std::string_view ruleset, int, std::uint64_t) {
  const auto rules = hive::parse_rules(ruleset);
  if (!rules) return fail(std::string(rules.error().what));
  return hive::to_string(*rules);
}
std::string ruleset_of(std::string_view start) {
  return std::string(start);
}
std::unique_ptr<Play> make(std::string_view start) {
  const auto rules = hive::parse_rules(start);
  if (!rules) return nullptr;
  return std::make_unique<HivePlay>(*rules);
}

}  // namespace

const Kind& hive_kind() {
  static constexpr Kind kKind = {"hive", 2,          2,   OnTimeout::Loses, true, true,
                                 start,  ruleset_of, make};
  return kKind;
}

}  // namespace petek::server
