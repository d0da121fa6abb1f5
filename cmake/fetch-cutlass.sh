#!/usr/bin/env bash
# Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Prints the include folder of CUTLASS's headers, from the PyPI package
# nvidia-cutlass, unpacked once into the user's cache. Prints nothing, and says
# why on stderr, where it cannot be had.
set -eu
version=4.2.0.0
cache=${XDG_CACHE_HOME:-${HOME:-/tmp}/.cache}/smemlint/nvidia-cutlass-$version
include=$cache/cutlass_library/source/include
if [ ! -f "$include/cute/tensor.hpp" ]; then
  work=$(mktemp -d)
  trap 'rm -rf "$work"' EXIT
  if ! python3 -m pip download --quiet --no-deps -d "$work" "nvidia-cutlass==$version" >"$work/log" 2>&1; then
    echo "fetch-cutlass.sh: pip cannot download nvidia-cutlass $version; its tests are skipped" >&2
    exit 0
  fi
  mkdir -p "$cache"
  python3 -m zipfile -e "$work"/nvidia_cutlass-*.whl "$work/unpacked"
  rm -rf "$cache"
  mv "$work/unpacked" "$cache"
fi
echo "$include"
