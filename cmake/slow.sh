#!/usr/bin/env bash
# Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# The slow tests, with their figures (docs/reliability.md): growth, fuzzing, broken units and the whole suite under the
# sanitizers, leaks included, the same output on every run, and the time of a project of 40 units.
# slow.sh [growth|fuzz|mutate|suite|repeat|timing ...], default: all
# FUZZ_SECONDS (60) for each fuzzer, MUTATIONS (2000), GROW (10000), SOURCES: more folders of .cu files to break.
set -eu
cd "$(dirname "$0")/.."
root=$PWD
llvm=${LLVM_PREFIX:-/usr/lib/llvm-22}
mock=$root/test/Inputs/mock
flags="-x cuda -std=c++17 -Wno-unknown-cuda-version -nocudainc -nocudalib -nostdinc++ -isystem $mock -isystem $mock/std \
-include cuda_runtime.h --cuda-gpu-arch=sm_90a --cuda-device-only"
[ $# -gt 0 ] || set -- growth fuzz mutate suite repeat timing

build() {
  cmake --preset "$1" >/dev/null
  cmake --build --preset "$1" -- -k 0 | tail -1
}

growth() {
  build llvm-22
  python3 test/growth/grow.py --clang "$llvm/bin/clang++" --plugin build/llvm-22/lib/smemlint.so \
    --flags "$flags -Wno-everything" --most "${GROW:-10000}"
}

fuzz() {
  bash test/fuzz/run.sh "${FUZZ_SECONDS:-60}"
}

mutate() {
  build asan
  # shellcheck disable=SC2086 # SOURCES is a list
  python3 test/robust/mutate.py --clang "$llvm/bin/clang++" --tidy "$llvm/bin/clang-tidy" \
    --plugin build/asan/lib/smemlint.so --module build/asan/lib/smemlint-tidy.so --flags "$flags" \
    --preload "$(c++ -print-file-name=libasan.so)" --count "${MUTATIONS:-2000}" --keep build/asan/broken test ${SOURCES:-}
}

suite() {
  build asan
  ctest --preset asan
  # The suite looks for leaks in the command; clang and clang-tidy leave most of their memory to the end of the process.
  ASAN_OPTIONS=detect_leaks=1 build/asan/bin/smemlint-unit --gtest_brief=1
}

repeat() {
  build llvm-22
  python3 test/robust/repeat.py --clang "$llvm/bin/clang++" --tidy "$llvm/bin/clang-tidy" \
    --plugin build/llvm-22/lib/smemlint.so --module build/llvm-22/lib/smemlint-tidy.so --flags "$flags" test
}

timing() {
  build llvm-22
  python3 test/project/timing.py
}

for part in "$@"; do
  case $part in
  growth | fuzz | mutate | suite | repeat | timing) ;;
  *) echo "slow.sh: unknown part '$part'; there are growth, fuzz, mutate, suite, repeat and timing" >&2; exit 2 ;;
  esac
done
failed=
for part in "$@"; do
  echo "== $part"
  SECONDS=0
  # Not in a condition: set -e has to hold inside.
  set +e
  (set -e; "$part")
  status=$?
  set -e
  [ $status -eq 0 ] || failed="$failed $part"
  echo "== $part: $([ $status -eq 0 ] && echo passed || echo FAILED), $SECONDS s"
done
[ -z "$failed" ] || { echo "failed:$failed" >&2; exit 1; }
