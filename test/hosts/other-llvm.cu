// A module that is loaded into a clang of another version says so, and does not crash.
// REQUIRES: other-llvm
// UNSUPPORTED: asan
// RUN: not %other_llvm/clang++ -fplugin=%plugin -fsyntax-only --cuda-device-only -nocudainc -nocudalib %s 2>&1 | FileCheck %s --implicit-check-not=Stack
// RUN: not %other_llvm/clang-tidy -load %module -checks='-*,smem-*' %s -- -nocudainc -nocudalib 2>&1 | FileCheck %s --implicit-check-not=Stack
// CHECK: smemlint: error: built for LLVM [[LLVM:[0-9]+]], loaded into clang [[HOST:[0-9]+]]; use clang or clang-tidy [[LLVM]], or build smemlint for LLVM [[HOST]]
