//===- BarrierObject.cpp - ----------------------------------- -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "BarrierObject.h"
#include "resolve/CallView.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/Attr.h"
#include "clang/AST/RecursiveASTVisitor.h"
#include "clang/Basic/SourceManager.h"
#include "llvm/ADT/SmallPtrSet.h"

using namespace clang;
using namespace smemlint;

BarrierObject smemlint::barrierObject(const Operand &O) {
  BarrierObject Out;
  for (const Trace &T : O.From) {
    const auto *V = dyn_cast_or_null<VarDecl>(T.From.Decl);
    if (!V || T.From.K != Root::Variable || T.From.Of != Root::Object ||
        !V->hasAttr<CUDASharedAttr>())
      return {};
    BarrierObject One;
    One.Variable = V;
    for (const Step &S : T.Steps)
      if (S.K == Step::Load)
        One.Loaded = true;
      else if (const auto *F = dyn_cast_or_null<FieldDecl>(S.Decl);
               F && S.K == Step::Field && !One.Loaded)
        One.Path.push_back(F);
    if (Out && (Out.Variable != One.Variable || Out.Path != One.Path ||
                Out.Loaded != One.Loaded))
      return {};
    Out = One;
  }
  return Out;
}

/// One element holds one mbarrier: 64 bits.
static bool isBarrierElement(QualType T, const TypeMap &Types,
                             const ASTContext &Ctx) {
  if (T->isIntegerType() && Ctx.getTypeSize(T) == 64)
    return true;
  return static_cast<bool>(Types.barrier(T));
}

WholeArray smemlint::namedWhole(const Expr *E, const TypeMap &Types,
                                const ASTContext &Ctx) {
  bool Deref = false;
  while (E) {
    E = E->IgnoreParenCasts();
    if (const auto *F = dyn_cast<FullExpr>(E)) {
      E = F->getSubExpr();
      continue;
    }
    const auto *U = dyn_cast<UnaryOperator>(E);
    if (U && (U->getOpcode() == UO_AddrOf || U->getOpcode() == UO_Deref)) {
      Deref |= U->getOpcode() == UO_Deref;
      E = U->getSubExpr();
      continue;
    }
    CallView Call{E};
    if (!Call || isa<CXXConstructExpr>(E) || Call.object() || Call.size() != 1)
      break;
    E = Call.arg(0);
  }
  const ValueDecl *D = nullptr;
  if (const auto *R = dyn_cast_or_null<DeclRefExpr>(E))
    D = R->getDecl();
  else if (const auto *M = dyn_cast_or_null<MemberExpr>(E))
    D = M->getMemberDecl();
  else if (const auto *S = dyn_cast_or_null<ArraySubscriptExpr>(E)) {
    // A row of a two-dimensional array.
    const Expr *Base = S->getBase()->IgnoreParenImpCasts();
    if (const auto *R = dyn_cast<DeclRefExpr>(Base))
      D = R->getDecl();
    else if (const auto *M = dyn_cast<MemberExpr>(Base))
      D = M->getMemberDecl();
  }
  const ConstantArrayType *A =
      D ? Ctx.getAsConstantArrayType(E->getType()) : nullptr;
  if (!A || A->getSize().ule(1) ||
      !isBarrierElement(A->getElementType(), Types, Ctx))
    return {};
  return {D, A, Deref};
}

TypeMap::Barrier smemlint::barrierClass(const Operand &O,
                                        const TypeMap &Types) {
  if (O.Written) {
    QualType T = O.Written->IgnoreParenCasts()->getType();
    if (T->isPointerType())
      T = T->getPointeeType();
    if (TypeMap::Barrier B = Types.barrier(T))
      return B;
  }
  for (const Trace &T : O.From) {
    for (const Step &S : llvm::reverse(T.Steps))
      if ((S.K == Step::View || S.K == Step::Load || S.K == Step::Field ||
           S.K == Step::Piece) &&
          !S.Type.isNull())
        if (TypeMap::Barrier B = Types.barrier(S.Type))
          return B;
    if (!T.From.Type.isNull())
      if (TypeMap::Barrier B = Types.barrier(T.From.Type))
        return B;
  }
  return {};
}

/// A variable that starts without a constructor: nvcc wants that of all that
/// are not in shared memory, and only barriers of the wider scopes can.
static bool isInGlobalMemory(const VarDecl &V) {
  return V.hasGlobalStorage() && !V.hasAttr<CUDASharedAttr>();
}

using Aliases = llvm::SmallPtrSet<const TypedefNameDecl *, 4>;

namespace {
class ScopeFinder : public RecursiveASTVisitor<ScopeFinder> {
public:
  ScopeFinder(llvm::StringRef Name) : Name(Name) {}

