// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Mock of cute/arch/copy_sm90.hpp: one stmatrix, which is synchronous.

#pragma once

#include "copy_sm90_desc.hpp"

namespace cute {

struct SM90_U32x1_STSM_N {
  using SRegisters = uint32_t[1];
  using DRegisters = uint128_t[1];
  CUTE_DEVICE static void copy(uint32_t const &src, uint128_t &smem_dst) {
    uint32_t smem_int_ptr = cast_smem_ptr_to_uint(&smem_dst);
    asm volatile("stmatrix.sync.aligned.x1.m8n8.shared.b16 [%0], {%1};"
                 :
                 : "r"(smem_int_ptr), "r"(src)
                 : "memory");
  }
};

} // namespace cute
