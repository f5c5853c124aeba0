// SPDX-License-Identifier: MIT
#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <tuple>

#include "apps/petek/draw.h"
#include "petek/hive/notation.h"

namespace petek::app {
namespace {

using hive::Action;
using hive::ActionKind;
using hive::Colour;
using hive::Position;
using hive::Tile;
using hive::TileSet;

constexpr std::array kPlayers = {Colour::White, Colour::Black};

std::string_view name_of(Colour player) {
  return player == Colour::White ? "White" : "Black";
}

// The actions of the last turn; choosing and drawing are no turns of their own.
std::string last_turn_text(const hive::Game& game) {
  const std::size_t count = game.actions().size();
  std::string text;
  for (std::size_t i = count; i-- > 0;) {
    if (game.position_at(i).ply() != game.position_at(count - 1).ply()) break;
    const std::string action = to_string(game.position_at(i), game.actions()[i]);
    text.insert(0, text.empty() ? action : action + "; ");
  }
  return text;
}

void mark_action(Scene& scene, const Position& before, const Position& after, Action action) {
  const auto add = [&](std::vector<Hex>& to, Tile tile) {
    const Position& there = after.on_board().contains(tile) ? after : before;
    if (there.on_board().contains(tile)) to.push_back(there.hex_of(tile));
  };
  switch (action.kind) {
    case ActionKind::Move:
      scene.last_from = before.hex_of(action.tile());
      [[fallthrough]];
    case ActionKind::Place:
    case ActionKind::Flip:
    case ActionKind::Sting:
      add(scene.last_to, action.tile());
      break;
    case ActionKind::Swap:
      add(scene.last_to, action.tile());
      add(scene.last_to, action.other());
      break;
    case ActionKind::Kill:
    case ActionKind::Take:
      add(scene.last_removed, action.tile());
      add(scene.last_removed, action.other());
      break;
    case ActionKind::Comb:
      add(scene.last_to, hive::kHoneycomb);
      break;
    case ActionKind::Pass:
    case ActionKind::Steal:
    case ActionKind::Choose:
    case ActionKind::Draw:
      break;
  }
}

void mark_last_action(Scene& scene, const hive::Game& game) {
  std::size_t i = game.actions().size();
  while (i > 0 && game.actions()[i - 1].kind == ActionKind::Draw) --i;
  if (i == 0) return;
  mark_action(scene, game.position_at(i - 1), game.position_at(i), game.actions()[i - 1]);
}

std::string names(const Position& position, TileSet tiles) {
  std::string text;
  for (const Tile tile : tiles) text += " " + to_string(tile, position.face_of(tile));
  return text;
}

// " wA x2 bS": kinds and their numbers, for tiles that have no number yet.
std::string kinds(TileSet tiles) {
  std::string text;
  for (const Colour colour : kPlayers) {
    for (const hive::BugSpec& row : hive::kBugs) {
      const TileSet alike = tiles & hive::tiles(row.bug) & hive::tiles(colour);
      if (alike.empty()) continue;
      text += fmt::format(" {}{}", colour == Colour::White ? 'w' : 'b', row.letter);
      if (alike.size() > 1) text += fmt::format(" x{}", alike.size());
    }
  }
  return text;
}

// Without these sets no rule asks what the other player has just done.
bool has_marks(const hive::Rules& rules) {
  return has_colony(rules) || rules.expansions.contains(hive::Expansion::Pillbug);
}

void add_marks(std::vector<std::string>& lines, const Position& position) {
  if (!has_marks(position.rules())) return;
  const auto add = [&](std::string_view what, TileSet tiles) {
    if (!tiles.empty()) lines.push_back(fmt::format("{}:{}", what, names(position, tiles)));
  };
  add("Just moved", position.just_moved());
  add("Just turned over", position.just_turned());
  add("Frozen", position.frozen());
}

void add_honeycomb(std::vector<std::string>& lines, const Position& position) {
  if (!position.on_board().contains(hive::kHoneycomb)) return;
  std::string line =
      fmt::format("Honeycomb: {} side up", is_honeycomb_dark(position) ? "dark" : "light");
  std::string by;
  for (const Colour player : kPlayers) {
    if (!position.has_turned_comb(player)) continue;
    by.append(by.empty() ? ", turned by " : " and ").append(name_of(player));
  }
  lines.push_back(line + by);
}

void add_turn(std::vector<std::string>& lines, const Position& position) {
  const Colour player = position.to_act();
  for (const Colour side : kPlayers) {
    if (!position.has_double_turn(side) || position.is_over()) continue;
    if (side != player) {
      lines.push_back(fmt::format("{}'s next turn has two actions", name_of(side)));
    } else {
      lines.push_back(fmt::format("{}'s turn has two actions, this is the {}", name_of(side),
                                  position.is_second_action() ? "second" : "first"));
    }
  }
  if (position.has_hidden_choice()) lines.emplace_back("A choice is hidden");
  if (position.is_over()) return;
  if (position.phase() == hive::Phase::Choose) {
    lines.push_back(fmt::format("{} is to choose three tiles", name_of(player)));
  } else if (position.phase() == hive::Phase::Draw) {
    lines.push_back(fmt::format("{} is to draw a tile", name_of(player)));
  }
}

}  // namespace

bool is_honeycomb_dark(const Position& position) {
  return position.has_turned_comb(Colour::White) == position.has_turned_comb(Colour::Black);
}

Scene make_scene(const hive::Game& game) {
  Scene scene;
  const Position& position = game.position();
  for (const Tile tile : position.on_board()) {
    if (position.is_covered(tile)) continue;
    const Hex hex = position.hex_of(tile);
    const auto stack = position.stack_at(hex);
    scene.cells.push_back({hex, {stack.begin(), stack.end()}});
  }
  std::sort(scene.cells.begin(), scene.cells.end(), [](const DrawnCell& a, const DrawnCell& b) {
    return std::tuple(a.hex.r, a.hex.q) < std::tuple(b.hex.r, b.hex.q);
  });
  scene.last_move = last_turn_text(game);
  mark_last_action(scene, game);
  return scene;
}

std::string hand_text(const Position& position, Colour player) {
  const std::string text = names(position, position.hand(player));
  return text.empty() ? "nothing" : text.substr(1);
}

std::vector<std::string> notes(const hive::Game& game) {
  const Position& position = game.position();
  std::vector<std::string> lines;
  if (game.is_repetition_draw()) lines.emplace_back("The position stands for the third time");
  add_turn(lines, position);
  add_marks(lines, position);
  add_honeycomb(lines, position);
  const auto add_kinds = [&](std::string_view what, TileSet tiles) {
    if (tiles.empty()) return;
    lines.push_back(fmt::format("{} ({}):{}", what, tiles.size(), kinds(tiles)));
  };
  add_kinds("Bag", position.bag());
  add_kinds("Removed", position.removed());
  return lines;
}

}  // namespace petek::app
