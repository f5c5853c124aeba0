// SPDX-License-Identifier: MIT
// Laws of the protocol, whatever lines come in:
//  - every answer ends with one line `ok`, and none is said where the line was empty;
//  - an error is one line, and leaves the state as it was.
#include <algorithm>
#include <sstream>

#include "law.h"
#include "petek/uhp/engine.h"

namespace {

constexpr std::uint64_t kNodeLimit = 300;
constexpr int kMostLines = 40;

std::string answer(petek::uhp::Engine& engine, std::string_view line, bool& goes_on) {
  std::ostringstream out;
  goes_on = engine.answer(line, out);
  return out.str();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using petek::fuzz::law;
  petek::uhp::Engine engine(kNodeLimit);
  std::string_view rest = petek::fuzz::as_text(data, size);
  bool goes_on = true;
  for (int i = 0; i < kMostLines && goes_on && !rest.empty(); ++i) {
    const std::string_view line = rest.substr(0, rest.find('\n'));
    rest.remove_prefix(std::min(line.size() + 1, rest.size()));

    bool ignored = true;
    const std::string before = answer(engine, "validmoves", ignored);
    const std::string text = answer(engine, line, goes_on);
    if (text.empty()) continue;  // an empty line, or the end
    law(text.ends_with("ok\n"), "an answer ends with ok", text);
    law(text.find("\nok\n") == text.size() - 4 || text == "ok\n", "ok is said once", text);
    if (!text.starts_with("err ") && !text.starts_with("invalidmove ")) continue;
    law(text.find('\n') == text.size() - 4, "an error is one line", text);
    law(answer(engine, "validmoves", ignored) == before, "an error leaves the state alone", text);
  }
  return 0;
}
