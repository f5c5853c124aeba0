// SPDX-License-Identifier: MIT
// Laws that the reference engine obeys by itself, in random games of every expansion and option.
#include <gtest/gtest.h>

#include <array>
#include <map>
#include <random>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "tests/reference/naive_game.h"

namespace petek::laws {
namespace {

using reference::ActionKind;
using reference::NaiveAction;
using reference::NaiveGame;
using reference::NaiveTile;

constexpr std::array<std::string_view, 42> kColonyTypes = {
    "Base+V",
    "Base+V@colony",
    "Base+MV@colony",
    "Base+LV@colony",
    "Base+PV@colony",
    "Base+MLPV@colony",
    "Base+MLPV@colony:flipping=none",
    "Base+MLPV@colony:flipping=fixed:faces=YCTE",
    "Base+V@colony:two_faced=QBA",
    "Base+MLPV@colony:two_faced=MLS",
    "Base+MLPV@colony:flipping=none:two_faced=GP",
    "Base+MLPV@colony:climb=2",
    "Base+MLPV@colony:toss=own:climb=1",
    "Base+S",
    "Base+S@colony",
    "Base+MLPS@kandu",
    "Base+MLPVS@colony",
    "Base+SRG@colony",
    "Base+R@casual",
    "Base+MLPR@tr",
    "Base+MLPVR@colony",
    "Base+MLPVR@kandu",
    "Base+H",
    "Base+H@tr-tournament",
    "Base+MLPVH@colony:combs=once_each",
    "Base+H@kandu",
    "Base+MLPSH@colony",
    "Base+SH@colony:combs=once_each:first=b",
    "Base+G",
    "Base+MLPG@casual",
    "Base+MLPVG@colony",
    "Base+G@kandu",
    "Base+MLPVG@colony:surround=opponent:both=first_loses",
    "Base+VSRG@colony",
    "Base+RHG@bn",
    "Base+MLPVRHG@colony",
    "Base+MLPVRHG@kandu",
    "Base+MLPVSRHG",
    "Base+MLPVSRHG@colony",
    "Base+MLPVSRHG@kandu:surround=any",
    "Base+MLPVSRHG@tr:combs=once_each:deadline=2",
    "Base+MLPVSRHG@colony:flipping=fixed:faces=FDCYKTE:missed=loses",
};

// Mostly a random kind of action first, so that placements and moves do not bury the others.
NaiveAction random_action(const NaiveGame& game, std::mt19937_64& random) {
  std::map<ActionKind, std::vector<NaiveAction>> by_kind;
  std::vector<NaiveAction> all;
  for (const NaiveAction& action : game.actions()) {
    by_kind[action.kind].push_back(action);
    all.push_back(action);
  }
  if (random() % 3 == 0) return all[random() % all.size()];
  const auto chosen = std::next(by_kind.begin(), static_cast<int>(random() % by_kind.size()));
  return chosen->second[random() % chosen->second.size()];
}

// Calls `look` in every position of a random game.
template <class Look>
void in_random_game(std::string_view game_type, std::uint64_t seed, Look look) {
  constexpr int kActions = 80;
  std::mt19937_64 random(seed);
  NaiveGame game(game_type);
  for (int i = 0; i < kActions; ++i) {
    look(game);
    if (testing::Test::HasFatalFailure() || game.over()) return;
    ASSERT_TRUE(game.play(random_action(game, random)));
  }
}

template <class Look>
void in_random_games(int games, std::uint64_t first_seed, Look look) {
  for (const std::string_view game_type : kColonyTypes) {
    for (int i = 0; i < games; ++i) {
      const std::uint64_t seed = first_seed + static_cast<std::uint64_t>(i);
      SCOPED_TRACE(std::string(game_type) + " seed " + std::to_string(seed));
      in_random_game(game_type, seed, look);
      if (testing::Test::HasFatalFailure()) return;
    }
  }
}

void texts_name_their_actions(const NaiveGame& game) {
  std::set<std::string> keys;
  for (const NaiveAction& action : game.actions()) {
    ASSERT_TRUE(keys.insert(reference::comparable_key(game.key_of(action))).second)
        << game.game_string();
    for (const std::string& text : game.texts_of(action)) {
      ASSERT_EQ(game.parse(text), action) << text << " in " << game.game_string();
    }
  }
}

void game_strings_load(const NaiveGame& game) {
  const auto loaded = NaiveGame::load(game.game_string());
  ASSERT_TRUE(loaded.has_value()) << game.game_string();
  ASSERT_EQ(loaded->game_string(), game.game_string());
  ASSERT_EQ(loaded->actions(), game.actions()) << game.game_string();
  ASSERT_EQ(loaded->occurrences(), game.occurrences()) << game.game_string();
}

// H-8, and the honeycomb stays where it is.
void there_is_one_hive(const NaiveGame& game) {
  ASSERT_TRUE(game.board().one_hive()) << game.game_string();
  if (game.rules().has('H')) {
    ASSERT_EQ(game.board().find(reference::kHoneycomb), (reference::Hex{0, 0}));
  }
}

// H-9, C-4: a pass is there alone, or in the second action of a double turn.
void passing_is_the_last_resort(const NaiveGame& game) {
  const std::set<std::string> legal = game.legal();
  if (!game.over()) {
    ASSERT_FALSE(legal.empty()) << game.game_string();
  }
  if (legal.contains("pass") && !game.is_second_action()) {
    ASSERT_EQ(legal.size(), 1U) << game.game_string();
  }
}

// The tiles that an action moves, turns over, removes or makes use their ability. A climbed or
// landed-on tile is none of them.
std::vector<NaiveTile> concerned(const NaiveAction& action) {
  switch (action.kind) {
    case ActionKind::Move:
    case ActionKind::Flip:
    case ActionKind::Sting:
      return {action.tile};
    case ActionKind::Swap:
    case ActionKind::Remove:
      return {action.tile, action.other};
    default:
      return {};
  }
}

// H-14, C-2
void frozen_tiles_and_the_honeycomb_rest(const NaiveGame& game) {
  for (const NaiveAction& action : game.actions()) {
    for (const NaiveTile& tile : concerned(action)) {
      ASSERT_FALSE(game.last_record().frozen.contains(tile.name)) << game.game_string();
      ASSERT_NE(tile.name, reference::kHoneycomb) << game.game_string();
    }
  }
}

// H-4, S-1, R-1: tiles leave only for good, in pairs, and only with Predators.
void tiles_are_conserved(const NaiveGame& game) {
  if (game.choice_is_due()) return;
  int all = 0;
  for (const auto& [kind, count] : game.rules().tiles_per_side()) all += 2 * count;
  int left = 0;
  for (const auto& [cell, stack] : game.board().cells()) left += static_cast<int>(stack.size());
  if (game.rules().has('H')) --left;
  for (const char player : {'w', 'b'}) {
    for (const auto& [kind, count] : game.hand(player)) left += count;
  }
  for (const auto& [kind, count] : game.bag()) left += count;
  const int removed = all - left;
  ASSERT_GE(removed, 0) << game.game_string();
  ASSERT_EQ(removed % 2, 0) << game.game_string();
  if (!game.rules().has('R')) {
    ASSERT_EQ(removed, 0) << game.game_string();
  }
}

// A tile on the board may be named by the letter of either face.
void either_letter_is_read(const NaiveGame& game) {
  for (const NaiveAction& action : game.actions()) {
    const bool first_word = action.kind == ActionKind::Move;
    if (!first_word && action.kind != ActionKind::Flip) continue;
    if (!game.rules().second_face(action.tile.name.kind)) continue;
    NaiveTile other = action.tile;
    other.face = reference::other_face(action.tile, game.rules());
    std::string text = game.text_of(action);
    const std::size_t begin = first_word ? 0 : std::string("flip ").size();
    text.replace(begin, to_string(other).size(), to_string(other));
    ASSERT_EQ(game.parse(text), action) << text << " in " << game.game_string();
  }
}

void all_laws(const NaiveGame& game) {
  texts_name_their_actions(game);
  there_is_one_hive(game);
  passing_is_the_last_resort(game);
  frozen_tiles_and_the_honeycomb_rest(game);
  tiles_are_conserved(game);
  either_letter_is_read(game);
}

TEST(ReferenceLaws, HoldInRandomGames) {
  in_random_games(1, 0, all_laws);
}

TEST(ReferenceLaws, GameStringsLoadTheSameGame) {
  for (const std::string_view game_type : kColonyTypes) {
    NaiveGame last(game_type);
    in_random_game(game_type, 7, [&last](const NaiveGame& game) { last = game; });
    game_strings_load(last);
    if (HasFatalFailure()) return;
  }
}

TEST(MediumReferenceLaws, HoldInRandomGames) {
  in_random_games(8, 100, all_laws);
}

TEST(MediumReferenceLaws, GameStringsLoadTheSameGame) {
  in_random_games(1, 200, game_strings_load);
}

}  // namespace
}  // namespace petek::laws
