//===- AsmText.h - Fix-its inside an asm statement -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SMEMLINT_SMEM_ASYNC_PTX_ASMTEXT_H
#define SMEMLINT_SMEM_ASYNC_PTX_ASMTEXT_H

#include "judge/Check.h"
#include "resolve/AsmView.h"

namespace smemlint {

/// Replaces a range of the template in the string literal it stands in.
std::optional<clang::FixItHint> replaceInTemplate(const AsmView &V,
                                                  ptx::PtxRange R,
                                                  llvm::StringRef New,
                                                  const clang::ASTContext &Ctx);

/// Adds "memory" to the clobbers, with the colons it needs.
std::optional<clang::FixItHint> addMemory(const AsmView &V,
                                          const clang::ASTContext &Ctx);

/// Makes the statement volatile.
std::optional<clang::FixItHint> addVolatile(const AsmView &V,
                                            const clang::ASTContext &Ctx);

bool hasMemoryClobber(const clang::GCCAsmStmt &A);

} // namespace smemlint

#endif // SMEMLINT_SMEM_ASYNC_PTX_ASMTEXT_H
