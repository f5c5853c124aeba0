#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Every rule of Hive and of Ada must be named by a test, as `H-10` or in a name as `H10`; every reading
of Hive's section 9 as `Reading 6`; every case of Ada that other programs got wrong as `case 12`. Rules
of Colony count only where the name of a test (suite or case) carries them.
Usage: check_rule_ids.py ROOT [--list]; --list prints where each rule is tested."""
import pathlib
import re
import sys

HIVE = [f"H-{i}" for i in range(1, 19)]
HIVE += [f"H-{bug}" for bug in "QBGSALMP"]
HIVE += [f"X-{i}" for i in range(1, 9)]
COLONY = [f"V-{i}" for i in [*range(1, 6), *"WFDCYKTEM"]]
COLONY += [f"{kind}-{i}" for kind, last in (("S", 5), ("R", 6), ("C", 4), ("U", 4))
           for i in range(1, last + 1)]
READINGS = [f"Reading {i}" for i in range(1, 19)]
ADA = [f"A-{i}" for i in range(1, 30)] + ["A-10b"]
CASES = [1, 2, 4, 6, 7, 9, 10, 12, 13, 14, 15, 16, 17, 18, 20, 21, 22, 23, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35]
CASES += [37, 39, 40, 41, 43, 44, 45, 46, 48, 49, 51, 53, 54, 56, 58]
ADA += [f"case {i}" for i in CASES]
RULES = HIVE + COLONY + READINGS + ADA


def ada_names(text):
    # A name may cite several: A7A8A10EveryIsland...
    for name in re.findall(r"(?<![A-Za-z])(?:A\d+b?)*A-?(\d+b?)(?=[^a-z0-9])", text):
        yield f"A-{name}"
    for run in re.findall(r"(?<![A-Za-z])(?:A\d+b?){2,}", text):
        for name in re.findall(r"A(\d+b?)", run):
            yield f"A-{name}"
    for name in re.findall(r"[Cc]ase ?(\d+)", text):
        yield f"case {name}"


def hive_names(text):
    for kind, name in re.findall(r"(?<![A-Za-z])([HX])-?(\d+|[QBGSALMP])(?![a-z0-9])", text):
        yield f"{kind}-{name}"
    for number in re.findall(r"[Rr]eading_? ?(\d+)", text):
        yield f"Reading {number}"
    for suite, case in re.findall(r"^TEST(?:_[FP])?\((\w+),\s*(\w+)\)", text, re.MULTILINE):
        for kind, name in re.findall(r"(?<![A-Za-z])([VSRCU])(\d|[WFDCYKTEM])(?![a-z0-9])",
                                     f"{suite} {case}".replace("_", " ")):
            yield f"{kind}-{name}"


root = pathlib.Path(sys.argv[1])
found = {rule: set() for rule in RULES}
for path in [*root.glob("src/petek/**/*_test.cpp"), *root.glob("tests/**/*_test.cpp")]:
    place = path.relative_to(root).as_posix()
    text = path.read_text(encoding="utf-8")
    # Bugs have names like wA1, so the ids of Ada are looked for in its own tests alone.
    is_ada = "ada" in place or "fair" in place
    for rule in set(ada_names(text) if is_ada else hive_names(text)):
        found.get(rule, set()).add(place)

for rule, paths in found.items():
    if "--list" in sys.argv:
        print(f"{rule:10}", " ".join(sorted(paths)))
missing = [rule for rule, paths in found.items() if not paths]
print(f"{len(RULES) - len(missing)} of {len(RULES)} rules are named by tests", *missing)
sys.exit(bool(missing))
