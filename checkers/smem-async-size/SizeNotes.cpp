//===- SizeNotes.cpp - --------------------------------------- -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SizeNotes.h"
#include "Amount.h"
#include "SizePlace.h"
#include "find/Bytes.h"
#include "judge/SourceText.h"
#include "resolve/Parents.h"
#include "clang/AST/RecursiveASTVisitor.h"
#include "clang/AST/TypeLoc.h"
#include "llvm/Support/MathExtras.h"

using namespace clang;
using namespace smemlint;

static FixItHint put(const Expr &E, const std::string &New) {
  return FixItHint::CreateReplacement(
      CharSourceRange::getTokenRange(E.getSourceRange()), New);
}

/// What the pointer \p E points to, as an lvalue: `t[i]` of `&t[i]`, `*p`.
static std::string pointeeText(const Expr &E, const ASTContext &Ctx) {
  const Expr *P = E.IgnoreParenImpCasts();
  if (const auto *A = dyn_cast<UnaryOperator>(P);
      A && A->getOpcode() == UO_AddrOf)
    return replaceableText(A->getSubExpr(), Ctx);
  std::string Text = replaceableText(P, Ctx);
  if (Text.empty() || isa<ExplicitCastExpr>(P))
    return {};
  return isa<DeclRefExpr, MemberExpr>(P) ? "*" + Text : "*(" + Text + ")";
}

static QualType pointee(const Expr &E, const ASTContext &Ctx) {
  QualType T = E.IgnoreParenImpCasts()->getType();
  if (const ArrayType *A = Ctx.getAsArrayType(T))
    return A->getElementType();
  return T->getPointeeType();
}

/// Nothing uses what the call returns, and a statement can take its place.
static bool isStatement(const Stmt &S, const FunctionDecl &In, Parents &Up) {
  const Stmt *P = Up.of(S, In);
  return P && (isa<CompoundStmt, IfStmt, ForStmt, WhileStmt, SwitchCase>(P) ||
               (isa<ExprWithCleanups>(P) && isStatement(*P, In, Up)));
}

void smemlint::noteAssignment(const Unit &U, const AsyncSite &S, uint64_t Bytes,
                              Finding &F) {
  const Expr *To = S[Role::Destination].Written,
             *From = S[Role::Source].Written;
  const auto *Call = dyn_cast_or_null<CallExpr>(S.Node);
  if (!To || !From || !Call || !S.Entry || isFilled(S) ||
      replaceableText(Call, U.Ctx).empty() ||
      !isStatement(*Call, *S.Function, U.Up))
    return;
  QualType T = pointee(*To, U.Ctx), Of = pointee(*From, U.Ctx);
  if (T.isNull() || Of.isNull() || T.isConstQualified() ||
      T.isVolatileQualified() || Of.isVolatileQualified() ||
      !U.Ctx.hasSameUnqualifiedType(T, Of) || T->isIncompleteType() ||
      T->isArrayType() || !T.isTriviallyCopyableType(U.Ctx) ||
      static_cast<uint64_t>(U.Ctx.getTypeSizeInChars(T).getQuantity()) != Bytes)
    return;
  std::string Left = pointeeText(*To, U.Ctx), Right = pointeeText(*From, U.Ctx);
  if (Left.empty() || Right.empty())
    return;
  F.Notes.push_back({Call->getBeginLoc(),
                     "an assignment copies " + std::to_string(Bytes) +
                         " bytes, synchronously; to stay asynchronous, copy 4, "
                         "8 or 16 bytes at a time",
                     {put(*Call, Left + " = " + Right)}});
}

/// The bound of an array of one dimension that is declared in the function.
static const Expr *boundOf(const VarDecl &V, const AsyncSite &S,
                           const ASTContext &Ctx) {
  if (V.getDeclContext() != S.Function || !V.getTypeSourceInfo())
    return nullptr;
  auto A = V.getTypeSourceInfo()->getTypeLoc().getAs<ConstantArrayTypeLoc>();
  if (!A || !A.getSizeExpr() || A.getElementLoc().getAs<ArrayTypeLoc>())
    return nullptr;
  const Expr *E = A.getSizeExpr()->IgnoreImplicit();
  return replaceableText(E, Ctx).empty() ? nullptr : E;
}

static std::string inSum(const Expr &E, const ASTContext &Ctx) {
  std::string Text = replaceableText(&E, Ctx);
  const Expr *Bare = E.IgnoreImplicit();
  const auto *B = dyn_cast<BinaryOperator>(Bare);
  bool Parens = isa<AbstractConditionalOperator>(Bare) ||
                (B && !B->isMultiplicativeOp() && !B->isAdditiveOp());
  return Parens ? "(" + Text + ")" : Text;
}

