// SPDX-License-Identifier: MIT
// Glicko-2 (Glickman, "Example of the Glicko-2 system", 2013), for two players and for tables.
#pragma once

#include <span>
#include <vector>

namespace petek::server {

struct Rating {
  double rating = 1500;
  double deviation = 350;
  double volatility = 0.06;
};

struct RatedGame {
  Rating opponent;
  double score = 0;  // 1 won, 1/2 drawn, 0 lost
};

// After the games of one rating period. Without games the deviation grows, as for a player that
// did not take part.
[[nodiscard]] Rating rate(const Rating& before, std::span<const RatedGame> games);

// After one game of a table by its final order (from 1, level players share a place): each has
// played each other, with the ratings from before the game.
[[nodiscard]] std::vector<Rating> rate_table(std::span<const Rating> before,
                                             std::span<const int> places);

}  // namespace petek::server
