// RUN: %hosts %s | FileCheck %s --allow-empty --implicit-check-not=warning: --implicit-check-not=error:
// RUN: %hosts --run=host %s | FileCheck %s --allow-empty --implicit-check-not=warning: --implicit-check-not=error:

// CHECK-NOT: warning
struct Empty {};
int host_only(int n) { return n + 1; }
