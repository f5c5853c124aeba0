// SPDX-License-Identifier: MIT
// What a Position is made of: a plain value without pointers and without a byte of padding, so
// that states are copied, compared and hashed as words.
//
// Some members repeat what follows from others, since they make the rules fast: `touched`,
// `frontier`, `road_length`, `harbours`, the supplies, `blocked`, `taken`, `yields`, `hexes_of`.
// tests/laws/ada_state_test.cpp works them out from scratch and compares.
#pragma once

#include <array>
#include <cstdint>
#include <type_traits>

#include "petek/ada/action.h"
#include "petek/ada/island.h"
#include "petek/ada/resource.h"
#include "petek/ada/rules.h"
#include "petek/ada/setup.h"
#include "petek/ada/topology.h"

namespace petek::ada {

// Stable values: they are written into records of bytes.
enum class Phase : std::uint8_t {
  SetupSettle,
  SetupRoad,
  PreRoll,
  Main,
  Discard,
  Robber,
  Rob,
  FreeRoad,
  Answers,
  ChanceDice,
  ChanceSteal,
  ChanceDraw,
  Over,
};
inline constexpr std::array<std::string_view, 13> kPhaseNames = {
    "setup_settle", "setup_road", "pre_roll",    "main",         "discard",     "robber", "rob",
    "free_road",    "answers",    "chance_dice", "chance_steal", "chance_draw", "over"};

inline constexpr std::uint8_t kRoadsEach = 15;
inline constexpr std::uint8_t kSettlementsEach = 5;
inline constexpr std::uint8_t kCitiesEach = 4;
inline constexpr std::uint8_t kNobody = 0xff;  // no seat

struct Player {
  VertexSet settlements = 0;
  VertexSet cities = 0;
  VertexSet touched = 0;  // the ends of the own roads
  EdgeSet roads;
  EdgeSet frontier;  // where a road may be built
  Resources hand;
  Cards cards;  // unplayed
  std::uint8_t roads_left = kRoadsEach;
  std::uint8_t settlements_left = kSettlementsEach;
  std::uint8_t cities_left = kCitiesEach;
  std::uint8_t knights = 0;      // played
  std::uint8_t road_length = 0;
  std::uint8_t harbours = 0;     // bit i: Harbour i
  std::uint8_t discard_due = 0;
  Colour colour{};

  [[nodiscard]] constexpr VertexSet buildings() const { return settlements | cities; }
  friend constexpr bool operator==(const Player&, const Player&) = default;
};

// An addressee's answer to the open offer.
enum class Answer : std::uint8_t { NotAsked, None, Accepted, Declined, Countered };

struct OpenOffer {
  Lot give{};
  Lot want{};
  std::array<Answer, kMostSeats> answers{};
  std::array<Lot, kMostSeats> counter_give{};  // seen from the answerer
  std::array<Lot, kMostSeats> counter_want{};
  std::array<std::uint8_t, 2> unused{};

  friend constexpr bool operator==(const OpenOffer&, const OpenOffer&) = default;
};

struct State {
  std::array<Player, kMostSeats> players{};  // by seat
  VertexSet blocked = 0;                     // built on, or next to a building
  EdgeSet taken;                             // edges with a road
  Resources bank = kFullBank;
  Cards deck = kFullDeck;
  Cards fresh;  // the development cards bought in this turn
  // By hex and seat: the cards that the hex yields when its number is rolled.
  std::array<std::array<std::uint8_t, kMostSeats>, kHexCount> yields{};
  std::uint32_t turn = 0;  // 0 in setup
  OpenOffer offer;         // all zero unless phase is Answers
  // By number: the hexes that carry it, then kNowhere.
  std::array<std::array<HexId, 3>, 13> hexes_of{};
  Island island;
  std::uint8_t seat_count = 0;
  Phase phase = Phase::SetupSettle;
  Rules rules;
  std::uint16_t offers = 0;              // made in this turn
  std::uint8_t on_turn = 0;              // when over: the winner
  std::array<std::uint8_t, 2> rolled{};  // 0: not yet
  HexId robber = kNowhere;
  std::uint8_t longest_road = kNobody;
  std::uint8_t largest_army = kNobody;
  std::uint8_t victim = kNobody;     // while a theft awaits its outcome
  VertexId setup_vertex = kNowhere;  // the settlement just placed in setup
  std::uint8_t free_roads = 0;
  bool is_first_free_road = false;   // it may not be waived
  bool card_played = false;          // this turn's development card
  bool has_built = false;            // paid for something in this turn
  std::array<std::uint8_t, 8> unused{};

  friend constexpr bool operator==(const State&, const State&) = default;
};

static_assert(std::is_trivially_copyable_v<State>);
static_assert(std::has_unique_object_representations_v<State>, "no padding");
static_assert(sizeof(State) <= 1024 && sizeof(State) % 8 == 0);

// A-3, without and with the unplayed victory-point cards.
[[nodiscard]] constexpr int public_points(const State& s, int seat) {
  const Player& p = s.players[static_cast<std::size_t>(seat)];
  return (kSettlementsEach - p.settlements_left) + 2 * (kCitiesEach - p.cities_left) +
         (s.longest_road == seat ? 2 : 0) + (s.largest_army == seat ? 2 : 0);
}
[[nodiscard]] constexpr int points(const State& s, int seat) {
  return public_points(s, seat) +
         s.players[static_cast<std::size_t>(seat)].cards[Card::VictoryPoint];
}

}  // namespace petek::ada
