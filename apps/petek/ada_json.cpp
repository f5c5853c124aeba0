// SPDX-License-Identifier: MIT
#include "apps/petek/ada_json.h"

#include <algorithm>
#include <boost/json.hpp>
#include <optional>

#include "petek/ada/building.h"
#include "petek/ada/notation.h"
#include "petek/protocol/ada_json.h"

namespace petek::app {
namespace {

namespace json = boost::json;

using ada::Phase;
using ada::State;
using protocol::answer_to_json;
using protocol::five;

json::value seat_name(const State& s, std::uint8_t seat) {
  if (seat == ada::kNobody) return nullptr;
  return json::value(ada::name(s.players[seat].colour));
}

std::string numbered(char letter, std::uint8_t number) {
  return letter + std::to_string(number);
}
json::array vertices(ada::VertexSet set) {
  json::array array;
  ada::for_each_bit(set, [&](std::uint8_t v) { array.emplace_back(numbered('v', v)); });
  return array;
}
json::array edges(ada::EdgeSet set) {
  json::array array;
  set.for_each([&](std::uint8_t e) { array.emplace_back(numbered('e', e)); });
  return array;
}

json::object seat_to_json(const State& s, std::uint8_t seat) {
  const ada::Player& p = s.players[seat];
  const bool is_shown = s.phase == Phase::Over && seat == s.on_turn;
  return {{"seat", seat_name(s, seat)},
          {"resources", five(p.hand)},
          {"dev", five(p.cards)},
          {"dev_new", five(seat == s.on_turn ? s.fresh : ada::Cards())},
          {"left", json::array{p.roads_left, p.settlements_left, p.cities_left}},
          {"points", points(s, seat)},
          {"public_points", is_shown ? points(s, seat) : public_points(s, seat)},
          {"knights", p.knights},
          {"road_length", p.road_length},
          {"settlements", vertices(p.settlements)},
          {"cities", vertices(p.cities)},
          {"roads", edges(p.roads)}};
}

json::value offer_to_json(const State& s) {
  if (s.phase != Phase::Answers) return nullptr;
  json::object answers;
  for (std::uint8_t seat = 0; seat < s.seat_count; ++seat) {
    if (s.offer.answers[seat] == ada::Answer::NotAsked) continue;
    answers[ada::name(s.players[seat].colour)] = answer_to_json(s.offer, seat);
  }
  return json::object{
      {"give", five(s.offer.give)}, {"want", five(s.offer.want)}, {"answers", answers}};
}

json::value chance_to_json(const ada::Game& game) {
  if (!game.is_chance()) return nullptr;
  petek::ActionList<Weighted<ada::Action>> outcomes;
  game.chance_outcomes(outcomes);
  json::object chance;
  for (const auto& [outcome, weight] : outcomes) chance[outcome_to_string(outcome)] = weight;
  return chance;
}

json::array acting_to_json(const ada::Game& game) {
  json::array seats;
  for (std::uint8_t seat = 0; seat < game.seat_count(); ++seat) {
    if (game.acting_seats().contains(Seat{seat})) seats.push_back(seat_name(game.state(), seat));
  }
  return seats;
}

json::object discards_to_json(const State& s) {
  json::object due;
  for (const ada::Player& p : s.players) {
    if (p.discard_due > 0) due[ada::name(p.colour)] = p.discard_due;
  }
  return due;
}

json::object state_to_json(const ada::Game& game) {
  const State& s = game.state();
  json::array seats;
  for (std::uint8_t seat = 0; seat < s.seat_count; ++seat) seats.push_back(seat_to_json(s, seat));
  const bool has_rolled = s.rolled[0] != 0;
  const auto winner = game.winner();
  return {
      {"phase", ada::kPhaseNames[static_cast<std::size_t>(s.phase)]},
      {"turn", s.turn},
      {"on_turn", seat_name(s, s.on_turn)},
      {"to_act", acting_to_json(game)},
      {"rolled", has_rolled ? json::value(json::array{s.rolled[0], s.rolled[1]}) : nullptr},
      {"dev_played", s.card_played},
      {"bank", five(s.bank)},
      {"deck", s.deck.total()},
      {"robber", s.robber == ada::kNowhere ? json::value() : json::value(numbered('h', s.robber))},
      {"longest_road", seat_name(s, s.longest_road)},
      {"largest_army", seat_name(s, s.largest_army)},
      {"result", winner ? seat_name(s, winner->number) : nullptr},
      {"discard", discards_to_json(s)},
      {"free_roads", s.free_roads},
      {"offers", s.offers},
      {"offer", offer_to_json(s)},
      {"chance", chance_to_json(game)},
      {"seats", seats}};
}

}  // namespace

std::vector<std::string> sorted_legal_actions(const ada::Game& game) {
  std::vector<std::string> texts;
  ada::ActionList actions;
  for (std::uint8_t seat = 0; seat < game.seat_count(); ++seat) {
    game.legal_actions(Seat{seat}, actions);
    for (const ada::Action& action : actions) {
      texts.push_back(to_string(game.state(), Seat{seat}, action));
    }
  }
  std::sort(texts.begin(), texts.end());
  return texts;
}

json::object to_json(const ada::Game& game) {
  json::array legal;
  for (const std::string& text : sorted_legal_actions(game)) legal.emplace_back(text);
  return {{"legal", std::move(legal)}, {"state", state_to_json(game)}};
}

json::object to_json(const ada::RecordError& error) {
  return {{"error",
           json::object{
               {"position", error.position}, {"action", error.action}, {"rule", rule_id(error)}}}};
}

}  // namespace petek::app
