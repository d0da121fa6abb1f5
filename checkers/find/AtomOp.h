//===- AtomOp.h - The operation that a type carries -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SMEMLINT_FIND_ATOMOP_H
#define SMEMLINT_FIND_ATOMOP_H

#include "catalogue/Catalogue.h"
#include "clang/AST/Type.h"

namespace smemlint {

/// The copy operation of the catalogue that stands in a class template's
/// arguments, at any depth, or among its bases: cute::SM80_CP_ASYNC_CACHEALWAYS
/// in Copy_Atom<Copy_Traits<SM80_CP_ASYNC_CACHEALWAYS<...>>, half_t>. Null for
/// a synchronous one.
const CatalogueEntry *operationIn(clang::QualType T, const Catalogue &Cat);

} // namespace smemlint

#endif // SMEMLINT_FIND_ATOMOP_H
