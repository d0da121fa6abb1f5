#!/usr/bin/env bash
# Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Makes the packages and tries them in a clean Debian, which is of the release
# that this machine runs. As root, with debootstrap; 3 GB below ${TMPDIR:-/tmp}.
# test-packages.sh [deb|wheel ...], default: both
set -euo pipefail
cd "$(dirname "$0")/.."
[ $# -gt 0 ] || set -- deb wheel
for what in "$@"; do
  case $what in
    deb | wheel) ;;
    *) echo "test-packages.sh: there is no package '$what'; there are deb and wheel" >&2; exit 2 ;;
  esac
done
[ "$(id -u)" -eq 0 ] || { echo "test-packages.sh: run it as root; it makes a system to install into" >&2; exit 2; }
command -v debootstrap >/dev/null || { echo "test-packages.sh: install debootstrap" >&2; exit 2; }

. /etc/os-release
mirror=${DEBIAN_MIRROR:-http://deb.debian.org}
work=$(mktemp -d "${TMPDIR:-/tmp}/smemlint-packages.XXXXXX")
root=$work/root
trap 'mountpoint -q "$root/proc" && umount "$root/proc"; rm -rf "$work"' EXIT

fail() { echo "test-packages.sh: FAILED: $*" >&2; exit 1; }
in_root() { chroot "$root" /usr/bin/env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LC_ALL=C.UTF-8 DEBIAN_FRONTEND=noninteractive "$@"; }
apt_get() { in_root apt-get -qq -o Dpkg::Use-Pty=0 "$@" >"$work/apt.log" 2>&1 || { tail -n 20 "$work/apt.log" >&2; fail "apt-get $*"; }; }
# expect CODE PATTERN COMMAND...: in the clean system, by exit code and output.
expect() {
  local code=$1 pattern=$2 got=0 output
  shift 2
  output=$(in_root "$@" 2>&1) || got=$?
  [ "$got" -eq "$code" ] || { echo "$output" >&2; fail "exit code $got, not $code: $*"; }
  grep -q -e "$pattern" <<<"$output" || { echo "$output" >&2; fail "no '$pattern' in the output of: $*"; }
  echo "ok: $*"
}

new_root() { # PACKAGES: what is there besides apt
  echo "== a clean $VERSION_CODENAME"
  debootstrap --variant=minbase --include="$1" "$VERSION_CODENAME" "$root" "$mirror/debian" >"$work/debootstrap.log" 2>&1 ||
    { tail -n 20 "$work/debootstrap.log" >&2; fail debootstrap; }
  cat >"$root/etc/apt/sources.list" <<LIST
deb $mirror/debian $VERSION_CODENAME main
deb $mirror/debian $VERSION_CODENAME-updates main
deb $mirror/debian-security $VERSION_CODENAME-security main
LIST
  mount -t proc proc "$root/proc"
  cp -r test/Inputs/mock "$root/mock"
  cp docs/sample/exchange.cu "$root/exchange.cu"
  sed 's/, sum, /, __float2bfloat16(sum), /' docs/sample/exchange.cu >"$root/clean.cu"
}

mock="-nocudainc -nocudalib -nostdinc++ -isystem /mock -isystem /mock/std -include cuda_runtime.h"
flags="-std=c++17 --cuda-gpu-arch=sm_90a --cuda-device-only $mock"
found="exchange.cu:33:3: warning: the stored value 'sum' (f32) .*smem-async-dtype"

# shellcheck disable=SC2086
try_command() { # NAME
  expect 0 "^smemlint $version\$" "$1" --version
  expect 0 "^LLVM [0-9.]*\$" "$1" --version
  expect 1 "$found" "$1" lint /exchange.cu -- $flags
  expect 0 "" "$1" lint /clean.cu -- $flags
}

# What an editor sends when it opens the sample, as clangd -lit-test reads it.
open_in_editor() {
  python3 - <<'PYTHON'
import json
opened = {"uri": "file:///project/exchange.cu", "languageId": "cuda", "version": 1, "text": open("docs/sample/exchange.cu").read()}
print(*(json.dumps({"jsonrpc": "2.0", **m}) for m in (
    {"id": 0, "method": "initialize", "params": {"capabilities": {}}},
    {"method": "textDocument/didOpen", "params": {"textDocument": opened}},
    {"id": 1, "method": "shutdown"},
    {"method": "exit"})), sep="\n---\n")
PYTHON
}

# shellcheck disable=SC2086
try_deb() { # LLVM_VERSION
  local home=/usr/lib/smemlint-$1
  try_command "smemlint-$1"
  expect 0 "$found" "clang++-$1" -fplugin=$home/smemlint.so -fsyntax-only $flags /exchange.cu
  expect 0 "$found" "clang-tidy-$1" -load $home/smemlint-tidy.so '-checks=-*,smem-*' /exchange.cu -- $flags
  expect 0 "^LLVM $1\\." "smemlint-$1" --version
  expect 0 "clangd version $1\\." "smemlint-clangd-$1" --version
  mkdir -p "$root/project"
  echo "${flags// /$'\n'}" >"$root/project/compile_flags.txt"
  open_in_editor >"$root/project/session"
  expect 0 '"code": "smem-async-dtype"' sh -c "smemlint-clangd-$1 -lit-test </project/session"
}

test_deb() {
  for llvm in 22 19; do
    echo "== the package for LLVM $llvm"
    cmake --preset llvm-$llvm -DSMEMLINT_CLANGD=ON >/dev/null
    cmake --build --preset llvm-$llvm --target smemlint smemlint-tidy smemlint-command smemlint-clangd | tail -n 1
    rm -f build/llvm-$llvm/*.deb
    (cd build/llvm-$llvm && cpack -G DEB) >"$work/cpack.log" || { cat "$work/cpack.log" >&2; fail cpack; }
    ls -sh build/llvm-$llvm/*.deb
  done
  new_root ca-certificates
  apt_get update
  for llvm in 22 19; do
    echo "== smemlint-$llvm"
    cp build/llvm-$llvm/smemlint-${llvm}_*.deb "$root/smemlint-$llvm.deb"
    apt_get install -y "/smemlint-$llvm.deb"
    try_deb $llvm
  done
  echo "== both together"
  try_deb 22
  try_command smemlint
  wrong="^smemlint: error: built for LLVM 22, loaded into clang 19; use"
  expect 1 "$wrong" clang++-19 -fplugin=/usr/lib/smemlint-22/smemlint.so -fsyntax-only /clean.cu
  expect 1 "$wrong" clang-tidy-19 -load /usr/lib/smemlint-22/smemlint-tidy.so '-checks=-*,smem-*' /clean.cu --
  expect 0 "^LLVM 22\\." smemlint --version
  expect 0 "clangd version 22\\." smemlint-clangd --version
  apt_get remove -y smemlint-22
  expect 0 "^LLVM 19\\." smemlint --version
  expect 0 "clangd version 19\\." smemlint-clangd --version
  apt_get purge -y smemlint-19
  expect 0 "^nothing is left\$" sh -c 'ls -d /usr/bin/smemlint* /etc/alternatives/smemlint* /usr/lib/smemlint* 2>/dev/null || echo nothing is left'
  umount "$root/proc"
  rm -rf "$root"
}

test_wheel() {
  echo "== the wheel"
  bash cmake/wheel.sh "$work/dist"
  ls -sh "$work"/dist
  new_root python3-venv
  cp "$work"/dist/*.whl "$root"
  in_root sh -c 'ls /usr/lib/llvm* /usr/lib/*/libLLVM* 2>/dev/null || echo no LLVM' | grep -qx 'no LLVM' || fail "the clean system has an LLVM"
  in_root python3 -m venv /venv
  # Without a network: the wheel needs nothing else.
  expect 0 "Successfully installed" sh -c '/venv/bin/pip install --no-index /*.whl'
  try_command /venv/bin/smemlint
  expect 0 "^LLVM 22\\." /venv/bin/python -m smemlint --version
  expect 0 "libllvm22" sh -c 'ls /venv/lib/python3*/site-packages/smemlint.libs/licences'
  expect 0 "Successfully uninstalled" /venv/bin/pip uninstall -y smemlint
  expect 0 "^nothing is left\$" sh -c 'ls -d /venv/bin/smemlint /venv/lib/python3*/site-packages/smemlint* 2>/dev/null || echo nothing is left'
  umount "$root/proc"
  rm -rf "$root"
}

version=$(sed -n 's/^project(smemlint VERSION \([0-9.]*\).*/\1/p' CMakeLists.txt)
for what in "$@"; do
  "test_$what"
done
echo "the packages work: $*"
