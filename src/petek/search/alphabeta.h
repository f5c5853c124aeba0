// SPDX-License-Identifier: MIT
// Alpha-beta search for games of two seats: iterative deepening, principal variation search, a
// transposition table, killer and history ordering. Where chance is to decide, a state is worth
// what its outcomes are worth on the average, each by its weight; such a point takes a ply.
//
// Draws by repetition are seen wherever the game sees them along the line that is searched. As in
// any search with a transposition table, a value may have been found along another line.
#pragma once

#include <algorithm>
#include <array>
#include <atomic>
#include <bit>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <thread>
#include <utility>
#include <vector>

#include "petek/core/assert.h"
#include "petek/core/game.h"
#include "petek/core/rng.h"
#include "petek/core/static_vector.h"
#include "petek/core/zobrist.h"
#include "petek/search/limits.h"
#include "petek/search/tt.h"

namespace petek::search {

// A game in which one seat acts at a time, through members without a seat.
template <class G>
concept TurnGame = std::copyable<G> &&
    requires(G game, const G& view, Seat seat, const typename G::Action& action,
             typename G::ActionList& actions) {
  { view.acting_seats() } -> std::same_as<SeatSet>;
  { view.is_over() } -> std::same_as<bool>;
  { view.key() } -> std::same_as<std::uint64_t>;
  { view.score(seat) } -> std::convertible_to<double>;
  view.legal_actions(actions);
  game.apply(action);
  game.undo();
};

// A TurnGame in which chance acts at some points; no seat acts there.
template <class G>
concept ChanceGame = TurnGame<G> &&
    requires(const G& view, petek::ActionList<Weighted<typename G::Action>>& outcomes) {
  { view.is_chance() } -> std::same_as<bool>;
  view.chance_outcomes(outcomes);
};

// evaluator(game) values a game in progress for the seat to act, or where chance is to decide for
// the seat that acted last; a draw is 0.
// evaluator.promise(game, action) guesses how good an action is before it is searched: it only
// orders actions, within 0 to kMaxPromise.
template <class E, class G>
concept Evaluator = requires(const E& evaluator, const G& game, const typename G::Action& action) {
  { evaluator(game) } -> std::same_as<int>;
  { evaluator.promise(game, action) } -> std::same_as<int>;
};

// A win at ply n has the value kWin - n; whatever is beyond kCertain is a forced win or loss.
inline constexpr int kWin = 32'000;
inline constexpr int kCertain = kWin - 1'000;
inline constexpr int kMaxPromise = 1'000;

template <class Action>
struct SearchResult {
  Action action;            // always a legal one
  int value = 0;            // for the seat to act
  int depth = 0;            // the last that was searched to its end
  std::uint64_t nodes = 0;  // of the calling thread: the same on every run with one thread
  std::vector<Action> pv;   // begins with `action`, unless nothing was searched
};

// What the threads of one search have in common.
template <class Action>
struct SharedSearch {
  TranspositionTable<Action>& table;
  Limits limits = {};
  Deadline deadline;
  std::atomic<bool> stop{false};
};

// One thread's search.
template <TurnGame G, Evaluator<G> E>
class AlphaBeta {
 public:
  using Action = typename G::Action;
  using Result = SearchResult<Action>;

  // `actions`: the legal actions in the order in which they are to be tried at first.
  AlphaBeta(const G& game, const E& evaluator, std::vector<Action> actions,
            SharedSearch<Action>& shared)
      : game_(game), evaluator_(evaluator), root_actions_(std::move(actions)), shared_(shared) {
    result_.action = root_actions_.front();
  }

  // Deepens until a limit is met or nothing is left to find out; report(result) after each depth.
  template <class Report>
  const Result& run(int first_depth, bool is_helper, Report&& report) {
    is_helper_ = is_helper;
    for (int depth = first_depth; depth <= shared_.limits.depth; ++depth) {
      search_root(depth);
      result_.nodes = nodes_;
      if (is_stopped()) break;
      result_.depth = depth;
      report(result_);
      // A win or loss that is nearer than the horizon will not change any more.
      if (std::abs(result_.value) > kCertain && kWin - std::abs(result_.value) <= depth) break;
      if (root_actions_.size() == 1) break;
    }
    return result_;
  }

