#!/usr/bin/env python3
# Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Checks that every run of a host says the same: addresses are laid out anew each time, and once not at all.

repeat.py --clang C --plugin SO --tidy T --module SO --flags FLAGS [--runs N] FILE|FOLDER ...
"""
import argparse
import os
import shlex
import shutil
import subprocess
import sys
import tempfile

from mutate import sources


def main():
    p = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    for name in ("clang", "plugin", "tidy", "module", "flags"):
        p.add_argument("--" + name, required=True)
    p.add_argument("--runs", type=int, default=3)
    p.add_argument("--every", type=int, default=1, help="take each so manieth file only")
    p.add_argument("sources", nargs="+")
    args = p.parse_args()
    files = list(sources(args.sources))[::args.every]
    if not files:
        sys.exit("no .cu file in " + ", ".join(args.sources))
    fixed = [shutil.which("setarch"), "-R"] if shutil.which("setarch") else []
    # A container may forbid it.
    if fixed and subprocess.run([*fixed, "true"], stderr=subprocess.DEVNULL).returncode:
        fixed = []
    if not fixed:
        print("setarch -R does not work here: only runs at random addresses are compared")
    differ = findings = 0
    with tempfile.TemporaryDirectory() as folder:
        sites = os.path.join(folder, "sites.json")
        for path in files:
            flags = ["-fsyntax-only", *shlex.split(args.flags)]
            plugin = [args.clang, f"-fplugin={args.plugin}", f"-fplugin-arg-smemlint-list-sites={sites}", *flags, path]
            tidy = [args.tidy, f"-load={args.module}", "-checks=-*,smem-*", path, "--", *flags]
            for command in (plugin, tidy):
                said = set()
                for run in range(args.runs):
                    r = subprocess.run((fixed if run == 0 else []) + command, stdout=subprocess.PIPE,
                                       stderr=subprocess.STDOUT)
                    listed = b""
                    if os.path.exists(sites):
                        with open(sites, "rb") as f:
                            listed = f.read()
                        os.remove(sites)
                    findings += b"[smem-async-" in r.stdout
                    said.add((r.returncode, r.stdout, listed))
                if len(said) > 1:
                    differ += 1
                    print(f"{path}: {len(said)} different outputs: {shlex.join(command)}", flush=True)
    if not findings:
        sys.exit("no host found anything")
    print(f"{len(files)} files, 2 hosts, {args.runs} runs each: {differ} differ")
    sys.exit(differ > 0)


if __name__ == "__main__":
    main()
