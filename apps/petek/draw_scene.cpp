// SPDX-License-Identifier: MIT
#include <algorithm>
#include <tuple>

#include "apps/petek/draw.h"
#include "petek/hive/notation.h"

namespace petek::app {

using hive::Position;
using hive::Tile;

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

  if (game.actions().empty()) return scene;
  const hive::Action last = game.actions().back();
  const Position& before = game.position_at(game.actions().size() - 1);
  scene.last_move = to_string(before, last);
  if (last.kind != hive::ActionKind::Pass) scene.last_to = position.hex_of(last.tile());
  if (last.kind == hive::ActionKind::Move) scene.last_from = before.hex_of(last.tile());
  return scene;
}

std::string hand_text(const Position& position, hive::Colour player) {
  std::string text;
  for (const Tile tile : position.hand(player)) {
    if (!text.empty()) text += ' ';
    text += to_string(tile, position.face_of(tile));
  }
  return text.empty() ? "nothing" : text;
}

}  // namespace petek::app
