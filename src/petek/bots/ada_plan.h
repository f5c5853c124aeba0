// SPDX-License-Identifier: MIT
// What a player of Ada may save up for, and how near a hand is to it.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "petek/ada/action.h"
#include "petek/ada/view.h"
#include "petek/bots/ada_places.h"

namespace petek::bots {

// Something worth having: a settlement with the roads to it, a city, a card, the longest road.
struct Goal {
  ada::Action next;          // what has to be built or bought first
  ada::Resources next_cost;  // of that
  ada::Resources cost;       // of all of it
  int worth = 0;             // about a hundred for a victory point
};

class Plan {
 public:
  // For the seat whose view it is.
  explicit Plan(const ada::View& view);

  // Best first, for the hand that the seat holds.
  [[nodiscard]] const std::vector<Goal>& goals() const { return goals_; }

  // How good a hand is: what it leads to, and how soon.
  [[nodiscard]] int worth_of(ada::Resources hand) const;

  // The hand with what the best goal asks for taken out: cards that can be spared.
  [[nodiscard]] ada::Resources spare(ada::Resources hand) const;

 private:
  void add(const Goal& goal);
  void add_cities();
  void add_settlements();
  void add_longest_road();
  void add_card();
  [[nodiscard]] int score(const Goal& goal, ada::Resources hand) const;
  [[nodiscard]] int delay(ada::Resources cost, ada::Resources hand) const;

  const ada::State& s_;
  const ada::View& view_;
  int seat_;
  int points_;
  Income income_;
  std::array<int, ada::kKindCount> ratios_{};  // of trades with the bank
  std::vector<Goal> goals_;
};

// What `hand` lacks for `cost`, and what it has beyond it.
[[nodiscard]] ada::Resources missing(ada::Resources cost, ada::Resources hand);

}  // namespace petek::bots
