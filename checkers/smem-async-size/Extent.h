//===- Extent.h - The object that an operand lies in -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SMEMLINT_SMEM_ASYNC_SIZE_EXTENT_H
#define SMEMLINT_SMEM_ASYNC_SIZE_EXTENT_H

#include "model/Site.h"
#include "clang/AST/ASTContext.h"
#include <optional>

namespace smemlint {

/// The innermost array, else the variable, that an address is known to lie in.
struct Extent {
  const clang::ValueDecl *Decl = nullptr; ///< a variable or a field
  uint64_t Bytes = 0;
  uint64_t Offset = 0;  ///< of the address; at least this
  bool Exact = true;    ///< exactly this
  bool Viewed = false;  ///< looked at as something else on the way
  unsigned Indices = 0; ///< how many of its dimensions are indexed
  unsigned Zeros = 0;   ///< how many of these, at the end, by 0
  uint64_t Rest = 0;    ///< of a field: from it to the end of its class
  uint64_t Row = 0;     ///< of a field that is all of its class: from it to the
                        ///< end of an array of such classes

  clang::QualType element() const; ///< no array
  uint64_t elementBytes(const clang::ASTContext &Ctx) const;
  /// Elements of the array behind \p Dimensions indices.
  uint64_t count(unsigned Dimensions, const clang::ASTContext &Ctx) const;
  /// A member's extent is its type's, whatever object it is a member of.
  bool isMember() const;
};

/// Nothing where any trace of \p O leads elsewhere or to unknown storage.
std::optional<Extent> extentOf(const Operand &O, const clang::ASTContext &Ctx);

/// Some step looks at the data as another type, or follows a stored pointer.
bool isViewed(const Operand &O);

} // namespace smemlint

#endif // SMEMLINT_SMEM_ASYNC_SIZE_EXTENT_H
