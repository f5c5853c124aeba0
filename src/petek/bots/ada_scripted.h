// SPDX-License-Identifier: MIT
// A player of Ada by rules of thumb: no search, no chance, no memory. It chooses good sites, saves
// up for the best goal that is near, trades towards it, and puts the robber on whoever leads.
#pragma once

#include "petek/bots/ada_bot.h"

namespace petek::bots {

class ScriptedAdaBot : public AdaBot {
 public:
  [[nodiscard]] ada::Action choose(const ada::View& view, const ada::ActionList& legal) override;
};

}  // namespace petek::bots
