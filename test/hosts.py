#!/usr/bin/env python3
# Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs one file through every host and prints what they say, which must be the same.

hosts.py --clang C --tidy T --plugin SO --module SO --command EXE --flags FLAGS [options] FILE [-- MORE FLAGS]

With --fix the fix-its are applied to a copy, by clang, clang-tidy and the command: all must give the same text, which must
compile and be clean of the findings that had a fix-it. The fixed text is printed.
"""
import argparse
import difflib
import os
import re
import shlex
import shutil
import subprocess
import sys
import tempfile

LINE = re.compile(r"^(?P<file>[^\n:]+):(?P<line>\d+):(?P<col>\d+): (?P<kind>warning|error|fatal error|note): (?P<text>.*)$")

CRASHED = ("PLEASE submit a bug report", "Stack dump", "smemlint: internal error", "LeakSanitizer")


def run(command, stderr=True):
    r = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8", errors="replace")
    if r.returncode < 0 or any(m in r.stdout + r.stderr for m in CRASHED):
        sys.exit(f"crashed: {shlex.join(command)}\n{r.stderr}")
    return r.stdout + r.stderr if stderr else r.stdout


def findings(found):
    """Of diagnostics, smemlint's warnings and their notes; what -Werror makes of them is left out."""
    ours, out = False, []
    for name, line, column, kind, text in found:
        if kind != "note":
            ours = re.search(r" \[smem-[a-z-]+(,-warnings-as-errors)?\]$", text)
        if ours:
            out.append((name, line, column, "note" if kind == "note" else "warning", text))
    return out


def diagnostics(output, path):
    """[(file, line, column, kind, text)] of a host's output."""
    found = []
    for line in output.split("\n"):
        m = LINE.match(line)
        if m and m["file"] != "<scratch space>":
            name = os.path.basename(m["file"])
            found.append((name, int(m["line"]), int(m["col"]), m["kind"], m["text"]))
    return found


class Hosts:
    def __init__(self, args, more):
        self.args = args
        self.flags = shlex.split(args.flags) + [f"--cuda-gpu-arch={args.arch}", f"--cuda-{args.run}-only"] + more

    def plugin(self, path, extra=()):
        options = [f"-fplugin-arg-smemlint-{o}" for o in self.args.option]
        options += [f"-fplugin-arg-smemlint-catalogue={c}" for c in self.args.catalogue]
        options += [f"-fplugin-arg-smemlint-checks={self.args.checks}"]
        return run([self.args.clang, "-fsyntax-only", "-fno-caret-diagnostics", f"-fplugin={self.args.plugin}", *options,
                    *self.flags, *extra, path])

    def tidy(self, path, extra=()):
        options = [o.split("=", 1) for o in self.args.option]
        if self.args.catalogue:
            options.append(["SmemCatalogue", ";".join(self.args.catalogue)])
        config = "{CheckOptions: {" + ", ".join(f"{k}: '{v}'" for k, v in options) + "}}"
        return run([self.args.tidy, f"-load={self.args.module}", f"-checks=-*,{self.args.checks}", f"-config={config}",
                    "--header-filter=.*", "--quiet", *extra, path, "--", "-fsyntax-only", *self.flags])

    def command(self, path, extra=()):
        options = [f"--option={o}" for o in self.args.option]
        options += [f"--catalogue={c}" for c in self.args.catalogue]
        return run([self.args.command, "lint", f"--checks={self.args.checks}", "--header-filter=.*", *options, *extra, path, "--",
                    self.args.clang, *self.flags], stderr=False)


PAGE = re.compile(r"documentation: \S+/checks/(?P<check>smem-[a-z-]+)\.md$")


def without_pages(found, host):
    """The diagnostics without the notes that name the pages of checks: one a check, below a finding of it."""
    left, named, warning = [], {}, None
    for d in found:
        page = PAGE.match(d[4]) if d[3] == "note" else None
        if not page:
            left.append(d)
            warning = warning if d[3] == "note" else d
            check = re.search(r" \[(smem-[a-z-]+)[],]", d[4]) if d[3] != "note" else None
            if check:
                named.setdefault(check[1], 0)
            continue
        if not warning or warning[:3] != d[:3] or f" [{page['check']}" not in warning[4]:
            sys.exit(f"{host}: a note with a page stands below no finding of its check: {d}")
        if not os.path.exists(os.path.join(os.path.dirname(__file__), "..", "docs", "checks", page["check"] + ".md")):
            sys.exit(f"{host}: there is no such page: {d}")
        named[page["check"]] += 1
    if wrong := {check: n for check, n in named.items() if n != 1}:
        sys.exit(f"{host}: each check that reports names its page once, but: {wrong}")
    return left


