// SPDX-License-Identifier: MIT
// Laws: positions have the same key exactly when they are the same up to translation, tiles of one
// kind and colour being alike.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <map>
#include <string>

#include "tests/laws/playout.h"

namespace petek::laws {
namespace {

Hex corner_of(const hive::Position& position) {
  if (position.on_board().empty()) return {};
  Hex corner = position.hex_of(position.on_board().first());
  for (const hive::Tile tile : position.on_board()) {
    const Hex hex = position.hex_of(tile);
    corner = {std::min(corner.q, hex.q), std::min(corner.r, hex.r)};
  }
  return corner;
}

// The board and who is to act, written out; with the marks of the last turn or without.
std::string canonical(const hive::Position& position, bool with_marks) {
  const Hex corner = corner_of(position);
  std::map<Hex, std::map<int, std::string>> cells;
  for (const hive::Tile tile : position.on_board()) {
    constexpr std::array kColours = {'w', 'b', 'n'};
    std::string text = {kColours[hive::index(hive::colour(tile))],
                        hive::letter(position.face_of(tile))};
    if (with_marks && position.just_moved().contains(tile)) text += '!';
    if (with_marks && position.frozen().contains(tile)) text += '*';
    if (with_marks && position.just_turned().contains(tile)) text += '?';
    if (with_marks && position.just_placed().contains(tile)) text += '+';
    const hive::Deeds& deeds = position.state().deeds;
    if (with_marks && deeds.moved.contains(tile)) text += 'm';
    if (with_marks && deeds.turned.contains(tile)) text += 't';
    if (with_marks && deeds.placed.contains(tile)) text += 'p';
    for (const hive::Colour colour : {hive::Colour::White, hive::Colour::Black}) {
      if (with_marks && position.last_placed(colour) == tile) text += 'l';
    }
    cells[position.hex_of(tile) - corner][position.level_of(tile)] = text;
  }
  std::string text = position.to_act() == hive::Colour::White ? "w" : "b";
  if (hive::has_colony(position.rules())) {
    for (const hive::TileSet set :
         {position.hand(hive::Colour::White), position.hand(hive::Colour::Black), position.bag()}) {
      text += "|";
      for (const hive::Tile tile : set) text += hive::to_string(tile, hive::kind(tile));
    }
    for (const hive::Colour colour : {hive::Colour::White, hive::Colour::Black}) {
      text += position.has_turned_comb(colour) ? 'c' : '-';
      text += position.has_double_turn(colour) ? '2' : '1';
    }
    text += position.is_second_action() ? "again" : "";
    text += std::to_string(static_cast<int>(position.phase()));
  }
  for (const auto& [hex, stack] : cells) {
    text += " " + std::to_string(hex.q) + "," + std::to_string(hex.r);
    for (const auto& [level, tile] : stack) text += tile;
  }
  return text;
}

// Before both queens are down, the turn number counts as well.
bool is_past_the_opening(const hive::Position& position) {
  return position.on_board().contains(hive::queen_of(hive::Colour::White)) &&
         position.on_board().contains(hive::queen_of(hive::Colour::Black));
}

class Keys {
 public:
  void add(const hive::Position& position) {
    if (!is_past_the_opening(position) || position.is_over()) return;
    add(keys_, canonical(position, true), position.key());
    add(board_keys_, canonical(position, false), position.board_key());
    const auto [entry, is_new] =
        corners_.try_emplace(canonical(position, true), corner_of(position));
    if (!is_new) ++met_again_;
    if (entry->second != corner_of(position)) ++met_elsewhere_;
  }
  [[nodiscard]] int met_again() const { return met_again_; }
  [[nodiscard]] int met_elsewhere() const { return met_elsewhere_; }

 private:
  struct BothWays {
    std::map<std::string, std::uint64_t> by_text;
    std::map<std::uint64_t, std::string> by_key;
  };
  static void add(BothWays& both, const std::string& text, std::uint64_t key) {
    EXPECT_EQ(both.by_text.try_emplace(text, key).first->second, key) << text;
    EXPECT_EQ(both.by_key.try_emplace(key, text).first->second, text) << text;
  }

  BothWays keys_;
  BothWays board_keys_;
  std::map<std::string, Hex> corners_;
  int met_again_ = 0;
  int met_elsewhere_ = 0;
};

// The position, its children and its grandchildren, as far as they are few.
void add_tree(Keys& keys, hive::Position& position, int depth) {
  keys.add(position);
  if (depth == 0 || position.is_over()) return;
  constexpr std::size_t kFew = 40;
  hive::ActionList actions;
  position.legal_actions(actions);
  if (actions.size() > kFew) return;
  for (const hive::Action action : actions) {
    hive::Position::Undo undo;
    position.apply(action, undo);
    add_tree(keys, position, depth - 1);
    position.undo(undo);
  }
}

TEST(Key, IsTheSameForTheSamePositionAndForNoOther) {
  Keys keys;
  for (const Style style : {Style::Mover, Style::Shuttler, Style::Climber}) {
    for (std::uint64_t seed = 0; seed < 6; ++seed) {
      Playout playout("Base+MLP:repetition=none", seed, style);
      do {
        hive::Position position = playout.position();
        add_tree(keys, position, 2);
        if (testing::Test::HasFailure()) return;
      } while (playout.step());
    }
  }
  EXPECT_GT(keys.met_again(), 1000);
}

TEST(Key, IsTheSameForTheSamePositionAndForNoOtherInColony) {
  // Rulesets have keys of their own, so each is looked at by itself.
  for (const std::string_view game_type :
       {"Base+MLPVRHG@colony:repetition=none", "Base+MLPVSRHG@colony:repetition=none"}) {
    Keys keys;
    for (const Style style :
         {Style::Mover, Style::Shuttler, Style::Conjurer, Style::Predator, Style::Uniform}) {
      for (std::uint64_t seed = 0; seed < 6; ++seed) {
        Playout playout(game_type, seed, style);
        do {
          hive::Position position = playout.position();
          add_tree(keys, position, 1);
          if (testing::Test::HasFailure()) return;
        } while (playout.step());
      }
    }
    EXPECT_GT(keys.met_again(), 10);
  }
}

TEST(Key, StaysTheSameWhenTheHiveHasWalkedAway) {
  Keys keys;
  for (std::uint64_t seed = 0; seed < 30; ++seed) {
    Playout playout("Base+MLP:repetition=none", seed, Style::Walker);
    for (int plies = 0; plies < 4; ++plies) {
      hive::Position position = playout.position();
      add_tree(keys, position, 1);
      playout.step();
    }
  }
  EXPECT_GT(keys.met_elsewhere(), 50);
}

TEST(Key, TellsRulesetsApart) {
  std::map<std::uint64_t, std::string_view> types;
  for (const std::string_view game_type : kGameTypes) {
    const auto [entry, is_new] =
        types.try_emplace(Playout(game_type, 0).position().key(), game_type);
    EXPECT_TRUE(is_new) << game_type << " and " << entry->second;
  }
}

}  // namespace
}  // namespace petek::laws
