// SPDX-License-Identifier: MIT
// Presets and expansions explained to people. Spec: sections 1 to 7.
#include <array>

#include "petek/core/assert.h"
#include "petek/core/text.h"
#include "petek/hive/rules.h"

namespace petek::hive {
namespace {

constexpr std::array<std::string_view, kPresetCount> kPresetTexts = {
    // standard
    "The rules of tournaments and of the Universal Hive Protocol, and what a game type means that "
    "names no preset. Neither player's first tile may be the queen bee, yet she must be down by "
    "the fourth turn, and nothing moves before she is. So the first turns build a short row with "
    "the queen at its ends or sides, then ants and beetles race for the ring round the other "
    "queen. A ring closed round both queens at once, or a position that stands for the third "
    "time, is a draw.",
    // casual
    "The game as it is sold: all is as in tournaments, but the queen bee may be the very first "
    "tile. She may then begin in the middle of the hive, where she is soon hemmed in; in return "
    "everything may move from the second turn on.",
    // tr
    "The Turkish rules: the base tiles, with the pillbug if the players like. The queen bee may "
    "be the first tile. A pillbug tosses only tiles of its own colour, so it saves its queen but "
    "never drags the enemy's; no tile climbs onto a stack of more than four. After a draw a new "
    "game starts at once with the same colours, so a match always has a winner.",
    // tr-tournament
    "The Turkish rules for tournaments: as tr, and each player's first tile has to be the queen "
    "bee. Both queens stand side by side from the first turn, everything may move from the "
    "second, and the fight round them begins at once.",
    // bn
    "The Bengali rules: the base tiles, White acts first, and the queen bee may be the first "
    "tile. All else is the core, so games go as in casual: the queens are often down early and the "
    "ring round them is built by ants and grasshoppers.",
    // cs
    "The Czech rules of the original game: mosquito, ladybug and pillbug join as the players "
    "like, and the queen bee may be the first tile. All else is the core.",
    // colony
    "The Czech rules of Hive: Colony, the core without any change, made for the sets V, R, H and "
    "G, and S and M, L, P as the players like. What a game is like is up to the sets: with Venom "
    "tiles turn over and are stung, with Predators they leave the board, with Guardians a ring "
    "is no longer enough.",
    // kandu
    "The Persian game. Black acts first. Until a player's queen is down, that player's new tiles "
    "touch the hive but none of their own colour; once she is down they go to any empty cell at "
    "the hive, next to the enemy too, so tiles in hand strike anywhere. The queen must be down by "
    "the third turn, and a player who has no cell for her then has lost. Only enemy tiles "
    "surround a queen: her own side's tiles beside her are shelter, and a beetle of her side on "
    "one enemy tile opens the ring. Where both rings close in one action, the one that closed "
    "first loses. The option surround=any counts tiles of either colour, as the other rulesets "
    "do.",
};

constexpr std::array<ExpansionSpec, kExpansionCount> kExpansions = {{
    {Expansion::Mosquito, "mosquito", "One mosquito a side, which does what its neighbours do.",
     "The mosquito moves like, or uses the ability of, any bug on top of a neighbouring cell, of "
     "either colour, as they stand when its turn begins. Next to nothing but mosquitoes it stays "
     "where it is. On top of another tile it is a beetle until it comes down. It copies what "
     "bugs do, never what they merely are: no shelter of a shield bug, no hold of a scorpion.",
     "H-M"},
    {Expansion::Ladybug, "ladybug", "One ladybug a side, which crosses the hive from above.",
     "The ladybug takes two steps on top of the hive and one down to an empty cell. It gets into "
     "pockets that no ground step reaches, and out of them, and so both fills the last cell of a "
     "ring and walks through a defence.",
     "H-L"},
    {Expansion::Pillbug, "pillbug", "One pillbug a side, which tosses its neighbours.",
     "The pillbug moves one step like the queen, or in place of that tosses a neighbouring tile "
     "of either colour: up onto itself and down to another empty cell beside it. What the other "
     "player has just moved is not tossed, nor a tile in a stack, nor one without which the hive "
     "falls apart; a tile of the enemy that was tossed is frozen for the enemy's next turn. It "
     "is the queen's best guard, for it carries her out of a ring that is about to close.",
     "H-P, H-14, H-15"},
    {Expansion::Venom, "venom", "Every tile of the core has a second bug on its back.",
     "Eight new bugs are on the backs of the core's tiles: the queen bee's is the queen wasp, who "
     "stings; then firefly, dragonfly, scorpion and fly, and on the mosquito, ladybug and pillbug, "
     "if they are in the game, tick, shield bug and centipede. A tile is placed with either face "
     "up (the queen always bee side up), and in place of moving, a "
     "player may flip one of its own tiles, so that a blocked ant becomes a fly in one turn and "
     "flies in the next. The wasp turns over and freezes an enemy tile beside her, the tick makes "
     "an enemy tile move or use its ability, the centipede changes places with a tile three steps "
     "away, the shield bug is proof against all of that and against predators, and a scorpion "
     "holds the enemies beside it to the face they show. Tiles that the other player has just "
     "relocated or stung are frozen for a turn. The options flipping and two_faced make a gentler "
     "start: faces that stay as placed, or only some kinds with two.",
     "V-1 to V-5, V-W, V-F, V-D, V-C, V-Y, V-K, V-T, V-E, V-M"},
    {Expansion::Swarm, "swarm", "Three tiles are chosen in secret, the rest are drawn from a bag.",
     "Each player secretly chooses three tiles of its colour, which with its queen are its first "
     "hand; when both have chosen, both hands are shown and stay open. All other tiles of both "
     "colours go into one bag. After each placement the player draws a tile from it, perhaps the "
     "opponent's: such a tile is placed by the rules of its own colour and is its colour's from "
     "then on, so a player may hold back what the other side needs, or put it where it does no "
     "good. With the own queen down, a player may in place of acting steal any tile but a queen "
     "out of the other hand. Only the draws are chance; the record holds them all.",
     "S-1 to S-5"},
    {Expansion::Predators, "predators", "An assassin bug and a mantis a side, which remove tiles.",
     "These two take tiles off the board, and themselves with them. The assassin bug walks one "
     "step, or steps onto an enemy tile beside it that is alone in its cell and has not just been "
     "moved or turned, and both are gone. The mantis never moves, but leaps from anywhere onto "
     "the tile that the opponent placed last, wherever it stands, and both are gone. Removing the "
     "enemy queen wins at once, so she had better not be the tile placed last while a mantis "
     "waits, nor stand beside an assassin that may strike. Shield bugs, and tiles beside one, "
     "are safe, and what is left must be one hive. A mosquito that copies a predator is removed "
     "in its place.",
     "R-1 to R-6"},
    {Expansion::HoneyCombo, "honeycombo", "A neutral tile that gives one player a double turn.",
     "The honeycomb lies in the middle before the first turn, belongs to nobody and never moves. "
     "It is a tile like any other for the hive, for gates, climbing and surrounding; new tiles of "
     "either side may be placed at it. Once a game a player whose queen is down may turn it over, "
     "unless a tile lies on it, in place of acting: that player's next turn then has two actions, "
     "of any kind and by the same tile if wanted, the second of them optional. The opponent has "
     "one turn to prepare for it. With the option combs=once_each both players may do so.",
     "C-1 to C-4"},
    {Expansion::Guardians, "guardians",
     "A moth and a butterfly a side; queens must be covered too.",
     "Moth and butterfly live on top of the hive. They are placed onto an occupied cell that is, "
     "or is beside, a cell of their own colour or the honeycomb, with no enemy on the cells round "
     "it, and never stand on the ground: the moth comes down one step and goes up again, the "
     "butterfly flutters two steps over the top. While they are in the game a queen falls only "
     "when all six cells round her are occupied and a tile of either colour lies on her as well. "
     "So a ring alone threatens nothing, beetles and guardians on a queen do, and games are "
     "longer.",
     "U-1 to U-4"},
}};

consteval bool expansions_are_in_order() {
  for (std::size_t i = 0; i < kExpansions.size(); ++i) {
    if (kExpansions[i].expansion != static_cast<Expansion>(i)) return false;
  }
  return true;
}
static_assert(expansions_are_in_order(), "kExpansions is indexed by Expansion");

}  // namespace

std::string_view explanation(Preset preset) {
  return kPresetTexts[static_cast<std::size_t>(preset)];
}

std::span<const ExpansionSpec> expansions() {
  return kExpansions;
}

const ExpansionSpec& spec(Expansion expansion) {
  PETEK_ASSERT(expansion != Expansion::None, "the base set is no expansion");
  return kExpansions[static_cast<std::size_t>(expansion)];
}

const ExpansionSpec* find_expansion(std::string_view name) {
  for (const ExpansionSpec& row : kExpansions) {
    const char letter = kExpansionLetters[static_cast<std::size_t>(row.expansion)];
    if (equals_ignoring_case(name, row.name) || (name.size() == 1 && upper(name[0]) == letter)) {
      return &row;
    }
  }
  return nullptr;
}

}  // namespace petek::hive
