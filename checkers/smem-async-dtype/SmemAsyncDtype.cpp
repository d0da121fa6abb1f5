//===- SmemAsyncDtype.cpp - ---------------------------------- -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SmemAsyncDtype.h"
#include "Conversion.h"
#include "Retype.h"
#include "ValueFix.h"
#include "judge/OperandFinding.h"
#include "judge/SourceText.h"
#include "judge/Trail.h"
#include "judge/Where.h"
#include "model/Conversions.h"
#include "clang/AST/ASTContext.h"

using namespace clang;
using namespace smemlint;

namespace {

class SmemAsyncDtype : public Check {
public:
  explicit SmemAsyncDtype(const OptionValues &Options)
      : Strict(flag(Options, "Strict")) {}

  void judge(const Unit &U, const Report &Out) const override {
    for (const SitePtr &S : U.Sites) {
      if (const AsyncSite *At = place(*S, Role::Value);
          At && has(*S, Role::Value))
        value(U, *At, Out);
      if (const AsyncSite *At = place(*S, Role::Source);
          At && has(*S, Role::Source))
        copy(U, *At, Out);
      if (S->Kind == SiteKind::Reduce)
        reduction(U, *S, Out);
    }
  }

private:
  static bool has(const AsyncSite &S, Role R) { return S[R].present(); }

  bool wrong(Relation R) const {
    return R == Relation::Different || (Strict && R == Relation::Strict);
  }

  /// Where a mismatch of the destination and \p Other is to be reported, if
  /// this is the site that decides it.
  const AsyncSite *place(const AsyncSite &S, Role Other) const {
    if (!standsHere(S, {Role::Destination, Other}))
      return nullptr;
    // A helper whose own signature has the mismatch is wrong for every caller.
    const AsyncSite *At = &S;
    while (At->Inner && sameVerdict(S, *At->Inner, Other))
      At = At->Inner.get();
    return At;
  }

  bool sameVerdict(const AsyncSite &Outer, const AsyncSite &Inner,
                   Role Other) const {
    auto Same = [&](Role R) {
      const Evidence &E = Inner[R].Type;
      return E.Type.isData() &&
             E.Type.element() == Outer[R].Type.Type.element() &&
             !dependsOnCaller(E);
    };
    return Same(Role::Destination) && Same(Other) &&
           wrong(relate(Inner[Role::Destination].Type.Type,
                        Inner[Other].Type.Type));
  }

  /// "'x + i' (bf16)"
  static std::string side(const Unit &U, const Operand &O) {
    std::string Text = sourceText(O.Written, U.Ctx);
    std::string Type = O.Type.Type.elementStr();
    if (Text.empty())
      return "(" + Type + ")";
    return "'" + Text + "' (" + Type + ")";
  }

  static Finding start(const AsyncSite &S) {
    return aboutSite("smem-async-dtype", S);
  }

  static void explain(const Unit &U, const AsyncSite &S, Role Other,
                      Finding &F) {
    for (Role R : {Other, Role::Destination}) {
      if (const Expr *E = S[R].Written)
        F.Ranges.push_back(CharSourceRange::getTokenRange(E->getSourceRange()));
      noteEvidence(S[R], U, F);
    }
    noteTrail(S, U, F);
  }

  void value(const Unit &U, const AsyncSite &S, const Report &Out) const {
    const Operand &V = S[Role::Value], &D = S[Role::Destination];
    if (silentlyConverted(U, S, Out))
      return;
    Relation R = relate(V.Type.Type, D.Type.Type);
    if (!wrong(R) || deliberate(U, V, D.Type.Type))
      return;
    // Into a reduction the value goes by the operation's type, see there.
    if (S.Kind == SiteKind::Reduce && S.ReductionType.isKnown() &&
        wrong(relateArithmetic(D.Type.Type, S.ReductionType, false)))
      return;
    Finding F = start(S);
    F.Message = "the stored value " + side(U, V) +
                " does not have the dtype of its target " + side(U, D) +
                "; an asynchronous store converts nothing, so the bits will "
                "be read as " +
                D.Type.Type.elementStr();
    F.FixIts = convertValue(S, U);
    explain(U, S, Role::Value, F);
    Out(std::move(F));
  }

  /// A bit cast to the target's own dtype says that the bits are meant.
  static bool deliberate(const Unit &U, const Operand &V, const DType &Target) {
    return llvm::any_of(V.From, [&](const Trace &T) {
      return llvm::any_of(T.Steps, [&](const Step &S) {
        if (S.K != Step::BitCast || S.Type.isNull())
          return false;
        DType To = U.Types.of(S.Type);
        return To.isData() && relate(To, Target) == Relation::Same;
      });
    });
  }

