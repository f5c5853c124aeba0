// SPDX-License-Identifier: MIT
#include "petek/ada/record.h"

#include <array>
#include <optional>
#include <utility>

#include "petek/ada/notation.h"
#include "petek/core/text.h"

namespace petek::ada {
namespace {

constexpr std::string_view kMagic = "ada/1";
constexpr std::size_t kHeaderFields = 5;

// ---- The header

std::string hex_to_string(Terrain terrain, int number) {
  const std::string letter(1, kTerrainLetters[static_cast<std::size_t>(terrain)]);
  return terrain == Terrain::Desert ? letter : letter + std::to_string(number);
}

struct HeaderFault {
  Reason reason;
  std::string what;
};
using Fault = std::optional<HeaderFault>;

HeaderFault unreadable(std::string what) {
  return {Reason::Header, std::move(what)};
}

Fault read_seats(std::string_view text, Setup& setup) {
  Parts parts(text, ',');
  while (const auto part = parts.next()) {
    const auto colour = parse_colour(*part);
    if (!colour) return unreadable("no player is called " + quoted(*part));
    for (const Colour other : setup.seats) {
      if (other == *colour) return unreadable(quoted(*part) + " sits at the table twice");
    }
    setup.seats.push_back(*colour);  // never more than there are colours
  }
  if (setup.seats.size() < kFewestSeats) {
    return HeaderFault{Reason::SeatCount,
                       "three or four play, not " + std::to_string(setup.seats.size())};
  }
  return std::nullopt;
}

Fault read_hex(std::string_view text, std::size_t h, Island& island) {
  const std::string where = "hex h" + std::to_string(h) + " cannot be " + quoted(text);
  const std::size_t letter = text.empty() ? std::string_view::npos : kTerrainLetters.find(text[0]);
  if (letter == std::string_view::npos) return unreadable(where);
  island.terrain[h] = static_cast<Terrain>(letter);
  if (island.terrain[h] == Terrain::Desert) {
    if (text.size() > 1) return unreadable(where);
    return std::nullopt;
  }
  const auto number = parse_number(text.substr(1));
  constexpr std::uint32_t kHighestRoll = 12;
  if (!number || *number < 2 || *number > kHighestRoll) return unreadable(where);
  island.number[h] = static_cast<std::uint8_t>(*number);
  return std::nullopt;
}

Fault read_hexes(std::string_view text, Island& island) {
  Parts parts(text, ',');
  std::size_t count = 0;
  while (const auto part = parts.next()) {
    if (count < kHexCount) {
      if (auto fault = read_hex(*part, count, island)) return fault;
    }
    ++count;
  }
  if (count == kHexCount) return std::nullopt;
  return unreadable("there are 19 hexes, not " + std::to_string(count));
}

Fault read_harbours(std::string_view text, Island& island) {
  if (text.size() != kHarbourCount)
    return unreadable("there are nine harbours, not " + quoted(text));
  for (std::size_t i = 0; i < kHarbourCount; ++i) {
    const std::size_t letter = kHarbourLetters.find(text[i]);
    if (letter == std::string_view::npos)
      return unreadable("no harbour is " + quoted(text.substr(i, 1)));
    island.harbours[i] = static_cast<Harbour>(letter);
  }
  return std::nullopt;
}

Fault read_options(std::string_view text, Rules& rules) {
  auto read = parse_rules(text);
  if (!read) return unreadable(std::move(read.error().what));
  rules = *read;
  return std::nullopt;
}

Fault check_island(const Setup& setup) {
  const auto fault = island_fault(setup.island, setup.rules.desert);
  if (!fault) return std::nullopt;
  const Reason reason = fault->rule == "A-7"   ? Reason::WrongTerrain
                        : fault->rule == "A-8" ? Reason::WrongNumbers
                                               : Reason::WrongHarbours;
  return HeaderFault{reason, std::string(fault->what)};
}

Fault read_header(std::string_view text, Setup& setup) {
  std::array<std::string_view, kHeaderFields> fields;
  Parts parts(text, ';');
  for (std::string_view& field : fields) {
    const auto part = parts.next();
    if (!part) return unreadable("the header is ada/1;SEATS;HEXES;HARBOURS;OPTIONS");
    field = *part;
  }
  if (parts.next()) return unreadable("the header has more than five fields");
  if (fields[0] != kMagic)
    return unreadable("a record begins with ada/1, not " + quoted(fields[0]));
  if (auto fault = read_seats(fields[1], setup)) return fault;
  if (auto fault = read_hexes(fields[2], setup.island)) return fault;
  if (auto fault = read_harbours(fields[3], setup.island)) return fault;
  if (auto fault = read_options(fields[4], setup.rules)) return fault;
  return check_island(setup);
}

// The text up to the `count`-th semicolon, or all of it.
std::string_view first_fields(std::string_view text, std::size_t count) {
  std::size_t end = 0;
  for (std::size_t i = 0; i < count; ++i) {
    end = text.find(';', i == 0 ? 0 : end + 1);
    if (end == std::string_view::npos) return text;
  }
  return text.substr(0, end);
}

// ---- Actions

RecordError error_of(std::string_view text, Reason reason, std::string what) {
  return {0, std::string(text), reason, std::move(what)};
}
RecordError refused(std::string_view text, Reason reason) {
  return error_of(text, reason, explain(text, reason));
}

// Which outcomes a record shows.
struct Eyes {
  bool see_all = false;
  std::optional<Seat> seat;

