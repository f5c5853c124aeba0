// SPDX-License-Identifier: MIT
#include "petek/ada/reason.h"

#include <gtest/gtest.h>

#include <set>
#include <string>

namespace petek::ada {
namespace {

TEST(AdaReasons, HaveCodesOfTheirOwnAndSentences) {
  std::set<std::string_view> codes;
  for (const ReasonSpec& row : reasons()) {
    EXPECT_TRUE(codes.insert(row.code).second) << row.code;
    EXPECT_FALSE(row.sentence.empty() || row.sentence.ends_with('.')) << row.code;
    EXPECT_EQ(&spec(row.reason), &row);
  }
}

TEST(AdaReasons, AreWireStable) {
  EXPECT_EQ(static_cast<int>(Reason::Unreadable), 1);
  EXPECT_EQ(static_cast<int>(Reason::GameOver), 10);
  EXPECT_EQ(static_cast<int>(Reason::TooClose), 34);
  EXPECT_EQ(static_cast<int>(Reason::DeclinedBefore), 57);
  EXPECT_EQ(static_cast<int>(Reason::PlentyBankLacks), 97);
}

// The others refuse nothing: count, A-9 and A-10b make the island, A-15 pays,
// give cards, A-27 hides, A-29 rolls.
TEST(AdaReasons, NameEveryRuleThatRefusesAnything) {
  std::set<std::string> rules;
  for (const ReasonSpec& row : reasons()) rules.insert(std::string(row.rule));
  EXPECT_EQ(rules, (std::set<std::string>{"10",   "A-1",  "A-4",  "A-5",  "A-6",  "A-7",  "A-8",
                                          "A-10", "A-11", "A-12", "A-14", "A-16", "A-17", "A-18",
                                          "A-19", "A-20", "A-21", "A-22", "A-23", "A-28"}));
}

}  // namespace
}  // namespace petek::ada
