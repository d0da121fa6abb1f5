// RUN: %tidy -checks='-*,smem-async-dtype' --quiet -config="{CheckOptions: {smem-async-dtype.SmemCatalogue: '%S/Inputs/mylib.yaml;%S/Inputs/mytypes.yaml'}}" %s -- %mock_flags -fsyntax-only --cuda-device-only --cuda-gpu-arch=sm_90a 2>/dev/null | FileCheck %s
// RUN: %tidy -checks='-*,smem-async-dtype' --quiet -config="{CheckOptions: {SmemCatalogue: '%S/Inputs/mylib.yaml'}}" %s -- %mock_flags -fsyntax-only --cuda-device-only --cuda-gpu-arch=sm_90a 2>/dev/null | FileCheck %s
// RUN: %tidy -checks='-*,smem-async-dtype' --dump-config -config="{CheckOptions: {smem-async-dtype.SmemCatalogue: 'own.yaml'}}" | FileCheck %s --check-prefix=DUMP
// DUMP: smem-async-dtype.SmemCatalogue: own.yaml

#include <cuda_fp16.h>

namespace mylib {
__device__ void tma_load(uint64_t *bar, void *smem, const void *gmem, int bytes);
}
__global__ void kernel(const float *x) {
  __shared__ alignas(128) half tile[256];
  __shared__ uint64_t bar;
  // CHECK: :[[@LINE+1]]:3: warning:{{.*}}(f32){{.*}}(f16){{.*}}[smem-async-dtype]
  mylib::tma_load(&bar, tile, x, 16);
}
