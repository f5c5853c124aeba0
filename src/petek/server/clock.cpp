// SPDX-License-Identifier: MIT
#include "petek/server/clock.h"

#include <algorithm>

namespace petek::server {
namespace {

constexpr Milliseconds kLongest = std::chrono::hours(24 * 366);
constexpr int kTurnsOfAGame = 40;
constexpr Milliseconds kBlitz = std::chrono::minutes(8);
constexpr Milliseconds kRapid = std::chrono::minutes(25);

bool is_between(Milliseconds time, Milliseconds least) {
  return time >= least && time <= kLongest;
}

}  // namespace

bool is_playable(const ClockRules& rules) {
  const Milliseconds none{};
  const Milliseconds least{1000};
  const bool extras = is_between(rules.increment, none) && is_between(rules.bank, none);
  if (rules.kind == ClockKind::None) return rules == ClockRules{};
  if (rules.kind == ClockKind::Turn && !is_between(rules.answer, least)) return false;
  return extras && is_between(rules.main, least);
}

const char* speed(const ClockRules& rules) {
  if (rules.kind == ClockKind::None) return "none";
  if (rules.kind == ClockKind::Move) return "daily";
  const Milliseconds whole = rules.kind == ClockKind::Game
                                 ? rules.main + kTurnsOfAGame * rules.increment
                                 : kTurnsOfAGame / 2 * rules.main + rules.bank;
  if (whole < kBlitz) return "blitz";
  return whole < kRapid ? "rapid" : "classical";
}

Clocks::Clocks(const ClockRules& rules, std::size_t seats)
    : rules_(rules), hands_(seats, Hand{rules.main, rules.bank, rules.answer}) {
  situation_.duties.resize(seats, Duty::None);
}

Milliseconds Clocks::budget(std::size_t seat) const {
  const Hand& hand = hands_[seat];
  const bool answers = rules_.kind == ClockKind::Turn && situation_.duties[seat] == Duty::Answer;
  return answers ? hand.answer : hand.main + hand.bank;
}

void Clocks::charge(std::size_t seat, Time now, Milliseconds lag) {
  if (situation_.duties[seat] == Duty::None) return;
  Hand& hand = hands_[seat];
  const Milliseconds spent = std::max(now - since_ - lag, Milliseconds{0});
  if (rules_.kind == ClockKind::Turn && situation_.duties[seat] == Duty::Answer) {
    hand.answer -= spent;
    return;
  }
  hand.main -= spent;
  if (hand.main < Milliseconds{0} && hand.bank > Milliseconds{0}) {
    const Milliseconds borrowed = std::min(hand.bank, -hand.main);
    hand.bank -= borrowed;
    hand.main += borrowed;
  }
}

void Clocks::go_on(const Situation& next, Time now, std::optional<Seat> actor, Milliseconds lag) {
  if (rules_.kind == ClockKind::None) return;
  for (std::size_t seat = 0; seat < hands_.size(); ++seat) {
    const bool acted = actor && actor->number == seat;
    charge(seat, now, acted ? std::clamp(lag, Milliseconds{0}, kMostLag) : Milliseconds{0});
    const bool new_turn = next.turn != situation_.turn;
    const bool begins = new_turn || situation_.duties[seat] == Duty::None;
    if (rules_.kind == ClockKind::Game) {
      if (acted && (new_turn || next.duties[seat] == Duty::None)) {
        hands_[seat].main += rules_.increment;
      }
    } else {
      const bool own_turn = next.duties[seat] == Duty::Turn && new_turn;
      const bool own_move =
          rules_.kind == ClockKind::Move && next.duties[seat] != Duty::None && begins;
      if (own_turn || own_move) hands_[seat].main = rules_.main;
    }
    if (next.duties[seat] == Duty::Answer && situation_.duties[seat] != Duty::Answer) {
      hands_[seat].answer = rules_.answer;
    }
  }
  situation_ = next;
  since_ = now;
}

void Clocks::resume(Time now) {
  if (rules_.kind != ClockKind::Move) since_ = now;
}

void Clocks::stop(Time now) {
  go_on(Situation{std::vector<Duty>(hands_.size(), Duty::None), situation_.turn}, now);
}

std::optional<Milliseconds> Clocks::left(Seat seat, Time now) const {
  if (rules_.kind == ClockKind::None || seat.number >= hands_.size()) return std::nullopt;
  const bool runs = situation_.duties[seat.number] != Duty::None;
  return budget(seat.number) - (runs ? now - since_ : Milliseconds{0});
}

bool Clocks::is_late(Seat seat, Time now, Milliseconds lag) const {
  if (rules_.kind == ClockKind::None || situation_.duties[seat.number] == Duty::None) return false;
  return *left(seat, now) + std::clamp(lag, Milliseconds{0}, kMostLag) < Milliseconds{0};
}

std::optional<Time> Clocks::deadline() const {
  if (rules_.kind == ClockKind::None) return std::nullopt;
  std::optional<Time> first;
  for (std::size_t seat = 0; seat < hands_.size(); ++seat) {
    if (situation_.duties[seat] == Duty::None) continue;
    const Time late = since_ + budget(seat) + kMostLag + Milliseconds{1};
    if (!first || late < *first) first = late;
  }
  return first;
}

}  // namespace petek::server
