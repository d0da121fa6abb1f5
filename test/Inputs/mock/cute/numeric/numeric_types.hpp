// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Mock of cute/numeric/numeric_types.hpp: names that come from CUTLASS.

#pragma once

#include "../../cutlass/numeric_types.h"

namespace cute {
using cutlass::bfloat16_t;
using cutlass::float_e2m1_t;
using cutlass::float_e2m3_t;
using cutlass::float_e3m2_t;
using cutlass::float_e4m3_t;
using cutlass::float_e5m2_t;
using cutlass::float_ue8m0_t;
using cutlass::half_t;
using cutlass::int4b_t;
using cutlass::sizeof_bits;
using cutlass::tfloat32_t;
using cutlass::uint128_t;
using cutlass::uint4b_t;
} // namespace cute
