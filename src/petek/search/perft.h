// SPDX-License-Identifier: MIT
// Perft: how many sequences of actions of a given length there are, the yardstick of every move
// generator. Depth 0 is 1; a finished state has none at any greater depth; a forced pass is one
// action.
#pragma once

#include <algorithm>
#include <atomic>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <thread>
#include <utility>
#include <vector>

#include "petek/core/assert.h"

namespace petek::search {

// What perft walks over: a position, or a game where its history matters (repetition). Lists no
// action when the game is over.
template <class S>
concept PerftState = std::copyable<S> &&
    requires(S state, const S& view, const typename S::Action& action,
             typename S::ActionList& actions) {
  view.legal_actions(actions);
  { view.count_legal_actions() } -> std::convertible_to<std::uint64_t>;
  state.apply(action);
};

// Told the leaves of each subtree that has been counted, by whichever thread counted it, so that
// the sum over all calls is the total; returns false to stop. Called some thousand times a second.
template <class H>
concept PerftHook = requires(H& hook, std::uint64_t leaves) {
  { hook(leaves) } -> std::convertible_to<bool>;
};

struct GoOn {
  bool operator()(std::uint64_t) const { return true; }
};

// Whether the actions before the leaves are only counted, or listed too, as a search would.
enum class LastPly : std::uint8_t { Count, List };

struct PerftOptions {
  int threads = 1;
  LastPly last_ply = LastPly::Count;
};

template <class Action>
struct PerftBranch {
  Action action;
  std::uint64_t leaves = 0;
};

template <class Action>
struct PerftResult {
  std::uint64_t leaves = 0;
  // The same by first action, in the order of legal_actions(); empty at depth 0.
  std::vector<PerftBranch<Action>> branches;
  bool is_complete = true;  // false when the hook stopped it
};

namespace detail {

// Calls visit(child), where child is the state after the action. A state that can take an action
// back by itself does so; any other is a value, of which copying is the cheapest undo, all the more
// where it makes the copy and the change in one (after).
template <class S, class Visitor>
auto visit_child(S& state, const typename S::Action& action, Visitor&& visit) {
  if constexpr (requires { state.undo(); }) {
    state.apply(action);
    const auto result = visit(state);
    state.undo();
    return result;
  } else if constexpr (requires { state.after(action); }) {
    S child = state.after(action);
    return visit(child);
  } else {
    S child = state;
    child.apply(action);
    return visit(child);
  }
}

template <PerftState S, LastPly kLastPly, PerftHook Hook>
class PerftWalker {
 public:
  // Subtrees of this depth are reported: large enough that reporting costs nothing.
  static constexpr int kReportDepth = 3;

  PerftWalker(int depth, Hook& hook, std::atomic<bool>& stop)
      : lists_(static_cast<std::size_t>(depth) + 1), hook_(hook), stop_(stop) {}

  // The leaves `depth` actions below, all reported to the hook.
  std::uint64_t count_and_report(S& state, int depth) {
    const std::uint64_t leaves = count(state, depth);
    if (depth < kReportDepth && !hook_(leaves)) stop_.store(true, std::memory_order_relaxed);
    return leaves;
  }

 private:
  std::uint64_t count(S& state, int depth) {
    if (depth == 0) return 1;
    if (depth == 1) return count_last(state);
    auto& actions = lists_[static_cast<std::size_t>(depth)];
    state.legal_actions(actions);

    std::uint64_t leaves = 0;
    if (depth == 2) {  // almost all the time goes by here, so without the recursion's overhead
      if constexpr (kLastPly == LastPly::Count && requires { state.count_after(actions); }) {
        return state.count_after(actions);
      }
      for (const auto& action : actions) {
        leaves += visit_child(state, action, [&](S& child) { return count_last(child); });
      }
      return leaves;
    }
    for (const auto& action : actions) {
      leaves += visit_child(state, action, [&](S& child) { return count(child, depth - 1); });
      if (depth > kReportDepth && stop_.load(std::memory_order_relaxed)) break;
    }
    if (depth == kReportDepth && !hook_(leaves)) stop_.store(true, std::memory_order_relaxed);
    return leaves;
  }

