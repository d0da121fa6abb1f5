#!/usr/bin/env bash
# Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Passes if a check that new-check.py makes builds, fires and is tested: in a
# copy of the tree, built from nothing. Takes minutes. The tree stays as it is.
# try-new-check.sh [LLVM_VERSION], default: 22
set -eu
cd "$(dirname "$0")/.."
preset=llvm-${1:-22}
before=$(git status --porcelain)
copy=$(mktemp -d "${TMPDIR:-/tmp}/smemlint-new-check.XXXXXX")
trap 'rm -rf "$copy"' EXIT
git ls-files -z --cached --others --exclude-standard | xargs -0 cp --parents -t "$copy"
tree=$PWD
cd "$copy"
python3 cmake/new-check.py smem-async-tried "Reports what the skeleton of a check reports."
cmake --preset "$preset" >/dev/null
cmake --build --preset "$preset"
lit=$(sed -n 's/^SMEMLINT_LIT:[A-Z]*=//p' "build/$preset/CMakeCache.txt")
# The check's own test, and those that name all checks.
"$lit" -v "build/$preset/test/smem-async-tried" "build/$preset/test/docs" "build/$preset/test/hosts/option-help.cu"
"build/$preset/bin/smemlint-unit" --gtest_brief=1
python3 cmake/generate.py docs checkers/checks.json docs --check
[ "$(git -C "$tree" status --porcelain)" = "$before" ] || { echo "try-new-check.sh: $tree has changed" >&2; exit 1; }
echo "try-new-check.sh: the skeleton builds, fires and passes its test"
