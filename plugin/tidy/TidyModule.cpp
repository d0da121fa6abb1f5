//===- TidyModule.cpp - The clang-tidy module -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// clang-tidy -load smemlint-tidy.so -checks='-*,smem-*'
//
//===----------------------------------------------------------------------===//

#include "CatalogueFiles.h"
#include "clang-tidy/ClangTidyCheck.h"
#include "clang-tidy/ClangTidyModule.h"
#include "dialect/NvccDialect.h"
#include "emit/Arrange.h"
#include "emit/Links.h"
#include "emit/Nolint.h"
#include "judge/Analysis.h"
#include "clang/Basic/Version.h"
#if CLANG_VERSION_MAJOR < 22
#include "clang-tidy/ClangTidyModuleRegistry.h"
#endif
#include "clang/ASTMatchers/ASTMatchFinder.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Frontend/FrontendPluginRegistry.h"

// 1 where nothing but the text of a finding can name the page of its check.
#ifndef SMEMLINT_PAGE_NOTES
#define SMEMLINT_PAGE_NOTES 0
#endif

using namespace clang;
using namespace clang::tidy;
using namespace smemlint;

namespace {

/// The analysis of the unit at hand, for all checks that are on. A unit is
/// parsed and matched on one thread.
class SharedAnalysis {
public:
  /// Null if the catalogue is not usable; \p Error says why, once.
  const Analysis *get(ASTContext &Ctx, llvm::StringRef Catalogues,
                      std::string &Error) {
    if (Of == &Ctx && Files == Catalogues)
      return A.get();
    drop();
    Of = &Ctx;
    Files = Catalogues.str();
    Cat = std::make_unique<Catalogue>(catalogueFor(Ctx));
    for (llvm::StringRef Path : splitCatalogues(Catalogues))
      if (llvm::Error E = Cat->addFile(Path)) {
        Error = llvm::toString(std::move(E));
        return nullptr;
      }
    A = std::make_unique<Analysis>(Ctx, *Cat);
    return A.get();
  }
  void drop() {
    A.reset();
    Cat.reset();
    Of = nullptr;
  }

private:
  ASTContext *Of = nullptr;
  std::string Files;
  std::unique_ptr<Catalogue> Cat;
  std::unique_ptr<Analysis> A;
};

SharedAnalysis &shared() {
  static thread_local SharedAnalysis S;
  return S;
}

class TidyCheck : public ClangTidyCheck {
public:
  TidyCheck(llvm::StringRef Name, ClangTidyContext *Context,
            const CheckInfo &Info)
      : ClangTidyCheck(Name, Context), Info(Info), Values(defaultOptions(Info)),
        CatalogueFiles(Options.getLocalOrGlobal(CatalogueOption, "")) {
    for (const OptionInfo &O : Info.Options)
      if (auto Given = Options.get(O.Name))
        if (std::string Wrong = setOption(Info, Values, O.Name, *Given);
            !Wrong.empty())
          configurationDiag("%0", DiagnosticIDs::Error) << Wrong;
    refuseUnknown(*Context);
  }

  void storeOptions(ClangTidyOptions::OptionMap &Opts) override {
    for (const OptionInfo &O : Info.Options)
      Options.store(Opts, O.Name, Values[O.Name]);
    Options.store(Opts, CatalogueOption, CatalogueFiles);
  }

  void registerMatchers(ast_matchers::MatchFinder *Finder) override {
    Finder->addMatcher(ast_matchers::translationUnitDecl(), this);
  }

  void check(const ast_matchers::MatchFinder::MatchResult &Result) override {
    std::string Error;
    const Analysis *A = shared().get(
        *Result.Context,
        locateCatalogues(CatalogueFiles, Info.Id, getCurrentMainFile()), Error);
    if (!A) {
      if (!Error.empty())
        configurationDiag("%0", DiagnosticIDs::Error) << Error;
      return;
    }
    std::vector<Finding> Found =
        arrange(A->judge(Info, Values), *Result.SourceManager);
    const Finding *Documented = toDocument(Found, *Result.SourceManager);
    for (const Finding &F : Found)
      emit(F, *Result.SourceManager, &F == Documented);
  }

