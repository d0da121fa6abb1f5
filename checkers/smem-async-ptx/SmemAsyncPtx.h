//===- SmemAsyncPtx.h - Inline PTX that is wrong -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reports inline PTX of asynchronous instructions that ptxas refuses, or
// accepts although it is wrong at run time. docs/checks/smem-async-ptx.md
//
//===----------------------------------------------------------------------===//

#ifndef SMEMLINT_SMEM_ASYNC_PTX_SMEMASYNCPTX_H
#define SMEMLINT_SMEM_ASYNC_PTX_SMEMASYNCPTX_H

#include "judge/Check.h"

namespace smemlint {

std::unique_ptr<Check> makeSmemAsyncPtx(const OptionValues &Options);

} // namespace smemlint

#endif // SMEMLINT_SMEM_ASYNC_PTX_SMEMASYNCPTX_H
