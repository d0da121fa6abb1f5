// RUN: cp %s %t.cu && cp %s %t.notes.cu
// RUN: %tidy -checks='-*,smem-*' --fix --quiet %t.cu -- %mock_flags -fsyntax-only --cuda-device-only --cuda-gpu-arch=sm_90a >/dev/null 2>&1
// RUN: FileCheck %s --input-file=%t.cu --check-prefixes=VALUE,KEPT
// RUN: %tidy -checks='-*,smem-*' --fix-notes --quiet %t.notes.cu -- %mock_flags -fsyntax-only --cuda-device-only --cuda-gpu-arch=sm_90a >/dev/null 2>&1
// RUN: FileCheck %s --input-file=%t.notes.cu --check-prefixes=VALUE,RETYPED
// RUN: %tidy -checks='-*,smem-*' --export-fixes=%t.yaml --quiet %s -- %mock_flags -fsyntax-only --cuda-device-only --cuda-gpu-arch=sm_90a >/dev/null 2>&1
// RUN: FileCheck %s --input-file=%t.yaml --check-prefix=YAML

#include <cuda_fp16.h>
#include <cuda_pipeline_primitives.h>
#include <cute/arch/cluster_sm90.hpp>

__global__ void kernel(const float *x) {
  __shared__ float mailbox[32];
  __shared__ uint64_t bar;
  // KEPT: __shared__ alignas(16) half tile[256];
  // RETYPED: __shared__ alignas(16) float tile[256];
  __shared__ alignas(16) half tile[256];
  uint32_t slot = cute::cast_smem_ptr_to_uint(mailbox);
  // VALUE: cute::store_shared_remote(__float_as_uint(x[0]), slot
  cute::store_shared_remote(x[0], slot, cute::cast_smem_ptr_to_uint(&bar), 1);
  __pipeline_memcpy_async(tile, x, 16);
}

// A warning's fix is in its replacements, a note's in the note's.
// YAML: DiagnosticName: smem-async-dtype
// YAML: FilePath: {{.*}}clang-tidy-fix.cu
// YAML: ReplacementText: {{.*}}__float_as_uint(x[0])
// YAML: DiagnosticName: smem-async-dtype
// YAML: ReplacementText: float
