// SPDX-License-Identifier: MIT
// Bugs, the faces of tiles: one row of kBugs each. Spec: H-2, V-1, R, C, U and section 8 (letters).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace petek::hive {

// The face that is up. A two-faced tile's second face is its first face plus kSecondFace.
enum class Bug : std::uint8_t {
  Queen,
  Spider,
  Beetle,
  Grasshopper,
  Ant,
  Mosquito,
  Ladybug,
  Pillbug,
  Wasp,
  Scorpion,
  Firefly,
  Dragonfly,
  Fly,
  Tick,
  ShieldBug,
  Centipede,
  Assassin,
  Mantis,
  Moth,
  Butterfly,
  Honeycomb,
};
inline constexpr int kSecondFace = 8;
inline constexpr std::size_t kBugCount = 21;

// The letters behind `Base+` in a game type, in the order in which they are written.
enum class Expansion : std::uint8_t {
  Mosquito,
  Ladybug,
  Pillbug,
  Venom,
  Swarm,
  Predators,
  HoneyCombo,
  Guardians,
  None,  // always in play
};
inline constexpr std::size_t kExpansionCount = 8;
inline constexpr std::string_view kExpansionLetters = "MLPVSRHG";

struct BugSpec {
  Bug bug;
  char letter;
  std::string_view name;  // English, lower case
  std::uint8_t per_side;  // tiles of a side that can show this face; 1 in all for the honeycomb
  Expansion expansion;    // what brings the tile into play; None: the base set
  std::string_view rule;  // the id in the specification
  bool stays_on_ground;   // ground steps alone: raised by a swap, it has no move of its own
};

inline constexpr std::array<BugSpec, kBugCount> kBugs = {{
    {Bug::Queen, 'Q', "queen bee", 1, Expansion::None, "H-Q", true},
    {Bug::Spider, 'S', "spider", 2, Expansion::None, "H-S", true},
    {Bug::Beetle, 'B', "beetle", 2, Expansion::None, "H-B", false},
    {Bug::Grasshopper, 'G', "grasshopper", 3, Expansion::None, "H-G", false},
    {Bug::Ant, 'A', "soldier ant", 3, Expansion::None, "H-A", true},
    {Bug::Mosquito, 'M', "mosquito", 1, Expansion::Mosquito, "H-M", false},
    {Bug::Ladybug, 'L', "ladybug", 1, Expansion::Ladybug, "H-L", false},
    {Bug::Pillbug, 'P', "pillbug", 1, Expansion::Pillbug, "H-P", true},
    {Bug::Wasp, 'W', "queen wasp", 1, Expansion::Venom, "V-W", true},
    {Bug::Scorpion, 'C', "scorpion", 2, Expansion::Venom, "V-C", true},
    {Bug::Firefly, 'F', "firefly", 2, Expansion::Venom, "V-F", false},
    {Bug::Dragonfly, 'D', "dragonfly", 3, Expansion::Venom, "V-D", false},
    {Bug::Fly, 'Y', "fly", 3, Expansion::Venom, "V-Y", false},
    {Bug::Tick, 'T', "tick", 1, Expansion::Venom, "V-T", false},
    {Bug::ShieldBug, 'K', "shield bug", 1, Expansion::Venom, "V-K", false},
    {Bug::Centipede, 'E', "centipede", 1, Expansion::Venom, "V-E", false},
    {Bug::Assassin, 'X', "assassin bug", 1, Expansion::Predators, "R-3", true},
    {Bug::Mantis, 'N', "mantis", 1, Expansion::Predators, "R-4", false},
    {Bug::Moth, 'O', "moth", 1, Expansion::Guardians, "U-3", false},
    {Bug::Butterfly, 'U', "butterfly", 1, Expansion::Guardians, "U-4", false},
    {Bug::Honeycomb, 'H', "honeycomb", 1, Expansion::HoneyCombo, "C-1", false},
}};

[[nodiscard]] constexpr const BugSpec& spec(Bug bug) {
  return kBugs[static_cast<std::size_t>(bug)];
}
[[nodiscard]] constexpr char letter(Bug bug) {
  return spec(bug).letter;
}

[[nodiscard]] constexpr std::optional<Bug> bug_of_letter(char letter) {
  for (const BugSpec& row : kBugs) {
    if (row.letter == letter) return row.bug;
  }
  return std::nullopt;
}

// The face that a tile showing `bug` has when it is placed on its first side (V-1).
[[nodiscard]] constexpr Bug first_face(Bug bug) {
  const auto i = static_cast<int>(bug);
  return i >= kSecondFace && i < 2 * kSecondFace ? static_cast<Bug>(i - kSecondFace) : bug;
}
[[nodiscard]] constexpr bool has_two_faces(Bug bug) {
  return static_cast<int>(bug) < 2 * kSecondFace;
}
// The face that a tile of this kind shows; kinds of one face show that.
[[nodiscard]] constexpr Bug face_of_kind(Bug kind, bool second) {
  return second && has_two_faces(kind) ? static_cast<Bug>(static_cast<int>(kind) + kSecondFace)
                                       : kind;
}

consteval bool rows_are_in_order() {
  for (std::size_t i = 0; i < kBugs.size(); ++i) {
    if (kBugs[i].bug != static_cast<Bug>(i)) return false;
  }
  return true;
}
static_assert(rows_are_in_order(), "kBugs is indexed by Bug");

}  // namespace petek::hive
