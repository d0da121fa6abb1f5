//===- Tracer.h - Where an address or a value comes from -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Answers for one expression in its own function; parameters of device
// functions stay open until atCall() puts a caller's arguments in their place.
// Rules: docs/architecture.md, "Resolve".
//
//===----------------------------------------------------------------------===//

#ifndef SMEMLINT_RESOLVE_TRACER_H
#define SMEMLINT_RESOLVE_TRACER_H

#include "AsmView.h"
#include "CallView.h"
#include "Definitions.h"
#include "TypeMap.h"
#include "model/Site.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/ExprCXX.h"

namespace smemlint {

class Tracer {
public:
  Tracer(const clang::ASTContext &Ctx, const Catalogue &Cat, TypeMap &Types)
      : Ctx(Ctx), Cat(Cat), Types(Types) {}

  /// What \p E, a pointer or an integer that holds an address, points to.
  Traces pointee(const clang::Expr *E);
  /// The object that the glvalue \p E names.
  Traces object(const clang::Expr *E);
  /// The bits of \p E. A glvalue stands for what it holds.
  Traces value(const clang::Expr *E);

  /// pointee() for pointers and integers, object() for references and classes.
  Traces address(const clang::Expr *E);

  /// \p Of, found in the callee, with the call's arguments in place of its
  /// parameters and its object in place of `this`.
  Traces atCall(const Traces &Of, const CallView &Call);

  /// What an operand of instruction \p At of an asm statement points to, or
  /// the bits it holds; through the instructions before it.
  Traces asmPointee(const AsmView &V, const ptx::PtxOperand &O, size_t At);
  Traces asmValue(const AsmView &V, const ptx::PtxOperand &O, size_t At);

  /// Parsed once for each statement.
  const AsmView &view(const clang::GCCAsmStmt &A);

  Definitions &definitions() { return Defs; }

private:
  enum class Want : uint8_t { Pointee, Value };

  // Tracer.cpp: addresses
  Traces pointeeOfCast(const clang::CastExpr *C);
  Traces pointeeOfClass(const clang::Expr *E);
  Traces pointeeOfSum(const clang::BinaryOperator *B);
  Traces objectOfReference(const clang::DeclRefExpr *D,
                           const clang::VarDecl *V);

  // TracerValues.cpp
  Traces valueOfCast(const clang::CastExpr *C);
  Traces valueOfCall(const clang::CallExpr *C);
  Traces combined(const clang::BinaryOperator *B);

  // TracerLoads.cpp: through what was stored before
  Traces load(const Traces &Objects, clang::QualType T, Want W);
  Traces load(const Trace &Object, clang::QualType T, Want W);
  Traces fromDefinitions(const clang::VarDecl &V, llvm::ArrayRef<Step> Path,
                         clang::QualType T, Want W);
  /// The part of the value \p E, of class or array type, that Path names.
  Traces partOf(const clang::Expr *E, llvm::ArrayRef<Step> Path,
                clang::QualType T, Want W);
  Traces fieldOfConstructed(const clang::CXXConstructExpr *C,
                            llvm::ArrayRef<Step> Path, clang::QualType T,
                            Want W);
  void piece(Traces &To, clang::QualType T, const clang::ValueDecl *D);
  bool isReassigned(const clang::FieldDecl &F);
  Traces writtenByCallee(const Definition &D, clang::QualType T, Want W);
  /// The bits of something that is no integer may be in it.
  bool touchesBits(const Traces &Of);
  bool handsOnBits(const CallView &Call);
  Traces wanted(const clang::Expr *E, Want W) {
    return W == Want::Pointee ? pointee(E) : value(E);
  }

  // TracerAsm.cpp
  Traces madeByAsm(const clang::GCCAsmStmt &A, const clang::Expr *Output,
                   Want W);
  Traces fromAsmOperand(const AsmView &V, const ptx::PtxOperand &O,
                        size_t Before, Want W);
  Traces writtenAt(const AsmView &V, size_t I, Want W);

  // TracerCalls.cpp
  /// What a function of the catalogue hands on; empty if it is not one.
  std::optional<Traces> throughCatalogue(const CallView &Call, Want W);
  Traces throughReturns(const CallView &Call, Want W);
  Traces substitute(const Trace &T, const CallView &Call);
  Traces replay(Traces Base, llvm::ArrayRef<Step> Steps);

  Traces parameter(const clang::ParmVarDecl &P, Root::Use Use,
                   clang::QualType T);
  Traces unknown(const clang::Expr *E = nullptr);
  Traces opaque(const clang::Expr *E, clang::QualType T);
  Traces newValue(const clang::Expr *E);
  void append(Traces &To, Traces From);
  void step(Traces &To, Step S);
  /// Adds a View where \p C says more than its operand's type did.
  void view(Traces &To, const clang::CastExpr *C);

  struct Nested; // counts depth, refuses recursion

  const clang::ASTContext &Ctx;
  const Catalogue &Cat;
  TypeMap &Types;
  Definitions Defs;
  llvm::DenseMap<const clang::GCCAsmStmt *, std::unique_ptr<AsmView>> Views;
  llvm::DenseMap<const clang::FieldDecl *, bool> Reassigned;
  llvm::DenseSet<const void *> Active;
  unsigned Depth = 0;
};

/// A parameter of a kernel, or of any function whose callers do not matter.
bool isKernelParameter(const clang::ParmVarDecl &P);

/// `extern __shared__ T p[]`: a pool of bytes whatever T is.
bool isDynamicShared(const clang::ValueDecl &D);

} // namespace smemlint

#endif // SMEMLINT_RESOLVE_TRACER_H
