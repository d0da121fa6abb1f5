# Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What the tests of this folder share: a project in an empty folder, and its clangd."""
import atexit
import json
import pathlib
import shlex
import shutil
import sys
import tempfile


def folder():
    """An empty project folder, away from this repository's own .clang-tidy; it goes when the test ends."""
    path = tempfile.mkdtemp(prefix="smemlint-clangd-")
    atexit.register(shutil.rmtree, path, ignore_errors=True)
    return pathlib.Path(path).resolve()


def database(root, flags, *files, compiler="clang++ --cuda-device-only --cuda-gpu-arch=sm_90a"):
    """compile_commands.json of these files."""
    commands = [{"directory": str(root), "file": f, "arguments": [*shlex.split(compiler), *shlex.split(flags), "-c", f]}
                for f in files]
    (root / "compile_commands.json").write_text(json.dumps(commands), encoding="utf-8")


def check(what, good):
    if not good:
        sys.exit(f"not so: {what}")
