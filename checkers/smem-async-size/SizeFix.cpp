//===- SizeFix.cpp - -------------------------------------------------- -*- C++
//-*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SizeFix.h"
#include "SizePlace.h"
#include "find/Bytes.h"
#include "judge/SourceText.h"
#include "resolve/CallView.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/AST/ExprCXX.h"
#include "clang/AST/TypeLoc.h"
#include "clang/Basic/SourceManager.h"
#include "clang/Basic/Version.h"
#include "clang/Lex/Lexer.h"
#include <numeric>

using namespace clang;
using namespace smemlint;
using llvm::StringRef;

FixIts smemlint::timesSizeof(const Operand &Size, StringRef Element,
                             const ASTContext &Ctx) {
  if (!Size.Written || Size.Pieces.size() > 1 || Element.empty())
    return {};
  const Expr *E = number(Size.Written);
  std::optional<SizePlace> P = E ? place(E, Ctx) : std::nullopt;
  if (!P)
    return {};
  const auto *B = dyn_cast<BinaryOperator>(E);
  bool Parens = (B && B->getOpcode() != BO_Mul) || isa<ConditionalOperator>(E);
  std::string New = (Parens ? "(" + P->Text + ")" : P->Text) + " * sizeof(" +
                    Element.str() + ")";
  return {FixItHint::CreateReplacement(P->Range, New)};
}

FixIts smemlint::otherSizeof(const UnaryExprOrTypeTraitExpr &E, StringRef Of,
                             const ASTContext &Ctx) {
  if (Of.empty() || replaceableText(&E, Ctx).empty())
    return {};
  return {FixItHint::CreateReplacement(
      CharSourceRange::getTokenRange(E.getSourceRange()),
      "sizeof(" + Of.str() + ")")};
}

static bool isSizeof(const Expr *E, uint64_t Each, const ASTContext &Ctx) {
  const auto *U = dyn_cast<UnaryExprOrTypeTraitExpr>(E->IgnoreParenImpCasts());
  return U && U->getKind() == UETT_SizeOf && constantBytes(U, Ctx) == Each;
}

FixIts smemlint::countElements(const AsyncSite &S, StringRef Element,
                               const ASTContext &Ctx) {
  const AsyncSite &In = S.innermost();
  if (&In != &S || !S.Entry || !S.Entry->Size.Arg || Element.empty())
    return {};
  CallView Call{S.Node};
  std::optional<uint64_t> Each;
  if (std::optional<int> At = S.Entry->role(Role::Destination); At && *At >= 0)
    if (QualType T = S.Callee->getParamDecl(*At)->getType(); T->isPointerType())
      Each = Ctx.getTypeSizeInChars(T->getPointeeType()).getQuantity();
  if (!Each)
    return {};
  FixIts Out;
  for (int At : {*S.Entry->Size.Arg, *S.Entry->Size.Arg + 2}) {
    const Expr *E = Call.arg(At);
    E = E ? number(E) : nullptr;
    std::optional<SizePlace> P = E ? place(E, Ctx) : std::nullopt;
    if (!P)
      return {};
    std::string New = P->Text + " / sizeof(" + Element.str() + ")";
    if (const auto *B = dyn_cast<BinaryOperator>(E)) {
      const Expr *Count = nullptr;
      if (B->getOpcode() == BO_Mul)
        Count = isSizeof(B->getRHS(), *Each, Ctx)   ? B->getLHS()
                : isSizeof(B->getLHS(), *Each, Ctx) ? B->getRHS()
                                                    : nullptr;
      std::optional<SizePlace> C =
          Count ? place(Count->IgnoreImplicit(), Ctx) : std::nullopt;
      if (!C)
        return {};
      New = C->Text;
    } else if (!isa<UnaryExprOrTypeTraitExpr>(E)) {
      continue; // a count already
    }
    Out.push_back(FixItHint::CreateReplacement(P->Range, New));
  }
  return Out;
}

/// The number in `128 * sizeof(float)`, so that \p Left bytes are copied.
static std::optional<FixItHint> fewer(const Expr &Size, uint64_t Left,
                                      const ASTContext &Ctx) {
  const auto *B = dyn_cast<BinaryOperator>(Size.IgnoreParenImpCasts());
  if (!B || B->getOpcode() != BO_Mul)
    return std::nullopt;
  const Expr *L = B->getLHS()->IgnoreParenImpCasts();
  const Expr *R = B->getRHS()->IgnoreParenImpCasts();
  if (isa<IntegerLiteral>(R))
    std::swap(L, R);
  const auto *Of = dyn_cast<UnaryExprOrTypeTraitExpr>(R);
  std::optional<uint64_t> Each = constantBytes(R, Ctx);
  // The number of a macro may be used elsewhere.
  if (!isa<IntegerLiteral>(L) || replaceableText(L, Ctx).empty() || !Of ||
      Of->getKind() != UETT_SizeOf || !Each || !*Each || Left % *Each != 0)
    return std::nullopt;
  return FixItHint::CreateReplacement(
      CharSourceRange::getTokenRange(L->getSourceRange()),
      std::to_string(Left / *Each));
}