  void onEndOfTranslationUnit() override { shared().drop(); }

private:
  /// clang-tidy itself ignores options that no check asks for.
  void refuseUnknown(ClangTidyContext &Context) {
    for (const auto &Item : Context.getOptions().CheckOptions) {
      llvm::StringRef Key = Item.getKey();
      if (Key.starts_with("Smem") && Key != CatalogueOption)
        configurationDiag("unknown option '%0'; did you mean '%1'?",
                          DiagnosticIDs::Error)
            << Key << CatalogueOption;
      if (!Key.consume_front(Info.Id) || !Key.consume_front("."))
        continue;
      if (Key == CatalogueOption ||
          llvm::any_of(Info.Options,
                       [&](const OptionInfo &O) { return O.Name == Key; }))
        continue;
      OptionValues Ignored;
      configurationDiag("%0", DiagnosticIDs::Error)
          << setOption(Info, Ignored, Key, "");
    }
  }

  /// The finding that gets the note with the check's page: one that clang-tidy
  /// will show, which those in headers often are not.
  static const Finding *toDocument(llvm::ArrayRef<Finding> Found,
                                   const SourceManager &SM) {
    const Finding *First = nullptr;
    if (!SMEMLINT_PAGE_NOTES)
      return First;
    Nolint Comments(SM);
    for (const Finding &F : Found) {
      if (F.Internal || Comments.isSuppressed(F.Loc, F.Check))
        continue;
      if (SM.isInMainFile(SM.getExpansionLoc(F.Loc)))
        return &F;
      if (!First)
        First = &F;
    }
    return First;
  }

  void emit(const Finding &F, const SourceManager &SM, bool Document) {
    {
      DiagnosticBuilder B = diag(F.Loc, "%0");
      // The key is not printed: a host that joins findings of several units
      // reads it.
      B << F.Message << F.Key;
      for (const CharSourceRange &R : F.Ranges)
        B << R;
      for (const FixItHint &H : F.FixIts)
        B << H;
    }
    if (Document)
      diag(SM.getFileLoc(F.Loc), "%0", DiagnosticIDs::Note)
          << pageNote(F.Check);
    for (const Note &N : F.Notes) {
      DiagnosticBuilder B = diag(N.Loc, "%0", DiagnosticIDs::Note);
      B << N.Message;
      for (const FixItHint &H : N.FixIts)
        B << H;
    }
  }

  const CheckInfo &Info;
  OptionValues Values;
  std::string CatalogueFiles;
};

class SmemlintModule : public ClangTidyModule {
public:
  void addCheckFactories(ClangTidyCheckFactories &Factories) override {
    for (const CheckInfo &Info : allChecks())
      Factories.registerCheckFactory(
          Info.Id, [&Info](llvm::StringRef Name, ClangTidyContext *Context) {
            return std::make_unique<TidyCheck>(Name, Context, Info);
          });
  }
};

/// The nvcc dialect for clang-tidy's parser. It reports nothing.
class DialectAction : public PluginASTAction {
public:
  ActionType getActionType() override { return AddBeforeMainAction; }
  bool ParseArgs(const CompilerInstance &,
                 const std::vector<std::string> &) override {
    return true;
  }
  std::unique_ptr<ASTConsumer> CreateASTConsumer(CompilerInstance &CI,
                                                 llvm::StringRef) override {
    return startNvccDialect(CI);
  }
};

} // namespace

static ClangTidyModuleRegistry::Add<SmemlintModule>
    Register("smemlint-module", "Adds the smem-* checks of smemlint.");
static FrontendPluginRegistry::Add<DialectAction>
    RegisterDialect("smemlint-dialect", "takes CUDA code as nvcc does");
