// SPDX-License-Identifier: MIT
#include "petek/protocol/codec.h"

#include <algorithm>
#include <array>
#include <boost/json.hpp>

#include "petek/protocol/position_json.h"

namespace petek::protocol {
namespace {

namespace json = boost::json;

constexpr std::array<std::string_view, kCommandKindCount> kCommands = {
    "sit",          "add-bot",      "leave",           "act",
    "resign",       "abort",        "offer-draw",      "accept-draw",
    "decline-draw", "ask-takeback", "accept-takeback", "decline-takeback",
    "return"};
constexpr std::array<std::string_view, 3> kStatuses = {"open", "playing", "finished"};
constexpr std::size_t kDeepest = 4;
constexpr std::int64_t kMostSeats = 32;
// What every client can hold exactly: JavaScript's Number.MAX_SAFE_INTEGER.
constexpr std::int64_t kHighestNumber = (std::int64_t{1} << 53) - 1;

json::object envelope(std::string_view type) {
  return {{"v", kVersion}, {"type", type}};
}

using Fault = std::optional<DecodeError>;

DecodeError fault(std::string_view code, std::string_view where, std::string_view what) {
  return {std::string(code), where.empty() ? "" : "command." + std::string(where),
          std::string(what)};
}

Fault read_text(const json::value& value, std::string_view where, std::size_t longest,
                std::string& out) {
  const json::string* text = value.if_string();
  if (text == nullptr) return fault("wrong-type", where, "this is to be a text");
  if (text->size() > longest) return fault("too-long", where, "this text is too long");
  if (text->find('\0') != json::string::npos) {
    return fault("bad-text", where, "this text has a zero byte");
  }
  out.assign(text->data(), text->size());
  return {};
}

Fault read_number(const json::value& value, std::string_view where, std::int64_t below,
                  std::int64_t& out) {
  const std::int64_t* number = value.if_int64();
  if (number == nullptr) return fault("wrong-type", where, "this is to be a whole number");
  if (*number < 0 || *number >= below) {
    return fault("out-of-range", where, "there is no such number");
  }
  out = *number;
  return {};
}

Fault read_kind(const json::value& value, CommandKind& out) {
  std::string text;
  if (auto wrong = read_text(value, "do", kLongestText, text)) return wrong;
  const auto* const found = std::find(kCommands.begin(), kCommands.end(), text);
  if (found == kCommands.end()) return fault("unknown-command", "do", "there is no such command");
  out = static_cast<CommandKind>(found - kCommands.begin());
  return {};
}

Fault read_field(std::string_view key, const json::value& value, Command& out) {
  if (key == "v" || key == "type") return {};  // seen to already
  if (key == "id") return read_text(value, key, kLongestId, out.id);
  if (key == "text") return read_text(value, key, kLongestText, out.text);
  if (key == "seen") return read_number(value, key, kHighestNumber, out.seen);
  if (key == "do") return read_kind(value, out.kind);
  if (key == "seat") {
    std::int64_t seat = 0;
    if (auto wrong = read_number(value, key, kMostSeats, seat)) return wrong;
    out.seat = Seat{static_cast<std::uint8_t>(seat)};
    return {};
  }
  return fault("unknown-field", key.substr(0, kLongestId), "there is no such field");
}

Fault read_envelope(const json::object& object) {
  const json::value* version = object.if_contains("v");
  if (version == nullptr || *version != kVersion) {
    return fault("wrong-version", "v", "this server speaks version 1");
  }
  const json::value* type = object.if_contains("type");
  if (type == nullptr || *type != "command") {
    return fault("wrong-type", "type", "this is to be a command");
  }
  for (const char* key : {"id", "seen", "do"}) {
    if (object.if_contains(key) == nullptr) return fault("missing-field", key, "this is needed");
  }
  return {};
}

}  // namespace

Result<Command, DecodeError> decode_command(std::string_view text) {
  if (text.size() > kLongestCommand) return fail(fault("too-long", "", "the message is too long"));
  json::parse_options options;
  options.max_depth = kDeepest;
  json::error_code error;
  const json::value value = json::parse(text, error, {}, options);
  if (error) return fail(fault("not-json", "", error.message()));
  const json::object* object = value.if_object();
  if (object == nullptr) return fail(fault("wrong-type", "", "a message is an object"));
  if (auto wrong = read_envelope(*object)) return fail(std::move(*wrong));
  Command command;
  for (const auto& [key, field] : *object) {
    if (auto wrong = read_field(key, field, command)) return fail(std::move(*wrong));
  }
  if (command.id.empty()) return fail(fault("missing-field", "id", "this is needed"));
  return command;
}

std::string encode(const Command& command) {
  json::object object = envelope("command");
  object["id"] = command.id;
  object["seen"] = command.seen;
  object["do"] = kCommands[static_cast<std::size_t>(command.kind)];
  if (command.seat) object["seat"] = command.seat->number;
  if (!command.text.empty()) object["text"] = command.text;
  return json::serialize(object);
}

namespace {

json::value optional_seat(const std::optional<Seat>& seat) {
  if (!seat) return nullptr;
  return seat->number;
}

json::object to_json(const SeatView& seat) {
  json::object object = {{"user", seat.user}, {"bot", seat.bot}, {"acting", seat.is_acting}};
  if (seat.bot_holds) object["bot_holds"] = true;
  if (seat.has_resigned) object["resigned"] = true;
  if (seat.left) object["left"] = seat.left->count();
  if (seat.place) object["place"] = *seat.place;
  return object;
}

json::array texts(std::span<const std::string> list) {
  json::array array;
  for (const std::string& text : list) array.emplace_back(text);
  return array;
}

std::size_t common(std::span<const std::string> a, std::span<const std::string> b) {
  std::size_t i = 0;
  while (i < a.size() && i < b.size() && a[i] == b[i]) ++i;
  return i;
}

}  // namespace

std::string encode(const RoomView& view, std::span<const std::string> known) {
  const std::size_t from = common(view.actions, known);
  json::object object = envelope("view");
  object["seq"] = view.seq;
  object["kind"] = view.kind;
  object["ruleset"] = view.ruleset;
  object["rated"] = view.rated;
  object["status"] = kStatuses[static_cast<std::size_t>(view.status)];
  object["viewer"] = optional_seat(view.viewer);
  json::array seats;
  for (const SeatView& seat : view.seats) seats.push_back(to_json(seat));
  object["seats"] = std::move(seats);
  object["start"] = view.start;
  object["from"] = from;
  object["actions"] = texts(std::span(view.actions).subspan(from));
  object["position"] = std::visit([](const auto& p) { return position_to_json(p); }, view.position);
  object["legal"] = texts(view.legal);
  object["draw_offer"] = optional_seat(view.draw_offer);
  object["takeback"] = optional_seat(view.takeback);
  object["commitment"] = view.commitment;
  if (!view.seed.empty()) object["seed"] = view.seed;
  if (!view.result.empty()) object["result"] = view.result;
  return json::serialize(object);
}

std::string encode_done(std::string_view id, std::int64_t seq) {
  json::object object = envelope("done");
  object["id"] = id;
  object["seq"] = seq;
  return json::serialize(object);
}

std::string encode(const Refusal& refusal, std::string_view id, std::int64_t seq) {
  json::object object = envelope("refused");
  object["id"] = id;
  object["seq"] = seq;
  object["code"] = refusal.code;
  if (!refusal.rule.empty()) object["rule"] = refusal.rule;
  object["what"] = refusal.what;
  return json::serialize(object);
}

}  // namespace petek::protocol
