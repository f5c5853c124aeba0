// SPDX-License-Identifier: MIT
// Rule A-29 with its test vector.
#include "petek/fair/fair_dice.h"

#include <gtest/gtest.h>

#include <map>

#include "petek/ada/random_play.h"
#include "petek/fair/ada_check.h"

namespace petek::fair {
namespace {

Seed counting_seed() {
  return parse_seed("000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f").value();
}

std::string six_rolls(const FairDice& dice) {
  std::string text;
  for (std::uint64_t i = 0; i < 6; ++i) {
    const std::uint64_t roll = dice.draw(i, 36);
    text += std::to_string(roll / 6 + 1) + " " + std::to_string(roll % 6 + 1) + ", ";
  }
  return text;
}

TEST(FairDice, A29TheCommitmentIsTheSeedsHash) {
  EXPECT_EQ(to_hex(commitment(counting_seed())),
            "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd");
}

TEST(FairDice, A29TheTestVectorWithoutNonces) {
  const FairDice dice(counting_seed());
  EXPECT_EQ(six_rolls(dice), "5 1, 3 3, 4 3, 5 3, 2 6, 6 2, ");
  ActionList<Weighted<ada::Action>> hand;
  hand.push_back({ada::Action::steal(ada::Resource::Lumber), 2});
  hand.push_back({ada::Action::steal(ada::Resource::Brick), 1});
  hand.push_back({ada::Action::steal(ada::Resource::Ore), 4});
  EXPECT_EQ(hand[dice.pick(6, hand)].action, ada::Action::steal(ada::Resource::Ore));
}

TEST(FairDice, A29TheTestVectorWithNonces) {
  const std::vector<Nonce> nonces = {{0xaa}, {}, {0x01, 0x02}};
  EXPECT_EQ(six_rolls(FairDice(counting_seed(), nonces)), "3 6, 6 3, 3 5, 1 6, 2 6, 4 5, ");
  const std::vector<Nonce> none(4);
  EXPECT_EQ(six_rolls(FairDice(counting_seed(), none)), six_rolls(FairDice(counting_seed())));
}

TEST(FairDice, DrawsEveryOutcomeByItsWeight) {
  const FairDice dice(counting_seed());
  std::map<std::uint64_t, int> counts;
  constexpr int kDraws = 36000;
  for (std::uint64_t i = 0; i < kDraws; ++i) ++counts[dice.draw(i, 36)];
  EXPECT_EQ(counts.size(), 36U);
  for (const auto& [roll, count] : counts) EXPECT_NEAR(count, kDraws / 36, 160) << roll;
}

TEST(FairDice, ReadsHexadecimalDigitsAndNothingElse) {
  EXPECT_EQ(to_hex(*parse_hex("00fFa9")), "00ffa9");
  for (const char* text : {"0", "0g", "xx", "0x12"}) EXPECT_FALSE(parse_hex(text)) << text;
  EXPECT_FALSE(parse_seed("00"));
  EXPECT_FALSE(parse_nonce(""));
  EXPECT_FALSE(parse_nonce(std::string(66, '0')));
  EXPECT_TRUE(parse_nonce(std::string(64, '0')));
}

ada::Game played_with(const FairDice& dice) {
  ada::Game game(ada::make_setup({}, 3, 1));
  ActionList<Weighted<ada::Action>> outcomes;
  ada::ActionList actions;
  Rng rng(1);
  std::uint64_t outcome = 0;
  while (!game.is_over()) {
    if (game.is_chance()) {
      game.chance_outcomes(outcomes);
      game.apply({}, outcomes[dice.pick(outcome++, outcomes)].action);
    } else {
      const Seat seat = next_to_act(game.position());
      game.apply(seat, random_action(game.position(), seat, rng, actions));
    }
  }
  return game;
}

TEST(FairDice, A29AWholeGameIsDerivedAgain) {
  const FairDice dice(counting_seed());
  const ada::Game game = played_with(dice);
  const Check sound = check(game, dice);
  EXPECT_FALSE(sound.mismatch.has_value());
  EXPECT_GT(sound.outcomes, 50U);
}

TEST(FairDice, A29AnotherSeedIsFoundOut) {
  const FairDice dice(counting_seed());
  const std::vector<Nonce> nonces = {{0xaa}};
  const Check check_result = check(played_with(dice), FairDice(counting_seed(), nonces));
  ASSERT_TRUE(check_result.mismatch.has_value());
  EXPECT_LT(check_result.mismatch->outcome, 5U);
}

}  // namespace
}  // namespace petek::fair
