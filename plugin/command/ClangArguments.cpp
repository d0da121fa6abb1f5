//===- ClangArguments.cpp - ----------------------------------- -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ClangArguments.h"
#include "Say.h"
#include "nvcc/Words.h"
#include "clang/Basic/Version.h"
#include "clang/Tooling/ArgumentsAdjusters.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

using namespace llvm;
using namespace clang::tooling;
using namespace smemlint;

static bool isResourceDir(const Twine &Path) {
  return sys::fs::exists(Path + "/include/stddef.h");
}

Expected<std::string> smemlint::findResourceDir(StringRef Program,
                                                StringRef Given) {
  if (!Given.empty()) {
    if (isResourceDir(Given))
      return Given.str();
    return failure("'{0}' is no resource directory of clang: it has no "
                   "include/stddef.h",
                   Given);
  }
  SmallString<256> Beside(sys::path::parent_path(Program));
  sys::path::append(Beside, "..", "lib", "clang", CLANG_VERSION_MAJOR_STRING);
  sys::path::remove_dots(Beside, /*remove_dot_dot=*/true);
  std::string Built =
      SMEMLINT_LLVM_PREFIX "/lib/clang/" CLANG_VERSION_MAJOR_STRING;
  for (StringRef Path : {StringRef(Beside), StringRef(Built)})
    if (isResourceDir(Path))
      return Path.str();
  return failure("clang's own headers are neither in {0} nor in {1}; install "
                 "clang {2} (libclang-common-{2}-dev on Debian) or name them "
                 "with --resource-dir=DIR",
                 Beside, Built, CLANG_VERSION_MAJOR_STRING);
}

/// What -x says last.
static StringRef explicitLanguage(ArrayRef<std::string> Words) {
  StringRef Language;
  for (size_t I = 0; I < Words.size(); ++I) {
    StringRef Word = Words[I];
    if (Word == "-x" && I + 1 < Words.size())
      Language = Words[++I];
    else if (Word.consume_front("-x"))
      Language = Word;
  }
  return Language;
}

/// The newest architecture that the command names.
static std::optional<Arch> newestNamed(ArrayRef<std::string> Words) {
  std::optional<Arch> Newest;
  for (StringRef Word : Words) {
    if (!Word.consume_front("--cuda-gpu-arch=") &&
        !Word.consume_front("--offload-arch="))
      continue;
    for (StringRef Name : split(Word, ','))
      if (std::optional<Arch> A = parseArch(Name))
        if (!Newest || *Newest < *A)
          Newest = A;
  }
  return Newest;
}

static bool isOnePass(StringRef Word) {
  return is_contained({"--cuda-device-only", "--cuda-host-only",
                       "--offload-device-only", "--offload-host-only"},
                      Word);
}

CompileCommand smemlint::parseOnly(CompileCommand Command,
                                   std::optional<Arch> Wanted,
                                   StringRef ResourceDir) {
  std::string File = absolute(Command.Directory, Command.Filename);
  std::vector<std::string> &Words = Command.CommandLine;
  for (std::string &Word : drop_begin(Words))
    if (Word == Command.Filename)
      Word = File;
  Command.Filename = File;

  // It would print every invocation.
  erase(Words, "-v");
  std::vector<std::string> More = {"-w", "-Wno-unknown-cuda-version",
                                   "-Qunused-arguments"};
  if (languageOf(explicitLanguage(Words), File) == "cuda") {
    if (Wanted) {
      More.push_back("--no-offload-arch=all");
      append_range(More, archFlags(*Wanted));
    } else if (std::optional<Arch> Newest = newestNamed(Words)) {
      More.push_back("--no-offload-arch=all");
      More.push_back("--offload-arch=" + Newest->name());
    }
    if (none_of(Words, isOnePass))
      More.push_back("--cuda-device-only");
  }
  if (none_of(Words,
              [](StringRef W) { return W.starts_with("-resource-dir"); }))
    append_range(More,
                 ArrayRef<std::string>{"-resource-dir", ResourceDir.str()});
  ArgumentsAdjuster Adjust =
      combineAdjusters(combineAdjusters(getClangSyntaxOnlyAdjuster(),
                                        getClangStripOutputAdjuster()),
                       combineAdjusters(getClangStripDependencyFileAdjuster(),
                                        getStripPluginsAdjuster()));
  Adjust = combineAdjusters(
      Adjust, getInsertArgumentAdjuster(More, ArgumentInsertPosition::END));
  Words = Adjust(Words, File);
  return Command;
}
