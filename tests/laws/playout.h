// SPDX-License-Identifier: MIT
// Seeded random games in every ruleset, played in several styles so that stacks, repetitions, wide
// hives and hives far from where they began all occur.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "petek/core/rng.h"
#include "petek/hive/game.h"

namespace petek::laws {

// Games of the core: every preset, with and without the expansions, and options that no preset
// combines so.
inline constexpr std::array<std::string_view, 24> kCoreTypes = {
    "Base",
    "Base+M",
    "Base+L",
    "Base+P",
    "Base+MLP",
    "Base+MLP@casual",
    "Base@tr",
    "Base+P@tr",
    "Base+MLP@tr",
    "Base@tr-tournament",
    "Base+P@tr-tournament",
    "Base@bn",
    "Base+MLP@cs",
    "Base+MLP@colony",
    "Base@kandu",
    "Base+MLP@kandu",
    "Base+MLP@kandu:surround=any",
    "Base+MLP@tr:climb=1:toss=any",
    "Base+MP:climb=2:repetition=none",
    "Base+MLP:surround=opponent:both=first_loses",
    "Base+MLP:first=b:missed=loses:deadline=5",
    "Base+MLP@casual:placement=kandu:deadline=2",
    "Base+ML@kandu:missed=forced:deadline=20:both=draw",
    "Base+LP@cs:opening_queen=required:deadline=1",
};

// Games with tiles of Colony: each set by itself, in company, with every option that concerns it
// and under every preset.
inline constexpr std::array<std::string_view, 38> kColonyTypes = {
    "Base+V@colony",
    "Base+MLPV@colony",
    "Base+MLPVR@colony",
    "Base+MLPVH@colony",
    "Base+MLPVG@colony",
    "Base+MLPVRHG@colony",
    "Base+MLPVS@colony",
    "Base+MLPVSRHG@colony",
    "Base+MLPG@casual",
    "Base+MLPH@casual",
    "Base+V@casual",
    "Base+S@casual",
    "Base+R@casual",
    "Base+H@casual",
    "Base+G@casual",
    "Base+MLPVRHG@colony:flipping=none",
    "Base+MLPVRHG@colony:flipping=fixed",
    "Base+MLPVRHG@colony:flipping=fixed:faces=CETY",
    "Base+MLPVRHG@colony:flipping=fixed:faces=CDEFKTY",
    "Base+MLPVRHG@colony:two_faced=MPQ",
    "Base+MLPVRHG@kandu",
    "Base+MLPVSRHG@kandu",
    "Base+MLPVSRHG@kandu:surround=any:combs=once_each",
    "Base+MLPVRHG@tr",
    "Base+MLPVSH@tr-tournament:climb=1",
    "Base+MLPVRHG@colony:combs=once_each",
    "Base+MLPVSRHG@colony:combs=once_each",
    "Base+MLPVSRHG",
    "Base+MLPVSG@bn:deadline=2:missed=loses",
    "Base+VRH@cs:surround=opponent",
    "Base+MLPVRHG@colony:both=first_loses:toss=own",
    "Base+MVR@casual:repetition=none",
    "Base+PVR@casual",
    "Base+MSH@casual:first=b",
    "Base+MSR@casual",
    "Base+LPSG@kandu",
    "Base+MVHG@colony:placement=kandu:climb=2",
    "Base+MPVRG@tr:flipping=none:two_faced=MPL",
};
inline constexpr auto kGameTypes = [] {
  std::array<std::string_view, kCoreTypes.size() + kColonyTypes.size()> types;
  std::copy(kCoreTypes.begin(), kCoreTypes.end(), types.begin());
  std::copy(kColonyTypes.begin(), kColonyTypes.end(), types.begin() + kCoreTypes.size());
  return types;
}();

// How a random game is played; each seed has one.
enum class Style : std::uint8_t {
  Uniform,    // any legal action
  Mover,      // mostly moves: small hives
  Climber,    // mostly steps onto other tiles: high stacks
  Shuttler,   // mostly the move back again: repetitions, passes
  Stretcher,  // mostly far from the middle: wide hives
  Walker,     // any, once a small hive has walked far away, past repetitions if need be
  Hunter,     // mostly onto cells next to a queen: wins, losses, double surrounds
  Tosser,     // mostly moves of enemy tiles: frozen tiles
  Conjurer,  // mostly what only tiles of Colony do: flips, stings, swaps, kills, a turned honeycomb
  Predator,  // the same, and mostly tiles that can kill, take, swap or control are placed
};
inline constexpr std::uint32_t kStyleCount = 10;

class Playout {
 public:
  // The game type must be one that parse_rules reads.
  Playout(std::string_view game_type, std::uint64_t seed);
  Playout(std::string_view game_type, std::uint64_t seed, Style style);

  [[nodiscard]] const hive::Game& game() const { return game_; }
  [[nodiscard]] const hive::Position& position() const { return game_.position(); }
  [[nodiscard]] Style style() const { return style_; }
  [[nodiscard]] Rng& rng() { return rng_; }

  // Plays one action; returns false, playing none, when the game is over or long enough.
  bool step();
  // How many actions are enough, beside those that walked the hive away.
  void set_longest(std::size_t actions) { longest_ = actions; }
  // The action that step() played last.
  [[nodiscard]] hive::Action last() const { return game_.actions().back(); }

 private:
  void walk_away();
  [[nodiscard]] hive::Action choose();
  [[nodiscard]] bool likes(hive::Action action) const;
  [[nodiscard]] int queens_next_to(Hex hex) const;

  struct Step {
    hive::Tile tile;
    Hex from;
  };

  hive::Game game_;
  Rng rng_;
  hive::ActionList actions_;
  hive::ActionList liked_;
  std::array<std::optional<Step>, 2> last_move_;  // by player
  std::size_t walked_ = 0;                        // actions of walk_away()
  std::size_t longest_ = 150;
  Style style_;
};

// Plays games of this type, in one style after another, and calls `visit` before each action, until
// it has been called `count` times. Types differ in the style that comes first.
void visit_positions(std::string_view game_type, int count,
                     const std::function<void(Playout&)>& visit);

// To tell which position a failure belongs to.
std::string describe(const hive::Game& game);

}  // namespace petek::laws
