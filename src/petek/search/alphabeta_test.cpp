// SPDX-License-Identifier: MIT
#include "petek/search/alphabeta.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <string_view>
#include <vector>

namespace petek::search {
namespace {

using namespace std::chrono_literals;

// Three in a row, on nine cells numbered from 0.
struct TicTacToe {
  using Action = std::uint32_t;
  using ActionList = petek::ActionList<std::uint32_t>;

  std::array<std::uint32_t, 2> cells{};
  std::vector<std::uint32_t> history;

  // "X.O......": X is seat 0 and begins.
  static TicTacToe from(std::string_view board) {
    TicTacToe game;
    for (std::uint32_t cell = 0; cell < 9; ++cell) {
      if (board[cell] == '.') continue;
      game.cells[board[cell] == 'X' ? 0 : 1] |= 1U << cell;
      game.history.push_back(cell);
    }
    return game;
  }

  [[nodiscard]] bool has_row(std::size_t seat) const {
    constexpr std::array<std::uint32_t, 8> kRows = {0007, 0070, 0700, 0111, 0222, 0444, 0421, 0124};
    return std::any_of(kRows.begin(), kRows.end(),
                       [&](std::uint32_t row) { return (cells[seat] & row) == row; });
  }
  [[nodiscard]] SeatSet acting_seats() const {
    if (is_over()) return {};
    return SeatSet::of(Seat{static_cast<std::uint8_t>(history.size() % 2)});
  }
  [[nodiscard]] bool is_over() const { return history.size() == 9 || has_row(0) || has_row(1); }
  [[nodiscard]] std::uint64_t key() const {
    return mixed(cells[0] | cells[1] << 9 | (history.size() % 2) << 18);
  }
  [[nodiscard]] double score(Seat seat) const {
    return has_row(seat.number) ? 1 : has_row(1U - seat.number) ? 0 : 0.5;
  }
  void legal_actions(ActionList& out) const {
    out.clear();
    for (std::uint32_t cell = 0; cell < 9 && !is_over(); ++cell) {
      if (((cells[0] | cells[1]) >> cell & 1) == 0) out.push_back(cell);
    }
  }
  void apply(std::uint32_t cell) {
    cells[history.size() % 2] |= 1U << cell;
    history.push_back(cell);
  }
  void undo() {
    cells[0] &= ~(1U << history.back());
    cells[1] &= ~(1U << history.back());
    history.pop_back();
  }
};

struct NoOpinion {
  int operator()(const TicTacToe&) const { return 0; }
  [[nodiscard]] int promise(const TicTacToe&, std::uint32_t) const { return 0; }
};

SearchResult<std::uint32_t> find_best(const TicTacToe& game, const SearchOptions& options = {}) {
  TranspositionTable<std::uint32_t> table(1 << 16);
  return search(game, NoOpinion{}, table, options);
}

int minimax(TicTacToe& game, int ply) {
  if (game.is_over()) {
    const double score = game.score(Seat{static_cast<std::uint8_t>((game.history.size() + 1) % 2)});
    return score > 0.5 ? ply - kWin : score < 0.5 ? kWin - ply : 0;
  }
  int best = -kWin;
  TicTacToe::ActionList actions;
  game.legal_actions(actions);
  for (const std::uint32_t action : actions) {
    game.apply(action);
    best = std::max(best, -minimax(game, ply + 1));
    game.undo();
  }
  return best;
}

TEST(AlphaBeta, KnowsThatTheGameIsADraw) {
  const auto result = find_best({}, {.limits = {.depth = 9}});
  EXPECT_EQ(result.value, 0);
  EXPECT_EQ(result.depth, 9);
  EXPECT_EQ(result.pv.size(), 9U);
  EXPECT_EQ(result.pv.front(), result.action);
}

TEST(AlphaBeta, TakesTheWinAndCountsItsDistance) {
  const auto result = find_best(TicTacToe::from("XX.OO...."));
  EXPECT_EQ(result.action, 2U);
  EXPECT_EQ(result.value, kWin - 1);
  EXPECT_EQ(result.depth, 1) << "nothing is left to find out";
}

TEST(AlphaBeta, BarsTheOnlyThreat) {
  EXPECT_EQ(find_best(TicTacToe::from("XX.O.....")).action, 2U);
}

TEST(AlphaBeta, AgreesWithMinimaxInEveryPosition) {
  TranspositionTable<std::uint32_t> table(1 << 12);  // small: entries get overwritten
  Rng rng(3);
  for (int i = 0; i < 200; ++i) {
    TicTacToe game;
    const std::uint32_t plies = 2 + rng.below(5);
    TicTacToe::ActionList actions;
    for (std::uint32_t ply = 0; ply < plies && !game.is_over(); ++ply) {
      game.legal_actions(actions);
      game.apply(actions[rng.below(static_cast<std::uint32_t>(actions.size()))]);
    }
    if (game.is_over()) continue;
    const auto result = search(game, NoOpinion{}, table, {.seed = rng()});
    TicTacToe copy = game;
    EXPECT_EQ(result.value, minimax(copy, 0));
    game.apply(result.action);
    const int left = game.is_over() ? -1 : minimax(game, 1);
    if (!game.is_over()) {
      EXPECT_EQ(-left, result.value) << "the action keeps what was promised";
    }
  }
}

TEST(AlphaBeta, AnswersAtOnceWithoutTime) {
  const auto result = find_best({}, {.limits = {.time = 0s}});
  EXPECT_EQ(result.action, 0U) << "the first legal action";
  EXPECT_EQ(result.nodes, 0U);
}

TEST(AlphaBeta, StopsAtItsNodes) {
  const auto result = find_best({}, {.limits = {.nodes = 1000}});
  EXPECT_LE(result.nodes, 1001U);
  EXPECT_LT(result.action, 9U);
}

TEST(AlphaBeta, StopsWhenTold) {
  const std::atomic<bool> stop{true};
  const auto result = find_best({}, {.limits = {.stop = &stop}});
  EXPECT_LT(result.nodes, 10U);
  EXPECT_LT(result.action, 9U);
}

TEST(AlphaBeta, AnswersTheSameOnEveryRun) {
  const auto first = find_best({}, {.limits = {.depth = 7}, .seed = 5});
  const auto second = find_best({}, {.limits = {.depth = 7}, .seed = 5});
  EXPECT_EQ(first.nodes, second.nodes);
  EXPECT_EQ(first.pv, second.pv);
}

TEST(AlphaBeta, TheSeedPicksAmongEqualActions) {
  std::array<int, 9> picked{};
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    ++picked[find_best({}, {.limits = {.depth = 1}, .seed = seed}).action];
  }
  EXPECT_GT(std::count_if(picked.begin(), picked.end(), [](int n) { return n > 0; }), 5);
}

TEST(AlphaBeta, HelpersDoNotChangeTheValue) {
  const auto result = find_best({}, {.limits = {.depth = 9}, .threads = 3});
  EXPECT_EQ(result.value, 0);
}

TEST(AlphaBeta, ReportsEveryDepth) {
  std::vector<int> depths;
  TranspositionTable<std::uint32_t> table(1 << 16);
  search(TicTacToe{}, NoOpinion{}, table, {.limits = {.depth = 4}},
         [&](const SearchResult<std::uint32_t>& result) { depths.push_back(result.depth); });
  EXPECT_EQ(depths, (std::vector{1, 2, 3, 4}));
}

// A game of chance. A player gains a point for certain, or throws: five points, one point and
// another turn, or the game is lost.
struct Throwing {
  using Action = std::uint32_t;
  using ActionList = petek::ActionList<std::uint32_t>;
  enum : Action { kSafe, kThrow, kFive, kAgain, kLost };

