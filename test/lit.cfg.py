# Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

import os
import shutil
import subprocess
import sys

import lit.formats

config.name = "smemlint"
config.test_format = lit.formats.ShTest(True)
config.suffixes = [".cu", ".cpp", ".test"]
config.excludes = ["Inputs", "unit", "fuzz"]
config.test_source_root = os.path.dirname(__file__)

mock = os.path.join(config.test_source_root, "Inputs", "mock")
tool = lambda name: os.path.join(config.llvm_tools, name)
lib = lambda name: os.path.join(config.smemlint_lib, name)
smemlint = os.path.join(config.smemlint_bin, "smemlint")
python = sys.executable

# A real toolkit, where there is one.
for root in (config.cuda, os.environ.get("CUDA_HOME", ""), "/usr/local/cuda"):
    if root and os.path.exists(os.path.join(root, "include", "cuda_runtime.h")):
        config.cuda = root
        config.available_features.add("cuda")
        break
else:
    lit_config.note("no CUDA toolkit found: the tests that want a real one are skipped")
cutlass = ""
if "cuda" in config.available_features and os.path.exists(os.path.join(config.cuda, "bin", "nvcc")):
    config.available_features.add("nvcc")
    cutlass = subprocess.run(["bash", os.path.join(config.smemlint_source, "cmake", "fetch-cutlass.sh")],
                             stdout=subprocess.PIPE, encoding="utf-8").stdout.strip()
if "nvcc" not in config.available_features:
    lit_config.note("no nvcc found: its flags are not compared with the table of those that are translated")
if cutlass:
    config.available_features.add("cutlass")
schema = subprocess.run(["bash", os.path.join(config.smemlint_source, "cmake", "fetch-sarif-schema.sh"), python],
                        stdout=subprocess.PIPE, encoding="utf-8").stdout.strip()
if schema:
    config.available_features.add("sarif-schema")
ci_tools = subprocess.run(["bash", os.path.join(config.smemlint_source, "cmake", "fetch-ci-tools.sh"), "--cached"],
                          stdout=subprocess.PIPE, encoding="utf-8").stdout.strip()
if ci_tools:
    config.available_features.add("ci-tools")
else:
    lit_config.note("the recipes with pre-commit and CodeChecker are not tested: cmake/fetch-ci-tools.sh installs them")
if shutil.which("bazel"):
    config.available_features.add("bazel")
else:
    lit_config.note("no bazel found: bazel/smemlint.bzl is not tested")
config.available_features.add(f"llvm-{config.llvm_major}")
# The other version that smemlint is built for, where Debian puts it.
other_llvm = f"/usr/lib/llvm-{41 - config.llvm_major}/bin"
if os.path.exists(os.path.join(other_llvm, "clang-tidy")):
    config.available_features.add("other-llvm")
if config.asan_runtime:
    config.available_features.add("asan")
    config.environment["LD_PRELOAD"] = config.asan_runtime
    # clang and clang-tidy leave most of their memory to the end of the process; the command frees all.
    config.environment["ASAN_OPTIONS"] = "detect_leaks=0:detect_odr_violation=0"

    def with_options(program, options):
        wrapper = os.path.join(config.test_exec_root, os.path.basename(program) + "-asan")
        with open(wrapper, "w", encoding="utf-8") as f:
            f.write(f'#!/bin/sh\nASAN_OPTIONS=detect_odr_violation=0:{options} exec {program} "$@"\n')
        os.chmod(wrapper, 0o755)
        return wrapper

    smemlint = with_options(smemlint, "detect_leaks=1")
    # Its other half, Debian's libraries, does not mark what it takes of a shared allocator.
    if config.smemlint_clangd:
        config.smemlint_clangd = with_options(config.smemlint_clangd, "detect_leaks=0:allow_user_poisoning=0")

if config.smemlint_clangd:
    config.available_features.add("clangd")
else:
    lit_config.note("smemlint-clangd is not built: its tests are skipped")
