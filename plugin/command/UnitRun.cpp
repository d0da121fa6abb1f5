//===- UnitRun.cpp - ----------------------------------------- -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "UnitRun.h"
#include "Paths.h"
#include "clang-tidy/ClangTidy.h"
#include "clang-tidy/ClangTidyCheck.h"
#include "clang-tidy/ClangTidyModule.h"
#include "emit/SiteList.h"
#include "judge/Analysis.h"
#include "clang/Basic/Version.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Frontend/FrontendAction.h"
#include "clang/Lex/PreprocessorOptions.h"
#include "clang/Tooling/ArgumentsAdjusters.h"
#include "clang/Tooling/Tooling.h"
#include <map>
#include <tuple>

using namespace llvm;
using namespace clang;
using namespace clang::tooling;
using namespace smemlint;
using tidy::ClangTidyContext;
using tidy::ClangTidyDiagnosticConsumer;
using tidy::ClangTidyOptions;

/// Counts clang's errors; the first is kept as clang would print it.
static void count(DiagnosticsEngine::Level Level, const clang::Diagnostic &Info,
                  UnitResult &Into) {
  if (Level < DiagnosticsEngine::Error)
    return;
  if (Into.Errors++)
    return;
  SmallString<128> Message;
  Info.FormatDiagnostic(Message);
  raw_string_ostream OS(Into.FirstError);
  if (Info.getLocation().isValid() && Info.hasSourceManager()) {
    PresumedLoc P = Info.getSourceManager().getPresumedLoc(Info.getLocation());
    if (P.isValid())
      OS << shortPath(P.getFilename()) << ':' << P.getLine() << ':'
         << P.getColumn() << ": ";
  }
  OS << Message;
}

namespace {

bool isCheck(StringRef Name) {
  return any_of(allChecks(), [&](const CheckInfo &C) { return C.Id == Name; });
}

class TidyRecorder : public ClangTidyDiagnosticConsumer {
public:
  TidyRecorder(ClangTidyContext &Context, UnitResult &Into)
      : ClangTidyDiagnosticConsumer(Context, /*ExternalDiagEngine=*/nullptr,
                                    /*RemoveIncompatibleErrors=*/false),
        Context(Context), Into(Into) {}

  void HandleDiagnostic(DiagnosticsEngine::Level Level,
                        const clang::Diagnostic &Info) override {
    count(Level, Info, Into);
    keepKey(Info);
    ClangTidyDiagnosticConsumer::HandleDiagnostic(Level, Info);
  }

  /// clang's own errors are counted and not among them.
  std::vector<UnitFinding> takeFindings() {
    std::vector<UnitFinding> Findings;
    for (tidy::ClangTidyError &E : take()) {
      if (!isCheck(E.DiagnosticName))
        continue;
      auto Key = Keys.find({E.DiagnosticName, E.Message.FilePath,
                            E.Message.FileOffset, E.Message.Message});
      Findings.push_back({std::move(E), Key == Keys.end() ? "" : Key->second});
    }
    return Findings;
  }

private:
  /// The second argument of what a check says, for which ClangTidyError has no
  /// place.
  void keepKey(const clang::Diagnostic &Info) {
    std::string Check = Context.getCheckName(Info.getID());
    if (Info.getNumArgs() < 2 || !isCheck(Check) || !Info.hasSourceManager() ||
        Info.getLocation().isInvalid())
      return;
    const SourceManager &SM = Info.getSourceManager();
    SourceLocation Place = SM.getFileLoc(Info.getLocation());
    Keys[{Check, SM.getFilename(Place).str(), SM.getFileOffset(Place),
          Info.getArgStdStr(0)}] = Info.getArgStdStr(1);
  }

