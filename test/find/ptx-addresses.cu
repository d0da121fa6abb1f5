// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cuda_fp16.h>


__device__ inline uint32_t smem_addr(const void *p) { return (uint32_t)__cvta_generic_to_shared(p); }
#define CG "cp.async.cg.shared.global"

// The address is taken one line above, in whatever integer.
__global__ void locals(const float *x, const half *h) {
  __shared__ __align__(16) half tile[256];
  uint32_t word = static_cast<uint32_t>(__cvta_generic_to_shared(tile));
  // CHECK: ptx-addresses.cu:[[@LINE+1]]:3: warning: {{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  asm volatile(CG " [%0], [%1], 16;" ::"r"(word), "l"(x) : "memory");
  asm volatile(CG " [%0], [%1], 16;" ::"r"(word), "l"(h) : "memory");
  int sign = (int)__cvta_generic_to_shared(&tile[8 * threadIdx.x]);
  // CHECK: :[[@LINE+1]]:3: warning: {{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  asm volatile(CG " [%0], [%1], 16;" ::"r"(sign), "l"(x) : "memory");
  asm volatile(CG " [%0], [%1], 16;" ::"r"(sign), "l"(h) : "memory");
  size_t size = __cvta_generic_to_shared(tile);
  // CHECK: :[[@LINE+1]]:3: warning: {{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  asm volatile(CG " [%0], [%1], 16;" ::"l"(size), "l"(x) : "memory");
  asm volatile(CG " [%0], [%1], 16;" ::"l"(size), "l"(h) : "memory");
  auto automatic = __cvta_generic_to_shared(tile + 64);
  // CHECK: :[[@LINE+1]]:3: warning: {{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  asm volatile(CG " [%0], [%1], 16;" ::"l"(automatic), "l"(x) : "memory");
  asm volatile(CG " [%0], [%1], 16;" ::"l"(automatic), "l"(h) : "memory");
  const unsigned base = smem_addr(tile), row = base + 32 * threadIdx.x;
  uint64_t from = reinterpret_cast<uint64_t>(x + 4);
  // CHECK: :[[@LINE+1]]:3: warning: {{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  asm volatile(CG " [%0], [%1], 16;" ::"r"(row + 16), "l"(from) : "memory");
}

struct Stage {
  uint32_t dst;
  uint32_t bar;
};

// In fields and arrays.
__global__ void fields(const float *x, const half *h) {
  __shared__ __align__(16) half tile[256];
  __shared__ uint64_t full;
  Stage stage{smem_addr(tile), smem_addr(&full)};
  // CHECK: :[[@LINE+1]]:3: warning: {{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  asm volatile(CG " [%0], [%1], 16;" ::"r"(stage.dst), "l"(x) : "memory");
  asm volatile(CG " [%0], [%1], 16;" ::"r"(stage.dst), "l"(h) : "memory");
  Stage later;
  later.dst = smem_addr(tile);
  later.bar = smem_addr(&full);
  // CHECK: :[[@LINE+1]]:3: warning: {{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  asm volatile(CG " [%0], [%1], 16;" ::"r"(later.dst), "l"(x) : "memory");
  asm volatile(CG " [%0], [%1], 16;" ::"r"(later.dst), "l"(h) : "memory");
}

__global__ void arrays(const float *x, const half *h) {
  __shared__ __align__(16) half tiles[2][256];
  uint32_t dst[2] = {smem_addr(tiles[0]), smem_addr(tiles[1])};
  // CHECK: :[[@LINE+1]]:3: warning: {{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  asm volatile(CG " [%0], [%1], 16;" ::"r"(dst[0]), "l"(x) : "memory");
  asm volatile(CG " [%0], [%1], 16;" ::"r"(dst[0]), "l"(h) : "memory");
}

// Carried along by a loop.
__global__ void loops(const float *x, const half *h, int n) {
  __shared__ __align__(16) half tile[256];
  uint32_t dst = smem_addr(tile);
  const float *from = x;
  for (int i = 0; i < n; ++i) {
    // CHECK: :[[@LINE+1]]:5: warning: {{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
    asm volatile(CG " [%0], [%1], 16;" ::"r"(dst), "l"(from) : "memory");
    asm volatile(CG " [%0], [%1], 16;" ::"r"(dst), "l"(h + 8 * i) : "memory");
    dst += 16;
    from += 4;
  }
  uint32_t wrap = smem_addr(tile);
  for (int i = 0; i < n; ++i) {
    // CHECK: :[[@LINE+1]]:5: warning: {{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
    asm volatile(CG " [%0], [%1], 16;" ::"r"(wrap ^ (i * 16)), "l"(x) : "memory");
    wrap = wrap + 16;
  }
}

// Two arrays behind one integer: unknown if they disagree.
__global__ void either(const float *x, bool first) {
  __shared__ __align__(16) half tile[256];
  __shared__ __align__(16) float other[256];
  __shared__ __align__(16) half third[256];
  uint32_t dst = first ? smem_addr(tile) : smem_addr(other);
  asm volatile(CG " [%0], [%1], 16;" ::"r"(dst), "l"(x) : "memory");
  uint32_t same = first ? smem_addr(tile) : smem_addr(third);
  // CHECK: :[[@LINE+1]]:3: warning: {{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  asm volatile(CG " [%0], [%1], 16;" ::"r"(same), "l"(x) : "memory");
}
