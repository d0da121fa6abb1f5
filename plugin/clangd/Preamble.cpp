//===- Preamble.cpp - What clangd keeps of the headers -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// clangd parses the includes at the top of a file once, into a precompiled
// header of which no code is ever made. The nvcc dialect is needed there too,
// and so are the bodies of device functions, which clangd throws away: a
// wrapper around an asynchronous copy is often in a header.
//
//===----------------------------------------------------------------------===//

#include "dialect/NvccDialect.h"
#include "clang/AST/Attr.h"
#include "clang/AST/Decl.h"
#include "clang/Basic/SourceManager.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Frontend/FrontendPluginRegistry.h"
#include "llvm/ADT/STLExtras.h"

using namespace clang;

namespace {

/// Libraries whose transfers the built-in catalogue describes. Their bodies
/// would cost a quarter of the time to build a CUTLASS unit, and say no more.
constexpr llvm::StringLiteral Described[] = {"cooperative_groups",
                                             "cub",
                                             "cuda",
                                             "cute",
                                             "cutlass",
                                             "kittens",
                                             "thrust"};

bool isDescribed(const FunctionDecl &F) {
  const NamespaceDecl *Outermost = nullptr;
  for (const DeclContext *C = F.getDeclContext(); C; C = C->getParent())
    if (const auto *N = dyn_cast<NamespaceDecl>(C))
      Outermost = N;
  return Outermost && llvm::is_contained(Described, Outermost->getName());
}

class PreambleConsumer : public smemlint::NvccDialect {
public:
  explicit PreambleConsumer(const SourceManager &SM) : SM(SM) {}

  bool shouldSkipFunctionBody(Decl *D) override {
    const FunctionDecl *F = D->getAsFunction();
    return !F || !F->hasAttr<CUDADeviceAttr>() ||
           SM.isInSystemHeader(F->getLocation()) || isDescribed(*F);
  }

private:
  const SourceManager &SM;
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
      return std::make_unique<PreambleConsumer>(CI.getSourceManager());
    return std::make_unique<ASTConsumer>();
  }
};

} // namespace

static FrontendPluginRegistry::Add<PreambleAction>
    Register("smemlint-preamble", "keeps what the checks need of the headers");
