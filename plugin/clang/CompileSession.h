//===- CompileSession.h - What the passes of one compile share -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// clang compiles CUDA once for each architecture and once for the host, each in
// a process of its own. What one pass reported the next must not repeat.
//
//===----------------------------------------------------------------------===//

#ifndef SMEMLINT_PLUGIN_CLANG_COMPILESESSION_H
#define SMEMLINT_PLUGIN_CLANG_COMPILESESSION_H

#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/StringSet.h"
#include <string>

namespace smemlint {

class CompileSession {
public:
  /// Finds the driver that started this process; without one (clang -cc1 by
  /// hand, a single job) every question is answered with "first".
  CompileSession();

  /// True the first time in this compile that \p Key is asked about.
  bool first(llvm::StringRef Key);

private:
  std::string Path; ///< of the file that keeps the keys; empty without a driver
  llvm::StringSet<> Seen; ///< its lines, as far as they were read
  size_t Read = 0;        ///< bytes of it
};

} // namespace smemlint

#endif // SMEMLINT_PLUGIN_CLANG_COMPILESESSION_H
