# Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""smemlint in Bazel builds: docs/bazel.md."""

SmemlintInfo = provider(
    doc = "What smemlint says of a target.",
    fields = {
        "sarif": "File: the SARIF log.",
        "text": "File: the findings as the terminal shows them; empty if there are none.",
    },
)

# Findings (exit 1) are a result, and cached as one. The working directory is the
# root of the sources, so the names in the log are those of the workspace.
_LINT = """
text=$1 log=$2; shift 2
"$@" >"$text" 2>"$text.log" || test $? = 1 || { cat "$text" "$text.log"; exit 2; }
test -f "$log"
"""

_CHECK = """
if [ -s "$1" ]; then cat "$1"; exit 1; fi
touch "$2"
"""

def _files(targets):
    return [f for t in targets for f in t.files.to_list()]

def _lint_impl(target, ctx):
    sources = _files(getattr(ctx.rule.attr, "srcs", []))
    units = [f for f in sources if f.extension == "cu"]
    if not units:
        return []
    headers = _files(getattr(ctx.rule.attr, "hdrs", []))
    deps = getattr(ctx.rule.attr, "deps", []) + getattr(ctx.rule.attr, "implementation_deps", [])
    context = cc_common.merge_cc_infos(
        cc_infos = [t[CcInfo] for t in [target] + deps if CcInfo in t],
    ).compilation_context

    text = ctx.actions.declare_file(ctx.label.name + ".smemlint.txt")
    log = ctx.actions.declare_file(ctx.label.name + ".smemlint.sarif")
    ok = ctx.actions.declare_file(ctx.label.name + ".smemlint.ok")

    args = ctx.actions.args()
    args.add_all([text, log])
    args.add_all([ctx.executable._smemlint, "lint", "-j", "1"])
    args.add(log, format = "--sarif=%s")
    args.add_all(ctx.attr._options)
    args.add_all(ctx.files._catalogues, format_each = "--catalogue=%s")
    args.add_all(units)
    args.add("--")
    args.add_all(ctx.attr._command)
    args.add_all(depset(transitive = [context.defines, context.local_defines]), format_each = "-D%s")
    args.add_all(getattr(ctx.rule.attr, "local_defines", []), format_each = "-D%s")
    args.add_all(["-I.", "-I" + ctx.bin_dir.path])
    args.add_all(depset(transitive = [context.includes, context.quote_includes]), format_each = "-I%s")
    args.add_all(context.system_includes, before_each = "-isystem")
    args.add_all(getattr(ctx.rule.attr, "copts", []))

    ctx.actions.run_shell(
        command = _LINT,
        arguments = [args],
        inputs = depset(sources + headers + ctx.files._catalogues + ctx.files._config, transitive = [context.headers]),
        tools = [ctx.executable._smemlint],
        outputs = [text, log],
        mnemonic = "Smemlint",
        progress_message = "smemlint %s" % ctx.label,
    )
    ctx.actions.run_shell(
        command = _CHECK,
        arguments = [text.path, ok.path],
        inputs = [text],
        outputs = [ok],
        mnemonic = "SmemlintCheck",
        progress_message = "Findings of smemlint in %s" % ctx.label,
    )
    return [
        SmemlintInfo(sarif = log, text = text),
        OutputGroupInfo(smemlint = depset([ok]), smemlint_report = depset([log, text])),
    ]

def smemlint_aspect(smemlint, command, options = [], catalogues = [], config = []):
    """An aspect that analyses the .cu files of a target.

    Args:
      smemlint: label of the program, as in "@smemlint//:smemlint".
      command: how the files are compiled, without files and include paths:
        ["nvcc", "-arch=sm_90a", "-std=c++17"].
      options: options of `smemlint lint`: ["--checks=smem-async-dtype"].
      catalogues: labels of catalogue files.
      config: labels of the .clang-tidy files that count.

    Returns:
      The aspect. Output group "smemlint" fails where there are findings,
      "smemlint_report" has the SARIF log and the text.
    """
    return aspect(
        implementation = _lint_impl,
        attrs = {
            "_smemlint": attr.label(default = Label(smemlint), executable = True, allow_single_file = True, cfg = "host"),
            "_command": attr.string_list(default = command),
            "_options": attr.string_list(default = options),
            "_catalogues": attr.label_list(default = [Label(c) for c in catalogues], allow_files = True),
            "_config": attr.label_list(default = [Label(c) for c in config], allow_files = True),
        },
    )

def _local_impl(repository):
    path = repository.attr.path or repository.which("smemlint")
    if not path:
        fail("smemlint is not in PATH: install it, or give local_smemlint its path")
    path = repository.path(path)
    if not path.exists:
        fail("local_smemlint: there is no " + str(path))

    # A script, as smemlint finds clang's headers from the place it is really in.
    # The sum makes it another one for the cache when smemlint changes.
    sum = repository.execute(["cksum", path])
    if sum.return_code:
        fail("local_smemlint: {}".format(sum.stderr))
    repository.file("smemlint", "#!/bin/sh\n# {}exec '{}' \"$@\"\n".format(sum.stdout, path))
    repository.file("BUILD.bazel", "exports_files([\"smemlint\"])\n")

local_smemlint = repository_rule(
    implementation = _local_impl,
    doc = "A repository with the smemlint that is installed on this machine.",
    attrs = {"path": attr.string(doc = "its path; default: the one in PATH")},
    environ = ["PATH"],
    local = True,
)
