//===- CompDb.cpp ------------------------------------------------------===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "nvcc/CompDb.h"
#include "emit/WholeFile.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/Path.h"

using namespace llvm;
using clang::tooling::CompilationDatabase;
using clang::tooling::CompileCommand;

namespace smemlint {

Error writeDatabase(const CompilationDatabase &In, const TranslateOptions &O,
                    StringRef OutDir,
                    std::function<void(StringRef File, Error)> OnError,
                    CompDbStats &Stats) {
  json::Array Entries;
  for (const CompileCommand &Command : In.getAllCompileCommands()) {
    Expected<CompileCommand> C = translate(Command, O);
    if (!C) {
      ++Stats.Failed;
      OnError(Command.Filename, C.takeError());
      continue;
    }
    ++(isNvcc(Command) ? Stats.Translated : Stats.Passed);
    Entries.push_back(json::Object{{"directory", C->Directory},
                                   {"file", C->Filename},
                                   {"arguments", json::Array(C->CommandLine)}});
  }
  if (Entries.empty())
    return createStringError(inconvertibleErrorCode(),
                             Stats.Failed
                                 ? "no command could be translated"
                                 : "the compilation database is empty");
  if (std::error_code EC = sys::fs::create_directories(OutDir))
    return createStringError(EC, "cannot make the directory '%s': %s",
                             OutDir.str().c_str(), EC.message().c_str());
  SmallString<256> Path(OutDir);
  sys::path::append(Path, "compile_commands.json");
  if (Error E = writeWhole(
          Path, formatv("{0:2}\n", json::Value(std::move(Entries))).str()))
    return createStringError(inconvertibleErrorCode(), "cannot write '%s': %s",
                             Path.c_str(), toString(std::move(E)).c_str());
  return Error::success();
}

} // namespace smemlint
