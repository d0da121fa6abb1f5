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

namespace smemlint {

/// One translation unit: found and resolved once, judged by any number of
/// checks. Neither the AST nor the catalogue may go away before it.
class Analysis {
public:
  Analysis(clang::ASTContext &Ctx, const Catalogue &Cat);
  ~Analysis();

  const std::vector<SitePtr> &sites() const;

  /// The findings of one check, as they come.
  std::vector<Finding> judge(const CheckInfo &Info,
                             const OptionValues &Options) const;

private:
  struct State;
  std::unique_ptr<State> S;
};

} // namespace smemlint

#endif // SMEMLINT_JUDGE_ANALYSIS_H
