# Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A real editor on the sample: Neovim without a screen, or with --screen in tmux, whose screen is printed."""
import os
import shutil
import subprocess
import sys
import time

import project

screen = "--screen" in sys.argv
program, flags, sample = [a for a in sys.argv[1:] if a != "--screen"]
here = os.path.dirname(os.path.abspath(__file__))
root = project.folder()
shutil.copy(sample, root / "exchange.cu")
project.database(root, flags, "exchange.cu")
(root / "home").mkdir()
env = dict(os.environ, SMEMLINT_CLANGD=program, HOME=str(root / "home"), TERM="xterm-256color", LC_ALL="C.UTF-8")
env.pop("LD_PRELOAD", None)  # a sanitizer's runtime is for the server only
nvim = ["nvim", "--clean", "-n", "-u", os.path.join(here, "init.lua")]

if not screen:
    ended = subprocess.run([*nvim, "--headless", "exchange.cu", "-S", os.path.join(here, "headless.lua")],
                           cwd=root, env=env, timeout=120)
    project.check(f"Neovim ends with 0, not {ended.returncode}", ended.returncode == 0)
    print((root / "exchange.cu").read_text())
    sys.exit()


def tmux(*args):
    return subprocess.run(["tmux", "-S", str(root / "tmux"), *args], env=env, cwd=root, stdout=subprocess.PIPE,
                          encoding="utf-8").stdout


def wait(what, condition):
    for _ in range(300):
        shown = tmux("capture-pane", "-p")
        if condition(shown):
            return shown
        time.sleep(0.2)
    sys.exit(f"no {what} on the screen:\n{shown}")


tmux("new-session", "-d", "-x", "110", "-y", "26", *nvim, "+normal 31Gzt33G", "exchange.cu")
wait("finding", lambda s: "smem-async-dtype" in s)
tmux("send-keys", ":lua vim.diagnostic.open_float()", "Enter")
print("== the finding\n" + wait("message", lambda s: "will be read as bf16" in s))
tmux("send-keys", ":lua vim.lsp.buf.code_action()", "Enter")
print("== the quick fix\n" + wait("quick fix", lambda s: "Type number" in s))
tmux("send-keys", "1", "Enter")
print("== after it\n" + wait("fixed line", lambda s: "__float2bfloat16(sum), &" in s and "smem-async-dtype" not in s))
tmux("send-keys", ":qall!", "Enter")
