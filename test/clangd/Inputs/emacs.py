# Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Emacs with eglot on the sample."""
import os
import shutil
import subprocess
import sys

import project

program, flags, sample = sys.argv[1:]
root = project.folder()
shutil.copy(sample, root / "exchange.cu")
project.database(root, flags, "exchange.cu")
env = dict(os.environ, SMEMLINT_CLANGD=program, HOME=str(root), LC_ALL="C.UTF-8")
env.pop("LD_PRELOAD", None)  # a sanitizer's runtime is for the server only
script = os.path.join(os.path.dirname(os.path.abspath(__file__)), "eglot.el")
ended = subprocess.run(["emacs", "--batch", "-l", script], cwd=root, env=env, timeout=180)
project.check(f"Emacs ends with 0, not {ended.returncode}", ended.returncode == 0)
print((root / "exchange.cu").read_text())
