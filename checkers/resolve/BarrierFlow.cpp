//===- BarrierFlow.cpp - -------------------------------------- -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "BarrierFlow.h"
#include "LeftOut.h"
#include "TracerDetail.h"
#include "clang/AST/ASTLambda.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/Basic/SourceManager.h"

using namespace clang;
using namespace smemlint;

const FunctionDecl *smemlint::methodAround(const FunctionDecl &In) {
  const FunctionDecl *Owner = &In;
  while (isLambdaCallOperator(Owner)) {
    const auto *Outer =
        dyn_cast_or_null<FunctionDecl>(Owner->getParent()->getParent());
    if (!Outer)
      break;
    Owner = Outer;
  }
  return Owner;
}

/// What stands in a declaration and is evaluated here.
static const Expr *defaultOf(const Stmt *S) {
  if (const auto *A = dyn_cast<CXXDefaultArgExpr>(S))
    return A->getExpr();
  if (const auto *I = dyn_cast<CXXDefaultInitExpr>(S))
    return I->getExpr();
  return nullptr;
}

void BarrierFlow::index(const Stmt *Body, const FunctionDecl &In) {
  if (!Body)
    return;
  Bodies[Body] = &In;
  SmallVector<const Stmt *, 64> Work{Body};
  SmallVector<const FunctionDecl *, 4> Inner;
  while (!Work.empty()) {
    const Stmt *S = Work.pop_back_val();
    if (const auto *D = dyn_cast<DeclRefExpr>(S)) {
      if (isa<VarDecl, BindingDecl>(D->getDecl()))
        Uses[D->getDecl()].push_back(D);
    } else if (isa<CXXThisExpr>(S)) {
      Thises[methodAround(In)].push_back(cast<Expr>(S));
    } else if (const Expr *Default = defaultOf(S)) {
      Parents[Default] = S;
      Work.push_back(Default);
      continue;
    } else if (const auto *C = dyn_cast<CXXConstructExpr>(S);
               C && C->getConstructor()->isDefaulted()) {
      Inner.push_back(C->getConstructor()); // runs initialisers of members
    } else if (const auto *L = dyn_cast<LambdaExpr>(S)) {
      if (const CXXMethodDecl *Op = L->getCallOperator())
        if (Op->hasBody() && !Op->isDependentContext())
          Inner.push_back(Op);
      if (const FunctionTemplateDecl *T =
              L->getLambdaClass()->getDependentLambdaCallOperator())
        Inner.append(T->spec_begin(), T->spec_end());
      for (const Expr *Init : L->capture_inits())
        if (Init) {
          Parents[Init] = S;
          Work.push_back(Init);
        }
      continue;
    }
    SmallVector<const Stmt *, 8> Children(S->child_begin(), S->child_end());
    for (const Stmt *C : llvm::reverse(Children))
      if (C) {
        Parents[C] = S;
        Work.push_back(C);
      }
  }
  for (const FunctionDecl *I : Inner)
    index(*I);
}

void BarrierFlow::index(const FunctionDecl &F) {
  const FunctionDecl *Def = nullptr;
  if (!F.hasBody(Def) || !Def || !Indexed.insert(Def).second)
    return;
  index(Def->getBody(), *Def);
  if (const auto *C = dyn_cast<CXXConstructorDecl>(Def))
    for (const CXXCtorInitializer *I : C->inits())
      index(I->getInit(), *Def);
}

static const FunctionDecl *outermost(const VarDecl &V) {
  const FunctionDecl *Outermost = nullptr;
  for (const DeclContext *DC = V.getDeclContext(); DC; DC = DC->getParent())
    if (const auto *F = dyn_cast<FunctionDecl>(DC))
      Outermost = F;
  return Outermost && Outermost->getDefinition() ? Outermost->getDefinition()
                                                 : Outermost;
}

void BarrierFlow::indexFor(const VarDecl &V) {
  const FunctionDecl *Outermost = outermost(V);
  if (Outermost) {
    index(*Outermost);
    if (const auto *Own = dyn_cast<FunctionDecl>(V.getDeclContext()))
      index(*Own);
    return;
  }
  if (!std::exchange(All, true))
    for (const FunctionDecl *F : Functions())
      index(*F);
}

bool BarrierFlow::isNeverMoved(const VarDecl &V, bool Constant) {
  indexFor(V);
  auto It = Uses.find(&V);
  return It == Uses.end() || llvm::none_of(It->second, [&](const Expr *E) {
           const Stmt *P = Parents.lookup(E), *Below = E;
           while (isa_and_nonnull<ParenExpr, CastExpr>(P)) {
             Below = P;
             P = Parents.lookup(P);
           }
           const Expr *By = nullptr;
           if (const auto *S = dyn_cast_or_null<ArraySubscriptExpr>(P))
             By = S->getIdx() == Below ? nullptr : S->getIdx();
           else if (const auto *B = dyn_cast_or_null<BinaryOperator>(P);
                    B && (B->isAdditiveOp() || B->isAssignmentOp()))
             By = B->getLHS() == Below ? B->getRHS() : B->getLHS();
           else if (const auto *U = dyn_cast_or_null<UnaryOperator>(P))
             return U->isIncrementDecrementOp() && !Constant;
           if (!By || !Constant)
             return By != nullptr;
           Expr::EvalResult R;
           return !By->isValueDependent() && By->EvaluateAsInt(R, Ctx) &&
                  !R.Val.getInt().isZero();
         });
}

bool BarrierFlow::isNeverWritten(const VarDecl &V) {
  indexFor(V);
  auto It = Uses.find(&V);
  return It == Uses.end() || llvm::all_of(It->second, [&](const Expr *E) {
           const Stmt *P = Parents.lookup(E);
           while (isa_and_nonnull<ParenExpr>(P))
             P = Parents.lookup(P);
           const auto *C = dyn_cast_or_null<CastExpr>(P);
           return C && C->getCastKind() == CK_LValueToRValue;
         });
}

bool BarrierFlow::isLeftOut(const FunctionDecl &In, const VarDecl *V) {
  index(In);
  bool Broken = Ctx.getDiagnostics().hasUncompilableErrorOccurred();
  StringRef Text = bodyText(In, Ctx);
  if (!Broken && !(hasDirective(Text) && Text.contains_insensitive("init")))
    return false;
  if (!V)
    return true;
  llvm::DenseSet<SourceLocation> Seen;
  const SourceManager &SM = Ctx.getSourceManager();
  for (const auto &[D, Refs] : Uses) {
    if (D->getDeclName() != V->getDeclName())
      continue;
    Seen.insert(SM.getSpellingLoc(D->getLocation()));
    for (const Expr *E : Refs)
      Seen.insert(SM.getSpellingLoc(E->getExprLoc()));
  }
  Seen.insert(SM.getSpellingLoc(V->getLocation()));
  return V->getIdentifier() && isNamedElsewhere(V->getName(), In, Seen, Ctx);
}

BarrierUses BarrierFlow::of(const VarDecl &V,
                            ArrayRef<const FieldDecl *> Path) {
  if (isDynamicShared(V) || V.isInvalidDecl())
    return {true, nullptr};
  indexFor(V);
  const FunctionDecl *In = outermost(V);
  if (In ? isLeftOut(*In, &V)
         : Ctx.getDiagnostics().hasUncompilableErrorOccurred())
    return {true, nullptr};
  return walk(V, Path);
}
