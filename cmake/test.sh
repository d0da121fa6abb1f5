#!/usr/bin/env bash
# Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Builds smemlint and passes all tests, for each LLVM version named, and with 22
# fuzzes for some seconds (FUZZ_SECONDS for each target, 10).
# test.sh [LLVM_VERSION ...], default: 22 19
set -eu
cd "$(dirname "$0")/.."
[ $# -gt 0 ] || set -- 22 19
bash cmake/bootstrap.sh "$@"
python3 cmake/generate.py docs checkers/checks.json docs --check
for version in "$@"; do
  echo "== LLVM $version"
  cmake --workflow --preset "llvm-$version"
done
case " $* " in
*" 22 "*) bash test/fuzz/run.sh "${FUZZ_SECONDS:-10}" ;;
esac
