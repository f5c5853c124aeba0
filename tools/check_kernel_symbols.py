#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""The AVX2 kernel must define no function that another file defines too, or the linker could give
its code to a processor without AVX2. Usage: check_kernel_symbols.py OBJECT (of kernel_avx2.cpp)"""
import subprocess
import sys

listing = subprocess.run(["nm", "-C", "--defined-only", sys.argv[1]], check=True,
                         capture_output=True, text=True).stdout
# W, V: functions and objects that other files may define as well; T: functions of this file alone.
shared = [line for line in listing.splitlines()
          if line[17:18] in "WVT" and "petek::hive::kernel::avx2::" not in line]
for line in shared:
    print("defined outside the kernel's namespace:", line)
if "kAvx2" not in listing:
    sys.exit("not the object of kernel_avx2.cpp: " + sys.argv[1])
print(f"{len(shared)} functions defined outside the kernel's namespace")
sys.exit(bool(shared))
