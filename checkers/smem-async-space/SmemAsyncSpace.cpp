//===- SmemAsyncSpace.cpp - ---------------------------------- -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SmemAsyncSpace.h"
#include "SpaceFix.h"
#include "judge/OperandFinding.h"
#include "judge/SourceText.h"
#include "judge/Trail.h"
#include "judge/Where.h"
#include "resolve/CallView.h"
#include "clang/AST/ASTContext.h"

using namespace clang;
using namespace smemlint;

/// The address of a __shared__ variable that nobody converted: a generic
/// address where the instruction reads an offset into the shared window.
static bool isUnconverted(const Operand &O) {
  return O.In == Space::Shared && llvm::none_of(O.From, [](const Trace &T) {
           return llvm::any_of(T.Steps, [](const Step &S) {
             return S.K == Step::ToShared || S.K == Step::ToRemote;
           });
         });
}

/// Each side lies where the other one must: one mistake.
static bool areExchanged(const AsyncSite &S) {
  Space To = S[Role::Destination].In, From = S[Role::Source].In;
  return liesElsewhere(S, Role::Destination) &&
         liesElsewhere(S, Role::Source) && isShared(To) != isShared(From) &&
         standsHere(S, {Role::Destination}) && standsHere(S, {Role::Source});
}

namespace {

class SmemAsyncSpace : public Check {
public:
  void judge(const Unit &U, const Report &Out) const override {
    for (const SitePtr &S : U.Sites)
      for (Role R : {Role::Destination, Role::Source, Role::Barrier})
        if ((*S)[R].present() && standsHere(*S, {R}) &&
            !(R == Role::Source && areExchanged(*S)))
          operand(U, *S, R, Out);
  }

private:
  void operand(const Unit &U, const AsyncSite &S, Role R,
               const Report &Out) const {
    const Operand &O = S[R];
    bool Wrong = liesElsewhere(S, R);
    bool Generic =
        !Wrong && S.Window[static_cast<unsigned>(R)] && isUnconverted(O);
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
    std::optional<FixItHint> Fix = Generic              ? convert(S, O, U.Ctx)
                                   : R == Role::Barrier ? share(O, U)
                                                        : std::nullopt;
    if (Fix)
      F.FixIts.push_back(*Fix);
    noteRoot(O, F);
    if (Generic && !Fix)
      noteConversion(O, U.Ctx, F);
    if (Wrong && R == Role::Destination)
      noteShared(O, U, F);
    if (Wrong && R == Role::Destination)
      noteExchange(S, U, F);
    noteTrail(S, U, F);
    Out(std::move(F));
  }

  /// The argument \p To can be given where \p At is: a wrapper whose own
  /// operands are the wrong way round takes no const one there.
  static bool takesConst(const AsyncSite &S, const Operand &At,
                         const Operand &To) {
    QualType T = To.Written->IgnoreImplicit()->getType();
    if (!T->isPointerType() || !T->getPointeeType().isConstQualified())
      return true;
    CallView Call{S.Node};
    for (unsigned I = 0; I < S.Callee->getNumParams(); ++I) {
      const Expr *Arg = Call.arg(I);
      QualType P = S.Callee->getParamDecl(I)->getType();
      if (Arg && Arg->IgnoreImplicit() == At.Written->IgnoreImplicit())
        return !P->isPointerType() || P->getPointeeType().isConstQualified();
    }
    return false;
  }

  static void noteExchange(const AsyncSite &S, const Unit &U, Finding &F) {
    const Operand &D = S[Role::Destination], &From = S[Role::Source];
    if (!S.Callee || !areExchanged(S) || D.Pieces.size() != 1 ||
        From.Pieces.size() != 1)
      return;
    std::string To = replaceableText(D.Written, U.Ctx);
    std::string Of = replaceableText(From.Written, U.Ctx);
    QualType T = From.Written->IgnoreImplicit()->getType();
    bool Const = T->isPointerType() ? T->getPointeeType().isConstQualified()
                                    : T.isConstQualified() || !T->isArrayType();
    if (To.empty() || Of.empty() || Const || !takesConst(S, From, D))
      return;
    auto Put = [](const Expr *E, const std::string &Text) {
      return FixItHint::CreateReplacement(
          CharSourceRange::getTokenRange(E->getSourceRange()), Text);
    };
    F.Notes.push_back({D.Written->getBeginLoc(),
                       "the copy goes the other way; exchange the operands if "
                       "'" +
                           Of + "' is to be written",
                       {Put(D.Written, Of), Put(From.Written, To)}});
  }

  static void noteRoot(const Operand &O, Finding &F) {
    const ValueDecl *D = O.From.empty() ? nullptr : O.From.front().From.Decl;
    if (D)
      F.Notes.push_back({D->getLocation(),
                         "'" + D->getNameAsString() +
                             "' is declared here, in " + name(O.In).str() +
                             " memory",
                         {}});
  }
};

} // namespace

std::unique_ptr<Check> smemlint::makeSmemAsyncSpace(const OptionValues &) {
  return std::make_unique<SmemAsyncSpace>();
}
