//===- SmemAsyncSpace.h - Operands lie where they must -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reports operands of asynchronous transfers that lie in a state space that the
// instruction does not take. docs/checks/smem-async-space.md
//
//===----------------------------------------------------------------------===//

#ifndef SMEMLINT_SMEM_ASYNC_SPACE_SMEMASYNCSPACE_H
#define SMEMLINT_SMEM_ASYNC_SPACE_SMEMASYNCSPACE_H

#include "judge/Check.h"

namespace smemlint {

std::unique_ptr<Check> makeSmemAsyncSpace(const OptionValues &Options);

} // namespace smemlint

#endif // SMEMLINT_SMEM_ASYNC_SPACE_SMEMASYNCSPACE_H
