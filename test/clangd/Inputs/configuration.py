# Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""How many findings there are under each configuration file."""
import sys

import lsp
import project

option = sys.argv[1] == "--option"
program, flags, sample = sys.argv[1 + option:]
text = open(sample, encoding="utf-8").read()


def count(title, name=None, content="", source=text, catalogue=None):
    root = project.folder()
    if catalogue:
        (root / "team.yaml").write_text(catalogue, encoding="utf-8")
    (root / "exchange.cu").write_text(source, encoding="utf-8")
    project.database(root, flags, "exchange.cu")
    if name:
        (root / name).write_text(content, encoding="utf-8")
    server = lsp.Server(program, root)
    found = server.open("exchange.cu")
    server.close()
    print(f"{title}: {sum(str(d.get('code')).startswith('smem-') for d in found)}")
    return found


if option:
    lsp.show("exchange.cu", count("an option that does not exist", ".clang-tidy",
                                  "CheckOptions: {smem-async-dtype.Strikt: true}\n"))
    sys.exit()
count("no file")
count(".clang-tidy for other checks", ".clang-tidy", "Checks: '-*,bugprone-*'\n")
count(".clang-tidy that turns them off", ".clang-tidy", "Checks: '-smem-*'\n")
count(".clang-tidy that names another of them", ".clang-tidy", "Checks: '-*,smem-async-ptx'\n")
count(".clangd that removes them", ".clangd", "Diagnostics: {ClangTidy: {Remove: 'smem-*'}}\n")
count(".clangd with the strict filter", ".clangd", "Diagnostics: {ClangTidy: {FastCheckFilter: Strict}}\n")
count("NOLINT", source=text.replace("&peer->full);", "&peer->full); // NOLINT(smem-async-dtype)"))
TEAM = """version: 1
functions:
  - {name: load, kind: copy, op: cp.async, forms: [{args: 2, dst: 0, src: 1, size: {bytes: 16}, dst-space: shared}]}
"""
KERNEL = """__device__ void load(void *to, const void *from);
__global__ void kernel(const float *x) {
  __shared__ alignas(16) int tile[4];
  load(tile, x);
}
"""
count("a catalogue beside .clang-tidy", ".clang-tidy", "CheckOptions: {SmemCatalogue: team.yaml}\n", KERNEL, TEAM)
