// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:

#include <cuda_fp16.h>
#include <cuda_pipeline_primitives.h>

// Mainloop and epilogue share the bytes; the member that is named says which.
union Reused {
  alignas(16) half mainloop[256];
  alignas(16) float epilogue[128];
};

__global__ void kernel(const half *h, const float *x) {
  __shared__ Reused smem;
  __pipeline_memcpy_async(smem.mainloop, h, 16);
  __pipeline_memcpy_async(smem.epilogue, x, 16);
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  __pipeline_memcpy_async(smem.mainloop, x, 16);
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f16){{.*}}(f32){{.*}}[smem-async-dtype]
  __pipeline_memcpy_async(&smem.epilogue[4], h, 16);
}

// Named as a whole it could be either.
__global__ void whole(const half *h, const int *n) {
  __shared__ Reused smem;
  __pipeline_memcpy_async(&smem, h, 16);
  __pipeline_memcpy_async(&smem, n, 16);
}

// Anonymous, inside a storage struct.
struct Storage {
  union {
    alignas(16) half a[64];
    alignas(16) float c[32];
  };
};
__global__ void anonymous(const half *h, const float *x) {
  __shared__ Storage s;
  __pipeline_memcpy_async(s.a, h, 16);
  __pipeline_memcpy_async(s.c, x, 16);
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f16){{.*}}(f32){{.*}}[smem-async-dtype]
  __pipeline_memcpy_async(s.c, h, 16);
}
