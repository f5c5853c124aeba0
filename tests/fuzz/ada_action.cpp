// SPDX-License-Identifier: MIT
// Law: any bytes may be asked about as actions; what is not refused can be performed, and the cards
// stay as many.
#include <cstring>

#include "law.h"
#include "petek/ada/game.h"
#include "petek/ada/notation.h"
#include "petek/ada/random_play.h"
#include "petek/ada/record.h"

namespace {

using namespace petek;

// Takes numbers off the front of the input, 0 behind its end.
class Input {
 public:
  Input(const std::uint8_t* data, std::size_t size) : data_(data), size_(size) {}
  bool empty() const { return size_ == 0; }
  std::uint8_t byte() {
    if (size_ == 0) return 0;
    --size_;
    return *data_++;
  }

 private:
  const std::uint8_t* data_;
  std::size_t size_;
};

ada::Action any_action(Input& input) {
  std::array<std::uint8_t, sizeof(ada::Action)> bytes{};
  for (std::uint8_t& b : bytes) b = input.byte();
  ada::Action action{};
  std::memcpy(&action, bytes.data(), sizeof action);
  return action;
}

void expect_conserved(const ada::State& s) {
  ada::Resources all = s.bank;
  for (const ada::Player& p : s.players) all += p.hand;
  fuzz::law(all == ada::kFullBank, "resources are conserved");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  Input input(data, size);
  const std::uint8_t seed = input.byte();
  ada::Game game(ada::make_setup({}, 3 + seed % 2, seed));
  Rng rng(seed);
  ada::ActionList actions;
  while (!input.empty() && !game.is_over()) {
    if (game.is_chance()) {
      game.apply({}, ada::random_outcome(game.position(), rng));
    } else if (input.byte() % 4 == 0) {  // anything at all
      const Seat seat{static_cast<std::uint8_t>(input.byte() % 6)};
      const ada::Action action = any_action(input);
      if (!game.refusal(seat, action)) game.apply(seat, action);
    } else {
      const Seat seat = next_to_act(game.position());
      game.position().playable_actions(seat, actions);
      const std::size_t chosen = input.byte() % actions.size();
      fuzz::law(!game.refusal(seat, actions[chosen]), "what is listed is legal",
                to_string(game.state(), seat, actions[chosen]));
      game.apply(seat, actions[chosen]);
    }
    expect_conserved(game.state());
  }
  const auto again = ada::parse_record(to_record(game));
  fuzz::law(again && again->position() == game.position(), "the record leads to the same position",
            to_record(game));
  return 0;
}
