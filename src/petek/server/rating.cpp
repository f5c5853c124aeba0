// SPDX-License-Identifier: MIT
// The steps and the names are those of the paper.
#include "petek/server/rating.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "petek/core/assert.h"

namespace petek::server {
namespace {

constexpr double kScale = 173.7178;  // between the two scales, step 2
constexpr double kCentre = 1500;
constexpr double kTau = 0.5;         // how much volatility may change
constexpr double kTolerance = 1e-6;  // of step 5
constexpr double kMostDeviation = 350;

double g(double phi) {
  return 1 / std::sqrt(1 + 3 * phi * phi / (std::numbers::pi * std::numbers::pi));
}
double expected(double mu, double opponent_mu, double opponent_phi) {
  return 1 / (1 + std::exp(-g(opponent_phi) * (mu - opponent_mu)));
}

// What the games say: the estimated variance, and the improvement divided by it (steps 3 and 4).
struct Evidence {
  double v = 0;
  double gain = 0;
};
Evidence evidence_of(double mu, std::span<const RatedGame> games) {
  double information = 0;
  double gain = 0;
  for (const RatedGame& game : games) {
    const double phi = game.opponent.deviation / kScale;
    const double e = expected(mu, (game.opponent.rating - kCentre) / kScale, phi);
    information += g(phi) * g(phi) * e * (1 - e);
    gain += g(phi) * (game.score - e);
  }
  return {1 / information, gain};
}

// Step 5, by the Illinois algorithm.
double new_volatility(double sigma, double phi, double v, double delta) {
  const double a = std::log(sigma * sigma);
  const auto f = [&](double x) {
    const double e = std::exp(x);
    const double sum = phi * phi + v + e;
    return e * (delta * delta - sum) / (2 * sum * sum) - (x - a) / (kTau * kTau);
  };
  double low = a;
  double high = 0;
  if (delta * delta > phi * phi + v) {
    high = std::log(delta * delta - phi * phi - v);
  } else {
    int k = 1;
    while (f(a - k * kTau) < 0) ++k;
    high = a - k * kTau;
  }
  double f_low = f(low);
  double f_high = f(high);
  while (std::abs(high - low) > kTolerance) {
    const double middle = low + (low - high) * f_low / (f_high - f_low);
    const double f_middle = f(middle);
    if (f_middle * f_high <= 0) {
      low = high;
      f_low = f_high;
    } else {
      f_low /= 2;
    }
    high = middle;
    f_high = f_middle;
  }
  return std::exp(low / 2);
}

}  // namespace

Rating rate(const Rating& before, std::span<const RatedGame> games) {
  const double mu = (before.rating - kCentre) / kScale;
  const double phi = before.deviation / kScale;
  if (games.empty()) {
    const double grown = std::hypot(phi, before.volatility) * kScale;
    return {before.rating, std::min(grown, kMostDeviation), before.volatility};
  }
  const Evidence evidence = evidence_of(mu, games);
  const double delta = evidence.v * evidence.gain;
  const double sigma = new_volatility(before.volatility, phi, evidence.v, delta);
  const double phi_star = std::hypot(phi, sigma);
  const double phi_new = 1 / std::sqrt(1 / (phi_star * phi_star) + 1 / evidence.v);
  const double mu_new = mu + phi_new * phi_new * evidence.gain;
  return {kScale * mu_new + kCentre, std::min(kScale * phi_new, kMostDeviation), sigma};
}

std::vector<Rating> rate_table(std::span<const Rating> before, std::span<const int> places) {
  PETEK_ASSERT(before.size() == places.size(), "each player has a place");
  std::vector<Rating> after;
  for (std::size_t i = 0; i < before.size(); ++i) {
    std::vector<RatedGame> games;
    for (std::size_t j = 0; j < before.size(); ++j) {
      if (j == i) continue;
      const double score = places[i] < places[j] ? 1 : places[i] > places[j] ? 0 : 0.5;
      games.push_back({before[j], score});
    }
    after.push_back(rate(before[i], games));
  }
  return after;
}

}  // namespace petek::server
