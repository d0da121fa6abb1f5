//===- UnindexedBarrier.cpp - ----------------------------- -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "UnindexedBarrier.h"
#include "BarrierObject.h"
#include "judge/Address.h"
#include "judge/OperandFinding.h"
#include "judge/SiteIndex.h"
#include "judge/SourceText.h"
#include "resolve/AsmView.h"
#include "resolve/BarrierFlow.h"
#include "resolve/CallView.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/ExprCXX.h"
#include "clang/Lex/Lexer.h"

using namespace clang;
using namespace smemlint;

/// The index of the destination, where both arrays have as many elements.
static const Expr *indexOfDestination(const AsyncSite &S, uint64_t Count,
                                      const ASTContext &Ctx) {
  const Operand &D = S[Role::Destination];
  if (!D.Written)
    return nullptr;
  const Expr *E = D.Written->IgnoreParenCasts();
  while (true) {
    if (const auto *U = dyn_cast<UnaryOperator>(E);
        U && U->getOpcode() == UO_AddrOf)
      E = U->getSubExpr()->IgnoreParenCasts();
    else if (const auto *A = dyn_cast<ArraySubscriptExpr>(E)) {
      const Expr *Base = A->getBase()->IgnoreParenImpCasts();
      const ConstantArrayType *T = Ctx.getAsConstantArrayType(Base->getType());
      if (T && T->getSize() == Count)
        return A->getIdx();
      E = Base;
    } else if (CallView Call{E}; Call && !Call.object() && Call.size() == 1 &&
                                 !isa<CXXConstructExpr>(E))
      E = Call.arg(0)->IgnoreParenCasts();
    else
      return nullptr;
  }
}

/// Some transfer of the function names another element by a constant: a barrier
/// for each, written out; the first one needs no index then.
static bool isWrittenOut(const AsyncSite &S, const Unit &U) {
  auto Of = [&](const AsyncSite &One) -> std::optional<Address> {
    const Operand &B = One[Role::Barrier];
    return B.From.size() == 1 ? addressOf(B.From[0], U.Ctx) : std::nullopt;
  };
  std::optional<Address> Own = Of(S);
  return Own && llvm::any_of(U.Index.in(S.Function), [&](const AsyncSite *O) {
           std::optional<Address> Other = Of(*O);
           return Other && Other->isComparableTo(*Own) &&
                  Other->Bytes != Own->Bytes;
         });
}

/// A wrapper moves its parameter on before the transfer, or has it for
/// several.
static bool movesInside(const AsyncSite &S, const Unit &U) {
  for (const AsyncSite *I = S.Inner.get(); I; I = I->Inner.get())
    for (const Trace &T : (*I)[Role::Barrier].From)
      if (const auto *P = dyn_cast_or_null<ParmVarDecl>(T.From.Decl);
          P && !U.Barriers.isNeverMoved(*P, /*Constant=*/false))
        return true;
  // A statement of several instructions may compute the address.
  const AsyncSite &Last = S.innermost();
  auto HasOffset = [](const ptx::PtxInstruction &I) {
    auto Op = ptx::classify(I);
    const ptx::PtxOperand *At =
        Op ? Op->find(I, ptx::PtxRole::Barrier) : nullptr;
    return At && At->HasOffset;
  };
  return llvm::any_of(U.Asm, [&](const AsmUse &Use) {
    const auto &Code = Use.View->block().Instructions;
    return &Use.View->statement() == Last.Node &&
           (Code.size() > 1 || llvm::any_of(Code, HasOffset));
  });
}

std::optional<Finding> smemlint::judgeUnindexed(const AsyncSite &S,
                                                const Unit &U) {
  const Operand &B = S[Role::Barrier];
  if (!B.Written || B.Pieces.size() > 1)
    return std::nullopt;
  WholeArray Whole = namedWhole(B.Written, U.Types, U.Ctx);
  const ValueDecl *D = Whole.Decl;
  if (!D)
    return std::nullopt;
  // An index further in picks one.
  bool Picked = llvm::any_of(B.From, [](const Trace &T) {
    return llvm::any_of(T.Steps, [](const Step &S) {
      return S.K == Step::Offset || S.K == Step::Element;
    });
  });
  const ConstantArrayType *A =
      U.Ctx.getAsConstantArrayType(D->getType().getNonReferenceType());
  bool Rows = A && A->getElementType()->isArrayType();
  if (!A || (Picked && !Rows) || isWrittenOut(S, U) || movesInside(S, U))
    return std::nullopt;
  const auto *V = dyn_cast<VarDecl>(D);
  if (V && !Rows && !U.Barriers.isNeverMoved(*V, /*Constant=*/true))
    return std::nullopt; // the others have their own places
  uint64_t Count = Whole.Type->getSize().getZExtValue();
  const Expr *Index = indexOfDestination(S, Count, U.Ctx);
  if (Whole.Deref && (!Index || Index->isEvaluatable(U.Ctx)))
    return std::nullopt;
  Finding F = aboutSite("smem-async-barrier", S, B.Written);
  F.Key = "array";
  F.Message = "'" + D->getNameAsString() + "' is an array of " +
              std::to_string(Count) +
              " barriers; named without an index it "
              "is always its first one";
  const Expr *Name = B.Written->IgnoreParenCasts();
  std::string Text = Index ? sourceText(Index, U.Ctx) : std::string();
  if (!Text.empty() && isa<DeclRefExpr, MemberExpr>(Name) &&
      Name->getType()->isArrayType() && !replaceableText(Name, U.Ctx).empty()) {
    // Where a pointer is wanted: the address of the element.
    F.FixIts.push_back(FixItHint::CreateInsertion(Name->getBeginLoc(), "&"));
    F.FixIts.push_back(FixItHint::CreateInsertion(
        Lexer::getLocForEndOfToken(Name->getEndLoc(), 0,
                                   U.Ctx.getSourceManager(),
                                   U.Ctx.getLangOpts()),
        "[" + Text + "]"));
  }
  F.Notes.push_back({D->getLocation(),
                     "'" + D->getNameAsString() + "' is declared here",
                     {}});
  return F;
}
