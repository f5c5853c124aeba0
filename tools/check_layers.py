#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Checks that each file includes only its own layer and those that the table allows it.

Usage: check_layers.py INCLUDE_ROOT   (the folder that holds petek/)
"""
import pathlib
import re
import sys

# layer: (layers it may include, folders of other libraries, is it rules: pure, without world or clock)
LAYERS = {
    "core": ("", "tl", True),
    "hive": ("core", "", True),
    "ada": ("core", "", True),
    "fair": ("core ada", "openssl", False),  # so that the rules need no cryptography
    "search": ("core", "", False),  # names no game
    "bots": ("core hive ada search", "", False),
    "uhp": ("core hive search bots", "", False),
    "store": ("core", "soci", False),  # strings and numbers: knows no game
    "protocol": ("core hive ada", "boost", False),
    "server": ("core hive ada fair bots protocol store", "boost", False),
}
IMPURE = set("atomic chrono condition_variable ctime filesystem fstream future iostream mutex random thread".split())
INCLUDE = re.compile(r'^\s*#\s*include\s*([<"])([^">]+)[">]', re.M)


def fault(layer, kind, header, is_test):
    below, libraries, pure = LAYERS[layer]
    top, _, rest = header.partition("/")
    if kind == '"':
        if top != "petek":
            return "write the path from the include root, petek/..."
        other = rest.partition("/")[0]
        return None if other == layer or other in below.split() else f"{layer} is not above {other}"
    if rest and "." in header and top != "sys":  # <boost/json.hpp>: another library
        allowed = libraries.split() + (["gtest", "gmock"] if is_test else [])
        return None if top in allowed else f"{layer} uses no {top}"
    return "rules know no I/O, clock or thread" if pure and header in IMPURE and not is_test else None


root = pathlib.Path(sys.argv[1])
files = [f for f in sorted((root / "petek").rglob("*")) if f.suffix in (".h", ".cpp")]
faults = 0
for file in files:
    layer = file.relative_to(root).parts[1]
    if layer not in LAYERS:
        sys.exit(f"{file}: layer {layer} is not in the table of {sys.argv[0]}")
    for kind, header in INCLUDE.findall(file.read_text(encoding="utf-8")):
        why = fault(layer, kind, header, file.name.endswith(("_test.cpp", "_fixture.h")))
        if why:
            faults += 1
            print(f"{file}: includes {header}: {why}")
print(f"{len(files)} files, {faults} faults")
sys.exit(faults > 0)
