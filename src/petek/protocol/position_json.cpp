// SPDX-License-Identifier: MIT
#include "petek/protocol/position_json.h"

#include <boost/json.hpp>

#include "petek/ada/building.h"
#include "petek/protocol/ada_json.h"

namespace petek::protocol {
namespace {

namespace json = boost::json;

// ---- Hive

json::array names(const hive::Position& position, hive::TileSet tiles) {
  json::array array;
  for (const hive::Tile tile : tiles) {
    const bool lies = position.on_board().contains(tile);
    array.emplace_back(hive::to_string(tile, lies ? position.face_of(tile) : hive::kind(tile)));
  }
  return array;
}

// ---- Ada

json::value seat_or_null(std::uint8_t seat) {
  if (seat == ada::kNobody) return nullptr;
  return seat;
}

json::array vertices(ada::VertexSet set) {
  json::array array;
  ada::for_each_bit(set, [&](std::uint8_t v) { array.emplace_back(v); });
  return array;
}
json::array edges(const ada::EdgeSet& set) {
  json::array array;
  set.for_each([&](std::uint8_t e) { array.emplace_back(e); });
  return array;
}

json::object seat_to_json(const ada::View& view, std::uint8_t seat) {
  const ada::State& s = view.shown;
  const ada::Player& p = s.players[seat];
  const bool is_own = view.seat == seat;
  json::object object = {{"colour", ada::name(p.colour)},
                         {"cards", view.hand_sizes[seat]},
                         {"dev_cards", view.card_counts[seat]},
                         {"resources", nullptr},
                         {"dev", nullptr},
                         {"left", {p.roads_left, p.settlements_left, p.cities_left}},
                         {"public_points", ada::public_points(s, seat)},
                         {"knights", p.knights},
                         {"road_length", p.road_length},
                         {"discard", p.discard_due},
                         {"settlements", vertices(p.settlements)},
                         {"cities", vertices(p.cities)},
                         {"roads", edges(p.roads)}};
  if (is_own) {
    object["resources"] = five(p.hand);
    object["dev"] = five(p.cards);
    object["points"] = ada::points(s, seat);
    if (s.on_turn == seat) object["dev_new"] = five(s.fresh);
  }
  return object;
}

json::value offer_to_json(const ada::State& s) {
  if (s.phase != ada::Phase::Answers) return nullptr;
  json::array answers;
  for (std::uint8_t seat = 0; seat < s.seat_count; ++seat) {
    if (s.offer.answers[seat] == ada::Answer::NotAsked) continue;
    answers.push_back({{"seat", seat}, {"answer", answer_to_json(s.offer, seat)}});
  }
  return json::object{
      {"give", five(s.offer.give)}, {"want", five(s.offer.want)}, {"answers", answers}};
}

}  // namespace

json::object position_to_json(const hive::Position& position) {
  json::array board;
  for (const hive::Tile tile : position.on_board()) {
    const Hex hex = position.hex_of(tile);
    board.push_back({{"tile", hive::to_string(tile, position.face_of(tile))},
                     {"q", hex.q},
                     {"r", hex.r},
                     {"level", position.level_of(tile)}});
  }
  return {{"to_act", hive::index(position.to_act())},
          {"turn", position.turn()},
          {"board", std::move(board)},
          {"hands",
           {names(position, position.hand(hive::Colour::White)),
            names(position, position.hand(hive::Colour::Black))}},
          {"bag", names(position, position.bag())},
          {"just_moved", names(position, position.just_moved())}};
}

json::object position_to_json(const ada::View& view) {
  const ada::State& s = view.shown;
  json::array seats;
  for (std::uint8_t seat = 0; seat < s.seat_count; ++seat) {
    seats.push_back(seat_to_json(view, seat));
  }
  json::value rolled;
  if (s.rolled[0] != 0) rolled = {s.rolled[0], s.rolled[1]};
  return {{"phase", ada::kPhaseNames[static_cast<std::size_t>(s.phase)]},
          {"turn", s.turn},
          {"on_turn", s.on_turn},
          {"rolled", std::move(rolled)},
          {"dev_played", s.card_played},
          {"bank", five(s.bank)},
          {"deck", view.deck_size},
          {"robber", seat_or_null(s.robber == ada::kNowhere ? ada::kNobody : s.robber)},
          {"longest_road", seat_or_null(s.longest_road)},
          {"largest_army", seat_or_null(s.largest_army)},
          {"free_roads", s.free_roads},
          {"offers", s.offers},
          {"offer", offer_to_json(s)},
          {"seats", std::move(seats)}};
}

}  // namespace petek::protocol