  bool VisitDeclRefExpr(DeclRefExpr *D) {
    if (const auto *C = dyn_cast<EnumConstantDecl>(D->getDecl())) {
      if (C->getName() == Name)
        Places.push_back(D->getLocation());
    } else if (const auto *V = dyn_cast<VarDecl>(D->getDecl()))
      declaration(*V);
    return true;
  }
  bool VisitMemberExpr(MemberExpr *M) {
    if (const auto *F = dyn_cast<FieldDecl>(M->getMemberDecl());
        F && F->getTypeSourceInfo() && Seen.insert(F).second)
      TraverseTypeLoc(F->getTypeSourceInfo()->getTypeLoc());
    return true;
  }
  bool VisitTypedefTypeLoc(TypedefTypeLoc L) {
    declared(*L.getTypePtr()->getDecl());
    return true;
  }

  void declaration(const VarDecl &V) {
    if (!Seen.insert(&V).second || Seen.size() > 16)
      return;
    Global |= isInGlobalMemory(V);
    if (V.getTypeSourceInfo())
      TraverseTypeLoc(V.getTypeSourceInfo()->getTypeLoc());
    if (V.getInit())
      TraverseStmt(const_cast<Expr *>(V.getInit()));
  }
  void declared(const TypedefNameDecl &T) {
    Names.insert(&T);
    if (Seen.insert(&T).second && T.getTypeSourceInfo())
      TraverseTypeLoc(T.getTypeSourceInfo()->getTypeLoc());
  }

  llvm::SmallVector<SourceLocation, 2> Places;
  Aliases Names;
  bool Global = false;

private:
  llvm::StringRef Name;
  llvm::SmallPtrSet<const Decl *, 8> Seen;
};
} // namespace

static bool isDeclaredBy(const Aliases &Names, QualType T,
                         const ASTContext &Ctx, unsigned Depth = 0) {
  while (Depth < 8) {
    if (const auto *A = dyn_cast<TypedefType>(T.getTypePtr());
        A && Names.contains(A->getDecl()))
      return true;
    QualType Of = T->isPointerType() || T->isReferenceType()
                      ? T->getPointeeType()
                      : QualType();
    if (const ArrayType *A = Ctx.getAsArrayType(T))
      Of = A->getElementType();
    QualType Next = T.getSingleStepDesugaredType(Ctx);
    if (Next == T && Of.isNull())
      break;
    T = Next == T ? Of : Next;
  }
  const RecordDecl *R = T->getAsRecordDecl();
  return R && R->isCompleteDefinition() && Depth < 8 &&
         llvm::any_of(
             R->fields(),
             [&](const FieldDecl *F) {
               return isDeclaredBy(Names, F->getType(), Ctx, Depth + 1);
             });
}

/// Whether the user's code has a variable in global memory of one of these.
static bool anyInGlobalMemory(const DeclContext &In, const Aliases &Names,
                              const ASTContext &Ctx) {
  const SourceManager &SM = Ctx.getSourceManager();
  return llvm::any_of(In.decls(), [&](const Decl *D) {
    if (SM.isInSystemHeader(D->getLocation()))
      return false;
    if (const auto *V = dyn_cast<VarDecl>(D))
      return isInGlobalMemory(*V) && isDeclaredBy(Names, V->getType(), Ctx);
    const auto *Inner = isa<NamespaceDecl, LinkageSpecDecl, CXXRecordDecl>(D)
                            ? dyn_cast<DeclContext>(D)
                            : nullptr;
    return Inner && anyInGlobalMemory(*Inner, Names, Ctx);
  });
}

std::vector<FixItHint> smemlint::rewriteScope(const Expr *E,
                                              llvm::StringRef From,
                                              llvm::StringRef To,
                                              const ASTContext &Ctx) {
  ScopeFinder Find(From);
  Find.TraverseStmt(const_cast<Expr *>(E));
  std::vector<FixItHint> Out;
  const SourceManager &SM = Ctx.getSourceManager();
  if (Find.Global ||
      (!Find.Names.empty() &&
       anyInGlobalMemory(*Ctx.getTranslationUnitDecl(), Find.Names, Ctx)))
    return {};
  llvm::sort(Find.Places);
  Find.Places.erase(std::unique(Find.Places.begin(), Find.Places.end()),
                    Find.Places.end());
  for (SourceLocation L : Find.Places) {
    if (L.isMacroID() || SM.isInSystemHeader(L))
      return {};
    Out.push_back(
        FixItHint::CreateReplacement(CharSourceRange::getTokenRange(L, L), To));
  }
  return Out;
}
