// SPDX-License-Identifier: MIT
// Events as JSON. Fields that have their default value are not written.
#include <array>
#include <boost/json.hpp>

#include "petek/server/event.h"

namespace petek::server {
namespace {

namespace json = boost::json;

constexpr std::array<std::string_view, kEventKindCount> kKindNames = {"created",
                                                                      "seated",
                                                                      "left",
                                                                      "started",
                                                                      "acted",
                                                                      "chance",
                                                                      "draw-offered",
                                                                      "draw-accepted",
                                                                      "draw-declined",
                                                                      "takeback-asked",
                                                                      "takeback-declined",
                                                                      "taken-back",
                                                                      "resigned",
                                                                      "aborted",
                                                                      "flagged",
                                                                      "absent",
                                                                      "returned",
                                                                      "restarted",
                                                                      "finished"};
constexpr std::array<std::string_view, 3> kByNames = {"player", "bot", "timeout"};
constexpr std::array<std::string_view, 4> kClockNames = {"none", "game", "turn", "move"};

template <std::size_t N>
std::optional<std::size_t> find_name(const std::array<std::string_view, N>& names,
                                     std::string_view name) {
  for (std::size_t i = 0; i < N; ++i) {
    if (names[i] == name) return i;
  }
  return std::nullopt;
}

std::string_view by_name(By by) {
  return kByNames[static_cast<std::size_t>(by)];
}
std::string_view clock_name(ClockKind kind) {
  return kClockNames[static_cast<std::size_t>(kind)];
}

// ---- Writing

json::object to_json(const Settings& s) {
  return {{"kind", s.kind},
          {"ruleset", s.ruleset},
          {"start", s.start},
          {"seats", s.seats},
          {"rated", s.rated},
          {"clock", clock_name(s.clock.kind)},
          {"main", s.clock.main.count()},
          {"increment", s.clock.increment.count()},
          {"bank", s.clock.bank.count()},
          {"answer", s.clock.answer.count()},
          {"seed", s.seed},
          {"commitment", s.commitment}};
}

void put(json::object& object, std::string_view key, const std::string& text) {
  if (!text.empty()) object[key] = text;
}
void put(json::object& object, std::string_view key, std::int64_t number) {
  if (number != 0) object[key] = number;
}

// ---- Reading. What is not as it should be is thrown as an EventError and caught below.

[[noreturn]] void fault(std::string_view where, const std::string& what) {
  throw EventError{std::string(where) + ": " + what};
}

class Reader {
 public:
  Reader(const json::value& value, std::string_view where) : where_(where) {
    const json::object* object = value.if_object();
    if (object == nullptr) fault(where, "not an object");
    object_ = *object;
  }

  std::string text(std::string_view key) {
    const json::value value = take(key);
    if (value.is_null()) return "";
    if (!value.is_string()) fault(key, "not a text");
    return std::string(value.get_string());
  }
  std::int64_t number(std::string_view key) {
    const json::value value = take(key);
    if (value.is_null()) return 0;
    if (!value.is_int64()) fault(key, "not a whole number");
    return value.get_int64();
  }
  bool truth(std::string_view key) {
    const json::value value = take(key);
    if (!value.is_bool()) fault(key, "neither true nor false");
    return value.get_bool();
  }
  std::vector<int> numbers(std::string_view key) {
    std::vector<int> out;
    const json::value value = take(key);
    if (value.is_null()) return out;
    if (!value.is_array()) fault(key, "not a list");
    for (const json::value& item : value.get_array()) {
      if (!item.is_int64()) fault(key, "not whole numbers");
      out.push_back(static_cast<int>(item.get_int64()));
    }
    return out;
  }
  template <std::size_t N>
  std::size_t one_of(std::string_view key, const std::array<std::string_view, N>& names,
                     std::string_view absent) {
    const std::string written = text(key);
    const auto found = find_name(names, written.empty() ? absent : written);
    if (!found) fault(key, "no such value");
    return *found;
  }
  Milliseconds time(std::string_view key) { return Milliseconds(number(key)); }
  // Removes it; null when it is not there.
  json::value take(std::string_view key) {
    const auto* found = object_.find(key);
    if (found == object_.end()) return nullptr;
    json::value value = found->value();
    object_.erase(key);
    return value;
  }
  void finish() {
    if (!object_.empty()) fault(where_, "unknown field " + std::string(object_.begin()->key()));
  }

 private:
  std::string where_;
  json::object object_;
};

Settings read_settings(const json::value& value) {
  Reader reader(value, "settings");
  Settings s;
  s.kind = reader.text("kind");
  s.ruleset = reader.text("ruleset");
  s.start = reader.text("start");
  s.seats = static_cast<int>(reader.number("seats"));
  s.rated = reader.truth("rated");
  s.clock.kind = static_cast<ClockKind>(reader.one_of("clock", kClockNames, "none"));
  s.clock.main = reader.time("main");
  s.clock.increment = reader.time("increment");
  s.clock.bank = reader.time("bank");
  s.clock.answer = reader.time("answer");
  s.seed = reader.text("seed");
  s.commitment = reader.text("commitment");
  reader.finish();
  return s;
}

void read_payload(const json::value& value, Event& event) {
  Reader reader(value, "event");
  if (const json::value seat = reader.take("seat"); !seat.is_null()) {
    constexpr std::int64_t kMostSeats = 32;
    if (!seat.is_int64() || seat.get_int64() < 0 || seat.get_int64() >= kMostSeats) {
      fault("seat", "no seat");
    }
    event.seat = Seat{static_cast<std::uint8_t>(seat.get_int64())};
  }
  event.text = reader.text("text");
  event.user = reader.text("user");
  event.bot = reader.text("bot");
  event.by = static_cast<By>(reader.one_of("by", kByNames, kByNames[0]));
  event.lag = reader.time("lag");
  event.number = reader.number("number");
  event.places = reader.numbers("places");
  event.command = reader.text("command");
  event.sender = reader.text("sender");
  if (const json::value settings = reader.take("settings"); !settings.is_null()) {
    event.settings = read_settings(settings);
  }
  reader.finish();
}

}  // namespace

std::string_view name(EventKind kind) {
  return kKindNames[static_cast<std::size_t>(kind)];
}

std::string payload(const Event& event) {
  json::object object;
  if (event.seat) object["seat"] = event.seat->number;
  put(object, "text", event.text);
  put(object, "user", event.user);
  put(object, "bot", event.bot);
  if (event.by != By::Player) object["by"] = by_name(event.by);
  put(object, "lag", event.lag.count());
  put(object, "number", event.number);
  if (!event.places.empty()) object["places"] = json::value_from(event.places);
  put(object, "command", event.command);
  put(object, "sender", event.sender);
  if (event.settings) object["settings"] = to_json(*event.settings);
  return json::serialize(object);
}

Result<Event, EventError> parse_event(std::int64_t seq, Time at, std::string_view kind,
                                      std::string_view text) {
  const auto known = find_name(kKindNames, kind);
  if (!known) return fail(EventError{"there is no event " + std::string(kind)});
  json::error_code error;
  const json::value value = json::parse(text, error);
  if (error) return fail(EventError{"not JSON: " + error.message()});
  Event event;
  event.seq = seq;
  event.at = at;
  event.kind = static_cast<EventKind>(*known);
  try {
    read_payload(value, event);
  } catch (EventError& fault) {
    return fail(std::move(fault));
  }
  return event;
}

}  // namespace petek::server
