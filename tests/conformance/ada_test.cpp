// SPDX-License-Identifier: MIT
// Records of Ada with the state and the legal actions that another implementation of the same
// specification found, and records whose last action is a fault.
#include <boost/json.hpp>
#include <set>
#include <string>

#include "apps/petek/ada_json.h"
#include "petek/ada/record.h"
#include "tests/conformance/outside_data.h"

namespace petek::conformance {
namespace {

namespace json = boost::json;

std::string string_at(const json::object& object, std::string_view key) {
  return std::string(object.at(key).as_string());
}

// The keys of two objects whose values differ, for a message of modest length.
std::string difference(const json::object& got, const json::object& expected) {
  std::string text;
  for (const auto& [key, value] : expected) {
    const json::value* other = got.if_contains(key);
    if (other != nullptr && *other == value) continue;
    text += std::string(key) + ": " + (other == nullptr ? "nothing" : json::serialize(*other)) +
            ", not " + json::serialize(value) + "\n";
  }
  for (const auto& [key, value] : got) {
    if (!expected.contains(key)) text += std::string(key) + ": too much\n";
  }
  return text;
}

void expect_states(const char* file, int rows) {
  int compared = 0;
  for (const json::object& row : ada_objects_of(file)) {
    SCOPED_TRACE(std::string(file) + " " + json::serialize(row.at("id")));
    const std::string record = string_at(row, "record");
    const auto game = ada::parse_record(record);
    ASSERT_TRUE(game.has_value()) << game.error().position << ": " << game.error().what;
    const json::object got = app::to_json(*game);
    EXPECT_EQ(difference(got.at("state").as_object(), row.at("state").as_object()), "");
    EXPECT_EQ(got.at("legal"), row.at("legal"));
    EXPECT_EQ(to_record(*game), record);
    ++compared;
  }
  EXPECT_EQ(compared, rows);
}

using AdaRecords = OutsideAdaData;

TEST_F(AdaRecords, LeadToTheStatesAndLegalActionsOfAnotherImplementation) {
  expect_states("positions.jsonl", 200);
  expect_states("games.jsonl", 20);
}

TEST_F(AdaRecords, AreFoundAtFaultWhereAnotherImplementationFindsThem) {
  int compared = 0;
  for (const json::object& row : ada_objects_of("faults.jsonl")) {
    SCOPED_TRACE(json::serialize(row.at("id")));
    const auto game = ada::parse_record(string_at(row, "record"));
    ASSERT_FALSE(game.has_value());
    EXPECT_EQ(app::to_json(game.error()).at("error"), row.at("error"));  // the rule, too
    ++compared;
  }
  EXPECT_EQ(compared, 95);
}

}  // namespace
}  // namespace petek::conformance
