// SPDX-License-Identifier: MIT
// The referee against the list of legal actions, in games played at random.
#include "petek/hive/referee.h"

#include <gtest/gtest.h>

#include <array>
#include <string>
#include <string_view>

#include "petek/core/rng.h"
#include "petek/hive/position_fixture.h"

namespace petek::hive {
namespace {

using namespace fixture;

constexpr std::array<std::string_view, 6> kTypes = {"Base+MLPVRHG@colony",
                                                    "Base+MVR@colony",
                                                    "Base+MLPVSRHG@colony",
                                                    "Base+MPVR@kandu",
                                                    "Base+MLPVRG@tr:combs=once_each:climb=2",
                                                    "Base+MLPVR@casual:flipping=none"};

// Calls visit(game) with positions of random games in which abilities are used when possible.
template <class Visit>
void play_games(int games, int plies, Visit&& visit) {
  for (const std::string_view type : kTypes) {
    for (int seed = 0; seed < games; ++seed) {
      Rng rng(static_cast<std::uint64_t>(seed));
      Game game(rules_of(type));
      ActionList actions;
      for (int ply = 0; ply < plies && !game.is_over(); ++ply) {
        visit(game, rng);
        if (testing::Test::HasFailure()) return;
        game.legal_actions(actions);
        Action action = actions[rng.below(static_cast<std::uint32_t>(actions.size()))];
        // Half of the time anything but a placement of which there are so many.
        for (int i = 0; i < 8 && action.kind == ActionKind::Place && seed % 2 == 0; ++i) {
          action = actions[rng.below(static_cast<std::uint32_t>(actions.size()))];
        }
        game.apply(action);
      }
    }
  }
}

bool is_same_pair(Action a, Action b) {
  return TileSet::of(a.tile()) == TileSet::of(b.tile())
             ? a.other() == b.other()
             : a.tile() == b.other() && a.other() == b.tile();
}

// Whether the list holds the action under some text (reading 6).
bool is_listed(const ActionList& actions, Action action) {
  return std::any_of(actions.begin(), actions.end(), [action](Action listed) {
    const bool both_swap = (listed.kind == ActionKind::Swap) == (action.kind == ActionKind::Swap);
    return has_pair(listed.kind) && both_swap && is_same_pair(listed, action);
  });
}

TEST(Reading6Referee, AllowsAPairExactlyWhenTheListHoldsItUnderOneOfItsTexts) {
  int allowed = 0;
  play_games(8, 90, [&](const Game& game, Rng& /*rng*/) {
    const Position& position = game.position();
    if (position.phase() != Phase::Act) return;
    ActionList actions;
    position.legal_actions(actions);
    TileSet in_play = tiles_in_play(position.rules()) & position.on_board();
    const Referee referee(position);
    for (const ActionKind kind : {ActionKind::Swap, ActionKind::Kill, ActionKind::Take}) {
      for (const Tile user : in_play) {
        for (const Tile other : in_play) {
          const Action action = Action::of(kind, user, other);
          const auto reason = referee.why_not(kind, user, other);
          if (!reason) ++allowed;
          // What is allowed is listed; what is listed in just these words is allowed.
          const bool in_words = std::find(actions.begin(), actions.end(), action) != actions.end();
          if (!reason) {
            ASSERT_TRUE(is_listed(actions, action))
                << to_game_string(game) << " " << to_string(position, action);
          }
          if (in_words) {
            ASSERT_FALSE(reason.has_value())
                << to_game_string(game) << " " << to_string(position, action) << code(*reason);
          }
          ASSERT_EQ(position.listed(action).has_value(), !reason.has_value())
              << to_game_string(game) << " " << to_string(position, action);
        }
      }
    }
  });
  EXPECT_GT(allowed, 100);
}

TEST(Referee, NamesTheTileOfAPairThatTheReasonIsAbout) {
  const auto what = [](const Position& position, std::string_view move) {
    return parse_legal_move(position, move).error().what;
  };
  const Layout type{.type = "Base+VR@colony"};
  EXPECT_EQ(what(lay("wX    bA1   wQ    bQ", type), "kill bA1 wX"),
            "bA1 cannot do that, nor can it be made to (H-M)");
  EXPECT_EQ(what(lay("wX    wQ    bQ    bA1", type), "kill wX bA1"), "bA1 is out of reach (R-3)");
  EXPECT_EQ(what(lay("wX    bA1   wQ    bQ", type), "kill wX wQ"),
            "wQ is the player's own, and only the opponent's are stung, killed or taken (V-W)");
  const Layout covered{.type = "Base+VR@colony", .stacked = "bB1 wX"};
  EXPECT_EQ(what(lay("wX    bA1   wQ    bQ", covered), "kill wX bA1"),
            "wX is covered by another (H-1)");
  const Layout stack{.type = "Base+VR@colony", .stacked = "bB1 bA1"};
  EXPECT_EQ(what(lay("wX    bA1   wQ    bQ", stack), "kill wX bA1"),
            "bA1 is covered by another (H-1)");
  EXPECT_EQ(what(lay("wX    bA1   wQ    bQ", stack), "kill wX bB1"),
            "bB1 is not alone in its cell (V-W)");
}

TEST(Referee, GivesAReasonWithARowForAnyBytes) {
  play_games(2, 80, [&](const Game& game, Rng& rng) {
    const Position& position = game.position();
    for (int i = 0; i < 40; ++i) {
      const std::uint64_t bits = rng();
      const Action action = {static_cast<ActionKind>(bits % 16),
                             static_cast<std::uint8_t>(bits >> 8),
                             {static_cast<std::uint8_t>(bits >> 16 & (i % 2 == 0 ? 0x3f : 0xff)),
                              static_cast<std::uint8_t>(bits >> 24 & (i % 4 == 0 ? 0 : 0xff))}};
      const auto reason = position.refusal(action);
      const auto listed = position.listed(action);
      if (!reason) {
        ASSERT_TRUE(listed.has_value());
        continue;
      }
      ASSERT_FALSE(explain(position, action, *reason).empty());
      ASSERT_EQ(listed.has_value(), *reason == Reason::OtherText);
    }
  });
}

}  // namespace
}  // namespace petek::hive
