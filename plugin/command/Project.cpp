//===- Project.cpp - ----------------------------------------- -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Project.h"
#include "ClangArguments.h"
#include "Paths.h"
#include "Say.h"
#include "nvcc/NvccCommand.h"
#include "clang/Tooling/JSONCompilationDatabase.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

using namespace llvm;
using namespace clang::tooling;
using namespace smemlint;

static constexpr StringLiteral DatabaseName = "compile_commands.json";

static constexpr StringLiteral HowToGetOne =
    "with CMake pass -DCMAKE_EXPORT_COMPILE_COMMANDS=ON, with other builds run "
    "'bear -- make', or give the command after --";

static Expected<std::string> findDatabase(const ProjectOptions &O) {
  if (!O.Database.empty()) {
    std::string Path = absolutePath(O.Database);
    if (sys::fs::is_directory(Path))
      Path += ("/" + DatabaseName).str();
    if (sys::fs::exists(Path))
      return Path;
    return failure("there is no {0}; {1}", Path, HowToGetOne);
  }
  std::string Start = absolutePath(O.Files.empty() ? "." : O.Files.front());
  for (StringRef Folder = Start; !Folder.empty();
       Folder = sys::path::parent_path(Folder)) {
    SmallString<256> Path(Folder);
    sys::path::append(Path, DatabaseName);
    if (sys::fs::exists(Path))
      return Path.str().str();
  }
  return failure("no {0} in {1} or above it; name it with -p DIR; {2}",
                 DatabaseName, Start, HowToGetOne);
}

namespace {
/// One command for the files that are named.
class GivenCommand : public CompilationDatabase {
public:
  explicit GivenCommand(const ProjectOptions &O) {
    // A command begins with its compiler; flags alone are clang's.
    std::vector<std::string> Words = *O.Command;
    if (Words.empty() || StringRef(Words.front()).starts_with("-"))
      Words.insert(Words.begin(), "clang++");
    for (const std::string &Name : O.Files) {
      std::string File = absolutePath(Name);
      std::vector<std::string> Line = Words;
      Line.push_back(File);
      Commands.emplace_back(absolutePath("."), File, std::move(Line), "");
    }
  }
  std::vector<CompileCommand>
  getCompileCommands(StringRef File) const override {
    std::vector<CompileCommand> Found;
    copy_if(Commands, std::back_inserter(Found),
            [&](const CompileCommand &C) { return C.Filename == File; });
    return Found;
  }
  std::vector<CompileCommand> getAllCompileCommands() const override {
    return Commands;
  }

private:
  std::vector<CompileCommand> Commands;
};
} // namespace

Expected<std::unique_ptr<CompilationDatabase>>
smemlint::openDatabase(const ProjectOptions &O, std::string &Path) {
  if (O.Command)
    return std::make_unique<GivenCommand>(O);
  Expected<std::string> Found = findDatabase(O);
  if (!Found)
    return Found.takeError();
  Path = *Found;
  std::string Message;
  std::unique_ptr<CompilationDatabase> Db =
      JSONCompilationDatabase::loadFromFile(Path, Message,
                                            JSONCommandLineSyntax::AutoDetect);
  if (!Db)
    return failure("{0} is no compilation database: {1}", Path,
                   StringRef(Message).trim());
  if (Db->getAllCompileCommands().empty())
    return failure("{0} has no commands", Path);
  return Db;
}

/// The commands that \p O asks for. Those of a file that is named count
/// whatever is in it: \p Named has them.
static Expected<std::vector<CompileCommand>>
wantedCommands(const CompilationDatabase &Db, const ProjectOptions &O,
               StringRef DatabasePath, StringSet<> &Named) {
  std::vector<CompileCommand> All = Db.getAllCompileCommands();
  for (CompileCommand &C : All)
    C.Directory = absolutePath(C.Directory);
  if (O.Files.empty())
    return All;
  std::vector<std::string> Folders;
  for (const std::string &Name : O.Files) {
    std::string Path = absolutePath(Name);
    bool Folder = sys::fs::is_directory(Path);
    if (Name.empty() || (!Folder && !sys::fs::exists(Path)))
      return failure("there is no file '{0}'", Name);
    bool Found = any_of(All, [&](const CompileCommand &C) {
      std::string File = absolutePath(C.Filename, C.Directory);
      return Folder ? isInside(File, Path) : File == Path;
    });
    if (!Found)
      return failure("'{0}' is not in {1}; {2}", Name, DatabasePath,
                     Folder ? "no unit is below that folder"
                            : "headers are analysed with the units that "
                              "include them; for a file of no build give the "
                              "command after --");
    if (Folder)
      Folders.push_back(Path);
    else
      Named.insert(Path);
  }
  erase_if(All, [&](const CompileCommand &C) {
    std::string File = absolutePath(C.Filename, C.Directory);
    return !Named.contains(File) && none_of(Folders, [&](StringRef Folder) {
      return isInside(File, Folder);
    });
  });
  return All;
}

Expected<std::optional<Arch>> smemlint::wantedArch(const ProjectOptions &O) {
  if (O.Arch.empty())
    return std::nullopt;
  std::optional<Arch> Wanted = parseArch(O.Arch);
  if (!Wanted || !exists(*Wanted))
    return failure("--arch={0}: that is no GPU architecture; one is named like "
                   "sm_90a",
                   O.Arch);
  return Wanted;
}

Expected<Project> smemlint::openProject(const ProjectOptions &O,
                                        StringRef Program) {
  Expected<std::optional<Arch>> Wanted = wantedArch(O);
  if (!Wanted)
    return Wanted.takeError();
  Expected<std::string> Resources = findResourceDir(Program, O.ResourceDir);
  if (!Resources)
    return Resources.takeError();
  std::string Path;
  auto Db = openDatabase(O, Path);
  if (!Db)
    return Db.takeError();
  StringSet<> Named;
  auto Commands = wantedCommands(**Db, O, Path, Named);
  if (!Commands)
    return Commands.takeError();

  Project P;
  TranslateOptions Translate{O.Arch, O.Cuda};
  IntrusiveRefCntPtr<vfs::FileSystem> FS = vfs::getRealFileSystem();
  StringSet<> Seen;
  for (const CompileCommand &Command : *Commands) {
    std::string File = absolutePath(Command.Filename, Command.Directory);
    if (!Named.contains(File) && !mayHoldCuda(Command, *FS)) {
      ++P.WithoutCuda;
      continue;
    }
    Expected<CompileCommand> C = translate(Command, Translate);
    if (!C) {
      P.Failed.push_back({File, toString(C.takeError())});
      continue;
    }
    CompileCommand Unit = parseOnly(
        std::move(*C), isNvcc(Command) ? std::nullopt : *Wanted, *Resources);
    Unit.Filename = File;
    if (Seen.insert(Unit.Directory + '\0' + join(Unit.CommandLine, "\0"))
            .second)
      P.Units.push_back(std::move(Unit));
  }
  if (P.Units.empty() && P.Failed.empty())
    return failure("none of the {0} units in {1} holds CUDA code",
                   P.WithoutCuda, Path);
  return P;
}
