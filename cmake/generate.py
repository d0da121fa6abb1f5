#!/usr/bin/env python3
# Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Makes C++ from the data files: the checks, the built-in catalogue, the prelude of the nvcc dialect.

generate.py checks CHECKS.json OUT.inc
generate.py catalogue OUT.inc FILE.yaml...
generate.py prelude PRELUDE.cuh OUT.inc
generate.py docs CHECKS.json DOCS_DIR [--check]   the index of checks in DOCS_DIR/checks/README.md
"""
import json
import os
import re
import sys


def quoted(text):
    return json.dumps(text)


def load(path):
    with open(path, encoding="utf-8") as f:
        data = json.load(f)
    for check in data["checks"]:
        for key in ("id", "class", "summary", "fix", "since", "options"):
            if key not in check:
                sys.exit(f"{path}: check {check.get('id', '?')} lacks '{key}'")
    return data["checks"]


def write(path, text):
    if os.path.exists(path):
        with open(path, encoding="utf-8") as f:
            if f.read() == text:
                return
    with open(path, "w", encoding="utf-8") as f:
        f.write(text)


def checks(source, out):
    lines = [f"// Generated from {os.path.basename(source)} by cmake/generate.py."]
    found = load(source)
    for check in found:
        name = check["class"]
        if not check["options"]:
            lines.append(f"static const llvm::ArrayRef<OptionInfo> {name}Options;")
            continue
        lines.append(f"static const OptionInfo {name}Options[] = {{")
        for o in check["options"]:
            lines.append(f"    {{{quoted(o['name'])}, {quoted(o['type'])}, {quoted(o['default'])}, {quoted(o['summary'])}}},")
        lines.append("};")
    lines.append("static const CheckInfo Infos[] = {")
    for check in found:
        name = check["class"]
        lines.append(f"    {{{quoted(check['id'])}, {quoted(check['summary'])}, {quoted(check['since'])}, "
                     f"{'true' if check['fix'] else 'false'}, {name}Options, make{name}}},")
    lines.append("};")
    write(out, "\n".join(lines) + "\n")


def items(text):
    """(section, text, names) of each entry of a catalogue: "  - name: ..." below "functions:" or "types:"."""
    section, found = "", []
    for line in text.splitlines(keepends=True):
        if head := re.match(r"(\w+):", line):
            section = head[1]
        elif line.startswith("  - "):
            found.append([section, line])
        elif found and line.strip():
            found[-1][1] += line
    for section, item in found:
        name = re.search(r"name: (?:'([^']+)'|([^,}\s]+))", item)
        also = re.search(r"also:(\s*\[[^\]]*\]|(?:\s+- \S+)+)", item)
        yield section, item, [name[1] or name[2], *re.findall(r"[\w:]+", also[1] if also else "")]


def catalogue(out, sources):
    """Each entry by itself, with its names, so that a unit pays for those that it names."""
    lines = ["// Generated from catalogue/builtin by cmake/generate.py."]
    table, seen = [], set()
    for source in sources:
        with open(source, encoding="utf-8") as f:
            text = f.read()
        own = set()
        for section, item, names in items(text):
            if double := seen.intersection(names):
                sys.exit(f"{source}: {', '.join(double)}: already in another file of the catalogue")
            own.update(names)
            i = len(table)
            lines.append(f'static const llvm::StringLiteral Names{i}[] = {{{", ".join(map(quoted, names))}}};')
            lines.append(f'static const char Text{i}[] = R"yaml({item})yaml";')
            table.append(f'    {{{"true" if section == "types" else "false"}, Names{i}, llvm::StringLiteral(Text{i})}},')
        seen |= own
    lines += ["static const BuiltinItem BuiltinItems[] = {", *table, "};"]
    write(out, "\n".join(lines) + "\n")


def prelude(source, out):
    with open(source, encoding="utf-8") as f:
        text = f.read()
    write(out, f'// Generated from {os.path.basename(source)} by cmake/generate.py.\n'
               f'static const char PreludeText[] = R"cuda({text})cuda";\n')


def docs(source, folder, check_only):
    path = os.path.join(folder, "checks", "README.md")
    lines = ["# The checks", "", "<!-- Generated from checkers/checks.json by cmake/generate.py docs. -->", "",
             "| check | reports | fix-it | options | since |", "| --- | --- | --- | --- | --- |"]
    for c in load(source):
        page = os.path.join(folder, "checks", c["id"] + ".md")
        if not os.path.exists(page):
            sys.exit(f"{page}: missing; every check has a page")
        options = ", ".join(f"`{o['name']}`" for o in c["options"]) or "none"
        lines.append(f"| [{c['id']}]({c['id']}.md) | {c['summary']} | {'yes' if c['fix'] else 'no'} | {options} | {c['since']} |")
    text = "\n".join(lines) + "\n"
    if not check_only:
        write(path, text)
        return
    with open(path, encoding="utf-8") as f:
        if f.read() != text:
            sys.exit(f"{path} is out of date: run cmake/generate.py docs {source} {folder}")


def main(argv):
    if len(argv) == 3 and argv[0] == "checks":
        checks(argv[1], argv[2])
    elif len(argv) == 3 and argv[0] == "prelude":
        prelude(argv[1], argv[2])
    elif len(argv) >= 3 and argv[0] == "catalogue":
        catalogue(argv[1], argv[2:])
    elif len(argv) in (3, 4) and argv[0] == "docs":
        docs(argv[1], argv[2], argv[3:] == ["--check"])
    else:
        sys.exit(__doc__)


if __name__ == "__main__":
    main(sys.argv[1:])
