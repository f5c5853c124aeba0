// SPDX-License-Identifier: MIT
// Law: whatever an SGF file says, the game that is read from it is a legal one.
#include "law.h"
#include "petek/hive/record.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace petek;
  const std::string_view input = fuzz::as_text(data, size);
  for (const auto& record : hive::parse_records(input)) {
    fuzz::law(record || !record.error().what.empty(), "a refused record has a message");
  }
  const auto record = hive::parse_sgf(input);
  if (!record) return 0;
  const std::string text = hive::to_record(record->game);
  const auto again = hive::parse_record(text);
  fuzz::law(again.has_value(), "the game of an SGF file is legal", text);
  fuzz::law(again->actions() == record->game.actions(), "it is read back as itself", text);
  const std::string pgn = hive::to_pgn(*record);
  const auto from_pgn = hive::parse_pgn(pgn);
  fuzz::law(from_pgn.has_value(), "an SGF file is converted to a PGN that is read", pgn);
  fuzz::law(from_pgn->game.actions() == record->game.actions(), "and is the same game", pgn);
  fuzz::law(hive::to_pgn(*from_pgn) == pgn, "and is written in one way", pgn);
  return 0;
}
