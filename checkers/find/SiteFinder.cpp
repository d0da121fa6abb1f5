//===- SiteFinder.cpp - -------------------------------------- -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SiteFinder.h"
#include "OpenSites.h"
#include "PtxSites.h"
#include "Roots.h"
#include "resolve/Infer.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/AST/ExprCXX.h"
#include "clang/ASTMatchers/ASTMatchFinder.h"
#include "clang/Basic/SourceManager.h"
#include "llvm/ADT/SmallVector.h"

using namespace clang;
using namespace smemlint;

SiteFinder::SiteFinder(ASTContext &Ctx, const Catalogue &Cat, TypeMap &Types,
                       Tracer &Tr)
    : Ctx(Ctx), Types(Types), Tr(Tr), Sizes(Tr.definitions(), Ctx),
      Entries(Cat), Matchers(Entries), Api(Ctx, Cat, Types, Tr) {}

SiteFinder::~SiteFinder() {
  // From the outermost calls inwards: a long chain would be destroyed
  // recursively.
  Done.clear();
  Asm.clear();
  while (!Sites.empty())
    Sites.pop_back();
}

std::vector<const FunctionDecl *> SiteFinder::functions() const {
  std::vector<const FunctionDecl *> All;
  for (const auto &[F, Own] : Done)
    All.push_back(F);
  return All;
}

void SiteFinder::run(const std::vector<const Decl *> *TopLevel) {
  forEachRoot(Ctx, TopLevel, [this](const FunctionDecl &F) { summarise(F); });
}

const SiteFinder::Summary &SiteFinder::summarise(const FunctionDecl &F) {
  static const Summary Nothing;
  const FunctionDecl *Def = nullptr;
  if (!F.hasBody(Def) || !Def || !isConcrete(*Def))
    return Nothing;
  auto [It, New] = Done.try_emplace(Def, nullptr);
  if (!New)
    return It->second ? *It->second : Nothing; // on a cycle: nothing yet
  Summary Own;
  Place Caller = lookedAt();
  lookingAt({Def->getLocation(), Def});
  // A chain of calls may be longer than a stack is.
  onEnoughStack([&] { body(*Def, Own); });
  lookingAt(Caller);
  if (!Own.Any)
    return Nothing;
  return *(Done[Def] = std::make_unique<Summary>(std::move(Own)));
}

static bool isEmptyClass(QualType T) {
  const CXXRecordDecl *RD = T->getAsCXXRecordDecl();
  return RD && RD->hasDefinition() && RD->isEmpty();
}

/// A constexpr call that takes and returns objects without members: static
/// layouts and the like, most of what template libraries instantiate. No
/// address goes in, and no instruction comes out.
static bool isComputationOnTypes(const Stmt &S) {
  if (!isa<CallExpr, CXXConstructExpr>(S) ||
      !isEmptyClass(cast<Expr>(S).getType()))
    return false;
  CallView Call{&S};
  if (!Call || !Call.callee()->isConstexpr() ||
      (Call.object() &&
       !isEmptyClass(Call.objectIsPointer()
                         ? Call.object()->getType()->getPointeeType()
                         : Call.object()->getType())))
    return false;
  for (unsigned I = 0; I < Call.size(); ++I)
    if (!isEmptyClass(Call.arg(I)->getType()))
      return false;
  return true;
}

void SiteFinder::body(const FunctionDecl &F, Summary &Own) {
  SmallVector<const Stmt *, 64> Work{F.getBody()};
  if (const auto *C = dyn_cast<CXXConstructorDecl>(&F))
    for (const CXXCtorInitializer *I : C->inits())
      Work.push_back(I->getInit());
  while (!Work.empty()) {
    const Stmt *S = Work.pop_back_val();
    if (!S || isa<UnaryExprOrTypeTraitExpr, RecoveryExpr>(S))
      continue;
    if (isComputationOnTypes(*S))
      continue;
    statement(*S, F, Own);
    if (const auto *L = dyn_cast<LambdaExpr>(S)) {
      Work.append(L->capture_init_begin(), L->capture_init_end());
      continue;
    }
    size_t First = Work.size();
    Work.append(S->child_begin(), S->child_end());
    std::reverse(Work.begin() + First, Work.end()); // source order
  }
}

/// A value of this type can be a function.
static bool namesFunctions(QualType T) {
  return T->isFunctionType() || T->isFunctionPointerType() ||
         T->isFunctionReferenceType() || T->isVoidPointerType();
}

