#!/usr/bin/env bash
# Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Builds smemlint and shows it at work on docs/sample/exchange.cu: the source,
# the diagnostic, and the source after the fix-it. Needs no CUDA toolkit and
# takes one where it is found.
set -eu
cd "$(dirname "$0")/.."
llvm=${LLVM:-22}
preset=llvm-$llvm

bash cmake/bootstrap.sh "$llvm"
cmake --preset "$preset" >/dev/null
cmake --build --preset "$preset" --target smemlint smemlint-tidy

toolkit=${CUDA_HOME:-/usr/local/cuda}
if [ -f "$toolkit/include/cuda_runtime.h" ]; then
  echo "== with the CUDA toolkit in $toolkit"
  cuda="--cuda-path=$toolkit -isystem $toolkit/include/cccl -Wno-unknown-cuda-version"
else
  echo "== without a CUDA toolkit: on the headers in test/Inputs/mock"
  cuda="-nocudainc -nocudalib -nostdinc++ -isystem test/Inputs/mock -isystem test/Inputs/mock/std -include cuda_runtime.h"
fi
clang=/usr/lib/llvm-$llvm/bin/clang++
command -v "$clang" >/dev/null || clang=clang++-$llvm
flags="-x cuda --cuda-device-only --cuda-gpu-arch=sm_90a -std=c++17 -fsyntax-only $cuda"

sample=docs/sample/exchange.cu
echo "== $sample"
cat "$sample"
echo "== clang++ -fplugin=build/$preset/lib/smemlint.so $sample"
# shellcheck disable=SC2086
"$clang" -fplugin="build/$preset/lib/smemlint.so" $flags "$sample"
echo "== after clang++ -Xclang -fixit"
fixed=build/$preset/exchange.cu
cp "$sample" "$fixed"
# shellcheck disable=SC2086
"$clang" -fplugin="build/$preset/lib/smemlint.so" $flags -Xclang -fixit "$fixed" 2>/dev/null
diff -u "$sample" "$fixed" || true
echo "== and again on the fixed file: no finding"
# shellcheck disable=SC2086
"$clang" -fplugin="build/$preset/lib/smemlint.so" -fplugin-arg-smemlint-error $flags "$fixed"
