#!/usr/bin/env bash
# Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Builds the workspace of test/bazel with the aspect and says how many of its
# actions were run. bazel.sh WORKSPACE
set -u
cd "$1"
unset LD_PRELOAD
bazel="bazel --max_idle_secs=60 --output_user_root=$1/root --nohome_rc"
trap '$bazel shutdown; chmod -R u+w root' EXIT
lint() { # OUTPUT-GROUP
  $bazel build //kernels/... --aspects=//tools:lint.bzl%lint --output_groups="$1" --execution_log_json_file=actions.json \
    --experimental_convenience_symlinks=ignore 2>build.log
}
count() {
  lint smemlint_report || { cat build.log; exit 1; }
  echo "== $1: $(grep -c '"mnemonic": "Smemlint"' actions.json)"
}
count first
out=$($bazel info bazel-bin 2>/dev/null)/kernels
mkdir out
cp "$out"/*.smemlint.* out
count again
echo "// a change" >>kernels/good.cu
count "good.cu changed"
echo "// a change" >>kernels/include/tile.h
count "header changed"
echo "== checked"
lint smemlint
code=$?
cat build.log
echo "== exit $code"
echo "int x = undeclared;" >>kernels/good.cu
echo "== broken"
lint smemlint_report
code=$?
cat build.log
echo "== exit $code"