for editor in ("nvim", "emacs", "tmux"):
    if shutil.which(editor):
        config.available_features.add(editor)
    elif config.smemlint_clangd:
        lit_config.note(f"{editor} is not installed: the tests of smemlint-clangd with it are skipped")

common = "-x cuda -std=c++17 -Wno-unknown-cuda-version"
arch = "sm_90a"
mock_flags = f"{common} -nocudainc -nocudalib -nostdinc++ -isystem {mock} -isystem {mock}/std -include cuda_runtime.h"
real_flags = f"{common} --cuda-path={config.cuda} -isystem {config.cuda}/include/cccl"
hosts = (f"{python} {config.test_source_root}/hosts.py --clang={tool('clang++')} --tidy={tool('clang-tidy')} "
         f"--plugin={lib('smemlint.so')} --module={lib('smemlint-tidy.so')} --command={smemlint}")

# %hosts FILE: the findings of all hosts, which must be the same.
# %fixes FILE: the file after its fix-its, which must compile and be clean.
# Options of smemlint come before FILE, compiler flags after "--".
config.substitutions += [
    ("%recall", f"{python} {config.test_source_root}/ptx_recall.py --nvcc={config.cuda}/bin/nvcc --clang={tool('clang++')} "
                f"--plugin={lib('smemlint.so')} --nvcc-flags='--expt-relaxed-constexpr --expt-extended-lambda' "
                f"--clang-flags='{real_flags}'"),
    ("%cutlass", cutlass),
    ("%other_llvm", other_llvm),
    ("%plugin", lib("smemlint.so")),
    ("%module", lib("smemlint-tidy.so")),
    ("%llvm_include", os.path.join(config.llvm_tools, "..", "include")),
    ("%hosts_real", f"{hosts} --arch={arch} --flags='{real_flags}'"),
    ("%fixes_real", f"{hosts} --arch={arch} --flags='{real_flags}' --fix"),
    ("%hosts", f"{hosts} --arch={arch} --flags='{mock_flags}'"),
    ("%fixes", f"{hosts} --arch={arch} --flags='{mock_flags}' --fix"),
    ("%tidy_bin", tool("clang-tidy")),
    ("%clang_plugin_real", f"{tool('clang++')} -fplugin={lib('smemlint.so')} {real_flags}"),
    ("%clang_plugin", f"{tool('clang++')} -fplugin={lib('smemlint.so')} {mock_flags}"),
    ("%clangxx", tool("clang++")),
    ("%clang_mock", f"{tool('clang++')} {mock_flags}"),
    ("%clangd", config.smemlint_clangd),
    ("%tidy", f"{tool('clang-tidy')} -load {lib('smemlint-tidy.so')}"),
    ("%run_clang_tidy", f"{python} {tool('run-clang-tidy')} -clang-tidy-binary {tool('clang-tidy')} "
                        f"-clang-apply-replacements-binary {tool('clang-apply-replacements')} -load {lib('smemlint-tidy.so')}"),
    ("%clang_tidy_diff", f"{python} {config.llvm_tools}/../share/clang/clang-tidy-diff.py -clang-tidy-binary {tool('clang-tidy')} "
                         f"-load {lib('smemlint-tidy.so')}"),
    ("%ci_tools", ci_tools),
    ("%smemlint", smemlint),
    ("%database", f"{python} {config.test_source_root}/command/Inputs/database.py"),
    ("%mock_flags", mock_flags),
    ("%real_flags", real_flags),
    ("%cuda", config.cuda),
    ("%unit", os.path.join(config.smemlint_bin, "smemlint-unit")),
    ("%sarif_schema", f"env PYTHONPATH={schema} {python} {config.test_source_root}/sarif_schema.py"),
    ("%python", python),
    ("%cmake", config.cmake),
    ("%build", config.smemlint_build),
    ("%home", config.smemlint_home),
    ("%llvm_major", str(config.llvm_major)),
    ("%source", config.smemlint_source),
    ("%version", config.smemlint_version),
]
config.environment["PATH"] = os.pathsep.join([config.smemlint_bin, config.llvm_tools, config.environment.get("PATH", os.environ["PATH"])])
