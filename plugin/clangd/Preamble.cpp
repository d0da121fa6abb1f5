//===- Preamble.cpp - What clangd keeps of the headers -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// clangd parses the includes at the top of a file once, into a precompiled
// header without the bodies of functions. Those of device functions are needed:
// a wrapper around an asynchronous copy is often in a header.
//
//===----------------------------------------------------------------------===//

#include "resolve/Names.h"
#include "clang/AST/ASTConsumer.h"
#include "clang/AST/Attr.h"
#include "clang/AST/Decl.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Frontend/FrontendPluginRegistry.h"
#include "llvm/ADT/STLExtras.h"

using namespace clang;

namespace {

/// Template libraries whose transfers the built-in catalogue describes. To
/// instantiate their bodies takes a quarter of the time to build a CUTLASS
/// unit, and says no more of it.
constexpr llvm::StringLiteral Described[] = {"cub", "cuda::std", "cute",
                                             "cutlass", "thrust"};

bool isDescribed(const FunctionDecl &F) {
  std::string Name = smemlint::qualifiedName(F);
  return F.isDependentContext() &&
         llvm::any_of(Described, [&](llvm::StringRef Library) {
           llvm::StringRef Rest = Name;
           return Rest.consume_front(Library) && Rest.starts_with("::");
         });
}

class PreambleConsumer : public ASTConsumer {
public:
  bool shouldSkipFunctionBody(Decl *D) override {
    const FunctionDecl *F = D->getAsFunction();
    return !F || !F->hasAttr<CUDADeviceAttr>() || isDescribed(*F);
  }
};

class PreambleAction : public PluginASTAction {
public:
  ActionType getActionType() override { return AddBeforeMainAction; }
  bool ParseArgs(const CompilerInstance &,
                 const std::vector<std::string> &) override {
    return true;
  }
  std::unique_ptr<ASTConsumer> CreateASTConsumer(CompilerInstance &CI,
                                                 llvm::StringRef) override {
    if (CI.getLangOpts().CUDA &&
        CI.getFrontendOpts().ProgramAction == frontend::GeneratePCH)
      return std::make_unique<PreambleConsumer>();
    return std::make_unique<ASTConsumer>();
  }
};

} // namespace

static FrontendPluginRegistry::Add<PreambleAction>
    Register("smemlint-preamble", "keeps the bodies of device functions");
