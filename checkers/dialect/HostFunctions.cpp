//===- HostFunctions.cpp - ----------------------------------- -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// __attribute__((smemlint_host_functions("NAME", ...))): the device functions
// of these names that are declared so far are for the host too. Declaring each
// again for the host alone would lengthen every overload resolution.
//
//===----------------------------------------------------------------------===//

#include "clang/AST/ASTContext.h"
#include "clang/AST/Attr.h"
#include "clang/Sema/ParsedAttr.h"

using namespace clang;

namespace {

class HostFunctions : public ParsedAttrInfo {
public:
  HostFunctions() {
    static constexpr Spelling Names[] = {
        {ParsedAttr::AS_GNU, "smemlint_host_functions"}};
    Spellings = Names;
    OptArgs = 15;
  }

  AttrHandling handleDeclAttribute(Sema &, Decl *D,
                                   const ParsedAttr &Attr) const override {
    for (unsigned I = 0; I != Attr.getNumArgs(); ++I)
      if (Attr.isArgExpr(I))
        if (const auto *Name = dyn_cast<StringLiteral>(
                Attr.getArgAsExpr(I)->IgnoreParenCasts()))
          allow(D->getASTContext(), Name->getString());
    return AttributeApplied;
  }

private:
  static void allow(ASTContext &Ctx, llvm::StringRef Name) {
    for (NamedDecl *Found :
         Ctx.getTranslationUnitDecl()->lookup(&Ctx.Idents.get(Name))) {
      const auto *F = dyn_cast<FunctionDecl>(Found);
      if (!F || !F->hasAttr<CUDADeviceAttr>() || F->hasAttr<CUDAHostAttr>())
        continue;
      for (FunctionDecl *Each : F->redecls())
        Each->addAttr(CUDAHostAttr::CreateImplicit(Ctx));
    }
  }
};

} // namespace

static ParsedAttrInfoRegistry::Add<HostFunctions>
    Register("smemlint_host_functions", "device functions that the host has");
