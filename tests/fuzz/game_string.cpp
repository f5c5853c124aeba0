// SPDX-License-Identifier: MIT
// Law: a GameString that is read is written as one text, which is read as the same game.
#include "law.h"
#include "petek/hive/record.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace petek;
  const auto record = hive::parse_game_string(fuzz::as_text(data, size));
  if (!record) {
    fuzz::law(!record.error().what.empty() && record.error().what.size() < 400,
              "a refused GameString has a message of modest length", record.error().what);
    return 0;
  }
  const hive::Game& game = record->game;
  const std::string text = hive::to_record(game);
  const auto again = hive::parse_record(text);
  fuzz::law(again.has_value(), "a written game is read", text);
  fuzz::law(again->rules() == game.rules(), "a game is read back by the same rules", text);
  fuzz::law(again->actions() == game.actions(), "a game is read back with the same actions", text);
  fuzz::law(again->outcome() == game.outcome(), "a game is read back to the same outcome", text);
  fuzz::law(again->position() == game.position() && again->key() == game.key(),
            "a game is read back to the same position", text);
  fuzz::law(hive::to_record(*again) == text, "a game is written in one way", text);
  return 0;
}
