// RUN: not %tidy -checks='-*,smem-*' --quiet -config="{CheckOptions: {smem-async-dtype.Stric: 'true'}}" %s -- %mock_flags -fsyntax-only --cuda-device-only --cuda-gpu-arch=sm_90a 2>&1 | FileCheck %s --check-prefix=NAME
// RUN: not %tidy -checks='-*,smem-*' --quiet -config="{CheckOptions: {smem-async-dtype.Strict: 'maybe'}}" %s -- %mock_flags -fsyntax-only --cuda-device-only --cuda-gpu-arch=sm_90a 2>&1 | FileCheck %s --check-prefix=VALUE

// NAME: error: {{.*}}'Stric'{{.*}}'Strict'
// VALUE: error: {{.*}}'Strict' takes true or false, not 'maybe'
__global__ void kernel() {}
