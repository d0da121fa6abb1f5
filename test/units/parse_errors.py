#!/usr/bin/env python3
# Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Counts the errors of clang in real CUDA units, without and with smemlint's nvcc dialect.

parse_errors.py --clang CLANG --plugin smemlint.so --cuda CUDA --root FOLDER [--list FILE] [-j N] [-v]

FOLDER holds checkouts of NVIDIA/cutlass, NVIDIA/cuda-samples, NVIDIA/cccl, Dao-AILab/flash-attention and
IST-DASLab/marlin under their last names. Each line of the list is an architecture and a file below FOLDER. A unit counts
as parsed when clang has no error left. Exits with 1 where the dialect makes a unit worse.
"""
import argparse
import collections
import concurrent.futures
import os
import re
import subprocess
import sys

# Include folders of each checkout, and the flags that its own build gives to nvcc.
FLAGS = {
    "cutlass": "-I{root}/cutlass/include -I{root}/cutlass/tools/util/include -I{root}/cutlass/examples/common -I{dir}",
    "cuda-samples": "-I{root}/cuda-samples/Common -I{dir}",
    "flash-attention": "-I{root}/cutlass/include -I{root}/flash-attention/hopper -I{root}/flash-attention/csrc/flash_attn/src "
                       "-I{root}/stubs",
    "marlin": "",
    "cccl": "-I{root}/cccl/libcudacxx/include -I{root}/cccl/cub -I{root}/cccl/thrust "
            "-I{root}/cccl/libcudacxx/test/support -include {root}/cccl/libcudacxx/test/libcudacxx/force_include.h -I{dir}",
}
ERROR = re.compile(r"^(\S+?):(\d+):\d+: (?:fatal )?error: (.*)$", re.M)


def units(args):
    with open(args.list, encoding="utf-8") as f:
        for line in f:
            fields = line.split()
            if fields and not line.startswith("#"):
                yield fields[0], fields[1]


def errors(args, arch, path, dialect):
    project = path.split("/")[0]
    flags = FLAGS[project].format(root=args.root, dir=os.path.dirname(os.path.join(args.root, path))).split()
    command = [args.clang, "-fsyntax-only", "-x", "cuda", f"--cuda-path={args.cuda}", f"--cuda-gpu-arch={arch}",
               "--cuda-device-only", "-std=c++17", "-w", "-ferror-limit=0", "-fno-caret-diagnostics", *flags,
               *([] if project == "cccl" else [f"-I{args.cuda}/include/cccl"]), os.path.join(args.root, path)]
    if dialect:
        command.append(f"-fplugin={args.plugin}")
    command += args.flag
    r = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding="utf-8", errors="replace")
    found = ERROR.findall(r.stdout)
    if r.returncode and not found:
        found = [("clang", "0", r.stdout.strip().split("\n")[0])]
    return found


def main():
    p = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    for name in ("clang", "plugin", "cuda", "root"):
        p.add_argument("--" + name, required=True)
    p.add_argument("--list", default=os.path.join(os.path.dirname(__file__), "real.txt"))
    p.add_argument("--flag", action="append", default=[], help="one more flag for clang")
    p.add_argument("-j", type=int, default=1)
    p.add_argument("-v", action="store_true", help="show the errors that are left")
    args = p.parse_args()
    todo = [u for u in units(args) if os.path.exists(os.path.join(args.root, u[1]))]
    if not todo:
        sys.exit(f"none of the units in {args.list} is below {args.root}")
    with concurrent.futures.ThreadPoolExecutor(args.j) as pool:
        runs = [(u, pool.submit(errors, args, *u, False), pool.submit(errors, args, *u, True)) for u in todo]
        rows = [(u, plain.result(), dialect.result()) for u, plain, dialect in runs]
    print(f"{'clang':>6} {'dialect':>7}  unit")
    kinds = collections.Counter()
    for (arch, path), plain, dialect in rows:
        print(f"{len(plain):6} {len(dialect):7}  {path} ({arch})")
        kinds.update(re.sub(r"'[^']*'", "'...'", e[2]) for e in dialect)
        if args.v:
            for name, line, text in dialect[:5]:
                print(f"{'':16}{os.path.basename(name)}:{line}: {text[:160]}")
    before, after = sum(not r[1] for r in rows), sum(not r[2] for r in rows)
    print(f"\n{len(rows)} units; without errors: {before} in clang, {after} with the dialect")
    for kind, count in kinds.most_common(12 if args.v else 0):
        print(f"{count:6}  {kind}")
    if any(len(d) > len(c) for _, c, d in rows):
        sys.exit("the dialect adds errors to a unit")


if __name__ == "__main__":
    main()
