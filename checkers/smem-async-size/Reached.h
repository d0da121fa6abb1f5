//===- Reached.h - Code that constants keep from running -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SMEMLINT_SMEM_ASYNC_SIZE_REACHED_H
#define SMEMLINT_SMEM_ASYNC_SIZE_REACHED_H

#include "model/Site.h"
#include "resolve/Parents.h"
#include "clang/AST/ASTContext.h"

namespace smemlint {

/// No constant condition keeps the site, or a call on the way in, from being
/// reached: `if (sizeof(T) >= 4)` chooses for each instantiation.
bool isReached(const AsyncSite &S, const clang::ASTContext &Ctx, Parents &Up);

} // namespace smemlint

#endif // SMEMLINT_SMEM_ASYNC_SIZE_REACHED_H
