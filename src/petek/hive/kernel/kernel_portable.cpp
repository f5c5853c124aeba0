// SPDX-License-Identifier: MIT
// The kernel in plain 64-bit words, for every processor.
#define PETEK_KERNEL portable
#include "petek/hive/kernel/words.h"
// The rest stands on the words.
#include "petek/hive/kernel/entry.h"

namespace petek::hive::kernel {

extern const Kernel kPortable;
const Kernel kPortable = portable::make_kernel<portable::WordGrid<4>>("portable");

}  // namespace petek::hive::kernel
