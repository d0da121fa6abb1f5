//===- SizeNotes.h - Changes that the author has to choose -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SMEMLINT_SMEM_ASYNC_SIZE_SIZENOTES_H
#define SMEMLINT_SMEM_ASYNC_SIZE_SIZENOTES_H

#include "Pointers.h"
#include "judge/Check.h"

namespace smemlint {

/// Each adds a note with a fix-it, or none where the code does not say enough.

/// One element of a size that cp.async does not have: `t[i] = x[j];`.
void noteAssignment(const Unit &U, const AsyncSite &S, uint64_t Bytes,
                    Finding &F);

/// A bulk copy of the next multiple of the granule: where both arrays have as
/// much, or where the one that is copied into can be declared larger.
void notePadding(const Unit &U, const AsyncSite &S, uint64_t Bytes, Finding &F);

/// sizeof(p), where one other pointer begins `n` elements behind p:
/// `n * sizeof(*p)`.
void noteCarved(const Unit &U, const AsyncSite &S, const SizeOfPointer &P,
                Finding &F);

} // namespace smemlint

#endif // SMEMLINT_SMEM_ASYNC_SIZE_SIZENOTES_H
