// SPDX-License-Identifier: MIT
// petek ada verify: derives every chance outcome of a record from the seed that was told.
#include <fmt/core.h>

#include <cstdio>
#include <string>
#include <vector>

#include "apps/petek/ada_commands.h"
#include "apps/petek/game_argument.h"
#include "petek/ada/notation.h"
#include "petek/ada/record.h"
#include "petek/core/text.h"
#include "petek/fair/ada_check.h"

namespace petek::app {
namespace {

int fault(const std::string& what) {
  fmt::print(stderr, "petek ada verify: {}\n", what);
  return kFault;
}

Result<ada::Game, std::string> read_record(const std::string& argument) {
  std::string text = argument;
  if (!argument.starts_with("ada/")) {
    auto read = read_text(argument);
    if (!read) return fail(argument + ": " + read.error());
    text = std::move(*read);
  }
  auto game = ada::parse_record(text);
  if (!game) {
    return fail(fmt::format("action {} {}", game.error().position, game.error().what));
  }
  return std::move(*game);
}

// By seat; `SEAT=HEX` each.
Result<std::vector<fair::Nonce>, std::string> read_nonces(const std::vector<std::string>& texts,
                                                          const ada::State& s) {
  std::vector<fair::Nonce> nonces(s.seat_count);
  for (const std::string& text : texts) {
    const std::size_t equals = text.find('=');
    const auto colour = ada::parse_colour(text.substr(0, equals));
    const auto seat = colour ? seat_of(s, *colour) : std::nullopt;
    if (!seat || equals == std::string::npos) {
      return fail("--nonce " + quoted(text) + " names no seat of this game, as blue=00ff would");
    }
    const auto nonce = fair::parse_nonce(text.substr(equals + 1));
    if (!nonce) return fail("--nonce " + quoted(text) + " must be 1 to 32 bytes in hexadecimal");
    if (!nonces[seat->number].empty())
      return fail("--nonce " + quoted(text) + " is the seat's second");
    nonces[seat->number] = *nonce;
  }
  return nonces;
}

}  // namespace

int run_ada_verify(const AdaVerifyArguments& arguments) {
  const auto seed = fair::parse_seed(arguments.seed);
  if (!seed) return fault("--seed must be 64 hexadecimal digits");
  const auto game = read_record(arguments.record);
  if (!game) return fault(game.error());
  const auto nonces = read_nonces(arguments.nonces, game->state());
  if (!nonces) return fault(nonces.error());

  const std::string commitment = fair::to_hex(fair::commitment(*seed));
  if (!arguments.commitment.empty()) {
    if (!equals_ignoring_case(trimmed(arguments.commitment), commitment)) {
      return fault(fmt::format("the seed's hash is {}, not what was published (A-29)", commitment));
    }
    fmt::print("the seed is the one that was published\n");
  }
  const fair::Check check = fair::check(*game, fair::FairDice(*seed, *nonces));
  if (check.mismatch) {
    const fair::Mismatch& m = *check.mismatch;
    return fault(fmt::format("outcome {} (from 0) is '{}', but the seed gives '{}' (A-29)",
                             m.outcome, m.recorded, m.derived));
  }
  fmt::print("all {} outcomes follow from the seed\n", check.outcomes);
  return kSuccess;
}

}  // namespace petek::app
