// SPDX-License-Identifier: MIT
// Laws of a move's text in a position. The input is a GameString, a line break, and the text.
//  - what is read as legal is one of the listed actions, the one that it names or its equal under
//    another text (reading 6); what is refused is none of them;
//  - a legal action is written as one text, which is read as that action.
#include <algorithm>

#include "law.h"
#include "petek/hive/notation.h"
#include "petek/hive/record.h"

namespace {

constexpr std::string_view kOtherwise =
    "Base+MLP;wM;bP wM/;wL wM\\;bQ bP-;wB1 /wM;bQ bP\\;wQ -wM;wM \\bP;wS1 wL\\;bL bQ-;wP -wM";

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace petek;
  std::string_view text = fuzz::as_text(data, size);
  auto record = hive::parse_game_string(kOtherwise);
  if (const std::size_t end = text.find('\n'); end != std::string_view::npos) {
    if (auto given = hive::parse_game_string(text.substr(0, end))) record = std::move(given);
    text.remove_prefix(end + 1);
  }
  const hive::Position& position = record->game.position();
  hive::ActionList actions;
  position.legal_actions(actions);
  const auto is_listed = [&actions](hive::Action action) {
    return std::find(actions.begin(), actions.end(), action) != actions.end();
  };

  const auto named = hive::parse_move(position, text);
  const auto legal = hive::parse_legal_move(position, text);
  if (!legal) {
    const std::string& what = legal.error().what;
    fuzz::law(!named || !is_listed(*named), "a refused move is not listed", what);
    fuzz::law(!what.empty() && what.size() < 400, "a refusal is told in modest length", what);
    fuzz::law(named || legal.error().reason == named.error().reason,
              "an unreadable move has the same reason twice", what);
    return 0;
  }
  fuzz::law(named.has_value() && position.listed(*named) == *legal,
            "a legal move is read as what it names");
  fuzz::law(is_listed(*legal), "a legal move is listed");
  fuzz::law(!position.refusal(*legal), "a legal move is not refused");
  const std::string written = to_string(position, *legal);
  const auto again = hive::parse_legal_move(position, written);
  fuzz::law(again.has_value() && *again == *legal, "a written move is read as itself", written);
  fuzz::law(to_string(position, *again) == written, "a move is written in one way", written);
  return 0;
}
