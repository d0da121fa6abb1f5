//===- ResourceDir.cpp ------------------------ -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ResourceDir.h"
#include "clang/Basic/Version.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include <dlfcn.h>
#include <vector>

using namespace smemlint;
namespace path = llvm::sys::path;

static std::string besideProgram(const char *Argv0) {
  static int Here;
  llvm::SmallString<256> Dir(path::parent_path(
      path::parent_path(llvm::sys::fs::getMainExecutable(Argv0, &Here))));
  path::append(Dir, "lib");
  return Dir.str().str();
}

/// Clang is a shared library; its headers were installed with it, or where
/// Debian has them.
static void besideClang(std::vector<std::string> &Dirs) {
  Dl_info Info;
  if (!dladdr(reinterpret_cast<void *>(&clang::getClangFullVersion), &Info))
    return;
  Dirs.push_back(path::parent_path(Info.dli_fname).str());
  llvm::SmallString<256> Real;
  if (llvm::sys::fs::real_path(Info.dli_fname, Real))
    return;
  Dirs.push_back(path::parent_path(Real).str());
  llvm::SmallString<256> Debian(path::parent_path(path::parent_path(Real)));
  path::append(Debian, "llvm-" CLANG_VERSION_MAJOR_STRING, "lib");
  Dirs.push_back(Debian.str().str());
}

llvm::Expected<std::string> smemlint::findResourceDir(const char *Argv0) {
  std::vector<std::string> Libs = {besideProgram(Argv0)};
  besideClang(Libs);
  Libs.push_back(SMEMLINT_LLVM_LIBRARY_DIR);
  std::string Looked;
  for (const std::string &Lib : Libs) {
    llvm::SmallString<256> Dir(Lib);
    path::append(Dir, "clang", CLANG_VERSION_MAJOR_STRING);
    llvm::SmallString<256> Header(Dir);
    path::append(Header, "include", "__clang_cuda_runtime_wrapper.h");
    if (llvm::sys::fs::exists(Header))
      return Dir.str().str();
    Looked += "\n  " + Dir.str().str();
  }
  return llvm::createStringError(
      llvm::inconvertibleErrorCode(),
      "the headers of clang " CLANG_VERSION_MAJOR_STRING
      " were not found; install libclang-common-" CLANG_VERSION_MAJOR_STRING
      "-dev, or name their folder with --resource-dir=DIR. Looked in:" +
          Looked);
}
