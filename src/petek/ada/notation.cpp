// SPDX-License-Identifier: MIT
#include "petek/ada/notation.h"

#include <array>
#include <cstddef>

#include "petek/core/text.h"

namespace petek::ada {
namespace {

// ---- Writing

std::string lot_to_string(const Lot& lot, char separator) {
  std::string text;
  for (std::size_t i = 0; i < kKindCount; ++i) {
    if (lot.numbers[i] == 0) continue;
    if (!text.empty()) text += ',';
    text += kResourceNames[i];
    text += separator + std::to_string(lot.numbers[i]);
  }
  return text;
}

std::string colour_at(const State& s, std::size_t seat) {
  return std::string(name(s.players[seat].colour));
}

std::string terms_to_string(const Action& action) {
  return " give=" + lot_to_string(action.give, ':') + " want=" + lot_to_string(action.want, ':');
}

std::string offer_to_string(const State& s, const Action& action) {
  if (action.is_open()) return "offer";
  std::string to;
  for (std::size_t seat = 0; seat < s.seat_count; ++seat) {
    if ((action.target >> seat & 1) != 0) to += (to.empty() ? "" : ",") + colour_at(s, seat);
  }
  return "offer" + terms_to_string(action) + " to=" + to;
}

// `wool wool`, `lumber ore`
std::string pair_to_string(const Lot& lot) {
  std::string text;
  for (std::size_t i = 0; i < kKindCount; ++i) {
    for (int n = lot.numbers[i]; n > 0; --n) text += ' ' + std::string(kResourceNames[i]);
  }
  return text;
}

std::string place(const char* verb, char letter, std::uint8_t number) {
  return std::string(verb) + ' ' + letter + std::to_string(number);
}

std::string plain_text(const State& s, const Action& action) {
  using enum ActionKind;
  switch (action.kind) {
    case Settle:
      return place("settle", 'v', action.target);
    case Road:
      return place("road", 'e', action.target);
    case City:
      return place("city", 'v', action.target);
    case Roll:
      return "roll";
    case Discard:
      return "discard " + lot_to_string(action.give, '=');
    case MoveRobber:
      return place("robber", 'h', action.target);
    case Rob:
      return "rob " + colour_at(s, action.target);
    case Offer:
      return offer_to_string(s, action);
    case Accept:
      return "accept";
    case Decline:
      return "decline";
    case Counter:
      return action.is_open() ? "counter" : "counter" + terms_to_string(action);
    case Confirm:
      return "confirm " + colour_at(s, action.target);
    case Withdraw:
      return "withdraw";
    case Bank:
      return "bank " + lot_to_string(action.give, ':') + '=' +
             pair_to_string(action.want).substr(1);
    case Buy:
      return "buy";
    case Knight:
      return "knight";
    case RoadBuilding:
      return "road_building";
    case Plenty:
      return "plenty" + pair_to_string(action.want);
    case Monopoly:
      return "monopoly " + std::string(name(action.resource()));
    case Waive:
      return "waive";
    case End:
      return "end";
    case Dice:
    case Steal:
    case Draw:
      return outcome_to_string(action);
  }
  return "?";
}

// ---- Reading. A reader takes what stands behind the verb and answers nothing if it is wrong.

struct Reading {
  const State& s;
  Told& told;
  std::optional<Reason> reason;  // more exact than Unreadable