def compare(hosts, path):
    plugin = without_pages(diagnostics(hosts.plugin(path), path), "plugin")
    # clang-tidy leaves out what comes from its own compile errors' notes.
    tidy = without_pages(diagnostics(hosts.tidy(path), path), "clang-tidy")
    clean = lambda ds: [f"{d[0]}:{d[1]}:{d[2]}: {d[3]}: " + re.sub(r" \[clang-diagnostic-\S+\]$", "", d[4]) for d in ds]
    a, b = clean(plugin), clean(tidy)
    if a != b:
        sys.exit("the hosts do not agree:\n" + "\n".join(difflib.unified_diff(a, b, "plugin", "clang-tidy", lineterm="")))
    command = clean(without_pages(diagnostics(hosts.command(path), path), "command"))
    if clean(findings(plugin)) != command:
        sys.exit("the command does not agree:\n" + "\n".join(
            difflib.unified_diff(clean(findings(plugin)), command, "plugin", "command", lineterm="")))
    return a


def fixed(hosts, path, args, more):
    with tempfile.TemporaryDirectory() as folder:
        texts, copies = [], []
        for who in ("plugin", "tidy", "command"):
            copy = os.path.join(folder, who, os.path.basename(path))
            os.makedirs(os.path.dirname(copy))
            shutil.copyfile(path, copy)
            include = ["-I" + os.path.dirname(os.path.abspath(path))]
            if who == "tidy":
                hosts.tidy(copy, ["--fix-notes" if args.notes else "--fix", *("--extra-arg=" + i for i in include)])
            elif args.notes:  # only clang-tidy applies the fix-its of notes
                continue
            elif who == "plugin":
                hosts.plugin(copy, ["-Xclang", "-fixit", *include])
            else:
                Hosts(args, more + include).command(copy, ["--fix"])
            with open(copy, encoding="utf-8") as f:
                texts.append(f.read())
            copies.append(copy)
        for who, text in zip(("clang-tidy --fix", "smemlint lint --fix"), texts[1:]):
            if text != texts[0]:
                sys.exit(f"clang -fixit and {who} do not agree:\n" + "\n".join(
                    difflib.unified_diff(texts[0].split("\n"), text.split("\n"), "clang", who, lineterm="")))
        with open(path, encoding="utf-8") as f:
            before = f.read()
        if texts[0] == before:
            sys.exit("no fix-it was applied")
        after = hosts.plugin(copies[0])
        errors = [d for d in diagnostics(after, copies[0]) if "error" in d[3]]
        if errors:
            sys.exit(f"the fixed file does not compile: {errors[0]}\n{texts[0]}")
        left = [d for d in diagnostics(after, copies[0]) if d[3] == "warning"]
        if len(left) != args.left:
            sys.exit(f"the fixed file has {len(left)} findings, expected {args.left}:\n{after}\n{texts[0]}")
        # The expectations are in the file too, and must not match themselves.
        return "\n".join(l for l in texts[0].split("\n") if not re.match(r"\s*// *(FIXED|CHECK|RUN)", l))


def main():
    argv, more = sys.argv[1:], []
    if "--" in argv:
        more = argv[argv.index("--") + 1:]
        argv = argv[:argv.index("--")]
    p = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    for name in ("clang", "tidy", "plugin", "module", "command", "flags"):
        p.add_argument("--" + name, required=True)
    p.add_argument("--arch", default="sm_90a")
    p.add_argument("--run", default="device", choices=["device", "host"], help="which pass of the CUDA compile")
    p.add_argument("--checks", help="default: the check that the test's folder is named after")
    p.add_argument("--option", action="append", default=[], help="CHECK.NAME=VALUE")
    p.add_argument("--catalogue", action="append", default=[])
    p.add_argument("--fix", action="store_true")
    p.add_argument("--notes", action="store_true", help="with --fix: apply the fix-its of notes too")
    p.add_argument("--left", type=int, default=0, help="with --fix: findings that stay")
    p.add_argument("file")
    args = p.parse_args(argv)
    if not args.checks:
        folder = os.path.basename(os.path.dirname(os.path.abspath(args.file)))
        args.checks = folder if folder.startswith("smem-") else "smem-async-dtype,smem-async-ptx"
    hosts = Hosts(args, more)
    print(fixed(hosts, args.file, args, more) if args.fix else "\n".join(compare(hosts, args.file)))


if __name__ == "__main__":
    main()
