// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Mock of c10/util/Half.h.

#pragma once

#include "../../cuda_fp16.h"

namespace c10 {

struct alignas(2) Half {
  uint16_t x;

  struct from_bits_t {};
  __host__ __device__ static constexpr from_bits_t from_bits() {
    return from_bits_t();
  }
  Half() = default;
  constexpr __host__ __device__ Half(uint16_t bits, from_bits_t) : x(bits) {}
  __host__ __device__ Half(float value);
  __host__ __device__ operator float() const;
  __host__ __device__ Half(const __half &value) : x(__half_as_ushort(value)) {}
  __host__ __device__ operator __half() const { return __ushort_as_half(x); }
};

} // namespace c10

namespace at {
using c10::Half;
} // namespace at
