// SPDX-License-Identifier: MIT
#include "petek/ada/rules.h"

#include <gtest/gtest.h>

namespace petek::ada {
namespace {

std::string written(std::string_view text) {
  const auto rules = parse_rules(text);
  return rules ? to_string(*rules) : "error: " + rules.error().what;
}

TEST(AdaRules, OptionsAreWrittenInAlphabeticalOrderAndOnlyIfTheyDiffer) {
  EXPECT_EQ(written("-"), "-");
  EXPECT_EQ(written("strict_phases=yes,desert=none"), "desert=none,strict_phases=yes");
  EXPECT_EQ(written("points_to_win=10"), "-");
  EXPECT_EQ(written("max_offers=1000,map=fully_random,hand_limit=95"),
            "hand_limit=95,map=fully_random,max_offers=1000");
  EXPECT_EQ(written("repeat_declined=yes,friendly_robber=yes,points_to_win=100"),
            "friendly_robber=yes,points_to_win=100,repeat_declined=yes");
}

TEST(AdaRules, ErrorsNameTheKey) {
  EXPECT_EQ(written("nothing=1"),
            "error: unknown option 'nothing' (there are desert, friendly_robber, hand_limit, map, "
            "max_offers, points_to_win, repeat_declined, strict_phases)");
  EXPECT_EQ(written("desert=two"), "error: option 'desert' cannot be 'two', but: one, none");
  EXPECT_EQ(written("points_to_win"),
            "error: option 'points_to_win' cannot be '', but: 10, or 2-100");
  EXPECT_EQ(written("map=spiral,map=spiral"), "error: option 'map' is set twice");
  for (const char* text : {"hand_limit=0", "hand_limit=96", "points_to_win=1", "points_to_win=101",
                           "max_offers=1001", "map=", "friendly_robber=maybe", "", ",", "-,-"}) {
    EXPECT_EQ(written(text).substr(0, 6), "error:") << text;
  }
}

}  // namespace
}  // namespace petek::ada
