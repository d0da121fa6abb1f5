// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Mock of c10/util/BFloat16.h.

#pragma once

#include "../../cuda_bf16.h"

namespace c10 {

struct alignas(2) BFloat16 {
  uint16_t x;

  struct from_bits_t {};
  static constexpr __host__ __device__ from_bits_t from_bits() {
    return from_bits_t();
  }
  BFloat16() = default;
  constexpr __host__ __device__ BFloat16(unsigned short bits, from_bits_t)
      : x(bits) {}
  __host__ __device__ BFloat16(float value);
  __host__ __device__ operator float() const;
  __host__ __device__ BFloat16(const __nv_bfloat16 &value)
      : x(__bfloat16_as_ushort(value)) {}
  explicit __host__ __device__ operator __nv_bfloat16() const {
    return __ushort_as_bfloat16(x);
  }
};

} // namespace c10

namespace at {
using c10::BFloat16;
} // namespace at
