// SPDX-License-Identifier: MIT
#include "tests/laws/random_rules.h"

#include <array>
#include <string_view>

#include "petek/hive/rules.h"

namespace petek::laws {
namespace {

struct Values {
  std::string_view key;
  std::array<std::string_view, 4> values;  // as many as there are, repeated
};
constexpr std::array kWords = {
    Values{"first", {"w", "b", "w", "b"}},
    Values{"opening_queen", {"allowed", "forbidden", "required", "required"}},
    Values{"deadline", {"1", "2", "5", "20"}},
    Values{"missed", {"forced", "loses", "forced", "loses"}},
    Values{"placement", {"own_colour", "kandu", "own_colour", "kandu"}},
    Values{"surround", {"any", "opponent", "any", "opponent"}},
    Values{"both", {"draw", "first_loses", "draw", "first_loses"}},
    Values{"repetition", {"draw", "none", "draw", "none"}},
    Values{"toss", {"any", "own", "any", "own"}},
    Values{"climb", {"none", "1", "2", "4"}},
    Values{"flipping", {"free", "none", "fixed", "fixed"}},
    Values{"combs", {"once", "once_each", "once", "once_each"}},
    Values{"draw", {"ends", "restarts", "ends", "restarts"}},
};

std::string some_of(Rng& rng, std::string_view letters) {
  std::string some;
  for (const char letter : letters) {
    if (rng.below(2) == 0) some += letter;
  }
  return some;
}

}  // namespace

std::string random_game_type(Rng& rng) {
  std::string type = "Base";
  const std::string letters = some_of(rng, hive::kExpansionLetters);
  if (!letters.empty()) type += "+" + letters;
  type += "@";
  type += hive::presets()[rng.below(hive::kPresetCount)].name;
  constexpr std::uint32_t kOneIn = 4;  // options that depart from the preset
  for (const Values& option : kWords) {
    if (rng.below(kOneIn) != 0) continue;
    type.append(":").append(option.key).append("=").append(option.values[rng.below(4)]);
  }
  if (rng.below(kOneIn) == 0) type += ":faces=" + some_of(rng, "YFDKTEC");
  if (rng.below(kOneIn) == 0) type += ":two_faced=" + some_of(rng, "ABGLMPQS");
  return type;
}

}  // namespace petek::laws
