#!/usr/bin/env bash
# Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Installs the programs that recipes of docs/ci.md are tested with, once, into
# the user's cache, and prints the folder they are in: pre-commit, CodeChecker,
# check-jsonschema. About 370 MB. fetch-ci-tools.sh [--cached], which only
# prints the folder if it is there.
set -eu
version=1
cache=${XDG_CACHE_HOME:-${HOME:-/tmp}/.cache}/smemlint/ci-tools-$version
if [ ! -f "$cache/complete" ]; then
  [ "${1:-}" != --cached ] || exit 0
  rm -rf "$cache"
  mkdir -p "${cache%/*}"
  python3 -m venv "$cache"
  if ! "$cache/bin/pip" install --quiet --disable-pip-version-check \
      pre-commit==4.7.0 codechecker==6.29.1 check-jsonschema==0.39.0 >"$cache/log" 2>&1; then
    tail -n 5 "$cache/log" >&2
    echo "fetch-ci-tools.sh: pip cannot install pre-commit, codechecker and check-jsonschema" >&2
    exit 1
  fi
  touch "$cache/complete"
fi
echo "$cache/bin"
