// SPDX-License-Identifier: MIT
#include "petek/ada/apply.h"

#include <algorithm>
#include <cstddef>

#include "petek/ada/building.h"
#include "petek/ada/production.h"
#include "petek/core/assert.h"

namespace petek::ada {
namespace {

constexpr int kRobberRoll = 7;
constexpr std::uint8_t kFreeRoads = 2;
constexpr int kProtectedBelow = 3;      // public points, A-21

Player& player(State& s, int seat) {
  return s.players[static_cast<std::size_t>(seat)];
}
Player& mover(State& s) {
  return player(s, s.on_turn);
}

void pay(State& s, Resources cost) {
  mover(s).hand -= cost;
  s.bank += cost;
  s.has_built = true;
}

// only on the own turn, and at once.
void finish_if_won(State& s) {
  if (points(s, s.on_turn) < s.rules.points_to_win) return;
  s.phase = Phase::Over;
  s.free_roads = 0;
  s.is_first_free_road = false;
}

void begin_turn(State& s, std::uint8_t seat) {
  s.on_turn = seat;
  ++s.turn;
  s.phase = Phase::PreRoll;
  s.rolled = {};
  s.fresh = {};
  s.offers = 0;
  s.card_played = false;
  s.has_built = false;
  finish_if_won(s);
}

// Where a turn goes on after the robber or free roads.
void resume_turn(State& s) {
  s.phase = s.rolled[0] == 0 ? Phase::PreRoll : Phase::Main;
}

// ---- Setup

void collect_second_settlement(State& s, VertexId v) {
  for (const HexId h : kTopology.vertex_hexes[v]) {
    if (s.island.terrain[h] == Terrain::Desert) continue;
    const Resources card = Resources::of(static_cast<Resource>(s.island.terrain[h]));
    mover(s).hand += card;
    s.bank -= card;
  }
}

void settle_in_setup(State& s, VertexId v) {
  put_settlement(s, s.on_turn, v);
  constexpr int kSecond = kSettlementsEach - 2;
  if (mover(s).settlements_left == kSecond) collect_second_settlement(s, v);
  s.setup_vertex = v;
  s.phase = Phase::SetupRoad;
}

void road_in_setup(State& s, EdgeId e) {
  put_road(s, s.on_turn, e);
  s.setup_vertex = kNowhere;
  const int placed = s.taken.size();
  const int seats = s.seat_count;
  if (placed == 2 * seats) {
    begin_turn(s, 0);
    return;
  }
  s.on_turn = static_cast<std::uint8_t>(placed < seats ? placed : 2 * seats - 1 - placed);
  s.phase = Phase::SetupSettle;
}

// ---- The roll

void start_seven(State& s) {
  s.phase = Phase::Robber;
  for (Player& p : s.players) {
    const int cards = p.hand.total();
    if (cards <= s.rules.hand_limit) continue;
    p.discard_due = static_cast<std::uint8_t>(cards / 2);
    s.phase = Phase::Discard;
  }
}

void roll(State& s, const Action& dice) {
  s.rolled = {static_cast<std::uint8_t>(dice.first_die()),
              static_cast<std::uint8_t>(dice.second_die())};
  const int sum = dice.first_die() + dice.second_die();
  if (sum == kRobberRoll) {
    start_seven(s);
    return;
  }
  const Production p = production(s, sum);
  for (std::size_t seat = 0; seat < kMostSeats; ++seat) {
    s.players[seat].hand += p.paid[seat];
    s.bank -= p.paid[seat];
  }
  s.phase = Phase::Main;
}

void discard(State& s, int seat, Resources cards) {
  Player& p = player(s, seat);
  p.hand -= cards;
  s.bank += cards;
  p.discard_due = 0;
  const bool are_done = std::all_of(s.players.begin(), s.players.end(),
                                    [](const Player& other) { return other.discard_due == 0; });
  if (are_done) s.phase = Phase::Robber;
}

void steal(State& s, Resource r) {
  player(s, s.victim).hand -= Resources::of(r);
  mover(s).hand += Resources::of(r);
  s.victim = kNobody;
  resume_turn(s);
}

// ---- Building

void build_road(State& s, EdgeId e) {
  if (s.phase == Phase::SetupRoad) {
    road_in_setup(s, e);
    return;
  }
  if (s.phase == Phase::Main) {
    pay(s, kRoadCost);
    put_road(s, s.on_turn, e);
  } else {
    put_road(s, s.on_turn, e);
    --s.free_roads;
    s.is_first_free_road = false;
    if (mover(s).roads_left == 0 || mover(s).frontier.empty()) s.free_roads = 0;
    if (s.free_roads == 0) resume_turn(s);
  }
  finish_if_won(s);
}

void settle(State& s, VertexId v) {
  if (s.phase == Phase::SetupSettle) {
    settle_in_setup(s, v);
    return;
  }
  pay(s, kSettlementCost);
  put_settlement(s, s.on_turn, v);
  finish_if_won(s);
}

void build_city(State& s, VertexId v) {
  pay(s, kCityCost);
  put_city(s, s.on_turn, v);
  finish_if_won(s);
}

// ---- Trade

void swap_cards(Player& a, Resources from_a, Player& b, Resources from_b) {
  a.hand -= from_a;
  b.hand -= from_b;
  a.hand += from_b;
  b.hand += from_a;
}

void close_offer(State& s) {
  s.offer = {};
  s.phase = Phase::Main;
}

void open_offer(State& s, const Action& action) {
  s.offer.give = action.give;
  s.offer.want = action.want;
  for (std::size_t seat = 0; seat < kMostSeats; ++seat) {
    if ((action.target >> seat & 1) != 0) s.offer.answers[seat] = Answer::None;
  }
  ++s.offers;
  s.phase = Phase::Answers;
}

void decline(State& s, int seat) {
  s.offer.answers[static_cast<std::size_t>(seat)] = Answer::Declined;
  const auto& answers = s.offer.answers;
  const bool is_over = std::all_of(answers.begin(), answers.end(), [](Answer a) {
    return a == Answer::NotAsked || a == Answer::Declined;
  });
  if (is_over) close_offer(s);
}

void counter(State& s, int seat, const Action& action) {
  const auto i = static_cast<std::size_t>(seat);
  s.offer.answers[i] = Answer::Countered;
  s.offer.counter_give[i] = action.give;
  s.offer.counter_want[i] = action.want;
}

void confirm(State& s, std::uint8_t answerer) {
  if (s.offer.answers[answerer] == Answer::Accepted) {
    swap_cards(mover(s), s.offer.give.resources(), player(s, answerer), s.offer.want.resources());
  } else {
    swap_cards(mover(s), s.offer.counter_want[answerer].resources(), player(s, answerer),
               s.offer.counter_give[answerer].resources());
  }
  close_offer(s);
}

void trade_with_bank(State& s, Resources give, Resources want) {
  mover(s).hand -= give;
  mover(s).hand += want;
  s.bank += give;
  s.bank -= want;
}

// ---- Development cards

void buy(State& s) {
  pay(s, kCardCost);
  s.phase = Phase::ChanceDraw;
}

void draw(State& s, Card card) {
  s.deck -= Cards::of(card);
  mover(s).cards += Cards::of(card);
  s.fresh += Cards::of(card);
  s.phase = Phase::Main;
  finish_if_won(s);
}

void use_card(State& s, Card card) {
  mover(s).cards -= Cards::of(card);
  s.card_played = true;
}

void play_knight(State& s) {
  use_card(s, Card::Knight);
  ++mover(s).knights;
  update_largest_army(s, s.on_turn);
  s.phase = Phase::Robber;
  finish_if_won(s);
}

void play_road_building(State& s) {
  use_card(s, Card::RoadBuilding);
  s.free_roads = std::min(kFreeRoads, mover(s).roads_left);
  s.is_first_free_road = true;
  s.phase = Phase::FreeRoad;
}

void play_monopoly(State& s, Resource r) {
  use_card(s, Card::Monopoly);
  for (int seat = 0; seat < s.seat_count; ++seat) {
    if (seat == s.on_turn) continue;
    const Resources all = Resources::of(r, player(s, seat).hand[r]);
    player(s, seat).hand -= all;
    mover(s).hand += all;
  }
}

void play_plenty(State& s, Resources cards) {
  use_card(s, Card::Plenty);
  mover(s).hand += cards;
  s.bank -= cards;
}

void move_robber(State& s, HexId h) {
  s.robber = h;
  if (victims(s) != 0) {
    s.phase = Phase::Rob;
  } else {
    resume_turn(s);
  }
}

}  // namespace

std::uint8_t victims(const State& s) {
  std::uint8_t seats = 0;
  for (std::size_t seat = 0; seat < s.seat_count; ++seat) {
    const bool has_cards = !s.players[seat].hand.empty();
    if (seat != s.on_turn && has_cards && s.yields[s.robber][seat] > 0) {
      seats |= static_cast<std::uint8_t>(1U << seat);
    }
  }
  return seats;
}

std::uint32_t robber_targets(const State& s) {
  std::uint32_t others = (1U << kHexCount) - 1;
  if (s.robber != kNowhere) others &= ~(1U << s.robber);
  if (!s.rules.friendly_robber) return others;
  std::uint32_t barred = 0;
  for (std::size_t seat = 0; seat < s.seat_count; ++seat) {
    if (public_points(s, static_cast<int>(seat)) >= kProtectedBelow) continue;
    for (std::size_t h = 0; h < kHexCount; ++h) {
      if (s.yields[h][seat] > 0) barred |= 1U << h;
    }
  }
  const std::uint32_t allowed = others & ~barred;
  return allowed != 0 ? allowed : others;
}

void apply(State& s, int seat, const Action& action) {
  using enum ActionKind;
  switch (action.kind) {
    case Settle:
      return settle(s, action.target);
    case Road:
      return build_road(s, action.target);
    case City:
      return build_city(s, action.target);
    case Roll:
      s.phase = Phase::ChanceDice;
      return;
    case Discard:
      return discard(s, seat, action.give.resources());
    case MoveRobber:
      return move_robber(s, action.target);
    case Rob:
      s.victim = action.target;
      s.phase = Phase::ChanceSteal;
      return;
    case Offer:
      return open_offer(s, action);
    case Accept:
      s.offer.answers[static_cast<std::size_t>(seat)] = Answer::Accepted;
      return;
    case Decline:
      return decline(s, seat);
    case Counter:
      return counter(s, seat, action);
    case Confirm:
      return confirm(s, action.target);
    case Withdraw:
      return close_offer(s);
    case Bank:
      return trade_with_bank(s, action.give.resources(), action.want.resources());
    case Buy:
      return buy(s);
    case Knight:
      return play_knight(s);
    case RoadBuilding:
      return play_road_building(s);
    case Plenty:
      return play_plenty(s, action.want.resources());
    case Monopoly:
      return play_monopoly(s, action.resource());
    case Waive:
      s.free_roads = 0;
      return resume_turn(s);
    case End:
      return begin_turn(s, static_cast<std::uint8_t>((s.on_turn + 1) % s.seat_count));
    case Dice:
      return roll(s, action);
    case Steal:
      return steal(s, action.resource());
    case Draw:
      return draw(s, action.card());
  }
  PETEK_ASSERT(false, "no such action");
}

}  // namespace petek::ada
