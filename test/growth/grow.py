#!/usr/bin/env python3
# Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""How the plugin's time and memory grow with the size of a unit.

grow.py --clang C --plugin SO --flags FLAGS [--most N] [--shape NAME ...]

For each shape a unit of N parts is made and compiled with and without the plugin. What the plugin costs is the
difference, so clang's own growth is not in it. The fit is cost = c * N^e over the sizes from --most/8 on; e must stay
below --limit, e is near 1 where the growth is linear.
"""
import argparse
import math
import os
import shlex
import subprocess
import sys
import tempfile
import time

COPY = "__pipeline_memcpy_async({}, {}, 16);"


def kernels(n):
    """N kernels, each with a buffer, a copy and a finding."""
    for i in range(n):
        yield (f"__global__ void k{i}(const float *x, float *y) {{ __shared__ __align__(16) __half b[64]; "
               f"{COPY.format('b', f'x + {i}')} __pipeline_commit(); __pipeline_wait_prior(0); "
               f"y[{i}] = __half2float(b[{i % 64}]); }}")


def instantiations(n):
    """N instantiations of a kernel template and of the loader that it calls."""
    yield f"template <int I> __device__ void load(void *s, const void *g) {{ {COPY.format('s', '(const char *)g + I')} }}"
    yield ("template <int I> __global__ void k(const float *x, float *y) { __shared__ __align__(16) float b[64]; "
           "load<I>(b, x); y[I] = b[0]; }")
    for i in range(n):
        yield f"template __global__ void k<{i}>(const float *, float *);"


def chain(n, names):
    """A chain of N wrappers around one copy; names: the order in which they are defined."""
    for i in range(n):
        yield f"__device__ void w{i}(void *s, const void *g);"
    for i in names:
        inside = COPY.format("s", "g") if i == 0 else f"w{i - 1}(s, g);"
        yield f"__device__ void w{i}(void *s, const void *g) {{ {inside} }}"
    yield (f"__global__ void k(const float *x, float *y) {{ __shared__ __align__(16) __half b[64]; w{n - 1}(b, x); "
           "y[0] = __half2float(b[0]); }")


def depth(n):
    return chain(n, range(n))


def depth_callers_first(n):
    return chain(n, reversed(range(n)))


def depth_offsets(n):
    """As depth, but every wrapper moves both addresses on."""
    yield f"__device__ void w0(char *s, const char *g) {{ {COPY.format('s', 'g')} }}"
    for i in range(1, n):
        yield f"__device__ void w{i}(char *s, const char *g) {{ w{i - 1}(s + 16, g + 16); }}"
    yield (f"__global__ void k(const char *x, char *y) {{ extern __shared__ __align__(16) char b[]; w{n - 1}(b, x); "
           "y[0] = b[0]; }")


def fan_out(n):
    """Every wrapper calls the next one twice."""
    yield f"__device__ void w0(char *s, const char *g) {{ {COPY.format('s', 'g')} }}"
    for i in range(1, n):
        yield f"__device__ void w{i}(char *s, const char *g) {{ w{i - 1}(s, g); w{i - 1}(s + 16, g + 16); }}"
    yield (f"__global__ void k(const char *x, char *y) {{ extern __shared__ __align__(16) char b[]; w{n - 1}(b, x); "
           "y[0] = b[0]; }")


def recursion(n):
    """N functions in a ring, and each calls itself."""
    for i in range(n):
        yield f"__device__ void r{i}(void *s, const void *g, int d);"
    for i in range(n):
        yield (f"__device__ void r{i}(void *s, const void *g, int d) {{ if (d) r{(i + 1) % n}(s, g, d - 1); "
               f"if (d > 9) r{i}(s, g, d - 2); {COPY.format('s', 'g')} }}")
    yield ("__global__ void k(const float *x, float *y) { __shared__ __align__(16) float b[64]; r0(b, x, 4); "
           "y[0] = b[0]; }")


def stages(n):
    """One kernel with a pipeline of N stages, written out."""
    yield f"__global__ void k(const float *x, float *y) {{ __shared__ __align__(16) float b[{n}][32];"
    for i in range(n):
        yield f"  {COPY.format(f'&b[{i}][4]', f'x + {i} * 32')} __pipeline_commit();"
    yield "  __pipeline_wait_prior(0);"
    for i in range(n):
        yield f"  y[{i}] = b[{i}][0];"
    yield "}"


def stages_asm(n):
    """The same in PTX, with an mbarrier for each stage."""
    yield ("__global__ void k(const float *x, float *y) { __shared__ __align__(16) float b[%d][32]; "
           "__shared__ __align__(8) unsigned long long m[%d];" % (n, n))
    for i in range(n):
        yield (f"  asm volatile(\"cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1], %2, [%3];\" "
               f":: \"r\"((unsigned)__cvta_generic_to_shared(b[{i}])), \"l\"(x + {i} * 32), \"r\"(128), "
               f"\"r\"((unsigned)__cvta_generic_to_shared(&m[{i}])) : \"memory\");")
    yield "  y[0] = b[0][0]; }"


def pointers(n):
    """One kernel with a chain of N local pointers, and a copy through the last."""
    yield "__global__ void k(const char *x, char *y) { extern __shared__ __align__(16) char b[]; char *p0 = b;"
    for i in range(1, n):
        yield f"  char *p{i} = p{i - 1} + 16;"
    yield f"  {COPY.format(f'p{n - 1}', 'x')} y[0] = b[0]; }}"


def pointer_copies(n):
    """As pointers, with a copy through each."""
    yield "__global__ void k(const char *x, char *y) { extern __shared__ __align__(16) char b[]; char *p0 = b;"
    for i in range(1, n):
        yield f"  char *p{i} = p{i - 1} + 16; {COPY.format(f'p{i}', 'x')}"
    yield "  y[0] = b[0]; }"


def reassigned(n):
    """A loop's pointer that N places move on, with a copy at each."""
    yield "__global__ void k(const char *x, char *y) { extern __shared__ __align__(16) char b[]; char *p = b;"
    for i in range(n):
        yield f"  p = p + 16; {COPY.format('p', 'x')}"
    yield "  y[0] = b[0]; }"


