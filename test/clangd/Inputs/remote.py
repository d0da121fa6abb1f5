# Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Asks for a symbol where an index server is configured."""
import sys

import lsp
import project

root = project.folder()
server = lsp.Server(sys.argv[1], root, "--remote-index-address=127.0.0.1:1", f"--project-root={root}")
server.open("a.cpp", "int f();\n")
server.ask("workspace/symbol", {"query": "f"})
server.close()
print((root / "clangd.log").read_text())
