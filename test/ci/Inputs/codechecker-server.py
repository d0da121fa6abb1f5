#!/usr/bin/env python3
# Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs a command while a CodeChecker server of its own is up.

codechecker-server.py CODECHECKER WORKSPACE COMMAND...

PORT in the arguments of COMMAND becomes the server's. Exits as COMMAND does.
"""
import os
import signal
import socket
import subprocess
import sys
import time


def main(codechecker, workspace, *command):
    with socket.socket() as s:
        s.bind(("localhost", 0))
        port = s.getsockname()[1]
    os.makedirs(workspace)
    with open(os.path.join(workspace, "log"), "w", encoding="utf-8") as log:
        server = subprocess.Popen([codechecker, "server", "-w", workspace, "--port", str(port)], stdout=log, stderr=log,
                                  start_new_session=True)
    try:
        for _ in range(240):
            if server.poll() is not None:
                sys.exit(f"the server ended: {workspace}/log")
            with socket.socket() as s:
                if s.connect_ex(("localhost", port)) == 0:
                    break
            time.sleep(0.5)
        else:
            sys.exit(f"the server does not answer: {workspace}/log")
        return subprocess.run([word.replace("PORT", str(port)) for word in command], check=False).returncode
    finally:
        os.killpg(server.pid, signal.SIGTERM)
        server.wait()


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
