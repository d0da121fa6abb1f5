# Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Ends a command that writes a JSON file at many moments: what is there then must be whole. interrupt.py FILE COMMAND"""
import json
import os
import signal
import subprocess
import sys
import time

output, command = sys.argv[1], sys.argv[2:]
start = time.monotonic()
subprocess.run(command, check=True)
whole = time.monotonic() - start
with open(output, encoding="utf-8") as f:
    expected = json.load(f)
for step in range(24):
    # Most of the moments near the end, where the file is written.
    p = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    time.sleep(whole * (0.5 + 0.5 * step / 24))
    p.send_signal(signal.SIGKILL if step % 2 else signal.SIGINT)
    p.wait()
    if os.path.exists(output):
        with open(output, encoding="utf-8") as f:
            text = f.read()
        if json.loads(text) != expected:
            sys.exit(f"not whole: {text}")
