//===- HostFlags.cpp ------------------------------------------------------===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "nvcc/HostFlags.h"
#include "clang/Basic/Version.h"
#if CLANG_VERSION_MAJOR >= 22
#include "clang/Options/Options.h"
#else
#include "clang/Driver/Options.h"
#endif
#include "llvm/ADT/STLExtras.h"
#include "llvm/Option/Arg.h"
#include "llvm/Option/ArgList.h"
#include "llvm/Option/OptTable.h"

using namespace llvm;

namespace smemlint {

#if CLANG_VERSION_MAJOR >= 22
namespace options = clang::options;
using clang::getDriverOptTable;
#else
namespace options = clang::driver::options;
using clang::driver::getDriverOptTable;
#endif

/// The words of those arguments that clang's own parser finds and \p Keep
/// takes.
static std::vector<std::string>
filter(ArrayRef<std::string> Words,
       function_ref<bool(const opt::Option &)> Keep) {
  std::vector<const char *> Pointers;
  for (const std::string &Word : Words)
    Pointers.push_back(Word.c_str());
  unsigned MissingIndex, MissingCount;
  opt::InputArgList Args =
      getDriverOptTable().ParseArgs(Pointers, MissingIndex, MissingCount,
                                    opt::Visibility(options::ClangOption));
  // An argument ends where the next begins. A last one without its value is no
  // argument.
  std::vector<unsigned> Ends;
  for (const opt::Arg *A : Args)
    Ends.push_back(A->getIndex());
  Ends.push_back(MissingCount ? MissingIndex : Words.size());

  std::vector<std::string> Kept;
  unsigned Next = 0;
  for (const opt::Arg *A : Args) {
    unsigned End = Ends[++Next];
    if (Keep(A->getOption()))
      Kept.insert(Kept.end(), Words.begin() + A->getIndex(),
                  Words.begin() + End);
  }
  return Kept;
}

std::vector<std::string> keepHostFlags(ArrayRef<std::string> Words) {
  static const unsigned Kept[] = {
#define HOST_FLAG(Id) options::OPT_##Id,
#include "nvcc/HostFlags.def"
  };
  return filter(Words, [](const opt::Option &O) {
    return is_contained(Kept, O.getID());
  });
}

std::vector<std::string> dropUnknownFlags(ArrayRef<std::string> Words) {
  return filter(Words, [](const opt::Option &O) {
    return O.getID() != options::OPT_UNKNOWN;
  });
}

} // namespace smemlint
