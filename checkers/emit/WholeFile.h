//===- WholeFile.h - A file that is written whole or not at all -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SMEMLINT_EMIT_WHOLEFILE_H
#define SMEMLINT_EMIT_WHOLEFILE_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

namespace smemlint {

/// Writes \p Text to \p Path; "-" is standard output. What was there stays,
/// byte for byte, until the new text is complete, whatever ends the process
/// before; then the file is replaced. Its mode stays, and so does a link to it.
/// A pipe or a device is written in place. A process that is killed can leave
/// PATH.*.tmp behind, one that is interrupted leaves nothing. The error is the
/// reason only; nothing has changed then.
llvm::Error writeWhole(llvm::StringRef Path, llvm::StringRef Text);

} // namespace smemlint

#endif // SMEMLINT_EMIT_WHOLEFILE_H
