//===- SmemAsyncPtx.cpp - ------------------------------------ -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SmemAsyncPtx.h"
#include "AsmText.h"
#include "judge/SiteIndex.h"
#include "judge/SourceText.h"
#include "ptx/PtxCheck.h"
#include "resolve/Names.h"
#include "resolve/TypeMap.h"
#include "clang/AST/ASTContext.h"
#include "clang/Basic/SourceManager.h"
#include "clang/Basic/TargetInfo.h"
#include "clang/Basic/TargetOptions.h"
#include "llvm/ADT/StringExtras.h"

using namespace clang;
using namespace smemlint;
using ptx::PtxCategory;
using ptx::PtxProblem;
using ptx::PtxProblemKind;
using ptx::PtxSeverity;

/// The constraint and the type of one operand, as the PTX rules want them.
static ptx::AsmOperandInfo describe(const AsmView &V, unsigned I,
                                    const ASTContext &Ctx) {
  ptx::AsmOperandInfo Info;
  for (char C : V.constraint(I))
    if (llvm::isAlpha(C)) {
      Info.Letter = C;
      break;
    }
  Info.IsOutput = V.isOutput(I);
  Info.Name = V.name(I);
  const Expr *E = V.operand(I);
  if (!E || E->isTypeDependent() || E->containsErrors())
    return Info;
  QualType T = E->getType();
  if (T->isIncompleteType() || T->isFunctionType() || T->isArrayType())
    return Info;
  Info.Bytes = Ctx.getTypeSizeInChars(T).getQuantity();
  Info.Kind = T->isPointerType()                 ? ptx::PtxValueKind::Pointer
              : T->isIntegralOrEnumerationType() ? ptx::PtxValueKind::Integer
              : T->isRealFloatingType()          ? ptx::PtxValueKind::Float
              : T->isRecordType() || T->isVectorType()
                  ? ptx::PtxValueKind::Aggregate
                  : ptx::PtxValueKind::Unknown;
  // nvcc takes float and double only; half types are classes there.
  if (Info.Kind == ptx::PtxValueKind::Float && Info.Bytes < 4)
    Info.Kind = ptx::PtxValueKind::Aggregate;
  Expr::EvalResult R;
  if (!E->isValueDependent() && T->isIntegralOrEnumerationType() &&
      E->EvaluateAsInt(R, Ctx) && R.Val.getInt().isRepresentableByInt64())
    Info.Constant = R.Val.getInt().getExtValue();
  return Info;
}

/// The architecture that device code is compiled for. Without a flag that is
/// clang's oldest, which nobody chose: nothing is judged by it.
static std::optional<ptx::PtxTarget> targetOf(const ASTContext &Ctx) {
  if (!Ctx.getLangOpts().CUDAIsDevice)
    return std::nullopt;
  llvm::StringRef Cpu = Ctx.getTargetInfo().getTargetOpts().CPU;
  ptx::PtxTarget T;
  if (!Cpu.consume_front("sm_") || Cpu.consumeInteger(10, T.Sm) || T.Sm <= 52)
    return std::nullopt;
  T.ArchSpecific = !Cpu.empty();
  return T;
}

/// A shared-window address, whatever integer holds it.
static bool isSharedAddress(const Operand &O) {
  return !O.From.empty() && llvm::all_of(O.From, [](const Trace &T) {
    return llvm::any_of(T.Steps, [](const Step &S) {
      return S.K == Step::ToShared || S.K == Step::ToRemote;
    });
  });
}

/// An mbarrier is a 64-bit word.
static bool isWord64(const DType &D) {
  return D.isCarrier() && D.lanes() == 1 && D.bytes() == 8;
}

/// The address of a 64-bit word in shared memory, in an integer.
static bool isBarrierAddress(const Unit &U, const Operand &O) {
  return isSharedAddress(O) && llvm::all_of(O.From, [&](const Trace &T) {
           QualType Q = T.From.Type;
           return !Q.isNull() && Q->isPointerType() &&
                  isWord64(U.Types.of(Q->getPointeeType()));
         });
}

/// Known to be a number: a constant, or loaded from data. What a caller hands
/// over, or an unknown function returns, may be anything.
static bool isNoAddress(const Operand &O) {
  return !O.From.empty() && llvm::all_of(O.From, [](const Trace &T) {
    return T.From.K == Root::Neutral ||
           (T.From.K == Root::Variable && !T.Steps.empty() &&
            T.Steps.back().K == Step::Load && T.Steps.back().Type.isNull());
  });
}

/// What the callers of a helper pass as the stored value: some of it is the
/// bits of a floating value.
static bool callersPassFloats(const Unit &U, const AsyncSite &Instruction) {
  return llvm::any_of(U.Index.leadingTo(Instruction), [&](const AsyncSite *S) {
    return !S->HasOuter && !S->Reaches &&
           (*S)[Role::Value].Type.Type.isData() &&
           isFloating((*S)[Role::Value].Type.Type.element());
  });
}

