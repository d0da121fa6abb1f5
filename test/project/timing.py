#!/usr/bin/env python3
# Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Wall time of smemlint lint over 40 units of an nvcc project, with -j 1 and with -j 2.

The output has to be the same. The ratio is printed, not judged: it depends on what else the machine does.
"""
import os
import resource
import shutil
import sys
import time

import project

UNITS = 40
UNIT = """#include "push.cuh"
#include <cuda/barrier>
#include <cuda_pipeline_primitives.h>
#include <cuda_fp16.h>
__global__ void stage{i}(const {type} *x) {{
  __shared__ alignas(16) half tile[256];
  __pipeline_memcpy_async(&tile[8 * threadIdx.x], &x[8 * threadIdx.x], 16);
  __pipeline_commit();
  __pipeline_wait_prior(0);
}}
void launch{i}(const int *counts) {{ push::pushCounts<{i} + 32><<<2, 32>>>(counts, 1); }}
"""
CMAKE = """cmake_minimum_required(VERSION 3.20)
project(forty LANGUAGES CXX CUDA)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
set(CMAKE_CUDA_STANDARD 17)
file(GLOB units *.cu)
add_library(forty STATIC ${units})
"""


def main():
    args = project.parse(__doc__)
    os.makedirs(args.work)
    shutil.copy(os.path.join(project.HERE, "Inputs", "push", "push.cuh"), args.work)
    write = lambda name, text: open(os.path.join(args.work, name), "w", encoding="utf-8").write(text)
    write("CMakeLists.txt", CMAKE)
    for i in range(UNITS):
        write(f"unit{i:02}.cu", UNIT.format(i=i, type="short" if i % 4 == 0 else "half"))
    project.configure(args, args.work)

    cpu = lambda: sum(resource.getrusage(resource.RUSAGE_CHILDREN)[:2])
    seconds, busy, output = {}, {}, {}
    for jobs in (1, 2):
        start, before = time.monotonic(), cpu()
        output[jobs] = project.run(args.smemlint, "lint", "-p", "build", "-j", str(jobs), cwd=args.work, expect=1)
        seconds[jobs], busy[jobs] = time.monotonic() - start, cpu() - before
    if output[1] != output[2]:
        sys.exit("the output with -j 2 is not that with -j 1")
    found = output[1].count(" warning: ")
    print(f"{UNITS} units, {found} findings, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}")
    for jobs in (1, 2):
        print(f"-j {jobs}: {seconds[jobs]:.1f} s, of CPU {busy[jobs]:.1f} s")
    print(f"ratio {seconds[1] / seconds[2]:.2f}")


if __name__ == "__main__":
    main()
