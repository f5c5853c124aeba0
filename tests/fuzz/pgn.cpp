// SPDX-License-Identifier: MIT
// Law: a PGN that is read is written as one text, which is read as the same game and tags.
#include "law.h"
#include "petek/hive/record.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace petek;
  const std::string_view input = fuzz::as_text(data, size);
  for (const auto& record : hive::parse_records(input)) {
    fuzz::law(record || !record.error().what.empty(), "a refused record has a message");
  }
  const auto record = hive::parse_pgn(input);
  if (!record) return 0;
  const std::string text = hive::to_pgn(*record);
  const auto again = hive::parse_pgn(text);
  fuzz::law(again.has_value(), "a written PGN is read", text);
  fuzz::law(again->game.rules() == record->game.rules(), "a PGN keeps its rules", text);
  fuzz::law(again->game.actions() == record->game.actions(), "a PGN keeps its actions", text);
  fuzz::law(hive::to_pgn(*again) == text, "a PGN is written in one way", text);
  fuzz::law(hive::parse_records(text).size() == 1, "a written PGN is one record", text);
  return 0;
}
