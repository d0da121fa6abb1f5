# Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs what pages print as commands on docs/sample/exchange.cu: each reports what README.md prints of it.

sample-commands.py SOURCE BUILD TOOLS [--cuda DIR] PAGE...

In place of build/llvm-22, clang++-22 and clang-tidy-22 stand the BUILD and those of the folder TOOLS. Without a toolkit,
commands that need one are left out.
"""
import argparse
import os
import re
import subprocess
import sys

SAMPLE = "docs/sample/exchange.cu"


def blocks(text, language=""):
    return [b for of, b in re.findall(r"^```(\w*)\n(.*?)^```$", text, re.MULTILINE | re.DOTALL) if of == language]


def commands(text):
    for block in blocks(text):
        for command in block.replace("\\\n", " ").splitlines():
            if SAMPLE in command and not command.startswith(SAMPLE):
                yield command


def here(command, args):
    for printed, used in ((r"(\$PWD/)?build/llvm-22/", f"{args.build}/"), (r"^(clang\S*)-22 ", rf"{args.tools}/\1 "),
                          (r"/usr/local/cuda(?=[/ ])", args.cuda or "")):
        command = re.sub(printed, used, command)
    return command


def main():
    p = argparse.ArgumentParser()
    for name in ("source", "build", "tools"):
        p.add_argument(name)
    p.add_argument("--cuda")
    p.add_argument("page", nargs="+")
    args = p.parse_args()
    os.chdir(args.source)
    with open("README.md", encoding="utf-8") as f:
        readme = f.read()
    with open(SAMPLE, encoding="utf-8") as f:
        if f.read() not in blocks(readme, "cuda"):
            sys.exit(f"README.md does not show {SAMPLE} as it is")
    printed = [b for b in blocks(readme) if b.startswith(SAMPLE)]
    if len(printed) != 1:
        sys.exit(f"README.md prints {len(printed)} outputs for {SAMPLE}, not one")
    wrong = 0
    for page in args.page:
        with open(page, encoding="utf-8") as f:
            found = list(commands(f.read()))
        if not found:
            sys.exit(f"{page} has no command on {SAMPLE}")
        for command in found:
            command = here(command, args)
            if not args.cuda and "-nocudainc" not in command:
                continue
            print(f"{page}: {command}", flush=True)
            run = subprocess.run(["bash", "-c", command], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding="utf-8",
                                 env={**os.environ, "CUDA_HOME": args.cuda or ""})
            # clang-tidy names the file by its whole path.
            if printed[0] not in run.stdout.replace(os.path.join(args.source, SAMPLE), SAMPLE):
                print(f"does not print what README.md says:\n{run.stdout}")
                wrong += 1
    sys.exit(1 if wrong else 0)


main()
