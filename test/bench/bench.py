#!/usr/bin/env python3
# Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What smemlint adds to the CPU time and the memory of clang and of clang-tidy, on real units.

bench.py --clang CLANG --tidy TIDY --plugin smemlint.so --module smemlint-tidy.so --cuda CUDA --root FOLDER [--runs N]

FOLDER holds checkouts as for test/units/parse_errors.py; units.txt says which files. The two commands of a pair run in
turn, each once a round, so that both see the same machine; a row is the median over the rounds of (second / first - 1).
CPU time is user + system time of the process and its children; memory is the largest resident set. With --tidy, the rows
"profile" say what share of one clang-tidy run its --enable-check-profile counts for our checks. Nothing is asserted.
"""
import argparse
import importlib.util
import json
import os
import platform
import re
import shlex
import statistics
import subprocess
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))
spec = importlib.util.spec_from_file_location("parse_errors", os.path.join(HERE, "..", "units", "parse_errors.py"))
units_of = importlib.util.module_from_spec(spec)
spec.loader.exec_module(units_of)


def cost(command):
    """(CPU seconds, MiB) of one run."""
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as p:
        _, _, use = os.wait4(p.pid, 0)
        p.returncode = 0
    return use.ru_utime + use.ru_stime, use.ru_maxrss / 1024


def instructions(command):
    """Instructions of one run: no other load changes them, addresses as keys of hash tables do (about 0.1 %)."""
    r = subprocess.run(["valgrind", "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null", *command],
                       stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, encoding="utf-8", errors="replace")
    found = re.search(r"I\s+refs:\s+([\d,]+)", r.stderr)
    if not found:
        sys.exit(f"valgrind counted nothing:\n{r.stderr[-2000:]}")
    return int(found[1].replace(",", ""))


def count(args, todo):
    print(f"{'10^9':>7} {'added':>8}  instructions of clang -fplugin, unit")
    added = []
    for arch, path in todo:
        _, first, second = next(pairs(args, arch, path))
        plain = instructions(first)
        added.append(instructions(second) / plain - 1)
        print(f"{plain / 1e9:7.2f} {added[-1]:8.2%}  {path}", flush=True)
    print(f"{'median':>7} {statistics.median(added):8.2%}")


def flags(args, arch, path):
    project = path.split("/")[0]
    own = units_of.FLAGS[project].format(root=args.root, dir=os.path.dirname(os.path.join(args.root, path))).split()
    return ["-fsyntax-only", "-x", "cuda", f"--cuda-path={args.cuda}", f"--cuda-gpu-arch={arch}", "--cuda-device-only",
            "-std=c++17", "-w", *own, f"-I{args.cuda}/include/cccl", "-D__CUDACC_VER_MAJOR__=13", "-D__CUDACC_VER_MINOR__=0",
            "-D_CG_CLUSTER_INTRINSICS_AVAILABLE", "-fms-extensions"]


def tool(binary, arguments):
    """The compiler proper in place of its driver: one process, no search for toolkits."""
    r = subprocess.run([binary, "-###", *arguments], stderr=subprocess.PIPE, encoding="utf-8")
    lines = [x for x in r.stderr.splitlines() if x.lstrip().startswith('"')]
    if not lines:
        sys.exit(f"{binary} gives no command:\n{r.stderr}")
    return shlex.split(lines[-1])


def tidy(args, checks, source, compile_flags, *options):
    return [args.tidy, f"-load={args.module}", f"-checks=-*,{checks}", "--quiet", *options, source, "--", *compile_flags]


def pairs(args, arch, path):
    source = os.path.join(args.root, path)
    compile_flags = flags(args, arch, path)
    plain = tool(args.clang, [*compile_flags, source])
    yield "clang -fplugin", plain, [*plain, "-load", args.plugin, "-add-plugin", "smemlint"]
    if args.tidy:
        for other in ("mpi-type-mismatch", "bugprone-*"):
            yield (f"clang-tidy, {other} and ours", tidy(args, other, source, compile_flags),
                   tidy(args, f"{other},smem-*", source, compile_flags))


def profile(args, arch, path):
    """(CPU seconds of the run, the share of it that clang-tidy counts for our checks)."""
    with tempfile.TemporaryDirectory() as folder:
        seconds, _ = cost(tidy(args, "mpi-type-mismatch,smem-*", os.path.join(args.root, path), flags(args, arch, path),
                               "--enable-check-profile", f"--store-check-profile={folder}"))
        (file,) = os.listdir(folder)
        with open(os.path.join(folder, file), encoding="utf-8") as f:
            times = json.load(f)["profile"]
    ours = sum(t for key, t in times.items() if "smem-" in key and not key.endswith(".wall"))
    return seconds, ours / seconds


def main():
    p = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    for name in ("clang", "plugin", "cuda", "root"):
        p.add_argument("--" + name, required=True)
    p.add_argument("--tidy", help="also measure clang-tidy")
    p.add_argument("--module", help="the module for --tidy")
    p.add_argument("--list", default=os.path.join(HERE, "units.txt"))
    p.add_argument("--count", action="store_true", help="instructions under valgrind, once, in place of time")
    p.add_argument("--runs", type=int, default=7)
    args = p.parse_args()
    if args.tidy and not args.module:
        p.error("--tidy wants --module")
    if not os.path.isdir(args.root):
        p.error("--root (or -DSMEMLINT_BENCH_ROOT= for the bench target) names no folder; it holds checkouts of the "
                f"repositories that {args.list} names")
    todo = [u for u in units_of.units(args) if os.path.exists(os.path.join(args.root, u[1]))]
    if not todo:
        sys.exit(f"none of the units in {args.list} is below {args.root}")
    print(f"{time.strftime('%Y-%m-%d')}, {platform.processor() or platform.machine()}, {os.cpu_count()} cores, load "
          f"{os.getloadavg()[0]:.1f}, {args.runs} rounds")
    if args.count:
        count(args, todo)
        return
    rows = {}
    print(f"{'CPU s':>7} {'added':>8} {'MiB':>7} {'added':>8}  what, unit")
    for arch, path in todo:
        for what, first, second in pairs(args, arch, path):
            rounds = [(cost(first), cost(second)) for _ in range(args.runs)]
            seconds = statistics.median(a[0] for a, _ in rounds)
            added = statistics.median(b[0] / a[0] - 1 for a, b in rounds)
            memory = statistics.median(a[1] for a, _ in rounds)
            more = statistics.median(b[1] / a[1] - 1 for a, b in rounds)
            rows.setdefault(what, []).append((added, more))
            print(f"{seconds:7.2f} {added:8.2%} {memory:7.0f} {more:8.2%}  {what}, {path}", flush=True)
        if args.tidy:
            runs = [profile(args, arch, path) for _ in range(args.runs)]
            share = statistics.median(s for _, s in runs)
            rows.setdefault("profile", []).append((share, 0))
            print(f"{statistics.median(c for c, _ in runs):7.2f} {share:8.2%} {'':16}  profile, {path}", flush=True)
    print("\nmedian over the units")
    for what, values in rows.items():
        memory = "" if what == "profile" else f"{statistics.median(v[1] for v in values):8.2%} memory"
        print(f"{statistics.median(v[0] for v in values):8.2%} CPU {memory:16}  {what}")


if __name__ == "__main__":
    main()
