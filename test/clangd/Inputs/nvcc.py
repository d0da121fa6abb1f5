# Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Opens a file whose compile command is nvcc's."""
import shutil
import sys

import lsp
import project

program, nvcc, sample = sys.argv[1:]
root = project.folder()
shutil.copy(sample, root / "exchange.cu")
for title, more in (("nvcc", ""), ("a command that cannot be translated", " --options-file none.opt")):
    print("--", title)
    project.database(root, "-arch=sm_90a -std=c++17 --expt-relaxed-constexpr -Xcompiler -Wall,-fPIC -lineinfo" + more,
                     "exchange.cu", compiler=nvcc)
    server = lsp.Server(program, root, "--background-index=false")
    found = [d for d in server.open("exchange.cu") if str(d.get("code")).startswith("smem-")]
    lsp.show("exchange.cu", found)
    server.close()
    print("\n".join(l for l in (root / "clangd.log").read_text().split("\n") if l.startswith("smemlint-clangd:")))
