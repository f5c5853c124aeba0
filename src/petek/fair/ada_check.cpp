// SPDX-License-Identifier: MIT
#include "petek/fair/ada_check.h"

#include "petek/ada/notation.h"

namespace petek::fair {

Check check(const ada::Game& game, const FairDice& dice) {
  Check result;
  ada::Position position(game.setup());
  ActionList<Weighted<ada::Action>> outcomes;
  for (std::size_t i = 0; i < game.steps().size(); ++i) {
    const ada::Step& step = game.steps()[i];
    if (position.is_chance()) {
      position.chance_outcomes(outcomes);
      const ada::Action derived = outcomes[dice.pick(result.outcomes, outcomes)].action;
      if (derived != step.action) {
        result.mismatch = Mismatch{result.outcomes, i, outcome_to_string(step.action),
                                   outcome_to_string(derived)};
        return result;
      }
      ++result.outcomes;
    }
    position.apply(step.seat, step.action);
  }
  return result;
}

}  // namespace petek::fair
