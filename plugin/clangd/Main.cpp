//===- Main.cpp - clangd with the checks of smemlint -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ResourceDir.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/raw_ostream.h"
#include <cstdlib>

namespace clang {
namespace clangd {
/// In libclangdMain.a, which has no header: clangd's own main function.
int clangdMain(int Argc, char *Argv[]);
} // namespace clangd
} // namespace clang

/// clangd's options are also read from its environment variable.
static bool given(llvm::ArrayRef<char *> Args, llvm::StringRef Option) {
  const char *More = std::getenv("CLANGD_FLAGS");
  return llvm::any_of(Args,
                      [&](llvm::StringRef A) {
                        return A.ltrim('-').split('=').first == Option;
                      }) ||
         (More && llvm::StringRef(More).contains(Option));
}

int main(int Argc, char *Argv[]) {
  llvm::SmallVector<char *, 16> Args(Argv, Argv + Argc);
  if (given(Args, "version"))
    // Not "smemlint-clangd version": editors look for "clangd version".
    llvm::outs() << "smemlint " SMEMLINT_VERSION ", in:\n";

  std::string ResourceDir;
  if (!given(Args, "resource-dir")) {
    llvm::Expected<std::string> Found = smemlint::findResourceDir(Argv[0]);
    if (!Found) {
      llvm::errs() << "smemlint-clangd: " << llvm::toString(Found.takeError())
                   << '\n';
      return 1;
    }
    ResourceDir = "--resource-dir=" + *Found;
    Args.insert(Args.begin() + 1, ResourceDir.data());
  }
  Args.push_back(nullptr);
  return clang::clangd::clangdMain(Args.size() - 1, Args.data());
}
