// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Mock of cutlass/arch/memory_sm75.h: the shared-memory address.

#pragma once

#include "../cutlass.h"

namespace cutlass {
namespace arch {

CUTLASS_DEVICE unsigned cutlass_get_smem_pointer(void *ptr) {
  return static_cast<unsigned>(__cvta_generic_to_shared(ptr));
}
CUTLASS_DEVICE unsigned cutlass_get_smem_pointer(void const *ptr) {
  return cutlass_get_smem_pointer(const_cast<void *>(ptr));
}

} // namespace arch
} // namespace cutlass