  ClangTidyContext &Context;
  UnitResult &Into;
  /// By check, file, offset and message.
  std::map<std::tuple<std::string, std::string, unsigned, std::string>,
           std::string>
      Keys;
};

class ErrorRecorder : public DiagnosticConsumer {
public:
  explicit ErrorRecorder(UnitResult &Into) : Into(Into) {}
  void HandleDiagnostic(DiagnosticsEngine::Level Level,
                        const clang::Diagnostic &Info) override {
    DiagnosticConsumer::HandleDiagnostic(Level, Info);
    count(Level, Info, Into);
  }

private:
  UnitResult &Into;
};

using MakeConsumer =
    std::function<std::unique_ptr<ASTConsumer>(CompilerInstance &, StringRef)>;

class Action : public ASTFrontendAction {
public:
  explicit Action(const MakeConsumer &Make) : Make(Make) {}
  std::unique_ptr<ASTConsumer> CreateASTConsumer(CompilerInstance &CI,
                                                 StringRef File) override {
    return Make(CI, File);
  }

private:
  const MakeConsumer &Make;
};

class Factory : public FrontendActionFactory {
public:
  explicit Factory(MakeConsumer Make) : Make(std::move(Make)) {}
  std::unique_ptr<FrontendAction> create() override {
    return std::make_unique<Action>(Make);
  }
  bool runInvocation(std::shared_ptr<CompilerInvocation> Invocation,
                     FileManager *Files,
                     std::shared_ptr<PCHContainerOperations> Containers,
                     DiagnosticConsumer *Diags) override {
    // As clang-tidy: code may ask whether it is analysed.
    Invocation->getPreprocessorOpts().SetUpStaticAnalyzer = true;
    // "1 error generated." on standard error.
    Invocation->getDiagnosticOpts().ShowCarets = false;
    // -mllvm options are global to the process; none matters to a parser.
    Invocation->getFrontendOpts().LLVMArgs.clear();
    return FrontendActionFactory::runInvocation(std::move(Invocation), Files,
                                                std::move(Containers), Diags);
  }

private:
  MakeConsumer Make;
};

class SiteConsumer : public ASTConsumer {
public:
  SiteConsumer(const Catalogue &Cat, UnitResult &Into) : Cat(Cat), Into(Into) {}
  void HandleTranslationUnit(ASTContext &Ctx) override {
    Analysis A(Ctx, Cat);
    Into.Sites = listSites(A.sites(), Ctx);
  }

private:
  const Catalogue &Cat;
  UnitResult &Into;
};

} // namespace

static void runClang(const CompileCommand &Unit, std::vector<std::string> Words,
                     MakeConsumer Make, DiagnosticConsumer &Diags,
                     UnitResult &Into, IntrusiveRefCntPtr<vfs::FileSystem> FS) {
  if (std::error_code EC = FS->setCurrentWorkingDirectory(Unit.Directory)) {
    ++Into.Errors;
    Into.FirstError = "cannot enter the directory of its command, " +
                      Unit.Directory + ": " + EC.message();
    return;
  }
  IntrusiveRefCntPtr<FileManager> Files(
      new FileManager(FileSystemOptions(), FS));
  Factory Actions(std::move(Make));
  ToolInvocation Run(std::move(Words), &Actions, Files.get(),
                     std::make_shared<PCHContainerOperations>());
  Run.setDiagnosticConsumer(&Diags);
  if (!Run.run() && !Into.Errors) {
    ++Into.Errors;
    Into.FirstError = "clang could not parse it and gave no reason";
  }
}

UnitResult smemlint::lintUnit(const CompileCommand &Unit,
                              const ClangTidyOptions &Options) {
  UnitResult Result;
  ClangTidyContext Context(std::make_unique<tidy::DefaultOptionsProvider>(
      tidy::ClangTidyGlobalOptions(), Options));
  Context.setCurrentBuildDirectory(Unit.Directory);
  // Before any file is entered, a bad flag can be reported.
  Context.setCurrentFile(Unit.Filename);
  TidyRecorder Diags(Context, Result);
#if CLANG_VERSION_MAJOR >= 21
  auto DiagOpts = std::make_unique<DiagnosticOptions>();
  DiagnosticsEngine Engine(DiagnosticIDs::create(), *DiagOpts, &Diags,
                           /*ShouldOwnClient=*/false);
  Context.setDiagnosticsEngine(std::move(DiagOpts), &Engine);
#else
  DiagnosticsEngine Engine(new DiagnosticIDs(), new DiagnosticOptions(), &Diags,
                           /*ShouldOwnClient=*/false);
  Context.setDiagnosticsEngine(&Engine);
#endif
  IntrusiveRefCntPtr<vfs::OverlayFileSystem> FS(
      new vfs::OverlayFileSystem(vfs::createPhysicalFileSystem()));
  tidy::ClangTidyASTConsumerFactory Consumers(Context, FS);

  std::vector<std::string> Words = Unit.CommandLine;
  if (Options.ExtraArgsBefore)
    Words = getInsertArgumentAdjuster(*Options.ExtraArgsBefore,
                                      ArgumentInsertPosition::BEGIN)(Words, "");
  if (Options.ExtraArgs)
    Words = getInsertArgumentAdjuster(*Options.ExtraArgs,
                                      ArgumentInsertPosition::END)(Words, "");
  runClang(
      Unit, std::move(Words),
      [&](CompilerInstance &CI, StringRef File) {
        return Consumers.createASTConsumer(CI, File);
      },
      Diags, Result, FS);
  Result.Findings = Diags.takeFindings();
  return Result;
}

UnitResult smemlint::listUnit(const CompileCommand &Unit,
                              const Catalogue &Cat) {
  UnitResult Result;
  ErrorRecorder Diags(Result);
  runClang(
      Unit, Unit.CommandLine,
      [&](CompilerInstance &, StringRef) {
        return std::make_unique<SiteConsumer>(Cat, Result);
      },
      Diags, Result, vfs::createPhysicalFileSystem());
  return Result;
}
