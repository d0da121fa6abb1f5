//===- SmemAsyncDtype.h - Both sides have one dtype -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reports asynchronous stores, copies and reductions whose data and
// shared-memory buffer have different dtypes.
// docs/checks/smem-async-dtype.md
//
//===----------------------------------------------------------------------===//

#ifndef SMEMLINT_SMEM_ASYNC_DTYPE_SMEMASYNCDTYPE_H
#define SMEMLINT_SMEM_ASYNC_DTYPE_SMEMASYNCDTYPE_H

#include "judge/Check.h"

namespace smemlint {

std::unique_ptr<Check> makeSmemAsyncDtype(const OptionValues &Options);

} // namespace smemlint

#endif // SMEMLINT_SMEM_ASYNC_DTYPE_SMEMASYNCDTYPE_H
