// RUN: not %fixes %s 2>&1 | FileCheck %s

#include <cuda_pipeline_primitives.h>

#pragma pack(push, 1)
struct Packed {
  char tag;
  float data[64];
};
#pragma pack(pop)
struct Item {
  int tag;
  float data[64];
};
constexpr int kAlign = 4;

// More alignment of the declaration would not help, or others have it too.
// CHECK: no fix-it was applied
__global__ void kernel(const float *x) {
  __shared__ alignas(16) float row[256];
  __shared__ alignas(16) Packed packed;
  __shared__ alignas(16) unsigned char raw[1024];
  __shared__ alignas(kAlign) float named[64];
  __pipeline_memcpy_async(row + 2, x, 16);
  __pipeline_memcpy_async(packed.data, x, 16);
  __pipeline_memcpy_async(reinterpret_cast<Item *>(raw)->data, x, 16);
  __pipeline_memcpy_async(named, x, 16);
}
