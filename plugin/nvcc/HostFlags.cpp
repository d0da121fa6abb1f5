//===- HostFlags.cpp ------------------------------------------------------===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "nvcc/HostFlags.h"
#include "clang/Basic/Version.inc"
#if CLANG_VERSION_MAJOR >= 22
#include "clang/Options/Options.h"
#else
#include "clang/Driver/Options.h"
#endif
#include "llvm/Option/Arg.h"
#include "llvm/Option/ArgList.h"
#include "llvm/Option/OptTable.h"
#include <set>

using namespace llvm;

namespace smemlint {

#if CLANG_VERSION_MAJOR >= 22
namespace options = clang::options;
using clang::getDriverOptTable;
#else
namespace options = clang::driver::options;
using clang::driver::getDriverOptTable;
#endif

static opt::InputArgList parse(ArrayRef<std::string> Words,
                               std::vector<const char *> &Pointers,
                               unsigned &Missing) {
  for (const std::string &Word : Words)
    Pointers.push_back(Word.c_str());
  unsigned First;
  return getDriverOptTable().ParseArgs(
      Pointers, First, Missing, opt::Visibility(options::ClangOption));
}

static bool isKept(const opt::Option &O) {
  static const unsigned Kept[] = {
#define HOST_FLAG(Id) options::OPT_##Id,
#include "nvcc/HostFlags.def"
  };
  return is_contained(Kept, O.getID());
}

std::vector<std::string> keepHostFlags(ArrayRef<std::string> Words) {
  std::vector<const char *> Pointers;
  unsigned Missing;
  opt::InputArgList Args = parse(Words, Pointers, Missing);
  opt::ArgStringList Kept;
  for (const opt::Arg *A : Args)
    if (isKept(A->getOption()))
      A->render(Args, Kept);
  return {Kept.begin(), Kept.end()};
}

std::vector<std::string> dropUnknownFlags(ArrayRef<std::string> Words) {
  std::vector<const char *> Pointers;
  unsigned Missing;
  opt::InputArgList Args = parse(Words, Pointers, Missing);
  std::set<unsigned> Unknown;
  for (const opt::Arg *A : Args.filtered(options::OPT_UNKNOWN))
    Unknown.insert(A->getIndex());
  std::vector<std::string> Kept;
  for (unsigned I = 0; I < Words.size(); ++I)
    if (!Unknown.count(I))
      Kept.push_back(Words[I]);
  return Kept;
}

} // namespace smemlint
