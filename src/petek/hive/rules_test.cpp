// SPDX-License-Identifier: MIT
// Rulesets and their text. Spec: section 7, section 8, X-1 to X-6.
#include "petek/hive/rules.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "petek/core/rng.h"

namespace petek::hive {
namespace {

using ::testing::HasSubstr;

Rules read(std::string_view text) {
  const auto rules = parse_rules(text);
  EXPECT_TRUE(rules.has_value()) << text << ": " << (rules ? "" : rules.error().what);
  return rules.value_or(Rules{});
}

std::string refusal(std::string_view text) {
  const auto rules = parse_rules(text);
  EXPECT_FALSE(rules.has_value()) << text;
  return rules ? "" : rules.error().what;
}

TEST(Rules, TheDefaultIsTheStandardPreset) {
  EXPECT_EQ(Rules{}, make_rules(Preset::Standard));
  EXPECT_EQ(Rules{}, read("Base"));
  EXPECT_EQ(to_string(Rules{}), "Base");
}

TEST(Rules, StandardForbidsTheOpeningQueen_H6) {
  EXPECT_EQ(read("Base+MLP").opening_queen, OpeningQueen::Forbidden);
  EXPECT_EQ(read("Base").deadline, 4);
}

TEST(Rules, CasualBnCsAndColonyAreTheCoreUnderTheirNames) {
  for (const Preset preset : {Preset::Casual, Preset::Bn, Preset::Cs, Preset::Colony}) {
    Rules rules = make_rules(preset);
    EXPECT_EQ(rules.opening_queen, OpeningQueen::Allowed) << spec(preset).name;
    rules.opening_queen = OpeningQueen::Forbidden;
    rules.preset = Preset::Standard;
    EXPECT_EQ(rules, Rules{}) << spec(preset).name;
  }
}

TEST(Rules, TrTossesOwnTilesClimbsFourAndRestartsAfterADraw) {
  const Rules rules = read("Base+P@tr");
  EXPECT_EQ(rules.toss, Toss::Own);
  EXPECT_EQ(rules.climb, 4);
  EXPECT_EQ(rules.draw, DrawPolicy::Restarts);
  EXPECT_EQ(rules.opening_queen, OpeningQueen::Allowed);

  Rules tournament = read("Base+P@tr-tournament");
  EXPECT_EQ(tournament.opening_queen, OpeningQueen::Required);
  tournament.opening_queen = OpeningQueen::Allowed;
  tournament.preset = Preset::Tr;
  EXPECT_EQ(tournament, rules);
}

TEST(Rules, KanduIsX1ToX5) {
  const Rules rules = read("Base@kandu");
  EXPECT_EQ(rules.first, Colour::Black);                  // X-1
  EXPECT_EQ(rules.placement, Placement::Kandu);           // X-2
  EXPECT_EQ(rules.deadline, 3);                           // X-3
  EXPECT_EQ(rules.missed, Missed::Loses);                 // X-3
  EXPECT_EQ(rules.surround, Surround::Opponent);          // X-4
  EXPECT_EQ(rules.both, BothSurrounded::FirstLoses);      // X-5
  EXPECT_EQ(rules.opening_queen, OpeningQueen::Allowed);  // the core's
}

TEST(Rules, LettersInAnyOrderAndCaseAreWrittenInOne) {
  EXPECT_EQ(to_string(read("Base+PLM")), "Base+MLP");
  EXPECT_EQ(to_string(read("base+mlp")), "Base+MLP");
  EXPECT_EQ(to_string(read("Base+GHRVPLMS@COLONY")), "Base+MLPVSRHG@colony");
  EXPECT_EQ(to_string(read("  Base+P ")), "Base+P");
}

TEST(Rules, ThePresetStandardIsReadButNotWritten) {
  EXPECT_EQ(to_string(read("Base+M@standard")), "Base+M");
}

TEST(Rules, AnOptionIsWrittenOnlyWhereItDepartsFromThePreset) {
  EXPECT_EQ(to_string(read("Base@kandu:surround=any")), "Base@kandu:surround=any");
  EXPECT_EQ(to_string(read("Base@kandu:surround=opponent")), "Base@kandu");
  EXPECT_EQ(to_string(read("Base@tr:climb=none")), "Base@tr:climb=none");
  EXPECT_EQ(to_string(read("Base:deadline=4:climb=3")), "Base:climb=3");
  EXPECT_EQ(to_string(read("Base@casual:opening_queen=forbidden")),
            "Base@casual:opening_queen=forbidden");
}

TEST(Rules, TheExamplesOfTheSpecificationStayAsTheyAre) {
  for (const char* text : {"Base+MLPVRHG@colony", "Base@kandu:surround=any", "Base+P@tr-tournament",
                           "Base+V@colony:flipping=fixed:faces=YC"}) {
    EXPECT_EQ(to_string(read(text)), text);
  }
}

TEST(Rules, AnyLetterGoesWithAnyPresetAndAnyOptionWithAnyPreset_X6) {
  for (const PresetSpec& preset : presets()) {
    const std::string type = "Base+MLPVSRHG@" + std::string(preset.name);
    EXPECT_EQ(read(type).expansions.bits(), 0xff) << type;
    for (const OptionSpec& option : options()) {
      const std::string with =
          type + ":" + std::string(option.key) + "=" + option.get(preset.rules);
      EXPECT_EQ(read(with), read(type)) << with;
    }
  }
}

TEST(Rules, KindsWithASecondFaceAreReadAsLettersOnce_V5) {
  EXPECT_EQ(to_string(read("Base+V@colony:two_faced=sba")), "Base+V@colony:two_faced=ABS");
  EXPECT_EQ(to_string(read("Base+V@colony:two_faced=")), "Base+V@colony");
  EXPECT_THAT(refusal("Base+V@colony:two_faced=AA"), HasSubstr("bad value 'AA'"));
  EXPECT_THAT(refusal("Base+V@colony:two_faced=Y"), HasSubstr("bad value 'Y'"));
  EXPECT_THAT(refusal("Base+V@colony:faces=A"), HasSubstr("bad value 'A'"));
  EXPECT_THAT(refusal("Base+V@colony:faces=W"), HasSubstr("bad value 'W'"));
}

struct Refused {
  const char* name;
  const char* text;
  const char* says;
};

class MalformedRules : public ::testing::TestWithParam<Refused> {};

TEST_P(MalformedRules, AreRefusedWithAMessageThatNamesWhatAndWhere_X6) {
  const std::string what = refusal(GetParam().text);
  EXPECT_THAT(what, HasSubstr(GetParam().says));
  EXPECT_THAT(what, HasSubstr("game type"));
}

INSTANTIATE_TEST_SUITE_P(
    Table, MalformedRules,
    ::testing::Values(
        Refused{"Nothing", "", "does not begin with 'Base'"},
        Refused{"OtherBase", "Hive+MLP", "does not begin with 'Base'"},
        Refused{"GluedLetters", "BaseMLP", "does not begin with 'Base'"},
        Refused{"NoLetter", "Base+", "no letter behind '+'"},
        Refused{"UnknownLetter", "Base+MX", "unknown expansion 'X'"},
        Refused{"RepeatedLetter", "Base+MLM", "repeated expansion 'M'"},
        Refused{"RepeatedLetterInAnyCase", "Base+Mm", "repeated expansion 'm'"},
        Refused{"SecondPlus", "Base+M+L", "unknown expansion '+'"},
        Refused{"BlankBetween", "Base+M L", "unknown expansion ' '"},
        Refused{"EmptyPreset", "Base@", "unknown preset ''"},
        Refused{"UnknownPreset", "Base@kondu", "unknown preset 'kondu'"},
        Refused{"TwoPresets", "Base@tr@bn", "unknown preset 'tr@bn'"},
        Refused{"UnknownOption", "Base@kandu:surrund=any", "unknown option 'surrund'"},
        Refused{"EmptyOption", "Base:", "unknown option ''"},
        Refused{"TrailingColon", "Base:climb=3:", "unknown option ''"},
        Refused{"NoValue", "Base:toss", "option 'toss' without a value"},
        Refused{"EmptyValue", "Base:toss=", "bad value '' of option 'toss'"},
        Refused{"UnknownValue", "Base:toss=all", "bad value 'all' of option 'toss' (any, own)"},
        Refused{"TwoEquals", "Base:toss=own=own", "bad value 'own=own'"},
        Refused{"RepeatedOption", "Base:toss=own:toss=own", "repeated option 'toss'"},
        Refused{"ZeroDeadline", "Base:deadline=0", "bad value '0'"},
        Refused{"LateDeadline", "Base:deadline=21", "bad value '21'"},
        Refused{"SignedNumber", "Base:deadline=+4", "bad value '+4'"},
        Refused{"HugeNumber", "Base:climb=99999999999999999999", "bad value '9999"}),
    [](const auto& row) { return std::string(row.param.name); });

TEST(Rules, AMessageStaysShortAndPrintable) {
  const std::string what = refusal("Base+\xff\x01" + std::string(1'000'000, 'M'));
  EXPECT_LT(what.size(), 300u);
  EXPECT_TRUE(std::all_of(what.begin(), what.end(), [](char c) { return c >= ' ' && c <= '~'; }));
}

TEST(Rules, ARefusedValueChangesNothing) {
  for (const OptionSpec& option : options()) {
    Rules rules = make_rules(Preset::Kandu, "MLP");
    const Rules before = rules;
    EXPECT_FALSE(option.set(rules, "#")) << option.key;
    EXPECT_EQ(rules, before) << option.key;
  }
}

TEST(Rules, EveryOptionReadsWhatItWrites) {
  for (const PresetSpec& preset : presets()) {
    for (const OptionSpec& option : options()) {
      Rules rules = preset.rules;
      EXPECT_TRUE(option.set(rules, option.get(preset.rules))) << option.key;
      EXPECT_EQ(rules, preset.rules) << preset.name << " " << option.key;
    }
  }
}

TEST(Rules, KeysAndPresetNamesAreUnique) {
  std::set<std::string_view> names;
  for (const PresetSpec& preset : presets()) EXPECT_TRUE(names.insert(preset.name).second);
  EXPECT_EQ(names.size(), kPresetCount);
  std::set<std::string_view> keys;
  for (const OptionSpec& option : options()) EXPECT_TRUE(keys.insert(option.key).second);
  EXPECT_EQ(keys.size(), 15u);
}

// Any combination of letters, preset and options survives being written and read.
TEST(Rules, TextRoundTripsForRandomRulesets) {
  const std::vector<std::vector<std::string>> values = {{"w", "b"},
                                                        {"allowed", "forbidden", "required"},
                                                        {"1", "4", "20"},
                                                        {"forced", "loses"},
                                                        {"own_colour", "kandu"},
                                                        {"any", "opponent"},
                                                        {"draw", "first_loses"},
                                                        {"draw", "none"},
                                                        {"any", "own"},
                                                        {"none", "1", "20"},
                                                        {"free", "none", "fixed"},
                                                        {"", "YC", "FDKTE"},
                                                        {"", "ABS", "LMPQ"},
                                                        {"once", "once_each"},
                                                        {"ends", "restarts"}};
  ASSERT_EQ(values.size(), options().size());
  Rng rng(2);
  for (int round = 0; round < 2000; ++round) {
    Rules rules = presets()[rng.below(kPresetCount)].rules;
    for (std::size_t i = 0; i < kExpansionCount; ++i) {
      if (rng.below(2) == 1) rules.expansions.insert(static_cast<Expansion>(i));
    }
    for (std::size_t i = 0; i < values.size(); ++i) {
      if (rng.below(3) != 0) continue;
      const auto& choice = values[i][rng.below(static_cast<std::uint32_t>(values[i].size()))];
      ASSERT_TRUE(options()[i].set(rules, choice)) << options()[i].key << "=" << choice;
    }
    const std::string text = to_string(rules);
    EXPECT_EQ(read(text), rules) << text;
    EXPECT_EQ(to_string(read(text)), text);
  }
}

TEST(Rules, TilesInPlayFollowTheLettersAlone_H2) {
  EXPECT_EQ(tiles_in_play(read("Base")).size(), 22);
  EXPECT_EQ(tiles_in_play(read("Base@kandu")).size(), 22);  // X-7
  EXPECT_EQ(tiles_in_play(read("Base+M")).size(), 24);
  EXPECT_EQ(tiles_in_play(read("Base+MLP")).size(), 28);
  EXPECT_EQ(tiles_in_play(read("Base+MLPV")).size(), 28);
  EXPECT_EQ(tiles_in_play(read("Base+R")).size(), 26);
  EXPECT_EQ(tiles_in_play(read("Base+H")).size(), 23);
  EXPECT_EQ(tiles_in_play(read("Base+MLPVSRHG")).size(), kTileCount);
}

}  // namespace
}  // namespace petek::hive
