//===- AlignFix.cpp - -----------------------------------  -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "AlignFix.h"
#include "judge/SourceText.h"
#include "resolve/Tracer.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/Attr.h"
#include "clang/AST/TypeLoc.h"
#include "clang/Basic/SourceManager.h"
#include "clang/Lex/Lexer.h"
#include "llvm/Support/MathExtras.h"

using namespace clang;
using namespace smemlint;

/// Packed members stay where they are, whatever they ask for.
static bool isPacked(const ValueDecl &D) {
  const auto *F = dyn_cast<FieldDecl>(&D);
  return F && (F->getParent()->hasAttr<PackedAttr>() ||
               F->getParent()->hasAttr<MaxFieldAlignmentAttr>());
}

/// A larger number in the alignas that is there.
static std::optional<FixItHint> alignMore(const AlignedAttr &A, uint64_t Need,
                                          const ASTContext &Ctx) {
  if (!A.isAlignmentExpr() || !A.getAlignmentExpr())
    return std::nullopt;
  const Expr *E = A.getAlignmentExpr()->IgnoreImplicit();
  const SourceManager &SM = Ctx.getSourceManager();
  CharSourceRange R = Lexer::makeFileCharRange(
      CharSourceRange::getTokenRange(E->getSourceRange()), SM,
      Ctx.getLangOpts());
  if (!isa<IntegerLiteral>(E->IgnoreParenImpCasts()) &&
      !isa<ConstantExpr>(E->IgnoreParenImpCasts()))
    return std::nullopt;
  if (R.isInvalid() || SM.isInSystemHeader(R.getBegin()))
    return std::nullopt;
  // A number, not a name that others use too.
  unsigned Old;
  if (Lexer::getSourceText(R, SM, Ctx.getLangOpts()).getAsInteger(10, Old))
    return std::nullopt;
  return FixItHint::CreateReplacement(R, std::to_string(Need));
}

std::optional<FixItHint> smemlint::alignDeclaration(const ValueDecl &D,
                                                    uint64_t Need,
                                                    const ASTContext &Ctx) {
  const auto *DD = dyn_cast<DeclaratorDecl>(&D);
  if (!DD || isPacked(D))
    return std::nullopt;
  if (const auto *A = D.getAttr<AlignedAttr>())
    return alignMore(*A, Need, Ctx);
  SourceLocation Loc = DD->getTypeSpecStartLoc();
  if (Loc.isInvalid() || Loc.isMacroID() ||
      Ctx.getSourceManager().isInSystemHeader(Loc))
    return std::nullopt;
  return FixItHint::CreateInsertion(Loc,
                                    "alignas(" + std::to_string(Need) + ") ");
}

static FixItHint put(const Expr &E, const std::string &New) {
  return FixItHint::CreateReplacement(
      CharSourceRange::getTokenRange(E.getSourceRange()), New);
}

static uint64_t sizeOf(QualType T, const ASTContext &Ctx) {
  if (T.isNull() || T->isVoidType())
    return 1;
  return T->isIncompleteType() ? 0 : Ctx.getTypeSizeInChars(T).getQuantity();
}

/// All of what a trace adds up to, where it is constant; without members.
static std::optional<uint64_t> constantDistance(const Trace &T,
                                                const ASTContext &Ctx) {
  uint64_t All = 0;
  for (const Step &S : T.Steps) {
    if (S.K == Step::Field)
      return std::nullopt;
    if (S.K != Step::Element && S.K != Step::Offset)
      continue;
    Expr::EvalResult V;
    if (S.Minus || !S.Amount || S.Amount->isValueDependent() ||
        !S.Amount->EvaluateAsInt(V, Ctx) || V.Val.getInt().isNegative())
      return std::nullopt;
    All += V.Val.getInt().getZExtValue() * sizeOf(S.Type, Ctx);
  }
  return All;
}

/// `t + 2` becomes `t + 4`.
static bool roundUp(const Unit &U, Alignments &Known, const AsyncSite &S,
                    const Trace &T, const Step &At, uint64_t Need, Finding &F) {
  const auto *L = dyn_cast<IntegerLiteral>(At.Amount->IgnoreParenImpCasts());
  uint64_t Each = sizeOf(At.Type, U.Ctx);
  std::optional<uint64_t> Distance = constantDistance(T, U.Ctx);
  if (!L || replaceableText(L, U.Ctx).empty() || !Each || Need % Each != 0 ||
      !Distance || At.Minus)
    return false;
  int64_t Old = L->getValue().getLimitedValue(INT32_MAX);
  if (Old * Each % Need == 0)
    return false; // another step is the one that breaks it
  const auto *V = cast<VarDecl>(T.From.Decl);
  for (int64_t New = Old + 1; New <= Old + static_cast<int64_t>(Need / Each);
       ++New) {
    Change With;
    With.At = &At;
    With.Amount = New;
    if (Known.shortOf(Need, T, S, With))
      continue;
    uint64_t End = *Distance + (New - Old) * Each +
                   std::max<uint64_t>(S.Bytes.value_or(0), Need);
    if (!isDynamicShared(*V) && End > sizeOf(V->getType(), U.Ctx))
      return false;
    F.Notes.push_back({L->getBeginLoc(),
                       "an offset of " + std::to_string(New) +
                           " keeps the alignment; what else counts on " +
                           std::to_string(Old) + " has to follow",
                       {put(*L, std::to_string(New))}});
    return true;
  }
  return false;
}