namespace {

class SmemAsyncPtx : public Check {
public:
  explicit SmemAsyncPtx(const OptionValues &Options)
      : Strict(flag(Options, "Strict")) {}

  void judge(const Unit &U, const Report &Out) const override {
    std::optional<ptx::PtxTarget> Target = targetOf(U.Ctx);
    for (const AsmUse &Use : U.Asm)
      statement(U, Use, Target, Out);
  }

private:
  void statement(const Unit &U, const AsmUse &Use,
                 const std::optional<ptx::PtxTarget> &Target,
                 const Report &Out) const {
    const AsmView &V = *Use.View;
    lookingAt({V.statement().getAsmLoc(), Use.Function});
    // The statement of a library's macro is the library's, wherever it is used.
    const SourceManager &SM = U.Ctx.getSourceManager();
    if (SM.isInSystemHeader(SM.getSpellingLoc(V.statement().getAsmLoc())))
      return;
    std::vector<ptx::AsmOperandInfo> Infos;
    for (unsigned I = 0; I < V.size(); ++I)
      Infos.push_back(describe(V, I, U.Ctx));

    const ptx::PtxAsyncOp *Wait = nullptr, *Copy = nullptr, *Other = nullptr;
    std::vector<ptx::PtxAsyncOp> Ops; // kept: the pointers above go into it
    const auto &Code = V.block().Instructions;
    Ops.reserve(Code.size());
    for (size_t At = 0; At < Code.size(); ++At) {
      std::optional<ptx::PtxAsyncOp> Op = ptx::classify(Code[At]);
      if (!Op)
        continue;
      Ops.push_back(*Op);
      PtxCategory C = Op->Form->Category;
      if (C == PtxCategory::Wait)
        Wait = &Ops.back();
      else if (C == PtxCategory::Transfer || C == PtxCategory::Commit)
        Copy = &Ops.back();
      else if (C == PtxCategory::Barrier &&
               Op->id() != ptx::PtxFormId::MbPendingCount)
        Other = &Ops.back();
      const AsyncSite *S = nullptr;
      for (const auto &[Index, Site] : Use.Transfers)
        if (Index == At)
          S = Site.get();
      if (S && swapped(U, Use, *S, Out))
        continue;
      std::vector<PtxProblem> Problems =
          ptx::validate(Code[At], *Op, Infos, Target ? &*Target : nullptr);
      // What follows from a modifier that does not exist is not said too.
      bool Modifier = llvm::any_of(Problems, [](const PtxProblem &P) {
        return P.Kind == PtxProblemKind::UnknownModifier ||
               P.Kind == PtxProblemKind::IllegalModifier;
      });
      for (const PtxProblem &P : Problems)
        if (counts(U, P, S) && !(Modifier && follows(P.Kind)))
          problem(U, Use, *Op, P, Out);
    }
    clobbers(U, Use, Wait, Copy, Out);
    if (const ptx::PtxAsyncOp *Op = Wait ? Wait : Copy ? Copy : Other)
      keeping(U, Use, *Op, Out);
  }

  Finding start(const AsmUse &Use, std::string Key) const {
    Finding F;
    F.Check = "smem-async-ptx";
    F.Loc = Use.View->statement().getAsmLoc();
    F.Instantiation = instantiationName(*Use.Function);
    F.Key = std::move(Key);
    return F;
  }

  static bool follows(PtxProblemKind K) {
    return K != PtxProblemKind::UnknownModifier &&
           K != PtxProblemKind::IllegalModifier;
  }

  bool counts(const Unit &U, const PtxProblem &P, const AsyncSite *S) const {
    if (P.Severity == PtxSeverity::Suspicious)
      return Strict;
    // `.f32` on an integer register is right for the bits of a float.
    if (P.Kind == PtxProblemKind::ValueType &&
        P.Severity == PtxSeverity::Silent && S) {
      const DType &D = (*S)[Role::Value].Type.Type;
      return D.isData() && isInteger(D.element()) && !callersPassFloats(U, *S);
    }
    return true;
  }

  void problem(const Unit &U, const AsmUse &Use, const ptx::PtxAsyncOp &Op,
               const PtxProblem &P, const Report &Out) const {
    Finding F = start(Use, std::to_string(P.Range.Begin) + ":" +
                               std::to_string(static_cast<int>(P.Kind)));
    F.Message = "'" + Op.name().str() + "': " + P.Message +
                (P.Kind == PtxProblemKind::CompilerCrash ? ""
                 : P.Kind == PtxProblemKind::Constraint  ? "; nvcc refuses it"
                 : P.Severity == PtxSeverity::Rejected   ? "; ptxas refuses it"
                 : P.Severity == PtxSeverity::Silent
                     ? "; ptxas accepts it and it is wrong at run time"
                     : "");
    if (P.Replacement)
      if (auto Fix =
              replaceInTemplate(*Use.View, P.Range, *P.Replacement, U.Ctx))
        F.FixIts.push_back(*Fix);
    Out(std::move(F));
  }

