//===- Toolkit.h - The CUDA toolkit of a command -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SMEMLINT_PLUGIN_NVCC_TOOLKIT_H
#define SMEMLINT_PLUGIN_NVCC_TOOLKIT_H

#include "llvm/Support/Error.h"
#include <string>
#include <vector>

namespace smemlint {

struct Toolkit {
  std::string Root; ///< clang's --cuda-path
  unsigned Major = 0, Minor = 0;
  /// Where cuda_runtime.h is: include/, or targets/*/include/ of packages that
  /// keep it only there.
  std::string Include;

  /// Directories that clang does not search by itself: CCCL's, which CUDA 13
  /// keeps apart, and an unusual Include.
  std::vector<std::string> extraIncludes() const;
};

/// The toolkit for a command of \p Nvcc (a path, or a name to look up in PATH;
/// may be empty): \p Given if the user named one, else the one that this nvcc
/// is part of, links resolved, else the first of CUDA_PATH, CUDA_HOME, the nvcc
/// in PATH, /usr/local/cuda. The error says what was tried and what to do.
llvm::Expected<Toolkit> findToolkit(llvm::StringRef Nvcc,
                                    llvm::StringRef Given);

} // namespace smemlint

#endif // SMEMLINT_PLUGIN_NVCC_TOOLKIT_H
