// SPDX-License-Identifier: MIT
// Names of tiles.
#include "petek/hive/tile.h"

#include "petek/core/text.h"

namespace petek::hive {

std::string to_string(Tile tile, Bug face) {
  std::string name;
  if (colour(tile) != Colour::Neutral) name += colour(tile) == Colour::White ? 'w' : 'b';
  name += letter(face);
  if (number(tile) != 0) name += static_cast<char>('0' + number(tile));
  return name;
}

std::optional<TileName> parse_tile(std::string_view text) {
  if (equals_ignoring_case(text, "H")) return TileName{kHoneycomb, Bug::Honeycomb};
  if (text.size() < 2 || text.size() > 3) return std::nullopt;

  const char side = lower(text[0]);
  if (side != 'w' && side != 'b') return std::nullopt;
  const std::optional<Bug> face = bug_of_letter(upper(text[1]));
  if (!face || *face == Bug::Honeycomb) return std::nullopt;

  const int count = spec(*face).per_side;
  if (text.size() == 2 && count > 1) return std::nullopt;
  if (text.size() == 3 && (text[2] < '1' || text[2] > '0' + count)) return std::nullopt;
  const int number = text.size() == 3 ? text[2] - '0' : 1;

  const std::optional<Tile> tile =
      find_tile(side == 'w' ? Colour::White : Colour::Black, first_face(*face), number);
  if (!tile) return std::nullopt;
  return TileName{*tile, *face};
}

}  // namespace petek::hive
