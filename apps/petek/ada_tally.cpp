// SPDX-License-Identifier: MIT
#include "apps/petek/ada_tally.h"

#include "petek/ada/production.h"

namespace petek::app {
namespace {

using ada::ActionKind;
using ada::State;

constexpr std::array<AdaEventSpec, kAdaEventCount> kEvents = {{
    {"rolls", "A-14", "rolls"},
    {"shortages", "A-15", "resources that nobody got, the bank being short"},
    {"shortages_of_one", "A-15", "resources of which a single claimant got the rest"},
    {"sevens", "A-20", "sevens"},
    {"discards", "A-20", "hands halved"},
    {"robber_moves", "A-20", "moves of the robber"},
    {"thefts", "A-20", "thefts"},
    {"nobody_to_rob", "A-20", "moves of the robber with nobody to rob"},
    {"roads", "A-17", "roads built"},
    {"free_roads", "A-23", "free roads"},
    {"settlements", "A-17", "settlements built"},
    {"cities", "A-17", "cities built"},
    {"bank_4", "A-19", "bank trades 4:1"},
    {"bank_3", "A-19", "bank trades 3:1"},
    {"bank_2", "A-19", "bank trades 2:1"},
    {"offers", "A-18", "offers made to other players"},
    {"trades", "A-18", "trades between players"},
    {"cards_bought", "A-5", "development cards bought"},
    {"decks_emptied", "A-6", "decks bought to the last card"},
    {"knights", "A-23", "knights played"},
    {"road_buildings", "A-23", "road buildings played"},
    {"plenties", "A-23", "plenties played"},
    {"monopolies", "A-23", "monopolies played"},
    {"waived_roads", "A-23", "second free roads waived"},
    {"roads_cut", "A-24", "roads made shorter by an opponent's settlement"},
    {"longest_road_taken", "A-25", "times the longest road was taken from nobody"},
    {"longest_road_moved", "A-25", "times it was taken from another player"},
    {"longest_road_set_aside", "A-25", "times it was set aside"},
    {"largest_army_taken", "A-26", "times the largest army was taken from nobody"},
    {"largest_army_moved", "A-26", "times it was taken from another player"},
    {"won_at_start", "A-1", "games won at the start of a turn"},
    {"won_by_hidden_points", "A-22", "games won with hidden victory points"},
}};

AdaEvent bank_event(const ada::Lot& give) {
  switch (give.resources().total()) {
    case 2:
      return AdaEvent::BankTwo;
    case 3:
      return AdaEvent::BankThree;
    default:
      return AdaEvent::BankFour;
  }
}

// Who holds the two special cards.
struct Holders {
  std::uint8_t road;
  std::uint8_t army;
};

}  // namespace

const std::array<AdaEventSpec, kAdaEventCount>& ada_events() {
  return kEvents;
}

void AdaTally::add(const AdaTally& other) {
  for (std::size_t i = 0; i < counts_.size(); ++i) counts_[i] += other.counts_[i];
}

void AdaTally::note_dice(const State& before, const ada::Action& dice) {
  note(AdaEvent::Roll);
  const int sum = dice.first_die() + dice.second_die();
  if (sum == 7) {
    note(AdaEvent::Seven);
    return;
  }
  const ada::Production p = ada::production(before, sum);
  if (!p.is_short()) return;
  for (const ada::Resource r : ada::kResources) {
    int due = 0;
    int claimants = 0;
    for (const ada::Resources claim : p.due) {
      due += claim[r];
      claimants += claim[r] > 0 ? 1 : 0;
    }
    if (due <= before.bank[r]) continue;
    note(claimants == 1 ? AdaEvent::ShortageOfOne : AdaEvent::Shortage);
  }
}

void AdaTally::note_action(const State& before, const ada::Action& action) {
  switch (action.kind) {
    case ActionKind::Dice:
      return note_dice(before, action);
    case ActionKind::Discard:
      return note(AdaEvent::Discard);
    case ActionKind::MoveRobber:
      return note(AdaEvent::RobberMoved);
    case ActionKind::Steal:
      return note(AdaEvent::Theft);
    case ActionKind::Road:
      if (before.phase == ada::Phase::Main) note(AdaEvent::RoadBuilt);
      if (before.phase == ada::Phase::FreeRoad) note(AdaEvent::FreeRoad);
      return;
    case ActionKind::Settle:
      if (before.phase == ada::Phase::Main) note(AdaEvent::Settlement);
      return;
    case ActionKind::City:
      return note(AdaEvent::City);
    case ActionKind::Bank:
      return note(bank_event(action.give));
    case ActionKind::Offer:
      return note(AdaEvent::Offer);
    case ActionKind::Confirm:
      return note(AdaEvent::Trade);
    case ActionKind::Draw:
      note(AdaEvent::CardBought);
      if (before.deck.total() == 1) note(AdaEvent::DeckEmptied);
      return;
    case ActionKind::Knight:
      return note(AdaEvent::Knight);
    case ActionKind::RoadBuilding:
      return note(AdaEvent::RoadBuilding);
    case ActionKind::Plenty:
      return note(AdaEvent::Plenty);
    case ActionKind::Monopoly:
      return note(AdaEvent::Monopoly);
    case ActionKind::Waive:
      return note(AdaEvent::Waived);
    default:
      return;
  }
}

void AdaTally::apply(ada::Position& position, Seat seat, const ada::Action& action) {
  const State& s = position.state();
  note_action(s, action);
  const Holders before{s.longest_road, s.largest_army};
  std::array<std::uint8_t, ada::kMostSeats> lengths{};
  for (std::size_t i = 0; i < lengths.size(); ++i) lengths[i] = s.players[i].road_length;
  position.apply(seat, action);

  if (action.kind == ActionKind::MoveRobber && s.phase != ada::Phase::Rob) {
    note(AdaEvent::NobodyToRob);
  }
  for (std::size_t i = 0; i < lengths.size(); ++i) {
    if (s.players[i].road_length < lengths[i]) note(AdaEvent::RoadCut);
  }
  if (s.longest_road != before.road) {
    note(before.road == ada::kNobody      ? AdaEvent::RoadCardTaken
         : s.longest_road == ada::kNobody ? AdaEvent::RoadCardSetAside
                                          : AdaEvent::RoadCardMoved);
  }
  if (s.largest_army != before.army) {
    note(before.army == ada::kNobody ? AdaEvent::ArmyTaken : AdaEvent::ArmyMoved);
  }
  if (!position.is_over()) return;
  if (action.kind == ActionKind::End) note(AdaEvent::WonAtStart);
  if (points(s, s.on_turn) > public_points(s, s.on_turn)) note(AdaEvent::WonByHiddenPoints);
}

}  // namespace petek::app
