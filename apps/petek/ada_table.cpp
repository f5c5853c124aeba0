// SPDX-License-Identifier: MIT
#include "apps/petek/ada_table.h"

#include <fmt/core.h>

#include <string_view>

#include "apps/petek/ada_draw.h"
#include "petek/ada/notation.h"
#include "petek/ada/production.h"

namespace petek::app {
namespace {

using ada::ActionKind;
using ada::kResources;
using ada::Phase;
using ada::Resource;
using ada::Resources;
using ada::State;

std::string_view colour_at(const State& s, std::size_t seat) {
  return name(s.players[seat].colour);
}

// "2 lumber, 1 ore", or "nothing"
template <class Kind, std::size_t N>
std::string list_counts(ada::Counts<Kind> counts, const std::array<Kind, N>& kinds) {
  std::string text;
  for (const Kind kind : kinds) {
    if (counts[kind] == 0) continue;
    text += fmt::format("{}{} {}", text.empty() ? "" : ", ", counts[kind], name(kind));
  }
  return text.empty() ? "nothing" : text;
}
std::string list_resources(Resources r) {
  return list_counts(r, kResources);
}

std::string production_text(const State& s, int sum) {
  if (sum == 7) return "";
  const ada::Production production = ada::production(s, sum);
  std::string text;
  for (std::size_t seat = 0; seat < s.seat_count; ++seat) {
    if (production.paid[seat].empty()) continue;
    text += fmt::format("{}{} gets {}", text.empty() ? "" : "; ", colour_at(s, seat),
                        list_resources(production.paid[seat]));
  }
  if (text.empty()) text = "nobody gets anything";
  return " (" + text + (production.is_short() ? "; the bank is short)" : ")");
}

bool may_know(const State& before, Seat seat, const ada::Action& action, Viewer viewer) {
  if (action.kind == ActionKind::Roll) return true;
  const bool is_victim = action.kind == ActionKind::Rob && viewer == Seat{action.target};
  return viewer == seat || viewer == Seat{before.on_turn} || is_victim;
}

// The last numbers are of pieces left.
constexpr std::string_view kSeatLine =
    "{} {:<5} {:>6} {:>4} {:>5} {:>7}{}{:>4}{} {:>11} {:>11} {:>6}{}\n";

std::string seat_line(const ada::View& view, std::size_t i) {
  const State& s = view.shown;
  const ada::Player& p = s.players[i];
  std::string buildings;
  ada::for_each_bit(p.cities, [&](ada::VertexId v) { buildings += fmt::format(" [v{}]", v); });
  ada::for_each_bit(p.settlements, [&](ada::VertexId v) { buildings += fmt::format(" (v{})", v); });
  return fmt::format(kSeatLine, i == s.on_turn ? '>' : ' ', name(p.colour),
                     public_points(s, static_cast<int>(i)), view.hand_sizes[i], view.card_counts[i],
                     p.knights, s.largest_army == i ? '*' : ' ', p.road_length,
                     s.longest_road == i ? '*' : ' ', p.roads_left, p.settlements_left,
                     p.cities_left, buildings);
}

std::string hand_line(const ada::View& view) {
  const State& s = view.shown;
  const ada::Player& p = s.players[view.seat];
  std::string text = fmt::format("{}'s hand: {}", name(p.colour), list_resources(p.hand));
  if (!p.cards.empty()) text += "; cards: " + list_counts(p.cards, ada::kCards);
  if (view.seat == s.on_turn && !s.fresh.empty()) {
    text += " (just bought: " + list_counts(s.fresh, ada::kCards) + ")";
  }
  const int all = points(s, view.seat);
  if (all != public_points(s, view.seat)) text += fmt::format("; {} points in all", all);
  return text + "\n";
}

std::string offer_lines(const State& s) {
  std::string text = fmt::format("{} offers {} for {}:", colour_at(s, s.on_turn),
                                 list_resources(s.offer.give.resources()),
                                 list_resources(s.offer.want.resources()));
  for (std::size_t i = 0; i < s.seat_count; ++i) {
    const std::string_view who = colour_at(s, i);
    switch (s.offer.answers[i]) {
      case ada::Answer::NotAsked:
        break;
      case ada::Answer::None:
        text += fmt::format(" {} has to answer;", who);
        break;
      case ada::Answer::Accepted:
        text += fmt::format(" {} accepts;", who);
        break;
      case ada::Answer::Declined:
        text += fmt::format(" {} declines;", who);
        break;
      case ada::Answer::Countered:
        text += fmt::format(" {} gives {} for {};", who,
                            list_resources(s.offer.counter_give[i].resources()),
                            list_resources(s.offer.counter_want[i].resources()));
        break;
    }
  }
  text.back() = '\n';
  return text;
}

}  // namespace

std::string text_without_seat(const State& s, Seat seat, const ada::Action& action) {
  const std::string text = to_string(s, seat, action);
  return seat.number == s.on_turn ? text : text.substr(text.find(':') + 1);
}

std::string describe_step(const State& before, Seat seat, const ada::Action& action,
                          const std::optional<ada::Action>& outcome, Viewer viewer) {
  std::string text = fmt::format("{}: {}", colour_at(before, seat.number),
                                 text_without_seat(before, seat, action));
  if (!outcome) return text + "\n";
  if (may_know(before, seat, action, viewer)) {
    text += outcome_separator(*outcome) + outcome_to_string(*outcome);
  }
  if (outcome->kind == ActionKind::Dice) {
    text += production_text(before, outcome->first_die() + outcome->second_die());
  }
  return text + "\n";
}

std::string describe_table(const ada::View& view) {
  const State& s = view.shown;
  std::string text =
      fmt::format(kSeatLine, ' ', "seat", "points", "hand", "cards", "knights", ' ', "road", ' ',
                  "left: roads", "settlements", "cities", "  buildings");
  for (std::size_t i = 0; i < s.seat_count; ++i) text += seat_line(view, i);
  if (s.longest_road != ada::kNobody || s.largest_army != ada::kNobody) {
    text += "  *: holds the longest road or the largest army, two points each\n";
  }
  text += fmt::format("bank: {}; {} development cards\n", list_resources(s.bank), view.deck_size);
  if (view.seat != ada::kNobody) text += hand_line(view);
  if (s.phase == Phase::Answers) text += offer_lines(s);
  return text;
}

std::string describe_task(const State& s, Seat seat) {
  switch (s.phase) {
    case Phase::SetupSettle:
      return "place a settlement: settle v12";
    case Phase::SetupRoad:
      return "place a road next to it: road e31";
    case Phase::PreRoll:
      return "roll, or play a development card first";
    case Phase::Discard:
      return fmt::format("discard {} cards: discard wool=2,ore=2",
                         s.players[seat.number].discard_due);
    case Phase::Robber:
      return "move the robber: robber h7";
    case Phase::Rob:
      return "choose whom to rob: rob SEAT";
    case Phase::FreeRoad:
      return fmt::format("place a free road, {} to go: road e31{}", s.free_roads,
                         s.is_first_free_road ? "" : ", or waive");
    case Phase::Answers:
      return seat.number == s.on_turn ? "confirm SEAT, or withdraw" : "accept, decline or counter";
    default:
      return "trade, build, play a card, or end the turn";
  }
}

std::string ada_actions_help() {
  return "Actions:\n"
         "  settle v12      a settlement; road e31; city v12, in place of a settlement\n"
         "  roll            the dice; end, the turn\n"
         "  bank wool:4=ore trades with the bank, 4:1, 3:1 or 2:1\n"
         "  offer give=wool:1,ore:1 want=grain:1 to=blue,ink\n"
         "                  to which they accept, decline, or\n"
         "  counter give=grain:1 want=ore:2\n"
         "                  seen from who says it; then confirm blue, or withdraw\n"
         "  buy             a development card; to play one: knight, road_building,\n"
         "                  plenty ore grain, monopoly wool; waive, the second free road\n"
         "  robber h7       moves it; rob blue; discard wool=2,ore=2\n"
         "Costs:\n"
         "  road            lumber, brick\n"
         "  settlement      lumber, brick, wool, grain\n"
         "  city            2 grain, 3 ore\n"
         "  card            wool, grain, ore\n";
}

}  // namespace petek::app
