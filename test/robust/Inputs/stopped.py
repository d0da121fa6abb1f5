# Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Ends a command where it writes its output, half written and before it has its name, and while it still reads.

stopped.py SHIM OUTPUT EXIT COMMAND...

What was at OUTPUT has to be there, byte for byte; the process ends at once with the signal's status; nothing is left
behind, or after SIGKILL one .tmp file. A command that reads the pipe `slow` is ended there too. Undisturbed, the command
exits with EXIT and writes OUTPUT.
"""
import os
import signal
import subprocess
import sys
import time

shim, output, code, command = sys.argv[1], sys.argv[2], int(sys.argv[3]), sys.argv[4:]
mark = os.path.abspath(".stopped")
signal.signal(signal.SIGINT, signal.SIG_DFL)  # lit ignores it, and what is started would too
FOLDER = os.path.dirname(output) or "."
SOON = 10


def content():
    if not os.path.exists(output):
        return None
    with open(output, "rb") as f:
        return f.read()


def fail(what, text):
    sys.exit(f"{what}: {text}")


def wait_for(at, process):
    """Waits until the command is there. For a command that reads, returns what keeps it waiting."""
    if at == "read":
        return os.open("slow", os.O_WRONLY)  # returns when the command has opened it
    while not os.path.exists(mark):
        if process.poll() is not None:
            fail(at, f"exit {process.returncode} before it was reached")
        time.sleep(0.01)
    os.remove(mark)
    return None


def end(at, sig):
    what = f"{at}, {signal.Signals(sig).name}"
    before, names = content(), set(os.listdir(FOLDER))
    env = dict(os.environ, LD_PRELOAD=shim, STOP_AT=at, STOP_MARK=mark)
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=env)
    writer = wait_for(at, process)
    process.send_signal(sig)
    try:
        status = process.wait(SOON)
    except subprocess.TimeoutExpired:
        process.kill()
        fail(what, f"still runs after {SOON} s")
    if writer is not None:
        os.close(writer)
    if status != -sig:
        fail(what, f"status {status}")
    if content() != before:
        fail(what, f"{output} has changed: {content()}")
    left = set(os.listdir(FOLDER)) - names
    if sig != signal.SIGKILL and left or any(not n.endswith(".tmp") for n in left) or len(left) > 1:
        fail(what, f"left behind: {left}")
    for name in left:
        os.remove(os.path.join(FOLDER, name))
    print(f"{what}: {'kept' if before else 'absent'}", flush=True)


def at_all(moments):
    for at in moments:
        for sig in (signal.SIGINT, signal.SIGTERM, signal.SIGKILL):
            end(at, sig)


def ignored():
    """In the background a shell ignores it."""
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                               preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_IGN))
    writer = wait_for("read", process)
    process.send_signal(signal.SIGINT)
    time.sleep(0.2)
    os.close(writer)
    print("ignored: exit", process.wait())


if os.path.exists("slow"):
    at_all(["read"])
    ignored()
    sys.exit()
at_all(["write", "rename"])
if content() is None:
    with open(output, "w", encoding="utf-8") as f:
        f.write("old")
    at_all(["write", "rename"])
old = content()
done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding="utf-8", check=False)
if done.returncode != code or content() == old:
    fail(f"exit {done.returncode}", done.stdout)
