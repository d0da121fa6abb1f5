//===- SmemAsyncAlign.cpp - ---------------------------------- -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SmemAsyncAlign.h"
#include "judge/Alignment.h"
#include "judge/SourceText.h"
#include "judge/Trail.h"
#include "judge/Where.h"
#include "resolve/Names.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/Attr.h"
#include "clang/Basic/SourceManager.h"
#include "llvm/Support/MathExtras.h"

using namespace clang;
using namespace smemlint;

/// `alignas(N)` in front of the declaration's type, where none is written yet.
static std::optional<FixItHint> alignDeclaration(const ValueDecl &D,
                                                 uint64_t Need, const Unit &U) {
  const auto *DD = dyn_cast<DeclaratorDecl>(&D);
  if (!DD || D.hasAttr<AlignedAttr>())
    return std::nullopt;
  SourceLocation Loc = DD->getTypeSpecStartLoc();
  if (Loc.isInvalid() || Loc.isMacroID() ||
      U.Ctx.getSourceManager().isInSystemHeader(Loc))
    return std::nullopt;
  return FixItHint::CreateInsertion(Loc,
                                    "alignas(" + std::to_string(Need) + ") ");
}

namespace {

class SmemAsyncAlign : public Check {
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
    std::optional<uint64_t> Need = S.alignNeed(R);
    if (!Need || *Need < 2 || !llvm::isPowerOf2_64(*Need))
      return;
    // Of several definitions, each has to fall short.
    std::optional<Guarantee> Least;
    for (const Trace &T : S[R].From) {
      std::optional<Guarantee> G = guaranteeOf(T, U);
      if (!G || (G->Bytes % *Need == 0))
        return;
      if (!Least || G->Bytes < Least->Bytes)
        Least = G;
    }
    if (!Least)
      return;
    Finding F;
    F.Check = "smem-async-align";
    F.Loc = S.Loc;
    F.Key = name(R).str();
    F.Instantiation = instantiationName(*S.Function);
    std::string Text = sourceText(S[R].Written, U.Ctx);
    F.Message = "the " + name(R).str() + " of '" + S.Op + "'" +
                (Text.empty() ? "" : ", '" + Text + "',") +
                " is aligned to " + std::to_string(Least->Bytes) +
                (Least->Bytes == 1 ? " byte" : " bytes") + ", but must be to " +
                std::to_string(*Need) +
                "; the instruction traps or writes to another place";
    if (S[R].Written)
      F.Ranges.push_back(
          CharSourceRange::getTokenRange(S[R].Written->getSourceRange()));
    F.Notes.push_back({Least->Decl->getLocation(),
                       "'" + Least->Decl->getNameAsString() +
                           "' is declared here",
                       {}});
    // More alignment there is enough if what is added behind it fits.
    bool Short = isa<FieldDecl>(Least->Decl) || Least->Declared % *Need != 0;
    if (Short && Least->After % *Need == 0)
      if (auto Fix = alignDeclaration(*Least->Decl, *Need, U))
        F.FixIts.push_back(*Fix);
    noteTrail(S, U, F);
    Out(std::move(F));
  }
};

} // namespace

std::unique_ptr<Check>
smemlint::makeSmemAsyncAlign(const OptionValues &) {
  return std::make_unique<SmemAsyncAlign>();
}
