// SPDX-License-Identifier: MIT
// What follows from commands and from time.
#include <algorithm>

#include "petek/server/draft.h"
#include "petek/server/room.h"

namespace petek::server {
namespace {

using protocol::CommandKind;
using protocol::RoomStatus;

constexpr int kTimeoutsUntilABot = 3;

// Those who resigned come last, the first of them at the very end; the others keep their order.
std::vector<int> with_resigned(std::vector<int> places, const std::vector<Seat>& resigned) {
  const auto seats = static_cast<int>(places.size());
  for (std::size_t i = 0; i < resigned.size(); ++i) {
    places[resigned[i].number] = seats + static_cast<int>(resigned.size() - i);
  }
  std::vector<int> out;
  out.reserve(places.size());
  for (const int place : places) {
    out.push_back(1 + static_cast<int>(std::count_if(places.begin(), places.end(),
                                                     [&](int p) { return p < place; })));
  }
  return out;
}

}  // namespace

// ---- What the game goes on to do

void Draft::finish(const std::string& why, std::vector<int> places) {
  Event event;
  event.kind = EventKind::Finished;
  event.text = why;
  event.places = std::move(places);
  add(std::move(event));
}

void Draft::settle() {
  while (room_.play_->is_chance()) {
    add(EventKind::Chance, {}, room_.play_->draw(room_.dice()));
  }
  if (room_.play_->is_over()) {
    finish("rules", with_resigned(room_.play_->places(), room_.resigned_));
  }
}

void Draft::act_safely(Seat seat, std::uint64_t entropy) {
  Event event;
  event.kind = EventKind::Acted;
  event.seat = seat;
  event.text = room_.play_->safe_action(seat, entropy);
  event.by = By::Timeout;
  add(std::move(event));
  settle();
}

namespace {

Event seated(Seat seat, std::string user, std::string bot, std::string nonce) {
  Event event;
  event.kind = EventKind::Seated;
  event.seat = seat;
  event.user = std::move(user);
  event.bot = std::move(bot);
  event.text = std::move(nonce);
  return event;
}

}  // namespace

// ---- From outside

Decision Room::create(const Settings& settings, Time now) {
  Draft draft(now);
  Event event;
  event.settings = settings;
  draft.add(std::move(event));
  return draft.take();
}

Result<Decision, protocol::Refusal> Room::decide(const Request& request, Time now) const {
  const protocol::Command& command = request.command;
  if (!command.id.empty()) {
    const auto before = commands_.find({request.user, command.id});
    if (before != commands_.end()) return Decision{{}, *this, before->second, true};
  }
  Draft draft(*this, now);
  draft.set_command(request.user, command.id);
  if (auto refused = decide_for(request, draft)) return fail(std::move(*refused));
  return draft.take();
}

Decision Room::tick(Time now, std::uint64_t entropy) const {
  Draft draft(*this, now);
  // One action may leave the next seat, or the same one, late as well; an end is sure since each
  // action of a turn brings it nearer to its end.
  constexpr int kMost = 100;
  for (int i = 0; i < kMost; ++i) {
    const Room& room = draft.room();
    if (!room.is_playing()) break;
    std::optional<Seat> late;
    for (std::uint8_t s = 0; s < room.seats_.size() && !late; ++s) {
      if (room.clocks_.is_late(Seat{s}, now, kMostLag)) late = Seat{s};
    }
    if (!late) break;
    if (kind_->on_timeout == OnTimeout::Loses) {
      draft.add(EventKind::Flagged, late);
      draft.finish("flagged", with_resigned(room.play_->places(), {*late}));
      break;
    }
    draft.act_safely(*late, entropy + static_cast<std::uint64_t>(i));
    const Place& place = draft.room().place(*late);
    const bool is_user = place.bot.empty() && !place.bot_holds;
    if (draft.room().is_playing() && is_user && place.timeouts >= kTimeoutsUntilABot) {
      draft.add(EventKind::Absent, late);
    }
  }
  return draft.take();
}

Decision Room::leave_to_bot(Seat seat, Time now) const {
  Draft draft(*this, now);
  const bool can =
      is_playing() && kind_->on_timeout == OnTimeout::ActsSafely && seat.number < seats_.size();
  if (can && place(seat).bot.empty() && !place(seat).bot_holds) draft.add(EventKind::Absent, seat);
  return draft.take();
}

Decision Room::restart(Time now) const {
  Draft draft(*this, now);
  if (is_playing() && settings_.clock.kind != ClockKind::None) draft.add(EventKind::Restarted);
  return draft.take();
}

// ---- Commands

Result<Seat, protocol::Refusal> Room::seat_of(const Request& request) const {
  const auto& asked = request.command.seat;
  if (request.user.empty()) {  // a bot, for a seat that it holds
    if (!asked || asked->number >= seats_.size()) return fail(refusal(Reason::NoSuchSeat));
    if (place(*asked).bot.empty() && !place(*asked).bot_holds) {
      return fail(refusal(Reason::NotYourSeat));
    }
    return *asked;
  }
  const auto own = seat_of(request.user);
  if (!own) return fail(refusal(Reason::NotSeated));
  if (asked && *asked != *own) return fail(refusal(Reason::NotYourSeat));
  return *own;
}

Room::Verdict Room::decide_for(const Request& request, Draft& draft) const {
  const CommandKind kind = request.command.kind;
  if (kind == CommandKind::Sit || kind == CommandKind::AddBot) return sit(request, draft);
  const auto seat = seat_of(request);
  if (!seat) return seat.error();
  if (kind == CommandKind::Leave) return leave(request, draft);
  if (!is_playing()) return refusal(Reason::NotPlaying);
  if (kind == CommandKind::Return) return give_back(*seat, draft);
  if (place(*seat).bot_holds && !request.user.empty()) return refusal(Reason::BotHoldsSeat);
  switch (kind) {
    case CommandKind::Act:
      return act(request, *seat, draft);
    case CommandKind::Resign:
      return resign(*seat, draft);
    case CommandKind::Abort:
      return abort(*seat, draft);
    case CommandKind::OfferDraw:
    case CommandKind::AcceptDraw:
    case CommandKind::DeclineDraw:
      return draw(request, *seat, draft);
    default:
      return takeback(request, *seat, draft);
  }
}

Room::Verdict Room::sit(const Request& request, Draft& draft) const {
  const bool is_bot = request.command.kind == CommandKind::AddBot;
  if (status_ != RoomStatus::Open) return refusal(Reason::NotOpen);
  if (!is_bot && seat_of(request.user)) return refusal(Reason::AlreadySeated);
  if (!is_bot && request.user.empty()) return refusal(Reason::NotSeated);
  const std::string& nonce = request.command.text;
  if (!is_bot && !nonce.empty() && !fair::parse_nonce(nonce)) return refusal(Reason::BadNonce);
  std::optional<Seat> seat = request.command.seat;
  const auto is_free = [&](Seat s) { return place(s).user.empty() && place(s).bot.empty(); };
  for (std::uint8_t s = 0; s < seats_.size() && !seat; ++s) {
    if (is_free(Seat{s})) seat = Seat{s};
  }
  if (!seat) return refusal(Reason::SeatTaken);
  if (seat->number >= seats_.size()) return refusal(Reason::NoSuchSeat);
  if (!is_free(*seat)) return refusal(Reason::SeatTaken);
  if (is_bot && request.command.text.empty()) return refusal(Reason::NoSuchSeat, "a bot's name");
  draft.add(is_bot ? seated(*seat, "", request.command.text, "")
                   : seated(*seat, request.user, "", nonce));
  const auto& seats = draft.room().seats_;
  const bool all = std::all_of(seats.begin(), seats.end(), [](const Place& place) {
    return !place.user.empty() || !place.bot.empty();
  });
  if (all) {
    draft.add(EventKind::Started);
    draft.settle();
  }
  return {};
}

Room::Verdict Room::leave(const Request& request, Draft& draft) const {
  if (status_ != RoomStatus::Open) return refusal(Reason::NotOpen);
  draft.add(EventKind::Left, seat_of(request).value());
  return {};
}

Room::Verdict Room::act(const Request& request, Seat seat, Draft& draft) const {
  const Milliseconds lag = std::clamp(request.lag, Milliseconds{0}, kMostLag);
  const auto text = play_->read(seat, request.command.text);
  // Also where it would be refused: the refusal would be about a game that the client has not seen.
  if (place(seat).duty_since != 0 && request.command.seen < place(seat).duty_since) {
    return refusal(Reason::Stale);
  }
  if (!text) return text.error();
  if (clocks_.is_late(seat, draft.now(), lag) && kind_->on_timeout == OnTimeout::Loses) {
    draft.add(EventKind::Flagged, seat);
    draft.finish("flagged", with_resigned(play_->places(), {seat}));
    return {};
  }
  Event event;
  event.kind = EventKind::Acted;
  event.seat = seat;
  event.text = *text;
  event.by = request.user.empty() ? By::Bot : By::Player;
  event.lag = lag;
  draft.add(std::move(event));
  draft.settle();
  return {};
}

Room::Verdict Room::resign(Seat seat, Draft& draft) const {
  if (place(seat).has_resigned) return refusal(Reason::HasResigned);
  draft.add(EventKind::Resigned, seat);
  const auto& resigned = draft.room().resigned_;
  const auto& seats = draft.room().seats_;
  const bool one_is_left = resigned.size() + 1 >= seats.size();
  const bool bots_are_left = std::none_of(seats.begin(), seats.end(), [](const Place& p) {
    return !p.user.empty() && !p.has_resigned;
  });
  if (one_is_left || bots_are_left) {
    draft.finish("resigned", with_resigned(play_->places(), resigned));
  }
  return {};
}

Room::Verdict Room::abort(Seat seat, Draft& draft) const {
  if (place(seat).has_acted) return refusal(Reason::TooLateToAbort);
  draft.add(EventKind::Aborted, seat);
  draft.finish("aborted", {});
  return {};
}

Room::Verdict Room::draw(const Request& request, Seat seat, Draft& draft) const {
  if (!kind_->has_draws) return refusal(Reason::NoDraws);
  if (request.command.kind == CommandKind::OfferDraw) {
    if (draw_offer_) return refusal(Reason::AlreadyOffered);
    draft.add(EventKind::DrawOffered, seat);
    return {};
  }
  if (!draw_offer_ || *draw_offer_ == seat) return refusal(Reason::NoDrawOffer);
  if (request.command.seen < agreement_since_) return refusal(Reason::Stale);
  if (request.command.kind == CommandKind::DeclineDraw) {
    draft.add(EventKind::DrawDeclined, seat);
    return {};
  }
  draft.add(EventKind::DrawAccepted, seat);
  draft.finish("agreed", std::vector<int>(seats_.size(), 1));
  return {};
}

Room::Verdict Room::takeback(const Request& request, Seat seat, Draft& draft) const {
  if (!kind_->has_takebacks) return refusal(Reason::NoTakebacks);
  if (request.command.kind == CommandKind::AskTakeback) {
    if (takeback_) return refusal(Reason::AlreadyOffered);
    if (play_->takeback_size(seat) == 0) return refusal(Reason::NothingToTakeBack);
    draft.add(EventKind::TakebackAsked, seat);
    return {};
  }
  if (!takeback_ || *takeback_ == seat) return refusal(Reason::NoTakebackAsked);
  if (request.command.seen < agreement_since_) return refusal(Reason::Stale);
  if (request.command.kind == CommandKind::DeclineTakeback) {
    draft.add(EventKind::TakebackDeclined, seat);
    return {};
  }
  Event event;
  event.kind = EventKind::TakenBack;
  event.seat = seat;
  event.number = play_->takeback_size(*takeback_);
  draft.add(std::move(event));
  draft.settle();
  return {};
}

Room::Verdict Room::give_back(Seat seat, Draft& draft) const {
  if (place(seat).has_resigned) return refusal(Reason::HasResigned);
  if (!place(seat).bot_holds) return refusal(Reason::NoBotHoldsSeat);
  draft.add(EventKind::Returned, seat);
  return {};
}

}  // namespace petek::server
