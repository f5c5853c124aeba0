#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Every rule of Hive and of Ada that is implemented must be named by a test, as `H-10` or in a name as
`H10`; every case of Ada that other programs got wrong, as `case 12` or `Case12`.
Usage: check_rule_ids.py ROOT [--list]; --list prints where each rule is tested."""
import pathlib
import re
import sys

HIVE = [f"H-{i}" for i in range(1, 19)]
HIVE += [f"H-{bug}" for bug in "QBGSALMP"]
HIVE += [f"X-{i}" for i in range(1, 9)]
ADA = [f"A-{i}" for i in range(1, 30)] + ["A-10b"]
CASES = [1, 2, 4, 6, 7, 9, 10, 12, 13, 14, 15, 16, 17, 18, 20, 21, 22, 23, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35]
CASES += [37, 39, 40, 41, 43, 44, 45, 46, 48, 49, 51, 53, 54, 56, 58]
ADA += [f"case {i}" for i in CASES]
RULES = HIVE + ADA


def names(path, text):
    """The ids in a test file: A- only in those about Ada, since bugs have names like wA1."""
    for kind, name in re.findall(r"(?<![A-Za-z])([HX])-?(\d+|[QBGSALMP])(?![a-z0-9])", text):
        yield f"{kind}-{name}"
    if "ada" in path.as_posix() or "fair" in path.as_posix():
        # A name may cite several: A7A8A10EveryIsland...
        for name in re.findall(r"(?<![A-Za-z])(?:A\d+b?)*A-?(\d+b?)(?=[^a-z0-9])", text):
            yield f"A-{name}"
        for run in re.findall(r"(?<![A-Za-z])(?:A\d+b?){2,}", text):
            for name in re.findall(r"A(\d+b?)", run):
                yield f"A-{name}"
        for name in re.findall(r"[Cc]ase ?(\d+)", text):
            yield f"case {name}"


root = pathlib.Path(sys.argv[1])
found = {rule: set() for rule in RULES}
for path in [*root.glob("src/petek/**/*_test.cpp"), *root.glob("tests/**/*_test.cpp")]:
    place = path.relative_to(root)
    for rule in set(names(place, path.read_text(encoding="utf-8"))):
        found.get(rule, set()).add(place.as_posix())

for rule, paths in found.items():
    if "--list" in sys.argv:
        print(f"{rule:7}", " ".join(sorted(paths)))
missing = [rule for rule, paths in found.items() if not paths]
print(f"{len(RULES) - len(missing)} of {len(RULES)} rules are named by tests", *missing)
sys.exit(bool(missing))
