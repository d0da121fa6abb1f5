#!/usr/bin/env bash
# Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Fuzzes what reads text that is not C++: the PTX parser, classifier and
# validator; the catalogue; the translation of nvcc's commands.
# run.sh [SECONDS [ptx|catalogue|nvcc ...]], default: 60 seconds each, all
# The corpus grows in build/fuzz. Needs clang-22, libclang-rt-22-dev and
# libclang-cpp22-dev.
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd)
llvm=${LLVM_PREFIX:-/usr/lib/llvm-22}
out=$root/build/fuzz
seconds=${1:-60}
[ $# -eq 0 ] || shift
[ $# -gt 0 ] || set -- ptx catalogue nvcc
mkdir -p "$out"

build() { # NAME SOURCE ... -- LIBRARY ...
  local name=$1 sources=()
  shift
  while [ "$1" != -- ]; do sources+=("$1"); shift; done
  shift
  "$llvm/bin/clang++" -std=c++17 -g -O1 -fno-rtti -fno-exceptions -fsanitize=fuzzer,address,undefined \
    -fno-sanitize=vptr -Wno-deprecated-declarations -fno-sanitize-recover=undefined -DSMEMLINT_VERSION='"fuzz"' \
    -I"$root/checkers" -I"$root/plugin" -I"$out" -isystem "$llvm/include" \
    "${sources[@]}" -L"$llvm/lib" -Wl,-rpath,"$llvm/lib" "$@" -lLLVM -o "$out/$name-fuzzer"
}

cd "$out"
for target in "$@"; do
  echo "== $target, $seconds s"
  mkdir -p "corpus-$target" seed
  rm -f seed/*
  case $target in
  ptx)
    build ptx "$root"/checkers/ptx/*.cpp "$root"/checkers/model/DType.cpp "$root"/test/fuzz/PtxFuzzer.cpp -- ;;
  catalogue)
    python3 "$root/cmake/generate.py" catalogue Builtin.inc "$root"/checkers/catalogue/builtin/*.yaml
    build catalogue "$root"/checkers/catalogue/*.cpp "$root"/checkers/model/*.cpp \
      "$root"/test/fuzz/CatalogueFuzzer.cpp -- -lclang-cpp
    cp "$root"/test/catalogue/Inputs/*.yaml seed ;;
  nvcc)
    mkdir -p cuda/bin cuda/include
    : > cuda/bin/nvcc
    : > cuda/include/cuda_runtime.h
    echo "#define CUDA_VERSION 13000" > cuda/include/cuda.h
    printf '%s\n' -gencode arch=compute_90a,code=sm_90a -std=c++17 -Xcompiler -fPIC,-O2 -DA=1 -Iinc -c a.cu -o a.o > seed/nvcc
    printf '%s\n' ccache g++ -O2 -march=native -c a.cpp > seed/gcc
    build nvcc "$root"/plugin/nvcc/*.cpp "$root"/checkers/emit/WholeFile.cpp "$root"/test/fuzz/NvccFuzzer.cpp -- -lclang-cpp ;;
  *)
    echo "run.sh: unknown target '$target'; there are ptx, catalogue and nvcc" >&2
    exit 2 ;;
  esac
  if ! "./$target-fuzzer" -max_total_time="$seconds" -timeout=10 -max_len=4096 -print_final_stats=1 \
      "corpus-$target" seed >"$target.log" 2>&1; then
    grep -v '^#' "$target.log" | tail -60
    exit 1
  fi
  grep -E 'number_of_executed_units|peak_rss_mb' "$target.log"
done
