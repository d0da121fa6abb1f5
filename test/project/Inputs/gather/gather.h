// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once
#include <cuda_fp16.h>

// Sums a row of 64, through shared memory.
__device__ float gatherRow(const half *row);
