// SPDX-License-Identifier: MIT
#include "apps/petek/play_match.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>
#include <string>
#include <vector>

namespace petek::app {
namespace {

std::vector<std::string> many(const std::string& word, int count) {
  std::vector<std::string> actions;
  for (int i = 0; i < count; ++i) actions.push_back(word + " place=" + std::to_string(i));
  return actions;
}

TEST(ListActions, GroupsByTheFirstWord) {
  EXPECT_EQ(list_actions({"road e1", "end", "road e22", "settle v3"}, ""),
            "  road   e1, e22\n"
            "  end\n"
            "  settle v3\n");
}

TEST(ListActions, ShowsAScreenfulUnlessAskedForAll) {
  std::vector<std::string> actions;
  for (const char* word : {"bank", "discard", "wA1"}) {
    for (const std::string& action : many(word, 300)) actions.push_back(action);
  }
  const std::string some = list_actions(actions, "");
  EXPECT_LE(std::count(some.begin(), some.end(), '\n'), 20);
  EXPECT_NE(some.find(" more\n"), std::string::npos);
  const std::string all = list_actions(actions, "all");
  EXPECT_EQ(all.find(" more"), std::string::npos);
  EXPECT_EQ(std::count(all.begin(), all.end(), '='), 900);
  std::istringstream lines(all);
  for (std::string line; std::getline(lines, line);) EXPECT_LE(line.size(), 79U);
}

TEST(ListActions, ListsOnlyWhatBeginsAsAskedFor) {
  EXPECT_EQ(list_actions({"wA1 bQ-", "wA2 bQ-", "pass"}, "wa2"), "  wA2 bQ-\n");
  EXPECT_EQ(list_actions({"wA1 bQ-"}, "bA1"), "No legal action begins so.\n");
}

TEST(ListActions, NamesAtMostAScreenfulOfKinds) {
  std::vector<std::string> actions;
  for (int i = 0; i < 30; ++i) actions.push_back("w" + std::to_string(i));
  EXPECT_NE(list_actions(actions, "").find("... and 10 more kinds"), std::string::npos);
}

}  // namespace
}  // namespace petek::app
