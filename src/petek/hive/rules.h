// SPDX-License-Identifier: MIT
// Rulesets as data: expansions, options and presets. Spec: section 7, and section 8 for the text.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "petek/core/result.h"
#include "petek/hive/tile.h"

namespace petek::hive {

class ExpansionSet {
 public:
  constexpr ExpansionSet() = default;
  [[nodiscard]] constexpr bool contains(Expansion e) const {
    return e == Expansion::None || (bits_ >> static_cast<int>(e) & 1) != 0;
  }
  constexpr void insert(Expansion e) {
    bits_ |= static_cast<std::uint8_t>(1U << static_cast<int>(e));
  }
  constexpr void erase(Expansion e) {
    bits_ &= static_cast<std::uint8_t>(~(1U << static_cast<int>(e)));
  }
  [[nodiscard]] constexpr bool empty() const { return bits_ == 0; }
  [[nodiscard]] constexpr std::uint8_t bits() const { return bits_; }
  friend constexpr bool operator==(ExpansionSet, ExpansionSet) = default;

 private:
  std::uint8_t bits_ = 0;
};

enum class Preset : std::uint8_t { Standard, Casual, Tr, TrTournament, Bn, Cs, Colony, Kandu };
inline constexpr std::size_t kPresetCount = 8;

enum class OpeningQueen : std::uint8_t { Allowed, Forbidden, Required };  // H-6
enum class Missed : std::uint8_t { Forced, Loses };                       // H-5, X-3
enum class Placement : std::uint8_t { OwnColour, Kandu };                 // H-4, X-2
enum class Surround : std::uint8_t { Any, Opponent };                     // H-16, X-4
enum class BothSurrounded : std::uint8_t { Draw, FirstLoses };            // H-16, X-5
enum class Repetition : std::uint8_t { Draw, None };                      // H-17
enum class Toss : std::uint8_t { Any, Own };                              // H-P, tr
enum class Flipping : std::uint8_t { Free, None, Fixed };                 // V-5
enum class Combs : std::uint8_t { Once, OnceEach };                       // C-3
enum class DrawPolicy : std::uint8_t { Ends, Restarts };                  // a match's affair

// A ruleset. A default one is the preset `standard` with the base tiles: UHP's `Base`. Comparable,
// and small enough to live in a Position.
struct Rules {
  ExpansionSet expansions;
  Preset preset = Preset::Standard;  // the name under which the options are written
  Colour first = Colour::White;
  OpeningQueen opening_queen = OpeningQueen::Forbidden;
  std::uint8_t deadline = 4;  // the queen's last turn, 1-20
  Missed missed = Missed::Forced;
  Placement placement = Placement::OwnColour;
  Surround surround = Surround::Any;
  BothSurrounded both = BothSurrounded::Draw;
  Repetition repetition = Repetition::Draw;
  Toss toss = Toss::Any;
  std::uint8_t climb = 0;  // no step onto a cell that holds more tiles, 1-20; 0: no limit
  Flipping flipping = Flipping::Free;
  Combs combs = Combs::Once;
  DrawPolicy draw = DrawPolicy::Ends;
  std::uint8_t faces = 0;      // under Fixed: bit i, the kind of first face i shows its second face
  std::uint8_t two_faced = 0;  // bit i, the kind of first face i has two faces; 0: all

  friend constexpr bool operator==(const Rules&, const Rules&) = default;
};

// Whether tiles of this kind (a first face) have a second face that may show in play (V-1, V-5).
[[nodiscard]] constexpr bool has_second_face(const Rules& rules, Bug kind) {
  return rules.expansions.contains(Expansion::Venom) && has_two_faces(kind) &&
         (rules.two_faced == 0 || (rules.two_faced >> static_cast<int>(kind) & 1) != 0);
}

// Whether a game is played with tiles of Colony: V, S, R, H or G.
[[nodiscard]] constexpr bool has_colony(const Rules& rules) {
  constexpr unsigned kCore = 0b111;  // M, L, P
  return (rules.expansions.bits() & ~kCore) != 0;
}

struct PresetSpec {
  Preset preset;
  std::string_view name;     // as written behind '@'
  std::string_view source;   // where the rules come from
  std::string_view summary;  // what departs from the core, one English sentence
  Rules rules;
};
[[nodiscard]] std::span<const PresetSpec> presets();
[[nodiscard]] const PresetSpec& spec(Preset preset);
// A paragraph for people: what is different, and what it does to a game.
[[nodiscard]] std::string_view explanation(Preset preset);

struct ExpansionSpec {
  Expansion expansion;
  std::string_view name;         // English, one word, lower case
  std::string_view summary;      // what it brings, one English sentence
  std::string_view explanation;  // a paragraph for people: how it is played with
  std::string_view rules;        // the ids in the specification
};
// By Expansion, without None; the letter of each is in kExpansionLetters.
[[nodiscard]] std::span<const ExpansionSpec> expansions();
[[nodiscard]] const ExpansionSpec& spec(Expansion expansion);
// By name or by letter, in any case; null when there is none.
[[nodiscard]] const ExpansionSpec* find_expansion(std::string_view name);

struct OptionSpec {
  std::string_view key;
  std::string_view values;   // what may be written, the core's value first
  std::string_view meaning;  // one English sentence
  std::string_view rule;     // spec id
  // The value as text, and reading it; `set` returns false and changes nothing on a bad value.
  std::string (*get)(const Rules&);
  bool (*set)(Rules&, std::string_view);
};
[[nodiscard]] std::span<const OptionSpec> options();

// The preset's rules with these expansions, e.g. make_rules(Preset::Standard, "MLP"). Asks for
// letters of kExpansionLetters.
[[nodiscard]] Rules make_rules(Preset preset, std::string_view letters = "");

// The tiles that are in play.
[[nodiscard]] TileSet tiles_in_play(const Rules& rules);

// `Base+MLP@kandu:surround=any`. Letters in any order and any case are read; what is written is in
// one order, and options only where they depart from the preset.
struct RulesError {
  std::string what;  // "unknown option 'surrund' in game type 'Base@kandu:surrund=any'"
};
[[nodiscard]] Result<Rules, RulesError> parse_rules(std::string_view game_type);
[[nodiscard]] std::string to_string(const Rules& rules);

}  // namespace petek::hive
