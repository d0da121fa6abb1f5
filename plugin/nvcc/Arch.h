//===- Arch.h - GPU architectures, in nvcc's words and clang's -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SMEMLINT_PLUGIN_NVCC_ARCH_H
#define SMEMLINT_PLUGIN_NVCC_ARCH_H

#include "nvcc/Toolkit.h"
#include <optional>
#include <tuple>

namespace smemlint {

struct Arch {
  unsigned Number = 0; ///< 90 of sm_90a
  /// What else the code may use, in the order in which smemlint prefers them:
  /// nothing, the family's features, the features of this one chip.
  enum Features { Plain, Family, Specific } Suffix = Plain;

  bool operator<(const Arch &O) const {
    return std::tie(Number, Suffix) < std::tie(O.Number, O.Suffix);
  }

  std::string name() const; ///< "sm_90a"
};

/// "sm_90a", "compute_90a", "lto_90a", "90a".
std::optional<Arch> parseArch(llvm::StringRef Name);

/// Whether there is such a chip, or may be one newer than this table: a typing
/// error would otherwise be analysed as what it comes near to.
bool exists(Arch A);

/// What nvcc of this toolkit compiles for without -arch, and the newest it
/// knows (for -arch=all, and for native, which depends on the machine).
Arch defaultArch(const Toolkit &Cuda);
Arch newestArch(const Toolkit &Cuda);

/// clang's flags for \p A: the nearest architecture that this clang knows and
/// is not newer, and nvcc's macros of \p A where clang's would differ.
std::vector<std::string> archFlags(Arch A);

} // namespace smemlint

#endif // SMEMLINT_PLUGIN_NVCC_ARCH_H
