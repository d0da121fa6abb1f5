#!/usr/bin/env python3
# Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes a compile_commands.json as a build would.

database.py FOLDER FILE... -- COMPILER FLAG...
"""
import json
import os
import sys

folder, files = sys.argv[1], sys.argv[2:sys.argv.index("--")]
command = sys.argv[sys.argv.index("--") + 1:]
entries = []
for f in files:
    output = os.path.basename(f) + ".o"
    entries.append({"directory": os.path.abspath(folder), "file": os.path.join(os.path.abspath(folder), f),
                    "arguments": [*command, "-c", f, "-o", output], "output": output})
with open(os.path.join(folder, "compile_commands.json"), "w", encoding="utf-8") as out:
    json.dump(entries, out, indent=1)
