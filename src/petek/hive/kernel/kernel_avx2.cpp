// SPDX-License-Identifier: MIT
// The kernel for x86-64 processors with AVX2 and BMI2. Compiled with their instructions, so
// nothing outside its own namespace may be defined here: the linker could take it for all.
#define PETEK_KERNEL avx2
#include "petek/hive/kernel/window_avx2.h"
// The rest stands on the window.
#include "petek/hive/kernel/entry.h"

namespace petek::hive::kernel {

extern const Kernel kAvx2;
const Kernel kAvx2 = avx2::make_kernel<avx2::Window>("avx2");

}  // namespace petek::hive::kernel
