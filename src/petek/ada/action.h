// SPDX-License-Identifier: MIT
// Whatever a player does, and what chance answers, in twelve bytes. Spec: sections 3-7, 10.
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <type_traits>

#include "petek/ada/resource.h"
#include "petek/ada/topology.h"
#include "petek/core/action_list.h"
#include "petek/core/game.h"

namespace petek::ada {

// The values are stored in records of bytes and never renumbered.
enum class ActionKind : std::uint8_t {
  Settle = 1,    // target: vertex
  Road,          // target: edge; free in setup and under A-23
  City,          // target: vertex
  Roll,          // asks chance for Dice
  Discard,       // give
  MoveRobber,    // target: hex
  Rob,           // target: seat; asks chance for Steal
  Offer,         // target: set of seats; give, want
  Accept,        //
  Decline,       //
  Counter,       // give, want, seen from the answerer
  Confirm,       // target: seat
  Withdraw,      //
  Bank,          // give: like cards; want: one card
  Buy,           // asks chance for Draw
  Knight,        //
  RoadBuilding,  //
  Plenty,        // want: two cards
  Monopoly,      // target: resource
  Waive,         // the second free road
  End,           //
  // Chance outcomes
  Dice,   // target: 6 * (first - 1) + second - 1
  Steal,  // target: resource
  Draw,   // target: card
};
inline constexpr int kActionKindEnd = static_cast<int>(ActionKind::Draw) + 1;

// Five small numbers of resources, packed.
struct Lot {
  std::array<std::uint8_t, kKindCount> numbers;

  [[nodiscard]] static constexpr Lot of(Resources r) { return {r.numbers()}; }
  [[nodiscard]] constexpr Resources resources() const { return Resources(numbers); }
  friend constexpr auto operator<=>(const Lot&, const Lot&) = default;
};

// Without initialisers, so that room for thousands of actions costs nothing.
struct Action {
  ActionKind kind;
  std::uint8_t target;
  Lot give;
  Lot want;

  [[nodiscard]] static constexpr Action make(ActionKind kind, std::uint8_t target = 0) {
    return {kind, target, {}, {}};
  }
  [[nodiscard]] static constexpr Action settle(VertexId v) { return make(ActionKind::Settle, v); }
  [[nodiscard]] static constexpr Action road(EdgeId e) { return make(ActionKind::Road, e); }
  [[nodiscard]] static constexpr Action city(VertexId v) { return make(ActionKind::City, v); }
  [[nodiscard]] static constexpr Action move_robber(HexId h) {
    return make(ActionKind::MoveRobber, h);
  }
  [[nodiscard]] static constexpr Action rob(Seat victim) {
    return make(ActionKind::Rob, victim.number);
  }
  [[nodiscard]] static constexpr Action confirm(Seat answerer) {
    return make(ActionKind::Confirm, answerer.number);
  }
  [[nodiscard]] static constexpr Action monopoly(Resource r) {
    return make(ActionKind::Monopoly, static_cast<std::uint8_t>(r));
  }
  [[nodiscard]] static constexpr Action discard(Resources cards) {
    return {ActionKind::Discard, 0, Lot::of(cards), {}};
  }
  [[nodiscard]] static constexpr Action bank(Resource given, int number, Resource wanted) {
    Action action = make(ActionKind::Bank);
    action.give.numbers[index(given)] = static_cast<std::uint8_t>(number);
    action.want.numbers[index(wanted)] = 1;
    return action;
  }
  [[nodiscard]] static constexpr Action plenty(Resource a, Resource b) {
    return {ActionKind::Plenty, 0, {}, Lot::of(Resources::of(a) + Resources::of(b))};
  }
  // `to`: bit i, seat i is asked.
  [[nodiscard]] static constexpr Action offer(Resources give, Resources want, std::uint8_t to) {
    return {ActionKind::Offer, to, Lot::of(give), Lot::of(want)};
  }
  [[nodiscard]] static constexpr Action counter(Resources give, Resources want) {
    return {ActionKind::Counter, 0, Lot::of(give), Lot::of(want)};
  }
  [[nodiscard]] static constexpr Action dice(int first, int second) {
    return make(ActionKind::Dice, static_cast<std::uint8_t>(6 * (first - 1) + second - 1));
  }
  [[nodiscard]] static constexpr Action steal(Resource r) {
    return make(ActionKind::Steal, static_cast<std::uint8_t>(r));
  }
  [[nodiscard]] static constexpr Action draw(Card c) {
    return make(ActionKind::Draw, static_cast<std::uint8_t>(c));
  }

  // The entry of a list that stands for offers or counters, which are too many to list (section
  // 10). It is not itself an action to perform: fill in what is given and wanted, and by whom.
  [[nodiscard]] constexpr bool is_open() const {
    return (kind == ActionKind::Offer || kind == ActionKind::Counter) && give.resources().empty() &&
           want.resources().empty();
  }
  [[nodiscard]] constexpr bool is_chance() const { return kind >= ActionKind::Dice; }

  [[nodiscard]] constexpr int first_die() const { return target / 6 + 1; }
  [[nodiscard]] constexpr int second_die() const { return target % 6 + 1; }
  [[nodiscard]] constexpr Resource resource() const { return static_cast<Resource>(target); }
  [[nodiscard]] constexpr Card card() const { return static_cast<Card>(target); }
  [[nodiscard]] constexpr Seat seat() const { return Seat{target}; }

  friend constexpr auto operator<=>(const Action&, const Action&) = default;
};
static_assert(sizeof(Action) == 12 && std::is_trivial_v<Action>);

using ActionList = petek::ActionList<Action>;

}  // namespace petek::ada
