# Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""An editor's day: open, fix, type quickly, open another file, type half a line, leave."""
import sys

import lsp
import project

program, flags, sample = sys.argv[1:]
root = project.folder()
text = open(sample, encoding="utf-8").read()
for name in ("exchange.cu", "second.cu"):
    (root / name).write_text(text, encoding="utf-8")
project.database(root, flags, "exchange.cu", "second.cu")

server = lsp.Server(program, root)
print("-- opened")
found = server.open("exchange.cu")
lsp.show("exchange.cu", found)
print("-- page:", found[0]["codeDescription"]["href"])
actions = server.quick_fixes("exchange.cu", found[0])
print("-- quick fix:", actions[0]["title"])
fixed = server.apply("exchange.cu", actions[0])
print("-- fixed")
lsp.show("exchange.cu", server.change("exchange.cu", fixed))

# Every version of a line while it is typed, faster than clangd can follow.
print("-- 50 quick edits")
line = "  send(&peer->sums[2 * threadIdx.x], sum, &peer->full); // again\n"
head, tail = text.split("  send(&peer", 1)[0], text.split("  while", 1)[1]
for i in range(50):
    server.change("exchange.cu", head + line[:2 + i] + "\n  while" + tail, wait=False)
lsp.show("exchange.cu", server.change("exchange.cu", fixed + "// done\n"))

print("-- two files")
lsp.show("second.cu", server.open("second.cu"))
print("-- half typed")
lsp.show("second.cu", server.change("second.cu", text.replace("], sum, &peer->full);", "], sum, &peer->")))
print("-- whole again")
lsp.show("second.cu", server.change("second.cu", text))
project.check("the first file stays clean", server.change("exchange.cu", fixed) == [])
server.close()
print("-- closed")
