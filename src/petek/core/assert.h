// SPDX-License-Identifier: MIT
// PETEK_ASSERT(condition, reason): for our own faults only, never reachable from input.
#pragma once

#if defined(PETEK_ENABLE_ASSERTS)
#include <cstdio>
#include <cstdlib>

namespace petek::detail {
[[noreturn]] inline void assertion_failed(const char* condition, const char* reason,
                                          const char* file, int line) {
  std::fprintf(stderr, "%s:%d: assertion failed: %s (%s)\n", file, line, condition, reason);
  std::abort();
}
}  // namespace petek::detail

#define PETEK_ASSERT(condition, reason) \
  ((condition) ? void(0)                \
               : ::petek::detail::assertion_failed(#condition, reason, __FILE__, __LINE__))
#else
#define PETEK_ASSERT(condition, reason) void(0)
#endif
