// SPDX-License-Identifier: MIT
// What plays a seat of Ada: it is shown what its seat may see and may do, nothing else.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>

#include "petek/ada/action.h"
#include "petek/ada/view.h"

namespace petek::bots {

class AdaBot {
 public:
  virtual ~AdaBot() = default;

  // A legal action of the seat whose view it is. `legal` is what legal_actions() lists for it, at
  // least one action; an open entry at its end may be filled in. The bot sees to it that such an
  // offer or counter is legal, that it was not declined in the same turn too.
  [[nodiscard]] virtual ada::Action choose(const ada::View& view, const ada::ActionList& legal) = 0;
};

enum class AdaBotKind : std::uint8_t {
  Random,    // any of its actions, each as likely; no offers
  Scripted,  // by rules of thumb
};
inline constexpr std::array<std::string_view, 2> kAdaBotNames = {"random", "scripted"};

[[nodiscard]] constexpr std::string_view name(AdaBotKind kind) {
  return kAdaBotNames[static_cast<std::size_t>(kind)];
}
[[nodiscard]] std::optional<AdaBotKind> parse_ada_bot(std::string_view text);

// A bot is asked for one seat of one game. The same seed plays the same, if it plays a part at all.
[[nodiscard]] std::unique_ptr<AdaBot> make_ada_bot(AdaBotKind kind, std::uint64_t seed);

}  // namespace petek::bots
