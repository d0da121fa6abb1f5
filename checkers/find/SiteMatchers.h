//===- SiteMatchers.h - AST matchers for async sites -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SMEMLINT_FIND_SITEMATCHERS_H
#define SMEMLINT_FIND_SITEMATCHERS_H

#include "catalogue/Catalogue.h"
#include "clang/ASTMatchers/ASTMatchers.h"
#include "llvm/ADT/DenseMap.h"

namespace smemlint {

/// Which form of which catalogued function a declaration is; remembers.
class EntryLookup {
public:
  explicit EntryLookup(const Catalogue &Cat) : Cat(Cat) {}
  /// Null for a function that is not in the catalogue, or only as one that
  /// hands on an address.
  const CatalogueEntry *operator()(const clang::FunctionDecl &F);

private:
  const CatalogueEntry *find(const clang::FunctionDecl &F) const;

  const Catalogue &Cat;
  llvm::DenseMap<const clang::FunctionDecl *, const CatalogueEntry *> Known;
};

/// A call, operator call or construction that is an async site by the
/// catalogue: functions, methods, builtins, and constructors used as functions
/// (cutlass::arch::cp_async<16>(...)).
class SiteMatchers {
public:
  explicit SiteMatchers(EntryLookup &Entries);

  /// Bound as "site".
  clang::ast_matchers::StatementMatcher Api;
};

} // namespace smemlint

#endif // SMEMLINT_FIND_SITEMATCHERS_H