  [[nodiscard]] bool see(const State& before, const Action& outcome) const {
    if (see_all || outcome.kind == ActionKind::Dice) return true;
    if (!seat) return false;
    return seat->number == before.on_turn ||
           (outcome.kind == ActionKind::Steal && seat->number == before.victim);
  }
};

std::string write_record(const Game& game, const Eyes& eyes) {
  std::string text = header_to_string(game.setup());
  Position position(game.setup());
  for (const Step& step : game.steps()) {
    const State& s = position.state();
    if (step.action.is_chance()) {
      text += outcome_separator(step.action);
      text += eyes.see(s, step.action) ? outcome_to_string(step.action) : "?";
    } else {
      text += ';' + to_string(s, step.seat, step.action);
    }
    position.apply(step.seat, step.action);
  }
  return text;
}

}  // namespace

std::string header_to_string(const Setup& setup) {
  std::string text(kMagic);
  for (std::size_t i = 0; i < setup.seats.size(); ++i) {
    text += (i == 0 ? ';' : ',') + std::string(name(setup.seats[i]));
  }
  for (std::size_t h = 0; h < kHexCount; ++h) {
    text += (h == 0 ? ';' : ',') + hex_to_string(setup.island.terrain[h], setup.island.number[h]);
  }
  text += ';';
  for (const Harbour harbour : setup.island.harbours) {
    text += kHarbourLetters[static_cast<std::size_t>(harbour)];
  }
  return text + ';' + to_string(setup.rules);
}

Result<Setup, RecordError> parse_header(std::string_view text) {
  Setup setup;
  if (auto fault = read_header(text, setup)) {
    return fail(
        error_of(text, fault->reason,
                 "header: " + fault->what + " (" + std::string(rule_id(fault->reason)) + ")"));
  }
  return setup;
}

std::string to_record(const Game& game) {
  return write_record(game, {true, std::nullopt});
}
std::string to_record(const Game& game, Seat seat) {
  return write_record(game, {false, seat});
}
std::string to_public_record(const Game& game) {
  return write_record(game, {false, std::nullopt});
}

Result<void, RecordError> play_text(Game& game, std::string_view text) {
  const auto told = parse_action(game.state(), text);
  if (!told) return fail(error_of(text, told.error().reason, told.error().what));
  if (const auto reason = game.refusal(told->seat, told->action)) {
    return fail(refused(text, *reason));
  }
  if (told->is_hidden) return fail(refused(text, Reason::Hidden));
  game.apply(told->seat, told->action);
  if (!told->outcome) return {};
  if (const auto reason = game.outcome_refusal(*told->outcome)) {
    game.undo();
    return fail(refused(text, *reason));
  }
  game.apply(told->seat, *told->outcome);
  return {};
}

Result<Game, RecordError> parse_record(std::string_view text) {
  text = trimmed(text);
  const std::string_view header = first_fields(text, kHeaderFields);
  auto setup = parse_header(header);
  if (!setup) return fail(std::move(setup.error()));
  Game game(*setup);
  text.remove_prefix(header.size());
  std::size_t position = 0;
  while (!text.empty()) {
    text.remove_prefix(1);  // the semicolon
    const std::string_view action = text.substr(0, text.find(';'));
    ++position;
    if (auto played = play_text(game, action); !played) {
      played.error().position = position;
      return fail(std::move(played.error()));
    }
    text.remove_prefix(action.size());
  }
  return game;
}

}  // namespace petek::ada
