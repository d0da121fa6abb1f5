//===- Checks.h - The checks of this build -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SMEMLINT_JUDGE_CHECKS_H
#define SMEMLINT_JUDGE_CHECKS_H

#include "smem-async-align/SmemAsyncAlign.h"
#include "smem-async-barrier/SmemAsyncBarrier.h"
#include "smem-async-dtype/SmemAsyncDtype.h"
#include "smem-async-ptx/SmemAsyncPtx.h"
#include "smem-async-size/SmemAsyncSize.h"
#include "smem-async-space/SmemAsyncSpace.h"

#endif // SMEMLINT_JUDGE_CHECKS_H
