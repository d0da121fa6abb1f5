//===- SmemAsyncAlign.cpp - ---------------------------------- -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SmemAsyncAlign.h"
#include "AlignFix.h"
#include "judge/Alignment.h"
#include "judge/OperandFinding.h"
#include "judge/Trail.h"
#include "judge/Where.h"
#include "clang/AST/ASTContext.h"
#include "clang/Basic/Version.h"
#include "llvm/Support/MathExtras.h"

using namespace clang;
using namespace smemlint;

static bool isOfAnotherType(const AsyncSite &S, Role R) {
  const DType &To = S[R].Type.Type, &V = S[Role::Value].Type.Type;
  return R == Role::Destination && S.Kind == SiteKind::Store && To.isData() &&
         V.isData() && To.element() != V.element();
}

namespace {

class SmemAsyncAlign : public Check {
public:
  void judge(const Unit &U, const Report &Out) const override {
#if CLANG_VERSION_MAJOR < 22
    // After a fatal error this clang drops the alignment that alignas, a macro
    // of the dialect there, asks for.
    if (U.Ctx.getDiagnostics().hasFatalErrorOccurred())
      return;
#endif
    Alignments Known(U);
    for (const SitePtr &S : U.Sites)
      for (Role R : {Role::Destination, Role::Source, Role::Barrier})
        if ((*S)[R].present() && standsHere(*S, {R}))
          operand(U, Known, *S, R, Out);
  }

private:
  void operand(const Unit &U, Alignments &Known, const AsyncSite &S, Role R,
               const Report &Out) const {
    std::optional<uint64_t> Need = S.alignNeed(R);
    if (!Need || *Need < 2 || !llvm::isPowerOf2_64(*Need))
      return;
    // Where it lies elsewhere, more alignment is no help; a store of the wrong
    // dtype needs what the wrong dtype is.
    if (liesElsewhere(S, R) || isOfAnotherType(S, R))
      return;
    // Of several definitions, each has to fall short in one and the same
    // thread.
    std::optional<Guarantee> Least;
    uint64_t Threads = ~uint64_t(0);
    for (const Trace &T : S[R].From) {
      std::optional<Guarantee> G = Known.shortOf(*Need, T, S);
      Threads &= G ? G->Threads : 0;
      if (!Threads)
        return;
      if (!Least || G->Bytes < Least->Bytes)
        Least = G;
    }
    if (!Least)
      return;
    Finding F = aboutOperand("smem-async-align", S, R, U);
    F.Message += " is aligned to " + std::to_string(Least->Bytes) +
                 (Least->Bytes == 1 ? " byte" : " bytes") +
                 ", but must be to " + std::to_string(*Need) +
                 "; the instruction traps or writes to another place";
    F.Notes.push_back(
        {Least->Decl->getLocation(),
         "'" + Least->Decl->getNameAsString() + "' is declared here",
         {}});
    // More alignment there is enough if what is added behind it fits.
    bool Short = isa<FieldDecl>(Least->Decl) || Least->Declared % *Need != 0;
    if (Short && !Least->Viewed && Least->After % *Need == 0)
      if (auto Fix = alignDeclaration(*Least->Decl, *Need, U.Ctx))
        F.FixIts.push_back(*Fix);
    if (F.FixIts.empty())
      noteStep(U, Known, S, R, *Need, F);
    noteTrail(S, U, F);
    Out(std::move(F));
  }
};

} // namespace

std::unique_ptr<Check> smemlint::makeSmemAsyncAlign(const OptionValues &) {
  return std::make_unique<SmemAsyncAlign>();
}
