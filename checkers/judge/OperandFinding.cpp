//===- OperandFinding.cpp - ------------------------------------ -*- C++
//-*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "OperandFinding.h"
#include "SourceText.h"
#include "resolve/Names.h"
#include "clang/AST/ASTContext.h"

using namespace clang;
using namespace smemlint;

Finding smemlint::aboutSite(llvm::StringLiteral Check, const AsyncSite &S,
                            const Expr *Range) {
  Finding F;
  F.Check = Check;
  F.Loc = S.Loc;
  F.Instantiation = instantiationName(*S.Function);
  if (Range)
    F.Ranges.push_back(CharSourceRange::getTokenRange(Range->getSourceRange()));
  return F;
}

Finding smemlint::aboutOperand(llvm::StringLiteral Check, const AsyncSite &S,
                               Role R, const Unit &U) {
  Finding F = aboutSite(Check, S, S[R].Written);
  F.Key = name(R).str();
  std::string Text = sourceText(S[R].Written, U.Ctx);
  F.Message = "the " + name(R).str() + " of '" + S.Op + "'" +
              (Text.empty() ? "" : ", '" + Text + "',");
  return F;
}

bool smemlint::liesElsewhere(const AsyncSite &S, Role R) {
  Space Takes = S.takes(R), In = S[R].In;
  if (Takes == Space::Any || In == Space::Unknown)
    return false;
  if (isShared(Takes))
    return !isShared(In);
  // Constant memory has a generic address too; nothing is known against it.
  return Takes == Space::Global && (isShared(In) || In == Space::Local);
}