 private:
  static constexpr int kMaxPly = kMaxDepth + 4;
  static constexpr int kInfinity = kWin + 1;
  static constexpr std::size_t kHistorySize = 1 << 14;
  static constexpr int kHistoryMax = 1 << 14;
  using Line = StaticVector<Action, kMaxPly>;

  struct Ply {
    typename G::ActionList actions;
    std::vector<int> order;
    std::array<std::optional<Action>, 2> killers;
    Line pv;
    petek::ActionList<Weighted<Action>> outcomes;
  };

  void search_root(int depth) {
    const Seat seat = seat_to_act();
    int alpha = -kInfinity;
    for (std::size_t i = 0; i < root_actions_.size(); ++i) {
      const Action action = root_actions_[i];
      game_.apply(action);
      const int value = search_child(seat, depth - 1, 1, alpha, kInfinity, i == 0);
      game_.undo();
      if (is_stopped()) return;  // the value means nothing, but earlier ones of this depth stand
      if (value <= alpha) continue;
      alpha = value;
      result_.action = action;
      result_.value = value;
      result_.pv.assign(1, action);
      result_.pv.insert(result_.pv.end(), plies_[1].pv.begin(), plies_[1].pv.end());
      // The best so far is tried first at the next depth, the others keep their order.
      for (std::size_t j = i; j > 0; --j) std::swap(root_actions_[j], root_actions_[j - 1]);
    }
  }

  // The value for `seat` of the state that its action led to. The first action is searched with
  // the full window; of the others it is asked first whether they are better at all.
  int search_child(Seat seat, int depth, int ply, int alpha, int beta, bool is_first) {
    plies_[static_cast<std::size_t>(ply)].pv.clear();
    if (game_.is_over()) {
      ++nodes_;
      const double score = game_.score(seat);
      return score > 0.5 ? kWin - ply : score < 0.5 ? ply - kWin : 0;
    }
    if constexpr (ChanceGame<G>) {
      if (game_.is_chance()) return expectation(seat, depth, ply);
    }
    const bool goes_on = seat_to_act() == seat;  // some games give a seat two actions in a row
    const auto search = [&](int low, int high) {
      return goes_on ? negamax(depth, ply, low, high) : -negamax(depth, ply, -high, -low);
    };
    if (is_first) return search(alpha, beta);
    const int value = search(alpha, alpha + 1);
    return value > alpha && value < beta ? search(alpha, beta) : value;
  }

  // The mean value for `seat`, which acted last, of what chance may bring. Every outcome is
  // searched with the full window, as each one's exact value has its part in the mean.
  int expectation(Seat seat, int depth, int ply) requires ChanceGame<G> {
    ++nodes_;
    if (must_stop()) return 0;
    if (depth <= 0 || ply + 1 >= kMaxPly) return evaluator_(game_);

    auto& outcomes = plies_[static_cast<std::size_t>(ply)].outcomes;
    game_.chance_outcomes(outcomes);
    std::int64_t sum = 0;
    std::int64_t weights = 0;
    int least = kInfinity;
    int greatest = -kInfinity;
    for (const Weighted<Action>& outcome : outcomes) {
      game_.apply(outcome.action);
      const int value = search_child(seat, depth - 1, ply + 1, -kInfinity, kInfinity, true);
      game_.undo();
      if (is_stopped()) return 0;
      sum += std::int64_t{outcome.weight} * value;
      weights += outcome.weight;
      least = std::min(least, value);
      greatest = std::max(greatest, value);
    }
    PETEK_ASSERT(weights > 0, "chance has an outcome");
    // Forced is only what no outcome averts, and then it takes as long as the slowest.
    if (least > kCertain) return least;
    if (greatest < -kCertain) return greatest;
    return std::clamp(static_cast<int>(sum / weights), -kCertain, kCertain);
  }