FixIts smemlint::upToEnd(const AsyncSite &S, Role R, const Extent &E,
                         const ASTContext &Ctx) {
  const Expr *Size = writtenSize(S);
  const Operand &O = S[R];
  std::optional<SizePlace> P = Size ? place(Size, Ctx) : std::nullopt;
  if (!P || !E.Exact || O.Pieces.size() > 1 || E.Offset >= E.Bytes ||
      constantBytes(Size, Ctx) != S.Size.Value || S.Unit != SizeUnit::Bytes)
    return {};
  uint64_t Left = E.Bytes - E.Offset;
  if (Left % std::max(1u, S.Granule) != 0 || S.Op == "cp.async")
    return {};
  // The operand itself is what is left: the array, or its last row.
  const Expr *Named = O.Written ? O.Written->IgnoreParenImpCasts() : nullptr;
  std::string Text = Named && Named->getType()->isArrayType()
                         ? replaceableText(Named, Ctx)
                         : std::string();
  if (!Text.empty() &&
      static_cast<uint64_t>(
          Ctx.getTypeSizeInChars(Named->getType()).getQuantity()) == Left)
    return {FixItHint::CreateReplacement(P->Range, "sizeof(" + Text + ")")};
  // `128 * sizeof(float)`: a smaller number of the same.
  if (std::optional<FixItHint> Fewer = fewer(*Size, Left, Ctx))
    return {*Fewer};
  if (!isVisible(*E.Decl, S))
    return {};
  std::string New = "sizeof(" + E.Decl->getNameAsString() + ")";
  if (E.Offset)
    New += " - " + std::to_string(E.Offset);
  return {FixItHint::CreateReplacement(P->Range, New)};
}

/// The 16 of aligned_size_t<16> where it is a number in the code.
static const Expr *promiseIn(const Expr *E) {
  while (E) {
    const Expr *Old = E;
    E = E->IgnoreImplicit()->IgnoreParens();
    TypeLoc L;
    if (const auto *T = dyn_cast<CXXTemporaryObjectExpr>(E))
      L = T->getTypeSourceInfo()->getTypeLoc();
    else if (const auto *C = dyn_cast<ExplicitCastExpr>(E))
      L = C->getTypeInfoAsWritten()->getTypeLoc();
    if (L)
      L = L.getUnqualifiedLoc();
#if CLANG_VERSION_MAJOR < 22
    if (auto Q = L.getAs<ElaboratedTypeLoc>())
      L = Q.getNamedTypeLoc();
#endif
    if (auto T = L.getAs<TemplateSpecializationTypeLoc>())
      return T.getNumArgs() == 1 && T.getArgLoc(0).getArgument().getKind() ==
                                        TemplateArgument::Expression
                 ? T.getArgLoc(0).getSourceExpression()->IgnoreImplicit()
                 : nullptr;
    if (const auto *C = dyn_cast<CXXConstructExpr>(E);
        C && C->getNumArgs() == 1)
      E = C->getArg(0);
    if (E == Old)
      return nullptr;
  }
  return nullptr;
}

FixIts smemlint::promiseLess(const AsyncSite &S, uint64_t Bytes,
                             uint64_t Promised, const ASTContext &Ctx) {
  const Expr *E = promiseIn(S[Role::Size].Written);
  uint64_t Kept = std::gcd(Bytes, Promised);
  // What takes bulk copies only takes 16 bytes at least.
  if (!E || !isa<IntegerLiteral>(E) || Kept < 4 || S.Granule > Kept)
    return {};
  std::optional<SizePlace> P = place(E, Ctx);
  if (!P)
    return {};
  return {FixItHint::CreateReplacement(P->Range, std::to_string(Kept))};
}

FixIts smemlint::wholeElement(const AsyncSite &S, StringRef Element,
                              uint64_t Bytes, const ASTContext &Ctx) {
  const Expr *Size = writtenSize(S);
  bool Has = Bytes == 16 || (S.Granule != 16 && (Bytes == 4 || Bytes == 8));
  std::optional<uint64_t> Old = Size ? constantBytes(Size, Ctx) : std::nullopt;
  std::optional<SizePlace> P = Size ? place(Size, Ctx) : std::nullopt;
  if (!P || !Has || Element.empty() || Old != S.Size.Value || *Old >= Bytes ||
      isFilled(S))
    return {};
  return {
      FixItHint::CreateReplacement(P->Range, "sizeof(" + Element.str() + ")")};
}

FixIts smemlint::fillAll(const AsyncSite &S, uint64_t Bytes,
                         const ASTContext &Ctx) {
  const Operand &O = S[Role::ZeroFill];
  const Expr *E =
      O.Written && O.Pieces.size() < 2 ? number(O.Written) : nullptr;
  if (!E || constantBytes(E, Ctx) != S.ZeroFilled.Value)
    return {};
  std::optional<SizePlace> P = place(E, Ctx);
  if (!P)
    return {};
  const Expr *Size = writtenSize(S);
  std::string New = Size && constantBytes(Size, Ctx) == Bytes
                        ? replaceableText(Size, Ctx)
                        : std::string();
  return {FixItHint::CreateReplacement(
      P->Range, New.empty() ? std::to_string(Bytes) : New)};
}
