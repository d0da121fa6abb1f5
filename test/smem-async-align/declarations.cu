// RUN: %hosts %s | FileCheck %s --implicit-check-not=warning: --implicit-check-not=error:
// RUN: %fixes --left=2 %s | FileCheck %s --check-prefix=FIXED

#include <cuda_pipeline_primitives.h>

struct Packed {
  int tag;
  // FIXED: {{^}}  alignas(16) float data[64];
  float data[64];
};
struct Padded {
  int tag;
  alignas(16) float data[64];
};

__global__ void wrong(const float *x) {
  // FIXED: {{^}}  __shared__ alignas(16) unsigned char raw[1024];
  __shared__ unsigned char raw[1024];
  // CHECK: declarations.cu:[[@LINE+1]]:3: warning: the destination of 'cp.async', 'raw + threadIdx.x * 16', is aligned to 1 byte, but must be to 16; the instruction traps or writes to another place [smem-async-align]
  __pipeline_memcpy_async(raw + threadIdx.x * 16, x, 16);
  // CHECK-NEXT: declarations.cu:[[@LINE-3]]:28: note: 'raw' is declared here
  __shared__ alignas(16) Packed p;
  // CHECK: :[[@LINE+1]]:3: warning: {{.*}}'p.data', is aligned to 4 bytes, but must be to 16{{.*}}[smem-async-align]
  __pipeline_memcpy_async(p.data, x, 16);
  __shared__ alignas(16) float row[256];
  // More alignment of the declaration would not help these.
  // CHECK: :[[@LINE+1]]:3: warning: {{.*}}'row + 2', is aligned to 8 bytes, but must be to 16{{.*}}[smem-async-align]
  __pipeline_memcpy_async(row + 2, x, 16);
  // CHECK: :[[@LINE+1]]:3: warning: {{.*}}'&row[threadIdx.x]', is aligned to 4 bytes, but must be to 16{{.*}}[smem-async-align]
  __pipeline_memcpy_async(&row[threadIdx.x], x, 16);
}

extern __shared__ float dynamic[];
__global__ void right(const float *x, int i) {
  __shared__ alignas(16) unsigned char raw[1024];
  __shared__ Padded p;
  __shared__ float narrow[130];
  __shared__ float4 vectors[32];
  __pipeline_memcpy_async(raw + threadIdx.x * 16, x, 16);
  __pipeline_memcpy_async(p.data + 4, x, 16);
  __pipeline_memcpy_async(&narrow[threadIdx.x + 1], x, 4);
  __pipeline_memcpy_async(&vectors[threadIdx.x], x, 16);
  // Dynamic shared memory starts at a multiple of 16.
  __pipeline_memcpy_async(&dynamic[threadIdx.x * 4], x, 16);
  // What an index is a multiple of is not known: it is taken to fit.
  __pipeline_memcpy_async(&raw[i], x, 16);
  int lane = i * 4;
  __pipeline_memcpy_async(&p.data[lane], x, 16);
  // Rounded up by hand.
  __shared__ unsigned char loose[1024 + 15];
  auto address = (reinterpret_cast<size_t>(loose) + 15) & ~size_t(15);
  __pipeline_memcpy_async(reinterpret_cast<void *>(address), x, 16);
}

__device__ void parameter(unsigned char *to, const float *from) { __pipeline_memcpy_async(to, from, 16); }
