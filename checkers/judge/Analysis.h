//===- Analysis.h - From an AST to findings -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SMEMLINT_JUDGE_ANALYSIS_H
#define SMEMLINT_JUDGE_ANALYSIS_H

#include "Check.h"
#include "catalogue/Catalogue.h"
#include "clang/AST/DeclGroup.h"

namespace smemlint {

/// The built-in catalogue, as far as the unit can need it.
Catalogue catalogueFor(const clang::ASTContext &Ctx);

/// Collects TopLevel below from what HandleTopLevelDecl() is given: no system
/// headers, no functions of the host.
void collect(clang::DeclGroupRef Group, const clang::SourceManager &SM,
             std::vector<const clang::Decl *> &TopLevel);

/// One translation unit: found and resolved once, judged by any number of
/// checks. Neither the AST nor the catalogue may go away before it.
///
/// A crash in it is a finding too, at the place that was looked at; what was
/// found before it stays.
class Analysis {
public:
  /// \p TopLevel: what may hold functions to look at, if the host collected it
  /// while it parsed; else the whole unit is searched.
  Analysis(clang::ASTContext &Ctx, const Catalogue &Cat,
           const std::vector<const clang::Decl *> *TopLevel = nullptr);
  ~Analysis();

  const std::vector<SitePtr> &sites() const;

  /// It crashed before any check judged: each says the same.
  bool isVoid() const { return Crash.has_value(); }

  /// The findings of one check, as they come.
  std::vector<Finding> judge(const CheckInfo &Info,
                             const OptionValues &Options) const;

private:
  struct State;
  Finding internalError(const CheckInfo &Info, const Place &At) const;

  std::unique_ptr<State> S;
  std::optional<Place> Crash; ///< nothing was found and resolved
};

} // namespace smemlint

#endif // SMEMLINT_JUDGE_ANALYSIS_H
