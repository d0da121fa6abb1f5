//===- SiteFinder.h - Finds the async sites of a translation unit -*- C++
//-*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Bottom-up over the call graph: a function is summarised once per
// instantiation; sites whose operands come from its parameters are sites of
// its callers as well.
//
//===----------------------------------------------------------------------===//

#ifndef SMEMLINT_FIND_SITEFINDER_H
#define SMEMLINT_FIND_SITEFINDER_H

#include "ApiSites.h"
#include "SiteMatchers.h"
#include "judge/Check.h"
#include "resolve/SizeReader.h"
#include "resolve/Tracer.h"

namespace smemlint {

class SiteFinder {
public:
  SiteFinder(clang::ASTContext &Ctx, const Catalogue &Cat, TypeMap &Types,
             Tracer &Tr);
  ~SiteFinder();

  /// Every function the unit defines outside system headers, and what those
  /// call. \p TopLevel: declarations to start from; null: the whole unit, or
  /// the part of it to be looked at (ASTContext::getTraversalScope).
  void run(const std::vector<const clang::Decl *> *TopLevel = nullptr);

  /// In the order of their discovery.
  const std::vector<SitePtr> &sites() const { return Sites; }
  const std::vector<AsmUse> &asmUses() const { return Asm; }
  /// All that were analysed, in no order.
  std::vector<const clang::FunctionDecl *> functions() const;

private:
  /// What a function's callers have to know.
  struct Summary {
    std::vector<SitePtr> Open; ///< sites with operands from its parameters
    SitePtr Any;               ///< some site it reaches, open or not
  };

  /// Analyses \p F once. Empty for a function without a body and on a cycle.
  const Summary &summarise(const clang::FunctionDecl &F);
  void body(const clang::FunctionDecl &F, Summary &Own);
  void statement(const clang::Stmt &S, const clang::FunctionDecl &In,
                 Summary &Own);

  void keep(SitePtr Site, Summary &Own);
  void reach(const CallView &Call, const clang::FunctionDecl &In,
             const Summary &Inside, Summary &Own);
  SitePtr callerSite(const CallView &Call, const SitePtr &Inner,
                     const clang::FunctionDecl &In);
  /// The size as computed, as far as it is known at \p S.
  void size(AsyncSite &S);

  clang::ASTContext &Ctx;
  TypeMap &Types;
  Tracer &Tr;
  SizeReader Sizes;
  EntryLookup Entries;
  SiteMatchers Matchers;
  ApiSites Api;
  std::vector<SitePtr> Sites;
  std::vector<AsmUse> Asm;
  llvm::DenseMap<const clang::FunctionDecl *, std::unique_ptr<Summary>> Done;
};

} // namespace smemlint

#endif // SMEMLINT_FIND_SITEFINDER_H
