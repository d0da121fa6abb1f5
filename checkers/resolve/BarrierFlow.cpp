//===- BarrierFlow.cpp - ------------------------------------- -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "BarrierFlow.h"
#include "Names.h"
#include "TracerDetail.h"
#include "clang/AST/ASTLambda.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/AST/StmtCXX.h"
#include "clang/Basic/SourceManager.h"

using namespace clang;
using namespace smemlint;

void BarrierFlow::index(const Stmt *Body, const FunctionDecl &In) {
  if (!Body)
    return;
  Bodies[Body] = &In;
  SmallVector<const Stmt *, 64> Work{Body};
  SmallVector<const FunctionDecl *, 4> Lambdas;
  while (!Work.empty()) {
    const Stmt *S = Work.pop_back_val();
    if (const auto *D = dyn_cast<DeclRefExpr>(S)) {
      if (const auto *V = dyn_cast<VarDecl>(D->getDecl()))
        Uses[V].push_back(D);
    } else if (isa<CXXThisExpr>(S)) {
      // In a lambda it is the object of the method around.
      const FunctionDecl *Owner = &In;
      while (isLambdaCallOperator(Owner))
        if (const auto *Outer =
                dyn_cast_or_null<FunctionDecl>(Owner->getParent()->getParent()))
          Owner = Outer;
        else
          break;
      Thises[Owner].push_back(cast<Expr>(S));
    } else if (const auto *L = dyn_cast<LambdaExpr>(S)) {
      if (const CXXMethodDecl *Op = L->getCallOperator())
        if (Op->hasBody() && !Op->isDependentContext())
          Lambdas.push_back(Op);
      if (const FunctionTemplateDecl *T =
              L->getLambdaClass()->getDependentLambdaCallOperator())
        Lambdas.append(T->spec_begin(), T->spec_end());
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
  for (const FunctionDecl *L : Lambdas)
    index(*L);
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

void BarrierFlow::indexFor(const VarDecl &V) {
  const FunctionDecl *Outermost = nullptr;
  for (const DeclContext *DC = V.getDeclContext(); DC; DC = DC->getParent())
    if (const auto *F = dyn_cast<FunctionDecl>(DC))
      Outermost = F;
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

namespace {
/// What an expression has to do with the barrier.
enum class Hold : uint8_t {
  Object,  ///< names its bytes, or a structure around them
  Pointer, ///< points to it; an integer that holds its address too
  Any,     ///< has a pointer to it somewhere inside
};

struct Held {
  Hold As;
  unsigned Depth;   ///< fields of the path that are behind
  const Stmt *Call; ///< in the variable's function, that led here
};
} // namespace

/// One question: of one variable and path.
class BarrierFlow::Walk {
public:
  Walk(BarrierFlow &F, const VarDecl &V, ArrayRef<const FieldDecl *> Path)
      : F(F), V(V), Path(Path) {}

  BarrierUses run() {
    variable(V, {Hold::Object, 0, nullptr});
    return Found;
  }

private:
  bool done() const { return Found.MayBeInitialised; }
  void lost() { Found.MayBeInitialised = true; }

  /// Follows all that \p D, a variable, holds.
  void variable(const VarDecl &D, Held H) {
    if (!enter(&D, H))
      return;
    F.indexFor(D);
    auto It = F.Uses.find(&D);
    if (It == F.Uses.end())
      return;
    SmallVector<const Expr *, 8> Uses(It->second.begin(), It->second.end());
    for (const Expr *E : Uses) {
      if (done())
        return;
      climb(E, H);
    }
  }

  void self(const FunctionDecl &Method, Held H) {
    if (!enter(&Method, H))
      return;
    F.index(Method);
    auto It = F.Thises.find(&Method);
    if (It == F.Thises.end())
      return;
    SmallVector<const Expr *, 8> Uses(It->second.begin(), It->second.end());
    Held Inside = H;
    if (Inside.As == Hold::Object)
      Inside.As = Hold::Pointer;
    for (const Expr *E : Uses) {
      if (done())
        return;
      climb(E, Inside);
    }
  }

  bool enter(const Decl *D, const Held &H) {
    constexpr unsigned Most = 512;
    if (done())
      return false;
    if (Seen.size() > Most) {
      lost();
      return false;
    }
    return Seen
        .insert({D, static_cast<unsigned>(H.As) + 4 * H.Depth})
        .second;
  }

  /// A variable that takes \p H as its value, or is bound to it.
  void bind(const VarDecl &D, Held H) {
    QualType T = D.getType();
    if (T->isReferenceType()) {
      if (H.As != Hold::Object)
        H.As = Hold::Any;
    } else if (T->isPointerType() || T->isIntegralOrEnumerationType()) {
      if (H.As == Hold::Object)
        return; // a copy of what lies there
    } else if (H.As == Hold::Object) {
      return;
    } else {
      H.As = Hold::Any;
    }
    variable(D, H);
  }

  void climb(const Expr *E, Held H);
  bool member(const MemberExpr &M, Held &H);
  void assign(const Expr *Left, Held H);
  bool call(const CallView &C, const Expr *E, bool AsObject, Held &H);
  void body(const CallView &C, const Expr *E, bool AsObject, Held H);
  void statement(const GCCAsmStmt &A, const Expr *E, Held H);
  void first(const Stmt *Op, const Held &H);
  const CatalogueEntry *entry(const FunctionDecl &Callee) const;

  BarrierFlow &F;
  const VarDecl &V;
  ArrayRef<const FieldDecl *> Path;
  BarrierUses Found;
  llvm::DenseSet<std::pair<const Decl *, unsigned>> Seen;
};

/// From \p E, which holds the barrier as \p H says, to what is done with it.
void BarrierFlow::Walk::climb(const Expr *E, Held H) {
  while (!done()) {
    const Stmt *P = F.Parents.lookup(E);
    if (!P)
      return; // an initialiser of a member: the object made holds it
    if (isa<ParenExpr, FullExpr, MaterializeTemporaryExpr, CXXBindTemporaryExpr,
            SubstNonTypeTemplateParmExpr>(P)) {
    } else if (const auto *C = dyn_cast<CastExpr>(P)) {
      switch (C->getCastKind()) {
      case CK_LValueToRValue:
        if (H.As == Hold::Object)
          return; // what lies there is no address
        break;
      case CK_ArrayToPointerDecay:
        if (H.As == Hold::Object)
          H.As = Hold::Pointer;
        break;
      case CK_PointerToBoolean:
      case CK_IntegralToBoolean:
      case CK_ToVoid:
        return;
      default:
        break;
      }
    } else if (const auto *M = dyn_cast<MemberExpr>(P)) {
      if (isa<CXXMethodDecl>(M->getMemberDecl())) {
        const Stmt *Outer = F.Parents.lookup(P);
        while (isa_and_nonnull<ParenExpr>(Outer))
          Outer = F.Parents.lookup(Outer);
        CallView Call{Outer};
        if (!Call)
          return lost();
        if (!call(Call, E, /*AsObject=*/true, H))
          return;
        P = Outer;
      } else if (!member(*M, H))
        return;
    } else if (const auto *S = dyn_cast<ArraySubscriptExpr>(P)) {
      if (S->getIdx() == E)
        return;
      if (H.As == Hold::Pointer)
        H.As = Hold::Object;
    } else if (const auto *U = dyn_cast<UnaryOperator>(P)) {
      if (U->getOpcode() == UO_AddrOf)
        H.As = H.As == Hold::Object ? Hold::Pointer : Hold::Any;
      else if (U->getOpcode() == UO_Deref)
        H.As = H.As == Hold::Pointer ? Hold::Object : Hold::Any;
      else if (U->getOpcode() == UO_LNot)
        return;
    } else if (const auto *B = dyn_cast<BinaryOperator>(P)) {
      if (B->isComparisonOp() || B->isLogicalOp())
        return;
      if (B->getOpcode() == BO_Comma) {
        if (B->getLHS() == E)
          return;
      } else if (B->isAssignmentOp()) {
        if (B->getRHS() == E && H.As != Hold::Object)
          assign(B->getLHS(), H);
        else if (H.As == Hold::Object)
          return; // a store over it
      }
    } else if (const auto *C = dyn_cast<AbstractConditionalOperator>(P)) {
      if (C->getCond() == E)
        return;
    } else if (const auto *D = dyn_cast<DeclStmt>(P)) {
      for (const Decl *One : D->decls())
        if (const auto *Var = dyn_cast<VarDecl>(One); Var && Var->getInit() == E)
          bind(*Var, H);
      return;
    } else if (isa<InitListExpr, CXXStdInitializerListExpr>(P)) {
      if (H.As == Hold::Object && !E->isGLValue())
        return;
      H.As = Hold::Any;
    } else if (CallView Call{P}; Call) {
      if (!call(Call, E, Call.object() == E, H))
        return;
    } else if (const auto *A = dyn_cast<GCCAsmStmt>(P)) {
      return statement(*A, E, H);
    } else if (isa<LambdaExpr>(P)) {
      // Its body names the variable itself; an init-capture is a variable.
      for (const LambdaCapture &C : cast<LambdaExpr>(P)->captures())
        if (C.capturesVariable())
          if (const auto *Var = dyn_cast<VarDecl>(C.getCapturedVar());
              Var && Var->isInitCapture() && Var->getInit() == E)
            bind(*Var, H);
      return;
    } else if (isa<ReturnStmt>(P)) {
      // Callers of the function that was entered go on from their call.
      if (H.As == Hold::Object && !E->isGLValue())
        return;
      if (!H.Call)
        lost();
      return;
    } else if (isa<UnaryExprOrTypeTraitExpr, CXXNoexceptExpr, CXXTypeidExpr,
                   AttributedStmt, SwitchStmt, IfStmt, WhileStmt, ForStmt,
                   DoStmt, CompoundStmt, CaseStmt, DefaultStmt, LabelStmt,
                   CXXForRangeStmt>(P)) {
      return;
    } else {
      return lost();
    }
    const auto *Up = dyn_cast<Expr>(P);
    if (!Up)
      return;
    E = Up;
  }
}

/// False where \p M names another member.
bool BarrierFlow::Walk::member(const MemberExpr &M, Held &H) {
  const auto *Field = dyn_cast<FieldDecl>(M.getMemberDecl());
  if (!Field)
    return false; // a static member
  if (H.As == Hold::Any)
    return true;
  H.As = Hold::Object;
  if (H.Depth == Path.size())
    return true;
  const FieldDecl *Want = Path[H.Depth];
  if (Field->getCanonicalDecl() == Want->getCanonicalDecl()) {
    ++H.Depth;
    return true;
  }
  // Members of a union, and of a class it was cast to, share its bytes.
  if (Field->getParent() != Want->getParent() || Field->getParent()->isUnion()) {
    H.Depth = Path.size();
    return true;
  }
  return false;
}

/// A pointer to the barrier is stored in \p Left.
void BarrierFlow::Walk::assign(const Expr *Left, Held H) {
  const Expr *L = Left->IgnoreParens();
  if (const VarDecl *Base = baseVariable(L)) {
    if (!Base->hasLocalStorage() && !Base->isStaticLocal())
      return lost();
    if (!isa<DeclRefExpr>(L) || Base->getType()->isReferenceType()) {
      H.As = Hold::Any;
      return variable(*Base, H);
    }
    return bind(*Base, H);
  }
  // A member of the method's own object: the call that led here says which.
  const auto *M = dyn_cast<MemberExpr>(L);
  if (M && isa<CXXThisExpr>(M->getBase()->IgnoreParenImpCasts()) && H.Call)
    return;
  lost();
}

/// The form of the catalogue that has this name and number of parameters.
const CatalogueEntry *
BarrierFlow::Walk::entry(const FunctionDecl &Callee) const {
  if (!Callee.getIdentifier() || !F.Cat.mayBeFunction(Callee.getName()))
    return nullptr;
  for (const CatalogueEntry *E : F.Cat.functions(qualifiedName(Callee)))
    if (!E->Args || *E->Args == Callee.getNumParams())
      return E;
  return nullptr;
}

void BarrierFlow::Walk::first(const Stmt *Op, const Held &H) {
  const Stmt *At = H.Call ? H.Call : Op;
  const SourceManager &SM = F.Ctx.getSourceManager();
  if (!Found.First || SM.isBeforeInTranslationUnit(At->getBeginLoc(),
                                                   Found.First->getBeginLoc()))
    Found.First = At;
}

/// True where the value of the call goes on holding it.
bool BarrierFlow::Walk::call(const CallView &C, const Expr *E, bool AsObject,
                             Held &H) {
  const FunctionDecl &Callee = *C.callee();
  QualType Result = C.expr()->getType();
  auto HandsOn = [&] {
    if (Result->isVoidType() || Result->isBooleanType())
      return false;
    if (C.expr()->isGLValue())
      H.As = H.As == Hold::Any ? Hold::Any : Hold::Object;
    else if (Result->isPointerType() || Result->isIntegralOrEnumerationType())
      H.As = H.As == Hold::Any ? Hold::Any : Hold::Pointer;
    else
      H.As = Hold::Any;
    return true;
  };
  if (const CatalogueEntry *Known = entry(Callee)) {
    switch (Known->Kind) {
    case EntryKind::Address:
    case EntryKind::Bits:
      return HandsOn();
    case EntryKind::Init:
      lost();
      return false;
    default:
      if (Known->Kind != EntryKind::Arrive && Known->Kind != EntryKind::Wait)
        if (std::optional<int> At = Known->role(Role::Barrier))
          if (*At == ThisArgument ? AsObject : C.arg(*At) == E)
            first(C.expr(), H);
      return false;
    }
  }
  const auto *Ctor = dyn_cast<CXXConstructorDecl>(&Callee);
  if (Ctor && Ctor->isCopyOrMoveConstructor()) {
    if (H.As == Hold::Object)
      return false; // a copy of what lies there
    H.As = Hold::Any;
    return true;
  }
  if (!Callee.hasBody()) {
    // The compiler's own functions that initialise are in the catalogue.
    if (!Callee.getBuiltinID() && !Callee.isImplicit() && !Callee.isDefaulted())
      lost();
    return HandsOn();
  }
  body(C, E, AsObject, H);
  // A method may keep what it was given.
  if (!AsObject && C.object() && H.As != Hold::Object) {
    const VarDecl *Base = baseVariable(C.object()->IgnoreParenImpCasts());
    Held Kept = H;
    Kept.As = Hold::Any;
    if (Base && Base->hasLocalStorage())
      variable(*Base, Kept);
    else if (!isLambdaCallOperator(&Callee) && !Callee.isTrivial() && !H.Call)
      lost();
  }
  return HandsOn();
}

/// The parameter, or `this`, of the function that takes \p E.
void BarrierFlow::Walk::body(const CallView &C, const Expr *E, bool AsObject,
                             Held H) {
  const FunctionDecl *Def = nullptr;
  if (!C.callee()->hasBody(Def) || !Def)
    return lost();
  if (Def->isDependentContext())
    return lost();
  if (!H.Call)
    H.Call = C.expr();
  if (AsObject) {
    if (C.objectIsPointer() && H.As == Hold::Any)
      return self(*Def, H);
    H.As = H.As == Hold::Any ? Hold::Any : Hold::Object;
    return self(*Def, H);
  }
  for (unsigned I = 0; I < C.size(); ++I)
    if (C.arg(I) == E) {
      if (I >= Def->getNumParams())
        return lost(); // variadic
      return bind(*Def->getParamDecl(I), H);
    }
}

void BarrierFlow::Walk::statement(const GCCAsmStmt &A, const Expr *E, Held H) {
  if (H.As == Hold::Object && !E->isGLValue())
    return;
  const AsmView &View = F.Tr.view(A);
  bool Transfers = false;
  for (const ptx::PtxInstruction &I : View.block().Instructions) {
    std::optional<ptx::PtxAsyncOp> Op = ptx::classify(I);
    if (!Op)
      continue;
    if (Op->Uncertain || Op->id() == ptx::PtxFormId::MbInit)
      return lost();
    const ptx::PtxOperand *Bar = Op->find(I, ptx::PtxRole::Barrier);
    Transfers |= Bar && (Op->Form->Category == ptx::PtxCategory::Transfer ||
                         Op->find(I, ptx::PtxRole::TxCount));
  }
  if (Transfers)
    first(&A, H);
  // What it computes may be the address in another form.
  for (unsigned I = 0; I < A.getNumOutputs(); ++I) {
    const Expr *Out = A.getOutputExpr(I);
    if (Out == E)
      continue;
    if (Out->getType()->isIntegralOrEnumerationType() &&
        F.Ctx.getTypeSize(Out->getType()) >= 32)
      assign(Out, H);
  }
}

BarrierUses BarrierFlow::of(const VarDecl &V,
                            ArrayRef<const FieldDecl *> Path) {
  if (isDynamicShared(V) || V.isInvalidDecl())
    return {true, nullptr};
  return Walk(*this, V, Path).run();
}
