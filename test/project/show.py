#!/usr/bin/env python3
# Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A CMake project for nvcc from its three seeded faults to clean, as CI goes through it.

smemlint lint finds exactly these faults, once each; its SARIF log is valid; after --fix nvcc builds the project and
nothing is found. The same through smemlint compdb and run-clang-tidy, which leaves the same sources.
"""
import json
import os
import re
import shutil
import subprocess
import sys

import project

FAULTS = {
    ("exchange/exchange.cu", "smem-async-dtype", "  send(&window.sums[2 * threadIdx.x], sum, &window.full, 1);"),
    ("gather/gather.cu", "smem-async-size", "  cg::memcpy_async(block, tile, row, kRow);"),
    ("push/push.cuh", "smem-async-ptx",
     '  asm volatile("st.async.shared::cluster.mbarrier::complete_tx::bytes.f32 [%0], %1, [%2];"'),
}
WARNING = re.compile(r"^(?P<file>[^\s:]+):(?P<line>\d+):\d+: (?:warning|error): .*\[(?P<check>smem-[a-z-]+)[^\]]*\]$", re.M)


def copy(args, name):
    folder = os.path.join(args.work, name)
    shutil.copytree(os.path.join(project.HERE, "Inputs"), folder)
    project.configure(args, folder)
    return folder


def warnings(folder, output):
    """(file, check, source line) of each warning, in the order of the output."""
    found = []
    for m in WARNING.finditer(output):
        path = os.path.join(folder, m["file"])
        with open(path, encoding="utf-8") as f:
            found.append((os.path.relpath(path, folder), m["check"], f.read().splitlines()[int(m["line"]) - 1]))
    return found


def expect(what, condition, output=""):
    if not condition:
        sys.exit(f"{output}\nNOT SO: {what}")
    print(f"ok: {what}", flush=True)


def valid(path):
    script = os.path.join(project.SOURCE, "cmake", "fetch-sarif-schema.sh")
    packages = project.run("bash", script, sys.executable).strip()
    if not packages:
        print("skipped: the schema of SARIF is not to be had")
        return
    project.run(sys.executable, os.path.join(project.SOURCE, "test", "sarif_schema.py"), path,
                env={**os.environ, "PYTHONPATH": packages})
    expect("the SARIF log is valid", True)


def with_lint(args):
    folder = copy(args, "lint")
    lint = lambda *more, **how: project.run(args.smemlint, "lint", "-p", "build", *more, cwd=folder, **how)
    output = lint(expect=1)
    found = warnings(folder, output)
    expect("lint finds the three faults, once each", len(found) == 3 and set(found) == FAULTS, output)

    lint("--sarif=findings.sarif", expect=1)
    log = os.path.join(folder, "findings.sarif")
    with open(log, encoding="utf-8") as f:
        results = json.load(f)["runs"][0]["results"]
    expect("they are in the SARIF log", sorted(r["ruleId"] for r in results) == sorted(check for _, check, _ in FAULTS))
    valid(log)
    expect("a baseline makes them known", warnings(folder, lint("--baseline=findings.sarif")) == [])

    lint("--fix")
    expect("after --fix there are none", warnings(folder, lint()) == [])
    project.run("cmake", "--build", "build", cwd=folder)
    expect("nvcc builds the fixed project", os.path.exists(os.path.join(folder, "build", "libexchange.so")))
    return folder


def with_clang_tidy(args):
    folder = copy(args, "clang-tidy")
    project.run(args.smemlint, "compdb", "-p", "build", "-o", "build/clang", cwd=folder)
    tool = lambda name: os.path.join(args.tools, name)
    tidy = [sys.executable, tool("run-clang-tidy"), "-clang-tidy-binary", tool("clang-tidy"), "-load", args.module,
            "-clang-apply-replacements-binary", tool("clang-apply-replacements"), "-p", "build/clang", "-quiet", ".*[.]cu$"]
    run = lambda *more: subprocess.run([*tidy, *more], cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                                       encoding="utf-8", check=False).stdout
    output = run()
    # Each unit is a process of its own, so a header's fault is printed with each.
    expect("run-clang-tidy finds the same three", set(warnings(folder, output)) == FAULTS, output)
    run("-fix")
    output = run()
    expect("after -fix there are none", warnings(folder, output) == [], output)
    return folder


def main():
    args = project.parse(__doc__)
    lint, tidy = with_lint(args), with_clang_tidy(args)
    for path, _, _ in sorted(FAULTS):
        with open(os.path.join(lint, path), "rb") as one, open(os.path.join(tidy, path), "rb") as other:
            expect(f"both ways leave the same {path}", one.read() == other.read())


if __name__ == "__main__":
    main()
