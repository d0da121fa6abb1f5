// RUN: rm -f %t.json && %clang_plugin -fsyntax-only --cuda-device-only --cuda-gpu-arch=sm_90a -fplugin-arg-smemlint-list-sites=%t.json %s
// RUN: %python %S/Inputs/show_sites.py %t.json | FileCheck %s --implicit-check-not=.cu:

#include <cuda/ptx>
#include <cuda_fp16.h>
#include <cuda_pipeline_primitives.h>

__device__ void copy16(void *to, const void *from) { __pipeline_memcpy_async(to, from, 16); }

__global__ void kernel(const half *h, float v, int n) {
  __shared__ alignas(16) half tile[256];
  __shared__ float sums[64];
  __shared__ uint64_t bar;
  copy16(tile, h);
  __pipeline_memcpy_async(&tile[n], h + n, n);
  cuda::ptx::st_async(&sums[n], v, &bar);
}

// Every site, correct ones too, in source order.
// CHECK: content.cu:8:54 copy {{[a-z._]+}} callee=__pipeline_memcpy_async dst=to/{{[a-z ]+}}/unknown src=from/{{[a-z ]+}}/unknown bytes=16 wrapper
// CHECK-NEXT: content.cu:14:3 copy {{[a-z._]+}} callee=copy16 dst=tile/f16/shared src=h/f16/global bytes=16 chain=content.cu:8
// CHECK-NEXT: content.cu:15:3 copy {{[a-z._]+}} callee=__pipeline_memcpy_async dst=&tile[n]/f16/shared src=h + n/f16/global size=n
// CHECK-NEXT: content.cu:16:3 store st.async callee=cuda::ptx::st_async dst=&sums[n]/f32/{{shared|cluster}} value=v/f32/{{[a-z]+}} barrier=&bar/{{.*}} bytes=4
