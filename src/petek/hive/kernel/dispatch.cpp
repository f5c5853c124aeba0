// SPDX-License-Identifier: MIT
// Which kernel runs: asked once, of the processor.
#include <array>
#include <cstdlib>
#include <string_view>

#include "petek/hive/kernel/kernel.h"

namespace petek::hive::kernel {

extern const Kernel kPortable;
#if !defined(PETEK_NO_AVX2)
extern const Kernel kAvx2;
#endif

namespace {

bool has_avx2() {
#if defined(PETEK_NO_AVX2)
  return false;
#else
  return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") &&
         __builtin_cpu_supports("bmi2") && __builtin_cpu_supports("popcnt");
#endif
}

}  // namespace

std::span<const Kernel* const> available() {
#if defined(PETEK_NO_AVX2)
  static constexpr std::array<const Kernel*, 1> kAll = {&kPortable};
#else
  static constexpr std::array<const Kernel*, 2> kAll = {&kPortable, &kAvx2};
#endif
  static const std::size_t count = has_avx2() ? kAll.size() : 1;
  return std::span(kAll.data(), count);
}

const Kernel& chosen() {
  static const Kernel& kernel = [&]() -> const Kernel& {
    const char* wish = std::getenv("PETEK_KERNEL");
    if (wish != nullptr && std::string_view(wish) == "portable") return kPortable;
    return *available().back();
  }();
  return kernel;
}

}  // namespace petek::hive::kernel
