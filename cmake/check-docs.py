#!/usr/bin/env python3
# Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Checks what can be checked of the documentation.

check-docs.py ROOT [--help-of NAME FILE]...

In all Markdown files of ROOT: relative links lead to files, and their #parts to headings; every page of docs/ is in
docs/README.md; the page of each check has the sections that every page has, and the 'since' of checks.json; names of packages and the tag
for pre-commit have the version of CMakeLists.txt. FILE holds the help of NAME, which is "plugin" or a subcommand of
smemlint: the documentation gives NAME no other options.
"""
import argparse
import json
import os
import re
import sys

SECTIONS = ["What it reports", "Why it hurts", "Fix-it", "What is silent", "Options", "Limits", "Since"]


def read(path):
    with open(path, encoding="utf-8") as f:
        return f.read()


def pages(root):
    for folder, folders, files in os.walk(root):
        folders[:] = sorted(f for f in folders if not f.startswith(".") and f not in ("build", "Inputs"))
        yield from (os.path.join(folder, f) for f in sorted(files) if f.endswith(".md"))


def prose(text):
    """Without code, in which brackets are no links; lines stay where they are."""
    text = re.sub(r"^```.*?^```", lambda m: "\n" * m[0].count("\n"), text, flags=re.MULTILINE | re.DOTALL)
    return re.sub(r"`[^`\n]*`", "", text)


def anchors(text):
    """As GitHub makes them of headings."""
    text = re.sub(r"^```.*?^```", "", text, flags=re.MULTILINE | re.DOTALL)
    return {re.sub(r"[^\w\- ]", "", h.strip().lower()).replace(" ", "-") for h in re.findall(r"^#+ (.*)$", text, re.MULTILINE)}


def links(root, complain):
    for page in pages(root):
        text = prose(read(page))
        for m in re.finditer(r"\]\(([^)\s]+)\)", text):
            path, _, part = m[1].partition("#")
            if re.match(r"[a-z]+:", path):
                continue
            to = os.path.normpath(os.path.join(os.path.dirname(page), path)) if path else page
            where = f"{os.path.relpath(page, root)}:{text.count(chr(10), 0, m.start()) + 1}"
            if not os.path.exists(to):
                complain(f"{where}: '{m[1]}' leads nowhere")
            elif part and to.endswith(".md") and part not in anchors(read(to)):
                complain(f"{where}: '{m[1]}': there is no such heading")


def index(root, complain):
    text = read(os.path.join(root, "docs", "README.md"))
    for page in sorted(os.listdir(os.path.join(root, "docs"))):
        if page.endswith(".md") and page != "README.md" and f"]({page})" not in text:
            complain(f"docs/README.md does not have {page}")


def sections(root, complain):
    for check in json.loads(read(os.path.join(root, "checkers", "checks.json")))["checks"]:
        name = f"docs/checks/{check['id']}.md"
        text = read(os.path.join(root, name))
        found = [h for h in re.findall(r"^## (.*)$", text, re.MULTILINE) if h in SECTIONS]
        for wanted in SECTIONS:
            if found.count(wanted) != 1:
                complain(f"{name}: the section '{wanted}' is there {found.count(wanted)} times, not once")
        if check["summary"] not in text.replace("\n", " "):
            complain(f"{name}: the summary of checks.json is missing")
        if not re.search(r"^```cuda\n", text, re.MULTILINE) or f"[{check['id']}]" not in text:
            complain(f"{name}: there is no example with its finding")
        if not text.rstrip().endswith(f"## Since\n\n{check['since']}"):
            complain(f"{name}: does not end with 'Since' and {check['since']}")
        for option in check["options"]:
            if f"`{option['name']}`" not in text:
                complain(f"{name}: the option {option['name']} is missing")


def versions(root, complain):
    """smemlint-22_0.1.0_amd64.deb, smemlint-0.1.0-py3-none-..., and 'rev: v0.1.0' of smemlint's own repository."""
    version = re.search(r"project\(smemlint VERSION ([0-9.]+)", read(os.path.join(root, "CMakeLists.txt")))[1]
    for path in pages(root):
        text = read(path)
        for m in re.finditer(r"smemlint(?:-\d+_|-)(\d+\.\d[\d.]*)[-_]|/smemlint\n\s*rev: v(\S+)", text):
            named = m[1] or m[2]
            if named != version:
                line = text.count("\n", 0, m.end()) + 1
                complain(f"{os.path.relpath(path, root)}:{line}: names version {named}; this is {version}")


PLUGIN = "-fplugin-arg-smemlint-"


def plugin_options(text):
    """Those that a page names, in its text or in a table headed with the prefix."""
    yield from re.findall(PLUGIN + r"([a-z][\w.-]*\w)", text)
    for table in re.findall(rf"^\|[^\n]*{PLUGIN}OPTION[^\n]*\n((?:\|[^\n]*\n)+)", text, re.MULTILINE):
        yield from re.findall(r"^\| `([\w.-]+)", table, re.MULTILINE)


def command_options(name, page, text):
    """Those in command lines, and in docs/command.md those of the tables below the command's heading."""
    for line in re.findall(rf"\bsmemlint {name}\b([^`\n]*)", text):
        yield from re.findall(r"(?<!\S)--([a-z][\w-]*)", line.partition(" -- ")[0])
    if page == os.path.join("docs", "command.md"):
        section = re.search(rf"^## `{name}`$(.*?)(?=^## |\Z)", text, re.MULTILINE | re.DOTALL)
        yield from re.findall(r"^\| `--([a-z][\w-]*)", section[1] if section else "", re.MULTILINE)


def options(root, name, text, complain):
    known = set(re.findall(r"^(?:  |    )([a-z][\w.-]*)" if name == "plugin" else r"--([a-z][\w-]*)", text, re.MULTILINE))
    if not known:
        complain(f"the help of {name} has no options in it")
    for path in pages(root):
        page = os.path.relpath(path, root)
        used = plugin_options(read(path)) if name == "plugin" else command_options(name, page, read(path))
        for option in used:
            if option not in known:
                complain(f"{page}: {name} has no option '{option}'")


def main():
    p = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    p.add_argument("root")
    p.add_argument("--help-of", nargs=2, action="append", default=[], metavar=("NAME", "FILE"))
    args = p.parse_args()
    wrong = []
    links(args.root, wrong.append)
    index(args.root, wrong.append)
    sections(args.root, wrong.append)
    versions(args.root, wrong.append)
    for name, file in args.help_of:
        options(args.root, name, read(file), wrong.append)
    sys.exit("\n".join(wrong) if wrong else 0)


if __name__ == "__main__":
    main()
