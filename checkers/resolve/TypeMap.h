//===- TypeMap.h - The dtype of a C++ type -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SMEMLINT_RESOLVE_TYPEMAP_H
#define SMEMLINT_RESOLVE_TYPEMAP_H

#include "catalogue/Catalogue.h"
#include "clang/AST/Type.h"
#include "llvm/ADT/DenseMap.h"

namespace clang {
class ASTContext;
class CXXRecordDecl;
} // namespace clang

namespace smemlint {

/// Maps types of one translation unit to dtypes; remembers what it found.
class TypeMap {
public:
  TypeMap(const clang::ASTContext &Ctx, const Catalogue &Cat)
      : Ctx(Ctx), Cat(Cat) {}

  /// Of one object of type \p T: float4 is 4 x f32. Arrays and references
  /// count as their element; void is raw bytes; dependent types are unknown.
  DType of(clang::QualType T);

  /// \p T is a class whose objects point to elements: cuda::annotated_ptr<T>.
  bool isPointerLike(clang::QualType T) const;

  /// \p T, or a base of it, is a class of mbarriers.
  struct Barrier {
    const CatalogueType *Class = nullptr;
    /// "thread_scope_device", where the class says so; else empty.
    llvm::StringRef Scope;
    explicit operator bool() const { return Class; }
  };
  Barrier barrier(clang::QualType T) const;

private:
  DType compute(clang::QualType Canonical);
  DType ofBuiltin(const clang::BuiltinType &B) const;
  DType ofRecord(const clang::CXXRecordDecl &RD);
  DType ofMembers(const clang::CXXRecordDecl &RD);
  /// The catalogue's entry for the class, if any.
  DType fromCatalogue(const clang::CXXRecordDecl &RD);

  const clang::ASTContext &Ctx;
  const Catalogue &Cat;
  llvm::DenseMap<const clang::Type *, DType> Known;
};

} // namespace smemlint

#endif // SMEMLINT_RESOLVE_TYPEMAP_H