  bool fails(Reason why) {
    reason = why;
    return false;
  }
};

bool read_number(std::string_view text, std::uint32_t most, std::uint8_t& number) {
  const auto value = parse_number(text);
  if (!value || *value > most) return false;
  number = static_cast<std::uint8_t>(*value);
  return true;
}

bool read_place(Reading& in, std::string_view text, char letter, int count) {
  if (text.empty() || text.front() != letter) return false;
  const auto number = parse_number(text.substr(1));
  if (!number) return false;
  if (*number >= static_cast<std::uint32_t>(count)) return in.fails(Reason::NoSuchPlace);
  in.told.action.target = static_cast<std::uint8_t>(*number);
  return true;
}

bool read_colour(Reading& in, std::string_view text, Seat& seat) {
  const auto colour = parse_colour(text);
  if (!colour) return false;
  const auto found = seat_of(in.s, *colour);
  if (!found) return in.fails(Reason::NotAtTheTable);
  seat = *found;
  return true;
}

// More than any hand holds, still small enough for a lane of Counts.
constexpr std::uint32_t kMostRead = 99;

bool read_lot(std::string_view text, char separator, Lot& lot) {
  Parts parts(text, ',');
  while (const auto part = parts.next()) {
    const std::size_t at = part->find(separator);
    if (at == std::string_view::npos) return false;
    const auto resource = parse_resource(part->substr(0, at));
    if (!resource) return false;
    std::uint8_t& number = lot.numbers[index(*resource)];
    if (number != 0 || !read_number(part->substr(at + 1), kMostRead, number)) return false;
    if (number == 0) return false;
  }
  return true;
}

// Takes `key=value`.
bool take_field(std::string_view& rest, std::string_view key, std::string_view& value) {
  value = take_word(rest);
  if (!value.starts_with(key) || value.size() <= key.size() || value[key.size()] != '=') {
    return false;
  }
  value.remove_prefix(key.size() + 1);
  return true;
}

bool read_terms(Reading& in, std::string_view& rest) {
  std::string_view give;
  std::string_view want;
  return take_field(rest, "give", give) && take_field(rest, "want", want) &&
         read_lot(give, ':', in.told.action.give) && read_lot(want, ':', in.told.action.want);
}

bool read_nothing(Reading&, std::string_view& rest) {
  return trimmed(rest).empty();
}
bool read_vertex(Reading& in, std::string_view& rest) {
  return read_place(in, take_word(rest), 'v', kVertexCount);
}
bool read_edge(Reading& in, std::string_view& rest) {
  return read_place(in, take_word(rest), 'e', kEdgeCount);
}
bool read_hex(Reading& in, std::string_view& rest) {
  return read_place(in, take_word(rest), 'h', kHexCount);
}

bool read_roll(Reading& in, std::string_view& rest) {
  const std::string_view first = take_word(rest);
  if (first.empty()) return true;
  std::uint8_t a = 0;
  std::uint8_t b = 0;
  constexpr std::uint32_t kSides = 6;
  if (!read_number(first, kSides, a) || !read_number(take_word(rest), kSides, b)) return false;
  if (a == 0 || b == 0) return false;
  in.told.outcome = Action::dice(a, b);
  return true;
}

bool read_discard(Reading& in, std::string_view& rest) {
  return read_lot(take_word(rest), '=', in.told.action.give);
}

bool read_rob(Reading& in, std::string_view& rest) {
  const std::string_view word = take_word(rest);
  const std::size_t equals = word.find('=');
  Seat victim;
  if (!read_colour(in, word.substr(0, equals), victim)) return false;
  in.told.action.target = victim.number;
  if (equals == std::string_view::npos) return true;
  const std::string_view stolen = word.substr(equals + 1);
  in.told.is_hidden = stolen == "?";
  if (in.told.is_hidden) return true;
  const auto resource = parse_resource(stolen);
  if (!resource) return false;
  in.told.outcome = Action::steal(*resource);
  return true;
}

bool read_offer(Reading& in, std::string_view& rest) {
  std::string_view to;
  if (!read_terms(in, rest) || !take_field(rest, "to", to)) return false;
  Parts parts(to, ',');
  while (const auto part = parts.next()) {
    Seat seat;
    if (!read_colour(in, *part, seat)) return false;
    const auto asked = static_cast<std::uint8_t>(1U << seat.number);
    if ((in.told.action.target & asked) != 0) return false;
    in.told.action.target |= asked;
  }
  return true;
}

bool read_confirm(Reading& in, std::string_view& rest) {
  Seat answerer;
  if (!read_colour(in, take_word(rest), answerer)) return false;
  in.told.action.target = answerer.number;
  return true;
}

bool read_bank(Reading& in, std::string_view& rest) {
  const std::string_view word = take_word(rest);
  const std::size_t equals = word.find('=');
  if (equals == std::string_view::npos) return false;
  const auto want = parse_resource(word.substr(equals + 1));
  if (!want) return false;
  in.told.action.want = Lot::of(Resources::of(*want));
  return read_lot(word.substr(0, equals), ':', in.told.action.give);
}

bool read_buy(Reading& in, std::string_view& rest) {
  const std::string_view word = take_word(rest);
  in.told.is_hidden = word == "?";
  if (word.empty() || in.told.is_hidden) return true;
  for (const Card card : kCards) {
    if (word != name(card)) continue;
    in.told.outcome = Action::draw(card);
    return true;
  }
  return false;
}

bool read_plenty(Reading& in, std::string_view& rest) {
  for (int i = 0; i < 2; ++i) {
    const auto resource = parse_resource(take_word(rest));
    if (!resource) return false;
    ++in.told.action.want.numbers[index(*resource)];
  }
  return true;
}

bool read_monopoly(Reading& in, std::string_view& rest) {
  const auto resource = parse_resource(take_word(rest));
  if (!resource) return false;
  in.told.action.target = static_cast<std::uint8_t>(*resource);
  return true;
}

struct Verb {
  std::string_view word;
  ActionKind kind;
  bool (*read)(Reading&, std::string_view&);
};

constexpr std::array kVerbs = {
    Verb{"settle", ActionKind::Settle, read_vertex},
    Verb{"road", ActionKind::Road, read_edge},
    Verb{"city", ActionKind::City, read_vertex},
    Verb{"roll", ActionKind::Roll, read_roll},
    Verb{"discard", ActionKind::Discard, read_discard},
    Verb{"robber", ActionKind::MoveRobber, read_hex},
    Verb{"rob", ActionKind::Rob, read_rob},
    Verb{"offer", ActionKind::Offer, read_offer},
    Verb{"accept", ActionKind::Accept, read_nothing},
    Verb{"decline", ActionKind::Decline, read_nothing},
    Verb{"counter", ActionKind::Counter, read_terms},
    Verb{"confirm", ActionKind::Confirm, read_confirm},
    Verb{"withdraw", ActionKind::Withdraw, read_nothing},
    Verb{"bank", ActionKind::Bank, read_bank},
    Verb{"buy", ActionKind::Buy, read_buy},
    Verb{"knight", ActionKind::Knight, read_nothing},
    Verb{"road_building", ActionKind::RoadBuilding, read_nothing},
    Verb{"plenty", ActionKind::Plenty, read_plenty},
    Verb{"monopoly", ActionKind::Monopoly, read_monopoly},
    Verb{"waive", ActionKind::Waive, read_nothing},
    Verb{"end", ActionKind::End, read_nothing},
};

bool read_action(Reading& in, std::string_view text) {
  const std::size_t colon = text.find(':');
  if (colon < text.find(' ')) {  // `ink:discard ore=4`, not `bank ore:4=wool`
    if (!read_colour(in, text.substr(0, colon), in.told.seat)) return false;
    text.remove_prefix(colon + 1);
  }
  const std::string_view word = take_word(text);
  for (const Verb& verb : kVerbs) {
    if (word != verb.word) continue;
    in.told.action.kind = verb.kind;
    return verb.read(in, text) && trimmed(text).empty();
  }
  return false;
}

}  // namespace

std::string to_string(const State& s, Seat seat, const Action& action) {
  const bool names_seat = seat.number != s.on_turn && !action.is_chance();
  return (names_seat ? colour_at(s, seat.number) + ":" : "") + plain_text(s, action);
}

std::string outcome_to_string(const Action& outcome) {
  switch (outcome.kind) {
    case ActionKind::Dice:
      return std::to_string(outcome.first_die()) + ' ' + std::to_string(outcome.second_die());
    case ActionKind::Steal:
      return std::string(name(outcome.resource()));
    default:
      return std::string(name(outcome.card()));
  }
}

char outcome_separator(const Action& outcome) {
  return outcome.kind == ActionKind::Steal ? '=' : ' ';
}

std::optional<Resource> parse_resource(std::string_view text) {
  for (const Resource r : kResources) {
    if (text == name(r)) return r;
  }
  return std::nullopt;
}

std::optional<Colour> parse_colour(std::string_view text) {
  for (std::size_t i = 0; i < kColourNames.size(); ++i) {
    if (text == kColourNames[i]) return static_cast<Colour>(i);
  }
  return std::nullopt;
}

std::optional<Seat> seat_of(const State& s, Colour colour) {
  for (std::uint8_t i = 0; i < s.seat_count; ++i) {
    if (s.players[i].colour == colour) return Seat{i};
  }
  return std::nullopt;
}

Result<Told, ActionError> parse_action(const State& s, std::string_view text) {
  Told told{Seat{s.on_turn}, {}, std::nullopt, false};
  Reading in{s, told, std::nullopt};
  if (read_action(in, text)) return told;
  const Reason reason = in.reason.value_or(Reason::Unreadable);
  return fail(ActionError{reason, explain(text, reason)});
}

std::string explain(std::string_view action, Reason reason) {
  const std::string_view rule = rule_id(reason);
  return quoted(action) + ": " + std::string(message(reason)) +
         (rule == "10" ? " (section 10)" : " (" + std::string(rule) + ")");
}

}  // namespace petek::ada
