// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cuda_fp16.h>
#include <cuda_pipeline_primitives.h>

__device__ uint32_t window(const void *p) { return static_cast<uint32_t>(__cvta_generic_to_shared(p)); }
__device__ void copy16(uint32_t to, const void *from) {
  asm volatile("cp.async.cg.shared.global [%0], [%1], 16;" ::"r"(to), "l"(from) : "memory");
}

// An integer that holds an address says nothing of what lies there.
__global__ void table_in_shared_memory(const half *h) {
  __shared__ alignas(16) half tile[4][256];
  __shared__ int addresses[4];
  if (threadIdx.x < 4)
    addresses[threadIdx.x] = static_cast<int>(window(tile[threadIdx.x]));
  __syncthreads();
  copy16(addresses[threadIdx.x & 3], h);
}

struct Slots {
  int a, b;
};
__device__ Slots *find_slots(int i);
__device__ Slots table[4];
__global__ void fields(const half *h, const double *d) {
  Slots *found = find_slots(0);
  copy16(found->a + threadIdx.x * 16, h);
  copy16(found->b, d);
  copy16(table[1].a, h);
}

// Tensors' data pointers, as int64_t.
struct Pointers {
  int64_t a;
  long long b;
};
__global__ void grouped(const int64_t *pointers, Pointers p, int expert, float *y) {
  __shared__ alignas(16) half tile[256];
  auto *x = reinterpret_cast<const half *>(pointers[expert]);
  __pipeline_memcpy_async(tile, x, 16);
  __pipeline_memcpy_async(tile, (const void *)pointers[expert], 16);
  __pipeline_memcpy_async(tile, reinterpret_cast<const half *>(p.a) + threadIdx.x, 16);
  __pipeline_memcpy_async(tile, (const half *)p.b, 16);
  auto *f = reinterpret_cast<const float *>(pointers[expert]);
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  __pipeline_memcpy_async(tile, f, 16);
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  __pipeline_memcpy_async(tile, reinterpret_cast<const float *>(p.a), 16);
}