  int negamax(int depth, int ply, int alpha, int beta) {
    ++nodes_;
    if (must_stop()) return 0;
    if (depth <= 0 || ply + 1 >= kMaxPly) return evaluator_(game_);

    Ply& here = plies_[static_cast<std::size_t>(ply)];
    const std::uint64_t key = game_.key();
    const bool is_scout = beta - alpha == 1;
    const auto known = shared_.table.find(key);
    // Only scouts trust the table, so that the principal variation is always searched whole.
    if (known && is_scout && known->depth >= depth) {
      const int value = from_table(known->value, ply);
      const bool is_low = value <= alpha && known->bound != Bound::Lower;
      const bool is_high = value >= beta && known->bound != Bound::Upper;
      if (is_low || is_high) return value;
    }

    game_.legal_actions(here.actions);
    rate(here, known ? std::optional(known->action) : std::nullopt);
    const Seat seat = seat_to_act();
    int best = -kInfinity;
    std::size_t best_index = 0;
    Bound bound = Bound::Upper;
    for (std::size_t i = 0; i < here.actions.size(); ++i) {
      bring_best_forward(here, i);
      const Action action = here.actions[i];
      game_.apply(action);
      const int value = search_child(seat, depth - 1, ply + 1, alpha, beta, i == 0);
      game_.undo();
      if (is_stopped()) return 0;
      if (value <= best) continue;
      best = value;
      best_index = i;
      if (value <= alpha) continue;
      alpha = value;
      bound = Bound::Exact;
      remember_line(here, action, ply);
      if (value >= beta) {
        bound = Bound::Lower;
        remember_cutoff(here, i, depth);
        break;
      }
    }
    shared_.table.store(key, {here.actions[best_index], to_table(best, ply), depth, bound});
    return best;
  }

  // ---- Order of actions
  // The table's action is only a hint: the key of a position may say nothing of where on the
  // plane it lies while an action does, so it counts only if it is among the legal ones.
  void rate(Ply& here, std::optional<Action> known) {
    constexpr int kKnown = 1 << 24;
    constexpr int kKiller = 1 << 20;
    here.order.clear();
    for (const Action& action : here.actions) {
      int order = 16 * evaluator_.promise(game_, action) + history_[history_index(action)];
      if (known == action) order += kKnown;
      if (here.killers[0] == action) order += kKiller;
      if (here.killers[1] == action) order += kKiller / 2;
      here.order.push_back(order);
    }
  }

  // One step of a selection sort: a cutoff often makes the rest of it needless.
  static void bring_best_forward(Ply& here, std::size_t from) {
    std::size_t best = from;
    for (std::size_t i = from + 1; i < here.order.size(); ++i) {
      if (here.order[i] > here.order[best]) best = i;
    }
    std::swap(here.order[from], here.order[best]);
    std::swap(here.actions[from], here.actions[best]);
  }

  void remember_cutoff(Ply& here, std::size_t index, int depth) {
    const Action action = here.actions[index];
    if (here.killers[0] != action) {
      here.killers[1] = here.killers[0];
      here.killers[0] = action;
    }
    const int bonus = std::min(depth * depth, 400);
    const auto adjust = [&](const Action& a, int by) {
      int& entry = history_[history_index(a)];
      entry += by - entry * bonus / kHistoryMax;  // never beyond kHistoryMax
    };
    adjust(action, bonus);
    for (std::size_t i = 0; i < index; ++i) adjust(here.actions[i], -bonus);
  }

  static std::size_t history_index(const Action& action) {
    return mixed(std::bit_cast<std::uint32_t>(action)) % kHistorySize;
  }

