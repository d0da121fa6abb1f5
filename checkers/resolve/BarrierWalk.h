//===- BarrierWalk.h - Where a barrier's address goes --------- -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One question of BarrierFlow: of one variable and path.
//
//===----------------------------------------------------------------------===//

#ifndef SMEMLINT_RESOLVE_BARRIERWALK_H
#define SMEMLINT_RESOLVE_BARRIERWALK_H

#include "BarrierFlow.h"
#include "clang/AST/DeclCXX.h"

namespace smemlint {

/// What an expression has to do with the barrier.
enum class Hold : uint8_t {
  Object,  ///< names its bytes, or a structure around them
  Pointer, ///< points to it; an integer that holds its address too
  Any,     ///< has a pointer to it somewhere inside
};

struct Held {
  Hold As;
  unsigned Depth;          ///< fields of the path that are behind
  const clang::Stmt *Call; ///< in the variable's function, that led here
  /// It is the address of another member, from which pointer arithmetic may
  /// lead to the barrier.
  bool Near = false;
  bool Moved = false; ///< Near, and there was such arithmetic
};

class BarrierFlow::Walk {
public:
  Walk(BarrierFlow &F, const clang::VarDecl &V,
       llvm::ArrayRef<const clang::FieldDecl *> Path)
      : F(F), V(V), Path(Path) {}

  BarrierUses run() {
    variable(V, {Hold::Object, 0, nullptr});
    return Found;
  }

private:
  bool done() const { return Found.MayBeInitialised; }
  void lost() { Found.MayBeInitialised = true; }

  /// Follows all that \p D, a variable, holds.
  void variable(const clang::VarDecl &D, Held H) {
    if (!enter(&D, H))
      return;
    F.indexFor(D);
    if (H.As == Hold::Any)
      destroyed(D.getType(), H);
    if (const auto *Parts = llvm::dyn_cast<clang::DecompositionDecl>(&D))
      for (const clang::BindingDecl *B : Parts->bindings())
        binding(*B, H);
    uses(D, H);
  }

  void uses(const clang::ValueDecl &D, Held H) {
    auto It = F.Uses.find(&D);
    if (It == F.Uses.end())
      return;
    llvm::SmallVector<const clang::Expr *, 8> Uses(It->second.begin(),
                                                   It->second.end());
    for (const clang::Expr *E : Uses) {
      if (done())
        return;
      climb(E, H);
    }
  }

  void self(const clang::FunctionDecl &Method, Held H) {
    if (!enter(&Method, H))
      return;
    F.index(Method);
    auto It = F.Thises.find(&Method);
    if (It == F.Thises.end())
      return;
    llvm::SmallVector<const clang::Expr *, 8> Uses(It->second.begin(),
                                                   It->second.end());
    Held Inside = H;
    if (Inside.As == Hold::Object)
      Inside.As = Hold::Pointer;
    for (const clang::Expr *E : Uses) {
      if (done())
        return;
      climb(E, Inside);
    }
  }

  bool enter(const clang::Decl *D, const Held &H) {
    constexpr unsigned Most = 512;
    if (done())
      return false;
    if (Seen.size() > Most) {
      lost();
      return false;
    }
    unsigned As = static_cast<unsigned>(H.As) + 4 * H.Near + 8 * H.Moved;
    return Seen.insert({D, As + 16 * H.Depth}).second;
  }

  /// A name for a part of what is decomposed.
  void binding(const clang::BindingDecl &B, Held H) {
    const auto *M = llvm::dyn_cast_or_null<clang::MemberExpr>(B.getBinding());
    bool Element =
        llvm::isa_and_nonnull<clang::ArraySubscriptExpr>(B.getBinding());
    if (B.getHoldingVar() || (!M && !Element))
      return lost();
    if (!M || member(*M, H))
      uses(B, H);
  }

  /// The destructor of an object that has it inside.
  void destroyed(clang::QualType T, Held H) {
    const clang::CXXRecordDecl *R = T->getAsCXXRecordDecl();
    if (!R || !R->hasDefinition() || R->hasTrivialDestructor())
      return;
    const clang::CXXDestructorDecl *D = R->getDestructor();
    if (!D || !D->isUserProvided() || !D->hasBody())
      return lost();
    self(*D, H);
  }

  /// A variable that takes \p H as its value, or is bound to it.
  void bind(const clang::VarDecl &D, Held H) {
    clang::QualType T = D.getType();
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

  void climb(const clang::Expr *E, Held H);
  /// \p E, a pointer or an address, is moved on.
  void advance(const clang::Expr *E, Held H) {
    if (!std::exchange(H.Moved, H.Near) && H.Near)
      if (const clang::VarDecl *Base = baseVariable(E))
        variable(*Base, H);
  }
  bool isWider(clang::QualType T) const {
    clang::QualType To = T->getPointeeType();
    return !To.isNull() && To->isRecordType() && !To->isIncompleteType() &&
           F.Ctx.getTypeSize(To) > 64;
  }
  bool member(const clang::MemberExpr &M, Held &H);
  void assign(const clang::Expr *Left, Held H);
  void keep(const clang::Expr *Object, Held H);
  const clang::FunctionDecl *methodOf(const clang::Stmt *S) const;
  void initialises(const Held &H) {
    if (!H.Near || H.Moved)
      lost();
  }
  bool call(const CallView &C, const clang::Expr *E, bool AsObject, Held &H);
  void body(const CallView &C, const clang::Expr *E, bool AsObject, Held H);
  void statement(const clang::GCCAsmStmt &A, const clang::Expr *E, Held H);
  void first(const clang::Stmt *Op, const Held &H);
  const CatalogueEntry *entry(const clang::FunctionDecl &Callee) const;

  BarrierFlow &F;
  const clang::VarDecl &V;
  llvm::ArrayRef<const clang::FieldDecl *> Path;
  BarrierUses Found;
  llvm::DenseSet<std::pair<const clang::Decl *, unsigned>> Seen;
  llvm::DenseSet<const clang::VarDecl *> Kept; ///< references, see keep()
};

} // namespace smemlint

#endif // SMEMLINT_RESOLVE_BARRIERWALK_H
