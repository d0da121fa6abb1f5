#!/usr/bin/env python3
# Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Breaks CUDA files at random and runs the clang plugin and the clang-tidy module over them.

mutate.py --clang C --plugin SO --tidy T --module SO --flags FLAGS [--count N] [--seed S] [--keep DIR] FILE|FOLDER ...

Tokens are deleted, doubled, swapped and replaced by others of the same file. Whatever clang says of the rest, no host
may crash, hang or hit an assertion or a sanitizer. A unit on which clang fails without smemlint is not counted.
Each unit depends on the seed and its number alone: --only NUMBER makes that one again.
"""
import argparse
import os
import random
import re
import shlex
import shutil
import subprocess
import sys
import tempfile

TOKEN = re.compile(r'//[^\n]*|/\*.*?\*/|"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])*\'|#[^\n]*|\w+|\s+|[^\w\s]', re.S)
BAD = re.compile(r"PLEASE submit a bug report|Stack dump|internal error|AddressSanitizer|LeakSanitizer|runtime error:|"
                 r"Assertion .* failed|UNREACHABLE executed")


def broken(text, rng):
    tokens = TOKEN.findall(text)
    # Comments, spaces and directives stay: they would only hide the rest.
    places = [i for i, t in enumerate(tokens) if not t.isspace() and not t.startswith(("#", "//", "/*"))]
    if not places:
        return text
    for _ in range(rng.choice([1, 1, 2, 3, 5, 10])):
        i, j = rng.choice(places), rng.choice(places)
        kind = rng.randrange(6)
        if kind == 0:
            tokens[i] = ""
        elif kind == 1:
            tokens[i] += " " + tokens[i]
        elif kind == 2:
            tokens[i], tokens[j] = tokens[j], tokens[i]
        elif kind == 3:
            tokens[i] = tokens[j]
        elif kind == 4 and tokens[i][:1] == '"' and len(tokens[i]) > 2:  # inside a string: PTX
            k = rng.randrange(1, len(tokens[i]) - 1)
            tokens[i] = tokens[i][:k] + rng.choice(["", "%", ",", ";", "{", "}", "[", "%9", "."]) + tokens[i][k + 1:]
        else:
            for k in range(i, min(i + rng.randrange(1, 12), len(tokens))):
                if not tokens[k].startswith("#"):
                    tokens[k] = ""
    return "".join(tokens)


def sources(paths):
    for path in paths:
        if os.path.isfile(path):
            yield path
        for folder, folders, names in os.walk(path):
            folders.sort()
            for name in sorted(names):
                if name.endswith(".cu"):
                    yield os.path.join(folder, name)


def outcome(command, seconds, env):
    """What went wrong, or None."""
    try:
        r = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=seconds, env=env)
    except subprocess.TimeoutExpired:
        return f"still running after {seconds} s", ""
    text = r.stdout.decode(errors="replace")
    found = BAD.search(text)
    if r.returncode < 0 or r.returncode > 1:
        return f"ended with {r.returncode}", text
    return (found.group(0), text) if found else None


def main():
    p = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    for name in ("clang", "plugin", "tidy", "module", "flags"):
        p.add_argument("--" + name, required=True)
    p.add_argument("--count", type=int, default=2000)
    p.add_argument("--seed", type=int, default=1)
    p.add_argument("--only", type=int, help="this one unit")
    p.add_argument("--seconds", type=int, default=10, help="longest run of one host")
    p.add_argument("--preload", default="", help="a sanitizer's runtime, for hosts that are built without it")
    p.add_argument("--keep", help="folder for the units that failed")
    p.add_argument("sources", nargs="+")
    args = p.parse_args()
    files = list(sources(args.sources))
    if not files:
        sys.exit("no .cu file in " + ", ".join(args.sources))
    env = dict(os.environ)
    if args.preload:
        env["LD_PRELOAD"] = args.preload
        env["ASAN_OPTIONS"] = "detect_leaks=0:detect_odr_violation=0"
    whole = os.path.join(os.path.dirname(os.path.abspath(__file__)), "Inputs", "whole.cu")
    for command in ([args.clang, f"-fplugin={args.plugin}", "-fsyntax-only", *shlex.split(args.flags), whole],
                    [args.tidy, f"-load={args.module}", "-checks=-*,smem-*", whole, "--", *shlex.split(args.flags)]):
        r = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, env=env, encoding="utf-8")
        if "[smem-async-" not in r.stdout:
            sys.exit(f"does not find what is wrong in a whole unit: {shlex.join(command)}\n{r.stdout}")
    failed = skipped = tried = 0
    with tempfile.TemporaryDirectory() as folder:
        for n in [args.only] if args.only is not None else range(args.count):
            rng = random.Random(f"{args.seed}:{n}")
            source = rng.choice(files)
            with open(source, encoding="utf-8", errors="replace") as f:
                text = f.read()
            path = os.path.join(folder, f"unit-{n}.cu")
            with open(path, "w", encoding="utf-8") as f:
                f.write(broken(text, rng))
            flags = ["-fsyntax-only", "-ferror-limit=0", *shlex.split(args.flags), "-I" + os.path.dirname(source)]
            bare = [args.clang, *flags, path]
            hosts = {"plugin": [args.clang, f"-fplugin={args.plugin}", *flags, path],
                     "clang-tidy": [args.tidy, f"-load={args.module}", "-checks=-*,smem-*", "--quiet", path, "--", *flags]}
            tried += 1
            for name, command in hosts.items():
                wrong = outcome(command, args.seconds, env)
                if not wrong:
                    continue
                if outcome(bare, args.seconds, env):  # not ours
                    skipped += 1
                    break
                failed += 1
                print(f"unit {n} of {source}, {name}: {wrong[0]}\n{shlex.join(command)}\n{wrong[1][-3000:]}", flush=True)
                if args.keep:
                    os.makedirs(args.keep, exist_ok=True)
                    shutil.copy(path, args.keep)
            os.remove(path)
    print(f"{tried} broken units of {len(files)} files: {failed} failures, {skipped} on which clang alone fails")
    sys.exit(failed > 0)


if __name__ == "__main__":
    main()
