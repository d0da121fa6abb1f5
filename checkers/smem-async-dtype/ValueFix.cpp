//===- ValueFix.cpp - ---------------------------------------- -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ValueFix.h"
#include "judge/Deduction.h"
#include "judge/SourceText.h"
#include "judge/Where.h"
#include "model/Conversions.h"
#include "resolve/CallView.h"
#include "resolve/TypeMap.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/RecursiveASTVisitor.h"

using namespace clang;
using namespace smemlint;

static const ParmVarDecl *parameterOf(const Expr *Arg, const CallView &Call) {
  for (unsigned I = 0; I < Call.size() && I < Call.callee()->getNumParams();
       ++I)
    if (Call.arg(I) == Arg)
      return Call.callee()->getParamDecl(I);
  return nullptr;
}

/// The function asks for the size of a type that its caller chooses, so it is
/// written for more than one.
static bool mindsTheSize(const FunctionDecl &F) {
  const FunctionDecl *Pattern = F.getTemplateInstantiationPattern();
  struct Search : RecursiveASTVisitor<Search> {
    bool Found = false;
    bool VisitUnaryExprOrTypeTraitExpr(UnaryExprOrTypeTraitExpr *E) {
      Found |= E->getKind() == UETT_SizeOf && E->isValueDependent();
      return !Found;
    }
  } S;
  if (Pattern && Pattern->hasBody())
    S.TraverseStmt(Pattern->getBody());
  return S.Found;
}

std::vector<FixItHint> smemlint::convertValue(const AsyncSite &S,
                                              const Unit &U) {
  TypeMap &Types = U.Types;
  const ASTContext &Ctx = U.Ctx;
  const Operand &Value = S[Role::Value];
  const Evidence &Target = S[Role::Destination].Type;
  CallView Call{S.Node};
  if (!Call || !Target.Type.isData() ||
      !instantiationsAgree(S, U.Index, Role::Value))
    return {};
  Format To = Target.Type.element();
  std::string Spelling = Target.Type.lanes() == 1 ? Target.Spelling : "";

  std::vector<FixItHint> Fixes;
  for (const Expr *Piece : Value.Pieces) {
    const ParmVarDecl *P = parameterOf(Piece, Call);
    const Expr *Written = Piece->IgnoreImplicit();
    DType From = Types.of(Written->getType());
    std::string Text = replaceableText(Written, Ctx);
    if (!P || Text.empty() || !From.isData() || From.lanes() != 1)
      return {};
    // An int that holds the bits of something else is no number to convert.
    if (From.element() != Value.Type.Type.element())
      return {};
    std::string FromSpelling = Written->getType()
                                   .getUnqualifiedType()
                                   .getNonReferenceType()
                                   .getAsString(Ctx.getPrintingPolicy());
    std::optional<std::string> New =
        convertExpr(Text, From.element(), To, Spelling, FromSpelling);
    if (!New)
      return {};
    DType Param = Types.of(P->getType());
    if (Param.element() != To || Param.lanes() != 1) {
      // The bits of the converted value, where an integer of that width goes.
      bool Integer = isInteger(Param.element()) && Param.lanes() == 1;
      if (takesAnyType(Call, P->getFunctionScopeIndex(), Value.Pieces) &&
          (storageBytes(From.element()) == storageBytes(To) ||
           mindsTheSize(*Call.callee())))
        ; // the parameter becomes the target's type
      else if (Integer && storageBytes(Param.element()) == storageBytes(To))
        New = bitsExpr(*New, To, Param.element());
      else
        return {};
      if (!New)
        return {};
    }
    Fixes.push_back(FixItHint::CreateReplacement(
        CharSourceRange::getTokenRange(Written->getSourceRange()), *New));
  }
  return Fixes;
}
