//===- Amount.h - How much a site moves, in words -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SMEMLINT_SMEM_ASYNC_SIZE_AMOUNT_H
#define SMEMLINT_SMEM_ASYNC_SIZE_AMOUNT_H

#include "Extent.h"
#include "judge/Check.h"

namespace smemlint {

/// "'tile'", or \p Else where it has no text.
std::string quoted(const Unit &U, const Operand &O, llvm::StringRef Else);
/// "the size 'kN * 4' (4096 bytes)"
std::string size(const Unit &U, const AsyncSite &S, uint64_t Bytes);
/// "'tile' is declared as 'float[1024]' here"
void declared(const Extent &E, const Unit &U, Finding &F);

/// The constant size in the site's unit.
std::optional<uint64_t> amount(const AsyncSite &S);
std::optional<uint64_t> bytes(const AsyncSite &S, const Unit &U);
/// A of cuda::aligned_size_t<A>.
std::optional<uint64_t> promised(const AsyncSite &S);
/// standsHere() for the size and the operand in role \p R, with the extent of a
/// member settled where the member is named.
bool standsAt(const AsyncSite &S, Role R, const clang::ASTContext &Ctx);
/// 4, 8 and 16 are all there is, whatever an array's bounds say.
bool isCpAsync(const AsyncSite &S);

} // namespace smemlint

#endif // SMEMLINT_SMEM_ASYNC_SIZE_AMOUNT_H
