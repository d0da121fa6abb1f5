// RUN: %tidy -checks='-*,smem-*' --quiet %s -- -std=c++17 -nostdinc++ 2>&1 | FileCheck %s --allow-empty --implicit-check-not=warning: --implicit-check-not=error:
int plain(int n) { return n; }
