#!/usr/bin/env python3
# Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compares the site list of a unit with the asynchronous transfers in the PTX that nvcc makes of it.

ptx_recall.py --nvcc N --clang C --plugin SO --arch A [--nvcc-flags F] [--clang-flags F] UNIT [-- FLAGS for both]

Every transfer must be a site at its own line (the asm statement's), and at the outermost line of the calls that it was
inlined through. Prints one row a unit, and how many sites have both dtypes; what is missing is printed and exits 1.
"""
import argparse
import collections
import json
import os
import re
import shlex
import subprocess
import sys
import tempfile

TRANSFER = re.compile(r"^(?:@!?%?\w+\s+)?(?P<op>(?:st\.async|st\.bulk|red\.async|multimem\.cp\.\S*async|"
                      r"cp\.reduce\.async\.bulk|cp\.async\.bulk(?!\.(?:commit|wait)_group)|"
                      r"cp\.async(?!\.(?:bulk|commit_group|wait_group|wait_all|mbarrier)))[\w.:]*)\s")
FILE = re.compile(r'^\s*\.file\s+(\d+)\s+"([^"]*)"')
LOC = re.compile(r"^\s*\.loc\s+(\d+)\s+(\d+)\s+(\d+)(?:.*?inlined_at\s+(\d+)\s+(\d+)\s+(\d+))?")


def run(command, env=None):
    r = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8", errors="replace", env=env)
    return r.returncode, r.stdout, r.stderr


def transfers(ptx):
    """{(file, line) of the instruction: {(file, line) of the outermost frames}} of a PTX text made with -lineinfo."""
    names = {m.group(1): os.path.realpath(m.group(2)) for m in map(FILE.match, ptx.split("\n")) if m}
    parent, here, found = {}, None, collections.defaultdict(set)
    for line in ptx.split("\n"):
        if ".entry" in line or ".func" in line:
            parent, here = {}, None
        m = LOC.match(line)
        if m:
            here = m.group(1, 2, 3)
            parent[here] = m.group(4, 5, 6) if m.group(4) else None
            continue
        for statement in re.split(r"[;{}]", line.split("//")[0]):
            if not TRANSFER.match(statement.strip() + " ") or here is None:
                continue
            frame, seen = here, set()
            while parent.get(frame) and frame not in seen:
                seen.add(frame)
                frame = parent[frame]
            own = (names.get(here[0], "?"), int(here[1]))
            found[own].add((names.get(frame[0], "?"), int(frame[1])))
    return found


def lines_of(sites):
    covered = set()
    for s in sites:
        for line in range(s["line"], s.get("end_line", s["line"]) + 1):
            covered.add((os.path.realpath(s["file"]), line))
    return covered


def known(s):
    other = s.get("source") or s.get("value")
    sides = [s[k]["dtype"] for k in ("destination",) if k in s] + ([other["dtype"]] if other else [])
    return len(sides) == 2 and all(d not in ("unknown", "raw bytes") and not d.startswith("record") for d in sides)


def main():
    argv, both = sys.argv[1:], []
    if "--" in argv:
        both = argv[argv.index("--") + 1:]
        argv = argv[:argv.index("--")]
    p = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    for name in ("nvcc", "clang", "plugin", "arch"):
        p.add_argument("--" + name, required=True)
    p.add_argument("--nvcc-flags", default="")
    p.add_argument("--clang-flags", default="")
    p.add_argument("unit")
    args = p.parse_args(argv)

    with tempfile.TemporaryDirectory() as folder:
        ptx, sites = os.path.join(folder, "unit.ptx"), os.path.join(folder, "sites.json")
        rc, _, err = run([args.nvcc, "-std=c++17", "-w", "-ptx", "-lineinfo", f"-arch={args.arch}", "-o", ptx,
                          *shlex.split(args.nvcc_flags), *both, args.unit],
                         # The runtime of a sanitizer is for the plugin.
                         {k: v for k, v in os.environ.items() if k != "LD_PRELOAD"})
        if rc:
            sys.exit(f"nvcc cannot compile {args.unit}:\n{err}")
        rc, _, err = run([args.clang, "-fsyntax-only", f"-fplugin={args.plugin}", f"-fplugin-arg-smemlint-list-sites={sites}",
                          f"--cuda-gpu-arch={args.arch}", "--cuda-device-only", *shlex.split(args.clang_flags), *both,
                          args.unit])
        if rc:
            sys.exit(f"clang cannot parse {args.unit}:\n{err}")
        findings = [l for l in err.split("\n") if " warning: " in l and "[smem-" in l]
        with open(ptx, encoding="utf-8", errors="replace") as f:
            oracle = transfers(f.read())
        with open(sites, encoding="utf-8") as f:
            listed = json.load(f)

    covered = lines_of(listed)
    outer = {o for frames in oracle.values() for o in frames}
    missing = [("own", place) for place in sorted(oracle) if place not in covered]
    missing += [("outermost", place) for place in sorted(outer) if place not in covered]
    ours = os.path.realpath(args.unit)
    mine = [s for s in listed if os.path.realpath(s["file"]) == ours and not s.get("wrapper") and not s.get("reaches")]
    print(f"{os.path.basename(args.unit)}: own lines {len(oracle) - sum(k == 'own' for k, _ in missing)}/{len(oracle)}, "
          f"outermost lines {len(outer) - sum(k == 'outermost' for k, _ in missing)}/{len(outer)}, "
          f"both dtypes known {sum(map(known, mine))}/{len(mine)}, findings {len(findings)}")
    for kind, (file, line) in missing:
        print(f"  missing {kind} line: {file}:{line}")
    for finding in findings:
        print("  " + finding)
    if not oracle:
        sys.exit("  no transfer in the PTX: the comparison would show nothing")
    sys.exit(1 if missing else 0)


if __name__ == "__main__":
    main()
