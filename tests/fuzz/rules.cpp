// SPDX-License-Identifier: MIT
// Law: a game type that is read is written as one text, which is read as the same rules.
#include "law.h"
#include "petek/hive/position.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace petek;
  const auto rules = hive::parse_rules(fuzz::as_text(data, size));
  if (!rules) {
    fuzz::law(!rules.error().what.empty() && rules.error().what.size() < 400,
              "a refused game type has a message of modest length", rules.error().what);
    return 0;
  }
  const std::string text = to_string(*rules);
  const auto again = hive::parse_rules(text);
  fuzz::law(again.has_value(), "a written game type is read", text);
  fuzz::law(*again == *rules, "a game type is read back as the same rules", text);
  fuzz::law(to_string(*again) == text, "a game type is written in one way", text);
  fuzz::law(!tiles_in_play(*rules).empty(), "every game has tiles", text);
  const hive::Position start(*rules);
  fuzz::law(start.is_over() || start.count_legal_actions() > 0, "a game can be begun", text);
  return 0;
}
