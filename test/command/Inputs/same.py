# Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Whether every run of a command on 1, 2 and 4 threads writes the same. same.py SMEMLINT, in a project's folder."""
import difflib
import subprocess
import sys

RUNS = 5


def run(*words):
    done = subprocess.run([sys.argv[1], *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE, check=False)
    return done.returncode, done.stdout, done.stderr


for words in (["lint"], ["lint", "--sarif=-"], ["sites"]):
    first, count = None, 0
    for _ in range(RUNS):
        for jobs in (1, 2, 4):
            got = run(*words, f"-j{jobs}")
            first, count = first or got, count + 1
            if got != first:
                lines = [b"\n".join(r[1:]).decode().splitlines() for r in (first, got)]
                sys.exit("\n".join([f"{words} -j {jobs}: exit {got[0]}", *difflib.unified_diff(*lines, lineterm="")]))
    print(f"{' '.join(words)}: exit {first[0]}, {count} runs, all the same")
