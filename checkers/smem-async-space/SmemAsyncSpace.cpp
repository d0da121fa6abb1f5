//===- SmemAsyncSpace.cpp - ---------------------------------- -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SmemAsyncSpace.h"
#include "judge/OperandFinding.h"
#include "judge/SourceText.h"
#include "judge/Trail.h"
#include "judge/Where.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/ExprCXX.h"

using namespace clang;
using namespace smemlint;

static bool isShared(Space S) {
  return S == Space::Shared || S == Space::Cluster;
}

/// The address of a __shared__ variable that nobody converted: a generic address
/// where the instruction reads an offset into the shared window.
static bool isUnconverted(const Operand &O) {
  return O.In == Space::Shared && llvm::none_of(O.From, [](const Trace &T) {
    return llvm::any_of(T.Steps, [](const Step &S) {
      return S.K == Step::ToShared || S.K == Step::ToRemote;
    });
  });
}

/// `__cvta_generic_to_shared(p)` in place of what hands p over as it is.
static std::optional<FixItHint> convert(const AsyncSite &S, const Operand &O,
                                        const ASTContext &Ctx) {
  if (S.Callee || !O.Written) // only at the instruction itself
    return std::nullopt;
  const Expr *Written = O.Written->IgnoreImplicit();
  const Expr *P = Written;
  while (const auto *C = dyn_cast<ExplicitCastExpr>(P->IgnoreParenImpCasts()))
    P = C->getSubExpr();
  P = P->IgnoreImplicit();
  std::string Text = replaceableText(P, Ctx);
  if (!P->getType()->isPointerType() || Text.empty() ||
      replaceableText(Written, Ctx).empty())
    return std::nullopt;
  std::string New = "__cvta_generic_to_shared(" + Text + ")";
  if (Ctx.getTypeSize(O.Written->getType()) == 32)
    New = "static_cast<unsigned>(" + New + ")";
  return FixItHint::CreateReplacement(
      CharSourceRange::getTokenRange(Written->getSourceRange()), New);
}

namespace {

class SmemAsyncSpace : public Check {
public:
  void judge(const Unit &U, const Report &Out) const override {
    for (const SitePtr &S : U.Sites)
      for (Role R : {Role::Destination, Role::Source, Role::Barrier})
        if ((*S)[R].present() && standsHere(*S, {R}))
          operand(U, *S, R, Out);
  }

private:
  void operand(const Unit &U, const AsyncSite &S, Role R,
               const Report &Out) const {
    const Operand &O = S[R];
    bool Wrong = liesElsewhere(S, R);
    bool Generic = !Wrong && S.Window[static_cast<unsigned>(R)] &&
                   isUnconverted(O);
    if (!Wrong && !Generic)
      return;
    Finding F = aboutOperand("smem-async-space", S, R, U);
    if (Wrong)
      F.Message +=
          " is in " + name(O.In).str() + " memory; the instruction takes a " +
          (isShared(S.takes(R)) ? "shared" : "global") +
          "-memory address here, so it will access another place or trap";
    else
      F.Message += " is a generic address of shared memory; the "
                   "instruction reads an address of the shared window, "
                   "which only __cvta_generic_to_shared gives";
    if (Generic)
      if (auto Fix = convert(S, O, U.Ctx))
        F.FixIts.push_back(*Fix);
    noteRoot(O, F);
    noteTrail(S, U, F);
    Out(std::move(F));
  }

  static void noteRoot(const Operand &O, Finding &F) {
    const ValueDecl *D = O.From.empty() ? nullptr : O.From.front().From.Decl;
    if (D)
      F.Notes.push_back({D->getLocation(),
                         "'" + D->getNameAsString() + "' is declared here, in " +
                             name(O.In).str() + " memory",
                         {}});
  }
};

} // namespace

std::unique_ptr<Check>
smemlint::makeSmemAsyncSpace(const OptionValues &) {
  return std::make_unique<SmemAsyncSpace>();
}
