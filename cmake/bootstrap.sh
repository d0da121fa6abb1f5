#!/usr/bin/env bash
# Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Installs what the build and the tests need from Debian's packages, and only
# what is missing.  bootstrap.sh [LLVM_VERSION ...], default: 22
set -eu

[ $# -gt 0 ] || set -- 22
want="g++ cmake ninja-build python3 libgtest-dev zlib1g-dev"
# For the tests of smemlint-clangd: 27 MB. Emacs (120 MB) is tested where it is there.
want="$want neovim tmux"
for version in "$@"; do
  want="$want clang-$version clang-tidy-$version clang-tools-$version llvm-$version-dev llvm-$version-tools libclang-$version-dev"
  [ "$version" != 22 ] || want="$want libclang-rt-22-dev libclang-cpp22-dev" # test/fuzz
done

missing=""
for package in $want; do
  dpkg-query -W -f '${Status}' "$package" 2>/dev/null | grep -q 'ok installed' || missing="$missing $package"
done
if [ -z "$missing" ]; then
  exit 0
fi

as_root=""
if [ "$(id -u)" -ne 0 ]; then
  command -v sudo >/dev/null || { echo "bootstrap.sh: these packages are missing, install them as root:$missing" >&2; exit 1; }
  as_root=sudo
fi
echo "installing:$missing"
export DEBIAN_FRONTEND=noninteractive
$as_root apt-get update -qq
# shellcheck disable=SC2086
if ! $as_root apt-get install -y -qq --no-install-recommends $missing >/tmp/smemlint-bootstrap.log 2>&1; then
  tail -n 20 /tmp/smemlint-bootstrap.log >&2
  echo "bootstrap.sh: apt-get could not install:$missing" >&2
  echo "LLVM 22 is in Debian 12 with its security archive; other systems: see README.md, Build" >&2
  exit 1
fi
