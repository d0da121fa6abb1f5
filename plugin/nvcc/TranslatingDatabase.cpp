//===- TranslatingDatabase.cpp --------------------------------------------===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "nvcc/NvccCommand.h"

using namespace llvm;
using clang::tooling::CompilationDatabase;
using clang::tooling::CompileCommand;

namespace smemlint {

namespace {

class TranslatingDatabase : public CompilationDatabase {
public:
  TranslatingDatabase(std::unique_ptr<CompilationDatabase> Inner,
                      TranslateOptions O,
                      std::function<void(StringRef, Error)> OnError)
      : Inner(std::move(Inner)), O(std::move(O)), OnError(std::move(OnError)) {}

  std::vector<CompileCommand>
  getCompileCommands(StringRef File) const override {
    return translated(Inner->getCompileCommands(File));
  }
  std::vector<std::string> getAllFiles() const override {
    return Inner->getAllFiles();
  }
  std::vector<CompileCommand> getAllCompileCommands() const override {
    return translated(Inner->getAllCompileCommands());
  }

private:
  std::unique_ptr<CompilationDatabase> Inner;
  TranslateOptions O;
  std::function<void(StringRef, Error)> OnError;

  std::vector<CompileCommand>
  translated(const std::vector<CompileCommand> &Commands) const {
    std::vector<CompileCommand> Result;
    for (const CompileCommand &Command : Commands)
      if (Expected<CompileCommand> C = translate(Command, O))
        Result.push_back(std::move(*C));
      else
        OnError(Command.Filename, C.takeError());
    return Result;
  }
};

} // namespace

std::unique_ptr<CompilationDatabase>
translatingDatabase(std::unique_ptr<CompilationDatabase> Inner,
                    TranslateOptions O,
                    std::function<void(StringRef, Error)> OnError) {
  return std::make_unique<TranslatingDatabase>(std::move(Inner), std::move(O),
                                               std::move(OnError));
}

} // namespace smemlint
