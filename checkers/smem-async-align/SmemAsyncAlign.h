//===- SmemAsyncAlign.h - Addresses are aligned as needed -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reports operands of asynchronous transfers that are less aligned than the
// instruction needs. docs/checks/smem-async-align.md
//
//===----------------------------------------------------------------------===//

#ifndef SMEMLINT_SMEM_ASYNC_ALIGN_SMEMASYNCALIGN_H
#define SMEMLINT_SMEM_ASYNC_ALIGN_SMEMASYNCALIGN_H

#include "judge/Check.h"

namespace smemlint {

std::unique_ptr<Check> makeSmemAsyncAlign(const OptionValues &Options);

} // namespace smemlint

#endif // SMEMLINT_SMEM_ASYNC_ALIGN_SMEMASYNCALIGN_H
