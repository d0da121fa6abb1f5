# Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The command smemlint, which is a program of its own in bin/."""
import os
import sys


def main():
    program = os.path.join(os.path.dirname(os.path.abspath(__file__)), "bin", "smemlint")
    try:
        os.execv(program, ["smemlint", *sys.argv[1:]])
    except OSError as error:
        sys.exit(f"smemlint: error: {program}: {error.strerror}; this wheel is for another system: "
                 "pip install --force-reinstall smemlint")
