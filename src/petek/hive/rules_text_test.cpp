// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <algorithm>

#include "petek/hive/rules.h"

namespace petek::hive {
namespace {

TEST(RulesText, ExplainsEveryPresetAndExpansion) {
  constexpr std::size_t kShortest = 150;  // a paragraph, not a line
  const auto is_plain = [](std::string_view text) {
    return text.ends_with('.') &&
           std::all_of(text.begin(), text.end(), [](char c) { return c >= ' ' && c <= '~'; });
  };
  for (const PresetSpec& preset : presets()) {
    EXPECT_GE(explanation(preset.preset).size(), kShortest) << preset.name;
    EXPECT_TRUE(is_plain(explanation(preset.preset))) << preset.name;
  }
  for (const ExpansionSpec& row : expansions()) {
    EXPECT_GE(row.explanation.size(), kShortest) << row.name;
    EXPECT_TRUE(is_plain(row.explanation) && is_plain(row.summary)) << row.name;
    EXPECT_FALSE(row.rules.empty());
  }
}

TEST(RulesText, FindsExpansionsByNameAndLetter) {
  for (const ExpansionSpec& row : expansions()) {
    const char letter = kExpansionLetters[static_cast<std::size_t>(row.expansion)];
    EXPECT_EQ(find_expansion(row.name), &row);
    EXPECT_EQ(find_expansion({&letter, 1}), &row);
    EXPECT_EQ(&spec(row.expansion), &row);
  }
  EXPECT_EQ(find_expansion("VENOM"), &spec(Expansion::Venom));
  EXPECT_EQ(find_expansion("v"), &spec(Expansion::Venom));
  EXPECT_EQ(find_expansion(""), nullptr);
  EXPECT_EQ(find_expansion("X"), nullptr);
}

TEST(RulesText, TellsWhichKindsHaveASecondFace) {
  Rules rules = make_rules(Preset::Colony, "MV");
  EXPECT_TRUE(has_second_face(rules, Bug::Ant));
  EXPECT_TRUE(has_second_face(rules, Bug::Queen));
  EXPECT_FALSE(has_second_face(rules, Bug::Assassin)) << "V-1";
  EXPECT_FALSE(has_second_face(make_rules(Preset::Colony, "M"), Bug::Ant));
  rules = *parse_rules("Base+V@colony:two_faced=A");
  EXPECT_TRUE(has_second_face(rules, Bug::Ant));
  EXPECT_FALSE(has_second_face(rules, Bug::Spider)) << "V-5";
}

}  // namespace
}  // namespace petek::hive
