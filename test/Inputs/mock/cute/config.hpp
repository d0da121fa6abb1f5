// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Mock of cute/config.hpp: the macros.

#pragma once

#include "../cutlass/cutlass.h"

#define CUTE_DEVICE __forceinline__ __device__
#define CUTE_HOST_DEVICE __forceinline__ __host__ __device__
#define CUTE_UNROLL _Pragma("unroll")
