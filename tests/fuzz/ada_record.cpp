// SPDX-License-Identifier: MIT
// Law: whatever a record says, the game that is read from it is a legal one, written in one way.
#include "law.h"
#include "petek/ada/record.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace petek;
  const auto game = ada::parse_record(fuzz::as_text(data, size));
  if (!game) {
    fuzz::law(!game.error().what.empty() && game.error().what.size() < 400,
              "a refused record has a message of modest length", game.error().what);
    return 0;
  }
  const std::string text = to_record(*game);
  const auto again = ada::parse_record(text);
  fuzz::law(again.has_value(), "a written record is read", text);
  fuzz::law(again->position() == game->position(), "it leads to the same position", text);
  fuzz::law(to_record(*again) == text, "it is written in one way", text);
  ada::Game back = *game;
  while (!back.steps().empty()) back.undo();
  fuzz::law(back.position() == ada::Position(game->setup()), "it can be taken back", text);
  return 0;
}
