// SPDX-License-Identifier: MIT
// Laws of every position of random games of Ada: what is kept twice agrees, nothing is lost, undo
// restores every byte, keys and records say the same as the game.
#include <gtest/gtest.h>

#include <cstring>
#include <map>

#include "petek/ada/building.h"
#include "petek/ada/longest_road.h"
#include "petek/ada/record.h"
#include "tests/laws/ada_playout.h"

namespace petek::laws {
namespace {

using ada::Player;
using ada::State;

constexpr int kGames = 16;
constexpr int kSteps = 1500;

bool same_bytes(const State& a, const State& b) {
  return std::memcmp(&a, &b, sizeof(State)) == 0;
}

// Rule A-2, case 30: 19 of each, always.
TEST(MediumAdaLaws, A2Case30ResourcesAreConserved) {
  for_each_ada_position(kGames, kSteps, [](const ada::Game& game, Rng&) {
    ada::Resources all = game.state().bank;
    for (const Player& p : game.state().players) all += p.hand;
    ASSERT_EQ(all, ada::kFullBank);
  });
}

// Rule A-6, case 33.
TEST(MediumAdaLaws, A6Case33CardsAreConserved) {
  for_each_ada_position(kGames, kSteps, [](const ada::Game& game, Rng&) {
    ada::Cards all = game.state().deck;
    for (const Player& p : game.state().players) {
      all += p.cards + ada::Cards::of(ada::Card::Knight, p.knights);
    }
    for (const ada::Step& step : game.steps()) {
      if (step.action.kind == ada::ActionKind::RoadBuilding) {
        all += ada::Cards::of(ada::Card::RoadBuilding);
      }
      if (step.action.kind == ada::ActionKind::Plenty) all += ada::Cards::of(ada::Card::Plenty);
      if (step.action.kind == ada::ActionKind::Monopoly) all += ada::Cards::of(ada::Card::Monopoly);
    }
    ASSERT_EQ(all, ada::kFullDeck);
  });
}

TEST(MediumAdaLaws, A4PiecesAreConserved) {
  for_each_ada_position(kGames, kSteps, [](const ada::Game& game, Rng&) {
    for (const Player& p : game.state().players) {
      ASSERT_EQ(p.roads.size() + p.roads_left, ada::kRoadsEach);
      ASSERT_EQ(std::popcount(p.settlements) + p.settlements_left, ada::kSettlementsEach);
      ASSERT_EQ(std::popcount(p.cities) + p.cities_left, ada::kCitiesEach);
    }
  });
}

// The vertices and edges of rule A-17, asked one by one.
ada::EdgeSet road_places(const State& s, std::size_t seat) {
  const Player& p = s.players[seat];
  const ada::VertexSet cuts = cuts_of(s, static_cast<int>(seat));
  ada::EdgeSet places;
  for (std::uint8_t e = 0; e < ada::kEdgeCount; ++e) {
    bool is_taken = false;
    for (const Player& other : s.players) is_taken = is_taken || other.roads.contains(e);
    for (const ada::VertexId v : ada::kTopology.edge_ends[e]) {
      const bool is_own = (p.buildings() & ada::bit(v)) != 0;
      const bool leads_on =
          (cuts & ada::bit(v)) == 0 && !(ada::kTopology.vertex_edge_set[v] & p.roads).empty();
      if (!is_taken && (is_own || leads_on)) places |= ada::EdgeSet::of(e);
    }
  }
  return places;
}

void expect_as_from_scratch(const State& s) {
  ada::VertexSet blocked = 0;
  ada::EdgeSet taken;
  for (std::size_t seat = 0; seat < s.seat_count; ++seat) {
    const Player& p = s.players[seat];
    taken |= p.roads;
    std::uint8_t harbours = 0;
    std::array<int, ada::kHexCount> yields{};
    ada::for_each_bit(p.buildings(), [&](ada::VertexId v) {
      blocked |= ada::bit(v) | ada::kTopology.vertex_neighbour_set[v];
      const std::uint8_t harbour = ada::kTopology.vertex_harbour[v];
      if (harbour != ada::kNowhere) {
        harbours |= static_cast<std::uint8_t>(1U << static_cast<int>(s.island.harbours[harbour]));
      }
      for (const ada::HexId h : ada::kTopology.vertex_hexes[v]) {
        yields[h] += (p.cities & ada::bit(v)) != 0 ? 2 : 1;
      }
    });
    ada::VertexSet touched = 0;
    p.roads.for_each([&](ada::EdgeId e) {
      for (const ada::VertexId v : ada::kTopology.edge_ends[e]) touched |= ada::bit(v);
    });
    ASSERT_EQ(p.harbours, harbours);
    ASSERT_EQ(p.touched, touched);
    ASSERT_EQ(p.frontier, road_places(s, seat));
    ASSERT_EQ(p.road_length, ada::longest_road(p.roads, cuts_of(s, static_cast<int>(seat))));
    for (std::size_t h = 0; h < ada::kHexCount; ++h) ASSERT_EQ(s.yields[h][seat], yields[h]);
  }
  ASSERT_EQ(s.blocked, blocked);
  ASSERT_EQ(s.taken, taken);
}

TEST(MediumAdaLaws, A10A12A15A17A24WhatIsKeptTwiceAgrees) {
  for_each_ada_position(kGames, kSteps,
                        [](const ada::Game& game, Rng&) { expect_as_from_scratch(game.state()); });
}

// Stale members would make equal states differ in bytes and keys.
TEST(MediumAdaLaws, WhatAPhaseDoesNotUseIsCleared) {
  for_each_ada_position(kGames, kSteps, [](const ada::Game& game, Rng&) {
    const State& s = game.state();
    ASSERT_TRUE(s.phase == ada::Phase::Answers || s.offer == ada::OpenOffer{});
    ASSERT_EQ(s.phase == ada::Phase::FreeRoad, s.free_roads > 0);
    ASSERT_TRUE(s.phase == ada::Phase::FreeRoad || !s.is_first_free_road);
    ASSERT_EQ(s.phase == ada::Phase::ChanceSteal, s.victim != ada::kNobody);
    ASSERT_EQ(s.phase == ada::Phase::SetupRoad, s.setup_vertex != ada::kNowhere);
    bool is_due = false;
    for (const Player& p : s.players) is_due = is_due || p.discard_due > 0;
    ASSERT_EQ(s.phase == ada::Phase::Discard, is_due);
  });
}

TEST(MediumAdaLaws, UndoRestoresEveryByte) {
  for (const std::string& options : ada_rulesets()) {
    ada::Game game = ada_game(options, 4, 3);
    Rng rng(3);
    std::vector<State> states;
    std::vector<std::uint64_t> keys;
    for (int step = 0; step < kSteps && !game.is_over(); ++step) {
      states.push_back(game.state());
      keys.push_back(game.key());
      ada_step(game, rng);
    }
    while (!states.empty()) {
      game.undo();
      ASSERT_TRUE(same_bytes(game.state(), states.back())) << options;
      ASSERT_EQ(game.key(), keys.back());
      states.pop_back();
      keys.pop_back();
    }
    ASSERT_TRUE(game.steps().empty());
  }
}

// Section 10: the record replays to the same state, whose key is then made from nothing.
TEST(MediumAdaLaws, RecordsReplayToTheSameStateAndKey) {
  for_each_ada_position(kGames, kSteps, [](const ada::Game& game, Rng& rng) {
    if (rng.below(50) != 0 && !game.is_over()) return;
    const std::string text = to_record(game);
    const auto again = ada::parse_record(text);
    ASSERT_TRUE(again.has_value()) << again.error().what << " in " << text;
    ASSERT_TRUE(same_bytes(again->state(), game.state())) << text;
    ASSERT_EQ(again->key(), game.key());
    ASSERT_EQ(again->steps(), game.steps());
    ASSERT_EQ(to_record(*again), text);
  });
}

// Two ways to the same position: settlements of different seats in another order.
TEST(AdaKeys, AreEqualForEqualPositionsReachedInAnotherWay) {
  ada::Game one = ada_game("-", 3, 1);
  ada::State a = one.state();
  ada::State b = one.state();
  put_settlement(a, 0, 0);
  put_settlement(a, 1, 30);
  put_road(a, 0, 0);
  put_settlement(b, 1, 30);
  put_settlement(b, 0, 0);
  put_road(b, 0, 0);
  EXPECT_EQ(ada::Position(a).key(), ada::Position(b).key());
  b.turn = 7;
  EXPECT_EQ(ada::Position(a).key(), ada::Position(b).key());
  b.robber = 3;
  EXPECT_NE(ada::Position(a).key(), ada::Position(b).key());
}

}  // namespace
}  // namespace petek::laws
