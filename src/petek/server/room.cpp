// SPDX-License-Identifier: MIT
// What events do to a room, and what it shows.
#include "petek/server/room.h"

#include <algorithm>

#include "petek/server/draft.h"

namespace petek::server {

using protocol::RoomStatus;

Result<Settings, protocol::Refusal> make_settings(const SettingsRequest& request,
                                                  const fair::Seed& seed,
                                                  std::uint64_t setup_seed) {
  const Kind* kind = find_kind(request.kind);
  if (kind == nullptr) return fail(refusal(Reason::UnknownGame));
  if (request.seats < kind->fewest_seats || request.seats > kind->most_seats) {
    return fail(refusal(Reason::BadSeatCount));
  }
  if (!is_playable(request.clock)) return fail(refusal(Reason::BadClock));
  const auto start = kind->start(request.ruleset, request.seats, setup_seed);
  if (!start) return fail(refusal(Reason::BadRuleset, start.error()));
  Settings settings;
  settings.kind = request.kind;
  settings.ruleset = kind->ruleset(*start);
  settings.start = *start;
  settings.seats = request.seats;
  settings.rated = request.rated;
  settings.clock = request.clock;
  settings.seed = fair::to_hex(seed);
  settings.commitment = fair::to_hex(fair::commitment(seed));
  return settings;
}

Room::Room(const Room& other) {
  *this = other;
}

Room& Room::operator=(const Room& other) {
  if (this == &other) return *this;
  play_ = other.play_ ? other.play_->clone() : nullptr;
  kind_ = other.kind_;
  settings_ = other.settings_;
  seq_ = other.seq_;
  status_ = other.status_;
  seats_ = other.seats_;
  clocks_ = other.clocks_;
  draw_offer_ = other.draw_offer_;
  takeback_ = other.takeback_;
  agreement_since_ = other.agreement_since_;
  resigned_ = other.resigned_;
  result_ = other.result_;
  places_ = other.places_;
  commands_ = other.commands_;
  return *this;
}

bool operator==(const Room& a, const Room& b) {
  const auto key = [](const Room& room) { return room.play_ ? room.play_->key() : 0; };
  const auto values = [](const Room& r) {
    return std::tie(r.settings_, r.seq_, r.status_, r.seats_, r.clocks_, r.draw_offer_, r.takeback_,
                    r.agreement_since_, r.resigned_, r.result_, r.places_, r.commands_);
  };
  return key(a) == key(b) && values(a) == values(b);
}

Result<Room, ReplayError> Room::replay(std::span<const Event> events) {
  Room room;
  for (const Event& event : events) {
    if (event.seq != room.seq_ + 1) return fail(ReplayError{event.seq, "an event is missing"});
    if (!room.apply(event)) {
      return fail(ReplayError{event.seq, std::string(name(event.kind)) + " cannot happen here"});
    }
  }
  if (room.seq_ == 0) return fail(ReplayError{0, "there are no events"});
  return room;
}

bool Room::apply(const Event& event) {
  if ((seq_ == 0) != (event.kind == EventKind::Created)) return false;
  if (event.kind != EventKind::Created && event.seat && event.seat->number >= seats_.size()) {
    return false;
  }
  seq_ = event.seq;
  if (!event.command.empty()) commands_[{event.sender, event.command}] = event.seq;
  switch (event.kind) {
    case EventKind::Created:
      return apply_created(event);
    case EventKind::Seated:
    case EventKind::Left:
    case EventKind::Started:
    case EventKind::Absent:
    case EventKind::Returned:
      return apply_seating(event);
    case EventKind::Acted:
    case EventKind::Chance:
    case EventKind::TakenBack:
    case EventKind::Restarted:
    case EventKind::Finished:
      return apply_play(event);
    default:
      return is_playing() && event.seat && apply_agreement(event);
  }
}

bool Room::apply_created(const Event& event) {
  if (!event.settings) return false;
  settings_ = *event.settings;
  kind_ = find_kind(settings_.kind);
  if (kind_ == nullptr || settings_.seats < kind_->fewest_seats ||
      settings_.seats > kind_->most_seats || !fair::parse_seed(settings_.seed)) {
    return false;
  }
  play_ = kind_->make(settings_.start);
  seats_.resize(static_cast<std::size_t>(settings_.seats));
  clocks_ = Clocks(settings_.clock, seats_.size());
  return play_ != nullptr;
}

bool Room::apply_seating(const Event& event) {
  if (event.kind == EventKind::Started) {
    if (status_ != RoomStatus::Open) return false;
    status_ = RoomStatus::Playing;
    after_play(event, true);
    return true;
  }
  if (!event.seat) return false;
  Place& place = seats_[event.seat->number];
  const bool is_open = status_ == RoomStatus::Open;
  switch (event.kind) {
    case EventKind::Seated:
      if (!is_open) return false;
      place.user = event.user;
      place.bot = event.bot;
      place.nonce = event.text;
      return true;
    case EventKind::Left:
      if (!is_open) return false;
      place = Place{};
      return true;
    case EventKind::Absent:
      place.bot_holds = true;
      place.timeouts = 0;
      return is_playing();
    default:
      place.bot_holds = false;
      place.timeouts = 0;
      return is_playing();
  }
}

bool Room::apply_play(const Event& event) {
  if (event.kind == EventKind::Finished) {
    if (!is_playing()) return false;
    status_ = RoomStatus::Finished;
    result_ = event.text;
    places_ = event.places;
    draw_offer_.reset();
    takeback_.reset();
    clocks_.stop(event.at);
    return true;
  }
  if (!is_playing()) return false;
  if (event.kind == EventKind::Restarted) {
    clocks_.resume(event.at);
    return true;
  }
  if (event.kind == EventKind::Chance) {
    if (!play_->play_chance(event.text)) return false;
    after_play(event, false);
    return true;
  }
  if (!event.seat) return false;
  if (event.kind == EventKind::TakenBack) {
    if (!play_->take_back(event.number)) return false;
    after_play(event, true);
    return true;
  }
  if (!play_->play(*event.seat, event.text)) return false;
  Place& place = seats_[event.seat->number];
  place.has_acted = true;
  if (event.by == By::Timeout) ++place.timeouts;
  if (event.by == By::Player) place.timeouts = 0;
  after_play(event, false);
  return true;
}

// The clocks go on; questions lapse; seats have something new to answer.
void Room::after_play(const Event& event, bool taken_back) {
  Situation now{{}, play_->turn()};
  const SeatSet acting = play_->acting_seats();
  const bool acted = event.kind == EventKind::Acted;
  for (std::size_t i = 0; i < seats_.size(); ++i) {
    const Seat seat{static_cast<std::uint8_t>(i)};
    now.duties.push_back(play_->duty(seat));
    // A seat that goes on waiting for the same thing may act on what it saw before: two can answer
    // an offer at the same moment. After its own action it has to look again.
    const bool is_new = taken_back || event.kind == EventKind::Chance || event.seat == seat;
    if (!acting.contains(seat)) {
      seats_[i].duty_since = 0;
    } else if (is_new || seats_[i].duty_since == 0) {
      seats_[i].duty_since = event.seq;
    }
  }
  draw_offer_ = acted && draw_offer_ != event.seat ? std::nullopt : draw_offer_;
  if (taken_back) draw_offer_.reset();
  takeback_.reset();
  clocks_.go_on(now, event.at, acted ? event.seat : std::nullopt, event.lag);
}

bool Room::apply_agreement(const Event& event) {
  switch (event.kind) {
    case EventKind::DrawOffered:
      draw_offer_ = event.seat;
      agreement_since_ = event.seq;
      return true;
    case EventKind::DrawDeclined:
      draw_offer_.reset();
      return true;
    case EventKind::TakebackAsked:
      takeback_ = event.seat;
      agreement_since_ = event.seq;
      return true;
    case EventKind::TakebackDeclined:
      takeback_.reset();
      return true;
    case EventKind::Resigned: {
      Place& place = seats_[event.seat->number];
      if (place.has_resigned) return false;
      place.has_resigned = true;
      place.bot_holds = true;  // while the others play on
      resigned_.push_back(*event.seat);
      return true;
    }
    default:  // what a Finished explains: accepted, aborted, flagged
      return true;
  }
}

fair::FairDice Room::dice() const {
  std::vector<fair::Nonce> nonces;
  for (const Place& place : seats_) {
    nonces.push_back(fair::parse_nonce(place.nonce).value_or(fair::Nonce{}));
  }
  return fair::FairDice(fair::parse_seed(settings_.seed).value(), nonces);
}

std::optional<Seat> Room::seat_of(std::string_view user) const {
  for (std::size_t i = 0; i < seats_.size(); ++i) {
    if (!user.empty() && seats_[i].user == user) return Seat{static_cast<std::uint8_t>(i)};
  }
  return std::nullopt;
}

SeatSet Room::bots_to_act() const {
  SeatSet bots;
  if (!is_playing()) return bots;
  const SeatSet acting = play_->acting_seats();
  for (std::size_t i = 0; i < seats_.size(); ++i) {
    const Seat seat{static_cast<std::uint8_t>(i)};
    const bool is_bot = !seats_[i].bot.empty() || seats_[i].bot_holds;
    if (is_bot && acting.contains(seat)) bots.insert(seat);
  }
  return bots;
}

std::optional<Time> Room::deadline() const {
  if (!is_playing()) return std::nullopt;
  return clocks_.deadline();
}

protocol::RoomView Room::view(std::optional<Seat> viewer, Time now) const {
  protocol::RoomView view;
  const bool is_open = status_ == RoomStatus::Finished;
  view.seq = seq_;
  view.kind = settings_.kind;
  view.ruleset = settings_.ruleset;
  view.rated = settings_.rated;
  view.status = status_;
  view.viewer = viewer;
  view.start = settings_.start;
  view.draw_offer = draw_offer_;
  view.takeback = takeback_;
  view.commitment = settings_.commitment;
  view.result = result_;
  if (is_open) view.seed = settings_.seed;
  const SeatSet acting = is_playing() ? play_->acting_seats() : SeatSet{};
  for (std::size_t i = 0; i < seats_.size(); ++i) {
    const Seat seat{static_cast<std::uint8_t>(i)};
    const Place& place = seats_[i];
    protocol::SeatView shown{
        place.user, place.bot, place.bot_holds, place.has_resigned, acting.contains(seat), {}, {}};
    shown.left = clocks_.left(seat, now);
    if (i < places_.size()) shown.place = places_[i];
    view.seats.push_back(std::move(shown));
  }
  play_->show(viewer, is_open, view);
  if (!is_playing()) view.legal.clear();
  return view;
}

}  // namespace petek::server
