//===- Say.h - Errors of the command -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SMEMLINT_PLUGIN_COMMAND_SAY_H
#define SMEMLINT_PLUGIN_COMMAND_SAY_H

#include "llvm/ADT/Twine.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/WithColor.h"

namespace smemlint {

/// "smemlint: error: ..." on standard error.
inline void sayError(const llvm::Twine &Message) {
  llvm::WithColor::error(llvm::errs(), "smemlint") << Message << '\n';
}

template <typename... Ts>
llvm::Error failure(const char *Format, Ts &&...Values) {
  return llvm::createStringError(
      llvm::inconvertibleErrorCode(),
      llvm::formatv(Format, std::forward<Ts>(Values)...).str());
}

} // namespace smemlint

#endif // SMEMLINT_PLUGIN_COMMAND_SAY_H
