#!/usr/bin/env bash
# Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Makes the packages and tries them in a clean Debian, which is of the release
# that this machine runs. As root, with debootstrap; 3 GB below ${TMPDIR:-/tmp}.
# What it builds belongs to the user who called sudo.
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
# shellcheck source=/dev/null
. /etc/os-release
[ "$ID" = debian ] || { echo "test-packages.sh: the packages are made and tried on Debian; this is $PRETTY_NAME" >&2; exit 2; }
for tool in cmake cpack debootstrap dpkg-shlibdeps python3; do
  command -v $tool >/dev/null ||
    { echo "test-packages.sh: no $tool: apt install cmake debootstrap dpkg-dev python3-venv" >&2; exit 2; }
done

mirror=${DEBIAN_MIRROR:-http://deb.debian.org}
work=$(mktemp -d "${TMPDIR:-/tmp}/smemlint-packages.XXXXXX")
root=$work/root
trap 'mountpoint -q "$root/proc" && umount "$root/proc"; rm -rf "$work"' EXIT

say() { echo "== $*, after $SECONDS s"; }
fail() { echo "test-packages.sh: FAILED: $*" >&2; exit 1; }
builder=${SUDO_USER:-root}
as_builder() { runuser -u "$builder" -- env HOME="$(getent passwd "$builder" | cut -d: -f6)" "$@"; }
in_root() { chroot "$root" /usr/bin/env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LC_ALL=C.UTF-8 DEBIAN_FRONTEND=noninteractive "$@"; }
apt_get() { in_root apt-get -qq -o Dpkg::Use-Pty=0 "$@" >"$work/apt.log" 2>&1 || { tail -n 20 "$work/apt.log" >&2; fail "apt-get $*"; }; }
# expect CODE PATTERN COMMAND...: in the clean system, by exit code and a line of
# the output, which is left in $output.
expect() {
  local code=$1 pattern=$2 got=0
  shift 2
  output=$(in_root "$@" 2>&1) || got=$?
  [ "$got" -eq "$code" ] || { echo "$output" >&2; fail "exit code $got, not $code: $*"; }
  grep -q -e "$pattern" <<<"$output" || { echo "$output" >&2; fail "no '$pattern' in the output of: $*"; }
  local command=$*
  echo "ok: ${command/"$flags"/FLAGS}"
}
# As expect, and the output is that one line.
expect_line() {
  expect "$@"
  [ "$(wc -l <<<"$output")" -eq 1 ] || { echo "$output" >&2; fail "more than one line: ${*:3}"; }
}

new_root() { # PACKAGES: what is there besides apt
  say "a clean $VERSION_CODENAME"
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
  ! cmp -s "$root/exchange.cu" "$root/clean.cu" || fail "docs/sample/exchange.cu has no ', sum, ' to mend"
}

end_root() {
  umount "$root/proc"
  rm -rf "$root"
}

flags="-std=c++17 --cuda-gpu-arch=sm_90a --cuda-device-only -nocudainc -nocudalib -nostdinc++ \
-isystem /mock -isystem /mock/std -include cuda_runtime.h"
found="exchange.cu:33:3: warning: the stored value 'sum' (f32) .*smem-async-dtype"

# shellcheck disable=SC2086
try_command() { # LLVM_VERSION NAME
  expect 0 "^smemlint $version\$" "$2" --version
  expect 0 "^LLVM $1\\.[0-9.]*\$" "$2" --version
  expect 1 "$found" "$2" lint /exchange.cu -- $flags
  expect_line 0 "^0 findings; 1 unit analysed\$" "$2" lint /clean.cu -- $flags
  expect 0 '"dtype": "bf16"' "$2" sites /exchange.cu -- $flags
  expect 2 "no CUDA toolkit" "$2" lint /exchange.cu -- nvcc -arch=sm_90a -std=c++17
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
  try_command "$1" "smemlint-$1"
  expect 0 "$found" "clang++-$1" -fplugin=$home/smemlint.so -fsyntax-only $flags /exchange.cu
  expect_line 0 "^\$" "clang++-$1" -fplugin=$home/smemlint.so -fsyntax-only $flags /clean.cu
  expect 0 "$found" "clang-tidy-$1" -load $home/smemlint-tidy.so '-checks=-*,smem-*' /exchange.cu -- $flags
  expect_line 0 "^\$" "clang-tidy-$1" -quiet -load $home/smemlint-tidy.so '-checks=-*,smem-*' /clean.cu -- $flags
  expect 0 "^smemlint $version" "smemlint-clangd-$1" --version
  expect 0 "clangd version $1\\." "smemlint-clangd-$1" --version
  mkdir -p "$root/project"
  echo "${flags// /$'\n'}" >"$root/project/compile_flags.txt"
  open_in_editor >"$root/project/session"
  expect 0 '"code": "smem-async-dtype"' sh -c "smemlint-clangd-$1 -lit-test </project/session"
  expect 0 "^smemlint $version for LLVM $1\$" cmake "-Dsmemlint_DIR=$home/cmake" -P /consumer.cmake
  expect 0 "install.md" ls "/usr/share/doc/smemlint-$1/docs"
}

# The names without a version.
try_default() { # LLVM_VERSION
  expect 0 "^LLVM $1\\." smemlint --version
  expect 0 "clangd version $1\\." smemlint-clangd --version
}

# Of one version in the other's programs.
# shellcheck disable=SC2086
try_mismatch() { # LLVM_VERSION OTHER_VERSION
  local wrong="^smemlint: error: built for LLVM $1, loaded into clang $2; use clang or clang-tidy $1, or build smemlint for LLVM $2\$"
  local home=/usr/lib/smemlint-$1
  expect_line 1 "$wrong" "clang++-$2" -fplugin=$home/smemlint.so -fsyntax-only $flags /clean.cu
  expect_line 1 "$wrong" "clang-tidy-$2" -load $home/smemlint-tidy.so '-checks=-*,smem-*' /clean.cu -- $flags
}

test_deb() {
  for llvm in 22 19; do
    say "the package for LLVM $llvm"
    as_builder cmake --preset llvm-$llvm -DSMEMLINT_CLANGD=ON >/dev/null
    as_builder cmake --build --preset llvm-$llvm --target smemlint smemlint-tidy smemlint-command smemlint-clangd | tail -n 1
    rm -f build/llvm-$llvm/*.deb
    (cd build/llvm-$llvm && as_builder cpack -G DEB) >"$work/cpack.log" 2>&1 || { cat "$work/cpack.log" >&2; fail cpack; }
    debs=("build/llvm-$llvm/smemlint-${llvm}_${version}_"*.deb)
    dpkg-deb --show --showformat "\${Package} \${Version}, installed \${Installed-Size} KB, of \${Maintainer}\n" "${debs[0]}"
    ls -sh "${debs[@]}"
  done
  new_root ca-certificates
  apt_get update
  # For find_package; recommends no compiler.
  apt_get install -y --no-install-recommends cmake
  cat >"$root/consumer.cmake" <<'CMAKE'
find_package(smemlint REQUIRED)
message("smemlint ${smemlint_VERSION} for LLVM ${smemlint_LLVM_VERSION}")
CMAKE
  for llvm in 22 19; do
    say "smemlint-$llvm alone"
    cp build/llvm-$llvm/smemlint-${llvm}_*.deb "$root/smemlint-$llvm.deb"
    apt_get install -y "/smemlint-$llvm.deb"
    try_deb $llvm
    try_default $llvm
    # With its LLVM, so that the next has to bring its own.
    apt_get autoremove --purge -y smemlint-$llvm
    expect_line 0 "^nothing is left\$" sh -c 'ls -d /usr/bin/smemlint* /etc/alternatives/smemlint* /usr/lib/smemlint* /usr/share/doc/smemlint* 2>/dev/null || echo nothing is left'
  done
  say "both together"
  apt_get install -y /smemlint-22.deb /smemlint-19.deb
  try_deb 22
  try_deb 19
  try_command 22 smemlint
  try_default 22
  try_mismatch 22 19
  try_mismatch 19 22
  apt_get remove -y smemlint-22
  try_default 19
  end_root
}

test_wheel() {
  say "the wheel"
  chmod 755 "$work"
  install -d -o "$builder" "$work/dist"
  as_builder bash cmake/wheel.sh "$work/dist"
  ls -sh "$work"/dist/*.whl
  new_root python3-venv
  cp "$work"/dist/*.whl "$root"
  in_root sh -c 'ls /usr/lib/llvm* /usr/lib/*/libLLVM* /usr/lib/*/libclang* 2>/dev/null || echo no LLVM' | grep -qx 'no LLVM' ||
    fail "the clean system has an LLVM"
  in_root python3 -m venv /venv
  # Without a network: the wheel needs nothing else.
  expect 0 "Successfully installed" sh -c '/venv/bin/pip install --no-index /*.whl'
  try_command 22 /venv/bin/smemlint
  expect 0 "^LLVM 22\\." /venv/bin/python -m smemlint --version
  expect 0 "^libllvm22\$" sh -c 'ls /venv/lib/python3*/site-packages/smemlint.libs/licences'
  expect 0 "Successfully uninstalled" /venv/bin/pip uninstall -y smemlint
  expect_line 0 "^nothing is left\$" sh -c 'ls -d /venv/bin/smemlint /venv/lib/python3*/site-packages/smemlint* 2>/dev/null || echo nothing is left'
  end_root
}

version=$(sed -n 's/^project(smemlint VERSION \([0-9.]*\).*/\1/p' CMakeLists.txt)
[ -n "$version" ] || fail "no version in CMakeLists.txt"
for what in "$@"; do
  "test_$what"
done
say "the packages work: $*"
