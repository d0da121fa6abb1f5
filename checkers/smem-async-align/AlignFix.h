//===- AlignFix.h - What would give the alignment -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SMEMLINT_SMEM_ASYNC_ALIGN_ALIGNFIX_H
#define SMEMLINT_SMEM_ASYNC_ALIGN_ALIGNFIX_H

#include "judge/Alignment.h"

namespace smemlint {

/// `alignas(N)` in front of the declaration's type, or in place of less.
std::optional<clang::FixItHint> alignDeclaration(const clang::ValueDecl &D,
                                                 uint64_t Need,
                                                 const clang::ASTContext &Ctx);

/// A note with the one step from the variable to the address that would have to
/// be another: a constant offset, rounded up; an index that counts what each
/// thread copies; rows that are padded. None where that is not enough.
void noteStep(const Unit &U, Alignments &Known, const AsyncSite &S, Role R,
              uint64_t Need, Finding &F);

} // namespace smemlint

#endif // SMEMLINT_SMEM_ASYNC_ALIGN_ALIGNFIX_H
