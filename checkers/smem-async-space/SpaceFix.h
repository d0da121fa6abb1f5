//===- SpaceFix.h - Addresses as they should have been given -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SMEMLINT_SMEM_ASYNC_SPACE_SPACEFIX_H
#define SMEMLINT_SMEM_ASYNC_SPACE_SPACEFIX_H

#include "judge/Check.h"
#include <optional>

namespace smemlint {

/// `__cvta_generic_to_shared(p)` in place of what hands p over as it is: at the
/// instruction, or where a call takes the address as an integer.
std::optional<clang::FixItHint> convert(const AsyncSite &S, const Operand &O,
                                        const clang::ASTContext &Ctx);

/// `__shared__` in front of a barrier that is a local variable: there is no
/// other place for it.
std::optional<clang::FixItHint> share(const Operand &O, const Unit &U);

/// The same conversion, on a note: where a variable or a function that the
/// operand comes through makes a number of the pointer. Others may read it too.
void noteConversion(const Operand &O, const clang::ASTContext &Ctx, Finding &F);

/// `__shared__`, on a note, for a local array that is copied into: the block
/// then has one of it, where each thread had its own.
void noteShared(const Operand &O, const Unit &U, Finding &F);

} // namespace smemlint

#endif // SMEMLINT_SMEM_ASYNC_SPACE_SPACEFIX_H
