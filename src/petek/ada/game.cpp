// SPDX-License-Identifier: MIT
#include "petek/ada/game.h"

#include <cstddef>

#include "petek/core/zobrist.h"

namespace petek::ada {

static_assert(GameState<Game>);

namespace {

// Visits what was declined in the turn that the last step belongs to: visit(offer, seat).
template <class Visitor>
void for_each_declined(const std::vector<Step>& steps, Visitor&& visit) {
  std::size_t first = steps.size();
  while (first > 0 && steps[first - 1].action.kind != ActionKind::End) --first;
  const Action* offer = nullptr;
  for (std::size_t i = first; i < steps.size(); ++i) {
    const Step& step = steps[i];
    if (step.action.kind == ActionKind::Offer) offer = &step.action;
    if (step.action.kind == ActionKind::Decline) visit(*offer, step.seat);
  }
}

std::uint64_t key_of(const Action& offer, Seat seat) {
  const std::uint64_t give = offer.give.resources().word();
  const std::uint64_t want = offer.want.resources().word();
  return mixed(mixed(give) + want) * (2U * seat.number + 1);
}

}  // namespace

Game::Game(const Setup& setup) : setup_(setup), position_(setup) {}

std::optional<Reason> Game::refusal(Seat seat, const Action& action) const {
  const auto reason = position_.refusal(seat, action);
  if (reason || action.kind != ActionKind::Offer) return reason;
  if (!rules().repeat_declined && was_declined(action)) return Reason::DeclinedBefore;
  return std::nullopt;
}

bool Game::was_declined(const Action& offer) const {
  bool was = false;
  for_each_declined(steps_, [&](const Action& declined, Seat seat) {
    was = was || (declined.give == offer.give && declined.want == offer.want &&
                  (offer.target >> seat.number & 1) != 0);
  });
  return was;
}

void Game::apply(Seat seat, const Action& action) {
  const State before = state();
  position_.apply(seat, action);
  log_.push(before, state());
  steps_.push_back({action.is_chance() ? Seat{before.on_turn} : seat, action});
}

void Game::undo() {
  PETEK_ASSERT(!steps_.empty(), "there is nothing to undo");
  State s = state();
  log_.pop(s);
  position_ = Position(s);
  steps_.pop_back();
}

std::uint64_t Game::key() const {
  std::uint64_t key = position_.key();
  if (state().offers == 0 || rules().repeat_declined) return key;
  // A sum, as the order does not matter; what was declined twice counts once.
  std::vector<std::uint64_t> seen;
  for_each_declined(steps_, [&](const Action& offer, Seat seat) {
    const std::uint64_t word = key_of(offer, seat);
    for (const std::uint64_t other : seen) {
      if (other == word) return;
    }
    seen.push_back(word);
    key += word;
  });
  return key;
}

}  // namespace petek::ada
