// SPDX-License-Identifier: MIT
// What happened in games of Ada: how often each rule had its say, and how each game ended.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "petek/ada/position.h"
#include "petek/bots/ada_bot.h"

namespace petek::app {

enum class AdaEvent : std::uint8_t {
  Roll,
  Shortage,
  ShortageOfOne,
  Seven,
  Discard,
  RobberMoved,
  Theft,
  NobodyToRob,
  RoadBuilt,
  FreeRoad,
  Settlement,
  City,
  BankFour,
  BankThree,
  BankTwo,
  Offer,
  Trade,
  CardBought,
  DeckEmptied,
  Knight,
  RoadBuilding,
  Plenty,
  Monopoly,
  Waived,
  RoadCut,
  RoadCardTaken,
  RoadCardMoved,
  RoadCardSetAside,
  ArmyTaken,
  ArmyMoved,
  WonAtStart,
  WonByHiddenPoints,
};
inline constexpr std::size_t kAdaEventCount = 32;

struct AdaEventSpec {
  std::string_view code;  // for programs
  std::string_view rule;
  std::string_view what;
};
[[nodiscard]] const std::array<AdaEventSpec, kAdaEventCount>& ada_events();

// How a game ended.
struct AdaResult {
  std::uint32_t turns = 0;
  std::uint32_t actions = 0;
  std::uint8_t winner = ada::kNobody;  // nobody: the turns ran out
  std::array<std::uint8_t, ada::kMostSeats> points{};
  std::array<bots::AdaBotKind, ada::kMostSeats> bots{};  // by seat
};

class AdaTally {
 public:
  // Performs the action, or the outcome of chance, and counts what it brought.
  void apply(ada::Position& position, Seat seat, const ada::Action& action);
  void add(const AdaTally& other);
  [[nodiscard]] std::uint64_t count(std::size_t event) const { return counts_[event]; }

 private:
  void note(AdaEvent event, std::uint64_t times = 1) {
    counts_[static_cast<std::size_t>(event)] += times;
  }
  void note_action(const ada::State& before, const ada::Action& action);
  void note_dice(const ada::State& before, const ada::Action& dice);

  std::array<std::uint64_t, kAdaEventCount> counts_{};
};

}  // namespace petek::app