void SiteFinder::statement(const Stmt &S, const FunctionDecl &In,
                           Summary &Own) {
  if (const auto *L = dyn_cast<LambdaExpr>(&S)) {
    // Also when nobody calls it here: it may be handed to a library.
    if (const CXXMethodDecl *Op = L->getCallOperator())
      summarise(*Op);
    return;
  }
  if (const auto *D = dyn_cast<DeclStmt>(&S)) {
    for (const Decl *Local : D->decls())
      if (const auto *RD = dyn_cast<CXXRecordDecl>(Local))
        for (const CXXMethodDecl *M : RD->methods())
          summarise(*M);
    return;
  }
  // Also where only its address is taken.
  if (const auto *D = dyn_cast<DeclRefExpr>(&S)) {
    if (const auto *F = dyn_cast<FunctionDecl>(D->getDecl()))
      summarise(*F);
    return;
  }
  if (const auto *A = dyn_cast<GCCAsmStmt>(&S)) {
    if (!mayBeAsync(*A))
      return;
    lookingAt({A->getAsmLoc(), &In});
    AsmUse Use{&Tr.view(*A), &In, ptxSites(*A, Tr, Ctx)};
    for (auto &[At, Site] : Use.Transfers) {
      Site->Function = &In;
      for (unsigned I = 0; I != NumRoles; ++I)
        infer(Site->Operands[I], static_cast<Role>(I), Types);
      size(*Site);
      keep(Site, Own);
    }
    Asm.push_back(std::move(Use));
    return;
  }
  CallView Call{&S};
  if (!Call)
    return;
  // The arguments of broken code say nothing.
  if (Call.expr()->containsErrors())
    return;
  lookingAt({Call.expr()->getBeginLoc(), &In});
  // The body of a library's function is a site of its own, and not the user's.
  const Summary &Inside = summarise(*Call.callee());
  // A matcher is dear: only where the name promises something.
  if (const CatalogueEntry *E = Entries(*Call.callee());
      E && !ast_matchers::match(Matchers.Api, S, Ctx).empty()) {
    SitePtr Site = Api.site(Call, *E, In);
    size(*Site);
    keep(std::move(Site), Own);
    return;
  }
  for (size_t I = 0; I < Inside.Open.size(); ++I) {
    SitePtr Inner = Inside.Open[I];
    keep(callerSite(Call, Inner, In), Own);
  }
  if (Inside.Open.empty())
    reach(Call, In, Inside, Own);
  // A function handed on by its address is called by somebody.
  for (unsigned I = 0; I < Call.size(); ++I) {
    if (!namesFunctions(Call.arg(I)->getType()))
      continue;
    const Expr *Arg = Call.arg(I)->IgnoreParenCasts();
    if (const auto *U = dyn_cast<UnaryOperator>(Arg);
        U && U->getOpcode() == UO_AddrOf)
      Arg = U->getSubExpr()->IgnoreParenCasts();
    if (const auto *D = dyn_cast<DeclRefExpr>(Arg))
      if (const auto *F = dyn_cast<FunctionDecl>(D->getDecl()))
        reach(Call, In, summarise(*F), Own);
  }
}

/// A call whose own arguments decide nothing, on the way to a transfer.
void SiteFinder::reach(const CallView &Call, const FunctionDecl &In,
                       const Summary &Inside, Summary &Own) {
  if (!Inside.Any)
    return;
  auto S = std::make_shared<AsyncSite>();
  S->Kind = Inside.Any->Kind;
  S->Op = Inside.Any->Op;
  S->Loc = Call.expr()->getBeginLoc();
  S->Node = Call.expr();
  S->Function = &In;
  S->Callee = Call.callee();
  S->leadTo(Inside.Any);
  S->Reaches = true;
  keep(std::move(S), Own);
}

void SiteFinder::keep(SitePtr Site, Summary &Own) {
  Sites.push_back(Site);
  Site->InLibrary = Entries(*Site->Function) != nullptr;
  if (!Own.Any ||
      (Own.Any->Kind == SiteKind::Prefetch && Site->Kind != SiteKind::Prefetch))
    Own.Any = Site;
  bool IsOpen =
      llvm::any_of(Site->Operands, [](const Operand &O) { return O.isOpen(); });
  if (IsOpen && addsToSummary(*Site, Own.Open))
    Own.Open.push_back(std::move(Site));
}

/// The arguments of this call that stand for the open roots of \p From.
static SmallVector<const Expr *, 1> argumentsFor(const Traces &From,
                                                 const CallView &Call) {
  SmallVector<const Expr *, 1> Out;
  for (const Trace &T : From) {
    const Expr *Arg = nullptr;
    if (T.From.K == Root::This)
      Arg = Call.object();
    else if (const auto *P = dyn_cast_or_null<ParmVarDecl>(T.From.Decl);
             P && T.From.K == Root::Parameter && Call.takes(*P))
      Arg = Call.arg(*P);
    if (Arg && !llvm::is_contained(Out, Arg))
      Out.push_back(Arg);
  }
  return Out;
}

SitePtr SiteFinder::callerSite(const CallView &Call, const SitePtr &Inner,
                               const FunctionDecl &In) {
  auto S = std::make_shared<AsyncSite>(*Inner);
  Inner->HasOuter = true;
  S->HasOuter = false;
  S->leadTo(Inner);
  S->Loc = Call.expr()->getBeginLoc();
  S->Node = Call.expr();
  S->Function = &In;
  S->Callee = Call.callee();
  for (unsigned I = 0; I != NumRoles; ++I) {
    Operand &O = S->Operands[I];
    if (!O.isOpen())
      continue;
    O.Pieces = argumentsFor(O.From, Call);
    if (!O.Pieces.empty())
      O.Written = O.Pieces.front();
    O.From = Tr.atCall(O.From, Call);
    infer(O, static_cast<Role>(I), Types);
  }
  size(*S);
  return S;
}