  struct State {
    std::array<int, 2> points{};
    std::uint8_t seat = 0;
    bool is_thrown = false;
    int loser = -1;
  };
  std::vector<State> history = {{}};
  std::size_t length = 9;

  [[nodiscard]] const State& now() const { return history.back(); }
  [[nodiscard]] bool is_over() const { return now().loser >= 0 || history.size() > length; }
  [[nodiscard]] bool is_chance() const { return !is_over() && now().is_thrown; }
  [[nodiscard]] SeatSet acting_seats() const {
    return is_over() || is_chance() ? SeatSet{} : SeatSet::of(Seat{now().seat});
  }
  [[nodiscard]] std::uint64_t key() const {
    const State& s = now();
    return mixed(history.size() | static_cast<std::uint64_t>(s.points[0]) << 16 |
                 static_cast<std::uint64_t>(s.points[1]) << 32 | std::uint64_t{s.seat} << 48);
  }
  [[nodiscard]] double score(Seat seat) const {
    const State& s = now();
    if (s.loser >= 0) return s.loser == seat.number ? 0 : 1;
    const int lead = s.points[seat.number] - s.points[1U - seat.number];
    return lead > 0 ? 1 : lead < 0 ? 0 : 0.5;
  }
  void legal_actions(ActionList& out) const {
    out.clear();
    if (is_over()) return;
    for (const Action action : {kSafe, kThrow}) out.push_back(action);
  }
  void chance_outcomes(petek::ActionList<Weighted<Action>>& out) const {
    out.clear();
    out.push_back({kFive, 3});
    out.push_back({kAgain, 2});
    out.push_back({kLost, 1});
  }
  void apply(Action action) {
    State next = now();
    next.is_thrown = action == kThrow;
    next.points[next.seat] += action == kFive ? 5 : action == kSafe || action == kAgain ? 1 : 0;
    if (action == kLost) next.loser = next.seat;
    if (action == kSafe || action == kFive) next.seat ^= 1;
    history.push_back(next);
  }
  void undo() { history.pop_back(); }
};
static_assert(ChanceGame<Throwing> && !ChanceGame<TicTacToe>);

struct Lead {
  int operator()(const Throwing& game) const {
    const auto& s = game.now();
    return 10 * (s.points[s.seat] - s.points[1U - s.seat]);
  }
  [[nodiscard]] int promise(const Throwing&, std::uint32_t) const { return 0; }
};

// The value for the seat whose turn it is, by looking at every line.
int expectimax(Throwing& game, int depth, int ply) {
  const std::uint8_t seat = game.now().seat;
  const auto below = [&](std::uint32_t action) {
    game.apply(action);
    int value = 0;
    if (game.is_over()) {
      const double score = game.score(Seat{seat});
      value = score > 0.5 ? kWin - ply - 1 : score < 0.5 ? ply + 1 - kWin : 0;
    } else {
      value = expectimax(game, depth - 1, ply + 1);
      if (game.now().seat != seat) value = -value;
    }
    game.undo();
    return value;
  };
  if (depth == 0) return Lead()(game);
  if (!game.is_chance()) return std::max(below(Throwing::kSafe), below(Throwing::kThrow));
  const std::array<int, 3> values = {below(Throwing::kFive), below(Throwing::kAgain),
                                     below(Throwing::kLost)};
  const auto [least, greatest] = std::minmax_element(values.begin(), values.end());
  if (*least > kCertain) return *least;
  if (*greatest < -kCertain) return *greatest;
  return std::clamp((3 * values[0] + 2 * values[1] + values[2]) / 6, -kCertain, kCertain);
}

TEST(AlphaBeta, WeighsWhatChanceMayBring) {
  for (int depth = 1; depth <= 9; ++depth) {
    for (const std::size_t length : {5U, 9U, 30U}) {
      SCOPED_TRACE(testing::Message() << "depth " << depth << ", length " << length);
      Throwing game;
      game.length = length;
      TranspositionTable<std::uint32_t> table(1 << 16);
      const auto result = search(game, Lead{}, table, {.limits = {.depth = depth}});
      ASSERT_EQ(result.value, expectimax(game, result.depth, 0));
      game.apply(result.action);
      int value = expectimax(game, result.depth - 1, 1);
      if (game.now().seat != 0) value = -value;
      ASSERT_EQ(result.value, value) << "the action is worth what was promised";
      ASSERT_LE(result.pv.size(), static_cast<std::size_t>(depth)) << "it ends where chance begins";
    }
  }
}

TEST(AlphaBeta, ThrowsOnlyWhenItMustAndLeadsOtherwise) {
  Throwing game;
  game.length = 2;  // White acts, then Black
  game.history.back().points = {0, 3};
  TranspositionTable<std::uint32_t> table(1 << 12);
  EXPECT_EQ(search(game, Lead{}, table, {.limits = {.depth = 3}}).action, Throwing::kThrow);
  game.history.back().points = {3, 0};
  table.clear();
  const auto result = search(game, Lead{}, table, {.limits = {.depth = 3}});
  EXPECT_EQ(result.action, Throwing::kSafe);
}

TEST(AlphaBeta, StopsAtItsNodesAmongThrows) {
  TranspositionTable<std::uint32_t> table(1 << 12);
  Throwing game;
  game.length = 60;
  const auto result = search(game, Lead{}, table, {.limits = {.nodes = 5000}, .threads = 2});
  EXPECT_LE(result.nodes, 5001U);
  EXPECT_LE(result.action, Throwing::kThrow);
}

TEST(Deadline, IsNoneWithoutATimeAndPastAtZero) {
  EXPECT_FALSE(Deadline(std::nullopt).has_passed());
  EXPECT_TRUE(Deadline(0s).has_passed());
  EXPECT_FALSE(Deadline(10s).has_passed());
  EXPECT_FALSE(Deadline(std::chrono::nanoseconds::max()).has_passed());
}

}  // namespace
}  // namespace petek::search
