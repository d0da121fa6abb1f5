// RUN: %hosts %s -- -isystem %S/Inputs/system | FileCheck %s --allow-empty --implicit-check-not=warning: --implicit-check-not=error:
// CHECK-NOT: warning

#include <library.h>

// The statement is the library's, in the user's file or not: nothing in it is the user's.
__global__ void kernel() { LIBRARY_WAIT(); }
