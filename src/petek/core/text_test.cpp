// SPDX-License-Identifier: MIT
// Reading text by bytes.
#include "petek/core/text.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace petek {
namespace {

std::vector<std::string> parts(std::string_view text, char separator) {
  std::vector<std::string> out;
  Parts rest(text, separator);
  while (const auto part = rest.next()) out.emplace_back(*part);
  return out;
}

std::vector<std::string> words(std::string_view text) {
  std::vector<std::string> out;
  for (auto word = take_word(text); !word.empty(); word = take_word(text)) out.emplace_back(word);
  return out;
}

using Strings = std::vector<std::string>;

TEST(Text, PartsAreOneMoreThanTheirSeparators) {
  EXPECT_EQ(parts("", ';'), Strings{""});
  EXPECT_EQ(parts("a", ';'), Strings{"a"});
  EXPECT_EQ(parts("a;b", ';'), (Strings{"a", "b"}));
  EXPECT_EQ(parts(";a;", ';'), (Strings{"", "a", ""}));
}

TEST(Text, TheRestOfThePartsIsWhatWasNotTaken) {
  Parts rest("a=b=c", '=');
  EXPECT_EQ(rest.next(), "a");
  EXPECT_EQ(rest.rest(), "b=c");
  EXPECT_EQ(rest.next(), "b");
  EXPECT_EQ(rest.next(), "c");
  EXPECT_FALSE(rest.rest());
  EXPECT_FALSE(rest.next());
}

TEST(Text, WordsAreRunsBetweenBlanksOfAnyKind) {
  EXPECT_EQ(words(""), Strings{});
  EXPECT_EQ(words(" \t "), Strings{});
  EXPECT_EQ(words("  wA1 \t-bQ\r\n"), (Strings{"wA1", "-bQ"}));
}

TEST(Text, BlanksAreTrimmedAtBothEndsOnly) {
  EXPECT_EQ(trimmed(" a b\r\n"), "a b");
  EXPECT_EQ(trimmed(" \t"), "");
}

TEST(Text, CaseIsIgnoredForLettersOnly) {
  EXPECT_TRUE(equals_ignoring_case("PASS", "pass"));
  EXPECT_FALSE(equals_ignoring_case("[", "{"));
  EXPECT_FALSE(equals_ignoring_case("pass", "pas"));
}

TEST(Text, NumbersAreDigitsAlone) {
  EXPECT_EQ(parse_number("0"), 0u);
  EXPECT_EQ(parse_number("999999999"), 999999999u);
  for (const char* text : {"", "-1", "+1", "1 ", "0x1", "1000000000"}) {
    EXPECT_FALSE(parse_number(text)) << text;
  }
}

TEST(Text, QuotedTextIsShortAndPrintable) {
  EXPECT_EQ(quoted("wA1 -bQ"), "'wA1 -bQ'");
  EXPECT_EQ(quoted(std::string_view("a\0\n\xff-", 5)), std::string("'a") + "???" + "-'");
  EXPECT_EQ(quoted(std::string(100, 'x'), 5), "'xxxxx...'");
}

}  // namespace
}  // namespace petek