/// The index in `&p[i]` and `p + i`.
static const Expr *lastIndex(const Expr *E) {
  E = E ? E->IgnoreParenImpCasts() : nullptr;
  if (const auto *A = dyn_cast_or_null<UnaryOperator>(E);
      A && A->getOpcode() == UO_AddrOf)
    if (const auto *Sub =
            dyn_cast<ArraySubscriptExpr>(A->getSubExpr()->IgnoreParens()))
      return Sub->getIdx()->IgnoreImplicit();
  const auto *B = dyn_cast_or_null<BinaryOperator>(E);
  return B && B->getOpcode() == BO_Add &&
                 B->getLHS()->getType()->isPointerType()
             ? B->getRHS()->IgnoreImplicit()
             : nullptr;
}

/// `&t[i]` and `&x[i]` become `&t[4 * i]` and `&x[4 * i]`: each thread copies
/// four elements, next to those of the one before it.
static bool countCopies(const Unit &U, Alignments &Known, const AsyncSite &S,
                        Role R, const Trace &T, const Step &At, uint64_t Need,
                        Finding &F) {
  uint64_t Each = sizeOf(At.Type, U.Ctx);
  Role Other = R == Role::Source ? Role::Destination : Role::Source;
  const Expr *I = lastIndex(S[R].Written), *J = lastIndex(S[Other].Written);
  if (S.Op != "cp.async" || S.Bytes != Need || !Each || Need % Each != 0 ||
      &At != &T.Steps.back() || At.Minus || !I || !J ||
      At.Amount->IgnoreParenImpCasts() != I->IgnoreParenImpCasts() ||
      !isa<MemberExpr, DeclRefExpr, PseudoObjectExpr>(I->IgnoreParenImpCasts()))
    return false;
  std::string Text = replaceableText(I, U.Ctx);
  QualType Of = S[Other].Written->IgnoreParenImpCasts()->getType();
  if (Text.empty() || Text != replaceableText(J, U.Ctx) ||
      !Of->isPointerType() || sizeOf(Of->getPointeeType(), U.Ctx) != Each)
    return false;
  Change With;
  With.At = &At;
  With.Times = Need / Each;
  if (Known.shortOf(Need, T, S, With))
    return false;
  std::string New = std::to_string(With.Times) + " * " + Text;
  F.Notes.push_back({I->getBeginLoc(),
                     "each copy moves " + std::to_string(With.Times) +
                         " elements; an index of so many a thread keeps the "
                         "alignment",
                     {put(*I, New), put(*J, New)}});
  return true;
}

/// The bound of the last dimension of a variable's type.
static const Expr *lastBound(const VarDecl &V) {
  TypeLoc L =
      V.getTypeSourceInfo() ? V.getTypeSourceInfo()->getTypeLoc() : TypeLoc();
  const Expr *Last = nullptr;
  for (auto A = L.getAs<ConstantArrayTypeLoc>(); A;
       A = A.getElementLoc().getAs<ConstantArrayTypeLoc>())
    Last = A.getSizeExpr();
  return Last ? Last->IgnoreImplicit() : nullptr;
}

/// `t[8][33]` becomes `t[8][33 + 1]`, and is aligned where it is not.
static bool padRows(const Unit &U, Alignments &Known, const AsyncSite &S,
                    const Trace &T, const Step &At, uint64_t Need, Finding &F) {
  const auto *V = cast<VarDecl>(T.From.Decl);
  const ConstantArrayType *Row =
      At.Type.isNull() ? nullptr : U.Ctx.getAsConstantArrayType(At.Type);
  if (&At != T.Steps.begin() || !Row || Row->getElementType()->isArrayType())
    return false;
  uint64_t Each = sizeOf(Row->getElementType(), U.Ctx);
  uint64_t Old = sizeOf(At.Type, U.Ctx);
  uint64_t Padded = llvm::alignTo(Old, Need);
  const Expr *Bound = lastBound(*V);
  std::string Text = Bound ? replaceableText(Bound, U.Ctx) : std::string();
  if (Text.empty() || !Each || Padded == Old || Padded % Each != 0)
    return false;
  Change With;
  With.At = &At;
  With.Size = Padded;
  With.Aligned = true;
  if (Known.shortOf(Need, T, S, With))
    return false;
  std::string New = std::to_string(Padded / Each);
  if (!isa<IntegerLiteral>(Bound)) {
    const auto *B = dyn_cast<BinaryOperator>(Bound);
    bool Bare = isa<DeclRefExpr, SubstNonTypeTemplateParmExpr>(Bound) ||
                (B && (B->isAdditiveOp() || B->isMultiplicativeOp()));
    New = (Bare ? Text : "(" + Text + ")") + " + " +
          std::to_string((Padded - Old) / Each);
  }
  std::vector<FixItHint> Fixes;
  if (U.Ctx.getDeclAlign(V).getQuantity() % static_cast<int64_t>(Need) != 0) {
    std::optional<FixItHint> Fix = alignDeclaration(*V, Need, U.Ctx);
    if (!Fix)
      return false;
    Fixes.push_back(*Fix);
  }
  Fixes.push_back(put(*Bound, New));
  F.Notes.push_back(
      {Bound->getBeginLoc(),
       "rows of " + std::to_string(Padded) + " bytes keep the alignment",
       Fixes});
  return true;
}

void smemlint::noteStep(const Unit &U, Alignments &Known, const AsyncSite &S,
                        Role R, uint64_t Need, Finding &F) {
  if (S[R].From.size() != 1)
    return;
  const Trace &T = S[R].From[0];
  for (const Step &At : T.Steps) {
    if ((At.K != Step::Element && At.K != Step::Offset) || !At.Amount)
      continue;
    if (roundUp(U, Known, S, T, At, Need, F) ||
        countCopies(U, Known, S, R, T, At, Need, F) ||
        padRows(U, Known, S, T, At, Need, F))
      return;
  }
}