def terms(n):
    """An address with N terms."""
    yield "__global__ void k(const char *x, char *y, int i) { extern __shared__ __align__(16) char b[];"
    yield f"  {COPY.format('b' + ' + i' * n, 'x')} y[0] = b[0]; }}"


# Deep nesting ends early: clang itself recurses over it.
SHAPES = {f.__name__.replace("_", "-"): (f, most) for f, most in [
    (kernels, 10000), (instantiations, 10000), (depth, 10000), (depth_callers_first, 10000), (depth_offsets, 10000),
    (fan_out, 10000), (recursion, 10000), (stages, 10000), (stages_asm, 10000), (pointers, 10000),
    (pointer_copies, 10000), (reassigned, 10000), (terms, 2000)]}


def cost(command, limit):
    """CPU seconds and MiB of a command that has to succeed."""
    start = time.monotonic()
    with tempfile.TemporaryFile() as log:
        p = subprocess.Popen(command, stdout=log, stderr=log)
        while True:
            pid, status, usage = os.wait4(p.pid, os.WNOHANG)
            if pid:
                break
            if time.monotonic() - start > limit:
                p.kill()
                os.wait4(p.pid, 0)
                sys.exit(f"still running after {limit} s: {shlex.join(command)}")
            time.sleep(0.005)
        if status:
            log.seek(0)
            text = log.read().decode(errors="replace")
            sys.exit(f"failed (status {status}): {shlex.join(command)}\n{text[-3000:]}")
    return usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024


def exponent(points):
    """e of the least-squares fit of y = c * x^e."""
    xs, ys = [math.log(x) for x, y in points], [math.log(y) for x, y in points]
    mx, my = sum(xs) / len(xs), sum(ys) / len(ys)
    return sum((x - mx) * (y - my) for x, y in zip(xs, ys)) / sum((x - mx) ** 2 for x in xs)


def measure(shape, sizes, args, folder):
    make, _ = SHAPES[shape]
    plain = [args.clang, "-fsyntax-only", *shlex.split(args.flags)]
    checked = plain + [f"-fplugin={args.plugin}"]
    points = []
    for n in [1] + sizes:
        path = os.path.join(folder, f"{shape}-{n}.cu")
        with open(path, "w", encoding="utf-8") as f:
            f.write("#include <cuda_pipeline.h>\n#include <cuda_fp16.h>\n" + "\n".join(make(n)) + "\n")
        least = [min(cost(c + [path], args.timeout) for _ in range(args.repeat)) for c in (checked, plain)]
        rss = [max(0.0, least[0][1] - least[1][1]), least[1][1]]
        points.append((n, max(0.0, least[0][0] - least[1][0]), rss[0], least[1][0]))
    return points


def main():
    p = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    p.add_argument("--clang", required=True)
    p.add_argument("--plugin", required=True)
    p.add_argument("--flags", required=True)
    p.add_argument("--most", type=int, default=10000, help="the largest N")
    p.add_argument("--repeat", type=int, default=2, help="the least of so many runs counts")
    p.add_argument("--limit", type=float, default=1.3, help="largest exponent of the fit")
    p.add_argument("--noise", type=float, default=0.1, help="CPU seconds below which no fit is made")
    p.add_argument("--noise-mib", type=float, default=16, help="MiB below which no fit is made")
    p.add_argument("--timeout", type=int, default=300, help="seconds for one run")
    p.add_argument("--shape", action="append", choices=list(SHAPES), help="default: all")
    args = p.parse_args()
    bad = []
    print(f"{'shape':20} {'N':>6} {'clang s':>8} {'plugin s':>9} {'us/N':>7} {'e':>6} {'MiB':>7} {'KiB/N':>7} {'e':>6}")
    with tempfile.TemporaryDirectory() as folder:
        for shape in args.shape or SHAPES:
            most = min(args.most, SHAPES[shape][1])
            sizes = [max(2, most // 8), max(3, most // 4), max(4, most // 2), max(5, most)]
            points = measure(shape, sizes, args, folder)
            _, least_s, least_mib, _ = points[0]
            n, seconds, mib, clang = points[-1]
            fits = []
            for column, least, noise in ((1, least_s, args.noise), (2, least_mib, args.noise_mib)):
                grown = [(q[0], q[column] - least) for q in points[1:]]
                usable = grown[-1][1] >= noise and all(g > 0 for _, g in grown)
                fits.append(exponent(grown) if usable else None)
            show = lambda e: "small" if e is None else f"{e:.2f}"
            print(f"{shape:20} {n:6} {clang:8.2f} {seconds:9.2f} {(seconds - least_s) / n * 1e6:7.1f} {show(fits[0]):>6} "
                  f"{mib:7.1f} {(mib - least_mib) / n * 1024:7.2f} {show(fits[1]):>6}", flush=True)
            if any(e is not None and e > args.limit for e in fits):
                bad.append(shape)
    if bad:
        sys.exit(f"not linear (an exponent above {args.limit}): {', '.join(bad)}")
    print("linear")


if __name__ == "__main__":
    main()
