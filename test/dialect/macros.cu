// REQUIRES: cuda
// RUN: %clang_plugin_real -fsyntax-only --cuda-gpu-arch=sm_90a -DSPECIFIC=900 %s -Xclang -verify -Werror
// RUN: %clang_plugin_real -fsyntax-only --cuda-gpu-arch=sm_90 %s -Xclang -verify -Werror
// RUN: %clang_plugin_real -fsyntax-only --cuda-gpu-arch=sm_90a -DSPECIFIC=900 -DCLUSTER -D__CUDACC_VER_BUILD__=88 -DBUILD=88 \
// RUN:   -D__CUDACC_VER_MAJOR__=13 -D__CUDACC_VER_MINOR__=0 -D_CG_CLUSTER_INTRINSICS_AVAILABLE \
// RUN:   -D__CUDA_ARCH_SPECIFIC__=900 %s -Xclang -verify -Werror
// RUN: not %clang_plugin_real -S -o %t --cuda-device-only --cuda-gpu-arch=sm_90 %s 2>&1 | FileCheck %s --check-prefix=CODE
// expected-no-diagnostics

#include <cooperative_groups.h>

#ifndef BUILD
#define BUILD 0
#endif
#define TEXT_(x) #x
#define TEXT(x) TEXT_(x)

// CODE: error: {{.*('__CUDACC_VER_MAJOR__'|'texture_fetch_functions.h')}}
static_assert(__CUDACC_VER_MAJOR__ * 1000 + __CUDACC_VER_MINOR__ * 10 == CUDA_VERSION, "");
static_assert(__CUDACC_VER_BUILD__ == BUILD, "");
// A number, not an expression.
static_assert(sizeof(TEXT(__CUDACC_VER_MAJOR__)) == 3, "");

#ifdef __CUDA_ARCH__
#ifdef SPECIFIC
static_assert(__CUDA_ARCH_SPECIFIC__ == SPECIFIC && __CUDA_ARCH_FAMILY_SPECIFIC__ == SPECIFIC, "");
#elif defined(__CUDA_ARCH_SPECIFIC__) || defined(__CUDA_ARCH_FAMILY_SPECIFIC__)
#error "sm_90 is not specific"
#endif
__global__ void kernel() { cooperative_groups::this_cluster().sync(); }
#elif defined(__CUDA_ARCH_FAMILY_SPECIFIC__) && !defined(SPECIFIC)
#error "the host has no architecture"
#endif