void smemlint::notePadding(const Unit &U, const AsyncSite &S, uint64_t Bytes,
                           Finding &F) {
  uint64_t Whole = llvm::alignTo(Bytes, S.Granule);
  const Expr *Size = writtenSize(S);
  std::optional<Extent> To = extentOf(S[Role::Destination], U.Ctx);
  std::optional<Extent> From = extentOf(S[Role::Source], U.Ctx);
  auto Fits = [&](const Extent &E) {
    return E.Exact && E.Offset + Whole <= E.Bytes;
  };
  if (!Size || S.Unit != SizeUnit::Bytes || S.Kind != SiteKind::Copy ||
      constantBytes(Size, U.Ctx) != Bytes ||
      replaceableText(Size, U.Ctx).empty() || !To || !To->Exact ||
      (From && !Fits(*From)))
    return;
  const auto *V = dyn_cast<VarDecl>(To->Decl);
  bool Named = V && isVisible(*V, S) && To->Offset == 0;
  std::string Number = std::to_string(Whole);
  std::string Open = From ? "" : ", if the source has as many";
  if (Fits(*To)) {
    std::string New =
        inSum(*Size, U.Ctx) + " + " + std::to_string(Whole - Bytes);
    if (Named && To->Bytes == Whole)
      New = "sizeof(" + V->getNameAsString() + ")";
    else if (isa<IntegerLiteral>(Size))
      New = Number;
    F.Notes.push_back({Size->getBeginLoc(),
                       "copy " + Number + " bytes" + Open +
                           ", and let the barrier expect as many",
                       {put(*Size, New)}});
    return;
  }
  uint64_t Each = To->elementBytes(U.Ctx);
  const Expr *Bound = Named ? boundOf(*V, S, U.Ctx) : nullptr;
  if (!Bound || To->Bytes != Bytes || !Each || Whole % Each != 0)
    return;
  std::string Count = isa<IntegerLiteral>(Bound)
                          ? std::to_string(Whole / Each)
                          : inSum(*Bound, U.Ctx) + " + " +
                                std::to_string((Whole - Bytes) / Each);
  F.Notes.push_back({V->getLocation(),
                     "pad '" + V->getNameAsString() + "' to " + Number +
                         " bytes and copy all of it" + Open +
                         "; let the barrier expect as many",
                     {put(*Bound, Count),
                      put(*Size, "sizeof(" + V->getNameAsString() + ")")}});
}

namespace {
/// Pointers declared as `P + n`.
class CarvedFinder : public RecursiveASTVisitor<CarvedFinder> {
public:
  explicit CarvedFinder(const ValueDecl &P) : P(P) {}

  bool VisitVarDecl(VarDecl *V) {
    const Expr *I = V->getType()->isPointerType() ? V->getInit() : nullptr;
    const auto *B =
        I ? dyn_cast<BinaryOperator>(I->IgnoreParenCasts()) : nullptr;
    if (!B || B->getOpcode() != BO_Add)
      return true;
    const auto *R = dyn_cast<DeclRefExpr>(B->getLHS()->IgnoreParenImpCasts());
    if (R && R->getDecl() == &P)
      Found.push_back({V, B->getRHS()->IgnoreImplicit()});
    return true;
  }

  llvm::SmallVector<std::pair<const VarDecl *, const Expr *>, 2> Found;

private:
  const ValueDecl &P;
};
} // namespace

void smemlint::noteCarved(const Unit &U, const AsyncSite &S,
                          const SizeOfPointer &P, Finding &F) {
  const auto *V = dyn_cast<VarDecl>(P.Variable);
  if (!V || V->getDeclContext() != S.Function || isa<ParmVarDecl>(V) ||
      V->getType()->isVoidPointerType() || !S.Function->getBody() ||
      S.Size.Factors.size() != 1)
    return;
  CarvedFinder Find(*V);
  Find.TraverseStmt(S.Function->getBody());
  if (Find.Found.size() != 1)
    return;
  auto [Next, Count] = Find.Found[0];
  std::string Text = replaceableText(Count, U.Ctx);
  // A constant has its name here too.
  if (Text.empty() || !Count->isEvaluatable(U.Ctx) ||
      replaceableText(P.SizeOf, U.Ctx).empty())
    return;
  const auto *B = dyn_cast<BinaryOperator>(Count);
  bool Bare =
      isa<IntegerLiteral, DeclRefExpr, SubstNonTypeTemplateParmExpr>(Count) ||
      (B && B->getOpcode() == BO_Mul);
  F.Notes.push_back(
      {Next->getLocation(),
       "'" + Next->getNameAsString() + "' begins " + Text +
           " elements behind '" + V->getNameAsString() +
           "'; copy as many if all of them are meant",
       {put(*P.SizeOf, (Bare ? Text : "(" + Text + ")") + " * sizeof(*" +
                           V->getNameAsString() + ")")}});
}
