#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Every rule of Hive that is implemented must be named by a test, as `H-10` or in a name as `H10`.
Usage: check_rule_ids.py ROOT [--list]; --list prints where each rule is tested."""
import pathlib
import re
import sys

RULES = [f"H-{i}" for i in range(1, 19)]
RULES += [f"H-{bug}" for bug in "QBGSALMP"]
RULES += [f"X-{i}" for i in range(1, 9)]

root = pathlib.Path(sys.argv[1])
found = {rule: set() for rule in RULES}
for path in [*root.glob("src/petek/**/*_test.cpp"), *root.glob("tests/**/*_test.cpp")]:
    text = path.read_text(encoding="utf-8")
    for kind, name in set(re.findall(r"(?<![A-Za-z])([HX])-?(\d+|[QBGSALMP])(?![a-z0-9])", text)):
        found.get(f"{kind}-{name}", set()).add(path.relative_to(root).as_posix())

for rule, paths in found.items():
    if "--list" in sys.argv:
        print(f"{rule:5}", " ".join(sorted(paths)))
missing = [rule for rule, paths in found.items() if not paths]
print(f"{len(RULES) - len(missing)} of {len(RULES)} rules are named by tests", *missing)
sys.exit(bool(missing))