  bool silentlyConverted(const Unit &U, const AsyncSite &S,
                         const Report &Out) const {
    const Operand &V = S[Role::Value], &D = S[Role::Destination];
    for (const Trace &T : V.From) {
      std::optional<SilentConversion> C = silentConversion(T, U.Types);
      if (!C)
        continue;
      // Counts that are floats on their way into an array of counts are
      // converted on purpose; a parameter of a signed type says so itself.
      const DType &Target = D.Type.Type;
      bool FloatTarget = Target.isData() && isFloating(Target.element());
      bool IntoBits = C->To.isCarrier() && !Target.isKnown();
      if (!FloatTarget && !IntoBits)
        continue;
      bool Argument = llvm::any_of(V.Pieces, [&](const Expr *P) {
        return P->IgnoreImplicit() == C->Value->IgnoreImplicit();
      });
      if (IntoBits && !Argument)
        continue;
      Finding F = start(S);
      F.Message =
          "the value '" + sourceText(C->Value, U.Ctx) + "' (" +
          name(C->From).str() + ") is converted to '" +
          C->ToType.getAsString(U.Ctx.getPrintingPolicy()) +
          "' before it is stored" +
          (FloatTarget ? " into " + side(U, D) : std::string()) +
          "; the number is rounded to an integer, its bits are not kept";
      std::string Text = replaceableText(C->Value, U.Ctx);
      if (Argument && !Text.empty() &&
          instantiationsAgree(S, U.Index, Role::Value) &&
          (!FloatTarget || Target.element() == C->From))
        if (auto New = bitsExpr(Text, C->From, C->To.element()))
          F.FixIts.push_back(FixItHint::CreateReplacement(
              CharSourceRange::getTokenRange(C->Value->getSourceRange()),
              *New));
      noteEvidence(D, U, F);
      noteTrail(S, U, F);
      Out(std::move(F));
      return true;
    }
    return false;
  }

  void copy(const Unit &U, const AsyncSite &S, const Report &Out) const {
    const Operand &From = S[Role::Source], &To = S[Role::Destination];
    if (!wrong(relate(From.Type.Type, To.Type.Type)))
      return;
    Finding F = start(S);
    bool Reduces = S.Kind == SiteKind::Reduce;
    F.Message =
        std::string(Reduces ? "the reduced data " : "the copied data ") +
        side(U, From) + " does not have the dtype of its destination " +
        side(U, To) + "; an asynchronous " + (Reduces ? "reduction" : "copy") +
        " converts nothing, so the bits will be read as " +
        To.Type.Type.elementStr();
    explain(U, S, Role::Source, F);
    noteRetype(S, U, F);
    Out(std::move(F));
  }

  void reduction(const Unit &U, const AsyncSite &S, const Report &Out) const {
    if (!S.ReductionType.isKnown() || !standsHere(S, {Role::Destination}))
      return;
    bool Signed = S.Reduction == "min" || S.Reduction == "max";
    const Operand &D = S[Role::Destination];
    Role Other = has(S, Role::Value) ? Role::Value : Role::Source;
    const Operand &V = S[Other];
    // The buffers disagree with each other: that is copy()'s finding.
    if (Other == Role::Source && wrong(relate(V.Type.Type, D.Type.Type)))
      return;
    bool Buffer = wrong(relateArithmetic(D.Type.Type, S.ReductionType, Signed));
    bool Operand =
        Other == Role::Value && V.Type.Type.isData() &&
        standsHere(S, {Role::Destination, Role::Value}) &&
        wrong(relateArithmetic(V.Type.Type, S.ReductionType, Signed));
    if (!Buffer && !Operand)
      return;
    Finding F = start(S);
    std::string Computes = name(S.ReductionType.element()).str();
    F.Message = "the reduction '" + S.Reduction + "' computes with " +
                Computes + ", but its " +
                (Buffer ? "destination " + side(U, D) : "value " + side(U, V)) +
                " is not; bits will be combined as if they were " + Computes;
    explain(U, S, Other, F);
    Out(std::move(F));
  }

  bool Strict;
};

} // namespace

std::unique_ptr<Check>
smemlint::makeSmemAsyncDtype(const OptionValues &Options) {
  return std::make_unique<SmemAsyncDtype>(Options);
}
