//===- SmemAsyncSize.h - The size is the data's -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reports asynchronous transfers whose size does not fit the data: elements
// taken for bytes, the wrong sizeof, sizes past the end of an array, and sizes
// that the instruction does not have.
// docs/checks/smem-async-size.md
//
//===----------------------------------------------------------------------===//

#ifndef SMEMLINT_SMEM_ASYNC_SIZE_SMEMASYNCSIZE_H
#define SMEMLINT_SMEM_ASYNC_SIZE_SMEMASYNCSIZE_H

#include "judge/Check.h"

namespace smemlint {

std::unique_ptr<Check> makeSmemAsyncSize(const OptionValues &Options);

} // namespace smemlint

#endif // SMEMLINT_SMEM_ASYNC_SIZE_SMEMASYNCSIZE_H
