#!/usr/bin/env python3
# Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Makes the skeleton of a check: it builds, fires, and passes its test.

new-check.py smem-NAME "Reports ... in one sentence."

Adds the row of checkers/checks.json, checkers/<id>/, the include in checkers/judge/Checks.h, test/<id>/basic.cu and
docs/checks/<id>.md, and brings the index of checks up to date. What the skeleton reports, transfers of size 0, is to be
replaced: docs/adding-a-check.md.
"""
import json
import os
import re
import subprocess
import sys
import textwrap

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(HERE)


def fail(message):
    sys.exit(f"new-check.py: {message}")


def read(*path):
    with open(os.path.join(*path), encoding="utf-8") as f:
        return f.read()


def write(path, text):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w", encoding="utf-8") as f:
        f.write(text)


def inputs(argv):
    if len(argv) != 2:
        sys.exit(__doc__)
    name, summary = argv
    if not re.fullmatch(r"smem(-[a-z][a-z0-9]*)+", name):
        fail(f"'{name}' is no id of a check: it is smem- and lower-case words joined by '-', as in smem-async-dtype")
    if not re.fullmatch(r"Reports [^\n]*[^\s.]\.", summary) or re.search(r"[.!?] ", summary):
        fail("the summary is one sentence on one line: \"Reports ... .\"")
    return name, summary


def add_row(check):
    path = os.path.join(ROOT, "checkers", "checks.json")
    data = json.loads(read(path))
    data["checks"].append(check)
    write(path, json.dumps(data, indent=2, ensure_ascii=False) + "\n")


def add_include(line):
    path = os.path.join(ROOT, "checkers", "judge", "Checks.h")
    text = read(path)
    includes = re.findall(r"^#include .*$", text, re.MULTILINE)
    block = "\n".join(includes)
    if block not in text:
        fail(f"{path}: the includes are not in one block")
    write(path, text.replace(block, "\n".join(sorted(includes + [line]))))


def main(argv):
    name, summary = inputs(argv)
    if any(c["id"] == name for c in json.loads(read(ROOT, "checkers", "checks.json"))["checks"]):
        fail(f"there is a check '{name}' already")
    # smem-async-dtype: SmemAsyncDtype
    klass = "".join(word.capitalize() for word in name.split("-"))
    version = re.search(r"project\(smemlint VERSION ([0-9.]+)", read(ROOT, "CMakeLists.txt"))[1]
    values = {
        "ID": name,
        "CLASS": klass,
        "GUARD": f"{name}_{klass}".replace("-", "_").upper(),
        "SUMMARY": summary,
        "SUMMARY_COMMENT": textwrap.fill(summary, 80, initial_indent="// ", subsequent_indent="// "),
        "VERSION": version,
    }
    made = {
        "Check.h.in": f"checkers/{name}/{klass}.h",
        "Check.cpp.in": f"checkers/{name}/{klass}.cpp",
        "basic.cu.in": f"test/{name}/basic.cu",
        "page.md.in": f"docs/checks/{name}.md",
    }
    for path in made.values():
        if os.path.exists(os.path.join(ROOT, path)):
            fail(f"{path} exists already; nothing was changed")
    for template, path in made.items():
        text = re.sub(r"@([A-Z_]+)@", lambda m: values[m[1]], read(HERE, "new-check", template))
        write(os.path.join(ROOT, path), text)
    add_row({"id": name, "class": klass, "summary": summary, "fix": False, "since": version, "options": []})
    add_include(f'#include "{name}/{klass}.h"')
    subprocess.run([sys.executable, os.path.join(HERE, "generate.py"), "docs", os.path.join(ROOT, "checkers", "checks.json"),
                    os.path.join(ROOT, "docs")], check=True)
    print("made:", *made.values(), sep="\n  ")
    print("changed:", "checkers/checks.json", "checkers/judge/Checks.h", "docs/checks/README.md", sep="\n  ")
    print(f"next: write the rule in {made['Check.cpp.in']}; docs/adding-a-check.md says how. To build and test:\n"
          f"  cmake --preset llvm-22 && cmake --build --preset llvm-22\n"
          f"  /usr/lib/llvm-22/bin/lit -v build/llvm-22/test/{name}")


if __name__ == "__main__":
    main(sys.argv[1:])