  /// Operands of one width in the wrong order: the registers fit, what they
  /// hold does not.
  bool swapped(const Unit &U, const AsmUse &Use, const AsyncSite &S,
               const Report &Out) const {
    const Operand &Dst = S[Role::Destination], &Src = S[Role::Source];
    const Operand &Bar = S[Role::Barrier], &Value = S[Role::Value];
    const Operand &Size = S[Role::Size];
    auto Say = [&](std::string Message) {
      Finding F = start(Use, "order");
      F.Message = "'" + S.Op + "': " + std::move(Message) +
                  "; ptxas cannot tell them apart";
      Out(std::move(F));
      return true;
    };
    auto Text = [&](const Operand &O) {
      return "'" + sourceText(O.Written, U.Ctx) + "'";
    };
    if (Size.present() && isSharedAddress(Size))
      return Say("a shared-memory address, " + Text(Size) +
                 ", stands where the size is read");
    if (Value.present() && Bar.present() && isBarrierAddress(U, Value) &&
        isNoAddress(Bar))
      return Say("the address of a barrier, " + Text(Value) +
                 ", is stored, and " + Text(Bar) +
                 " stands where the mbarrier is read");
    if (Value.present() && isSharedAddress(Value) && Dst.Written &&
        Dst.Written->getType()->isIntegerType() && isNoAddress(Dst))
      return Say("a shared-memory address, " + Text(Value) +
                 ", is stored, and " + Text(Dst) +
                 " stands where the destination is");
    if (Value.present() && Bar.present() && isSharedAddress(Bar) &&
        isSharedAddress(Dst) && Bar.Type.Type.isData() &&
        isWord64(Dst.Type.Type))
      return Say("the barrier " + Text(Dst) +
                 " stands where the destination is, and " + Text(Bar) + " (" +
                 Bar.Type.Type.elementStr() + ") where the mbarrier is read");
    // The ends of a copy. An address in an integer is no less a global one.
    auto Global = [](const Operand &O) {
      return O.Written && !isSharedAddress(O) &&
             (O.In == Space::Global || O.Written->getType()->isPointerType());
    };
    bool IntoShared = S.Op == "cp.async" || Bar.present();
    const Operand &Inside = IntoShared ? Dst : Src;
    const Operand &Outside = IntoShared ? Src : Dst;
    if (Src.present() && Dst.present() && isSharedAddress(Outside) &&
        Global(Inside))
      return Say("the shared-memory address " + Text(Outside) +
                 " stands where the " +
                 (IntoShared ? "source" : "destination") + " is read, and " +
                 Text(Inside) + " where the " +
                 (IntoShared ? "destination" : "source") + " is");
    return false;
  }

  void clobbers(const Unit &U, const AsmUse &Use, const ptx::PtxAsyncOp *Wait,
                const ptx::PtxAsyncOp *Copy, const Report &Out) const {
    if (hasMemoryClobber(Use.View->statement()))
      return;
    const ptx::PtxAsyncOp *Op = Wait ? Wait : Strict ? Copy : nullptr;
    if (!Op)
      return;
    Finding F = start(Use, "memory");
    F.Message = "'" + Op->name().str() +
                "' has no \"memory\" clobber; the compiler may " +
                (Wait ? "move reads of the copied data before the wait"
                      : "move the copy past reads and writes of its buffers");
    if (auto Fix = addMemory(*Use.View, U.Ctx))
      F.FixIts.push_back(*Fix);
    Out(std::move(F));
  }

  void keeping(const Unit &U, const AsmUse &Use, const ptx::PtxAsyncOp &Op,
               const Report &Out) const {
    const GCCAsmStmt &A = Use.View->statement();
    if (A.isVolatile() || A.getNumOutputs() == 0)
      return;
    Finding F = start(Use, "volatile");
    F.Message =
        "the asm statement of '" + Op.name().str() +
        "' has outputs and is not volatile; the compiler may drop it or "
        "run it once for several uses";
    if (auto Fix = addVolatile(*Use.View, U.Ctx))
      F.FixIts.push_back(*Fix);
    Out(std::move(F));
  }

  bool Strict;
};

} // namespace

std::unique_ptr<Check> smemlint::makeSmemAsyncPtx(const OptionValues &Options) {
  return std::make_unique<SmemAsyncPtx>(Options);
}
