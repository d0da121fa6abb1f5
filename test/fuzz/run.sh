#!/usr/bin/env bash
# Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Fuzzes the PTX parser, classifier and validator.  run.sh [SECONDS], default: 60
# Needs clang-22 and libclang-rt-22-dev.
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd)
llvm=${LLVM_PREFIX:-/usr/lib/llvm-22}
out=$root/build/fuzz
mkdir -p "$out/corpus"
"$llvm/bin/clang++" -std=c++17 -g -O1 -fno-rtti -fno-exceptions -fsanitize=fuzzer,address,undefined -fno-sanitize=vptr \
  -I"$root/checkers" -isystem "$llvm/include" "$root"/checkers/ptx/*.cpp "$root"/checkers/model/DType.cpp \
  "$root"/test/fuzz/PtxFuzzer.cpp -L"$llvm/lib" -Wl,-rpath,"$llvm/lib" -lLLVM -o "$out/ptx-fuzzer"
exec "$out/ptx-fuzzer" -max_total_time="${1:-60}" -timeout=10 -max_len=4096 "$out/corpus"
