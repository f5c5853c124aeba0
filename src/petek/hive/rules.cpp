// SPDX-License-Identifier: MIT
// Presets and options as tables, and game types as text. Spec: sections 7 and 8.
#include "petek/hive/rules.h"

#include <type_traits>

#include "petek/core/assert.h"
#include "petek/core/text.h"

namespace petek::hive {
namespace {

template <class Change>
constexpr Rules preset_rules(Preset preset, Change change) {
  Rules rules;
  rules.preset = preset;
  rules.opening_queen =
      OpeningQueen::Allowed;  // the core's value; the others are defaults of Rules
  change(rules);
  return rules;
}
constexpr Rules preset_rules(Preset preset) {
  return preset_rules(preset, [](Rules&) {});
}

constexpr void use_tr(Rules& rules) {
  rules.toss = Toss::Own;
  rules.climb = 4;
  rules.draw = DrawPolicy::Restarts;
}

constexpr std::array<PresetSpec, kPresetCount> kPresets = {{
    {Preset::Standard, "standard", "Universal Hive Protocol, tournament practice",
     "A player's first tile may not be the queen bee.", Rules{}},
    {Preset::Casual, "casual", "published rules of Gen42; the Bengali rules",
     "The queen bee may be a player's first tile.", preset_rules(Preset::Casual)},
    {Preset::Tr, "tr", "the Turkish rules",
     "A pillbug tosses own tiles only, no tile climbs onto a stack of more than four, a draw "
     "restarts the match.",
     preset_rules(Preset::Tr, use_tr)},
    {Preset::TrTournament, "tr-tournament", "the Turkish tournament rules",
     "As tr, but each player's first tile is the queen bee.",
     preset_rules(Preset::TrTournament,
                  [](Rules& rules) {
                    use_tr(rules);
                    rules.opening_queen = OpeningQueen::Required;
                  })},
    {Preset::Bn, "bn", "the Bengali rules",
     "White acts first; the queen bee may be a player's first tile.", preset_rules(Preset::Bn)},
    {Preset::Cs, "cs", "the Czech rules, the game without Colony",
     "The queen bee may be a player's first tile.", preset_rules(Preset::Cs)},
    {Preset::Colony, "colony", "the Czech rules of Hive: Colony",
     "Nothing departs from the core; meant for the letters V R H G, and S M L P as wished.",
     preset_rules(Preset::Colony)},
    {Preset::Kandu, "kandu", "the Persian rules",
     "Black acts first; new tiles keep off their own colour until the queen is down and go "
     "anywhere "
     "at the hive after; the queen is down by turn 3; only the opponent's tiles surround; the "
     "first "
     "ring closed loses.",
     preset_rules(Preset::Kandu,
                  [](Rules& rules) {
                    rules.first = Colour::Black;              // X-1
                    rules.placement = Placement::Kandu;       // X-2
                    rules.deadline = 3;                       // X-3
                    rules.missed = Missed::Loses;             // X-3
                    rules.surround = Surround::Opponent;      // X-4
                    rules.both = BothSurrounded::FirstLoses;  // X-5
                  })},
}};

consteval bool presets_are_in_order() {
  for (std::size_t i = 0; i < kPresets.size(); ++i) {
    if (kPresets[i].preset != static_cast<Preset>(i) ||
        kPresets[i].rules.preset != static_cast<Preset>(i)) {
      return false;
    }
  }
  return true;
}
static_assert(presets_are_in_order(), "kPresets is indexed by Preset");

// ---- Options that are one word out of few

using Words2 = std::array<std::string_view, 2>;
using Words3 = std::array<std::string_view, 3>;
constexpr Words2 kFirstWords = {"w", "b"};
constexpr Words3 kOpeningQueenWords = {"allowed", "forbidden", "required"};
constexpr Words2 kMissedWords = {"forced", "loses"};
constexpr Words2 kPlacementWords = {"own_colour", "kandu"};
constexpr Words2 kSurroundWords = {"any", "opponent"};
constexpr Words2 kBothWords = {"draw", "first_loses"};
constexpr Words2 kRepetitionWords = {"draw", "none"};
constexpr Words2 kTossWords = {"any", "own"};
constexpr Words3 kFlippingWords = {"free", "none", "fixed"};
constexpr Words2 kCombsWords = {"once", "once_each"};
constexpr Words2 kDrawWords = {"ends", "restarts"};

template <auto kMember, const auto& kWords>
std::string get_word(const Rules& rules) {
  return std::string(kWords[static_cast<std::size_t>(rules.*kMember)]);
}
template <auto kMember, const auto& kWords>
bool set_word(Rules& rules, std::string_view value) {
  using Enum = std::remove_reference_t<decltype(rules.*kMember)>;
  for (std::size_t i = 0; i < kWords.size(); ++i) {
    if (equals_ignoring_case(value, kWords[i])) {
      rules.*kMember = static_cast<Enum>(i);
      return true;
    }
  }
  return false;
}

// ---- Options that are a number

constexpr std::uint32_t kLargestNumber = 20;
constexpr std::string_view kNoLimit = "none";

bool set_number(std::uint8_t& member, std::string_view value) {
  const std::optional<std::uint32_t> number = parse_number(value);
  if (!number || *number < 1 || *number > kLargestNumber) return false;
  member = static_cast<std::uint8_t>(*number);
  return true;
}

std::string get_deadline(const Rules& rules) {
  return std::to_string(rules.deadline);
}
bool set_deadline(Rules& rules, std::string_view value) {
  return set_number(rules.deadline, value);
}

std::string get_climb(const Rules& rules) {
  return rules.climb == 0 ? std::string(kNoLimit) : std::to_string(rules.climb);
}
bool set_climb(Rules& rules, std::string_view value) {
  if (!equals_ignoring_case(value, kNoLimit)) return set_number(rules.climb, value);
  rules.climb = 0;
  return true;
}

// ---- Options that are a set of kinds

// In this order sets of kinds are written: by the letter of the first face.
constexpr std::array<Bug, kSecondFace> kKindsByLetter = {
    Bug::Ant,      Bug::Beetle,  Bug::Grasshopper, Bug::Ladybug,
    Bug::Mosquito, Bug::Pillbug, Bug::Queen,       Bug::Spider};

constexpr std::uint8_t bit(Bug kind) {
  return static_cast<std::uint8_t>(1U << static_cast<int>(kind));
}
constexpr Bug second_face(Bug kind) {
  return static_cast<Bug>(static_cast<int>(kind) + kSecondFace);
}

// Letters of first faces, or of second faces; the queen counts only where she may differ.
enum class Letters : std::uint8_t { FirstFace, SecondFaceButQueen };

template <std::uint8_t Rules::*kMember, Letters kLetters>
std::string get_kinds(const Rules& rules) {
  std::string letters;
  for (const Bug kind : kKindsByLetter) {
    if ((rules.*kMember & bit(kind)) == 0) continue;
    letters += letter(kLetters == Letters::FirstFace ? kind : second_face(kind));
  }
  return letters;
}
template <std::uint8_t Rules::*kMember, Letters kLetters>
bool set_kinds(Rules& rules, std::string_view value) {
  std::uint8_t kinds = 0;
  for (const char c : value) {
    const std::optional<Bug> face = bug_of_letter(upper(c));
    if (!face || !has_two_faces(*face)) return false;
    const Bug kind = first_face(*face);
    const bool is_first_face = *face == kind;
    if (is_first_face != (kLetters == Letters::FirstFace)) return false;
    if (kLetters == Letters::SecondFaceButQueen && kind == Bug::Queen) return false;
    if ((kinds & bit(kind)) != 0) return false;
    kinds |= bit(kind);
  }
  rules.*kMember = kinds;
  return true;
}

template <auto kMember, const auto& kWords>
constexpr OptionSpec word_option(std::string_view key, std::string_view values,
                                 std::string_view meaning, std::string_view rule) {
  return {key, values, meaning, rule, get_word<kMember, kWords>, set_word<kMember, kWords>};
}

constexpr std::array kOptions = {
    word_option<&Rules::first, kFirstWords>("first", "w, b", "Who acts first.", "H-3"),
    word_option<&Rules::opening_queen, kOpeningQueenWords>(
        "opening_queen", "allowed, forbidden, required",
        "Whether the queen bee may be, or must be, a player's first tile.", "H-6"),
    OptionSpec{"deadline", "4, any from 1 to 20", "The queen bee's last turn.", "H-5", get_deadline,
               set_deadline},
    word_option<&Rules::missed, kMissedWords>(
        "missed", "forced, loses",
        "When the queen bee is due, only she may be placed; with loses, no cell for her loses.",
        "X-3"),
    word_option<&Rules::placement, kPlacementWords>(
        "placement", "own_colour, kandu",
        "New tiles go next to their own colour alone, or by the Persian rule.", "H-4, X-2"),
    word_option<&Rules::surround, kSurroundWords>(
        "surround", "any, opponent",
        "Whose tiles, on top of the six cells round a queen, surround her.", "H-16, X-4"),
    word_option<&Rules::both, kBothWords>(
        "both", "draw, first_loses",
        "When one action surrounds both queens: a draw, or the ring closed first loses.",
        "H-16, X-5"),
    word_option<&Rules::repetition, kRepetitionWords>(
        "repetition", "draw, none", "Whether a position standing for the third time is a draw.",
        "H-17"),
    word_option<&Rules::toss, kTossWords>("toss", "any, own", "Whose tiles a pillbug may toss.",
                                          "H-P"),
    OptionSpec{"climb", "none, any from 1 to 20",
               "No step goes onto a cell that holds more tiles than this.", "section 7", get_climb,
               set_climb},
    word_option<&Rules::flipping, kFlippingWords>("flipping", "free, none, fixed",
                                                  "Whether tiles are flipped in play, keep the "
                                                  "face they are placed with, or one agreed face.",
                                                  "V-5"),
    OptionSpec{"faces", "letters out of YFDKTEC",
               "With flipping=fixed, the second faces agreed on.", "V-5",
               get_kinds<&Rules::faces, Letters::SecondFaceButQueen>,
               set_kinds<&Rules::faces, Letters::SecondFaceButQueen>},
    OptionSpec{"two_faced", "empty for all, letters out of ABGLMPQS",
               "The kinds that have a second face.", "V-5",
               get_kinds<&Rules::two_faced, Letters::FirstFace>,
               set_kinds<&Rules::two_faced, Letters::FirstFace>},
    word_option<&Rules::combs, kCombsWords>(
        "combs", "once, once_each", "Whether one side or each may turn the honeycomb.", "C-3"),
    word_option<&Rules::draw, kDrawWords>(
        "draw", "ends, restarts",
        "Whether a draw by repetition ends the match, or a new game starts at once.", "section 7"),
};

// ---- Game types

RulesError error(std::string_view what, std::string_view game_type) {
  return {std::string(what) + " in game type " + quoted(game_type, 80)};
}

Result<ExpansionSet, RulesError> parse_letters(std::string_view letters,
                                               std::string_view game_type) {
  if (letters.empty()) return fail(error("no letter behind '+'", game_type));
  ExpansionSet expansions;
  for (const char c : letters) {
    const std::size_t i = kExpansionLetters.find(upper(c));
    if (i == std::string_view::npos) {
      return fail(error("unknown expansion " + quoted({&c, 1}) + " (there are " +
                            std::string(kExpansionLetters) + ")",
                        game_type));
    }
    const auto expansion = static_cast<Expansion>(i);
    if (expansions.contains(expansion)) {
      return fail(error("repeated expansion " + quoted({&c, 1}), game_type));
    }
    expansions.insert(expansion);
  }
  return expansions;
}

Result<Rules, RulesError> parse_preset(std::string_view name, std::string_view game_type) {
  std::string known;
  for (const PresetSpec& row : kPresets) {
    if (equals_ignoring_case(name, row.name)) return row.rules;
    known += (known.empty() ? "" : ", ") + std::string(row.name);
  }
  return fail(error("unknown preset " + quoted(name) + " (there are " + known + ")", game_type));
}

}  // namespace

std::span<const PresetSpec> presets() {
  return kPresets;
}

const PresetSpec& spec(Preset preset) {
  return kPresets[static_cast<std::size_t>(preset)];
}

std::span<const OptionSpec> options() {
  return kOptions;
}

Rules make_rules(Preset preset, std::string_view letters) {
  Rules rules = spec(preset).rules;
  for (const char c : letters) {
    const std::size_t i = kExpansionLetters.find(c);
    PETEK_ASSERT(i != std::string_view::npos, "not an expansion's letter");
    rules.expansions.insert(static_cast<Expansion>(i));
  }
  return rules;
}

TileSet tiles_in_play(const Rules& rules) {
  TileSet in_play;
  for (const BugSpec& row : kBugs) {
    if (first_face(row.bug) == row.bug && rules.expansions.contains(row.expansion)) {
      in_play = in_play | tiles(row.bug);
    }
  }
  return in_play;
}

Result<Rules, RulesError> parse_rules(std::string_view game_type) {
  Parts parts(trimmed(game_type), ':');
  Parts set_and_preset(*parts.next(), '@');
  Parts set(*set_and_preset.next(), '+');
  if (!equals_ignoring_case(*set.next(), "Base")) {
    return fail(
        RulesError{"no game type: " + quoted(game_type, 80) + " does not begin with 'Base'"});
  }

  Result<Rules, RulesError> rules;
  if (set_and_preset.rest()) rules = parse_preset(*set_and_preset.rest(), game_type);
  if (!rules) return rules;
  if (set.rest()) {
    const Result<ExpansionSet, RulesError> expansions = parse_letters(*set.rest(), game_type);
    if (!expansions) return fail(expansions.error());
    rules->expansions = *expansions;
  }

  std::uint32_t seen = 0;
  while (const std::optional<std::string_view> part = parts.next()) {
    Parts key_and_value(*part, '=');
    const std::string_view key = *key_and_value.next();
    std::size_t i = 0;
    while (i < kOptions.size() && !equals_ignoring_case(key, kOptions[i].key)) ++i;
    if (i == kOptions.size()) return fail(error("unknown option " + quoted(key), game_type));

    const OptionSpec& option = kOptions[i];
    const std::string name = quoted(option.key);
    if ((seen >> i & 1) != 0) return fail(error("repeated option " + name, game_type));
    seen |= 1U << i;
    const std::optional<std::string_view> value = key_and_value.rest();
    if (!value) return fail(error("option " + name + " without a value", game_type));
    if (!option.set(*rules, *value)) {
      return fail(error("bad value " + quoted(*value) + " of option " + name + " (" +
                            std::string(option.values) + ")",
                        game_type));
    }
  }
  return rules;
}

std::string to_string(const Rules& rules) {
  std::string text = "Base";
  if (!rules.expansions.empty()) text += '+';
  for (std::size_t i = 0; i < kExpansionCount; ++i) {
    if (rules.expansions.contains(static_cast<Expansion>(i))) text += kExpansionLetters[i];
  }
  const PresetSpec& preset = spec(rules.preset);
  if (rules.preset != Preset::Standard) text += "@" + std::string(preset.name);
  for (const OptionSpec& option : kOptions) {
    const std::string value = option.get(rules);
    if (value == option.get(preset.rules)) continue;
    text += ":" + std::string(option.key) + "=" + value;
  }
  return text;
}

}  // namespace petek::hive
