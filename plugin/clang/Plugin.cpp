//===- Plugin.cpp - The clang plugin -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// clang++ -fplugin=smemlint.so [-fplugin-arg-smemlint-OPTION ...]
//
//===----------------------------------------------------------------------===//

#include "CompileSession.h"
#include "Options.h"
#include "dialect/NvccDialect.h"
#include "emit/Arrange.h"
#include "emit/Links.h"
#include "emit/Nolint.h"
#include "emit/SiteList.h"
#include "judge/Analysis.h"
#include "clang/AST/ASTContext.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Frontend/FrontendPluginRegistry.h"
#include "clang/Frontend/MultiplexConsumer.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/TimeProfiler.h"

using namespace clang;
using namespace smemlint;

namespace {

class PluginConsumer : public ASTConsumer {
public:
  PluginConsumer(CompilerInstance &CI, PluginOptions Options)
      : CI(CI), Options(std::move(Options)) {}

  bool HandleTopLevelDecl(DeclGroupRef Group) override {
    collect(Group, CI.getSourceManager(), TopLevel);
    return true;
  }

  void HandleTranslationUnit(ASTContext &Ctx) override {
    llvm::TimeTraceScope Time("smemlint");
    Catalogue Cat = catalogueFor(Ctx);
    for (const std::string &File : Options.Catalogues)
      if (llvm::Error E = Cat.addFile(File))
        return error(llvm::toString(std::move(E)));
    // What came out of a precompiled header was not handed over.
    Analysis A(Ctx, Cat, Ctx.getExternalSource() ? nullptr : &TopLevel);
    std::vector<Finding> Found;
    for (const CheckInfo &Info : allChecks()) {
      if (!matchesGlobs(Options.Checks, Info.Id))
        continue;
      llvm::TimeTraceScope One(Info.Id);
      for (Finding &F : A.judge(Info, Options.ByCheck[Info.Id]))
        Found.push_back(std::move(F));
      if (A.isVoid())
        break;
    }
    if (Found.empty() && Options.ListSites.empty())
      return;
    // After a fatal error (a missing header) clang says nothing more; broken
    // code gets its findings all the same. The client keeps the count of
    // errors.
    DiagnosticsEngine &D = CI.getDiagnostics();
    if (D.hasFatalErrorOccurred() && isSyntaxOnly(CI))
      D.Reset(/*soft=*/true);
    CompileSession Session;
    Nolint Comments(Ctx.getSourceManager());
    if (!Options.ListSites.empty())
      list(A, Ctx, Session);
    for (const Finding &F : arrange(std::move(Found), Ctx.getSourceManager()))
      emit(F, Session, Comments);
  }

private:
  void list(const Analysis &A, const ASTContext &Ctx, CompileSession &Session) {
    llvm::json::Array Sites = listSites(A.sites(), Ctx);
    // An earlier pass of this compile wrote the file: add to it.
    if (!Session.first("list-sites " + Options.ListSites))
      if (auto Old = llvm::MemoryBuffer::getFile(Options.ListSites)) {
        auto Parsed = llvm::json::parse((*Old)->getBuffer());
        if (!Parsed)
          llvm::consumeError(Parsed.takeError());
        else if (llvm::json::Array *Earlier = Parsed->getAsArray())
          Sites = mergeSites(std::move(*Earlier), std::move(Sites));
      }
    if (llvm::Error E = writeSiteList(Options.ListSites, Sites))
      error("cannot write the site list '" + Options.ListSites +
            "': " + llvm::toString(std::move(E)));
  }

  void error(const std::string &Message) {
    DiagnosticsEngine &D = CI.getDiagnostics();
    D.Report(D.getCustomDiagID(DiagnosticsEngine::Error, "smemlint: %0"))
        << Message;
  }

  void emit(const Finding &F, CompileSession &Session, Nolint &Comments) {
    const SourceManager &SM = CI.getSourceManager();
    DiagnosticsEngine &D = CI.getDiagnostics();
    // Plugin warnings have no group that clang's own flags would reach.
    bool Error = Options.Error || D.getWarningsAsErrors();
    if (D.getIgnoreAllWarnings() && !Error)
      return;
    if (Comments.isSuppressed(F.Loc, F.Check))
      return;
    PresumedLoc P = SM.getPresumedLoc(SM.getExpansionLoc(F.Loc));
    if (P.isValid() &&
        !Session.first(
            (llvm::Twine(P.getFilename()) + ":" + llvm::Twine(P.getLine()) +
             ":" + llvm::Twine(P.getColumn()) + ":" + F.Check + ":" + F.Key)
                .str()))
      return;
    {
      unsigned ID = D.getCustomDiagID(Error ? DiagnosticsEngine::Error
                                            : DiagnosticsEngine::Warning,
                                      "%0 [%1]");
      DiagnosticBuilder B = D.Report(F.Loc, ID);
      B << F.Message << F.Check;
      for (const CharSourceRange &R : F.Ranges)
        B << R;
      for (const FixItHint &H : F.FixIts)
        B << H;
    }
    unsigned NoteID = D.getCustomDiagID(DiagnosticsEngine::Note, "%0");
    if (!F.Internal && Documented.insert(F.Check).second &&
        Session.first(("documentation " + F.Check).str()))
      D.Report(SM.getFileLoc(F.Loc), NoteID) << pageNote(F.Check);
    for (const Note &N : F.Notes) {
      // As clang-tidy does: a NOLINT on a note's line ends the notes.
      if (Comments.isSuppressed(N.Loc, F.Check))
        break;
      DiagnosticBuilder B = D.Report(N.Loc, NoteID);
      B << N.Message;
      for (const FixItHint &H : N.FixIts)
        B << H;
    }
  }

  CompilerInstance &CI;
  PluginOptions Options;
  std::vector<const Decl *> TopLevel;
  llvm::StringSet<> Documented; ///< checks whose page was named
};

class PluginAction : public PluginASTAction {
public:
  ActionType getActionType() override { return AddBeforeMainAction; }

  bool ParseArgs(const CompilerInstance &CI,
                 const std::vector<std::string> &Args) override {
    DiagnosticsEngine &D = CI.getDiagnostics();
    auto Error = [&](const std::string &Message) {
      D.Report(D.getCustomDiagID(DiagnosticsEngine::Error, "smemlint: %0"))
          << Message;
      return false;
    };
    for (const std::string &Arg : Args)
      if (std::string Wrong = Options.parse(Arg); !Wrong.empty())
        return Error(Wrong);
    if (Options.Help)
      llvm::outs() << optionsHelp();
    Catalogue Tried;
    for (const std::string &File : Options.Catalogues)
      if (llvm::Error E = Tried.addFile(File))
        return Error(llvm::toString(std::move(E)));
    return true;
  }

  std::unique_ptr<ASTConsumer> CreateASTConsumer(CompilerInstance &CI,
                                                 llvm::StringRef) override {
    std::vector<std::unique_ptr<ASTConsumer>> Consumers;
    Consumers.push_back(startNvccDialect(CI));
    Consumers.push_back(std::make_unique<PluginConsumer>(CI, Options));
    return std::make_unique<MultiplexConsumer>(std::move(Consumers));
  }

private:
  PluginOptions Options;
};

} // namespace

static FrontendPluginRegistry::Add<PluginAction>
    Register("smemlint", "checks asynchronous stores into shared memory");
