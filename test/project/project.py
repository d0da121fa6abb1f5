# Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What the scripts of this folder share: where the tools are, and running them."""
import argparse
import os
import re
import shutil
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
SOURCE = os.path.dirname(os.path.dirname(HERE))
ARCHITECTURES = "80;90a;100"


def toolkit(root):
    for folder in (root, os.environ.get("CUDA_HOME"), "/usr/local/cuda"):
        if folder and os.path.exists(os.path.join(folder, "bin", "nvcc")):
            return folder
    return None


def llvm_tools(build):
    """The folder of the LLVM that smemlint was built with."""
    cache = os.path.join(build, "CMakeCache.txt")
    if not os.path.exists(cache):
        sys.exit(f"{build} is no build of smemlint: cmake --preset llvm-22 && cmake --build --preset llvm-22")
    with open(cache, encoding="utf-8") as f:
        folder = re.search(r"^LLVM_DIR:\w+=(.*)$", f.read(), re.M)[1]
    while not os.path.exists(os.path.join(folder, "bin", "clang-tidy")):
        if folder == os.path.dirname(folder):
            sys.exit(f"no clang-tidy in the LLVM of {build}")
        folder = os.path.dirname(folder)
    return os.path.join(folder, "bin")


def parse(doc):
    parser = argparse.ArgumentParser(description=doc, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--build", default=os.path.join(SOURCE, "build", "llvm-22"), help="the build of smemlint to try")
    parser.add_argument("--cuda", help="the CUDA toolkit; found in the usual places")
    parser.add_argument("--work", help="a folder for the project, removed first; default in the build")
    args = parser.parse_args()
    args.cuda = toolkit(args.cuda)
    if not args.cuda:
        print("skipped: no CUDA toolkit with nvcc in --cuda, CUDA_HOME or /usr/local/cuda")
        sys.exit(0)
    args.build = os.path.abspath(args.build)
    args.tools = llvm_tools(args.build)
    args.smemlint = os.path.join(args.build, "bin", "smemlint")
    args.module = os.path.join(args.build, "lib", "smemlint-tidy.so")
    args.work = os.path.abspath(args.work or os.path.join(args.build, "project"))
    shutil.rmtree(args.work, ignore_errors=True)
    return args


def run(*command, expect=0, **more):
    """Runs a command, which has to exit as expected, and returns its standard output."""
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8", check=False, **more)
    if done.returncode != expect:
        print(done.stdout + done.stderr)
        sys.exit(f"{' '.join(command)}\nexit {done.returncode}, not {expect}")
    return done.stdout


def configure(args, project):
    run("cmake", "-G", "Ninja", "-S", project, "-B", os.path.join(project, "build"),
        f"-DCMAKE_CUDA_COMPILER={args.cuda}/bin/nvcc", f"-DCMAKE_CUDA_ARCHITECTURES={ARCHITECTURES}")
