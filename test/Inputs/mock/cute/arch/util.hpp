// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Mock of cute/arch/util.hpp: the shared-memory address.

#pragma once

#include "../config.hpp"
#include "../numeric/numeric_types.hpp"

namespace cute {

// Of this CTA.
CUTE_DEVICE uint32_t cast_smem_ptr_to_uint(void const *const ptr) {
  return static_cast<uint32_t>(__cvta_generic_to_shared(ptr));
}

} // namespace cute
