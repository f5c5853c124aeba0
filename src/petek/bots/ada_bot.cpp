// SPDX-License-Identifier: MIT
#include "petek/bots/ada_bot.h"

#include "petek/bots/ada_scripted.h"
#include "petek/core/rng.h"
#include "petek/core/text.h"

namespace petek::bots {
namespace {

class RandomAdaBot : public AdaBot {
 public:
  explicit RandomAdaBot(std::uint64_t seed) : rng_(seed) {}

  // The open entry comes last and is never all there is.
  [[nodiscard]] ada::Action choose(const ada::View& /*view*/,
                                   const ada::ActionList& legal) override {
    std::size_t count = legal.size();
    while (count > 1 && legal[count - 1].is_open()) --count;
    return legal[rng_.below(static_cast<std::uint32_t>(count))];
  }

 private:
  Rng rng_;
};

}  // namespace

std::optional<AdaBotKind> parse_ada_bot(std::string_view text) {
  for (std::size_t i = 0; i < kAdaBotNames.size(); ++i) {
    if (equals_ignoring_case(text, kAdaBotNames[i])) return static_cast<AdaBotKind>(i);
  }
  return std::nullopt;
}

std::unique_ptr<AdaBot> make_ada_bot(AdaBotKind kind, std::uint64_t seed) {
  if (kind == AdaBotKind::Random) return std::make_unique<RandomAdaBot>(seed);
  return std::make_unique<ScriptedAdaBot>();
}

}  // namespace petek::bots