  std::uint64_t count_last(S& state) {
    if constexpr (kLastPly == LastPly::Count) {
      return state.count_legal_actions();
    } else {
      state.legal_actions(lists_[1]);
      return lists_[1].size();
    }
  }

  std::vector<typename S::ActionList> lists_;  // by remaining depth, reused from node to node
  Hook& hook_;
  std::atomic<bool>& stop_;
};

// A subtree that one thread counts, and the first action that it is below.
template <class S>
struct PerftTask {
  S state;
  std::size_t branch = 0;
};

// The children of all tasks, in order.
template <PerftState S>
std::vector<PerftTask<S>> split(const std::vector<PerftTask<S>>& tasks) {
  std::vector<PerftTask<S>> children;
  typename S::ActionList actions;
  for (const PerftTask<S>& task : tasks) {
    task.state.legal_actions(actions);
    for (const auto& action : actions) {
      children.push_back({task.state, task.branch});
      children.back().state.apply(action);
    }
  }
  return children;
}

template <LastPly kLastPly, PerftState S, PerftHook Hook>
PerftResult<typename S::Action> perft(const S& root, int depth, int threads, Hook& hook) {
  PerftResult<typename S::Action> result;
  typename S::ActionList first_actions;
  root.legal_actions(first_actions);
  for (const auto& action : first_actions) result.branches.push_back({action});

  std::vector<PerftTask<S>> tasks = split<S>({{root}});
  for (std::size_t i = 0; i < tasks.size(); ++i) tasks[i].branch = i;
  int below = depth - 1;  // what is left under each task

  // Enough tasks that no thread is left alone with the last; never so many that they cost more
  // than the count.
  constexpr std::size_t kTasksPerThread = 64;
  const std::size_t wanted = threads > 1 ? kTasksPerThread * static_cast<std::size_t>(threads) : 0;
  while (tasks.size() < wanted && below > 2 && !tasks.empty()) {
    tasks = split(tasks);
    --below;
  }

  std::vector<std::uint64_t> leaves(tasks.size());
  std::atomic<std::size_t> next{0};
  std::atomic<bool> stop{false};
  const auto work = [&] {
    PerftWalker<S, kLastPly, Hook> walker(below, hook, stop);
    while (!stop.load(std::memory_order_relaxed)) {
      const std::size_t i = next.fetch_add(1, std::memory_order_relaxed);
      if (i >= tasks.size()) return;
      leaves[i] = walker.count_and_report(tasks[i].state, below);
    }
  };
  std::vector<std::thread> helpers;
  const int helper_count = std::max(std::min(threads, static_cast<int>(tasks.size())) - 1, 0);
  helpers.reserve(static_cast<std::size_t>(helper_count));
  for (int i = 0; i < helper_count; ++i) helpers.emplace_back(work);
  work();
  for (std::thread& helper : helpers) helper.join();

  for (std::size_t i = 0; i < tasks.size(); ++i) {
    result.branches[tasks[i].branch].leaves += leaves[i];
    result.leaves += leaves[i];
  }
  result.is_complete = !stop.load();
  return result;
}

}  // namespace detail

// Counts the leaves at `depth` >= 0, on `options.threads` threads; blocks until it is done. The
// result does not depend on the number of threads.
template <PerftState S, PerftHook Hook = GoOn>
PerftResult<typename S::Action> divide(const S& root, int depth, PerftOptions options = {},
                                       Hook&& hook = {}) {
  PETEK_ASSERT(depth >= 0 && options.threads >= 1, "perft of a depth, on a thread");
  if (depth == 0) return {.leaves = 1, .branches = {}};
  if (options.last_ply == LastPly::Count) {
    return detail::perft<LastPly::Count>(root, depth, options.threads, hook);
  }
  return detail::perft<LastPly::List>(root, depth, options.threads, hook);
}

// The number alone.
template <PerftState S>
std::uint64_t perft(const S& root, int depth, PerftOptions options = {}) {
  return divide(root, depth, options).leaves;
}

}  // namespace petek::search