  void remember_line(Ply& here, const Action& action, int ply) {
    const Line& below = plies_[static_cast<std::size_t>(ply) + 1].pv;
    here.pv.clear();
    here.pv.push_back(action);
    for (const Action& next : below) {
      if (here.pv.size() < Line::capacity()) here.pv.push_back(next);
    }
  }

  // ---- Values of wins count plies from the root in the search, from the position in the table.
  static int to_table(int value, int ply) {
    return value > kCertain ? value + ply : value < -kCertain ? value - ply : value;
  }
  static int from_table(int value, int ply) {
    return value > kCertain ? value - ply : value < -kCertain ? value + ply : value;
  }

  // ---- Limits
  [[nodiscard]] bool is_stopped() const { return shared_.stop.load(std::memory_order_relaxed); }
  bool must_stop() {
    constexpr std::uint64_t kNodesPerLook = 256;
    if (is_helper_ || nodes_ < next_look_) return is_stopped();
    const Limits& limits = shared_.limits;
    next_look_ = std::min(nodes_ + kNodesPerLook, limits.nodes);
    if (nodes_ >= limits.nodes || shared_.deadline.has_passed() ||
        (limits.stop != nullptr && limits.stop->load(std::memory_order_relaxed))) {
      shared_.stop.store(true, std::memory_order_relaxed);
    }
    return is_stopped();
  }

  [[nodiscard]] Seat seat_to_act() const {
    return game_.acting_seats().contains(Seat{0}) ? Seat{0} : Seat{1};
  }

  G game_;
  const E& evaluator_;
  std::vector<Action> root_actions_;
  SharedSearch<Action>& shared_;
  Result result_;
  std::uint64_t nodes_ = 0;
  std::uint64_t next_look_ = 0;  // at the clock and the other limits, in nodes
  bool is_helper_ = false;
  std::array<Ply, kMaxPly + 1> plies_;
  std::vector<int> history_ = std::vector<int>(kHistorySize);
};

struct SearchOptions {
  Limits limits = {};
  int threads = 1;         // more share the table; the answer then depends on their race
  std::uint64_t seed = 0;  // picks among actions of the same value; 0: the first of them
};

struct NoReport {
  template <class Result>
  void operator()(const Result&) const {}
};

// The best action of a game in progress in which a seat is to act, not chance. Blocks within the
// limits; report(result) after each depth.
template <TurnGame G, Evaluator<G> E, class Report = NoReport>
SearchResult<typename G::Action> search(const G& game, const E& evaluator,
                                        TranspositionTable<typename G::Action>& table,
                                        const SearchOptions& options, Report&& report = {}) {
  using Action = typename G::Action;
  PETEK_ASSERT(!game.is_over(), "no action is left to choose");
  PETEK_ASSERT(!game.acting_seats().empty(), "chance is to act, not a seat");
  SharedSearch<Action> shared{table, options.limits, Deadline(options.limits.time)};
  typename G::ActionList legal;
  game.legal_actions(legal);
  std::vector<Action> actions(legal.begin(), legal.end());
  if (shared.deadline.has_passed()) return {.action = actions.front(), .pv = {}};
  if (options.seed != 0) {
    Rng rng(options.seed);
    for (std::size_t i = actions.size(); i > 1; --i) {
      std::swap(actions[i - 1], actions[rng.below(static_cast<std::uint32_t>(i))]);
    }
  }

  table.start_search();
  std::vector<std::thread> helpers;
  helpers.reserve(static_cast<std::size_t>(options.threads));
  for (int i = 1; i < options.threads; ++i) {
    helpers.emplace_back([&, i] {
      // Half of the helpers are a ply ahead: what they find out is new to the others.
      AlphaBeta<G, E>(game, evaluator, actions, shared).run(1 + i % 2, true, NoReport{});
    });
  }
  AlphaBeta<G, E> main(game, evaluator, actions, shared);
  SearchResult<Action> result = main.run(1, false, report);
  shared.stop.store(true);
  for (std::thread& helper : helpers) helper.join();
  return result;
}

}  // namespace petek::search
